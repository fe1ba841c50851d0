import { tellLanguage } from '../language.ts';
import { fold } from '../words.ts';
import { best, MOST } from './choosing.ts';
import { fieldOf, matterWords } from './evidence.ts';
import { bare } from './intent.ts';
import type { Found } from './look-up.ts';
import type { Read } from './rank.ts';
import { ruled } from './rules.ts';

/** The share of a matter that a sentence says itself where it says each word of it, or one that lawyers use for the same. */
const WHOLE = 0.84;
/** The same with the sentence before it: "La renta es de … . El arrendador podrá reajustarla …". */
const WITH_BEFORE = 0.67;
/** Characters of the longest question that is put in other words; what is longer was pasted. */
const LONGEST = 300;
/** "¿Cuál es la garantía?" may ask what it is worth. */
const WHICH = /^(?:cual(?:es)? (?:es|son|sera|fue) (?:el|la|los|las) |what (?:is|are) the )\p{L}+(?: \p{L}+){0,3}$/u;
/** Verbs that only carry the thing which is asked for: "hacer arreglos", "have a pet" (folded). Ours. */
const LIGHT =
  /^(?:hacer|hago|hace|hacen|haga|tener|tengo|tiene|tienen|dar|doy|da|dan|realizar|realizo|usar|uso|have|has|make|do|get|give|take)$/;

/**
 * The sentences that say all that is asked in other words: "¿Puede entrar a la propiedad?" beside "podrá ingresar a la oficina". Empty where a word
 * of the matter is said by none of them; what is near in meaning by chance is not among them.
 */
export function inOtherWords(sources: readonly Read[], question: string): Found[] {
  const worth = WHICH.test(bare(question)) ? ruled(sources, { question, intent: 'amount' }) : null;
  if (worth && worth.length > 0) return worth;
  const language = tellLanguage(question) ?? sources[0]?.index.language ?? 'es';
  const all = matterWords(question, 'open', language);
  const matter = all.filter((word) => !LIGHT.test(fold(word)));
  if (matter.length === 0 || question.length > LONGEST) return [];
  const { matter: asked, sentences } = fieldOf(sources, matter.join(' '), 'open');
  // Where each word stands as it was typed, what is too weak for an answer stays so; one that only carries the others need not stand.
  if (all.length === matter.length && asked.words.every(({ found }) => found)) return [];
  return best(
    sentences.filter((one) => !one.heading && (one.own >= WHOLE || (one.own > 0 && one.all >= WITH_BEFORE))),
    MOST,
  );
}
