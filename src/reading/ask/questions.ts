import { fold } from '../words.ts';

/** Words by which a question begins, behind at most one small word ("a quién", "for how long"); folded. */
const ASKS: ReadonlySet<string> = new Set(
  'que cual cuales quien quienes cuando cuanto cuanta cuantos cuantas donde como how what when where which who whose why'.split(
    ' ',
  ),
);
const BEFORE: ReadonlySet<string> = new Set(
  'a ante con de desde durante en hasta para por at by for from in on to until under within'.split(' '),
);
/** What is asked beside a question that came before: "… y se puede renovar". */
const MAY: ReadonlySet<string> = new Set(
  'puede pueden puedo podra podria debe deben debo hay tiene tienen can may could must should is are does do'.split(
    ' ',
  ),
);
/** Where one question may end and the next begin. */
const JOINT = /[,;]?\s(?:y|e|o|and|or)\s(?:adem[áa]s\s|tambi[ée]n\s|also\s)?|\?\s+|;\s|\.\s+(?=¿)/giu;
/** Questions that are taken apart; what asks more is left whole. */
const MOST = 3;

/** The first words of a piece, folded. */
const firstWords = (piece: string): string[] =>
  fold(piece.slice(0, 80))
    .match(/\p{L}+/gu)
    ?.slice(0, 3) ?? [];
/** Whether a piece begins like a question; one without an accent only where nothing else in the whole has one (`plain`). */
function asks(piece: string, plain: boolean): boolean {
  const [first = '', second = ''] = firstWords(piece);
  const typed = (BEFORE.has(first) && ASKS.has(second) ? /^\P{L}*\p{L}+\s+(\p{L}+)/u : /^\P{L}*(\p{L}+)/u).exec(
    piece,
  )?.[1];
  if (typed === undefined || !ASKS.has(fold(typed))) return false;
  return (
    plain ||
    /[^\0-\x7f]/.test(typed) ||
    /^(?:how|what|when|where|which|who|whose|why)$/i.test(typed) ||
    /^\s*¿/.test(piece)
  );
}
function mayAsk(piece: string): boolean {
  const [first = '', second = ''] = firstWords(piece);
  return MAY.has(first === 'se' || first === 'me' ? second : first);
}

/** A piece of a message: `start` to `end` of it. `says`: a statement before a question, which says of what is asked. */
export type Piece = { start: number; end: number; says: boolean };

/**
 * The questions that one message asks: "¿Cuánto es la garantía y cuándo se devuelve?" asks two. A statement before a question ("Me despidieron ayer. ¿Qué
 * puedo pedir?") is a piece of its own. What asks only one thing, or more than three, is left whole.
 */
export function questionsIn(message: string): Piece[] {
  const plain = fold(message) === message.toLowerCase();
  const pieces: Piece[] = [];
  let start = 0;
  for (const { index, 0: joint } of message.matchAll(JOINT)) {
    const [before, after] = [message.slice(start, index), message.slice(index + joint.length)];
    const ended = (joint.startsWith('?') || joint.startsWith('.')) && /\p{L}/u.test(before) && /\p{L}/u.test(after);
    if (!ended && !(hasQuestion(before, plain) && (asks(after, plain) || mayAsk(after)))) continue;
    pieces.push({ start, end: index + (joint.startsWith('?') ? 1 : 0), says: joint.startsWith('.') });
    start = index + joint.length;
  }
  pieces.push({ start, end: message.length, says: false });
  return pieces.length > MOST ? [{ start: 0, end: message.length, says: false }] : pieces;
}

/** Whether a question begins a piece, or a part of it behind a comma or an opening sign. */
const hasQuestion = (piece: string, plain: boolean): boolean =>
  piece.split(/[,;:¿]/u).some((part) => asks(part, plain) || mayAsk(part));

/** Question words that a noun may follow: "por qué causal". */
const BEFORE_NOUN: ReadonlySet<string> = new Set(['que', 'cual', 'cuales', 'what', 'which', 'whose']);
/** What follows the question word of a question, and the noun that belongs to it: in "¿Cuándo y por qué causal la echaron?" both ask it of "la echaron?". */
export function afterQuestionWord(question: string): string {
  const words = question.trim().split(/\s+/);
  const plain = words.map((word) => fold(word).replace(/\P{L}/gu, ''));
  const at = BEFORE.has(plain[0] ?? '') ? 1 : 0;
  if (!ASKS.has(plain[at] ?? '')) return question;
  return words.slice(at + (BEFORE_NOUN.has(plain[at]!) ? 2 : 1)).join(' ');
}
