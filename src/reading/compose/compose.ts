import type { Language } from '#contract/language.ts';
import type { Read } from '../evidence/choose.ts';
import { asksSums, isOfManySums } from '../evidence/awarded.ts';
import type { Part, Reply } from '../reply.ts';
import { comparisonCard, comparisonLine } from './cards/comparison.ts';
import { figureCards } from './cards/figures.ts';
import { listCard, listLine } from './cards/list.ts';
import { thenLine, whatIfCard } from './cards/what-if.ts';
import type { Piece, PlacedCard } from './composed.ts';
import { directLine } from './direct.ts';

/** What stands on top of an answer and beside its passages. `replaced`: which of its parts, by their places, are told by a card alone. */
export type Composed = { direct: Piece[]; cards: PlacedCard[]; replaced: ReadonlySet<number> };

/** Composes what the sources say to a question, in the language to speak: a line, and the cards that its kinds ask for. Only of what is answered. */
export function compose(sources: readonly Read[], { parts }: Reply, ours: Language): Composed {
  const cards: PlacedCard[] = [];
  const replaced = new Set<number>();
  for (const [at, part] of parts.entries()) {
    const { verdict, listed, compared, intent } = part;
    if (verdict.outcome !== 'answer') continue;
    if (listed && !parts.slice(0, at).some((before) => isSameList(before, part)))
      cards.push(listCard(sources, listed, intent, ours));
    else if (listed) replaced.add(at);
    else if (intent.collect === 'passages') {
      const whatIf = whatIfCard(sources, part, ours);
      if (whatIf) cards.push(whatIf);
      cards.push(...figureCards(sources, part, ours));
    }
    if (compared) cards.push(comparisonCard(sources, compared, intent.matter, ours));
    if (listed?.rest.length === 0 || compared?.matters.every(({ id }) => id !== null)) replaced.add(at);
  }
  return { direct: lineOn(sources, parts, cards, ours), cards, replaced };
}

/** Whether two parts list the very same things: "¿qué plazos hay y cuándo vencen?". */
const isSameList = (one: Part, other: Part): boolean =>
  one.verdict.outcome === 'answer' &&
  one.listed?.items.length === other.listed?.items.length &&
  (one.listed?.items.every(({ source, start }, i) => {
    const there = other.listed!.items[i]!;
    return there.source === source && there.start === start;
  }) ??
    false);

/** The line on top: what a card counts or says in a word, else the shortest words that answer. */
function lineOn(
  sources: readonly Read[],
  parts: readonly Part[],
  cards: readonly PlacedCard[],
  ours: Language,
): Piece[] {
  const [only, ...others] = parts;
  // One of several sums that a ruling orders to pay is not what is to be paid.
  if (parts.some(({ intent, evidence }) => asksSums(intent) && isOfManySums(sources, evidence[0]))) return [];
  if (!only || others.length > 0) return directLine(sources, parts, ours);
  if (only.verdict.outcome !== 'answer') return [];
  if (only.listed?.rest.length === 0) return listLine(sources, only.listed, ours);
  const compared = cards.find(({ kind }) => kind === 'comparison');
  if (compared) return comparisonLine(compared, ours);
  // The best of several things that are listed is not all that is asked.
  if (only.listed) return [];
  const then = thenLine(cards, ours);
  return then.length > 0 ? then : directLine(sources, parts, ours);
}
