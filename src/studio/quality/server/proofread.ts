import { text } from '#contract/language.ts';
import { proseStart } from '#reading/front-matter.ts';
import { lineAt, lineStarts } from '#reading/lines.ts';
import type { Extent, SlipKind } from '#server/ports/grammar/port.ts';
import type { Tool } from '#server/studio/tool.ts';
import type { Category } from '../contract.ts';
import type quality from '../contract.ts';
import { Joined } from './beside.ts';
import { dialectOf } from './dialect.ts';
import { serverText } from './text.ts';

const CATEGORIES: Record<SlipKind, Category> = {
  spelling: 'ortografia',
  confused: 'ortografia',
  grammar: 'gramatica',
  punctuation: 'puntuacion',
  typography: 'puntuacion',
};

/** A finding of ours over more characters is a remark on a whole sentence, which hides no error of another kind inside. */
const NARROW = 120;

const extents = <T extends Record<Extent, (n: number) => string>>(of: T) => of;
const say = text({
  en: {
    quoted: (said: string) => `LanguageTool says: “${said}”`,
    read: extents({
      whole: (n) =>
        n === 0
          ? 'LanguageTool read it too and added nothing.'
          : `LanguageTool added ${n} ${n === 1 ? 'issue, marked as its own; it does' : 'issues, marked as its own; they do'} not count in the score.`,
      beginning: (n) =>
        `LanguageTool read about the first hundred pages and added ${n} ${n === 1 ? 'issue' : 'issues'}, marked as its own, outside of the score.`,
      part: (n) =>
        `LanguageTool stopped answering: it read only a part and added ${n} ${n === 1 ? 'issue' : 'issues'}, marked as its own, outside of the score.`,
      nothing: () => 'The LanguageTool server did not answer: only the rules of Fojas read this document.',
    }),
  },
  es: {
    quoted: (said) => `LanguageTool dice: «${said}»`,
    read: extents({
      whole: (n) =>
        n === 0
          ? 'También lo leyó LanguageTool y no agregó nada.'
          : `LanguageTool agregó ${n} ${n === 1 ? 'observación, marcada como suya; no cuenta' : 'observaciones, marcadas como suyas; no cuentan'} en la nota.`,
      beginning: (n) =>
        `LanguageTool leyó unas cien páginas, las primeras, y agregó ${n} ${n === 1 ? 'observación, marcada como suya' : 'observaciones, marcadas como suyas'}, fuera de la nota.`,
      part: (n) =>
        `LanguageTool dejó de responder: leyó solo una parte y agregó ${n} ${n === 1 ? 'observación, marcada como suya' : 'observaciones, marcadas como suyas'}, fuera de la nota.`,
      nothing: () => 'El servidor de LanguageTool no respondió: este documento lo leyeron solo las reglas de Fojas.',
    }),
  },
});

/**
 * What the rules found, and beside it what a checker of grammar finds where they are silent. The score is of the rules alone: the same document has the same one on every
 * installation.
 */
export const proofread: NonNullable<Tool<typeof quality>['proofread']> = async (given) => {
  const { ground, document, language, grammar, hear, signal } = given;
  const { slips, extent } = await grammar.check(
    document.text,
    {
      language: dialectOf(document.text, document.speaks),
      from: proseStart(document.text),
      hear: (done) => hear('grammar', done),
    },
    signal,
  );
  const joined = new Joined(ground, NARROW);
  const starts = lineStarts(document.text);
  const isOwn = language === document.speaks;
  for (const { start, end, kind, rule, message, suggestion } of slips) {
    const why = isOwn ? message : say[language].quoted(message);
    joined.add({
      category: CATEGORIES[kind],
      range: { start, end },
      claim: { source: 0, start, end, quote: document.text.slice(start, end) },
      issue: {
        by: 'languagetool',
        text: serverText[language].at(lineAt(starts, start), why),
        suggestion,
        why,
        rule: `languagetool.${rule}`,
        source: null,
        severity: 'medium',
      },
    });
  }
  return joined.draft(language, [say[language].read[extent](joined.added)]);
};
