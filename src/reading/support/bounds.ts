import type { Range } from '../lines.ts';
import type { Match } from './match.ts';
import type { Reason } from './reasons.ts';
import { has, type Sentence, type Sign, type Word } from './sentence.ts';

const rangeOf = ({ start, end }: Range): Range => ({ start, end });
const kindOf = ({ signs }: Sentence, kind: string): Sign | undefined => signs.find((one) => one.kind === kind);

/** A sign of the statement that the quotation has not, or has the contrary of; or one of the quotation that is dropped. */
function compared(statement: Sentence, quotation: Sentence, [kind, contrary]: [string, string | null]): Reason[] {
  const here = kindOf(statement, kind);
  const reason = kind === 'most' || kind === 'least' || kind === 'before' || kind === 'after' ? 'bound' : 'quantifier';
  if (here && !has(quotation, kind)) {
    const turned = contrary !== null && has(quotation, contrary);
    return [{ kind: reason, turned, at: rangeOf(here) }];
  }
  return [];
}

/** Bounds and limits of the quotation that a statement may not drop: with them the figure is another. */
function dropped(statement: Sentence, quotation: Sentence): Reason[] {
  const bound = (['most', 'least'] as const).flatMap((kind): Reason[] => {
    const there = quotation.signs.filter((one) => one.kind === kind);
    if (has(statement, kind) || statement.figures.length === 0) return [];
    const bounded = quotation.figures.filter(({ start }) => there.some(({ end }) => start >= end));
    const said = bounded.some(({ value }) => statement.figures.some((one) => one.value === value));
    return said ? [{ kind: 'bound', turned: false, at: null }] : [];
  });
  const denied = has(statement, 'neg') && has(statement, 'except');
  const only = has(quotation, 'only') && !has(statement, 'only') && !denied;
  return [...bound, ...(only ? [{ kind: 'quantifier', turned: false, at: null } as const] : [])];
}

/** How many, at most, at least, before and after: what a statement adds, turns or drops of them. */
export const boundsOf = (statement: Sentence, quotation: Sentence): Reason[] => [
  ...(
    [
      ['all', 'some'],
      ['some', null],
      ['most', 'least'],
      ['least', 'most'],
      ['before', 'after'],
      ['after', 'before'],
    ] as [string, string | null][]
  ).flatMap((pair) => compared(statement, quotation, pair)),
  ...onlyAdded(statement, quotation),
  ...dropped(statement, quotation),
];

function onlyAdded(statement: Sentence, quotation: Sentence): Reason[] {
  const here = kindOf(statement, 'only');
  const limited = has(quotation, 'only') || has(quotation, 'except');
  return here && !limited ? [{ kind: 'quantifier', turned: false, at: rangeOf(here) }] : [];
}

type Tense = 'past' | 'future';
const AUXILIARY: Record<Tense, ReadonlySet<string>> = {
  past: new Set('was were had did has have ha han habia habian fue fueron hubo'.split(' ')),
  future: new Set('will shall'.split(' ')),
};
/** Words before a verb among which its auxiliary is looked for. */
const BEFORE = 3;

/** The tense that a form or its auxiliary tells; null where neither does. */
function tenseOf({ words, text, language }: Sentence, at: number): Tense | null {
  const { start, end, word } = words[at]!;
  const typed = text.slice(start, end).toLowerCase();
  if (language === 'es') {
    if (/[áé]n?$/u.test(typed) && /(?:ar|er|ir|dr|br|rr)(?:á|án|é)$/u.test(typed)) return 'future';
    if (/(?:ó|aron|ieron|eron)$/u.test(typed) && typed.length > 3) return 'past';
  }
  for (const before of words.slice(Math.max(0, at - BEFORE), at)) {
    if (AUXILIARY.future.has(before.word) && language === 'en') return 'future';
    if (AUXILIARY.past.has(before.word)) return 'past';
  }
  return language === 'en' && /ed$/.test(word) && !isParticiple(words, at) ? 'past' : null;
}
const BE = new Set('be been being is are by the a any such its their'.split(' '));
/** "Is signed", "the agreed price": no past of its own. */
const isParticiple = (words: readonly Word[], at: number): boolean =>
  words.slice(Math.max(0, at - BEFORE), at).some(({ word }) => BE.has(word)) || words[at + 1]?.word === 'by';

/** A thing to come that is told as done, or the reverse. */
export function tensesOf(statement: Sentence, quotation: Sentence, { pairs }: Match): Reason[] {
  return [...pairs].flatMap(([i, found]): Reason[] => {
    if (!statement.words[i]!.content) return [];
    const here = tenseOf(statement, i);
    const there = found.map((j) => tenseOf(quotation, j));
    if (here === null || there.some((one) => one === here)) return [];
    const other = here === 'past' ? 'future' : 'past';
    const turned = there.every((one) => one === other);
    return there.some((one) => one === other) ? [{ kind: 'tense', turned, at: rangeOf(statement.words[i]!) }] : [];
  });
}
