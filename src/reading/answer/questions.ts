import { fold } from '../words.ts';

/** What a question begins with, behind at most one small word ("a quién", "for how long"); accents as they are typed. Ours. */
const ASKS =
  /^(?:(?:a|ante|con|de|desde|en|hasta|para|por|at|by|for|from|in|on|to)\s+)?(?:cu[áa]nt[oa]s?|cu[áa]ndo|cu[áa]l(?:es)?|qui[ée]n(?:es)?|d[óo]nde|c[óo]mo|qu[ée]|how|when|where|who|which|what)(?!\p{L})/iu;
/** Without its accent the Spanish word also joins what is no question: "y que el arrendador …". */
const UNACCENTED =
  /^(?:(?:a|ante|con|de|desde|en|hasta|para|por)\s+)?(?:cuant[oa]s?|cuando|cual(?:es)?|quien(?:es)?|donde|como|que)(?!\p{L})/iu;
/** What is asked beside a question that came before: "… y se puede renovar". */
const MAY = /^(?:se )?(?:puede[ns]?|puedo|podr[áa]|podr[íi]a)(?!\p{L})|^(?:can|may|could)(?!\p{L})/iu;
const JOINED = /[,;]?\s+(?:y|e|and)\s+(?:adem[áa]s\s+|also\s+)?|\?\s+|;\s+/giu;
const WORD = /\p{L}/u;
/** Words of the shortest question, and questions that are taken apart. */
const SHORTEST = 2;
const MOST = 3;

/** Whether a piece begins like a question; one without an accent only where nothing else in the whole has one. */
const asks = (piece: string, plain: boolean): boolean => {
  const bare = piece.replace(/^[\s¿]+/u, '');
  return ASKS.test(bare) && (plain || !UNACCENTED.test(bare)) && bare.split(/\s+/).length >= SHORTEST;
};

/** Whether a mark of a question comes behind a word. */
const endsAsQuestion = (piece: string): boolean => WORD.test(piece.slice(0, Math.max(0, piece.indexOf('?'))));

/**
 * The questions that one message asks, as they were typed: "¿Cuánto es la garantía y cuándo se devuelve?" asks two. What asks only one, or more than
 * three, is left whole.
 */
export function questionsIn(message: string): string[] {
  const plain = fold(message) === message.toLowerCase();
  const out: string[] = [];
  let from = 0;
  for (const { index, 0: joint } of message.matchAll(JOINED)) {
    const [before, after] = [message.slice(from, index), message.slice(index + joint.length)];
    // What ends like a question is one, whatever it begins with.
    const ended = joint.startsWith('?') && WORD.test(before) && endsAsQuestion(after);
    if (!ended && !(asks(before, plain) && (asks(after, plain) || MAY.test(after)))) continue;
    out.push(ended ? `${before}?` : before);
    if (out.length === MOST) return [message];
    from = index + joint.length;
  }
  out.push(message.slice(from));
  return out.map((one) => one.trim());
}
