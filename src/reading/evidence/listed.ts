import type { Asked, AskedIntent, Slot } from '../ask/asked.ts';
import { cutOf } from '../index/unit-table.ts';
import type { Range } from '../lines.ts';
import { pathOf, unitAt } from '../units/places.ts';
import type { Cut, Genre, Unit } from '../units/unit.ts';
import { fold } from '../words.ts';
import { actorsIn, boundBy, goesOn, paidBy } from './bound.ts';
import type { Read, Sentence } from './choose.ts';
import { isHeading } from './heading.ts';
import { itemsUnder } from './items.ts';
import { askedIn } from './listing/asked.ts';
import { imposes, subjectOf } from './listing/duties.ts';
import { holdsAll, mayBind, namesIn, type Holds } from './listing/held.ts';
import { isLimit } from './listing/limits.ts';
import { MEASURES, measuredAt } from './listing/measured.ts';
import { isPunishing, opensPenalties } from './listing/penalties.ts';
import { trimmed } from './widen.ts';
import { unlabelled } from './unlabelled.ts';
import type { Value } from './value.ts';
import { mayFill } from './values/rules.ts';
import { valuesIn } from './values/values.ts';

/** One thing of a list: the sentence or item that says it, the division that it lies in, and its value. */
export type Item = Range & { source: number; unit: number; focus: Range | null };
/**
 * All things of a kind. `rest`: words of the question that they are narrowed by, none where all of the kind are asked. `isFines`: penalties in money alone ·
 * `isPart`: there are more than `items`, or not all was read.
 */
export type Listed = {
  slot: Slot;
  actor: string | null;
  items: readonly Item[];
  rest: readonly string[];
  isPart: boolean;
  isFines: boolean;
};

/** Things of a list at most, and sentences whose values are read for one: about a second. */
export const LIST = { items: 60, read: 3000 } as const;
/** Fewer are no list. */
const FEWEST = 2;

const LISTED_KINDS: ReadonlySet<Unit['kind']> = new Set([
  'operative',
  'definition',
  'transitory',
  'row',
  'reasoning',
  'decision',
]);

/** Whether a value of a sentence is a thing of the kind that is listed. */
function isOfKind(wanted: Slot, value: Value, words: string, from: number, genre: Genre): boolean {
  if (wanted === 'sanction') return isPunishing(value, words, from, genre);
  if (BINDS.has(wanted)) return (wanted === 'duty' || value.slot === wanted) && imposes(value, words, from);
  return value.slot === wanted && (wanted !== 'term' || isLimit(value, words, from, genre));
}

/** Who asks for fines asks for sums: a sentence that only speaks of fines sets none. */
const FINES = /^(?!.*\b(?:sancion\w*|penas|penalidad\w*|castig\w*|sanctions|penalties)\b).*\b(?:multas|fines)\b/;
const isFine = (words: string, values: readonly Value[]): boolean =>
  /mult|(?<!\p{L})pena(?:l|s|lidad(?:es)?)?(?!\p{L})|fine|penalt/iu.test(words) &&
  values.some(({ slot }) => slot === 'sum' || slot === 'percent');

/** A sentence that says what a name in quotation marks means. */
const DEFINES =
  /^[\s(]{0,3}["“«][^"”»\n]{2,60}["”»]\s{1,3}(?:means?|shall mean|has the meaning|refers? to|includes?|significa|designa|se entender[áa]|corresponde)(?!\p{L})/iu;
/** Words that may open a list of punishments. */
const PENALTIES = /penas|sanciones|multas|penalties|sanctions/i;
/** What a sentence that opens a list says of each of its items. */
const OPENED: readonly Slot[] = ['duty', 'prohibition', 'sanction', 'requirement', 'definition'];
/** Kinds that bind a party. */
const BINDS: ReadonlySet<Slot> = new Set<Slot>(['duty', 'prohibition']);

/** Reads one source for what is listed, sentence by sentence. */
class Reader {
  readonly items: Item[] = [];
  isPart = false;
  private readonly cut: Cut;
  private last: { unit: number; side: 'own' | 'other' | null } = { unit: -1, side: null };
  private readonly isParty: boolean;
  private readonly isOn: Holds;
  private readonly mayBind: Holds;
  private readonly isAlone: boolean;
  private readonly seen = new Set<string>();
  private until = 0;
  private read = 0;

  constructor(
    private readonly source: number,
    private readonly from: Read,
    private readonly slot: Slot,
    private readonly actor: string | null,
    rest: readonly string[],
    private readonly isFines: boolean,
  ) {
    this.cut = cutOf(from.index);
    // A contract that does not name the party is not read.
    this.isParty = actor !== null && this.cut.genre === 'contract';
    this.isOn = holdsAll(from.index, rest);
    this.isAlone = actor !== null && namesIn(from.index, actor).alone;
    // Who pays a price may be bound by a sentence that names nobody.
    this.mayBind = BINDS.has(slot) && actor !== null && !this.isParty ? mayBind(from.index, actor) : () => true;
  }

  /** Reads all sentences until there are `most` things. */
  all(most: number): void {
    const { sentenceStart, sentenceEnd } = this.from.index;
    for (let s = 0; s < sentenceStart.length; s++) {
      if (this.items.length >= most || this.read >= LIST.read) {
        this.isPart = true;
        return;
      }
      this.sentence({ start: sentenceStart[s]!, end: sentenceEnd[s]! }, s);
    }
  }

  private sentence(sentence: Range, number: number): void {
    if (sentence.start < this.until) return;
    const { text, index } = this.from;
    const words = text.slice(sentence.start, sentence.end);
    const unit = unitAt(this.cut, sentence.start);
    if (!this.mayBind(number, unit) || !this.isOn(number, unit)) return;
    const division = this.cut.units[unit];
    const bare = unlabelled(text, division, sentence);
    if (bare.start === bare.end || isHeading(words) || (division && !LISTED_KINDS.has(division.kind))) return;
    // A definition sets no duty, no time limit and no penalty.
    if (this.slot !== 'definition' && DEFINES.test(text.slice(bare.start, bare.end))) return;
    const mayOpen = this.slot === 'sanction' && PENALTIES.test(words);
    const isSought = this.slot === 'sanction' || this.slot === 'term';
    if (isSought && !mayOpen && !mayFill(words, this.slot, index.language)) return;
    this.read++;
    const values = valuesIn(text, sentence.start, sentence.end, index.language);
    const { genre } = this.cut;
    const own = values.filter((one) => isOfKind(this.slot, one, words, sentence.start, genre));
    const isTheirs = !BINDS.has(this.slot) || this.actor === null || this.bindsActor(words, sentence, unit, own);
    if ((own.length === 0 && !mayOpen) || !isTheirs || (this.isFines && !isFine(words, values))) return;
    const under = itemsUnder(text, this.cut, sentence);
    const isOpening = mayOpen && under.length > 0 && opensPenalties(text.slice(sentence.start, under[0]!.start));
    if (own.length === 0 && !isOpening) return;
    // What the opener says holds of each of its items, else only of those that say it; a fine that it sets is one, whatever deeds it is for.
    const first = under[0]?.start ?? 0;
    const isFined = this.slot === 'sanction' && values.some(({ slot, end }) => MEASURES.includes(slot) && end <= first);
    const isOpener = isOpening || (own.some(({ end }) => end <= first) && OPENED.includes(this.slot) && !isFined);
    // The price stands in what opens the list of its instalments.
    const said = under.length > 0 && !isOpener ? [trimmed(text, { start: sentence.start, end: first })] : [];
    for (const range of under.length > 0 ? [...said, ...under] : [sentence]) {
      const held = valuesIn(text, range.start, range.end, index.language);
      const there = text.slice(range.start, range.end);
      const things = held.filter((one) => isOfKind(this.slot, one, there, range.start, genre));
      if (under.length === 0 || isOpener || things.length > 0) this.add(unit, range, things, held);
    }
    this.until = under.at(-1)?.end ?? 0;
  }

  /** Adds a thing, each once for its division: a law is often kept with what it said before beside what it says. */
  private add(unit: number, range: Range, things: readonly Value[], held: readonly Value[]): void {
    const { text } = this.from;
    const bare = unlabelled(text, this.cut.units[unit], range);
    const said = fold(text.slice(bare.start, bare.end)).replace(/[^\p{L}\p{N}]+/gu, ' ');
    const division = this.cut.units[unit];
    const path = division ? [...pathOf(this.cut, division), division.label] : [];
    const key = [...path, said].join('\n');
    if (this.seen.has(key)) return;
    this.seen.add(key);
    // A limit is pointed at where it is one; other things by the first measure that they hold.
    const values = this.slot === 'term' ? things : held;
    this.items.push({ source: this.source, unit, ...range, focus: measuredAt(text, this.slot, values) });
  }

  /** Whether any of the duties is the party's; a sentence that names nobody goes on with the party before it. */
  private bindsActor(words: string, { start }: Range, unit: number, duties: readonly Value[]): boolean {
    const named = actorsIn(words, this.actor!, this.isAlone);
    const before =
      this.cut.genre !== 'law' && this.last.unit === unit && goesOn(words, this.from.index.language)
        ? this.last.side
        : null;
    const paid = (at: number): 'own' | 'other' | null => (this.isParty ? paidBy(words, at, this.actor!) : null);
    const here = duties.map((one) => ({ ...one, start: one.start - start, end: one.end - start }));
    const { language } = this.from.index;
    const sides = here.map(
      (one) => subjectOf(words, one, named, language) ?? boundBy(words, named, one) ?? before ?? paid(one.start),
    );
    this.last = { unit, side: named.at(0)?.side ?? before };
    return sides.includes('own');
  }
}

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

/**
 * All that the sources hold of what a question lists, in their order. Null where it lists nothing, where they hold none, and where a narrowed list has only one.
 * A list for a party holds what binds the party; of what has no name of its own (rights, grounds) it is the list that the best sentence opens.
 */
export function listed(
  sources: readonly Read[],
  asked: Pick<Asked, 'scope'>,
  intent: AskedIntent,
  best: Sentence | undefined,
): Listed | null {
  const { actor } = asked.scope;
  const what = askedIn(intent, actor);
  if (!what) return best && SEVERAL.test(intent.by) ? itemsOf(sources, best) : null;
  const isFines = what.slot === 'sanction' && FINES.test(fold(intent.matter));
  const items: Item[] = [];
  let isPart = false;
  for (const source of asked.scope.sources) {
    // A contract that names no such party binds none.
    if (
      actor !== null &&
      cutOf(sources[source]!.index).genre === 'contract' &&
      namesIn(sources[source]!.index, actor).names.size === 0
    )
      continue;
    const reader = new Reader(source, sources[source]!, what.slot, actor, what.rest, isFines);
    reader.all(LIST.items - items.length);
    items.push(...reader.items.slice(0, LIST.items - items.length));
    isPart ||= reader.isPart;
  }
  const least = what.rest.length > 0 ? FEWEST : 1;
  return items.length < least ? null : { ...what, actor, items, isPart, isFines };
}
