import type { Language } from '#contract/language.ts';
import type { Cut, Unit } from '../../units/unit.ts';
import type { Named } from '../bound.ts';
import type { Value } from '../value.ts';

/** Before a word for a prohibition: it names one that stands elsewhere. Before a verb: it denies the duty. */
const NAMED_BEFORE = /(?<!\p{L})(?:est[ae]|dich[ao]|la|tal|esa|such|this|the)\s$/iu;
const DENIED_BEFORE = /(?<!\p{L})no(?:\s(?:se|le|les|lo))?\s$/iu;
const BEFORE = 12;

/** What stands behind "shall" where nobody is bound: a right, a state of things, or the end of a duty. Ours. */
const NO_DUTY =
  /^(?:shall|will|must)\s+(?:(?:also|then|further|hereby|otherwise|at all times)\s+)?(?:not\s+)?(?:be\s+(?:entitled|prevented|considered|deemed|construed|governed|binding|effective|valid|null|void|sufficient|liable|free|eligible|permitted|allowed|in full force|terminated|subject|on terms|the|interpreted|amended|attached|read|replaced|deleted|inserted|severable)|have\s+(?:the\s+|a\s+|any\s+|all\s+|full\s+)?(?:sole\s+|exclusive\s+)?(?:[\w-]+\s(?:\(\d+\)\s)?(?:business\s)?(?:days|months|years)|rights?|option|no|authority|power|discretion|access|obligation)|mean|constitute|inure|survive|require|remain\s+(?:the|a|an|in|liable|separate|independent)|supersede|commence|expire|terminate\s+(?:on|upon|automatically)|continue\s+(?:in|until|for)|apply|govern|prevail|create|benefit)(?!\p{L})/iu;
/** A request is no duty: "if more tests are required by the buyer". */
const ASKED_BY = /^(?:is|are)\s(?:required|obligated)\sby\s/iu;
/** Before a verb: nobody does it. "Ninguna de las partes responderá" sets no duty. */
const NOBODY = /(?<!\p{L})(?:ning[uú]n|ninguna|ninguno|nadie|neither|no party|none)(?!\p{L})[^.;:]*$/iu;
/** A recital binds nobody. */
const RECITAL = /^\W*(?:whereas|now,? therefore|in witness whereof|considerando)(?!\p{L})/iu;

/** Whether a value of a sentence imposes a duty, or forbids. `from`: where the sentence begins. */
export function imposes({ slot, by, start }: Value, words: string, from: number): boolean {
  const before = words.slice(Math.max(0, start - from - BEFORE), start - from);
  if (RECITAL.test(words) || NO_DUTY.test(words.slice(start - from))) return false;
  if (slot === 'duty' && NOBODY.test(words.slice(0, start - from))) return false;
  if (slot === 'duty') return !DENIED_BEFORE.test(before) && !ASKED_BY.test(words.slice(start - from));
  return slot === 'prohibition' && !(by === 'prohibition.forbids' && NAMED_BEFORE.test(before));
}

/** A heading under which a contract lists what a party must do, and how what stands there begins: "5.2 Facilitar agua". Ours. */
const OF_DUTIES = /^(?:principales\s)?(?:obligaciones|deberes|responsabilidades)(?!\p{L})/iu;
export const INFINITIVE = /^\P{L}{0,4}(?:no\s)?\p{L}+[aei]r(?:se|l[aeo]s?)?(?!\p{L})/iu;
/** The title of duties that a division bears or stands under; null where there is none. */
export function headingOfDuties({ units }: Cut, { title, parent }: Unit): string | null {
  const over = units[parent]?.title ?? '';
  return OF_DUTIES.test(title) ? title : OF_DUTIES.test(over) ? over : null;
}

/** Where the subject of an English verb begins: behind the last mark or word that parts clauses. */
const PARTS = /[,;:()]|(?<!\p{L})(?:and|or|but|that|which|who|if|when|while|unless|provided)(?!\p{L})/giu;
/** What stands between a subject and its verb, or for a subject named before. */
const NO_SUBJECT = /^(?:\s|it|they|he|she|also|then|further|hereby|thereafter|each|both|such party)*$/iu;
const OF = /(?<!\p{L})(?:of|to|by|with|from|for|on|upon|against|between|under)\s(?:the\s)?$/iu;
/** Whom a passive names: "shall be paid by the Company"; who only approves or chooses does not do it. Characters behind the verb. */
const BY =
  /^\S+\s(?:not\s)?(?:\w+ly\s)?be\s(?!approved|accepted|agreed|requested|required|designated|specified|determined|selected|chosen|deemed)(?:\w+\s){1,4}by\s(?:the\s)?$/iu;
const AFTER = 90;
/** Duties whose words are an English verb behind its subject. */
const VERB = /^(?:duty\.(?:must|bound)|prohibition\.)/;

/**
 * Whom the subject of a verb names: the party asked for (`own`), somebody or something else (`other`); null where the verb has no subject of its own, or its
 * language sets none before it. Offsets of `value` in `words`.
 */
export function subjectOf(
  words: string,
  value: Value,
  named: readonly Named[],
  language: Language,
): Named['side'] | null {
  if (language !== 'en' || !VERB.test(value.by)) return null;
  const part = [...words.slice(0, value.start).matchAll(PARTS)].at(-1);
  const begins = part ? part.index + part[0].length : 0;
  const held = named.filter(({ start, end }) => start >= begins && end <= value.start);
  const last = held.findLast(({ start }) => !OF.test(words.slice(begins, start)));
  if (last) return last.isAll && AGREES.test(words.slice(value.start)) ? 'other' : last.side;
  const passive = named.find(({ start }) => start >= value.end && start - value.end <= AFTER);
  if (passive && BY.test(words.slice(value.start, passive.start))) return passive.side;
  return NO_SUBJECT.test(words.slice(begins, value.start)) ? null : 'other';
}
/** What all parties agree on binds none of them by itself. */
const AGREES = /^agrees?\s(?:and\s\p{L}+\s)?that(?!\p{L})/iu;
