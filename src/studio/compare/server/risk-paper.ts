import type { Segment } from '#contract/answer.ts';
import type { Language } from '#contract/language.ts';
import { names as riskNames } from '#contract/risk-names.ts';
import type { Place } from '#contract/studio.ts';
import { riskStates, type Risk, type Risks } from '../contract.ts';
import { names } from '../names.ts';
import { levelsIn, riskWords } from '../risk-words.ts';
import { words } from './text.ts';

/** A quotation under a label; nothing where the place has no words. */
type Quote = (label: string, place: Place | null) => Segment[];

/** What a comparison does to the risks, as a part of its paper: what changes with both versions' words, what does not by its name alone. */
export function riskPaper(risks: Risks | null, language: Language, quote: Quote): Segment[] {
  if (!risks) return [];
  const say = riskWords[language];
  const prose = (said: string): Segment => ({ kind: 'prose', text: said });
  const told = (one: Risk): Segment[] => [
    prose(`**${one.title}** · ${levelsIn(one.levels, language)}`),
    ...(one.was ? [prose(say.became(one.was, riskNames[language].level[one.levels[0]!]))] : []),
    ...quote(words[language].before, one.before),
    ...quote(words[language].after, one.after),
    prose(
      [
        one.bears && `${say.bears(one.bears)}.`,
        `**${say.why}:** ${one.why}`,
        `**${say.action}:** ${one.action}`,
        one.basis && `**${say.basis}:** ${one.basis.law}, art. ${one.basis.article}.`,
        one.replacement && `**${say.paste}:** ${one.replacement.balanced}`,
        one.replacement && `**${say.ask}:** ${one.replacement.ask}`,
      ]
        .filter(Boolean)
        .join('\n\n'),
    ),
  ];
  const head: Segment[] = [{ kind: 'heading', text: say.risks }];
  if (risks.read_as === null) return [...head, prose(say.read(risks))];
  return [
    ...head,
    prose(`${say.counts(risks.counts)}.\n\n${say.read(risks)} ${say.unreviewed}`),
    ...riskStates.flatMap((state): Segment[] => {
      const list = risks.list.filter((one) => one.state === state);
      if (list.length === 0) return [];
      return [
        { kind: 'heading', text: `${names[language].risk[state]}: ${risks.counts[state]}` },
        ...(state === 'same'
          ? [prose(list.map(({ title, levels }) => `- ${title} · ${levelsIn(levels, language)}`).join('\n'))]
          : list.flatMap(told)),
      ];
    }),
    ...(risks.left > 0 ? [prose(say.left(risks.left))] : []),
  ];
}
