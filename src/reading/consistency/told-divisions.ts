import type { Language } from '#contract/language.ts';
import type { Emit } from '../grammar/emit.ts';
import { foldSameLength } from '../references/cursor.ts';
import { NUMBER_OF, numberOf, type Label } from './labels.ts';
import { numberWords, valueOf } from './number-words.ts';
import { CROSS_REFERENCE } from './rules.ts';

/** Divisions by what one of them is called, and several. */
const KINDS: Record<Language, string> = {
  es: 'clausula|titulo|capitulo|articulo|anexo|parrafo|seccion|considerando|numeral|apartado',
  en: 'clause|section|article|paragraph|part|chapter|schedule|exhibit|annex|condition|rule|appendix',
};
const PLURAL: Record<Language, string> = {
  es: 'clausulas|titulos|capitulos|articulos|anexos|parrafos|secciones|considerandos|numerales|apartados',
  en: 'clauses|sections|articles|paragraphs|parts|chapters|schedules|exhibits|annexes|conditions|rules|appendices',
};
const single = (plural: string, language: Language): string =>
  PLURAL[language].split('|').indexOf(plural) < 0
    ? ''
    : KINDS[language].split('|')[PLURAL[language].split('|').indexOf(plural)]!;

/** What says how many divisions a document has: "se compone de ocho cláusulas", "are numbered from 1 to 12". */
const COUNT: Record<Language, (number: string, plural: string) => RegExp> = {
  es: (number, plural) =>
    new RegExp(
      `(?:se compone|consta|se divide|se estructura|(?:compuest|dividid|constituid|estructurad)[oa]) (?:de|en|por) (${number}) (${plural})(?!\\p{L})|(?:las?|los) (${plural}) (?:estan|van|son) numerad[oa]s (?:del? )?(?:1|uno|primero) (?:al?) (${number})`,
      'gu',
    ),
  en: (number, plural) =>
    new RegExp(
      `(?:consists? of|comprises?|is divided into|is made up of|contains|there are) (?:only )?(${number}) (${plural})(?!\\p{L})|(${plural}) (?:are|is) numbered (?:from )?(?:1|one) to (${number})`,
      'gu',
    ),
};

/** References to a division beyond the number of them that the document itself tells: "la cláusula undécima" of eight. */
export function beyondCount(text: string, language: Language, emit: Emit): void {
  const low = foldSameLength(text);
  const words = numberWords(language).join('|');
  const number = `\\d{1,3}|(?:${words})(?:[ -](?:y )?(?:${words}))?`;
  for (const told of low.matchAll(COUNT[language](number, PLURAL[language]))) {
    const [said, plural] = told[1] ? [told[1], told[2]!] : [told[4]!, told[3]!];
    const count = /^\d/.test(said) ? Number(said) : valueOf(said, language);
    const kind = single(plural, language);
    if (!count || kind === '') continue;
    const mention = new RegExp(`(?<!\\p{L})${kind} (?:n[°º.] ?)?(${NUMBER_OF})(?![\\p{L}\\d.]*\\d)`, 'giu');
    for (const met of text.matchAll(mentionIn(mention, kind))) {
      const value = Number(numberOf(met[1]!));
      const end = met.index + met[0].length;
      // Of another text there may be more; of this one, which the count names, there are not.
      const other = OF_ANOTHER[language].exec(low.slice(end, end + 60));
      const isOwn = other && !other[2] && low.slice(Math.max(0, told.index - 60), told.index).includes(other[1]!);
      if (!(value > count) || (other && !isOwn)) continue;
      emit(CROSS_REFERENCE, met.index, end, null, [met[0].replace(/\s+/g, ' ')], {
        start: told.index,
        end: told.index + told[0].length,
      });
    }
  }
}
/** A pattern of folded words that finds them with their accents as well. */
const mentionIn = (pattern: RegExp, kind: string): RegExp =>
  new RegExp(
    pattern.source.replace(
      kind,
      [...kind].map((letter) => ({ a: '[aá]', e: '[eé]', i: '[ií]', o: '[oó]', u: '[uú]' })[letter] ?? letter).join(''),
    ),
    pattern.flags,
  );
const OF_ANOTHER: Record<Language, RegExp> = {
  es: /^,? (?:del?|de la|de los) (?!presente|este|esta)(?:\p{L}+ )?(ley|codigo|decreto|contrato|reglamento|estatuto|convenio|constitucion|anexo)( de )?/u,
  en: /^(?:\([a-z0-9]+\))* of (?:the )?(?!this|present)(?:\p{L}+ )?(act|code|rules|regulations|agreement|schedule)/u,
};

/** What says that a division stands above. */
const ABOVE: Record<Language, RegExp> = {
  es: new RegExp(
    `(?<![\\p{L}])(?:cl[áa]usula|considerando|motivo|fundamento|numeral|p[áa]rrafo|punto|art[íi]culo)\\s+(${NUMBER_OF})\\s+(?:que antecede|que precede|anterior|precedente)(?![\\p{L}])`,
    'giu',
  ),
  en: /(?<!\p{L})(?:clause|section|paragraph|article|part)\s+(\d+|[IVXLC]+)\s+above(?!\p{L})/giu,
};
/** A label within a line that begins a division of a ruling: "Quinto: Que". */
const ORDINAL = new RegExp(`(?<=^|[.;:]\\s|\\n)(${NUMBER_OF})(?:\\s?[°º])?\\s?[:.)–-]+\\s+(?=\\p{Lu})`, 'giu');

/** References upwards to a division that stands further down: "el considerando séptimo que antecede" in the fifth. */
export function wrongWay(text: string, labels: readonly Label[], language: Language, emit: Emit): void {
  const mentions = [...text.matchAll(ABOVE[language])];
  if (mentions.length === 0) return;
  const within = [...text.matchAll(ORDINAL)].map((met) => ({ number: numberOf(met[1]!) ?? '', start: met.index }));
  const here = [...labels.filter(({ kind }) => kind !== 'annex'), ...within].toSorted((a, b) => a.start - b.start);
  for (const met of mentions) {
    const above = here.filter(({ start }) => start <= met.index);
    const current = Number(above.at(-1)?.number);
    const named = Number(numberOf(met[1]!));
    if (!current || !(named > current) || above.some(({ number }) => Number(number) === named)) continue;
    emit(CROSS_REFERENCE, met.index, met.index + met[0].length, null, [met[0].replace(/\s+/g, ' ')]);
  }
}

const LETTER: Record<Language, RegExp> = {
  es: /(?<!\p{L})(?:letra|literal)\s+\(?([a-z])\)(?!\s*(?:,\s*)?(?:del?|de la|n[°º])\s)/giu,
  en: /(?<!\p{L})(?:clause|paragraph|item|ground|limb)\s+\(([a-z])\)(?!\s*(?:of|to|in)\s)/gu,
};
const LISTED = /(?<![\p{L}\d)])\(?([a-z])\)\s+(?=["“«]?\p{L})/gu;
/** References to a letter that no list of the document has. */
export function letters(text: string, language: Language, emit: Emit): void {
  const mentions = [...text.matchAll(LETTER[language])];
  if (mentions.length === 0) return;
  const named = new Set(mentions.map(({ index, 0: { length } }) => index + length));
  const listed = new Set(
    [...text.matchAll(LISTED)]
      .filter(({ index, 0: whole }) => !named.has(index + whole.trimEnd().length))
      .map((met) => met[1]!),
  );
  if (!listed.has('a') || !listed.has('b')) return;
  for (const met of mentions)
    if (!listed.has(met[1]!.toLowerCase()))
      emit(CROSS_REFERENCE, met.index, met.index + met[0].length, null, [met[0].replace(/\s+/g, ' ')]);
}
