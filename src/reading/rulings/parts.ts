import type { Identity } from '#contract/references.ts';
import { numberOf } from '../consistency/labels.ts';
import type { Range } from '../lines.ts';
import { isRuling } from '../references/own-identity.ts';
import { briefParts, isBrief } from './brief.ts';

/** What a document is for the reading of its authorities. */
type DocumentKind = 'ruling' | 'brief' | 'other';
/**
 * A part of a ruling or a brief. `narrative`: what a ruling tells of the case before it reasons ("Vistos"). `number`: of a considerando.
 * The last seven are of briefs: what it asks in a line, who appears, facts, law, petition, further requests, any other headed part.
 */
export type PartName =
  | 'heading'
  | 'narrative'
  | 'considerando'
  | 'resolutive'
  | 'dissent'
  | 'concurrence'
  | 'closing'
  | 'summary'
  | 'appearance'
  | 'facts'
  | 'law'
  | 'petition'
  | 'otrosi'
  | 'section';
/** `label`: how the document itself names the part, "" where it does not. */
export type Part = Range & { name: PartName; number: number | null; label: string };
export type Structure = { kind: DocumentKind; parts: readonly Part[] };

const ORDINAL =
  '(?:primero|segundo|tercero|cuarto|quinto|sexto|s.?ptimo|octavo|noveno|und.?cimo|duod.?cimo|(?:d.?cimo|vig.?simo|trig.?simo|cuadrag.?simo|quincuag.?simo) ?-?(?:primero|segundo|tercero|cuarto|quinto|sexto|s.?ptimo|octavo|noveno)?)';
/** "Primero: Que", "DÉCIMO TERCERO.-", "4.- Que", "1° Que". A lost accent may be a blank. */
const CONSIDERANDO = new RegExp(
  `^[ "]*(?:considerando +)?(?:(${ORDINAL}) ?(?::|\\.-|\\.|°|-| que )|(\\d{1,2}) ?(?:°|o)?(?:\\.-|\\)\\.?-?|\\.°?|-|:|°| (?=que)) ?(?=que\\b|resp|a mayor|asi\\b|por\\b|sin\\b|de la |en (?:cuanto|efecto|este|el|tal|la)|cabe\\b|conforme|atendid|el |la |los |las )|(\\d{1,2}) ?°\\)\\.? ?(?=[a-z]))`,
);
const NARRATIVE = /^[ *#]*(?:[^\n]{0,80}[.-] ?-? )?(?:vistos?|y? ?vistos? y oidos?|vistos?, oidos?)\b ?(?:[:;.,]|y |$)/;
/** A division that a ruling heads in other words: "I. ANTECEDENTES", "Fundamentos del fallo". */
const headedBy = (names: string): RegExp =>
  new RegExp(`^[ *#]*(?:(?:[ivx]{1,4}|\\d{1,2}|[a-c]) ?[.)-]+-? ?)?(?:${names})\\b[^.;:\\n]{0,60}[.:]?[ *]*$`);
const TELLS = headedBy(
  '(?:los |sus )?antecedentes|(?:parte )?expositiva|exposicion|relacion de|(?:los )?hechos|(?:la |de la )?demanda|posiciones|pretensiones|alegaciones|(?:la )?controversia|(?:la |el )?(?:accion|recurso|reclamo) deducid[oa]',
);
const WEIGHS = headedBy(
  '(?:parte )?considerativa|consideraciones|considerandos|(?:los )?fundamentos|razonamientos?|(?:las )?razones|(?:el )?analisis|motivos|motivacion|(?:la )?valoracion',
);
const REASONING =
  /^[ *#]*(?:y )?(?:considerando|teniendo (?:en su lugar y |ademas,? )?presente|(?:y )?se tienen? (?:en )?su lugar)\b/;
const DECIDES =
  /^[ *#"]*(?:por (?:est[ao]s|tales|l[ao]s?|dich[ao]s|es[ao]s)\b|(?:y )?(?:visto|vistos)\b|y de conformidad|y en conformidad|de conformidad|por lo (?:expuesto|antes|anterior|razonado)|en (?:consecuencia|merito)|atendid|con lo (?:dispuesto|razonado|expuesto|relacionado)|y teniendo|(?:i\.?-? ?)?(?:que )?se (?:confirma|revoca|declara|rechaza|acoge|autoriza|resuelve|aprueba|invalida|omite)\b|se resuelve|resuelv[eo])/;
const OPERATIVE =
  /\b(?:se (?:declara|rechaza|acoge|confirma|revoca|resuelve|aprueba|desestima|omite|invalida|dispone|ordena|hace|anula|tiene)|declara inadmisible|resuelve|no ha lugar|no se hace lugar|tiene(?:se)? por|remitan?se|autoriza|procede a|pasen)\b/;
const DISSENT =
  /\b(?:acordad[ao][^.]{0,60}(?:contra|voto)|(?:decision|sentencia|acuerdo|resolucion)[^.]{0,60}con el voto (?:en contra|disidente)|con el voto (?:en contra|disidente)|voto (?:en contra|disidente|de minoria))\b/g;
const CONCURRENCE =
  /\b(?:se previene que|prevencion de|previenen? que|con la prevencion|concurre[n]? (?:al|a la) (?:acuerdo|decision|confirmatoria|revocatoria))\b/g;
const CLOSING =
  /^[ *#]*(?:anotese|registrese|reg.strese|comuniquese|comun.quese|notifiquese|notif.quese|devuelvase|devu.lvase|archivese|arch.vese|redacci|redacto |pronunciad[ao]|dictad[ao] por|rol n)/;
/** Characters of a line that tell what it begins, and of the words behind it in which something is decided. */
const HEAD = 120;
/** A paragraph of so many characters above the reasons tells the case and is no heading. Ours. */
const TELLING = 200;
const DECIDED_WITHIN = 1400;

/** In a longer ruling than this, votes stand in its later part; before it, "voto en contra" tells of another ruling. */
const SHORT = 6000;
const LATE = 0.35;
const ONE_VOTE = 200;
/** Whoever agreed and does not sign casts no vote apart: "concurren al acuerdo y fallo, pero no firman". */
const SIGNS = /\b(?:no )?firman?\b/;
const ONE_SENTENCE = 400;

type Line = Range & { head: string };
function* linesOf(folded: string): Generator<Line> {
  for (let start = 0; start < folded.length;) {
    const stop = folded.indexOf('\n', start);
    const end = stop < 0 ? folded.length : stop;
    yield { start, end, head: folded.slice(start, Math.min(end, start + HEAD)) };
    start = end + 1;
  }
}

type Mark = { at: number; name: PartName; number: number | null };

/** Reasons numbered in words from which on a ruling numbers all of them so. */
const WORDED = 3;
/** A line that only says that the reasons begin. */
const FORMULA =
  /^[ *#]*(?:(?:y )?(?:vistos?,? (?:oidos?,? )?(?:y )?)?considerando|(?:y )?teniendo (?:ademas )?presente) ?:?[ *]*$/;
/** The lines from that formula on, where the reasons count from one behind it: what is numbered before it belongs to a brief that is told or quoted. */
function behindFormula(lines: readonly Line[]): readonly Line[] {
  const at = lines.findIndex(({ head }) => FORMULA.test(head));
  if (at < 0) return lines;
  const first = lines.slice(at).find(({ head }) => CONSIDERANDO.test(head));
  const match = first && CONSIDERANDO.exec(first.head);
  return match && numberIn(match) === 1 ? lines.slice(at) : lines;
}
/** The number of a reason, as its line tells it. */
const numberIn = ([, words, one, other]: RegExpExecArray): number =>
  Number(words ? numberOf(words.replace(/[^a-z]+/g, ' ').trim()) : (one ?? other));

/** Considerandos in a row: one that does not follow the last, nor begins a row anew, is an item of a list. */
function reasons(lines: readonly Line[]): Mark[] {
  const found: Mark[] = [];
  let last = 0;
  // Where reasons are numbered in words, figures before them are the items of a plea.
  let worded = lines.filter(({ head }) => CONSIDERANDO.exec(head)?.[1] !== undefined).length >= WORDED;
  for (const { start, head } of lines) {
    const match = CONSIDERANDO.exec(head);
    if (!match) continue;
    const figure = match[2] ?? match[3];
    const number = numberIn(match);
    // Figures below a reason in words are the items of that reason.
    if (!Number.isFinite(number) || (figure && worded)) continue;
    if (number !== last + 1 && number !== last + 2 && !(number === 1 && last === 0)) continue;
    worded ||= match[1] !== undefined;
    last = number;
    found.push({ at: start, name: 'considerando', number });
  }
  return found;
}

/** Where it is decided: the last such line after the last reason, with a word of decision soon behind it. */
function decision(lines: readonly Line[], folded: string, from: number, to: number): number | null {
  const opening = lines.find(
    ({ start, head }) =>
      start > from &&
      start < to &&
      DECIDES.test(head) &&
      OPERATIVE.test(folded.slice(start, start + DECIDED_WITHIN).replace(/\s+/g, ' ')),
  );
  return opening?.start ?? null;
}

function votes(folded: string, from: number): Mark[] {
  const text = folded.slice(from);
  const lineOf = (index: number): number => {
    const line = text.lastIndexOf('\n', index) + 1;
    const stop = Math.max(text.lastIndexOf('. ', index), text.lastIndexOf('.- ', index)) + 2;
    return from + Math.max(line, stop < index ? stop : 0);
  };
  const of = (pattern: RegExp, name: PartName): Mark[] =>
    [...text.matchAll(pattern)]
      .map(({ index }): Mark => ({ at: lineOf(index), name, number: null }))
      .filter(({ at }) => !SIGNS.test(/^[^.\n]*/.exec(folded.slice(at, at + ONE_SENTENCE))![0]));
  const all = [...of(DISSENT, 'dissent'), ...of(CONCURRENCE, 'concurrence')].sort((a, b) => a.at - b.at);
  // "Se previene que … concurre a la confirmatoria" is one vote.
  return all.filter(({ at, name }, i) => all[i - 1]?.name !== name || at - all[i - 1]!.at > ONE_VOTE);
}

/** Cuts a text at its marks; each piece runs to the next. */
function pieces(text: string, marks: readonly Mark[]): Part[] {
  const rows = [...marks].sort((a, b) => a.at - b.at).filter(({ at }, i, all) => i === 0 || at > all[i - 1]!.at);
  return rows.map(({ at, name, number }, i) => ({
    start: at,
    end: rows[i + 1]?.at ?? text.length,
    name,
    number,
    label: name === 'considerando' ? labelAt(text, at) : '',
  }));
}
const labelAt = (text: string, at: number): string =>
  /^[\s"“*#]*((?:considerando\s+)?[\p{L}\d]+(?:\s\p{L}{4,8}o)?[°º]?)/iu.exec(text.slice(at, at + 50))?.[1]?.trim() ??
  '';

function rulingParts(text: string, folded: string): Part[] {
  const lines = [...linesOf(folded)];
  const seen = lines.find(({ head }) => NARRATIVE.test(head))?.start;
  const reasoned = lines.find(
    ({ head }) => REASONING.test(head) || WEIGHS.test(head) || CONSIDERANDO.test(head),
  )?.start;
  // What stands before the reasons tells the case, also where no word says so.
  const untold = lines.find(
    ({ start, end, head }) =>
      (TELLS.test(head) || end - start > TELLING) && start < Math.min(reasoned ?? 0, seen ?? text.length),
  )?.start;
  const narrative = untold ?? seen ?? null;
  const from = narrative ?? 0;
  const vote = votes(folded, text.length < SHORT ? from : Math.max(from, Math.floor(text.length * LATE)));
  const firstVote = vote[0]?.at ?? text.length;
  const all = reasons(behindFormula(lines.filter(({ start }) => start >= from && start < firstVote)));
  const begins = lines.find(({ start, head }) => start >= from && (REASONING.test(head) || WEIGHS.test(head)))?.start;
  const lastReason = all.at(-1)?.at ?? begins ?? from;
  // A ruling of a few lines decides in its "Vistos" itself.
  const decided = decision(lines, folded, lastReason, firstVote) ?? (all.length === 0 ? narrative : null);
  const closing = lines.find(
    ({ start, head }) => start > Math.max(decided ?? lastReason, vote.at(-1)?.at ?? 0) && CLOSING.test(head),
  );
  const marks: Mark[] = [
    { at: 0, name: 'heading', number: null },
    ...(all.length === 0 && begins !== undefined && begins < (decided ?? text.length)
      ? [{ at: begins, name: 'considerando' as const, number: null }]
      : []),
    ...(narrative === null || narrative === decided
      ? []
      : [{ at: narrative, name: 'narrative' as const, number: null }]),
    ...all,
    ...(decided === null ? [] : [{ at: decided, name: 'resolutive' as const, number: null }]),
    ...vote,
    ...(closing ? [{ at: closing.start, name: 'closing' as const, number: null }] : []),
  ];
  // At one place the later mark says more.
  return pieces(
    text,
    marks.filter(({ at }, i) => !marks.some((other, j) => j > i && other.at === at)),
  );
}

const SEEN = /^[ *#]*(?:vistos?)\b/m;
/** What a ruling decides, and how whoever decided it signs. */
const RESOLVES =
  /\b(?:se (?:resuelve|declara|decide|acoge|rechaza|confirma|revoca|condena|absuelve)|resuelvo|fallo:|(?:no )?ha lugar|(?:rechaz|conden|confirm|revoc|declar|desestim)ase|acogese)\b/;
const SIGNED =
  /(?:^|[.\n-] ?)(?:redact\w+|redaccion|pronunci(?:o|ad)\w*|dict(?:o|ad)\w*|resolvi(?:o|eron)|provey(?:o|eron)|r(?:ol|it|uc):? (?:n ?° ?)?[a-z]{0,12}[ -]?\d)|\b(?:juez|jueza|arbitro|arbitra|ministr[oa])\b/m;
const SIGNED_WITHIN = 1200;

const ENDS = /\b(?:registrese|notifiquese|comuniquese|archivese|reg.strese)\b/;

/** Whether a text that does not tell its court or number is written as a ruling: it reasons, decides and is signed. */
function isWrittenAsRuling(folded: string): boolean {
  if (SEEN.test(folded) && ENDS.test(folded.slice(-3000))) return true;
  if (!RESOLVES.test(folded.slice(folded.length / 2)) || !SIGNED.test(folded.slice(-SIGNED_WITHIN))) return false;
  const lines = [...linesOf(folded)];
  return (
    lines.some(({ head }) => [NARRATIVE, REASONING, TELLS, WEIGHS].some((sign) => sign.test(head))) ||
    reasons(lines).length >= WORDED
  );
}

/**
 * The parts of a ruling or a brief, in their order and without gaps; none of any other document. `folded`: the text as `foldSameLength` gives it.
 * Linear in the length of the text.
 */
export function structureOf(text: string, folded: string, identity: Identity): Structure {
  if (isBrief(folded)) return { kind: 'brief', parts: briefParts(text, folded) };
  if (isRuling(text, identity) || isWrittenAsRuling(folded))
    return { kind: 'ruling', parts: rulingParts(text, folded) };
  return { kind: 'other', parts: [] };
}

/** The part that a place stands in; null where the document has no parts. */
export const partAt = ({ parts }: Structure, at: number): Part | null =>
  parts.find(({ start, end }) => start <= at && at < end) ?? null;
