import type { Language } from '#contract/language.ts';
import { partiesOf } from '../contract/parties.ts';
import { finder } from '../rules/find.ts';
import type { Token } from '../rules/types.ts';
import { fold } from '../words.ts';
import type { Asked, Cited, Exchange, SourceHead } from './asked.ts';
import { matterOf } from './matter.ts';
import { EN } from './threads/en.ts';
import { ES } from './threads/es.ts';

const FINDERS = { es: finder([ES]), en: finder([EN]) };

/**
 * How a question leans on the one before it. `none`: it stands alone · `more`: it asks for more of the same, or for its reason · `other`: it asks the same
 * of the other party · `leans`: it takes what it does not say itself.
 */
export type Leaning = 'none' | 'more' | 'other' | 'leans';

/** Words of a matter from which a question that begins with "y" stands on its own all the same. */
const WHOLE = 4;

/** A question that names another thing, and leaves the verb to the one before it: "¿Y la indemnización por falta de aviso previo?". Ours. */
const THING =
  /^\P{L}*(?:(?:y|and)\s(?:(?:en cuanto a|respecto de|respecto a|sobre|qu[eé] hay de)\s)?(?:al?|del?|el|la|los|las|lo|the|its?|sus?)\s|(?:(?:and|y)\s)?(?:what|how) about\s)/iu;

/**
 * How a question leans on what was asked before. A question with a matter of its own, and nothing that points back, stands alone. `isOpen`: no cue tells of what kind
 * it is.
 */
export function leaningOf(text: string, tokens: readonly Token[], language: Language, isOpen = false): Leaning {
  const found = FINDERS[language](tokens);
  const hits = new Set(found.map(({ id }) => id));
  const more = found.some(({ id, from, to }) => id === 'thread.more' && tokens.length - (to - from) < WHOLE);
  const own = matterOf(text, tokens, language).split(' ').filter(Boolean).length;
  if (more) return 'more';
  if (hits.has('thread.other') && own < WHOLE) return 'other';
  if (own === 0 || (isOpen && THING.test(text))) return 'leans';
  if (hits.has('thread.and') && own < WHOLE) return 'leans';
  return hits.has('thread.points') && own < WHOLE - 1 ? 'leans' : 'none';
}

/** The source of which the last answer spoke: that of its quotations where they are all of one; null for several or none. */
export function sourceOfLast({ cited = [] }: Exchange, sources: readonly SourceHead[]): number | null {
  const [first] = cited;
  return first && cited.every(({ source }) => source === first.source) && first.source < sources.length
    ? first.source
    : null;
}

/** The division in which a quotation stands, by its place in the list of units; null where it stands in none. */
export function divisionOf(
  { source, start }: Cited,
  sources: readonly SourceHead[],
): { source: number; unit: number } | null {
  const units = sources[source]?.cut.units ?? [];
  const unit = units.findLastIndex((one) => one.role === 'division' && one.start <= start && start < one.end);
  return unit < 0 ? null : { source, unit };
}

/**
 * Words that earlier questions lend, without the names of the other parties where the question only names one: "¿y el prestador?" after "¿puede la clínica …?" asks the
 * same of the provider.
 */
export function withoutOtherParties(lent: readonly string[], matter: string, heads: readonly SourceHead[]): string[] {
  const roles = heads.flatMap(({ front, language }) => partiesOf(front, language).map(({ role }) => fold(role)));
  const own = fold(matter);
  if (own === '' || !roles.includes(own)) return [...lent];
  const others = new Set(roles.filter((role) => role !== own).flatMap((role) => role.split(' ')));
  return lent
    .map((words) =>
      words
        .split(' ')
        .filter((word) => !others.has(fold(word)))
        .join(' '),
    )
    .filter(Boolean);
}

/** Texts of earlier questions that lend their words, at most. */
const LENT = 3;
/** The words that earlier questions lend, the nearest first. */
export const lentBy = (last: Asked): string[] =>
  [last.matter, ...last.lent].filter((words) => words !== '').slice(0, LENT);
