import { cutOf } from '../index/unit-table.ts';
import { fold } from '../words.ts';
import { unitAt } from '../units/places.ts';
import type { Read, Sentence } from './choose.ts';
import { isClaimed, isRuling } from './decided.ts';
import type { Evidence } from './evidence.ts';
import { groundsOf, POSED, turnsIn } from './grounds.ts';
import type { Point } from './point.ts';

/** Whether a place of a source lies in a vote apart of a ruling: of those who did not agree, or agreed for other reasons. */
function isVote(sources: readonly Read[], source: number, at: number): boolean {
  const cut = cutOf(sources[source]!.index);
  return cut.genre === 'ruling' && cut.units[unitAt(cut, at)]?.kind === 'dissent';
}

/** Words by which a vote apart says that it is one (folded). */
const VOTES =
  /\b(?:voto (?:en contra|disidente|de minoria|particular)|contra (?:el|del) voto|prev(?:iene|ienen|encion|iniente)|dissent\w*|concurring)\b/;

/** Whose words are shown where they are not the court's. `party`: of a party · `mixed`: of a party, and then the court's own · `vote`: of a vote apart that does not say so itself. */
export type NotCourt = 'party' | 'mixed' | 'vote';

/** Whose words some evidence begins with; null for the court's own. */
export function notCourt(sources: readonly Read[], { source, sentence, shown }: Evidence): NotCourt | null {
  const { text } = sources[source]!;
  if (isClaimed(sources, source, sentence.start))
    return shown.some((range) => turnsIn(text, range)) ? 'mixed' : 'party';
  const says = shown.some(({ start, end }) => VOTES.test(fold(text.slice(start, end))));
  return isVote(sources, source, sentence.start) && !says ? 'vote' : null;
}

/** What is left of the score of a sentence that is not what the court holds: a party's, a vote apart, what is only set to be decided or proved, who signed. Ours. */
const LEFT = { party: 0.75, vote: 0.7, posed: 0.5, closing: 0.5 } as const;

/** Sentences with a court's own words before those of others on the same, where they are nearly as good. */
export function courtFirst(sources: readonly Read[], sentences: readonly Sentence[]): Sentence[] {
  const shareOf = ({ source, start, end }: Sentence): number => {
    const { text, index } = sources[source]!;
    const cut = cutOf(index);
    const kind = cut.units[unitAt(cut, start)]?.kind;
    if (kind === 'allegation') return LEFT.party;
    if (kind === 'dissent') return LEFT.vote;
    if (kind === 'closing') return LEFT.closing;
    return POSED.test(fold(text.slice(start, end)).replace(/\s+/g, ' ')) ? LEFT.posed : 1;
  };
  return sentences
    .map((one) => (one.score > 0 ? { ...one, score: one.score * shareOf(one) } : one))
    .toSorted((a, b) => b.score - a.score);
}

/** Whether the best of some sentences only says what is to be decided or proved: that answers nothing, however well it fits. */
export const isPosed = (sources: readonly Read[], [first]: readonly Sentence[]): boolean =>
  first !== undefined &&
  isRuling(sources[first.source]!) &&
  POSED.test(fold(sources[first.source]!.text.slice(first.start, first.end)).replace(/\s+/g, ' '));

/** Questions whether something was held so by the court (folded), and words that ask for something else than whether. */
const BY_COURT =
  /\b(?:segun|para|a juicio de|en opinion de|according to|for) (?:el|la|los|the)? ?(?:tribunal|cort|juez|sala|court|judge)|\b(?:tribunal|corte|corte suprema|juez|jueza|sala|fallo|sentencia|court|judge) (?:dijo|dice|estimo|considero|concluyo|determino|declaro|sostuvo|hold|held|find|found|say|said)\b/;
const WHICH =
  /^\W*(?:y )?(?:que|cual|cuales|quien|quienes|como|cuando|cuant\w+|donde|por que|en que|a que|what|which|who|how|when|where|why)\b/;

/** The share of the matter that a sentence of the court must hold to be what is asked for. Ours. */
const SAYS = 0.8;
/** Whether the best sentence on a matter is a reason of the court itself that holds nearly all of it, and not what it sets out to decide. */
function isReason({ sources, sentences: [first] }: Point): boolean {
  if (!first || first.holds < SAYS || isPosed(sources, [first])) return false;
  const cut = cutOf(sources[first.source]!.index);
  return cut.units[unitAt(cut, first.start)]?.kind === 'reasoning';
}

/** What the court concludes on a matter where it is asked whether it held so: its reasons, and not the words that only tell the case. */
export function held(point: Point): Evidence[] {
  const { asked, intent, sources } = point;
  const words = fold(asked.text);
  if (WHICH.test(words) || (!BY_COURT.test(words) && !isPosed(sources, point.sentences))) return [];
  if (intent.matter === '' || isReason(point)) return [];
  return asked.scope.sources.flatMap((source) => groundsOf(point, source));
}
