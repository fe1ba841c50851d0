import { namesOf } from '../../ask/actors.ts';
import type { Slot } from '../../ask/asked.ts';
import { cutOf } from '../../index/unit-table.ts';
import type { Range } from '../../lines.ts';
import { pathOf, unitAt } from '../../units/places.ts';
import type { Cut, Genre, Unit } from '../../units/unit.ts';
import { fold } from '../../words.ts';
import { boundBy, goesOn, type Named } from '../bound.ts';
import type { Read } from '../choose.ts';
import { isHeading } from '../heading.ts';
import { itemsUnder } from '../items.ts';
import { unlabelled } from '../unlabelled.ts';
import type { Value } from '../value.ts';
import { mayFill } from '../values/rules.ts';
import { valuesIn } from '../values/values.ts';
import { trimmed } from '../widen.ts';
import { INFINITIVE, headingOfDuties, imposes, subjectOf } from './duties.ts';
import { isOfHeading, underDutiesOf } from './headed.ts';
import { isFine } from './fines.ts';
import { holdsAll, mayBind, type Holds } from './held.ts';
import { LIST, type Item } from './item.ts';
import { isLimit } from './limits.ts';
import { MEASURES, measuredAt } from './measured.ts';
import type { Party } from './party.ts';
import { isPunishing, opensPenalties } from './penalties.ts';

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

/** A sentence that says what a name in quotation marks means. */
const DEFINES =
  /^[\s(]{0,3}["“«][^"”»\n]{2,60}["”»]\s{1,3}(?:means?|shall mean|has the meaning|refers? to|includes?|significa|designa|se entender[áa]|corresponde)(?!\p{L})/iu;
const GLOSSARY = /^\W*(?:definici|definition|glosario)/iu;
/** Words that may open a list of punishments. */
const PENALTIES = /penas|sanciones|multas|penalties|sanctions/i;
/** Whom something is forbidden ("Queda prohibido instalar …") that names nobody near: who is named behind it, else everybody; null where nothing is forbidden so. */
const forbidden = ({ by, end }: Value, named: readonly Named[]): Named['side'] | null =>
  by === 'prohibition.forbids' ? (named.find(({ start }) => start >= end)?.side ?? 'own') : null;
/** What a sentence that opens a list says of each of its items. */
const OPENED: readonly Slot[] = ['duty', 'prohibition', 'sanction', 'requirement', 'definition'];
/** Kinds that bind a party. */
export const BINDS: ReadonlySet<Slot> = new Set<Slot>(['duty', 'prohibition']);

/** What is listed of a source. `rest`: words that narrow it, all or (`isAny`) each of them; `isFines`: penalties in money alone. */
export type Wanted = { slot: Slot; party: Party | null; rest: readonly string[]; isAny: boolean; isFines: boolean };

/** Reads one source for what is listed, sentence by sentence. `isPart`: not all of it was read, or there is more. */
export class Reader {
  readonly items: Item[] = [];
  isPart = false;
  private readonly cut: Cut;
  private last: { unit: number; side: 'own' | 'other' | null } = { unit: -1, side: null };
  private readonly isOn: Holds;
  private readonly mayBind: Holds;
  /** Whether a division of a law stands under a heading of the party's duties; null where there is none such. */
  readonly isUnder: ((unit: number) => boolean) | null;
  private readonly seen = new Set<string>();
  private until = 0;
  private read = 0;

  constructor(
    private readonly source: number,
    private readonly from: Read,
    private readonly wanted: Wanted,
  ) {
    const { slot, party, rest, isAny } = wanted;
    this.cut = cutOf(from.index);
    this.isOn = holdsAll(from.index, rest, isAny);
    // In a contract, who pays a price may be bound by a sentence that names nobody.
    const isOfParty = BINDS.has(slot) && party !== null && this.cut.genre !== 'contract';
    const isKnown = isOfParty && namesOf(party.name).length > 0;
    this.mayBind = isKnown
      ? mayBind(from.index, party.name)
      : isOfParty && party.name !== ''
        ? holdsAll(from.index, [party.name])
        : () => true;
    const under = isOfParty && this.cut.genre === 'law' ? underDutiesOf(this.cut, party) : null;
    this.isUnder = under && this.cut.units.some((_, unit) => under(unit)) ? under : null;
  }

  /** Reads all sentences until there are `most` things; those under a heading of the party's duties first. */
  all(most: number): void {
    if (this.isUnder) this.headed(most);
    this.every(most, (unit) => !this.isUnder?.(unit));
  }

  /** Reads what stands under a heading of the party's duties alone. */
  headed(most: number): void {
    if (this.isUnder) this.every(most, this.isUnder);
  }

  private every(most: number, isRead: (unit: number) => boolean): void {
    const { sentenceStart, sentenceEnd } = this.from.index;
    this.until = 0;
    for (let s = 0; s < sentenceStart.length; s++) {
      if (this.items.length >= most || this.read >= LIST.read) {
        this.isPart = true;
        return;
      }
      const start = sentenceStart[s]!;
      if (isRead(unitAt(this.cut, start))) this.sentence({ start, end: sentenceEnd[s]! }, s);
    }
  }

  private sentence(sentence: Range, number: number): void {
    if (sentence.start < this.until) return;
    const { text, index } = this.from;
    const { slot, party, isFines } = this.wanted;
    const words = text.slice(sentence.start, sentence.end);
    const unit = unitAt(this.cut, sentence.start);
    const isUnder = this.isUnder?.(unit) ?? false;
    if ((!isUnder && !this.mayBind(number, unit)) || !this.isOn(number, unit)) return;
    const division = this.cut.units[unit];
    // The heading of a law's articles imposes nothing.
    if (!division && this.cut.genre === 'law' && BINDS.has(slot)) return;
    if (slot === 'duty' && this.isHeaded(sentence, unit)) return;
    const bare = unlabelled(text, division, sentence);
    if (bare.start === bare.end || isHeading(words) || (division && !LISTED_KINDS.has(division.kind))) return;
    // A definition sets no duty, no time limit and no penalty.
    const isDefined = GLOSSARY.test(division?.title ?? '') || DEFINES.test(text.slice(bare.start, bare.end));
    if (slot !== 'definition' && isDefined) return;
    const mayOpen = slot === 'sanction' && PENALTIES.test(words);
    const isSought = slot === 'sanction' || slot === 'term';
    if (isSought && !mayOpen && !mayFill(words, slot, index.language)) return;
    this.read++;
    const values = valuesIn(text, sentence.start, sentence.end, index.language);
    const { genre } = this.cut;
    const own = values.filter((one) => isOfKind(slot, one, words, sentence.start, genre));
    const isTheirs = !BINDS.has(slot) || party === null || this.binds(party, words, sentence, unit, own);
    if ((own.length === 0 && !mayOpen) || !isTheirs || (isFines && !isFine(words, values, sentence.start))) return;
    const under = itemsUnder(text, this.cut, sentence);
    const isOpening = mayOpen && under.length > 0 && opensPenalties(text.slice(sentence.start, under[0]!.start));
    if (own.length === 0 && !isOpening) return;
    // What the opener says holds of each of its items, else only of those that say it; a fine that it sets is one, whatever deeds it is for.
    const first = under[0]?.start ?? 0;
    const isFined = slot === 'sanction' && values.some(({ slot, end }) => MEASURES.includes(slot) && end <= first);
    const isOpener = isOpening || (own.some(({ end }) => end <= first) && OPENED.includes(slot) && !isFined);
    // The price stands in what opens the list of its instalments.
    const opener = trimmed(text, { start: sentence.start, end: first });
    const said = under.length > 0 && !isOpener ? [opener] : [];
    this.until = under.at(-1)?.end ?? 0;
    // Items that run on within a sentence, behind no colon, are torn from its verb by themselves.
    const isColon = text.slice(opener.start, opener.end).endsWith(':');
    if (isOpener && BINDS.has(slot) && !isColon && this.until <= sentence.end) {
      this.add(unit, sentence, own, values, { isWhole: true });
      return;
    }
    for (const range of under.length > 0 ? [...said, ...under] : [sentence]) {
      const held = valuesIn(text, range.start, range.end, index.language);
      const there = text.slice(range.start, range.end);
      const things = held.filter((one) => isOfKind(slot, one, there, range.start, genre));
      if (under.length > 0 && !isOpener && things.length === 0) continue;
      // "The tenant shall not:" stands before the first of the things that it forbids.
      const isLed = isOpener && BINDS.has(slot) && range === under[0];
      if (isLed) this.add(unit, { start: sentence.start, end: range.end }, things, held, { isWhole: true });
      else this.add(unit, range, things, held);
    }
  }

  /** Adds what stands in the infinitive below a heading of duties; whether it does. */
  private isHeaded(sentence: Range, unit: number): boolean {
    const division = this.cut.units[unit];
    const heading = division && headingOfDuties(this.cut, division);
    if (!heading) return false;
    const { start, end } = unlabelled(this.from.text, { ...division, title: '' }, sentence);
    if (!INFINITIVE.test(this.from.text.slice(start, end))) return false;
    const { party } = this.wanted;
    if (party === null || party.named(heading).some(({ side }) => side === 'own'))
      this.add(unit, sentence, [], valuesIn(this.from.text, start, end, this.from.index.language));
    return true;
  }

  /** Adds a thing, each once for its division: a law is often kept with what it said before beside what it says. */
  private add(
    unit: number,
    range: Range,
    things: readonly Value[],
    held: readonly Value[],
    more: Pick<Item, 'isWhole'> = {},
  ): void {
    const { text } = this.from;
    const bare = unlabelled(text, this.cut.units[unit], range);
    const said = fold(text.slice(bare.start, bare.end)).replace(/[^\p{L}\p{N}]+/gu, ' ');
    const division = this.cut.units[unit];
    const path = division ? [...pathOf(this.cut, division), division.label] : [];
    const key = [...path, said].join('\n');
    if (this.seen.has(key)) return;
    this.seen.add(key);
    // A limit is pointed at where it is one; other things by the first measure that they hold.
    const { slot } = this.wanted;
    const values = slot === 'term' ? things : held;
    this.items.push({ source: this.source, unit, ...range, focus: measuredAt(text, slot, values), ...more });
  }

  /** Whether any of the duties is the party's; a sentence that names nobody goes on with the party before it. */
  private binds(party: Party, words: string, { start }: Range, unit: number, duties: readonly Value[]): boolean {
    const named = party.named(words);
    const { language } = this.from.index;
    const goes = this.cut.genre !== 'law' && this.last.unit === unit && goesOn(words, language);
    const before = goes ? this.last.side : null;
    const here = duties.map((one) => ({ ...one, start: one.start - start, end: one.end - start }));
    const sides = here.map(
      (one) =>
        subjectOf(words, one, named, language) ??
        boundBy(words, named, one) ??
        (this.wanted.slot === 'prohibition' ? forbidden(one, named) : null) ??
        before ??
        party.paid(words, one.start),
    );
    this.last = { unit, side: named.at(0)?.side ?? before };
    if (sides.includes('own')) return true;
    // Under the heading of a party's duties, those of nobody named are the party's.
    const isUnder = !named.some(({ side }) => side === 'other') && (this.isUnder?.(unit) ?? false);
    return isUnder && here.some((one, at) => sides[at] === null && isOfHeading(words, one.start));
  }
}
