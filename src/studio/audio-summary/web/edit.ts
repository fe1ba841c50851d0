import { SCRIPT, type AudioSummary, type Line } from '../contract.ts';

/** A line as it is being changed. `id`: its own while it is edited; `citation`: the number of the words that it came from. */
export type Edited = {
  id: number;
  speaker: Line['speaker'];
  part: Line['part'];
  text: string;
  citation: number | null;
};
/** A script that is being changed, and what it was before each change. `focus`: the line to be in, after a change that moved it. */
export type Editing = {
  lines: readonly Edited[];
  past: readonly (readonly Edited[])[];
  /** What was done last: words that are written on in one line are one change. */
  last: string;
  focus: number | null;
};
export type Change =
  | { do: 'write'; id: number; text: string }
  | { do: 'speaker'; id: number; speaker: Line['speaker'] }
  | { do: 'remove' | 'add'; id: number }
  | { do: 'move'; id: number; by: 1 | -1 }
  | { do: 'undo' };

/** Changes that can be taken back. */
const PAST = 200;
/** Characters that a voice speaks in a second, where nothing was measured: ours, of eSpeak NG at its usual pace. */
const PACE = 15;

/** The lines of a result as they are sent and edited. */
export const linesOf = ({ lines }: AudioSummary): Edited[] =>
  lines.map(({ speaker, part, text, location }, id) => ({
    id,
    speaker,
    part,
    text,
    citation: location?.citation_id ?? null,
  }));

export const begun = (lines: readonly Edited[]): Editing => ({ lines, past: [], last: '', focus: null });

/** The lines after a change, and the one to be in; null where it changes nothing. */
function changed(lines: readonly Edited[], change: Exclude<Change, { do: 'undo' }>) {
  const at = lines.findIndex(({ id }) => id === change.id);
  const line = lines[at];
  if (!line) return null;
  const put = (part: Partial<Edited>): Edited[] => lines.with(at, { ...line, ...part });
  switch (change.do) {
    case 'write':
      return { lines: put({ text: change.text }), focus: null };
    case 'speaker':
      return { lines: put({ speaker: change.speaker }), focus: null };
    case 'remove': {
      if (lines.length === 1) return null;
      return { lines: lines.toSpliced(at, 1), focus: (lines[at + 1] ?? lines[at - 1])!.id };
    }
    case 'add': {
      if (lines.length >= SCRIPT.lines) return null;
      const id = 1 + Math.max(...lines.map((one) => one.id));
      const speaker = line.speaker === 'a' ? 'b' : 'a';
      return {
        lines: lines.toSpliced(at + 1, 0, { id, speaker, part: line.part, text: '', citation: null }),
        focus: id,
      };
    }
    case 'move': {
      const other = lines[at + change.by];
      if (!other) return null;
      // A line that passes another is where that one is.
      return { lines: lines.with(at, other).with(at + change.by, { ...line, part: other.part }), focus: line.id };
    }
  }
}

/** A script after a change, which can be taken back. */
export function edit(editing: Editing, change: Change): Editing {
  const { lines, past, last } = editing;
  if (change.do === 'undo') {
    const before = past.at(-1);
    return before ? { lines: before, past: past.slice(0, -1), last: '', focus: null } : editing;
  }
  const next = changed(lines, change);
  if (!next) return editing;
  const name = `${change.do} ${change.id}`;
  const goesOn = change.do === 'write' && name === last;
  return { ...next, past: goesOn ? past : [...past, lines].slice(-PAST), last: name };
}

const charactersOf = (lines: readonly Pick<Line, 'text'>[]): number =>
  lines.reduce((sum, { text }) => sum + text.trim().length, 0);

/** How long a script is, and about how many minutes it lasts: by the pace at which it was spoken, where it was. */
export function measure(lines: readonly Edited[], { lines: spoken, audio }: AudioSummary) {
  const pace = audio ? charactersOf(spoken) / audio.seconds : PACE;
  const characters = charactersOf(lines);
  return { characters, minutes: Math.max(1, Math.round(characters / pace / 60)) };
}

/** Whether two scripts say the same. */
export const isSameScript = (a: readonly Edited[], b: readonly Edited[]): boolean =>
  a.length === b.length &&
  a.every(({ speaker, text, citation }, i) => {
    const other = b[i]!;
    return speaker === other.speaker && text === other.text && citation === other.citation;
  });
