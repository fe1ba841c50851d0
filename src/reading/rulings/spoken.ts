import type { Voice } from '#contract/voices.ts';
import type { Range } from '../lines.ts';
import { partAt, type PartName } from './parts.ts';
import type { Reading } from './precedents.ts';

/** A sentence of a ruling: the part that it stands in, the number of that part, and who speaks. */
export type Spoken = Range & { part: PartName | null; number: number | null; voice: Voice };

/** The sentences of a ruling, in their order. */
export const spokenIn = ({ sentences, structure, voices }: Reading): Spoken[] =>
  sentences.map(({ start, end }, i) => {
    const part = partAt(structure, start);
    return { start, end, part: part?.name ?? null, number: part?.number ?? null, voice: voices[i]! };
  });
