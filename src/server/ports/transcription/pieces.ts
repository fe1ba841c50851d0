import { Problem } from '#server/http/problem.ts';

/** A frame of MPEG-2 layer III at 16 kHz and a constant 32 kbit/s: 576 samples in 144 bytes (ISO 13818-3). */
export const FRAME_BYTES = 144;
export const SECONDS_A_FRAME = 576 / 16_000;
/** Seconds of the longest recording: a day in court. */
export const MAX_SECONDS = 6 * 60 * 60;
/** A piece is as long as this at most, in seconds: 3.6 MB, far below the 25 MB that providers take. */
const LONGEST = 15 * 60;
/** A piece is not cut before this for the sake of a silence. */
const SHORTEST = 12 * 60;

/** A stretch in which nobody speaks, in seconds. */
export type Silence = { from: number; to: number };
/** A part of a recording that is sent at once: where it begins and how long it is, in seconds. `seconds` is null where that is not known. */
export type Piece = { bytes: Buffer; at: number; seconds: number | null };

/** Cuts MP3 of a constant rate in the middle of silences, or at the longest piece where nobody pauses: a word cut in two is a wrong word. */
export function cutPieces(sound: Buffer, silences: readonly Silence[]): Piece[] {
  const frames = Math.floor(sound.length / FRAME_BYTES);
  const pauses = silences.map(({ from, to }) => Math.round((from + to) / 2 / SECONDS_A_FRAME));
  const pieces: Piece[] = [];
  for (let from = 0; from < frames;) {
    const [soonest, latest] = [from + SHORTEST / SECONDS_A_FRAME, from + LONGEST / SECONDS_A_FRAME];
    const pause = pauses.findLast((frame) => frame >= soonest && frame <= latest);
    const to = frames <= latest ? frames : (pause ?? latest);
    const bytes = sound.subarray(from * FRAME_BYTES, to * FRAME_BYTES);
    // Every frame begins with eleven set bits: where one does not, this is not what was asked for.
    if (bytes[0] !== 0xff || (bytes[1]! & 0xe0) !== 0xe0) throw new Problem('MEDIA_UNREADABLE');
    pieces.push({ bytes, at: from * SECONDS_A_FRAME, seconds: (to - from) * SECONDS_A_FRAME });
    from = to;
  }
  if (pieces.length === 0) throw new Problem('MEDIA_UNREADABLE');
  return pieces;
}
