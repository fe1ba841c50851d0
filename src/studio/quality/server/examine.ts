import type { Language } from '#contract/language.ts';
import { checkConsistency } from '#reading/consistency/consistency.ts';
import { checkGrammar } from '#reading/grammar/grammar.ts';
import type { Finding } from '#reading/grammar/rule.ts';
import { proseStart } from '#reading/front-matter.ts';
import { wordsOf } from '#reading/words.ts';
import { morphology } from './morphology.ts';
import { spelling } from './spelling.ts';

export type Examined = { findings: Finding[]; words: number };

/** Of what spelling and grammar both found at one place, the grammar's: it knows the neighbours. */
function merged(spelled: readonly Finding[], written: readonly Finding[]): Finding[] {
  const narrow = written.filter(({ start, end }) => end - start <= 120);
  let at = 0;
  const left = spelled.filter((one) => {
    while (at < narrow.length && narrow[at]!.end <= one.start) at++;
    const rival = narrow[at];
    return !rival || rival.start >= one.end || rival.rule.style === true;
  });
  return [...left, ...written];
}

/** What another checker found where ours found nothing. */
function besides(ours: readonly Finding[], others: readonly Finding[]): Finding[] {
  const sorted = [...ours].sort((a, b) => a.start - b.start);
  let at = 0;
  return others.filter((one) => {
    while (at < sorted.length && sorted[at]!.end <= one.start) at++;
    const near = sorted[at];
    return !near || near.start >= one.end;
  });
}

/**
 * Everything that is found in a text, in order of place, and how many words it has. `others`: what another checker found, in order of place. `hear`: the
 * stage, and how much of it is done.
 */
export function examine(
  text: string,
  speaks: Language,
  hear: (stage: string, done?: number) => void = () => undefined,
  others: readonly Finding[] = [],
): Examined {
  hear('spelling');
  const spelled = spelling(text, speaks);
  hear('grammar');
  const written = checkGrammar(text, { language: speaks, ...(speaks === 'es' && { morphology: morphology() }) });
  hear('consistency');
  const agreed = checkConsistency(text, speaks, (done) => hear('consistency', done));
  const language = merged(spelled, written);
  const from = proseStart(text);
  const findings = [...language, ...besides(language, others), ...agreed]
    .filter(({ start }) => start >= from)
    .sort((a, b) => a.start - b.start || a.end - b.end);
  return { findings, words: wordsOf(text).length };
}
