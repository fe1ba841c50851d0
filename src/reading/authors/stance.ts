import { lineStarts, type Range } from '../lines.ts';
import { foldSameLength } from '../references/cursor.ts';
import { sentences } from '../sentences.ts';
import type { Authors, Resolved } from './authors.ts';
import { notesOf, plain, type Note } from './plain.ts';

export type Position = 'supports' | 'opposes' | 'other' | 'neutral';
export type Speaker = 'claimant' | 'defendant' | 'dissent';
/** What the words around a mention say of it. `sentence`: where those words stand; `signal`: those that show a position. */
export type Stance = { position: Position; signal: Range | null; sentence: Range; speaker: Speaker | null };

/** Words that bring an author in as support, and against (folded); the lists are ours, after how rulings and briefs word it. */
const FOR =
  /\ben (?:el mismo|igual|similar|identico|este|tal|ese) sentido\b|\ben (?:esta|esa|la misma) linea\b|\bcomo (?:bien |lo |ya |acertadamente |correctamente )*(?:ense.a|recuerda|explica|se.ala|sostiene|afirma|advierte|apunta|destaca|precisa|indica)n?\b|\b(?:como|asi) (?:bien |lo |ya )*han? (?:se.alado|sostenido|dicho|ense.ado|explicado|afirmado|advertido|entendido|destacado)\b|\blo se.alado por (?:el|la) profesora?\b|\bsiguiendo (?:en esto )?a\b|\ben (?:palabras|opinion) de\b|\bal decir de\b|\btal como\b|\bdoctrina (?:mayoritaria|conteste|uniforme|unanime|autorizada|dominante)\b|\bcoinciden?\b|\bavalan?\b|\brespaldan?\b|\ben apoyo\b|\bcon razon\b|\bacertadamente\b|\blo confirman?\b|\bcomparte el criterio\b|\bpor todos\b/g;
const AGAINST =
  /\ben contra(?=[,:;.)]| se | vease| cfr)|\ben sentido (?:opuesto|contrario|diverso)\b|\ben contrario\b|\bdiscrep(?:a|an|ando)\b|\bcritic(?:a|an|ado|ada|ando)\b|\bobjet(?:a|an|ado|ada)\b|(?<!\bes )\bminoritari[oa]s?\b|\b(?:hay|existen) quienes\b|\botro sector\b|\bcuestion(?:a|an|ado|ada)\b|\bpor el contrario\b|\ben cambio\b|\ba diferencia de\b|\bcontradicen?\b|\bse apartan?\b|\bdisienten?\b|\brechazan? (?:la|el|esta|esa|toda?|tal)\b|\brefutan?\b|\bno (?:resulta|es) (?:aplicable|procedente|atendible|pertinente)\b|\bcontrariamente\b/g;
const SAYS = '(?:alega|sostiene|invoca|argumenta|expone|arguye|aduce|refiere|afirma|cita|señala|senala|apoya|funda)';
const CLAIMANT = new RegExp(
  `\\b(?:demandante|actor|actora|recurrente|querellante|solicitante|reclamante|apelante|ejecutante|requirente)\\b[^.;]{0,60}\\b${SAYS}`,
);
const DEFENDANT = new RegExp(
  `\\b(?:demandad[oa]|recurrid[oa]|querellad[oa]|reclamad[oa]|apelad[oa]|ejecutad[oa]|requerid[oa])\\b[^.;]{0,60}\\b${SAYS}`,
);
const DISSENT = /voto (?:en contra|disidente|de minoria)|disidencia|acordad[oa] (?:con|contra)|estuv(?:o|ieron) por/;
/** Characters of a sentence beyond which it is no place to show. */
const LONG = 560;
const BEFORE = 200;
/** Characters before a mention in which its sentence may say who speaks. */
const SPEAKER = 1000;
/** Characters before a mention in which its paragraph may say that it dissents. */
const VOTE = 1500;
/** A line that heads something is no longer. */
const HEADING = 80;

/** Reads what the words around mentions say: those of the sentence of a mention and of the one before, and for a note those where it is referred to. */
export class Stances {
  private readonly folded: string;
  private readonly sentences: Range[];
  private readonly notes: Note[];
  private readonly marks: Map<string, number>;
  /** Where notes are referred to, mentions and paragraphs begin: each in its order. */
  private readonly places: Record<'marks' | 'mentions' | 'lines' | 'notes', ArrayLike<number>>;
  constructor(
    private readonly text: string,
    private readonly all: readonly Resolved[],
  ) {
    this.folded = foldSameLength(text);
    this.sentences = sentences(text);
    const flat = plain(text);
    this.notes = notesOf(flat);
    this.marks = marksOf(text, this.notes);
    this.places = {
      marks: [...this.marks.values()].sort((a, b) => a - b),
      mentions: all.map(({ start }) => start),
      lines: lineStarts(flat),
      notes: this.notes.map(({ start }) => start),
    };
  }

  /** The sentence that a place stands in, with its number. */
  sentenceAt(place: number): { n: number; range: Range } {
    let [low, high] = [0, this.sentences.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.sentences[middle]!.end <= place) low = middle + 1;
      else high = middle;
    }
    const { start, end } = this.sentences[low] ?? { start: place, end: place };
    // No sentence goes beyond its paragraph.
    const { lines } = this.places;
    const next = firstFrom(lines, place + 1);
    const range = {
      start: Math.max(this.belowHeading(start, place), lines[next - 1] ?? 0),
      end: next < lines.length ? Math.min(end, lines[next]! - 1) : end,
    };
    return { n: low, range };
  }

  /** Where a sentence begins that a heading without a stop stands before. */
  private belowHeading(start: number, place: number): number {
    const length = this.text.slice(start, start + HEADING + 1).indexOf('\n');
    const line = start + length;
    if (length < 0 || line >= place) return start;
    const heads = /^(?:#|[IVX\d]{1,4}[.)]|[\p{Lu}\s]+$).*[^.,;:]$/u.test(this.text.slice(start, line));
    return heads && /^\s*[\p{Lu}"“«]/u.test(this.text.slice(line + 1, line + 6)) ? line + 1 : start;
  }

  /** What is shown of a sentence: all of it, or of a long one the words around a place, from word to word. */
  cut({ start, end }: Range, place: number): Range {
    if (end - start <= LONG) return { start, end };
    let from = Math.max(start, place - BEFORE);
    let to = Math.min(end, Math.max(place, from) + LONG - BEFORE);
    while (from > start && /\S/.test(this.text[from - 1]!)) from--;
    while (to < end && /\S/.test(this.text[to]!)) to++;
    return { start: from, end: to };
  }

  /** Where a note is referred to in the text; undefined where that was not found. */
  referred = (note: string | null): number | undefined => (note === null ? undefined : this.marks.get(note));

  of(number: number): Stance {
    const mention = this.all[number]!;
    const last = this.notes[firstFrom(this.places.notes, mention.start + 1) - 1];
    const note = last && mention.start < last.end ? last : undefined;
    const mark = note && this.marks.get(note.number);
    const own = note ? this.clause(number, note) : this.clause(number, this.sentenceAt(mention.start).range);
    const windows = [own];
    if (mark !== undefined) windows.push(...this.body(mark));
    else if (!note) {
      const before = this.sentences[this.sentenceAt(mention.start).n - 1];
      const apart = before && this.text.slice(before.end, this.sentenceAt(mention.start).range.start);
      if (before && !this.holds(before) && apart !== undefined && !/\n\s*\n/.test(apart)) windows.push(before);
    }
    const read = (expression: RegExp): Range | null => {
      for (const window of windows) {
        const hits = [...this.folded.slice(window.start, window.end).matchAll(expression)].filter(
          ({ index }) => !/\b(?:no|sin|ni) (?:se )?$/.test(this.folded.slice(window.start, window.start + index)),
        );
        const hit = hits.at(-1);
        if (hit) return { start: window.start + hit.index, end: window.start + hit.index + hit[0].length };
      }
      return null;
    };
    const [favour, contrary] = [read(FOR), read(AGAINST)];
    const place = mark ?? mention.start;
    return {
      position: favour && contrary ? 'other' : favour ? 'supports' : contrary ? 'opposes' : 'neutral',
      signal: favour && contrary ? null : (favour ?? contrary),
      sentence: this.cut(
        mark === undefined && note ? { start: note.start, end: note.end } : this.sentenceAt(place).range,
        mark ?? mention.start,
      ),
      speaker: this.speaker(place),
    };
  }

  /** The part of a sentence or note that is about one mention: from the mention before it to the one after it. */
  private clause(number: number, within: Range): Range {
    const mention = this.all[number]!;
    const before = this.all[number - 1];
    const after = this.all[number + 1];
    const stop = /[.;]["”»)]?\s/.exec(this.text.slice(mention.end, within.end));
    const own = stop ? mention.end + stop.index : within.end;
    return {
      start: Math.max(within.start, before && !sameWork(before, mention) ? before.end : within.start),
      end: Math.max(mention.end, Math.min(own, after && !sameWork(after, mention) ? after.start : within.end)),
    };
  }

  /** Where a note is referred to: the words from the mark before it on, and the sentence before where that has no mark. */
  private body(mark: number): Range[] {
    const { n, range } = this.sentenceAt(mark - 1);
    const { marks } = this.places;
    const other = marks[firstFrom(marks, mark) - 1] ?? -1;
    const before = this.sentences[n - 1];
    const own = { start: Math.max(range.start, other), end: mark };
    const marked = before && (marks[firstFrom(marks, before.start + 1)] ?? Infinity) <= before.end + 6;
    return before && !marked && other < range.start ? [own, before] : [own];
  }

  private holds = ({ start, end }: Range): boolean => {
    const { mentions } = this.places;
    return (mentions[firstFrom(mentions, start)] ?? Infinity) < end;
  };

  private speaker(place: number): Speaker | null {
    const { range } = this.sentenceAt(place);
    const before = this.folded.slice(Math.max(range.start, place - SPEAKER), place);
    if (CLAIMANT.test(before)) return 'claimant';
    if (DEFENDANT.test(before)) return 'defendant';
    const near = this.folded.slice(Math.max(place - VOTE, 0), place);
    return DISSENT.test(near.slice(near.lastIndexOf('\n\n') + 1)) ? 'dissent' : null;
  }
}

/** The number of the first of some ascending places that is not before `place`. */
function firstFrom(places: ArrayLike<number>, place: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (places[middle]! < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

const sameWork = (a: Resolved, b: Resolved): boolean => a.authors.some((n) => b.authors.includes(n));

/** Where the text refers to its notes: "[^3]", "³", "(3)", each where it first stands before its note. */
function marksOf(text: string, notes: readonly Note[]): Map<string, number> {
  const out = new Map<string, number>();
  const first = notes[0]?.start ?? 0;
  const numbers = new Set(notes.map(({ number }) => number));
  const starts = new Set(lineStarts(text));
  for (const hit of text.matchAll(/\[\^([\p{L}\d]{1,4})\](?!:)|([¹²³⁴-⁹⁰]{1,3})|(?<=\p{L}["”»)]? ?)\((\d{1,3})\)/gu)) {
    const number = hit[1] ?? hit[3] ?? [...(hit[2] ?? '')].map((c) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(c)).join('');
    if (starts.has(hit.index) || !numbers.has(number) || out.has(number)) continue;
    if (hit[3] !== undefined && hit.index > first) continue;
    out.set(number, hit.index);
  }
  return out;
}

/** The position of several mentions together: both kinds make `other`, none `neutral`. */
export function together(list: readonly Position[]): Position {
  const [supports, opposes] = [list.includes('supports'), list.includes('opposes')];
  if (list.includes('other') || (supports && opposes)) return 'other';
  return supports ? 'supports' : opposes ? 'opposes' : 'neutral';
}

/** Says that doctrine holds something (folded). */
const CLAIM =
  /\b(?:la|nuestra|una parte de la|cierta|alguna|toda la|en) (?:mejor |mas autorizada )?doctrina(?: (?:\w+)){0,3}?(?: se)? (?:ha |han )?(?:sostiene|se.ala|entiende|ense.a|afirma|considera|estima|define|denomina|llama|indica|reconoce|exige|admite|distingue|acepta|advierte|enfatiza|ve\b|sostenido|se.alado|entendido|afirmado|considerado|estimado|definido|denominado|dado en llamar|dicho|indicado|reconocido|resuelto|concordado)|\b(?:los|algunos|diversos|varios|la mayoria de los) (?:autores|tratadistas|doctrinadores)(?: \w+){0,2} (?:coinciden|sostienen|se.alan|entienden|afirman|admiten|ense.an|estiman|consideran|han)|\b(?:segun|conforme a|de acuerdo con|de acuerdo a|siguiendo las explicaciones de) la (?:mejor )?doctrina\b|\bcomo expresa un autor\b|\bla doctrina (?:mayoritaria|minoritaria|uniforme|unanime|conteste|nacional|comparada|extranjera|autorizada)\b|\bla doctrina que sostiene\b/g;

/** Statements of doctrine that name nobody in their sentence or the next, nor refer to a note. */
export function unsupported(
  text: string,
  { mentions }: Authors,
  stances: Stances,
): { sentence: Range; words: Range }[] {
  const folded = foldSameLength(text);
  const seen = new Set<number>();
  return [...folded.matchAll(CLAIM)].flatMap((hit) => {
    const { n, range } = stances.sentenceAt(hit.index);
    const end = Math.max(range.end, stances.sentenceAt(range.end + 2).range.end);
    const before = mentions.some((one) => one.start < range.start && one.end > range.start - 120);
    const named = mentions.some((one) => one.start >= range.start && one.start < end);
    const marked = /\[\^[\p{L}\d]{1,4}\]|\p{L}[.,]?[¹²³⁴-⁹⁰]/u.test(text.slice(hit.index, range.end + 8));
    // "la doctrina de este Tribunal" is its own; a court's rulings are no doctrine of authors.
    const own = /\bdoctrina (?:de (?:este|esta|la corte|los tribunales)|jurisprudencial|jurisprudencia)/.test(
      folded.slice(hit.index, hit.index + 60),
    );
    if (named || marked || own || seen.has(n) || (before && named)) return [];
    seen.add(n);
    return [
      {
        sentence: stances.cut(range, hit.index),
        words: {
          start: hit.index,
          end: hit.index + hit[0].length + (/^\p{L}*/u.exec(text.slice(hit.index + hit[0].length))?.[0].length ?? 0),
        },
      },
    ];
  });
}
