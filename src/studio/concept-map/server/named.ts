import type { Language } from '#contract/language.ts';
import type { Reference } from '#contract/references.ts';
import { headings } from '#reading/headings.ts';
import { fold } from '#reading/words.ts';
import { concept, type Concept, type Range } from './concept.ts';
import { keyOf, tokensOf, type Sentence } from './tokens.ts';
import { EMPTY, LINKS } from './words.ts';

const Q = { open: '["“«\']', close: '["”»\']' };
/** Characters at the start of a document in which its parties come forward. */
const START = 8000;
/** 'en adelante el "Empleador"', '(the “Company”)', '("PivX")', 'hereinafter referred to as “Supplier”'. */
const ROLE = new RegExp(
  `(?:en adelante|denominad[oa]s?|llamad[oa]s?|hereinafter|referred to as|\\()[^.;“"«()]{0,60}?(?:,\\s*)?(?:el|la|los|las|the|as)?\\s*${Q.open}(?:el |la |los |las |the )?([^"”»'“«\\n]{2,40})${Q.close}`,
  'giu',
);
/** Words that name a party by its part in a contract or a trial, where no name is given to it (folded stems by `lightStem` are not needed: they are matched as they stand). */
const ROLE_WORD: Record<Language, RegExp> = {
  es: /\b(demandantes?|demandad[oa]s?|recurrentes?|recurrid[oa]s?|querellantes?|imputad[oa]s?|ejecutantes?|ejecutad[oa]s?|solicitantes?|reclamantes?|arrendador(?:a|es)?|arrendatari[oa]s?|vendedor(?:a|es)?|comprador(?:a|es)?|empleador(?:a|es)?|trabajador(?:a|es)?|mandantes?|mandatari[oa]s?|acreedor(?:a|es)?|deudor(?:a|es)?|proveedor(?:a|es)?|consumidor(?:a|es)?|prestador(?:a|es)?)\b/giu,
  en: /\b(licensor|licensee|lessor|lessee|landlord|tenant|seller|buyer|purchaser|supplier|customer|consultant|contractor|distributor|franchisor|franchisee|borrower|lender|employer|employee|receiving party|disclosing party|plaintiff|defendant|appellant|appellee|petitioner|respondent)s?\b/giu,
};
/** Names that brackets give to what is no party. */
const NO_PARTY =
  /^(?:effective date|agreement|contract|contrato|convenio|acuerdo|partes|parties|party|parte|commencement date|closing date|term|plazo|territory|services?|servicios?|products?|confidential information|purpose|ley|the|act|exhibit.*|cnda|nda|property|shares?|employees?|board|.*\bact|inmueble|propiedad|.*\bdate|.*agreement|.*information|.*contrato)$/i;
const PARTY_HINT =
  /(?:corporation|inc\b|llc|ltd|limited|company|s\.?\s?a\.?|spa|limitada|r\.?u\.?t|c[ée]dula|domicili|organi[sz]ed|laws of|principal (?:place|office)|representad|offices? (?:at|located)|don(?:\(a\))?\s|doña\s|señor|institution|university)/i;

const put = (map: Map<string, Concept>, one: Concept): void => {
  const known = map.get(one.key);
  if (!known) map.set(one.key, one);
  else known.weight += one.weight;
};
const make = (label: string, language: Language): { key: string; label: string } => {
  const plain = label
    .replace(/\s+/g, ' ')
    .replace(/\/(?:a|as|o|os)$/, '')
    .trim();
  const calm = /\p{Ll}/u.test(plain) || plain.length < 5 ? plain : plain.charAt(0) + plain.slice(1).toLowerCase();
  return { key: keyOf(tokensOf(plain, 0, plain.length, language), LINKS[language]), label: calm };
};

/** Where the part of a document ends in which its parties come forward: its first clause. */
function introduction(text: string): number {
  const first = headings(text.slice(0, START)).find(({ start, level }) => start > 250 && level >= 5);
  const numbered = text.slice(250, START).search(/\n[ \t]*1(?:\.\d)?[.)]?\s+\p{Lu}/u);
  return Math.min(first?.start ?? START, numbered < 0 ? START : numbered + 250);
}

/** The parties: those that are given a name at the start, and parts in a contract or a trial that the text names often. */
export function parties(text: string, language: Language, law: boolean): Concept[] {
  const found = new Map<string, Concept>();
  let last = 0;
  for (const { 0: all, 1: name = '', index } of text.slice(0, law ? 0 : introduction(text)).matchAll(ROLE)) {
    const before = text.slice(Math.max(last, index - 450), index + all.length);
    last = index + all.length;
    if (NO_PARTY.test(name.trim()) || !PARTY_HINT.test(before)) continue;
    const { key, label: said } = make(name.trim(), language);
    const label = said === said.toLowerCase() ? said.charAt(0).toUpperCase() + said.slice(1) : said;
    const at = index + all.indexOf(name);
    if (key)
      put(found, concept({ key, label, category: 'party', weight: 40, at: { start: at, end: at + name.length } }));
  }
  const counts = new Map<string, { label: string; times: number; at: Range }>();
  for (const { 0: word, index } of text.matchAll(ROLE_WORD[language])) {
    const { key, label } = make(word.toLowerCase(), language);
    const known = counts.get(key) ?? {
      label: label.charAt(0).toUpperCase() + label.slice(1),
      times: 0,
      at: { start: index, end: index + word.length },
    };
    if (word.length < known.label.length && !/s$/i.test(word))
      known.label = word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
    known.times++;
    counts.set(key, known);
  }
  const often = law ? Math.max(6, text.length / 3500) : Math.max(text.length < 6000 ? 2 : 3, text.length / 8000);
  const roles = [...counts].filter(([, { times }]) => times >= often).sort((a, b) => b[1].times - a[1].times);
  for (const [key, { label, times, at }] of roles.slice(0, 6))
    put(found, concept({ key, label, category: 'party', weight: 10 + Math.min(30, times), at }));
  return [...found.values()];
}

const TERM = `${Q.open}([\\p{L}][^"”»“«\\n]{1,60}?)[,.]?${Q.close}`;
const DEFINES: readonly RegExp[] = [
  new RegExp(
    `${TERM}[^.;“"\\n]{0,40}?(?:\\s(?:shall\\s+)?(?:means?|refers?\\s+to|includes?|has\\s+the\\s+meaning)\\b|\\s+(?:significa|se\\s+refiere|se\\s+entender[áa]))`,
    'gu',
  ),
  /(?:se\s+entender?[áa]?n?\s+por|se\s+entiende\s+por|enti[ée]ndese\s+por|se\s+denominan?|se\s+llaman?|ll[áa]mase)\s+(?:el\s+|la\s+|los\s+|las\s+|a\s+)?["“«']?(\p{L}[\p{L} ]{2,48}?)(?=["”»']|[,:;]|\s+(?:a\s|al\s|el\s|la\s|los\s|las\s|lo\s|un\s|una\s|tod[oa]|aquel|cuando|cualquier|es[ae]\s))/giu,
  /^[ \t]*(?:[a-zñ]|\d{1,2})[.)][º°]?[-.]?\s*["“]?(\p{L}[\p{L} ]{2,48}?)["”]?:\s+(?=(?:la|el|los|las|toda|todo|un|una|aquell?[oa]?s?|cualquier|persona|conjunto)\s)/gimu,
  /(?:^|\n)[#*"“ \t]*Art(?:[íi]culo|\.)\s*\d+\s?[º°o.]{0,3}[.\s–-]*(?:(?:El|La|Es|Son|Los|Las)\s+)?["“]?(\p{L}[\p{L} ]{3,40}?)["”]?\s+(?:es|son)\s+(?=(?:el|la|un|una|aquel|aquell[ao]s?|toda?|los|las|el acto)\s)/gu,
  new RegExp(`\\((?:the|el|la|collectively,?(?: the)?|en adelante,?(?: el| la)?)?\\s*${TERM}\\)`, 'gu'),
  new RegExp(`en adelante,?\\s+(?:denominad[oa],?\\s+)?(?:el|la|los|las)?\\s*${TERM}`, 'gu'),
];
const NO_TERM =
  /^(?:tale?s?|especial(?:es)?|necesari[oa]s?|aquell?[oa]s?|est[oae]s?|lo|derogado|agreement|contract|contrato|convenio|parties|party|partes|parte|the|el|la|a|ley|section|effective date|hereof|artículo|as is)$/i;
/** Definitions of one document at most. */
const DEFINED = 300;

/** Terms that the text itself defines. */
export function defined(text: string, language: Language): Concept[] {
  const found = new Map<string, Concept>();
  DEFINES.forEach((pattern, i) => {
    for (const { 0: all, 1: name = '', index } of text.matchAll(pattern)) {
      if (found.size >= DEFINED) break;
      const plain = name.trim();
      if (
        NO_TERM.test(plain) ||
        EMPTY[language].has(fold(plain)) ||
        plain.split(/\s+/).length > 6 ||
        /\d{3}|_{2}|\.{2}|…/.test(plain)
      )
        continue;
      const { key, label } = make(plain, language);
      const at = index + all.indexOf(name);
      const calm = label.charAt(0).toUpperCase() + label.slice(1);
      if (key)
        put(
          found,
          concept({
            key,
            label: calm,
            category: 'defined',
            weight: i < 4 ? 16 : 10,
            at: { start: at, end: at + name.length },
          }),
        );
    }
  });
  return [...found.values()];
}

/** Institutions by the word that they begin with. */
const INSTITUTION: Record<Language, RegExp> = {
  es: /\b(?:Direcci[óo]n|Servicio|Ministerio|Superintendencia|Subsecretar[íi]a|Inspecci[óo]n|Comisi[óo]n|Consejo|Corte|Tribunal(?:es)?|Juzgados?|Junta|Instituto|Contralor[íi]a|Fiscal[íi]a|Tesorer[íi]a|Banco|Registro|Conservador|Municipalidad|Ministerio|Unidad|Defensor[íi]a|Congreso|Senado|C[áa]mara|Presidente)(?: (?:(?:del?|de la|de los|de las|y|e|para la|para el) )?(?!(?:El|La|Los|Las|Se|Rol|Rit|Ruc|Causa)\b)\p{Lu}[\p{L}]+){1,6}/gu,
  en: /\b(?:Supreme|District|Federal|United|Superior|Department|Ministry|Office|Court|Commission|Board|American|Securities|National|Internal|European|International|Food)(?: (?:(?:of|and|for|the) )*\p{Lu}[\p{L}]+){1,5}/gu,
};
const IS_INSTITUTION_EN =
  /\b(?:Court|Commission|Board|Department|Ministry|Office|Agency|Authority|Association|Administration|Union|Bureau|Council)\b/;

/** Characters of the name of an institution at most: what is longer is several. */
const INSTITUTION_MOST = 72;

/** An institution whose name is only the beginning of one other's is that other: "Juzgado Civil" beside "Juzgado Civil de Santiago". */
function withoutShort<T extends { places: Range[] }>(found: ReadonlyMap<string, T>): Map<string, T> {
  const left = new Map(found);
  for (const [key, { places }] of found) {
    const longer = [...found].filter(
      ([other]) => other.startsWith(`${key} `) && !/ [ye] /.test(other.slice(key.length)),
    );
    if (longer.length !== 1) continue;
    left.delete(key);
    longer[0]![1].places.push(...places);
    longer[0]![1].places.sort((a, b) => a.start - b.start);
  }
  return left;
}

/** Courts, ministries, registers: what the text names with the capitals of an institution. */
export function institutions(text: string, language: Language, most: number): Concept[] {
  const found = new Map<string, { label: string; places: Range[] }>();
  for (const { 0: name, index } of text.matchAll(INSTITUTION[language])) {
    if (language === 'en' && !IS_INSTITUTION_EN.test(name)) continue;
    if (!/\p{Ll}/u.test(name) || name.length > INSTITUTION_MOST) continue;
    const { key } = make(name, language);
    const known = found.get(key) ?? { label: name.replace(/\s+/g, ' '), places: [] };
    if (known.places.length < 400) known.places.push({ start: index, end: index + name.length });
    found.set(key, known);
  }
  return [...withoutShort(found)]
    .filter(([, { places }]) => places.length >= (text.length > 60_000 ? 3 : 1))
    .sort((a, b) => b[1].places.length - a[1].places.length)
    .slice(0, most)
    .map(([key, { label, places }]) =>
      concept({
        key,
        label,
        category: 'institution',
        weight: 3 + 3 * Math.log2(1 + places.length),
        at: places[0]!,
        places,
      }),
    );
}

/** Laws, codes and treaties that the text names, its own left out; most named first. */
export function laws(references: readonly Reference[], own: string | null, most: number): Concept[] {
  const found = new Map<string, { label: string; places: Range[]; named: boolean }>();
  for (const one of references) {
    const norm = one.kind === 'norm' ? one : one.kind === 'articles' ? one.norm : null;
    if (!norm || norm.how === 'after' || norm.key === own) continue;
    const known = found.get(norm.key) ?? { label: norm.title, places: [], named: false };
    known.places.push({ start: one.start, end: one.end });
    known.named ||= norm.how === 'named';
    found.set(norm.key, known);
  }
  return [...found]
    .filter(([, { named }]) => named)
    .sort((a, b) => b[1].places.length - a[1].places.length)
    .slice(0, most)
    .map(([key, { label, places }]) =>
      concept({
        key: `law:${key}`,
        label,
        category: 'law',
        weight: 4 + 3 * Math.log2(1 + places.length),
        at: places[0]!,
        places,
      }),
    );
}

const TIME: Record<Language, RegExp> = {
  es: /(?<![\p{L}\p{N}]|\sy\s)(?:(?:\d{1,3}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cuarenta y cinco|sesenta|noventa|ciento veinte|ciento ochenta)(?: \([^)]{1,20}\))? )(?:d[íi]as?|mes(?:es)?|años?|horas|semanas)(?: (?:h[áa]biles|corridos|calendario|siguientes))?(?!\p{L})/giu,
  en: /(?<![\p{L}\p{N}]-?)(?:(?:\d{1,3}|one|two|three|four|five|six|seven|ten|twelve|fifteen|thirty|sixty|ninety)(?: ?\(\d{1,3}\))? )(?:(?:business|calendar|working) )?(?:days?|months?|years?|hours|weeks)(?!\p{L})/giu,
};
/** Amounts and times: instances of what the sentence speaks of. At most `most`, the first of each. */
export function figures(
  text: string,
  references: readonly Reference[],
  sentences: readonly Sentence[],
  language: Language,
  most: number,
): Concept[] {
  const from = sentences[0]?.start ?? 0;
  const amounts = references.flatMap((one) => (one.kind === 'amount' ? [{ start: one.start, end: one.end }] : []));
  const times = [...text.matchAll(TIME[language])].map(({ 0: all, index }) => ({
    start: index,
    end: index + all.length,
  }));
  const found = new Map<string, { label: string; places: Range[] }>();
  for (const place of [...amounts, ...times].filter(({ start }) => start >= from)) {
    const label = text.slice(place.start, place.end).replace(/\s+/g, ' ');
    if (label.length > 50 || !/\d|\s/.test(label)) continue;
    const key = `figure:${label.toLowerCase()}`;
    const known = found.get(key) ?? { label: label.charAt(0).toUpperCase() + label.slice(1), places: [] };
    known.places.push(place);
    found.set(key, known);
  }
  return [...found]
    .sort((a, b) => b[1].places.length - a[1].places.length || a[1].places[0]!.start - b[1].places[0]!.start)
    .slice(0, most)
    .map(([key, { label, places }]) =>
      concept({ key, label, category: 'figure', weight: Math.log2(1 + places.length), at: places[0]!, places }),
    );
}
