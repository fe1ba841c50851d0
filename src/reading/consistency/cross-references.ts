import type { Language } from '#contract/language.ts';
import type { Emit } from '../grammar/emit.ts';
import { NUMBER_OF, numberOf, type Label } from './labels.ts';
import { ANNEX, CROSS_REFERENCE, NUMBERING_GAP, NUMBERING_TWICE } from './rules.ts';

/** What follows a number and says that it is of this document. */
const OWN_ES =
  '\\s+(?:de (?:est[ea]|la presente|el presente)|anterior|precedente|siguiente|m[áa]s adelante)(?![\\p{L}])';
const OWN_EN = '\\s+(?:below|above|of th(?:is|e present))(?![\\p{L}])';
/** A division that a document names, when it is of this document. */
const MENTION: Record<Language, RegExp> = {
  es: new RegExp(
    `(?<![\\p{L}])(cl[áa]usula|(?:numeral|n[úu]mero|p[áa]rrafo|punto|secci[óo]n|apartado|cap[íi]tulo|art[íi]culo|considerando|motivo|fundamento)(?=\\s+${NUMBER_OF}${OWN_ES})|(?:numeral|punto|p[áa]rrafo|secci[óo]n|apartado)(?=\\s+\\d+\\.\\d)|ac[áa]pite|(?:apartado|secci[óo]n|punto)(?=\\s+(?:\\d+(?:\\.\\d+)*|[IVXL]+)\\s*[,;.)]))\\s+(${NUMBER_OF})(?![\\p{L}\\d])`,
    'giu',
  ),
  en: new RegExp(
    `(?<![\\p{L}])(section|clause|article|part(?=\\s+[IVXL]+)|paragraph(?=\\s+\\d[\\d.]*${OWN_EN})|paragraph(?=\\s+\\d+\\.\\d))\\s+(\\d+(?:\\.\\d+){0,2}|[IVXLC]+)(?![\\p{L}\\d])`,
    'giu',
  ),
};
/** What a ruling names of itself; a clause in it is of a contract. */
export const OF_RULING = new RegExp(
  `(?<![\\p{L}])(considerando|motivo|fundamento|razonamiento)(?=\\s+${NUMBER_OF}${OWN_ES})\\s+(${NUMBER_OF})(?![\\p{L}\\d])`,
  'giu',
);

/** What follows a number that belongs to another text. */
const ELSEWHERE: Record<Language, RegExp> = {
  es: /^(?:\s*,?\s*(?:letra|n[°º]|n[úu]mero|inciso)[^,.;]{0,20})?\s*(?:,|y|e|o)?\s*(?:de(?:l| la| los| las)?|precedente del?|,? del?)\s+(?!presente|este|esta)(?:\p{L}+\s+){0,2}(?:contrato|acuerdo|convenio|escritura|art[íi]culo|directiva|ley|c[óo]digo|reglamento|decreto|estatuto|bases|anexo|p[óo]liza)/iu,
  en: /^(?:\([a-z0-9]{1,4}\))*\s*(?:of|to|under|in)\s+(?!(?:this|the present)\s)/i,
};
const BEFORE_EN = /(?:act|code|law|rule|regulation|u\.s\.c\.|statutes?|irc)\s*,?\s*$/i;
/** So many divisions must be labelled before one is called missing. */
const FEWEST = 5;

/** References to clauses and sections that the document does not have. */
export function crossReferences(
  text: string,
  labels: readonly Label[],
  language: Language,
  emit: Emit,
  mention = MENTION[language],
): void {
  const own = labels.filter(({ kind }) => kind !== 'annex');
  const spanish = own.filter(({ kind }) => kind === 'clause');
  // Where clauses are named, a bare number is an item, but "4.2" is a part of a clause.
  const divisions =
    spanish.length >= 3 ? own.filter(({ kind, number }) => kind !== 'number' || number.includes('.')) : own;
  const known = new Set((language === 'es' ? divisions : own).map(({ number }) => number));
  if (known.size < (language === 'es' ? 3 : FEWEST)) return;
  const tops = new Set([...known].map((number) => number.split('.')[0]));
  const divided = new Set([...known].filter((number) => number.includes('.')).map((number) => number.split('.')[0]));
  const articles = own.some(({ kind }) => kind === 'article');
  for (const match of text.matchAll(mention)) {
    // Where no division of its own is an article, an article is one of a law.
    if (!articles && /^art/i.test(match[1]!)) continue;
    const end = match.index + match[0].length;
    if (ELSEWHERE[language].test(text.slice(end, end + 80))) continue;
    if (language === 'en' && BEFORE_EN.test(text.slice(Math.max(0, match.index - 24), match.index))) continue;
    const number = numberOf(match[2]!);
    if (number === null || known.has(number) || isLabel(labels, match.index)) continue;
    // In capitals it is a label within a line; "this Section 4.1" is where it stands; "section 363" is of a statute.
    const before = text.slice(Math.max(0, match.index - 6), match.index);
    const named = /^(?:\p{Lu}\p{Ll}|paragraph|clause)/u.test(match[1]!);
    if (language === 'en' && (!named || /this\s+$/i.test(before))) continue;
    const [top, below] = number.split('.');
    // "5.3" is missing where the parts of 5 are labelled, or no 5 is.
    if (tops.has(top!) && !(below && divided.has(top!))) continue;
    if (new RegExp(`(?<![\\d.])${number.replaceAll('.', '\\.')}[.)]?\\s+["“(]?\\p{Lu}`, 'u').test(text)) continue;
    emit(CROSS_REFERENCE, match.index, end, null, [match[0].replace(/\s+/g, ' ')]);
  }
}
const isLabel = (labels: readonly Label[], at: number): boolean =>
  labels.some(({ start, end }) => at >= start && at <= end);

const ANNEX_NAMED =
  /(?<![\p{L}])(anexo|exhibit|schedule|appendix|annex)\s+(?:n[°º.]\s*)?([A-Z]|\d{1,2}|[IVX]{1,4})(?![\p{L}\d-]|\.\d)/giu;
/** Annexes that are cited and not there, where others are. */
export function annexes(text: string, labels: readonly Label[], emit: Emit): void {
  const there = new Set(labels.filter(({ kind }) => kind === 'annex').map(({ number }) => number));
  if (there.size === 0) return;
  const told = new Set<string>();
  for (const match of text.matchAll(ANNEX_NAMED)) {
    const name = match[2]!.toUpperCase();
    if (there.has(name) || told.has(name) || !/^\p{Lu}/u.test(match[1]!)) continue;
    if (/^\s*(?:to|of|de|del)\s/i.test(text.slice(match.index + match[0].length, match.index + match[0].length + 5)))
      continue;
    told.add(name);
    emit(ANNEX, match.index, match.index + match[0].length, null, [name]);
  }
}

const JUMP = 3;
/** Gaps and doubles in the row of the clauses. A row that begins again at 1 is another row. */
export function numbering(labels: readonly Label[], emit: Emit): void {
  for (const kind of ['clause', 'article', 'section'] as const) {
    const row = labels.filter((label) => label.kind === kind && !label.number.includes('.'));
    const all = new Set(row.map(({ number }) => number));
    row.forEach((label, i) => {
      const before = row[i - 1];
      if (!before || row.length < 3) return;
      const [from, to] = [Number(before.number), Number(label.number)];
      if (to === from) emit(NUMBERING_TWICE, label.start, label.end, null, [label.number], before);
      else if (to > from + 1 && to <= from + JUMP && !all.has(String(from + 1)))
        emit(NUMBERING_GAP, label.start, label.end, null, [before.number, label.number], before);
    });
  }
}
