import type { Language } from '#contract/language.ts';
import type { Read } from '../evidence/choose.ts';
import type { Reply } from '../reply.ts';
import { figureCards } from './cards/figures.ts';
import { listCard, listLine } from './cards/list.ts';
import type { Piece, PlacedCard } from './composed.ts';
import { directLine } from './direct.ts';

/** What stands on top of an answer and beside its passages. `replaced`: which of its parts, by their places, are told by a card alone. */
export type Composed = { direct: Piece[]; cards: PlacedCard[]; replaced: ReadonlySet<number> };

/** Composes what the sources say to a question, in the language to speak: a line, and the cards that its kinds ask for. Only of what is answered. */
export function compose(sources: readonly Read[], { parts }: Reply, ours: Language): Composed {
  const cards: PlacedCard[] = [];
  const replaced = new Set<number>();
  for (const [at, part] of parts.entries()) {
    const { verdict, listed, intent } = part;
    if (verdict.outcome !== 'answer') continue;
    if (listed) cards.push(listCard(sources, listed, intent.said, ours));
    else if (intent.collect === 'passages') cards.push(...figureCards(sources, part, ours));
    if (listed?.rest.length === 0) replaced.add(at);
  }
  const [only] = parts;
  const isList = parts.length === 1 && only?.verdict.outcome === 'answer' && only.listed?.rest.length === 0;
  const direct = isList ? listLine(only.listed!, ours) : directLine(sources, parts, ours);
  return { direct, cards, replaced };
}
