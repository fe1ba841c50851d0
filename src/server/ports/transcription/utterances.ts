import { z } from 'zod';
import type { Utterance } from '#contract/sources.ts';
import { MAX_SECONDS } from './pieces.ts';

const segment = z.object({ start: z.number(), end: z.number(), text: z.string() });
/**
 * What a transcription server answers. Most tell more of each segment, some only the text. Where one segment makes no sense the text is taken instead:
 * to leave it out would leave out words.
 */
export const heard = z
  .object({ text: z.string().optional(), segments: z.array(segment).nullish().catch(null) })
  .refine(({ text, segments }) => text !== undefined || segments);
export type Heard = z.infer<typeof heard>;

const round = (seconds: number): number => Math.round(seconds * 100) / 100;

/**
 * What was said in one piece that begins at `at` and lasts `seconds`. The times of a server are not believed blindly: they are sorted, kept within the
 * piece and from reaching into what follows. A server that tells no times gives one utterance without any: none are made up.
 */
export function utterancesOf({ text = '', segments }: Heard, at: number, seconds: number | null): Utterance[] {
  const said = segments?.filter((one) => one.text.trim() !== '') ?? [];
  if (said.length === 0) return text.trim() === '' ? [] : [{ from: null, to: null, text: text.trim() }];
  const within = (time: number): number => Math.min(Math.max(0, time), seconds ?? MAX_SECONDS);
  const sorted = said
    .map(({ start, end, text: words }) => ({ start: within(start), end: within(end), words: words.trim() }))
    .sort((a, b) => a.start - b.start);
  return sorted.map(({ start, end, words }, n) => {
    const next = sorted[n + 1]?.start ?? Infinity;
    return { from: round(at + start), to: round(at + Math.max(start, Math.min(end, next))), text: words };
  });
}
