import type { Asked, AskedIntent, Slot } from '../ask/asked.ts';
import { cutOf } from '../index/unit-table.ts';
import { unitAt } from '../units/places.ts';
import { fold } from '../words.ts';
import type { Read, Sentence } from './choose.ts';
import { itemsUnder } from './items.ts';
import { askedIn, wordsOfForms } from './listing/asked.ts';
import { GENERAL } from './listing/headed.ts';
import { namesIn } from './listing/held.ts';
import { LIST, type Item } from './listing/item.ts';
import {
  contractParties,
  partyByName,
  partyCalled,
  partyNamed,
  partyOfSide,
  type ContractParty,
  type Party,
} from './listing/party.ts';
import { BINDS, Reader, type Wanted } from './listing/reader.ts';

/**
 * All things of a kind; `ending`: the ways in which a contract ends. `rest`: words of the question that they are narrowed by, none where all of the kind are asked. `isFines`: penalties in money alone ·
 * `isPart`: there are more than `items`, or not all was read.
 */
export type Listed = {
  slot: Slot | 'ending';
  actor: string | null;
  items: readonly Item[];
  rest: readonly string[];
  isPart: boolean;
  isFines: boolean;
};

/** Fewer duties are not those of one whom a law names otherwise too. Ours. */
const FEW = 4;
/** Fewer are no list. */
const FEWEST = 2;

/** Who asks for fines asks for sums. */
const FINES = /^(?!.*\b(?:sancion\w*|penas|penalidad\w*|castig\w*|sanctions|penalties)\b).*\b(?:multas|fines)\b/;

/** Kinds of questions that a list of the document answers as a whole: all rights, the grounds, the requirements. */
const SEVERAL = /^(?:list\.|causes\.noun|condition\.requirements|duty\.what$)/;
/** The share of the question that a sentence must hold for the list that it opens to be what is asked. Ours. */
const HELD = 0.8;

/** The list that the best sentence opens, as it stands; null where it opens none, or is not on just that matter. */
function itemsOf(sources: readonly Read[], { source, start, end, holds }: Sentence): Listed | null {
  const { text, index } = sources[source]!;
  const cut = cutOf(index);
  const under = holds >= HELD ? itemsUnder(text, cut, { start, end }) : [];
  if (under.length <= FEWEST) return null;
  const items = under
    .slice(0, LIST.items)
    .map((range): Item => ({ source, unit: unitAt(cut, start), ...range, focus: null }));
  return { slot: 'text', actor: null, items, rest: [], isPart: under.length > LIST.items, isFines: false };
}

/** What one source holds of what is listed, and whether there is more. `isHeaded`: a heading of the source names it. */
type Within = { items: Item[]; isPart: boolean; isHeaded?: boolean };
function listedIn(source: number, read: Read, wanted: Wanted, most: number): Within {
  const reader = new Reader(source, read, wanted);
  if (wanted.party === GENERAL) reader.headed(most);
  else reader.all(most);
  return { items: reader.items.slice(0, most), isPart: reader.isPart, isHeaded: reader.isUnder !== null };
}

/** What each party of a contract is bound to, or the one that is wanted, one party after the other, and what binds all of them last. */
function ofEach(source: number, read: Read, wanted: Wanted, parties: readonly ContractParty[]): Within {
  const each = parties.map((party) => listedIn(source, read, { ...wanted, party }, LIST.each));
  const isOfAll = ({ start, end }: Item): boolean =>
    each.every(({ items }) => items.some((one) => one.start === start && one.end === end));
  const own = each.flatMap(({ items }, at) =>
    wanted.party === null || wanted.party === parties[at]
      ? items.filter((item) => !isOfAll(item)).map((item) => ({ ...item, party: parties[at]!.name }))
      : [],
  );
  const shared = each[0]!.items.filter(isOfAll).map((item) => ({ ...item, party: '' }));
  return { items: [...own, ...shared], isPart: each.some(({ isPart }) => isPart) };
}

/** Whether a question asks for all that is forbidden, or all that a party must do, and narrows it by no word. */
export function asksAllBound(sources: readonly Read[], { scope }: Pick<Asked, 'scope'>, intent: AskedIntent): boolean {
  const what = askedIn(
    intent,
    scope.actor,
    scope.sources.flatMap((source) => contractParties(sources[source]!)),
  );
  return what !== null && BINDS.has(what.slot) && what.rest.length === 0;
}

/**
 * All that the sources hold of what a question lists, in their order. Null where it lists nothing, where they hold none, and where a narrowed list has only one.
 * A list for a party holds what binds the party, one of duties for none what binds each party of a contract; of what has no name of its own (rights, grounds) it is
 * the list that the best sentence opens.
 */
export function listed(
  sources: readonly Read[],
  asked: Pick<Asked, 'scope' | 'language'>,
  intent: AskedIntent,
  best: Sentence | undefined,
  bound: 'named' | 'general' | 'all' = 'named',
): Listed | null {
  const { actor } = asked.scope;
  const parties = asked.scope.sources.map((source) => contractParties(sources[source]!));
  // A name that told the source is no word of the matter any more, and tells the party.
  const names = wordsOfForms(parties.flat());
  const called = (asked.scope.called ?? '').split(/\s+/).filter((word) => names.has(word));
  const what = askedIn({ ...intent, matter: [intent.matter, ...called].join(' ') }, actor, parties.flat());
  if (!what) return best && SEVERAL.test(intent.by) ? itemsOf(sources, best) : null;
  const { slot } = what;
  // In a law, the duties bind the person named after "obligaciones de".
  const named = bound !== 'all' && BINDS.has(slot) && actor === null ? partyByName(intent.said, asked.language) : null;
  const byName: Party | null = named && bound === 'general' ? GENERAL : named;
  const rest = named ? what.rest.filter((word) => !named.words.includes(word)) : what.rest;
  const isFines = slot === 'sanction' && FINES.test(fold(intent.matter));
  const items: Item[] = [];
  let [isPart, isHeaded] = [false, false];
  asked.scope.sources.forEach((source, at) => {
    const read = sources[source]!;
    const called = partyIn(read, parties[at]!, actor, what.named);
    const party = called === null && parties[at]!.length === 0 ? byName : called;
    if (party === undefined || items.length >= LIST.items) return;
    const wanted: Wanted = { slot, party, rest, isAny: what.isAny, isFines };
    // A party that a question calls by the name of its trade may be none of those at the head.
    const isOfEach = BINDS.has(slot) && parties[at]!.some((one) => party === null || one === party);
    const all = isOfEach
      ? ofEach(source, read, wanted, parties[at]!)
      : listedIn(source, read, wanted, LIST.items - items.length);
    items.push(...all.items);
    isPart ||= all.isPart;
    isHeaded ||= all.isHeaded ?? false;
  });
  // So few of a law's duties by that name are not all that it imposes: it may list the duties of persons in general under their own heading.
  if (named && items.length < FEW && !isHeaded)
    return bound === 'named'
      ? (listed(sources, asked, intent, best, 'general') ?? listed(sources, asked, intent, best, 'all'))
      : null;
  const least = rest.length > 0 ? FEWEST : 1;
  const name = actor ?? partyNamed(parties.flat(), what.named)?.name ?? null;
  // Where a question asks for any of several things, what the source says of each of them is the whole list.
  const isWhole = what.isAny && items.length > FEWEST;
  return items.length < least ? null : { slot, rest: isWhole ? [] : rest, actor: name, items, isPart, isFines };
}

/** The party that a list is for in one source; null where it is for none, undefined where a contract names no such party, and binds none. */
function partyIn(
  { index }: Read,
  parties: readonly ContractParty[],
  actor: string | null,
  named: readonly string[],
): Party | null | undefined {
  const own = partyNamed(parties, named) ?? (actor === null ? null : partyOfSide(parties, actor));
  if (own || actor === null) return own;
  return cutOf(index).genre === 'contract' && namesIn(index, actor).names.size === 0
    ? undefined
    : partyCalled(index, actor);
}
