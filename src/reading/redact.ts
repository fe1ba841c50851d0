import type { Range } from './lines.ts';
import { fold } from './words.ts';

/** What stays here, and the mark that stands in its place. */
export type Hidden = { mark: string; words: string };
type Kind = 'TEXT' | 'EMAIL' | 'RUT' | 'PHONE' | 'ADDRESS' | 'NAME';
type Found = { start: number; end: number; kind: Kind };

/** A mark as it may come back: other hyphens, spaces and letters of another case are forgiven. */
const MARK = /\[\s*(TEXT|EMAIL|RUT|PHONE|ADDRESS|NAME)\s?[-‐‑–]\s?(\d+(?:\.\d+)?)\s*\]/gi;

/** The check digit of a RUT: modulo 11 with the factors 2 to 7 from the right (D.S. 1.301 of 1975, Registro Civil). */
function rutHolds(typed: string): boolean {
  const digits = typed.replace(/[^\dk]/gi, '').toUpperCase();
  const sum = Array.from(digits.slice(0, -1))
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (2 + (at % 6)), 0);
  return '0123456789K0'[11 - (sum % 11)] === digits.at(-1);
}
const SAID_RUT = /(?:r\.?u\.?[tn]\.?|c[ée]dula|identidad|tributario)[^\d\n]{0,30}$/i;

/** The patterns are ours: they take what is surely of its kind, and leave what only may be. */
const PATTERNS: [Kind, RegExp, ((text: string, found: RegExpMatchArray) => boolean)?][] = [
  ['TEXT', MARK],
  ['EMAIL', /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,4}/gu],
  [
    'RUT',
    /(?<![\d.])\d{1,2}\.?\d{3}\.?\d{3}\s?[-‐‑–]\s?[\dk](?![\p{L}\d])/giu,
    (text, { 0: typed, index = 0 }) => rutHolds(typed) || SAID_RUT.test(text.slice(Math.max(0, index - 60), index)),
  ],
  ['PHONE', /(?<![\p{L}\d])\+\d{1,3}(?:[\s.-]?\(?\d{1,4}\)?){2,5}(?!\d)/gu],
  ['PHONE', /(?<![\p{L}\d.,$-])9[\s-]?\d{4}[\s-]?\d{4}(?![\d-]|[.,]\d)/gu],
  [
    'PHONE',
    /(?<=(?:tel[ée]fono|fono|celular|m[óo]vil|phone|tel\.)\s?(?:n[°º.]*)?\s?:?\s?)\(?\d{1,4}\)?(?:[\s-]?\d{2,4}){2,3}(?!\d)/giu,
  ],
  [
    'ADDRESS',
    /(?<![\p{L}\d])(?:calle|avenida|avda\.?|av\.|pasaje|psje\.?|camino|paseo|alameda|ruta)\s+[\p{Lu}\d][\p{L}\d.'’ ]{1,50}?,?\s*(?:n(?:[°º.]|[úu]mero)*\s*)?(?:\d{1,2}\.\d{3}|\d{1,5})(?!\d)(?:\s*,?\s*(?:depto\.?|departamento|oficina|of\.|piso|casa|block|torre)\s*(?:n[°º.]*\s*)?[\p{L}\d-]{1,6})*/giu,
    (_text, { 0: typed }) => /\s[\p{Lu}\d]/u.test(typed),
  ],
  [
    'ADDRESS',
    /(?<=domiciliad[oa]s?\s{1,2}(?:para estos efectos\s{1,2})?en\s{1,2})\p{Lu}[^,;\n\d]{2,50}\s(?:n(?:[°º.]|[úu]mero)*\s*)?(?:\d{1,2}\.\d{3}|\d{1,5})(?!\d)/gu,
  ],
  [
    'ADDRESS',
    /(?<![\p{L}\d])\d{1,5}\s+(?:\p{Lu}[\p{L}.]+\s){1,4}(?:Street|St\.|Avenue|Ave\.?|Road|Rd\.|Boulevard|Blvd\.?|Lane|Drive)(?:,?\s(?:Suite|Apt\.?|Floor)\s[\p{L}\d-]{1,6})?/gu,
  ],
];

const WORD = String.raw`\p{Lu}[\p{L}'’-]+`;
const NAME = String.raw`${WORD}(?:[^\S\n]+(?:(?:de|del|la|las|los|y|von|van|da)[^\S\n]+){0,2}${WORD}){0,4}`;
/** A name is sure after a courtesy title, and before the identity card of who bears it. */
const TITLED = new RegExp(
  String.raw`(?<![\p{L}\d])(?:[Dd]on|DON|[Dd]oña|DOÑA|[Ss]eñor(?:a|ita)?|SEÑORA?|Sra?\.|Srta\.|Dña\.|Mr\.?|Mrs\.?|Ms\.?|Dra?\.)[^\S\n]+(${NAME})`,
  'gu',
);
const CARRIED = new RegExp(
  String.raw`(?<![\p{L}\d])(${WORD}(?:[^\S\n]+(?:(?:de|del|la|las|los)[^\S\n]+){0,2}${WORD}){1,4})(?:,[^,;.\n]{1,40}){0,6},?\s+(?:c[ée]dula|C\.I\.|RUN)(?![\p{L}])`,
  'gu',
);
/** Offices that follow a courtesy title and name nobody. */
const OFFICE =
  /^(?:juez|jueza|magistrad|ministr|president|fiscal|notari|director|gerente|secretari|alcalde|intendente|contralor|conservador|rector|senador|diputad|defensor|relator|presente|arrendador|arrendatari|comprador|vendedor|demandan|demandad)/;

/** The names in a text that are surely somebody's. */
function namesIn(text: string): string[] {
  const found = [TITLED, CARRIED].flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1]!));
  return found.filter((name) => !OFFICE.test(fold(name)));
}

const PARTICLE = /^(?:de|del|la|las|los|y|von|van|da)$/i;
const escaped = (words: readonly string[]): string =>
  words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+');

/** How somebody may be called further on: by all names, or by the first with one surname; by one surname alone only after a title. */
function callsOf(name: string): string[] {
  const words = name.split(/\s+/);
  const own = words.filter((word) => !PARTICLE.test(word));
  if (own.length < 2) return [];
  const pairs = own.slice(1).map((word) => escaped([own[0]!, word]));
  return [escaped(words), ...pairs, ...(own.length > 2 ? [escaped(own.slice(-2))] : [])];
}

/** Words of the same length and shape that say nothing; a character of two units stays two. */
const blank = (words: string): string =>
  words.replace(/\p{Lu}/gu, (one) => 'X'.repeat(one.length)).replace(/(?!X)\p{L}/gu, (one) => 'x'.repeat(one.length)).replace(/\p{N}/gu, (one) => '0'.repeat(one.length)); // prettier-ignore

/**
 * Replaces what names people in texts that go together, and puts it back. RUTs with their check digit, e-mails, telephones, addresses, and names
 * where they are sure; the same words have the same mark in all texts ("[RUT-1]"), another spelling of them a variant of it ("[RUT-1.2]").
 * `restore(hide(text))` is the text. Names of companies and places stay.
 */
export class Redactor {
  readonly hidden: Hidden[] = [];
  private readonly marks = new Map<string, string>();
  private readonly words = new Map<string, string>();
  private readonly known = new Map<string, { number: number; spellings: number }>();
  private readonly counts = new Map<Kind, number>();
  private readonly names: RegExp | null;

  /** `texts`: where names are learnt from. */
  constructor(texts: readonly string[]) {
    const calls = [...new Set(texts.flatMap(namesIn).flatMap(callsOf))].sort((a, b) => b.length - a.length);
    this.names = calls.length > 0 ? new RegExp(`(?<![\\p{L}\\d])(?:${calls.join('|')})(?![\\p{L}\\d])`, 'giu') : null;
  }

  private find(text: string): Found[] {
    const found: Found[] = [];
    const add = (kind: Kind, start: number, end: number): void => {
      if (!found.some((one) => start < one.end && end > one.start)) found.push({ kind, start, end });
    };
    for (const [kind, pattern, holds] of PATTERNS)
      for (const match of text.matchAll(pattern))
        if (!holds || holds(text, match)) add(kind, match.index, match.index + match[0].length);
    for (const match of text.matchAll(TITLED))
      if (!OFFICE.test(fold(match[1]!)))
        add('NAME', match.index + match[0].length - match[1]!.length, match.index + match[0].length);
    if (this.names)
      for (const match of text.matchAll(this.names))
        if (/^\p{Lu}/u.test(match[0])) add('NAME', match.index, match.index + match[0].length);
    return found.sort((a, b) => a.start - b.start);
  }

  private markOf(kind: Kind, words: string): string {
    const old = this.marks.get(words);
    if (old) return old;
    const key = `${kind} ${fold(words).replace(kind === 'NAME' ? /\s+/g : /[^a-z\d@]/g, '')}`;
    let same = this.known.get(key);
    if (!same) {
      const number = (this.counts.get(kind) ?? 0) + 1;
      this.counts.set(kind, number);
      this.known.set(key, (same = { number, spellings: 0 }));
    }
    same.spellings++;
    const mark = `[${kind}-${same.number}${same.spellings > 1 ? `.${same.spellings}` : ''}]`;
    this.marks.set(words, mark);
    this.words.set(mark, words);
    this.hidden.push({ mark, words });
    return mark;
  }

  /** The text with marks in the place of what names people. */
  hide(text: string): string {
    let out = '';
    let at = 0;
    for (const { start, end, kind } of this.find(text)) {
      out += text.slice(at, start) + this.markOf(kind, text.slice(start, end));
      at = end;
    }
    return out + text.slice(at);
  }

  /** The text as long as it is, with other letters and digits in the place of what names people; and where these are, in their order. */
  cover(text: string): { text: string; covered: Range[] } {
    const covered = this.find(text).map(({ start, end }) => ({ start, end }));
    let out = '';
    let at = 0;
    for (const { start, end } of covered) {
      out += text.slice(at, start) + blank(text.slice(start, end));
      at = end;
    }
    return { text: out + text.slice(at), covered };
  }

  /** The text with its words back; a mark that nobody made stays as it is. */
  restore(text: string): string {
    return text.replace(
      MARK,
      (typed, kind: string, number: string) => this.words.get(`[${kind.toUpperCase()}-${number}]`) ?? typed,
    );
  }
}
