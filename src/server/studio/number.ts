import type { Claim } from '#server/ports/ai/port.ts';
import { type Certifier } from '#server/sources/index.ts';
import { inSlices } from '#server/slices.ts';

type Placed = { citation_id: number };
const isPlaced = (value: object): value is Placed => 'citation_id' in value && typeof value.citation_id === 'number';

/** All places within a result, in the order in which it is written. */
export function* placesIn(value: unknown): Generator<Placed, void> {
  if (typeof value !== 'object' || value === null) return;
  if (isPlaced(value)) yield value;
  for (const part of Object.values(value)) yield* placesIn(part);
}

function* numbering(certifier: Certifier, result: unknown, claims: readonly Claim[]): Generator<void, void> {
  for (const place of placesIn(result)) {
    const claim = claims[place.citation_id - 1];
    const number = claim && certifier.number(claim);
    if (!number) throw new Error('a place of a result has no claim');
    place.citation_id = number;
    yield;
  }
}

/**
 * Verifies every claim that a result places, and changes the numbers of its places to those of the citations: by first appearance, one number for the same
 * span. A claim that stands nowhere keeps its place as a citation that is `missing`. Long results are worked on in slices.
 */
export const numberPlaces = (certifier: Certifier, result: unknown, claims: readonly Claim[]): Promise<void> =>
  inSlices(numbering(certifier, result, claims));
