import type { Line } from './line.ts';
import { plain, type Mark } from './marks.ts';
import { signOf, type Sign } from './sign.ts';
import { DECIDES_EN, VOICES_EN } from './voices.en.ts';
import { DECIDES_ES, VOICES_ES, type Voice } from './voices.es.ts';

const VOICES: readonly Sign<Voice>[] = [...VOICES_ES, ...VOICES_EN];
/** Characters behind the formula within which something is decided. */
const DECIDED_WITHIN = 1400;
/** Characters of a ruling that tell its language. */
const LANGUAGE_WITHIN = 6000;

/** Where a part of a ruling begins: the line, by its place, and what it opens. */
export type Zone = { line: number; voice: Voice };

const decides = (text: string, from: number, to = from + DECIDED_WITHIN): boolean => {
  const words = plain(text.slice(from, Math.min(to, from + DECIDED_WITHIN)));
  return DECIDES_ES.test(words) || DECIDES_EN.test(words);
};
/** A formula that is the whole of its line opens its part wherever the line stands. */
const FORMULA =
  /^"? ?(?:y )?(?:vistos?|considerando|teniendo (?:presente|en consideracion)|se declara|se resuelve|resuelvo)[a-z ,]{0,40} ?:$/;
/** Whether a line is such a formula: where it opens no part it is quoted, and no heading. */
export const isFormula = (line: Line): boolean => FORMULA.test(line.head.trim());
/** Where the paragraph that begins with a line ends. */
function paragraphEnd(lines: readonly Line[], i: number): number {
  let last = i;
  while (last + 1 < lines.length && !lines[last + 1]!.paragraph) last++;
  return lines[last]!.end;
}
const isSpanish = (text: string): boolean => / que /.test(text.slice(0, LANGUAGE_WITHIN));
/** Whether the first number of a row opens the reasons where no words do: in Spanish a bare number does so before "Que" alone; others are of lists. */
export const opensReasons = (text: string, { form, end }: Mark): boolean =>
  form.id !== 'number' || /^[\s.:)–-]*que\b/i.test(text.slice(end, end + 12)) || !isSpanish(text);

/**
 * The parts of a ruling in their order. A formula of decision opens none while the considerandos go on behind it: it stands then within a reason.
 */
export function zonesOf(text: string, lines: readonly Line[], marks: readonly Mark[]): Zone[] {
  const zones: Zone[] = [];
  const divisions = marks.filter(({ form }) => form.role === 'division');
  const following: (Mark | undefined)[] = [];
  for (let at = marks.length - 1; at >= 0; at--)
    following[at] = marks[at]!.form.role === 'division' ? marks[at] : following[at + 1];
  const lastCue = lines.findLastIndex(
    (line) => (line.fresh || isFormula(line)) && signOf(VOICES, line.head.trim())?.is === 'reasoning',
  );
  let voice: Voice = 'narrative';
  let seen = false;
  let next = 0;
  lines.forEach((line, i) => {
    while (next < marks.length && marks[next]!.start < line.start) next++;
    const mark = marks[next];
    const marked = mark !== undefined && mark.start === line.start && mark.form.role === 'division';
    if (
      marked &&
      mark.value === 1 &&
      (voice === 'decision' || voice === 'closing') &&
      !(voice === 'decision' && divisions.at(-1)!.series === mark.series && lastStart(divisions) === mark)
    ) {
      // Another judgment, or the reasons of a vote, begin to count anew.
      if (voice === 'closing') zones.push({ line: i, voice: (voice = 'reasoning') });
      return;
    }
    if (marked && mark.value === 1 && voice === 'narrative' && i > lastCue && opensReasons(text, mark)) {
      // Nothing says where the reasons begin: their first number does.
      zones.push({ line: i, voice: (voice = 'reasoning') });
      return;
    }
    const words = line.head.trim();
    if (line.furniture || !(line.paragraph || line.fresh || isFormula(line))) return;
    const found = signOf(VOICES, words);
    // Each vote apart is a part of its own.
    if (!found || (found.is === voice && voice !== 'dissent' && (seen || voice !== 'narrative'))) return;
    if (found.is === 'narrative' && (voice === 'reasoning' || voice === 'dissent') && !/^vistos? ?:/.test(line.head))
      return;
    if (found.is === 'reasoning' && voice === 'dissent') return;
    if (found.is === 'decision') {
      if (voice === 'dissent' || voice === 'closing') return;
      const within = found.id === 'in-view-of' ? paragraphEnd(lines, i) : undefined;
      if (!decides(text, line.start, within)) {
        // An order that tells nothing begins with its reasons.
        if (within !== undefined && voice === 'narrative' && seen && next >= marks.length)
          zones.push({ line: i, voice: (voice = 'reasoning') });
        return;
      }
      const after = following[next + (marked ? 1 : 0)];
      if (after && after.value !== 1) return;
      if (voice === 'narrative' && after && found.id !== 'it-is-decided') return;
    }
    if (found.is === 'closing' && voice === 'narrative') return;
    seen ||= found.is === 'narrative';
    zones.push({ line: i, voice: (voice = found.is) });
  });
  return zones;
}
/** The mark from which the last row of numbers counts: in a decision its points. */
const lastStart = (divisions: readonly Mark[]): Mark | undefined =>
  divisions[divisions.findLastIndex(({ value }) => value === 1)];
