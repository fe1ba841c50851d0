import { languages } from '#contract/language.ts';
import { conceptsOf } from '#reading/lexicon/concepts.ts';
import { present, readRows, share } from './data.ts';
import type { Bench, Figure } from './figure.ts';
import { articleOf } from './reply/sets/xquad.ts';
import { sideOf } from './split.ts';

/** General questions at most, in per cent, in which a legal concept is named. */
const MOST = 20;

/** In how many general questions a concept is named, by a whole term and at all, on each side and of all. An article of the encyclopedia is a family. */
async function run(report: (figure: Figure) => void): Promise<void> {
  if (!present('xquad')) return;
  for (const language of languages) {
    const paragraphs = readRows<{ pid: number }>('xquad', `passages.${language}.jsonl`)
      .map(({ pid }) => pid)
      .sort((a, b) => a - b);
    const asked = readRows<{ pid: number; question: string }>('xquad', `questions.${language}.jsonl`).map(
      ({ pid, question }) => ({
        side: sideOf(articleOf(paragraphs.indexOf(pid))),
        strength: Math.max(0, ...conceptsOf(question, language).map(({ strength }) => strength)),
      }),
    );
    for (const of of ['held', 'tuned', 'all'] as const) {
      const some = asked.filter(({ side }) => of === 'all' || side === of);
      const least = (strength: number): number =>
        share(some.filter((one) => one.strength >= strength).length, some.length);
      const name = `XQuAD ${language}, ${of}: a concept is named`;
      report({ name, value: least(1), unit: '%', of: some.length, bar: { max: MOST } });
      report({ name: `${name}, or in part`, value: least(Number.EPSILON), unit: '%', of: some.length });
    }
  }
}

export const bench: Bench = { name: 'lexicon', about: 'how often general questions name a legal concept', run };
