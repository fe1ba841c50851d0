import type { Language } from '#contract/language.ts';
import { decisionOf } from '../../../evidence/decision.ts';
import { cutOf } from '../../../index/unit-table.ts';
import type { Range } from '../../../lines.ts';
import type { Reading } from '../../../rulings/precedents.ts';
import { toldProof } from '../../../rulings/proof.ts';
import { spokenIn, type Spoken } from '../../../rulings/spoken.ts';
import { clauseFrom, isDangling } from '../clause.ts';
import { row, sheet, stated, type Said, type Sheet, type SheetRead, type SheetRow } from '../sheet.ts';
import { factsOf, nameOfCase } from './identity.ts';
import { ANSWERS, ASKS, COSTS, DECIDES, REASONS } from './rules.ts';
import { cellFrom, readIn } from './said.ts';
import { orderedSums } from './sums.ts';

const LABELS = {
  asks: { es: 'Pide', en: 'Claim' },
  answers: { es: 'Responde', en: 'Defense' },
  reasons: { es: 'Razona', en: 'Reasons' },
  decides: { es: 'Resuelve', en: 'Held' },
  costs: { es: 'Costas', en: 'Costs' },
  votes: { es: 'Votos', en: 'Votes' },
} as const satisfies Record<string, Said>;
const NOTE: Said = {
  es: 'Lo que pide cada parte no es lo resuelto',
  en: 'What each party claims is not what was held',
};

/** Who asks or answers, by the words of a cell or of its sentence. */
const SPEAKERS: readonly (readonly [RegExp, Said])[] = [
  [/^acci[óo]n (?:constitucional|de (?:amparo|protecci[óo]n))/i, { es: 'Recurrente', en: 'Appellant' }],
  [/^(?:demanda|acci[óo]n)/i, { es: 'Demandante', en: 'Claimant' }],
  [/^denuncia/i, { es: 'Denunciante', en: 'Complainant' }],
  [/^tercer[íi]a/i, { es: 'Tercerista', en: 'Intervener' }],
  [/^querella/i, { es: 'Querellante', en: 'Complainant' }],
  [/^reclam/i, { es: 'Reclamante', en: 'Claimant' }],
  [/^requerimiento/i, { es: 'Requirente', en: 'Petitioner' }],
  [/^(?:recurso|recurre)/i, { es: 'Recurrente', en: 'Appellant' }],
  [/^(?:se alza|apela)/i, { es: 'Apelante', en: 'Appellant' }],
  [/^solicita/i, { es: 'Solicitante', en: 'Applicant' }],
];
const OTHER_SIDE: readonly (readonly [RegExp, Said])[] = [
  [/recurrid[oa]/i, { es: 'Recurrida', en: 'Respondent' }],
  [/ejecutad[oa]/i, { es: 'Ejecutada', en: 'Debtor' }],
  [/reclamad[oa]/i, { es: 'Reclamada', en: 'Respondent' }],
  [/demandad[oa]/i, { es: 'Demandada', en: 'Defendant' }],
];
const speakerOf = (words: string, list: typeof SPEAKERS, language: Language): string =>
  list.find(([pattern]) => pattern.test(words))?.[1][language] ?? '';

/** Rows of reasons and of points decided at most. */
const MOST = { reasons: 2, points: 3 } as const;
/** Reasons, from the first on, in which what is asked and answered is told. */
const TOLD = 4;

/** Who does not ask by what it says, but answers or reports. */
const OTHERS: ReadonlySet<string> = new Set(['third', 'witness', 'below']);
/** A court that opens a case on its own: there is no request. */
const UNASKED = /\bde oficio\b[^.]{0,60}\b(?:abr|apertura|proceso|inici)|\biniciad[oa] de oficio\b/;
/** Characters of a ruling in which it says how the case began. */
const BEGUN = 3000;

const isTold = ({ part, number }: Spoken): boolean =>
  part === 'narrative' || part === 'heading' || (part === 'considerando' && (number ?? TOLD) < TOLD);

function firstOf(text: string, said: readonly Spoken[], rules: typeof ASKS): { cell: Range; sentence: Spoken } | null {
  for (const sentence of said) {
    const cell = readIn(text, sentence, rules);
    if (cell) return { cell, sentence };
  }
  return null;
}

/** Characters of a point that cannot be told in fewer: what a court decides is shown where it is read at all. */
const LONG = 340;
/** A point on nothing but costs. */
const ONLY_COSTS = /^[^]{0,120}(?<!\p{L})costas(?!\p{L})[^]{0,80}$/iu;
/** "Se revoca la resolución …, y en su lugar se decide que …": two points in a sentence. */
const INSTEAD = /,?\s+(?:y\s+)?en\s+su\s+lugar,?(?=\s)/iu;
function inTurn(text: string, range: Range): Range[] {
  const match = INSTEAD.exec(text.slice(range.start, range.end));
  if (!match) return [range];
  const at = range.start + match.index;
  return [
    { start: range.start, end: at },
    { start: at + match[0].length, end: range.end },
  ];
}

/** The points that a ruling decides: each from its verb on. */
function pointsOf(text: string, { decision, sentences }: Reading, ranges: readonly Range[]): Range[] {
  const points: Range[] = [];
  for (const one of ranges.flatMap((range) => inTurn(text, range))) {
    const words = text.slice(one.start, one.end);
    if (ONLY_COSTS.test(words) && !/acoge|rechaza|confirma|revoca/iu.test(words)) continue;
    const cell = readIn(text, one, DECIDES) ?? readIn(text, one, DECIDES, LONG);
    // What is decided besides is not told where what is decided first cannot be.
    if (!cell && points.length === 0 && DECIDES.some(({ find }) => find.test(words))) break;
    if (cell) points.push(cell);
  }
  if (points.length > 0 || !decision) return points.slice(0, MOST.points);
  const sentence = sentences.find(({ start, end }) => start <= decision.start && decision.end <= end);
  const cell = sentence && (cellFrom(text, decision.start, sentence) ?? cellFrom(text, decision.start, sentence, LONG));
  return cell ? [cell] : [];
}

/** Characters in which a point says what it decides. */
const SAID = 12;
/** The words of a point that say what became of it. */
function focusOf(text: string, cell: Range): Range {
  const words = text.slice(cell.start, cell.end);
  const stop = /,|\s(?:interpuest|deducid|dictad|en contra|y en consecuencia|conden[áa]ndo|por )/u.exec(
    words.slice(SAID),
  );
  let end = stop ? SAID + stop.index : words.length;
  while (isDangling(words.slice(0, end))) end = words.slice(0, end).trimEnd().lastIndexOf(' ');
  return end > 0 ? { start: cell.start, end: cell.start + end } : cell;
}

/** The reasons of the court nearest to what it decides, that conclude something. */
function reasonsIn(reading: Reading, said: readonly Spoken[]): Range[] {
  const { text } = reading;
  const proof = toldProof(reading, said);
  const own = said.filter((one) => one.part === 'considerando' && one.voice === 'document' && !proof.has(one));
  const found: Range[] = [];
  const used = new Set<number | null>();
  for (const sentence of own.toReversed()) {
    if (found.length === MOST.reasons) break;
    const words = text.slice(sentence.start, sentence.end);
    if (used.has(sentence.number) || /(?<!\p{L})costas(?!\p{L})|\bprueba\b.*\brindi/iu.test(words)) continue;
    const cell = readIn(text, sentence, REASONS);
    if (!cell) continue;
    used.add(sentence.number);
    found.unshift(cell);
  }
  return found;
}

/** The votes apart, each by its first sentence. */
const votesIn = (text: string, said: readonly Spoken[]): Range[] =>
  said
    .filter(({ part }, i) => (part === 'dissent' || part === 'concurrence') && said[i - 1]?.part !== part)
    .flatMap((sentence) => {
      const words = text.slice(sentence.start, sentence.end);
      const at = /(?:acordad[oa]|se previene|con el voto|voto en contra|previenen)/iu.exec(words)?.index ?? 0;
      const from = sentence.start + at;
      const cell = clauseFrom(text, from, sentence) ?? clauseFrom(text, from, sentence, from, LONG);
      return cell ? [cell] : [];
    });

/**
 * The sheet of a ruling: who asks what, what is answered, how the court reasons, what it decides, who pays, and the votes apart. What a party says is never a
 * reason nor a point decided. Where no decision is read, it has no row of one.
 */
export function rulingSheet({ title, text, index }: SheetRead, reading: Reading, language: Language): Sheet {
  const said = spokenIn(reading);
  const told = said.filter(isTold);
  const isAsked = !UNASKED.test(reading.folded.slice(0, BEGUN).replace(/\s+/g, ' '));
  const asking = told.filter(({ voice }) => !OTHERS.has(voice));
  const asked = isAsked ? firstOf(text, asking, ASKS) : null;
  const answered = firstOf(text, told, ANSWERS);
  const decided = decisionOf(text, cutOf(index));
  const first = pointsOf(text, reading, decided);
  const points = [...first, ...orderedSums({ title, text, index }, first)].toSorted((a, b) => a.start - b.start);
  const resolving = said.filter(({ part }) => part === 'resolutive');
  const costs =
    firstOf(text, resolving, COSTS) ??
    firstOf(text, said.filter(({ part, voice }) => part === 'considerando' && voice === 'document').slice(-3), COSTS);
  const one = (key: keyof typeof LABELS, cell: Range, more: Partial<SheetRow> = {}, focus?: Range): SheetRow =>
    row(LABELS[key][language], stated(cell, focus), more);
  const words = (range: Range): string => text.slice(range.start, range.end);
  const rows = [
    ...(asked ? [one('asks', asked.cell, { speaker: speakerOf(words(asked.cell), SPEAKERS, language) })] : []),
    ...(answered
      ? [one('answers', answered.cell, { speaker: speakerOf(words(answered.sentence), OTHER_SIDE, language) })]
      : []),
    ...reasonsIn(reading, said).map((cell) => one('reasons', cell)),
    ...points.map((cell) => one('decides', cell, {}, focusOf(text, cell))),
    ...(costs && !points.some(({ start, end }) => start <= costs.cell.start && costs.cell.end <= end)
      ? [one('costs', costs.cell)]
      : []),
    ...votesIn(text, said).map((cell) => one('votes', cell)),
  ];
  const name = nameOfCase(text, title, reading, language);
  const facts = factsOf(reading, language).filter((fact) => !name.includes(fact));
  return sheet('ruling', name, facts.join(' · '), rows, NOTE[language]);
}
