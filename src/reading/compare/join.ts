import { align, likenessOf, type Pair } from './align.ts';
import type { Block } from './blocks.ts';

/** How much more two paragraphs together are like one of the other text than the first alone: then they are that one, divided. */
const CLOSER = 0.1;
/** What they then have in common with it at least. */
const ALIKE = 0.6;

const joined = (first: Block, second: Block): Block => ({
  ...first,
  end: second.end,
  tokens: [...first.tokens, ...second.tokens],
  body: `${first.body} ${second.body}`,
});

/** What a paragraph is in the other text: another one with other words, nothing (`null`), or what needs no joining (`undefined`). */
type Partner = Block | null | undefined;

/** Whether two neighbours are together what `target` is, more than the one of them that it was taken for. */
function isDivided(first: Block, second: Block, target: Block, taken: Block): boolean {
  const together = likenessOf(joined(first, second), target);
  return together >= ALIKE && together - likenessOf(taken, target) > CLOSER;
}

/** The paragraphs of a text, those joined that the other text has as one. */
function join(blocks: readonly Block[], partnerOf: (at: number) => Partner): Block[] {
  const found: Block[] = [];
  let last: Partner;
  blocks.forEach((block, at) => {
    const before = found.at(-1);
    const own = partnerOf(at);
    const isPart = before !== undefined && block.label === null && !block.isHeading && !before.isHeading;
    const target = own === null ? last : last === null ? own : undefined;
    if (isPart && target && isDivided(before, block, target, own === null ? before : block)) {
      found[found.length - 1] = joined(before, block);
      last = target;
    } else {
      found.push(block);
      last = own;
    }
  });
  return found;
}

/**
 * The paragraphs of two texts, aligned, where one that is divided in one of them is one in both: line ends and the breaks of pages divide what the other text has
 * whole. Only what has no number of its own is joined to what stands before it.
 */
export function alignJoined(
  a: readonly Block[],
  b: readonly Block[],
): { a: readonly Block[]; b: readonly Block[]; pairs: readonly Pair[] } {
  const pairs = align(a, b);
  const [ofA, ofB] = [new Map<number, Partner>(), new Map<number, Partner>()];
  for (const { a: i, b: k, moved } of pairs) {
    const changed = !moved && a[i]!.body !== b[k]!.body;
    ofA.set(i, changed ? b[k] : undefined);
    ofB.set(k, changed ? a[i] : undefined);
  }
  const partner =
    (of: ReadonlyMap<number, Partner>) =>
    (at: number): Partner =>
      of.has(at) ? of.get(at) : null;
  const [joinedA, joinedB] = [join(a, partner(ofA)), join(b, partner(ofB))];
  if (joinedA.length === a.length && joinedB.length === b.length) return { a, b, pairs };
  return { a: joinedA, b: joinedB, pairs: align(joinedA, joinedB) };
}
