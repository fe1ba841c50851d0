import type { Line } from './line.ts';
import { plain, type Mark } from './marks.ts';
import { signOf, type Sign } from './sign.ts';
import { DECIDES_EN, SPEAKERS_EN, VOICES_EN } from './voices.en.ts';
import { DECIDES_ES, SPEAKERS_ES, VOICES_ES, type Voice } from './voices.es.ts';

const VOICES: readonly Sign<Voice>[] = [...VOICES_ES, ...VOICES_EN];
const SPEAKERS = [...SPEAKERS_ES, ...SPEAKERS_EN];
/** Characters behind the formula within which something is decided. */
const DECIDED_WITHIN = 1400;
/** Characters of a reason that tell who speaks in it. */
const SPOKEN_WITHIN = 320;

/** Where a part of a ruling begins: the line, by its place, and what it opens. */
export type Zone = { line: number; voice: Voice };

const decides = (text: string, from: number): boolean => {
  const words = plain(text.slice(from, from + DECIDED_WITHIN));
  return DECIDES_ES.test(words) || DECIDES_EN.test(words);
};

/**
 * The parts of a ruling in their order. A formula of decision opens none while the considerandos go on behind it: it stands then within a reason.
 */
export function zonesOf(text: string, lines: readonly Line[], marks: readonly Mark[]): Zone[] {
  const zones: Zone[] = [];
  const divisions = marks.filter(({ form }) => form.role === 'division');
  const following: (Mark | undefined)[] = [];
  for (let at = marks.length - 1; at >= 0; at--)
    following[at] = marks[at]!.form.role === 'division' ? marks[at] : following[at + 1];
  const lastCue = lines.findLastIndex((line) => line.fresh && signOf(VOICES, line.head.trim())?.is === 'reasoning');
  let voice: Voice = 'narrative';
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
    if (marked && mark.value === 1 && voice === 'narrative' && i > lastCue) {
      // Nothing says where the reasons begin: their first number does.
      zones.push({ line: i, voice: (voice = 'reasoning') });
      return;
    }
    if (line.furniture || !(line.paragraph || line.fresh)) return;
    const found = signOf(VOICES, line.head.trim());
    if (!found || found.is === voice) return;
    if (found.is === 'narrative' && (voice === 'reasoning' || voice === 'dissent') && !/^vistos? ?:/.test(line.head))
      return;
    if (found.is === 'reasoning' && voice === 'dissent') return;
    if (found.is === 'decision') {
      if (voice === 'dissent' || voice === 'closing') return;
      if (!decides(text, line.start)) return;
      const after = following[next + (marked ? 1 : 0)];
      if (after && after.value !== 1) return;
      if (voice === 'narrative' && after && found.id !== 'it-is-decided') return;
    }
    if (found.is === 'closing' && voice === 'narrative') return;
    zones.push({ line: i, voice: (voice = found.is) });
  });
  return zones;
}
/** The mark from which the last row of numbers counts: in a decision its points. */
const lastStart = (divisions: readonly Mark[]): Mark | undefined =>
  divisions[divisions.findLastIndex(({ value }) => value === 1)];

/** Whether a party speaks in a passage of a ruling, and the court not before it. */
export function isAllegation(words: string): boolean {
  const folded = plain(words.slice(0, SPOKEN_WITHIN));
  const at = (who: 'court' | 'party'): number =>
    Math.min(...SPEAKERS.filter(({ is }) => is === who).map(({ pattern }) => pattern.exec(folded)?.index ?? Infinity));
  const party = at('party');
  return party < Infinity && party < at('court');
}
