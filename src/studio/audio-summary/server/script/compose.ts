import { choose } from './choose.ts';
import { partiesOf, signersOf, whatIs } from './identity.ts';
import { Asking, placeName } from './asking.ts';
import { BY_VOICE, what, who } from './questions.ts';
import type { Study, Told } from './study.ts';
import type { Writer } from './writer.ts';
import { words } from '../text.ts';

/** Of how many sentences of one matter in a row the next is asked for again. */
const ROW = 2;
/** Words from which on a summary has room for who signed, and for more than a title. */
const ROOM = 220;

/** What a source is: its title, court, date, number, in its words. `all`: where there is room. */
export function tellWhat(writer: Writer, study: Study, all: boolean): void {
  writer.part = 'what';
  const told = whatIs(study);
  for (const [name, { pieces }] of all ? told : told.slice(0, 2)) {
    writer.frame('b', what[study.language][name]);
    writer.tellPieces('a', pieces, study.source, name === 'number' || name === 'case' || name === 'court');
  }
}

/** Who stands in it. */
export function tellWho(writer: Writer, study: Study, room: number): void {
  writer.part = 'who';
  const ask = who[study.language];
  partiesOf(study).forEach(({ pieces }, i) => {
    if (i === 0) writer.frame('b', ask.parties);
    writer.tellPieces(i % 2 === 0 ? 'a' : 'b', pieces, study.source, true);
  });
  const signed = room >= ROOM ? signersOf(study) : null;
  if (!signed) return;
  writer.frame('b', ask.judges);
  writer.tellPieces('a', signed.pieces, study.source);
}

/** Sentences in their order: what each treats is asked for before it, where it is not what the last one treated. */
function tellAll(writer: Writer, study: Study, list: readonly Told[], asking: Asking): void {
  let [row, before] = [0, null as Told | null];
  for (const one of list) {
    const same = before !== null && before.matter === one.matter && before.voice === one.voice;
    const goesOn = before !== null && one.leans && before.n === one.n - 1;
    row = same || goesOn ? row + 1 : 0;
    if (!goesOn && (!same || row > ROW)) {
      writer.frame('b', lead(study, one, before, asking));
      row = 0;
    }
    writer.tell(before !== null && row > 0 ? writer.other : 'a', one.said, one, study.source, one.label);
    if (one.more) writer.frame(writer.other, words[study.language].more);
    before = one;
  }
}

/** Whether somebody else than the court or the author says it, whom the question before it names. */
const isSpoken = ({ voice }: Told): boolean => voice !== null && voice in BY_VOICE;

/** What leads to a sentence: now and then the place where it stands, else a question. */
function lead({ kind, language }: Study, one: Told, before: Told | null, asking: Asking): string {
  const place =
    one.label !== undefined && one.section !== before?.section && !isSpoken(one)
      ? placeName(one.label, kind, language)
      : null;
  const again = before !== null && (before.matter === one.matter || one.matter === 'other');
  return place !== null && again ? place : asking.about(one.matter, kind, one.voice);
}

/** The chief points of a source and what to watch in it, in so many words. */
export function tellPoints(writer: Writer, study: Study, budget: number): void {
  const asking = new Asking(study.language);
  const { points, watch } = choose(study, budget);
  writer.part = 'points';
  tellAll(writer, study, points, asking);
  if (watch.length === 0) return;
  writer.part = 'watch';
  const votes = watch[0]!.matter === 'dissent';
  writer.frame('b', votes ? asking.about('dissent', study.kind) : words[study.language].watch[points.length % 2]!);
  let before: Told | null = null;
  for (const one of watch) {
    const place =
      one.label !== undefined && before !== null && before.section !== one.section && !isSpoken(one)
        ? placeName(one.label, study.kind, study.language)
        : null;
    if (place !== null) writer.frame('b', place);
    else if (before !== null && (before.matter !== one.matter || before.voice !== one.voice))
      writer.frame('b', asking.about(one.matter, study.kind, one.voice));
    writer.tell(
      before === null || place !== null || writer.lines.at(-1)!.location === undefined ? 'a' : writer.other,
      one.said,
      one,
      study.source,
      one.label,
    );
    if (one.more) writer.frame(writer.other, words[study.language].more);
    before = one;
  }
}
