import type { Read } from './rank.ts';
import { fold } from '../words.ts';
import { sentences } from '../sentences.ts';
import { matterWords, type Evidence, type Field } from './evidence.ts';
import { bare } from './intent.ts';
import { holdsRut } from './kinds.ts';
import type { Found } from './look-up.ts';
import { ofParty } from './party-span.ts';
import { inContracts, isParty, isUnspoken, NAME, namedBeside, names, roleIn, stemOf, SURE } from './roles.ts';

/** A further sentence is quoted while it scores this share of the best one. */
const BESIDE = 0.75;
/** Characters at the start of a document in which its parties come forward. */
const START = 6000;
const INTRODUCES: [RegExp, number][] = [
  [/\bcompare(?:cen?|cio)\b|\bby and between\b|\bentered into\b|agree to all terms|\bis made (?:this|as of|by)/, 2],
  [/\bentre\b.{0,400}(?:\brut\b|r\.u\.|cedula|representad|domicilia)|\bbetween\b.{0,300}\band\b/, 2],
  [/(?:demanda (?:fue )?)?(?:interpuesta|deducida|entablada) por|deduce demanda|en contra de|\bcaratulad/, 1.5],
  [/en adelante|hereinafter|\(the ["“]|["“](?:company|consultant|supplier)["”]/, 1],
];
/** How surely a sentence brings forward the parties; 0 for not at all. */
const introduces = (folded: string): number =>
  INTRODUCES.reduce((sum, [pattern, worth]) => sum + (pattern.test(folded) ? worth : 0), 0);

const ALL =
  /^(?:quienes (?:son (?:las )?(?:partes|comparecientes|firmantes|los comparecientes|los firmantes)|firman|firmaron|comparecen|comparecieron|celebran|celebraron|suscriben|contratan|intervienen)|quien firma(?: (?:el|este) contrato)?$|cuales son las partes|(?:las )?partes$|who (?:are the parties|signed the|signs|entered)|the parties$|parties$)/;

/** The sentences at the start of a source that bring forward anybody, best first. */
function introducing({ text }: Pick<Read, 'text'>, source: number): Found[] {
  return sentences(text, 0, Math.min(text.length, START))
    .map((range) => ({
      source,
      ...range,
      score: introduces(fold(text.slice(range.start, range.end)).replace(/\s+/g, ' ')),
    }))
    .filter(({ score }) => score >= 1)
    .sort((a, b) => b.score - a.score || a.start - b.start);
}

/** The sentences at the start of a source that bring forward its parties, best first. */
export const introductions = (read: Read, source: number): Found[] =>
  introducing(read, source).filter(({ score }, _i, [best]) => score >= BESIDE * best!.score);

/** A RUT, as it is written. */
const WITH_NUMBER = /\d{1,2}\.\d{3}\.\d{3}\s?-\s?[\dkK]/;
/** The word by which a contract calls what people call otherwise. */
const inContract = (role: string): string => inContracts(fold(role)) ?? role;
const REPRESENTS = /\brepresent|\bapoderad|\bpersoneria\b|\bgerente\b|\bby:|\bsigned\b/;
const SIGNS = /\bby:|pronunciad|\btitle:|\bredact|\bsigned\b|\/s\/|notario|president/;
const LEAST = 0.5;

/** Who it is: the parties of each source, who a role belongs to, who represents whom, a RUT; null where no rule applies. */
export function parties(sources: readonly Read[], question: string, field: Field): Found[] | null {
  const folded = bare(question);
  if (ALL.test(folded)) return sources.flatMap((read, i) => introductions(read, i).slice(0, 2));
  const role = roleIn(folded);
  const begin = role ? introducing : introductions;
  const begun = sources.flatMap((read, i) => begin(read, i).map((one) => evidence(read, one)));
  const all = [
    ...field.sentences,
    ...begun.filter(
      (one) => !field.sentences.some(({ source, start }) => source === one.source && start === one.start),
    ),
  ];
  if (/\b(?:rut|run|cedula|c i)\b/.test(folded)) {
    const words = matterWords(question, 'party', 'es').filter(
      (one) => !/^(?:rut|run|c[ée]dula|identidad|n[úu]mero)$/i.test(one),
    );
    const found = held(all, words, ({ words: said }) => holdsRut(said));
    return found.map((one) => ofParty(sources[one.source]!, one, words.map(inContract), WITH_NUMBER));
  }
  if (/\brepresent/.test(folded)) {
    const words = matterWords(question, 'party', /\bwho\b/.test(folded) ? 'en' : 'es').filter(
      (one) => !/^represent/i.test(one),
    );
    return held(all, words, ({ words: said }) => REPRESENTS.test(fold(said)) && SURE.test(said));
  }
  if (role) {
    const named = all
      .map((one) => ({ ...one, score: names(role, one.words) + 0.1 * one.all }))
      .filter(({ score }) => score >= 2);
    const sorted = named.sort((a, b) => b.score - a.score || a.start - b.start).slice(0, 2);
    if (sorted.length > 0) return sorted.map((one) => ofParty(sources[one.source]!, one, [inContract(role)]));
  }
  const judged = judges(sources, folded);
  if (judged) return judged;
  if (role && (isParty(role) || isUnspoken(sources, role))) return [];
  const signs = /\b(?:firmo|firma|signed|dicto|notario|pronuncio)\b/.test(folded);
  const telling = (signs ? all : field.sentences.filter((one) => !one.heading)).filter(
    (one) =>
      (one.all >= LEAST && (role ? namedBeside(role, one.words) : NAME.test(one.words.slice(1)))) ||
      (signs && SIGNS.test(fold(one.words))),
  );
  const scored = telling.map((one) => ({
    ...one,
    score:
      one.score + (signs && SIGNS.test(fold(one.words)) ? 0.4 : 0) + (/\bante mi,/.test(fold(one.words)) ? 0.8 : 0),
  }));
  return scored.length > 0 ? best(scored) : null;
}

const JUDGE = /\b(?:juez|jueza|jueces|ministr[oa]s?|magistrad[oa]s?|sala|tribunal|judges?|justice|court)\b/;
const DRAFTS = /\bredact/;
const PRONOUNCED: [RegExp, number][] = [
  [/\bpronunciad|\bdictad[oa] por|\bproveyo|\bresolvio don/, 2],
  [/\bintegrada por|\bministr[oa]s?\b|\bjueza?\b|\bmagistrad|\bjudge\b|\bjustice\b/, 1],
];
const DRAFTED = /\bredact(?:o|ad[oa]|or|ora)\b|\bredaccion (?:a cargo )?del?\b/;
/** Characters at the end of a ruling in which those who gave it are named. */
const END = 3000;

/** Who gave a ruling, or drafted it, by the sentences at its end and its beginning; null for another question, or where no source names them. */
function judges(sources: readonly Read[], folded: string): Found[] | null {
  const drafting = DRAFTS.test(folded);
  if (!drafting && !JUDGE.test(folded)) return null;
  const found = sources.flatMap(({ text }, source) => {
    const from = Math.max(0, text.length - END);
    const all = [...sentences(text, 0, Math.min(from, END)), ...sentences(text, from)];
    return all.flatMap((range) => {
      const words = text.slice(range.start, range.end);
      const plain = fold(words).replace(/\s+/g, ' ');
      const worth = drafting
        ? Number(DRAFTED.test(plain))
        : PRONOUNCED.reduce((sum, [pattern, one]) => sum + (pattern.test(plain) ? one : 0), 0);
      return worth >= (drafting ? 1 : 2) && NAME.test(words.slice(1))
        ? [{ source, ...range, score: worth + (range.start >= from ? 0.5 : 0) }]
        : [];
    });
  });
  const sorted = found.sort((a, b) => b.score - a.score || a.start - b.start);
  return sorted.length > 0 ? sorted.filter(({ score }) => score === sorted[0]!.score).slice(0, 2) : null;
}

const evidence = (read: Read, { source, start, end, score }: Found): Evidence => ({
  source,
  start,
  end,
  score: 0.1 * score,
  words: read.text.slice(start, end).replace(/\s+/g, ' '),
  label: '',
  own: 0,
  all: 0,
  near: false,
  heading: false,
});
const best = (list: Evidence[]): Found[] =>
  list
    .sort((a, b) => b.score - a.score || a.start - b.start)
    .filter(({ score }, _i, [first]) => score >= BESIDE * first!.score)
    .slice(0, 2);

/** The sentences that fit and hold all the given words, those first that hold them closest to what is asked; null where none does. */
function held(all: readonly Evidence[], words: readonly string[], fits: (one: Evidence) => boolean): Found[] {
  const stems = words.map((word) => stemOf(fold(word)));
  const found = all
    .filter((one) => fits(one) && stems.every((stem) => fold(one.words).includes(stem)))
    .map((one) => ({ ...one, score: one.score + 0.2 * introduces(fold(one.words)) }));
  return best(found);
}
