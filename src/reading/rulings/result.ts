import type { Range } from '../lines.ts';
import type { Structure } from './parts.ts';

/** What a ruling decides: of an appeal, of a first instance, or of a way. The words are those of the courts' own index, in English. */
const OUTCOMES = [
  'confirms',
  'reverses',
  'annuls',
  'replaces',
  'grants',
  'grants-in-part',
  'rejects',
  'inadmissible',
  'abandoned',
  'jurisdiction',
  'approves',
] as const;
export type Outcome = (typeof OUTCOMES)[number];
/**
 * `object`: what is granted or rejected, null where it is not said. `appellant`: which side appealed, where the ruling tells of one alone. The range is the
 * words that tell the outcome.
 */
export type Decision = Range & {
  outcome: Outcome;
  object: 'claim' | 'defence' | 'appeal' | null;
  appellant: 'claimant' | 'defendant' | null;
};

/** Characters of the part that decides. */
const WITHIN = 2600;
/** Characters at the head in which a ruling tells who appealed. */
const TOLD = 20_000;
const CLAIM =
  'demanda|accion|recurso de (?:amparo|proteccion)|requerimiento|reclam\\w*|querella|solicitud|peticion|amparo|proteccion|denuncia|incidente|libelo|presentacion';
const APPEAL = 'recursos?(?! de (?:amparo|proteccion))|casacion|apelacion|nulidad|unificacion|arbitrio|queja';
const DEFENCE = 'excepcion\\w*|oposicion|defensa|reconvencion';

/** In their order of force: at the same place the first wins. */
const SIGNS: [Outcome, RegExp][] = [
  ['abandoned', /\b(?:desiert[oa]|abandonad[oa]s?|abandono (?:del? (?:procedimiento|recurso))|por desistid[oa]s?)\b/],
  ['inadmissible', /\b(?:inadmisibles?|inadmisibilidad)\b/],
  [
    'jurisdiction',
    /\b(?:incompetente|(?:es|declara) competente|competente para conocer|corresponde conocer|conocera[n]?\b|remitan?se[^.]{0,160}(?:corte de apelaciones|tribunal competente|juzgado|que corresponda|conocimiento))/,
  ],
  [
    'annuls',
    /\b(?:se (?:invalida|anula)n?|es nul[oa]|son nul[oa]s|se acoge[n]?,? (?:en parte,? )?(?:el |los )?recursos? de (?:casacion|nulidad|unificacion)|se acoge la casacion|sin nueva vista)\b/,
  ],
  ['reverses', /\bse revocan?\b|\brevocase\b/],
  ['confirms', /\bse confirman?\b|\bconfirmase\b/],
  ['approves', /\bse aprueban?\b|\bapruebase\b/],
  [
    'rejects',
    /\b(?:(?:se )?(?:rechaza|desestima|deniega)(?:n|se|r)?|no ha lugar|no se hace lugar|se niega lugar|niegase lugar)\b/,
  ],
  [
    'grants',
    /\b(?:(?:se )?(?:acoge|hace lugar|da lugar|autoriza)(?:n|se)?|acoger|hacer lugar|ha lugar|es inconstitucional|(?:se )?declaran? (?:que es |la )?(?:inconstitucional|inaplicable)\w*)\b/,
  ],
];
/** A ruling that takes the place of one that was annulled says so in its first lines. */
const REPLACES = /\bsentencia de reemplazo\b/;
const HEAD = 1200;
const IN_PART = /\b(?:parcialmente|en parte|solo en cuanto|unicamente en cuanto)\b/;
/** Characters behind a verb in which it says what is decided. */
const BEHIND = 160;
/** What a claim comes to. */
const MERITS: readonly Outcome[] = ['grants', 'rejects'];
/** A sentence that only sets aside what another party asked for on the way. */
const ASIDE = /^[^.]{0,40}\botrosi\b/;

/** What is decided, by the words behind the verb. */
function objectOf(behind: string): Decision['object'] {
  const kinds = [
    ['claim', CLAIM],
    ['appeal', APPEAL],
    ['defence', DEFENCE],
  ] as const;
  const found = kinds.flatMap(([name, words]) => {
    const at = new RegExp(`\\b(?:${words})\\b`).exec(behind)?.index;
    return at === undefined ? [] : [{ name, at }];
  });
  return found.sort((a, b) => a.at - b.at)[0]?.name ?? null;
}

/** "Constructora Huilo S.A. se alza": the stops of a company's kind end no clause. */
export const withoutStops = (words: string): string =>
  words.replace(/\b(?:s\. ?a\.|s\.p\.a\.|ltda\.|e\.i\.r\.l\.|cia\.|excm[ao]\.|iltm[ao]\.)/g, (name) =>
    name.replace(/\./g, ''),
  );

const APPEALS = (who: string): RegExp =>
  new RegExp(
    `\\b(?:${who})\\b[^.;]{0,80}?\\b(?:(?:dedujo|interpuso|presento|formulo|deduce|interpone|promovio|acciono)[^.;]{0,60}\\b(?:recurso|apelacion|casacion|nulidad)|apel[oa]|recurr(?:io|e)|se alz[oa])\\b|\\b(?:recurso|apelacion|casacion)\\b[^.;]{0,80}?\\b(?:deducid|interpuest|presentad|promovid)[oa]s? por (?:el|la|los|las) (?:parte |abogad[oa] de la )?(?:${who})\\b`,
  );
const BY_CLAIMANT = APPEALS('demandantes?|actor|actora|querellante|ejecutante|denunciante');
const BY_DEFENDANT = APPEALS('demandad[oa]s?|querellad[oa]|ejecutad[oa]|denunciad[oa]');
/** Which side appealed; null where the ruling tells of none, or of both. */
function appellantOf(folded: string, end: number): Decision['appellant'] {
  const words = withoutStops(folded.slice(0, end).replace(/\n/g, ' '));
  const [claimant, defendant] = [BY_CLAIMANT.test(words), BY_DEFENDANT.test(words)];
  return claimant === defendant ? null : claimant ? 'claimant' : 'defendant';
}

/** What a ruling decides first, by its part that decides; null where it is no ruling or does not say. */
export function decisionOf(folded: string, { kind, parts }: Structure): Decision | null {
  const part = parts.find(({ name }) => name === 'resolutive');
  if (kind !== 'ruling' || !part) return null;
  const words = folded.slice(part.start, Math.min(part.end, part.start + WITHIN)).replace(/\n/g, ' ');
  const behindOf = ({ at, length }: { at: number; length: number }): string =>
    words.slice(at + length, at + length + BEHIND);
  const all = SIGNS.flatMap(([outcome, sign]) =>
    [...words.matchAll(new RegExp(sign, 'g'))]
      .filter(({ index }) => !ASIDE.test(words.slice(index)))
      .map((match) => ({ at: match.index, length: match[0].length, outcome })),
  ).sort((x, y) => x.at - y.at);
  const [first] = all;
  if (!first) return null;
  // What is said of a plea on the way to the claim does not decide the case: "I. Se rechaza la excepción. II. Se acoge la demanda".
  const best =
    objectOf(behindOf(first)) === 'defence'
      ? (all.find((one) => MERITS.includes(one.outcome) && objectOf(behindOf(one)) === 'claim') ?? first)
      : first;
  const behind = behindOf(best);
  const partly = best.outcome === 'grants' && IN_PART.test(behind.split('.')[0]!);
  return {
    start: part.start + best.at,
    end: part.start + best.at + best.length,
    outcome: REPLACES.test(folded.slice(0, HEAD)) ? 'replaces' : partly ? 'grants-in-part' : best.outcome,
    object: objectOf(behind),
    appellant: appellantOf(folded, Math.min(part.start, TOLD)),
  };
}
