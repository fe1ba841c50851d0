import type { Place } from '#contract/studio.ts';
import { divisionName } from './division-name.ts';
import type { Range } from './concept.ts';
import type { Language } from '#contract/language.ts';
import { partAt } from '#reading/rulings/parts.ts';
import { speakerName } from './speaker.ts';
import type { Study } from './study.ts';

/** A sentence is shown whole up to so many characters; of a longer one the stretch that matters, with so many before and behind it. */
const WHOLE = 420;
const AROUND = { before: 120, after: 200 } as const;

const REASON: Record<Language, string> = { es: 'considerando', en: 'reason' };
/** What a numbered reason is called: "SEXTO" as it stands, "6" as "considerando 6". */
const reasonName = (label: string, language: Language): string | null =>
  /^\d/.test(label) ? `${REASON[language]} ${label}` : label || null;

/** Collects the places that a map rests on; the same stretch has one number. */
export class Evidence {
  readonly claims: { source: 0; start: number; end: number; quote: string }[] = [];
  private readonly known = new Map<string, number>();
  private readonly nameAt: (offset: number) => string | null;
  constructor(
    readonly study: Study,
    private readonly language: Language,
  ) {
    const { ruling } = study;
    // In a ruling only its numbered reasons have a name of their own.
    this.nameAt = ruling
      ? (offset) => reasonName(partAt(ruling.structure, offset)?.label ?? '', language)
      : divisionName(study.text);
  }
  /** The number of a stretch, as a place with the name of its division, and who speaks there where the court of a ruling does not. */
  place({ start, end }: Range): Place {
    const key = `${start} ${end}`;
    let number = this.known.get(key);
    if (number === undefined) {
      this.claims.push({ source: 0, start, end, quote: this.study.text.slice(start, end) });
      number = this.claims.length;
      this.known.set(key, number);
    }
    const speaker = this.study.speakerAt({ start, end });
    const label = [this.nameAt(start), speaker && speakerName(speaker, this.language)].filter(Boolean).join(' · ');
    return { citation_id: number, ...(label && { label }) };
  }
  /** A sentence, or of a long one what stands around the tokens from `first` to `last` (excluded). */
  sentence(number: number, first: number, last: number): Range {
    const { start, end, tokens } = this.study.sentences[number]!;
    if (end - start <= WHOLE) return { start, end };
    const [from, to] = [tokens[first]!.start, tokens[Math.max(first, last - 1)]!.end];
    const begin = tokens.find((token) => token.start >= from - AROUND.before)!.start;
    const stop = tokens.findLast((token) => token.end <= to + AROUND.after)!.end;
    return { start: from - start <= AROUND.before ? start : begin, end: Math.max(stop, to) };
  }
}
