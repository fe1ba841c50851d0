import type { Language } from '#contract/language.ts';
import { actorIn } from '../ask/actors.ts';
import { actorsIn } from '../evidence/bound.ts';
import { valuesIn } from '../evidence/values/values.ts';
import type { Range } from '../lines.ts';
import type { Part } from '../reply.ts';
import { tokensOf } from '../rules/tokens.ts';
import { stemsOf } from '../words.ts';

/** `at`: the words of the sentence that allow, forbid or oblige. `is`: what they answer, null where they do not do so plainly. */
type YesNo = { at: Range; is: 'yes' | 'no' | null };

/** Kinds of questions that a word answers, by their ids, with what says yes and what says no. */
const ANSWERS: Readonly<Record<string, { yes: string; no: string | null }>> = {
  permission: { yes: 'permission', no: 'prohibition' },
  prohibition: { yes: 'prohibition', no: null },
  'duty.whether': { yes: 'duty', no: null },
};
/** A question that denies is answered by neither word. */
const DENIED = /(?<!\p{L})(?:no|ni|sin|not|nor|without|n't|cannot|can't)(?!\p{L})/iu;
/** Words by which a rule depends on something: a plain yes or no would leave it out. */
const DEPENDS =
  /(?<!\p{L})(?:sin|salvo|excepto|siempre que|previ[oa]|con (?:autorizaci[óo]n|consentimiento|acuerdo|aviso)|s[óo]lo|solamente|[úu]nicamente|without|unless|except|only|prior|provided|subject to)(?!\p{L})/iu;
/** A question that asks whether one may in general. */
const IMPERSONAL =
  /(?<!\p{L})(?:se (?:puede|podr[áa]|permite|debe)|est[áa]n? (?:permitid|prohibid)|is it (?:allowed|permitted|forbidden|prohibited)|are .{1,40} (?:allowed|permitted|forbidden))/iu;
/** The share of the words asked that a sentence must hold to be on just that matter. Ours. */
const HELD = 0.75;

/**
 * Whether a sentence plainly says yes or no to a question for permission, prohibition or duty: it holds what is asked, such verbs of one kind and no condition, and is of
 * the party asked. Null where it holds no such verb.
 */
export function yesOrNo(
  text: string,
  sentence: Range,
  language: Language,
  { id, by, said, matter }: Part['intent'],
): YesNo | null {
  const answers = ANSWERS[by] ?? ANSWERS[id];
  const values = valuesIn(text, sentence.start, sentence.end, language);
  const verbs = values.filter(({ slot }) => slot === 'permission' || slot === 'prohibition' || slot === 'duty');
  const [at] = verbs;
  if (!at) return null;
  const words = text.slice(sentence.start, sentence.end);
  const depends = DEPENDS.test(words) || values.some(({ slot }) => slot === 'condition');
  const asked = new Set(stemsOf(matter, language));
  const actor = actorIn(said, tokensOf(said));
  if (actor) for (const stem of stemsOf(actor, language)) asked.delete(stem);
  const held = new Set(stemsOf(words, language));
  const isOn = asked.size > 0 && [...asked].filter((stem) => held.has(stem)).length >= HELD * asked.size;
  const isOf = actor
    ? actorsIn(words, actor).some(({ side, end }) => side === 'own' && end <= at.start - sentence.start) ||
      (at.slot === 'prohibition' && actorsIn(words, actor).every(({ side }) => side === 'own'))
    : IMPERSONAL.test(said);
  const isPlain =
    answers && verbs.every(({ slot }) => slot === at.slot) && !depends && !DENIED.test(said) && isOn && isOf;
  const is = !isPlain ? null : at.slot === answers.yes ? 'yes' : at.slot === answers.no ? 'no' : null;
  return { at, is };
}
