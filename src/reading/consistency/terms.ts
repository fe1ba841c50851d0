import type { Emit } from '../grammar/emit.ts';
import type { Defined } from '../defined-names.ts';
import { fold } from '../words.ts';
import { CIRCULAR, TWICE_DEFINED, UNDEFINED, UNUSED, VARIANT } from './rules.ts';

const occurrences = (folded: string, word: string, most = 2): number[] => {
  const found: number[] = [];
  for (let at = folded.indexOf(word); at >= 0 && found.length < most; at = folded.indexOf(word, at + word.length)) {
    if (/[\p{L}\d]/u.test(folded[at - 1] ?? ' ')) continue;
    found.push(at);
  }
  return found;
};

/** Terms that are defined and not used, defined twice, or by themselves. */
export function terms(text: string, defined: readonly Defined[], emit: Emit): void {
  const folded = text.toLowerCase();
  const first = new Map<string, Defined>();
  for (const one of defined) {
    const key = fold(one.term);
    const before = first.get(key);
    if (before) {
      if (one.body && before.body) emit(TWICE_DEFINED, one.start, one.end, null, [one.term], before);
      continue;
    }
    first.set(key, one);
    const stem = one.term
      .toLowerCase()
      .split(/ (?:or|o|and\/or) /)[0]!
      .replace(/(?:es|s)$/, '');
    const uses = occurrences(folded, stem, 3);
    if (uses.length <= 1) emit(UNUSED, one.start, one.end, null, [one.term]);
    else if (one.body) circular(text, one, emit);
  }
}

function circular(text: string, { term, start, body }: Defined, emit: Emit): void {
  const words = text.slice(body!.start, body!.end).toLowerCase();
  const means = /^\s*(?:the|a|an|el|la|un|una|any|each)?\s*(\p{L}+(?:\s\p{L}+)?)/u.exec(words)?.[1] ?? '';
  const low = term.toLowerCase();
  if (low.length > 4 && (means === low || means.startsWith(`${low} `))) emit(CIRCULAR, start, body!.end, null, [term]);
}

/** Words for one party or thing that lawyers put for each other; ours. */
const SYNONYMS = [
  ['Arrendatario', 'inquilino'],
  ['Arrendataria', 'inquilina'],
  ['Arrendador', 'locador'],
  ['Vendedor', 'enajenante'],
  ['Trabajador', 'empleado'],
  ['Renta', 'canon'],
  ['Contrato', 'convenio'],
  ['Employee', 'worker'],
  ['Agreement', 'contract'],
].map((pair) => pair as [string, string]);
const SEVERAL = 2;

/** A defined term that shares its document with a synonym. */
export function variants(text: string, defined: readonly Defined[], emit: Emit): void {
  for (const [term, synonym] of SYNONYMS) {
    const one = defined.find((other) => other.term === term);
    if (!one) continue;
    const uses = [...text.matchAll(new RegExp(`(?<!\\p{L})${synonym}s?(?!\\p{L})`, 'giu'))];
    const capital = uses.filter(({ 0: word }) => /^\p{Lu}\p{Ll}/u.test(word));
    const [use] = synonym === 'contract' || synonym === 'convenio' ? capital : uses;
    if (use && (uses.length >= SEVERAL || capital.length > 0))
      emit(VARIANT, use.index, use.index + use[0].length, term, [term, use[0]], one);
  }
}

/** Capitalised words that need no definition; ours. */
const PLAIN = new Set(
  'contrato contratos parte partes ley código estado república chile tribunal corte notaría notario don doña señor señora banco registro conservador ministerio servicio dirección constitución diario artículo cláusula anexo sociedad agreement section article party parties exhibit schedule state court law act company board confidential date effective united states york delaware new corporation inc federal commission'.split(
    ' ',
  ),
);
const CAPITAL = /(?<= (?:the|any|such|each|el|la|los|las|del|al|un|una)\s)(\p{Lu}\p{Ll}{4,})(?!\p{L}|[ -]\p{Lu})/gu;
const [TIMES, MOST] = [5, 3];

/** Words of a contract that a phrase in capitals with one of them most likely defines; ours. */
const HEADS = new Set(
  'plazo fecha período periodo monto tasa tarifa indemnización inspector perito procedimiento etapa entrega evento hito informe programa presupuesto servicio servicios producto productos garantía cargo saldo reserva comité date period amount rate fee fees schedule procedure plan certificate event notice notices budget milestone deposit addendum longstop estándar índice límite umbral causal protocolo cronograma cuota canon penalidad multa descuento bonificación cap limit territory percentage deliverable deliverables invoice policy protocol standard index charge reserve committee threshold statement'.split(
    ' ',
  ),
);
/** Words in the names of offices, laws and courts. Contracts do not define such names. */
const NAMED = new Set(
  'ley código estado república chile tribunal corte notaría notario banco registro conservador ministerio servicio dirección constitución diario sociedad comisión superintendencia municipalidad universidad instituto ilustre honorable act court court’s state states company board united commission federal county council office department ministry bank university house'.split(
    ' ',
  ),
);
const PHRASE =
  /(?<=(?:[Tt]he|[Aa]ny|[Ee]ach|[Aa]n|[Ee]l|[Ll]a|[Ll]os|[Ll]as|[Dd]el|[Aa]l|[Uu]n) )((?:\p{Lu}\p{Ll}{2,} (?:(?:de|del|de la|of) )?){1,3}\p{Lu}\p{Ll}{2,})(?!\p{L}|[ -]\p{Lu})/gu;

/** Phrases in capitals, such as "the Nomination Procedure", that a document with definitions writes like defined terms and does not define. */
function phrases(text: string, defined: readonly Defined[]): { at: number; words: string }[] {
  const known = defined.map(({ term }) => fold(term));
  const met = new Map<string, number>();
  for (const { 1: words, index } of text.matchAll(PHRASE)) {
    const parts = words!.toLowerCase().split(' ');
    const folded = fold(words!);
    if (!parts.some((part) => HEADS.has(part)) || parts.some((part) => NAMED.has(part))) continue;
    if (known.some((term) => term.includes(folded) || folded.includes(term))) continue;
    if (new RegExp(`^\\s*${words}\\b`, 'mu').test(text) || new RegExp(`["“«]${words}`, 'u').test(text)) continue;
    if (!met.has(words!)) met.set(words!, index);
  }
  return [...met].slice(0, MOST).map(([words, at]) => ({ at, words }));
}

/** Words that a document with definitions writes like a defined term, at least five times, and does not define. */
export function undefinedTerms(text: string, defined: readonly Defined[], emit: Emit): void {
  for (const { at, words } of phrases(text, defined))
    emit(UNDEFINED, at, at + words.length, null, [words, String(text.split(words).length - 1)]);
  if (defined.length < SEVERAL) return;
  const known = new Set(
    defined.flatMap(({ term }) =>
      fold(term)
        .split(/\s+/)
        .map((word) => word.replace(/e?s$/, '')),
    ),
  );
  const met = new Map<string, { at: number; times: number }>();
  for (const { 1: word, index } of text.matchAll(CAPITAL)) {
    const row = met.get(word!) ?? { at: index, times: 0 };
    row.times++;
    met.set(word!, row);
  }
  const small = new Set(text.match(/(?<!\p{L})\p{Ll}{5,}(?!\p{L})/gu) ?? []);
  [...met]
    .filter(([word, { times }]) => times >= TIMES && small.has(word.toLowerCase()) && !PLAIN.has(word.toLowerCase()))
    .filter(([word]) => !known.has(fold(word).replace(/e?s$/, '')))
    .sort((a, b) => b[1].times - a[1].times)
    .slice(0, MOST)
    .forEach(([word, { at, times }]) => emit(UNDEFINED, at, at + word.length, null, [word, String(times)]));
}
