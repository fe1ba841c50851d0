import { languages } from '#contract/language.ts';
import { conceptsOf } from '#reading/lexicon/concepts.ts';
import { present, readRows, share } from './data.ts';
import type { Bench, Figure } from './figure.ts';
import { articleOf } from './reply/sets/xquad.ts';
import { onBothSides } from './split.ts';

/** General questions at most, in per cent, in which a legal concept is named. */
const MOST = 20;

/** In how many general questions a concept is named, by a whole term and at all. An article of the encyclopedia is a family. */
async function run(report: (figure: Figure) => void): Promise<void> {
  if (!present('xquad')) return;
  for (const language of languages) {
    const paragraphs = readRows<{ pid: number }>('xquad', `passages.${language}.jsonl`)
      .map(({ pid }) => pid)
      .sort((a, b) => a - b);
    const asked = readRows<{ pid: number; question: string }>('xquad', `questions.${language}.jsonl`);
    await onBothSides(
      report,
      asked,
      ({ pid }) => articleOf(paragraphs.indexOf(pid)),
      (tell, some) => {
        const named = some.map(({ question }) => conceptsOf(question, language));
        const count = (is: (strength: number) => boolean): number =>
          share(named.filter((all) => all.some(({ strength }) => is(strength))).length, some.length);
        const common = { unit: '%', of: some.length };
        tell({
          name: `XQuAD ${language}: a concept is named`,
          value: count((strength) => strength === 1),
          bar: { max: MOST },
          ...common,
        });
        tell({ name: `XQuAD ${language}: … or in part`, value: count(() => true), ...common });
      },
    );
  }
}

export const bench: Bench = {
  name: 'lexicon',
  about: 'how often general questions name a legal concept',
  run,
};
