import type { Language } from '#contract/language.ts';
import type { Match } from './match.ts';
import { actorStem, areOpposed } from './parties.ts';
import type { Reason } from './reasons.ts';
import { rangeOf, type Sentence } from './sentence.ts';
import { mayAct, subjectsOf, type Actor, type Part } from './subjects.ts';

const PARTS: Record<Language, Readonly<Record<string, Part>>> = {
  es: { a: 'to', al: 'to', ante: 'to', contra: 'to', para: 'to', por: 'acts', de: 'of', del: 'of', con: 'with' },
  en: { to: 'to', from: 'away', against: 'to', towards: 'to', upon: 'to', by: 'acts', of: 'of', with: 'with' },
};
/** Articles and the like between that word and the actor (folded). */
const BETWEEN: Record<Language, ReadonlySet<string>> = {
  es: new Set('el la los las un una su sus cada dicho dicha'.split(' ')),
  en: new Set('the a an its their each any said such'.split(' ')),
};

function partOf({ words, language }: Sentence, at: number): Part {
  // "The Agent's employees".
  if (words[at + 1]?.word === 's') return 'of';
  let i = at - 1;
  while (i >= 0 && BETWEEN[language].has(words[i]!.word)) i--;
  return PARTS[language][words[i]?.word ?? ''] ?? 'acts';
}

/** The actors of a sentence: parties and offices, and names with a capital. A name of several words is one. */
function actorsOf(sentence: Sentence, names: ReadonlySet<string>): Actor[] {
  const { words } = sentence;
  return words.flatMap((word, at): Actor[] => {
    // The first word has its capital for being first.
    const named = word.content && (word.capital || names.has(word.word));
    if (!word.actor && !named) return [];
    const before = words[at - 1];
    if (named && before?.capital && before.content && !before.actor && !word.actor) return [];
    return [{ at, stem: word.actor ? actorStem(word.word) : word.stem, part: partOf(sentence, at) }];
  });
}

/**
 * The actors of a sentence beside one in another language: an English object, which has no small word before it, is one to whom it is done, as the Spanish "al" says. It
 * stands behind another that acts, in the same clause, with a word of content between them.
 */
function withObjects(actors: readonly Actor[], { words, language }: Sentence): Actor[] {
  if (language === 'es') return [...actors];
  return actors.map((one, n) => {
    const before = actors.slice(0, n).findLast(({ part }) => part === 'acts');
    if (one.part !== 'acts' || !before || words[one.at]!.word === 'by') return one;
    const between = words.slice(before.at + 1, one.at);
    const isObject = between.some(({ content }) => content) && between.every((word) => word.break === null);
    return isObject && !between.some(({ word }) => word === 'by') ? { ...one, part: 'to' as const } : one;
  });
}

/** The actor before a word, but for those to whom something is done. */
function actorBefore(actors: readonly Actor[], at: number): Actor | undefined {
  return actors.findLast((one) => one.at < at && one.part !== 'to' && one.part !== 'away');
}

/**
 * Who does it to whom. Turned where two actors have changed their parts, or one does what another does; doubtful where one has another part, or where a common word follows another actor than it
 * does in the quotation.
 */
export function directionsOf(statement: Sentence, quotation: Sentence, { pairs }: Match): Reason[] {
  const names = new Set(
    [...statement.words, ...quotation.words]
      .filter(({ capital, content }) => capital && content)
      .map(({ word }) => word),
  );
  const isAbroad = statement.language !== quotation.language;
  const [mine, theirs] = [statement, quotation].map((one) => {
    const actors = actorsOf(one, names);
    return isAbroad ? withObjects(actors, one) : actors;
  }) as [Actor[], Actor[]];
  // A party has the name that it has in the quotation.
  const ours = mine.map((one) => {
    const found = theirs.find(({ at }) => pairs.get(one.at)?.includes(at));
    return found && !theirs.some(({ stem }) => stem === one.stem) ? { ...one, stem: found.stem } : one;
  });
  const moved = ours.filter(({ stem, part }) => {
    const same = theirs.filter((one) => one.stem === stem);
    return part !== 'of' && same.length > 0 && same.every((one) => one.part !== part);
  });
  const kinds = new Set(theirs.map(({ stem }) => stem));
  const common = new Set(ours.map(({ stem }) => stem).filter((stem) => kinds.has(stem)));
  const astray = [...pairs].filter(([i, found]) => {
    if (!statement.words[i]!.content || statement.words[i]!.actor) return false;
    const here = actorBefore(ours, i);
    if (!here || !common.has(here.stem) || kinds.size < 2 || !mayAct(statement, here.at)) return false;
    return found.every((j) => {
      const there = actorBefore(theirs, j);
      return there !== undefined && there.stem !== here.stem && mayAct(quotation, there.at);
    });
  });
  const said = new Set(ours.map(({ stem }) => stem));
  const untold = quotation.words.filter((_, at) => !theirs.some((one) => one.at === at && said.has(one.stem)));
  const instead = statement.words.find(
    ({ word, content }, at) =>
      content &&
      !pairs.has(at) &&
      untold.some((one) =>
        areOpposed({ word, language: statement.language }, { word: one.word, language: quotation.language }),
      ),
  );
  if (instead) return [{ kind: 'direction', turned: true, at: rangeOf(instead) }];
  const replaced = subjectsOf(statement, quotation, pairs, ours, theirs);
  if (replaced.length > 0) return replaced;
  const partIn = (actors: readonly Actor[], stem: string): Part | undefined =>
    actors.find((one) => one.stem === stem)?.part;
  const acting = [...common].filter((stem) => partIn(ours, stem) === 'acts' && partIn(theirs, stem) === 'to');
  const acted = [...common].some((stem) => partIn(ours, stem) === 'to' && partIn(theirs, stem) === 'acts');
  const turned = acting.length > 0 && acted;
  const first = moved.find(({ at }) => turned || mayAct(statement, at)) ?? (astray[0] && { at: astray[0][0] });
  return first ? [{ kind: 'direction', turned, at: rangeOf(statement.words[first.at]!) }] : [];
}
