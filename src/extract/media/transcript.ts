import { z } from 'zod';
import type { SourceType } from '#contract/source-type.ts';
import type { Utterance } from '#contract/sources.ts';
import { canonical } from '#reading/lines.ts';
import { sentences } from '#reading/sentences.ts';
import { plainReport, Unreadable, type Extracted } from '../extracted.ts';

/** What was said and who wrote it down, as the extraction is handed it. Only our own code makes it: what a sender calls so is not read as one. */
export const TRANSCRIPT = 'application/vnd.fojas.transcript+json';
const SPOKEN: readonly SourceType[] = ['audio', 'video', 'youtube'];
export const isTranscript = ({ type, mediaType }: { type: SourceType; mediaType: string }): boolean =>
  mediaType === TRANSCRIPT && SPOKEN.includes(type);

const utterance = z.object({ from: z.number().nullable(), to: z.number().nullable(), text: z.string() });
const utterances = z.array(utterance);
/** A list alone has no reader to name. */
const transcript = z.union([
  z.object({ reader: z.string().nullable(), utterances }),
  utterances.transform((said) => ({ reader: null, utterances: said })),
]);

/** The bytes that `readTranscript` reads. */
export const writeTranscript = (reader: string | null, said: Utterance[]): Buffer =>
  Buffer.from(JSON.stringify({ reader, utterances: said } satisfies z.input<typeof transcript>));

/** A line ends with its sentence, but not before this many characters: "Sí." is no line. */
const SHORT = 40;
/** A line is no longer than this, in seconds and in characters, unless one utterance is. */
const LONGEST = { seconds: 30, characters: 400 } as const;
/** Seconds of silence that end a line. */
const PAUSE = 2;
const ENDS = /[.?!…]["'»”’)\]]*$/;

type Line = { at: number | null; end: number | null; text: string };
type Timed = { from: number; to: number; text: string };

/** One line of running text: no breaks within it. */
const flat = (text: string): string =>
  canonical(text)
    .replace(/[\n ]+/g, ' ')
    .trim();

function joins(line: Line, { from, to, text }: Timed): boolean {
  if (ENDS.test(line.text) && line.text.length >= SHORT) return false;
  if (line.text.length + text.length > LONGEST.characters) return false;
  return from - line.end! < PAUSE && to - line.at! <= LONGEST.seconds;
}

/** Puts utterances together into lines that read well; no utterance is parted, since when its middle was said is not known. */
function linesOf(said: readonly Timed[]): Line[] {
  const lines: Line[] = [];
  for (const one of said) {
    const line = lines.at(-1);
    if (line && joins(line, one)) Object.assign(line, { text: `${line.text} ${one.text}`, end: one.to });
    else lines.push({ at: one.from, end: one.to, text: one.text });
  }
  return lines;
}

/** The sentences of what has no times, a line each. */
const sentencesOf = (said: readonly Utterance[]): Line[] =>
  said.flatMap(({ text }) =>
    sentences(text).map(({ start, end }) => ({ at: null, end: null, text: text.slice(start, end).trim() })),
  );

const isTimed = (one: Utterance): one is Timed => one.from !== null && one.to !== null;

/** Reads a transcript into lines with the second at which each begins; where any time is unknown there are none. No words at all are MEDIA_UNREADABLE. */
export function readTranscript(bytes: Buffer): Extracted {
  const { reader, utterances: said } = transcript.parse(JSON.parse(bytes.toString()));
  const words = said.map((one) => ({ ...one, text: flat(one.text) })).filter(({ text }) => text !== '');
  if (words.length === 0) throw new Unreadable('MEDIA_UNREADABLE');
  const lines = words.every(isTimed)
    ? linesOf(words.toSorted((a, b) => a.from - b.from))
    : sentencesOf(words).filter(({ text }) => text !== '');
  const times = lines.map(({ at }) => at);
  return {
    text: canonical(lines.map(({ text }) => text).join('\n')),
    report: { ...plainReport(), reader, times: times.every((time) => time !== null) ? times : null },
  };
}
