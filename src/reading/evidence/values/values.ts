import type { Language } from '#contract/language.ts';
import { SLOTS, type Slot } from '../../ask/asked.ts';
import { references } from '../../references/references.ts';
import { tokensOf } from '../../rules/tokens.ts';
import type { Hit, Token } from '../../rules/types.ts';
import { isStop } from '../../words.ts';
import type { Value } from '../value.ts';
import { FORMS, type Form } from './forms.ts';
import { FIND } from './rules.ts';

type Range = { start: number; end: number };
/** What stands for a rule that fills no slot: what it covers is no value. */
const NONE = 'none';
type Read = Range & { slot: Slot | typeof NONE; by: string };

const isSlot = (word: string): word is Slot => SLOTS.some((slot) => slot === word);
const slotOf = (id: string): Slot | typeof NONE => {
  const first = id.slice(0, id.indexOf('.'));
  return isSlot(first) ? first : NONE;
};
const holds = (outer: Range, inner: Range): boolean => outer.start <= inner.start && inner.end <= outer.end;
const isWider = (outer: Range, inner: Range): boolean =>
  holds(outer, inner) && outer.end - outer.start > inner.end - inner.start;

/** What one verb phrase may say, each against the others: "no podrá" forbids and allows nothing. */
const MODAL: ReadonlySet<string> = new Set<Slot>(['duty', 'permission', 'prohibition', 'requirement']);
/** Whether a wider reading takes the words of another for itself. */
const takes = (wider: Read, one: Read): boolean =>
  (wider.slot === 'place' && one.by === 'person.name' && holds(wider, one)) ||
  (isWider(wider, one) &&
    (wider.slot === NONE ||
      wider.slot === one.slot ||
      (MODAL.has(wider.slot) && wider.slot !== 'requirement' && MODAL.has(one.slot))));

/** "Sí" affirms: only without its accent it is a condition. */
const AFFIRMS = /^sí/iu;

/** Readings without those that a wider one takes, and each slot's alike but once. Readings are looked at beside their neighbours only. */
function settled(reads: Read[]): Read[] {
  const sorted = reads.sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: Read[] = [];
  const open: Read[] = [];
  for (const one of sorted) {
    for (let i = open.length - 1; i >= 0; i--) if (open[i]!.end <= one.start) open.splice(i, 1);
    const same = open.some((other) => other.slot === one.slot && other.start === one.start && other.end === one.end);
    if (!same && !open.some((other) => takes(other, one))) kept.push(one);
    open.push(one);
  }
  return kept;
}

function byForm(form: Form, words: string): Read[] {
  return [...words.matchAll(form.find)].flatMap((match) => {
    const said = match[1] ?? match[0];
    if (form.not?.test(said)) return [];
    const start = match.index + match[0].lastIndexOf(said);
    return [{ slot: slotOf(form.id), start, end: start + said.length, by: form.id }];
  });
}

/** What the readers of references find, as values; what they find beside is no value, but no number either. */
function byReference(words: string, language: Language): { reads: Read[]; named: Range[] } {
  const reads: Read[] = [];
  const named: Range[] = [];
  for (const one of references(words, language)) {
    named.push(one);
    const place = { start: one.start, end: one.end };
    if (one.kind === 'amount') reads.push({ slot: 'sum', ...place, by: 'sum.amount' });
    else if (one.kind === 'date') reads.push({ slot: 'date', ...place, by: 'date.written' });
    else if (one.kind === 'court') {
      reads.push({ slot: 'person', ...place, by: 'person.court' });
      if (one.place !== null) reads.push({ slot: 'place', ...place, by: 'place.court' });
    }
  }
  return { reads, named };
}

/** Words before a figure that make it a label: "artículo 5", "N° 3", "Section 2", "page 4" (folded). Ours. */
const LABEL =
  /^(?:art|arts|articulos?|clausulas?|incisos?|letras?|numeral(?:es)?|numeros?|num|nro|n|no|ley|leyes|decreto|dfl|dl|titulo|libro|capitulo|parrafo|anexo|rol|rit|ruc|rut|fojas|foja|pagina|paginas|pag|hoja|considerando|motivo|resolucion|oficio|repertorio|folio|section|sections|article|articles|clause|clauses|exhibit|schedule|annex|page|pages|chapter|rule|version|figure|table|item|part|a[ñn]o)$/;
const isFigure = ({ word }: Token): boolean => word.charCodeAt(0) >= 48 && word.charCodeAt(0) <= 57;
const COUNTED = /^\p{L}{3,}$/u;
/** Cardinals in words that count something: those below three are too common to tell. Folded. */
const CARDINAL: Record<Language, RegExp> = {
  es: /^(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\w{3,6}|veint\w{1,7}|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|mil|(?:dos|tres|cuatro|quin|seis|sete|ocho|nove)cient[oa]s|quinient[oa]s|millones)$/,
  en: /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w{3,6}teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|dozens?)$/,
};

/** Figures and cardinals that count something: no label, and not what another reading takes. */
function numbers(words: string, tokens: readonly Token[], language: Language, taken: readonly Range[]): Read[] {
  let next = 0;
  const sorted = [...taken].sort((a, b) => a.start - b.start);
  return tokens.flatMap((token, i) => {
    while (next < sorted.length && sorted[next]!.end <= token.start) next++;
    const [before, after] = [tokens[i - 1], tokens[i + 1]];
    const inWords = CARDINAL[language].test(token.word);
    if (!inWords && !isFigure(token)) return [];
    for (let k = next; k < sorted.length && sorted[k]!.start <= token.start; k++)
      if (holds(sorted[k]!, token)) return [];
    if (before && (LABEL.test(before.word) || /[°º#/-]\s?$/.test(words.slice(before.end, token.start)))) return [];
    // The number of a division at its head, and what a bracket or a degree makes a label.
    if (/^\s?[°º)ª]/.test(words.slice(token.end, token.end + 2)) || (!before && /^[.)-]/.test(words.slice(token.end))))
      return [];
    if (!after || after.opens || !COUNTED.test(after.word) || isStop(after.word, language))
      return inWords || !before
        ? []
        : [{ slot: 'number' as const, start: token.start, end: token.end, by: 'number.bare' }];
    return [{ slot: 'number' as const, start: token.start, end: after.end, by: 'number.counted' }];
  });
}

const asRead = ({ id, start, end }: Hit): Read => ({ slot: slotOf(id), start, end, by: id });

/** A limit that a date sets: "hasta el 31 de marzo", "no later than May 3, 2020" (the words before the date). */
const UNTIL =
  /(?:hasta(?:\s+el)?|a\s+m[áa]s\s+tardar(?:\s+el)?|antes\s+del?|vence(?:rá)?\s+el|until|no\s+later\s+than|on\s+or\s+before|by|before)\s+(?:el\s+)?(?:d[íi]a\s+)?$/iu;
const UNTIL_LENGTH = 32;
const limits = (words: string, reads: readonly Read[]): Read[] =>
  reads.flatMap((one) => {
    if (one.slot !== 'date') return [];
    const from = Math.max(0, one.start - UNTIL_LENGTH);
    const match = UNTIL.exec(words.slice(from, one.start));
    return match ? [{ slot: 'term' as const, start: from + match.index, end: one.end, by: 'term.until' }] : [];
  });

/**
 * What a sentence or row `text[start..end)` holds that can fill a slot, in the order of the text, offsets in `text`. Precise rather than complete: the
 * number of an article is none, and "no podrá" allows nothing. Linear in the length of the range; never throws.
 */
export function valuesIn(text: string, start: number, end: number, language: Language): Value[] {
  const words = text.slice(start, end);
  const tokens = tokensOf(words);
  const { reads, named } = byReference(words, language);
  const hits = FIND[language](tokens).map(asRead);
  const forms = FORMS.filter((form) => form.language === 'both' || form.language === language);
  const found = settled([...reads, ...hits, ...forms.flatMap((form) => byForm(form, words)), ...limits(words, reads)]);
  const figures = found.filter(({ slot }) => ['term', 'sum', 'percent', 'date', 'time', NONE].includes(slot));
  const all = [...found, ...numbers(words, tokens, language, [...named, ...figures])];
  return all
    .flatMap(({ slot, by, ...place }) =>
      slot === NONE || (by === 'condition.if' && AFFIRMS.test(words.slice(place.start)))
        ? []
        : [{ slot, start: start + place.start, end: start + place.end, by }],
    )
    .sort((a, b) => a.start - b.start || a.end - b.end);
}
