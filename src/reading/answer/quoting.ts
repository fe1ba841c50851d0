import type { Decision } from './decide.ts';
import type { Intent } from './intent.ts';
import type { Found } from './look-up.ts';
import type { Ranked, Read } from './rank.ts';
import type { Exchange } from './understand.ts';

/** Sentences of an answer, and of one source in it. */
export const MOST = { quotes: 5, ofSource: 3 } as const;
/** A further sentence is quoted while it scores this share of the best one. */
const BESIDE = 0.62;
/** … and holds this share of what the best one holds of the question's words, or comes so close to it that it says it in others. */
const HELD = 0.5;
const CLOSE = 0.85;
/** Rows of a sheet are all alike but for the words that are asked: a further one must hold as many. */
const ALIKE = 0.95;

/** What the rule of an intent misses and a proof of the concept that is asked finds. */
export const proven = (decision: Decision, ruling: readonly Found[] | null): Found[] =>
  ruling !== null &&
  ruling.length === 0 &&
  decision.verdict === 'answer' &&
  decision.sentences.some(({ proof }) => proof)
    ? choose(decision, 'open')
    : [];

/** The sentences that the last answer did not quote. */
export function notSaid(sources: readonly Read[], quotes: readonly Found[], history: readonly Exchange[]): Found[] {
  const said = (history.at(-1)?.answer ?? '').replace(/\s+/g, ' ');
  return quotes.filter(
    ({ source, start, end }) => !said.includes(sources[source]!.text.slice(start, end).replace(/\s+/g, ' ')),
  );
}

const found = ({ source, start, end, score }: Ranked): Found => ({ source, start, end, score });

/** The sentences worth quoting: the best, and those that come close to it. A definition stands alone with what states it too. */
export function choose({ sentences }: Decision, intent: Intent): Found[] {
  const said = sentences.filter((one) => !one.heading);
  const telling =
    [said.filter((one) => one.defines), said.filter((one) => one.proof), said].find((list) => list.length > 0) ?? [];
  const [best] = telling;
  if (!best) return [];
  const share = intent === 'comparison' ? 0.4 : BESIDE;
  const enough = telling.filter(
    (one) =>
      one.score >= share * best.score &&
      (!one.row || one.coverage >= ALIKE * best.coverage) &&
      (one.proof || one.coverage >= HELD * best.coverage || one.score >= CLOSE * best.score),
  );
  const perSource = new Map<number, number>();
  const kept = enough.filter(({ source }) => {
    const count = (perSource.get(source) ?? 0) + 1;
    perSource.set(source, count);
    return count <= MOST.ofSource;
  });
  return kept.slice(0, intent === 'open' ? 3 : MOST.quotes).map(found);
}

/** By source in the order of the best of each, the quotations of a source in the order of its text. */
export function grouped(quotes: readonly Found[]): { source: number; quotes: Found[] }[] {
  const groups = new Map<number, Found[]>();
  for (const quote of quotes) groups.set(quote.source, [...(groups.get(quote.source) ?? []), quote]);
  return [...groups].map(([source, list]) => ({ source, quotes: list.sort((a, b) => a.start - b.start) }));
}
