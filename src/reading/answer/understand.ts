import { tellLanguage } from '../language.ts';
import { fold } from '../words.ts';
import { partOfLast, referencesIn } from './division-names.ts';
import { divisionAt } from './divisions.ts';
import { matterWords, type Loan } from './evidence.ts';
import { bare, intentOf, type Intent } from './intent.ts';
import type { Read } from './rank.ts';

/** A question of the same conversation with its answer, in plain words. */
export type Exchange = { question: string; answer: string };
/** A question as it is understood after those before it. `as`: what it was understood as, where that is more than it says. */
export type Understood = {
  question: string;
  intent: Intent;
  loan?: Loan;
  as: string | null;
  more: boolean;
  /** It leans on the last one by no more than its first word: it is a whole question, which may have an answer alone. */
  whole: boolean;
  /** What was asked and answered before. */
  history: readonly Exchange[];
  /** Where the last answer stood, for a part of it that is asked for ("¿y la letra c)?"). */
  within?: (source: number, start: number) => boolean;
};

const BEGINS = /^\s*¿?\s*(?:y|e|and|pero|but|entonces|so|ademas|tambien|also)\b/i;
const POINTS =
  /\b(?:eso|esto|esa|ese|ellos|ellas|aquello|lo mismo|lo anterior|al respecto|it|that|they|them|this|those|these)\b/;
const MORE =
  /^(?:explica\p{L}*|dime|cuenta\p{L}*|tell me|say|explain|amplia\p{L}*|detalla\p{L}*|profundiza\p{L}*)?\s*(?:mas|more|further|en detalle|otra cosa)\s*(?:detalles?|details?|sobre (?:eso|esto)|about (?:it|that))?$|^(?:explica\p{L}*|explain|continua|go on|amplia\p{L}*)$/u;
/** Words that ask for a kind of thing and leave open of what. */
const KIND =
  /^(?:plazos?|multas?|sancion|sanciones|penas?|montos?|precio|fechas?|obligaciones|anticipacion|cuotas|prescrib\p{L}+|paga\p{L}*|cobra\p{L}*|devuelve\p{L}*|atrasa\p{L}*|inferior|superior|incumpl\p{L}+|cumpl\p{L}+|deadline|penalty|penalties|amount|price|renewal|invoiced|paid|met|due|exceptions?|excepciones|excepcion|renovacion|prorroga|interes|interest)$/u;

/** "How long is the term, and can it be renewed?": what is pointed to is named before in the question itself. */
const pointsWithin = (folded: string, own: readonly string[]): boolean =>
  own.some((word) =>
    new RegExp(`\\b(?:the|el|la|los|las|un|una|a) ${escaped(fold(word))}\\b.*${POINTS.source}`).test(folded),
  );
const escaped = (word: string): string => word.replace(/[^\p{L}\p{N}]/gu, String.raw`\$&`);

/** "The term of the contract" says of what it asks. */
const WHOLE =
  /\b(?:del|de la|de este|de esta|of the|of this) (?:presente )?(?:contrato|convenio|acuerdo|arriendo|arrendamiento|ley|agreement|contract|lease)\b/;

/** Whether a question leans on what was asked before: it begins with "y", points back, or has hardly a word of its own. */
function leans(question: string, own: readonly string[]): boolean {
  const folded = bare(question);
  if (BEGINS.test(fold(question)) || MORE.test(folded)) return true;
  if (own.length === 0) return true;
  if (own.length < 3 && POINTS.test(folded) && !pointsWithin(folded, own)) return true;
  return own.length === 1 && KIND.test(fold(own[0]!)) && !WHOLE.test(folded);
}

const DIVISION = /\b(art[íi]culos?|art\.?|cl[áa]usulas?|considerandos?|numeral|section|clause|article|paragraph)\b/iu;
/** "¿y el 161?", "¿y la sexta?" after a question of an article or clause: the same kind of division. */
function nextDivision(question: string, last: string): string | null {
  const word = DIVISION.exec(last)?.[1];
  if (!word || DIVISION.test(question) || referencesIn(last).length === 0) return null;
  const rest = question
    .replace(/^[\s¿]*(?:y|and)?\s*(?:qu[ée] dice\s+)?(?:el|la|los|las|the|de(?:l| la))?\s*/i, '')
    .replace(/[?.\s]+$/, '');
  const named = `${word} ${rest}`;
  const [only] = referencesIn(named);
  return only && rest.split(/\s+/).length <= 4 ? named : null;
}

/** Characters by which a sentence is known again in an answer that was kept in plain words. */
const KNOWN = 60;
/** The divisions that an answer quoted, found again in the sources. */
function quotedDivisions(sources: readonly Read[], answer: string): (source: number, start: number) => boolean {
  const said = answer.replace(/\s+/g, ' ');
  const bodies = sources.map((read) => {
    const { index, text } = read;
    const out = new Set<number>();
    for (let s = 0; said && s < index.sentenceStart.length; s++) {
      const [start, end] = [index.sentenceStart[s]!, index.sentenceEnd[s]!];
      if (end - start < 20) continue;
      const words = text.slice(start, Math.min(end, start + KNOWN)).replace(/\s+/g, ' ');
      if (said.includes(words)) out.add(divisionAt(read, start)?.body.start ?? -1);
    }
    return out;
  });
  return (source, start) => bodies[source]!.has(divisionAt(sources[source]!, start)?.body.start ?? -1);
}

/** Words of a question that asks for a part of what was asked before: "¿Y qué dice la letra c)?". */
const PART_WORDS = 9;
/** A part of the division that was asked last, or of what was quoted last where no division was named. */
function partOf(
  sources: readonly Read[],
  question: string,
  history: readonly Exchange[],
): Pick<Understood, 'question' | 'as' | 'within'> | null {
  if (question.trim().split(/\s+/).length > PART_WORDS || !partOfLast(question, null)) return null;
  let before: string | null = null;
  for (const one of history) {
    const next = partOfLast(one.question, before);
    before =
      referencesIn(one.question).length > 0 && !(next && before)
        ? one.question
        : (next && before && next.question) || null;
  }
  if (before !== null) return partOfLast(question, before);
  const said = partOfLast(question, null)!;
  return { ...said, as: null, within: quotedDivisions(sources, history.at(-1)?.answer ?? '') };
}

/** How many of an earlier question's words are named in what a question was understood as. */
const NAMED = 4;

/**
 * A question after those before it. One that leans on the last borrows its words, and the divisions that were quoted for it; one that stands on
 * its own is left as it is.
 */
export function understand(sources: readonly Read[], question: string, history: readonly Exchange[]): Understood {
  const plain: Understood = { question, intent: intentOf(question), as: null, more: false, whole: false, history };
  const last = history.findLast((one) => one.question.trim() !== '');
  if (!last) return plain;
  const part = partOf(sources, question, history);
  if (part) return { ...plain, intent: 'article', ...part };
  if (referencesIn(question).length > 0) return plain;
  const division = nextDivision(question, last.question);
  if (division) return { ...plain, question: division, intent: 'article', as: division };
  const language = tellLanguage(question) ?? sources[0]?.index.language ?? 'es';
  const own = matterWords(question, 'open', language);
  if (!leans(question, own)) return plain;
  const before = intentOf(last.question);
  const more = MORE.test(bare(question));
  const intent = more ? before : plain.intent === 'open' ? inherited(before, own) : plain.intent;
  const lent = matterWords(last.question, before, language);
  const words = more || own.length === 0 || !replaces(intent, before) ? lent : [];
  const loan: Loan = { words: words.join(' '), near: quotedDivisions(sources, last.answer) };
  const named = [...(more ? [] : own), ...words.filter((word) => !own.some((one) => fold(one) === fold(word)))].slice(
    0,
    NAMED + own.length,
  );
  return {
    question: more ? last.question : question,
    intent,
    loan,
    as: named.length > 0 ? named.map((word) => word.toLowerCase()).join(' · ') : null,
    more,
    whole: !more && isWhole(question, own, before),
    history,
  };
}

/** What begins like a question of its own, and a thing that is only named: "¿y si me atraso?", "¿y la garantía?". */
const ASKS =
  /^(?:(?:a|al|con|de|desde|en|hasta|para|por|at|by|for|in) )?(?:que|cual(?:es)?|quien(?:es)?|cuando|cuant[oa]s?|donde|como|si|puedo|puede|debo|tengo que|hay|what|which|who|when|where|how|can|must|is there) /;
const NAMES = /^(?:el|la|los|las|the) /;
/** Whether a question that begins with "y" asks of a matter of its own. What only names a thing may put it in the place of a party or of what is compared. */
function isWhole(question: string, own: readonly string[], before: Intent): boolean {
  const folded = bare(question);
  if (POINTS.test(folded) || own.every((word) => KIND.test(fold(word)))) return false;
  return ASKS.test(folded) || (NAMES.test(folded) && !/^(?:party|obligations|comparison|article)$/.test(before));
}

/** Asked of another party: "¿y la arrendadora?" puts one party in the place of the other, and borrows no more than what is asked. */
const replaces = (intent: Intent, before: Intent): boolean =>
  intent === before && (intent === 'party' || intent === 'obligations');
const inherited = (before: Intent, own: readonly string[]): Intent =>
  own.length === 0 || before === 'party' || before === 'obligations' ? before : 'open';
