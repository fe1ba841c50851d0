import type { Reference, ReferenceOf } from '#contract/references.ts';
import type { Range } from '../lines.ts';
import { singular } from '../lexicon/trigger.ts';
import { isMention } from '../references/mentions.ts';
import { claimsNothing, COMMON } from '../vouch.ts';
import { fold, FRAME } from '../words.ts';
import { divisions, flat } from './divisions.ts';
import { standing } from './figures.ts';
import { areInitials, type Match } from './match.ts';
import type { Reason } from './reasons.ts';
import { rangeOf, type Sentence } from './sentence.ts';

/** A date is said where all that it tells of itself stands: "12 de septiembre" is said of one of 2022. */
function sameDate(one: ReferenceOf<'date'>, other: ReferenceOf<'date'>): boolean {
  const [a, b] = [one, other].map(({ iso }) => iso.replace(/^-(?=-)/, '0').split('-')) as [string[], string[]];
  return a.every((part, i) => part === b[i] || (i === 0 && part === '0'));
}

const numbersOf = ({ items }: ReferenceOf<'articles'>): string => items.map(({ article }) => article).join(' ');

/** Whether an authority or a date is named by one of these. Articles whose law is not said where they stand are the same by their number, where their law stands too. */
function stands(one: Reference, others: readonly Reference[]): boolean {
  if (one.kind === 'norm' && one.how !== 'named') return true;
  if (one.kind === 'date') return others.some((other) => other.kind === 'date' && sameDate(one, other));
  if (others.some((other) => isMention(one, other))) return true;
  if (one.kind !== 'articles') return false;
  const alike = others.filter((other) => other.kind === 'articles' && numbersOf(other) === numbersOf(one));
  const law = one.norm;
  const lawStands = law === null || others.some((other) => other.kind === 'norm' && other.key === law.key);
  return alike.some((other) => lawStands || (other.kind === 'articles' && other.norm?.key === law.key));
}

/** Words before an article on whose authority something is said, or that open with it (folded). */
const ON_AUTHORITY =
  /(?:^|\b(?:segun|conforme a|de acuerdo (?:con|a)|en virtud de|dispuesto (?:en|por)|under|pursuant to|according to|by virtue of|provided (?:in|by))\s+)(?:el |l |la |los |las |the )?$/;

/** Articles on whose authority a statement is said, and that the quotation of another article only refers to. */
function ofOtherArticle({ text, references }: Sentence, quotation: Sentence, known: readonly Sentence[]): Reason[] {
  const own = [
    ...known.flatMap((one) => one.references),
    ...quotation.references.filter(({ start }) => start === 0),
  ].filter((one) => one.kind === 'articles');
  if (own.length === 0) return [];
  const numbers = new Set(own.map(numbersOf));
  return references
    .filter((one) => one.kind === 'articles' && !numbers.has(numbersOf(one)))
    .filter(({ start }) =>
      ON_AUTHORITY.test(
        fold(text.slice(0, start))
          .replace(/\bal $/, 'a el ')
          .replace(/\bdel $/, 'de el '),
      ),
    )
    .map((one) => ({ kind: 'authority', turned: false, at: rangeOf(one) }));
}

/** Words on either side of a figure that tell what it is of. */
const BESIDE = 5;

/** The stems of the words of content around a figure, the nearer the more: by how far they are. */
function around({ words }: Sentence, { start, end }: Range): Map<string, number> {
  const first = words.findIndex((one) => one.end > start);
  const last = words.findLastIndex((one) => one.start < end);
  const near = new Map<string, number>();
  words.forEach(({ stem, content }, i) => {
    const far = i < first ? first - i : i - last;
    if (content && far > 0 && far <= BESIDE) near.set(stem, Math.max(near.get(stem) ?? 0, 1 / far));
  });
  return near;
}

/** How alike the words around two figures are. */
function alike(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [stem, near] of a) sum += near * (b.get(stem) ?? 0);
  return sum;
}

/** A label of letters and digits: "B2". */
const CODE = /\p{L}\d|\d\p{L}/u;
/** What a sentence counts and names, in order: by what it counts, since only figures of one kind stand for each other. What is said twice running is said once ("thirty (30)"). */
function keysOf({ figures, references, words, text }: Sentence): { kind: string; key: string }[] {
  return [
    ...figures.map(({ start, end, value, unit }) => ({ start, end, kind: unit ?? '', key: String(value) })),
    ...references.map(({ start, end, kind, key }) => ({ start, end, kind, key })),
    ...words
      .filter(({ word }) => CODE.test(word))
      .map(({ start, end, word }) => ({ start, end, kind: 'code', key: word })),
  ]
    .sort((one, other) => one.start - other.start)
    .filter(({ start, key }, i, all) => {
      const before = all[i - 1];
      return before?.key !== key || !/^\s*\(\D{0,4}$/u.test(text.slice(before.end, start));
    });
}

/** Whether what is counted and named stands in another order than in the quotation, or more often. */
function reordered(statement: Sentence, quotation: Sentence): boolean {
  const theirs = keysOf(quotation);
  const ours = keysOf(statement).filter(({ key }) => theirs.some((one) => one.key === key));
  return [...new Set(ours.map(({ kind }) => kind))].some((kind) => {
    const wanted = ours.filter((one) => one.kind === kind).map(({ key }) => key);
    let at = 0;
    for (const { key } of theirs) if (key === wanted[at]) at++;
    return at < wanted.length;
  });
}

/** Whether a figure stands in the quotation for another thing, and another figure for this one. */
function astray(statement: Sentence, quotation: Sentence, figure: Range & { value: number }): boolean {
  const here = around(statement, figure);
  const best = (same: boolean): number =>
    Math.max(
      -1,
      ...quotation.figures
        .filter(({ value }) => (value === figure.value) === same)
        .map((one) => alike(here, around(quotation, one))),
    );
  return best(false) > best(true);
}

/** Names of writings, which may act: "el contrato se obliga". Behind these words they only say where it stands (folded). */
const WRITINGS = new Set('contrato convenio acuerdo documento clausula agreement contract document clause'.split(' '));
const WHERE = new Set('segun conforme de del en al con por under of in to by per'.split(' '));
const POINTING = new Set('el la los las este esta presente the this such'.split(' '));
function actsAt({ words }: Sentence, at: number): boolean {
  if (!WRITINGS.has(words[at]!.word)) return false;
  let i = at - 1;
  while (i >= 0 && POINTING.has(words[i]!.word)) i--;
  return !WHERE.has(words[i]?.word ?? '');
}

/** What only points back ("este Código") names nothing: its words are words as any other. */
const isNamed = (one: Reference): boolean => one.kind !== 'norm' || one.how === 'named';

/** Courts, and the law that is read: what they must, may or must not do is no claim of what they hold (folded). */
const BOUND = new Set('tribunal tribunales juez jueza jueces corte court courts judge judges ley law'.split(' '));
/** Whether a statement only says what a court that the quotation names must, may or must not do. */
const bindsCourt = ({ words, modals }: Sentence, { pairs }: Match): boolean =>
  modals.length > 0 && words.some(({ word }, at) => BOUND.has(word) && pairs.has(at));

/**
 * What a statement names that neither the quotation nor what is known beside it does: figures, authorities, dates, divisions, names; and what it claims of the
 * law, the courts or the learned.
 */
export function namesOf(
  statement: Sentence,
  quotation: Sentence,
  { known, stands: inSources }: { known: readonly Sentence[]; stands: (word: string) => boolean },
  match: Match,
): Reason[] {
  const beside = [quotation, ...known];
  const texts = beside.map(({ text }) => flat(text)).join('|');
  const all = beside.flatMap(({ references }) => references);
  const bare = known.flatMap(({ figures }) => figures);
  const moved = reordered(statement, quotation);
  /** Whether all words of a stretch stand somewhere in the sources: then it is told elsewhere, and not invented. */
  const wordsStand = ({ start, end }: Range): boolean =>
    statement.words.filter((one) => one.start < end && start < one.end).every(({ word }) => inSources(word));
  const dated = quotation.references.some(({ kind }) => kind === 'date');
  const written = new Set(beside.flatMap((one) => one.words.map(({ word }) => word)));
  // "Estados" is said of an "Estado".
  const singles = new Set([...written].map(singular));
  const figures = statement.figures.flatMap((figure): Reason[] => {
    const how = standing(figure, quotation.figures);
    const inKnown = figure.unit === null && standing(figure, bare) !== 'not';
    if (how === 'whole' && moved)
      return [{ kind: 'figure', turned: astray(statement, quotation, figure), at: rangeOf(figure) }];
    // "One month" is said of "a month".
    const inWords = /^(?:una?|uno|one)(?!\p{L})/iu.test(statement.text.slice(figure.start));
    if (figure.value === 1 && inWords && !quotation.figures.some(({ unit }) => unit === figure.unit)) return [];
    if (how === 'whole' || inKnown) return [];
    const instead = quotation.figures.some(({ unit }) => unit === figure.unit);
    const turned = how === 'not' && (instead || !wordsStand(figure));
    return [{ kind: 'figure', turned, at: rangeOf(figure) }];
  });
  const authorities = statement.references
    .filter((one) => !stands(one, all))
    .map((one): Reason => {
      const elsewhere = one.kind === 'date' && !dated && wordsStand(one);
      return { kind: one.kind === 'date' ? 'figure' : 'authority', turned: !elsewhere, at: rangeOf(one) };
    });
  // "Artículo 780, inciso 10º" names the article, and with its number the paragraph of it.
  const numbered = statement.references
    .filter((one) => one.kind === 'articles' && stands(one, all))
    .filter(({ start, end }) =>
      statement.words.some(
        (one) => one.start >= start && one.end <= end && /^\d/.test(one.word) && !written.has(one.word),
      ),
    )
    .map((one): Reason => ({ kind: 'authority', turned: true, at: rangeOf(one) }));
  const missing = divisions(statement, texts).map((at): Reason => ({ kind: 'authority', turned: true, at }));
  const names = statement.words
    .filter(
      (one, i) =>
        one.capital &&
        one.content &&
        !one.actor &&
        !match.pairs.has(i) &&
        !written.has(one.word) &&
        !singles.has(singular(one.word)) &&
        !COMMON.has(one.word),
    )
    .filter((one) => !areInitials(one, statement, quotation))
    .filter(
      (one) =>
        ![...statement.references.filter(isNamed), ...statement.figures].some(
          ({ start, end }) => start <= one.start && one.end <= end,
        ),
    )
    .map((one): Reason => ({ kind: 'name', turned: !inSources(one.word), at: rangeOf(one) }));
  // A common word with a capital is a name here: "the Agreement" where the quotation speaks of none; so is one that acts.
  const common = statement.words
    .filter((one, i) => one.capital || actsAt(statement, i))
    .filter((one) => !one.content && FRAME[statement.language].has(one.word) && !written.has(one.word))
    .map((one): Reason => ({ kind: 'words', turned: false, at: rangeOf(one) }));
  const numbers = (list: readonly Sentence[], wanted: string): number =>
    list.flatMap((one) => one.words).filter(({ word }) => word === wanted).length;
  const repeated = statement.words
    .filter(({ word }) => /^\d/.test(word) && written.has(word) && numbers([statement], word) > numbers(beside, word))
    .map((one): Reason => ({ kind: 'figure', turned: false, at: rangeOf(one) }));
  const claims =
    !claimsNothing(fold(statement.text)) &&
    !bindsCourt(statement, match) &&
    beside.every(({ text }) => claimsNothing(fold(text)));
  return [
    ...figures,
    ...(moved && figures.length === 0 ? [{ kind: 'figure', turned: false, at: null } as const] : []),
    ...authorities,
    ...numbered,
    ...ofOtherArticle(statement, quotation, known),
    ...missing,
    ...names,
    ...common,
    ...repeated,
    ...(claims ? [{ kind: 'claim', turned: true, at: null } as const] : []),
  ];
}
