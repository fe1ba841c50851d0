import { plain } from './marks.ts';
import { SETTLES_ES, SPEAKERS_ES, type Speaker } from './speakers.es.ts';
import type { UnitKind } from './unit.ts';
import { SPEAKERS_EN } from './voices.en.ts';
import type { Voice } from './voices.es.ts';

const SPEAKERS = [...SPEAKERS_ES, ...SPEAKERS_EN];
/** Characters of a passage that tell who speaks in it. */
const SPOKEN_WITHIN = 320;
/** Characters at the end of a reason that tell whether the court settles it. */
const SETTLED_WITHIN = 350;
/** A paragraph shorter than this is a caption or a heading of the record: nobody goes on speaking in it. */
const SPOKEN = 60;

const KIND_OF_VOICE: Record<Voice, UnitKind> = {
  narrative: 'preamble',
  reasoning: 'reasoning',
  decision: 'decision',
  dissent: 'dissent',
  closing: 'closing',
};

/** The first place at which one of some speakers is heard, `Infinity` where none is. */
const heard = (folded: string, ...who: Speaker[]): number =>
  Math.min(
    ...SPEAKERS.filter(({ is }) => who.includes(is)).map(({ pattern }) => pattern.exec(folded)?.index ?? Infinity),
  );

/** Who speaks in a ruling, as its passages are met in their order. */
export class Speech {
  voice: Voice | null = null;
  /** Whether a party has the word where the case is told; it keeps it until another act. */
  private party = false;

  /** A part of the ruling begins. */
  begin(voice: Voice): void {
    this.voice = voice;
    this.party = false;
  }
  /** Whether the ruling decides or closes here: what stands out in its lines is a point of that, no heading. */
  get decides(): boolean {
    return this.voice === 'decision' || this.voice === 'closing';
  }
  /** What a passage is for in the part that has begun, by its words; null in a text that is no ruling. */
  kindOf(words: string): UnitKind | null {
    if (this.voice === null) return null;
    const says =
      this.voice === 'narrative' ? this.tells(words) : this.voice === 'reasoning' && Speech.isAllegation(words);
    return says ? 'allegation' : KIND_OF_VOICE[this.voice];
  }
  private tells(words: string): boolean {
    const folded = plain(words.slice(0, SPOKEN_WITHIN));
    const party = heard(folded, 'party', 'account');
    const goesOn = this.party && words.length >= SPOKEN && heard(folded, 'act') === Infinity;
    return (this.party = goesOn || (party < Infinity && party < heard(folded, 'court')));
  }
  /** Whether a party speaks in a reason, the court not before it; what the court settles in its last words is its own. */
  private static isAllegation(words: string): boolean {
    const folded = plain(words.slice(0, SPOKEN_WITHIN));
    const party = heard(folded, 'party');
    return party < Infinity && party < heard(folded, 'court') && !SETTLES_ES.test(plain(words.slice(-SETTLED_WITHIN)));
  }
}
