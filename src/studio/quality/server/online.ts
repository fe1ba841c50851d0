import { z } from 'zod';
import { text } from '#contract/language.ts';
import { lineAt, lineStarts } from '#reading/lines.ts';
import { gatedInstead, gatedOpinion } from '#reading/support/opinion.ts';
import { findAll, partly, quoted, vouchFor } from '#server/studio/online.ts';
import type { Draft, Given } from '#server/studio/tool.ts';
import { categories, severity, type Severity } from '../contract.ts';
import type quality from '../contract.ts';
import { Joined } from './beside.ts';
import { serverText } from './text.ts';

/** Characters of words that could stand instead. */
const INSTEAD = 400;

const TASK = `You revise the writing of a legal document. Find what a careful editor would mark in the material and a dictionary would not.
- consistencia and coherencia: figures, dates, names, numbers or statements that do not agree with each other. conceptos: a legal term used for another. redaccion: a sentence that can be read in two ways, or that nobody can read. redundancia: something said twice. gramatica, puntuacion and ortografia: plain errors only.
- Why: one sentence that tells what is wrong with these very words. Never say what a law, an academy, a court or an author holds, and name none.
- Suggestion: words that could stand in place of the quotation, without any fact that is not in it; null where it takes more than other words.`;

const finding = quoted.extend({
  category: z.enum(categories),
  severity: severity.describe('high: an error to mend; medium: probably one; low: advice'),
  why: z.string().describe('What is wrong, in one sentence'),
  suggestion: z.string().nullable().describe('Words that could stand there instead'),
});

const say = text({
  en: {
    none: 'A language model read it too and added nothing.',
    added: (n: number): string =>
      `A language model added ${n} ${n === 1 ? 'issue, marked as its own; it does' : 'issues, marked as its own; they do'} not count in the score.`,
  },
  es: {
    none: 'También lo leyó un modelo de lenguaje y no agregó nada.',
    added: (n) =>
      `Un modelo de lenguaje agregó ${n} ${n === 1 ? 'observación, marcada como suya; no cuenta' : 'observaciones, marcadas como suyas; no cuentan'} en la nota.`,
  },
});

/** A model's word alone makes no error certain. */
const bounded = (said: Severity): Severity => (said === 'high' ? 'medium' : said);

/**
 * What the rules found, and what a model finds beside it. Where both mark the same place for the same kind of fault the rule stays. The score is of the
 * rules alone: the same document has the same one, whoever reads it.
 */
export async function online(given: Given<typeof quality>): Promise<Draft<typeof quality>> {
  const { ground, document, language } = given;
  const [vouch, { found, whole }] = [
    await vouchFor(document),
    await findAll(given, { task: TASK, stage: 'consistency', finding }),
  ];
  given.hear('report');
  const joined = new Joined(ground, 0);
  const starts = lineStarts(document.text);
  for (const { finding: said, claim, range, quotation } of found) {
    const beside = { language, vouch };
    const why = gatedOpinion(said.why, quotation, beside);
    if (why === '') continue;
    // Words that are put in place of others say what those say.
    const instead = said.suggestion === null ? null : gatedInstead(said.suggestion, quotation, beside);
    const fits = instead !== null && instead !== '' && instead !== claim.quote && instead.length <= INSTEAD;
    joined.add({
      category: said.category,
      range,
      claim,
      issue: {
        by: 'model',
        text: serverText[language].at(lineAt(starts, range.start), why),
        suggestion: fits ? instead : null,
        why,
        rule: 'model',
        source: null,
        severity: bounded(said.severity),
      },
    });
  }
  const t = say[language];
  return joined.draft(language, [
    joined.added > 0 ? t.added(joined.added) : t.none,
    ...(whole ? [] : [partly[language]]),
  ]);
}
