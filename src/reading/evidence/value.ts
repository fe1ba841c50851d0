import type { Slot } from '../ask/asked.ts';

/** Something that fills a slot, at its place in a text (UTF-16 offsets, the end excluded). `by`: the id of the rule that read it. */
export type Value = { slot: Slot; start: number; end: number; by: string };
