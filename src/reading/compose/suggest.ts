import type { Language } from '#contract/language.ts';
import type { Read } from '../evidence/choose.ts';
import type { Slot } from '../ask/asked.ts';
import { definedTerms } from '../evidence/defined-terms.ts';
import { valuesIn } from '../evidence/values/values.ts';
import { cutOf } from '../index/unit-table.ts';
import type { Range } from '../lines.ts';
import { reply } from '../reply.ts';
import { fold } from '../words.ts';
import { definingIn } from './defined.ts';
import { tellSources } from './sheets/answer.ts';
import { OBJECT } from './sheets/direct.ts';
import { sheetOf } from './sheets/sheets.ts';
import type { Sheet } from './sheets/sheet.ts';

/** Words of a suggested question at most, and terms of a document that one is made of. */
const WORDS = 12;
const TERMS = 6;
/** Items of a list that a suggested question is answered with, at most. Ours. */
const LISTED = 20;

type Ask = Readonly<Record<Language, string>>;
const ask = (es: string, en: string): Ask => ({ es, en });

/** The question that a row of a sheet answers, by the name of the row, or of its group, in Spanish. Ours. */
const ASKS: Readonly<Record<string, Ask>> = {
  Renta: ask('¿Cuánto es la renta y cuándo se paga?', 'How much is the rent and when is it due?'),
  Precio: ask('¿Cuál es el precio?', 'What is the price?'),
  Sueldo: ask('¿Cuál es el sueldo?', 'What is the salary?'),
  Jornada: ask('¿Cuál es la jornada de trabajo?', 'What are the working hours?'),
  Cargo: ask('¿Cuál es el cargo del trabajador?', 'What is the employee’s position?'),
  Capital: ask('¿Cuál es el capital?', 'What is the principal?'),
  Interés: ask('¿Qué interés se cobra?', 'What interest is charged?'),
  Plazo: ask('¿Cuánto dura el contrato?', 'How long does the contract last?'),
  Duración: ask('¿Cuánto dura la sociedad?', 'How long does the company last?'),
  Vence: ask('¿Hasta cuándo rige el contrato?', 'When does the contract expire?'),
  'Plazo para celebrar': ask('¿Hasta cuándo hay plazo para firmar?', 'By when must it be signed?'),
  Renovación: ask('¿Cómo se renueva el contrato?', 'How is the contract renewed?'),
  Garantía: ask('¿Cuál es la garantía?', 'How much is the deposit?'),
  Codeudor: ask('¿Quién es el codeudor solidario?', 'Who is the guarantor?'),
  'Multas y penas': ask('¿Qué multas se pactaron?', 'What penalties apply?'),
  'Término anticipado': ask('¿Cómo se puede poner término al contrato?', 'How can the contract be terminated?'),
  'Subarriendo y cesión': ask('¿Se puede subarrendar?', 'Can the premises be sublet?'),
  Cesión: ask('¿Se puede ceder el contrato?', 'Can the contract be assigned?'),
  Reajuste: ask('¿Cómo se reajusta la renta?', 'How is the rent adjusted?'),
  Exclusividad: ask('¿Hay exclusividad?', 'Is it exclusive?'),
  Territorio: ask('¿Cuál es el territorio?', 'What is the territory?'),
  Administración: ask('¿Quién administra la sociedad?', 'Who manages the company?'),
  Utilidades: ask('¿Cómo se reparten las utilidades?', 'How are profits shared?'),
  'Tope de responsabilidad': ask('¿Cuál es el límite de responsabilidad?', 'What is the limitation of liability?'),
  'Ley aplicable': ask('¿Qué ley rige el contrato?', 'What law governs the contract?'),
  'Tribunal o domicilio': ask('¿Cómo se resuelven los conflictos?', 'How are disputes resolved?'),
  Resuelve: ask('¿Qué resolvió el tribunal?', 'What did the court decide?'),
  Pide: ask('¿Qué se pidió?', 'What was claimed?'),
  Razona: ask('¿Por qué resolvió así el tribunal?', 'Why did the court decide so?'),
  Costas: ask('¿Quién paga las costas?', 'Who pays the costs?'),
  Votos: ask('¿Hubo votos en contra o prevenciones?', 'Was there a dissent?'),
  'Obliga a': ask('¿A quiénes se aplica la ley?', 'Whom does the law apply to?'),
  Sanciones: ask('¿Qué sanciones establece?', 'What penalties does it set?'),
  'Tribunal competente': ask('¿Qué tribunal es competente?', 'Which court is competent?'),
  Prescripción: ask('¿En qué plazo prescriben las acciones?', 'What is the limitation period?'),
  Vigencia: ask('¿Cuándo entra en vigencia?', 'When does it come into force?'),
};
/** What is asked of any document that has a sheet. */
const ABOUT: Readonly<Record<'ruling' | 'law' | 'contract' | 'prose', Ask>> = {
  ruling: ask('¿De qué trata el fallo?', 'What is the judgment about?'),
  law: ask('¿De qué trata la ley?', 'What is the law about?'),
  contract: ask('¿De qué trata el contrato?', 'What is the contract about?'),
  prose: ask('¿De qué trata el documento?', 'What is the document about?'),
};
/** What is asked of any law: that its answer holds a time limit says that it is one. */
const LIMITS = ask('¿Qué plazos establece?', 'What time limits does it set?');
/** What is asked of any ruling that says it. */
const OF_RULING = [
  ask('¿Qué hechos se dieron por probados?', 'What facts were found to be proved?'),
  ask('¿Qué normas aplicó el tribunal?', 'What law did the court apply?'),
];
/** Names that a contract gives to itself and to its parties. Their meaning is not worth a suggestion. */
const PLAIN =
  /^(?:(?:this |the )?agreement|contract|contrato|acuerdo|convenio|part(?:y|ies)|partes?|company|empresa)$/iu;
/** A place that no answer holds. */
const NOWHERE: Range = { start: 0, end: 0 };
const MEANING: Readonly<Record<Language, (term: string) => string>> = {
  es: (term) => `¿Qué se entiende por «${term}»?`,
  en: (term) => `What does “${term}” mean?`,
};

/** Whether two questions ask the same, but for case, accents and marks. */
export const alike = (one: string, other: string): boolean => bare(one) === bare(other);
const bare = (question: string): string =>
  fold(question)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The group of the rows that tell what a law punishes with: each of its articles that does answers the question. */
const PENALTIES = 'Sanciones';
/** A question, and where the document answers it, or what its answer holds elsewhere; null where it is the whole document that does. */
type Suggestion = { question: string; at: Range | null; slot?: Slot; isMeaning?: true; isOfRuling?: true };

const rowsOf = ({ rows }: Sheet): Suggestion['at'][] =>
  rows.map(({ cells: [cell] }) => (cell?.state === 'stated' ? { start: cell.start, end: cell.end } : null));

/** Questions on the facts of a document, in the order of its sheet, then on the terms that it defines. */
function suggestions(read: Read, language: Language): Suggestion[] {
  const sheet = sheetOf(read, 'es');
  const { genre } = cutOf(read.index);
  const places = sheet ? rowsOf(sheet) : [];
  const facts = (sheet?.rows ?? []).flatMap(({ label, group }, i): Suggestion[] => {
    // What a law is for is told with what it is about.
    const asks = genre === 'law' && label === 'Objeto' ? null : (ASKS[label] ?? ASKS[group]);
    const slot = group === PENALTIES ? { slot: 'sanction' as const } : {};
    return asks && places[i] ? [{ question: asks[language], at: places[i], ...slot }] : [];
  });
  const about = ABOUT[sheet?.kind === 'ruling' ? 'ruling' : genre === 'ruling' ? 'prose' : genre];
  const roles = new Set((sheet?.rows ?? []).map(({ label }) => fold(label)));
  const terms = definedTerms(read.text, cutOf(read.index))
    .filter(({ term }) => /^\p{Lu}/u.test(term) && !roles.has(fold(term)) && !PLAIN.test(term))
    .slice(0, TERMS);
  const all = [
    ...facts,
    ...(genre === 'law' ? [{ question: LIMITS[language], at: NOWHERE, slot: 'term' as const }] : []),
    ...(genre === 'ruling'
      ? OF_RULING.map((one) => ({ question: one[language], at: NOWHERE, isOfRuling: true as const }))
      : []),
    ...(sheet ? [{ question: about[language], at: null }] : []),
    ...terms.map(({ term, start, end }) => ({
      question: MEANING[language](term),
      at: { start, end },
      isMeaning: true as const,
    })),
  ];
  return all.filter(
    ({ question }, i) =>
      question.split(/\s+/).length <= WORDS && !all.slice(0, i).some((other) => alike(other.question, question)),
  );
}

/** Words by which a law is passed, which say nothing of it (folded). */
const PASSES = /^(?:estable\w+|apru?eb\w+|fij\w+|dict\w+|siguiente|texto|refundido|ley|decreto)$/;
/** Whether one text holds no word that is not in another. Short words, and those by which a law is passed, do not count. */
const isWithin = (one: string, other: string): boolean => {
  const held = new Set(bare(other).split(' '));
  return bare(one)
    .split(' ')
    .every((word) => word.length < 4 || PASSES.test(word) || held.has(word));
};

/** Rows of a ruling that tell what is decided, and why: without the second one it is not told what it is about. */
const DECIDES = /^(?:Resuelve|Held)/;
const REASONS = /^(?:Razona|Reasons)/;
/** A definition that only names the place of another, or whose figure is struck out. */
const SAYS_NOTHING =
  /\bmeaning (?:ascribed|assigned|given|set forth|set out|specified|provided)\b|\bsignificado (?:que|asignado|indicado|señalado|establecido)\b|\[\*+\]/iu;
/** Whether the line on a document says what it is: its kind or its object, and not a term or a price alone. That of a contract says on what it is, and that of a ruling why it is so decided: a blind reader found less too little. */
function saysWhat(read: Read): boolean {
  const [told] = tellSources([read], [0], '', read.index.language);
  if (!told || told.line.length === 0) return false;
  const { sheet, title, lead } = told;
  // The lead of some laws repeats their name.
  if (cutOf(read.index).genre === 'law' && lead && isWithin(read.text.slice(lead.start, lead.end), title)) return false;
  const states = (named: RegExp): boolean =>
    sheet !== null && sheet.rows.some(({ label, cells: [cell] }) => named.test(label) && cell?.state === 'stated');
  if (sheet?.kind === 'ruling') return states(DECIDES) && states(REASONS);
  return cutOf(read.index).genre !== 'contract' || !sheet || states(OBJECT);
}

/** Whether a document answers each of its questions, by its title and the question. Kept, since every answer suggests questions again. */
const known = new WeakMap<Read['index'], Map<string, boolean>>();
function isAnswered(read: Read, one: Suggestion): boolean {
  const answers = known.get(read.index) ?? new Map<string, boolean>();
  known.set(read.index, answers);
  const key = `${read.title}\n${one.question}`;
  const is = answers.get(key) ?? isAnsweredBy(read, one);
  answers.set(key, is);
  return is;
}

/** Whether a document answers a question, and with the words that it was made of. */
function isAnsweredBy(read: Read, { question, at, slot, isMeaning, isOfRuling }: Suggestion): boolean {
  const part = reply([read], question).parts.find(({ verdict }) => verdict.outcome === 'answer');
  if (!part) return false;
  const [first] = part.evidence;
  // A long list is no answer that somebody reads.
  if (part.listed && part.listed.items.length > LISTED) return false;
  if (at === null) return saysWhat(read);
  if (!first || isOfRuling) return first !== undefined;
  // A passage that only uses a term says nothing of what it means.
  if (isMeaning) {
    const told = definingIn(read.text, first.sentence, part.intent);
    return told !== null && !SAYS_NOTHING.test(read.text.slice(told.start, told.end));
  }
  const holds = ({ start, end }: Range): boolean =>
    slot !== undefined && valuesIn(read.text, start, end, read.index.language).some((value) => value.slot === slot);
  return first.shown.some((range) => (range.start < at.end && at.start < range.end) || holds(range));
}

/**
 * Questions that a document answers, in the given language: on its facts by its kind, and on its terms. Each is asked before it is told, and answered with the words that it
 * was made of; those asked already are left out, and beside what is `shown` already those that it answers, and those on the whole. `most`: questions told; `tried`: questions asked, each costs a search.
 */
export function suggest(
  read: Read,
  language: Language,
  {
    most,
    tried,
    asked = [],
    shown,
  }: { most: number; tried: number; asked?: readonly string[]; shown?: readonly Range[] },
): string[] {
  const fresh = suggestions(read, language)
    .filter(({ question }) => !asked.some((other) => alike(question, other)))
    .filter(({ at }) => !shown || (at !== null && !shown.some(({ start, end }) => start < at.end && at.start < end)))
    .slice(0, tried);
  const found: string[] = [];
  for (const one of fresh) {
    if (found.length === most) break;
    if (isAnswered(read, one)) found.push(one.question);
  }
  return found;
}
