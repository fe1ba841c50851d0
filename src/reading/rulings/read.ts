import { foldSameLength } from '../references/cursor.ts';
import { ownIdentity } from '../references/own-identity.ts';
import { references as referencesOf } from '../references/references.ts';
import type { Range } from '../lines.ts';
import { sentences as sentencesOf } from '../sentences.ts';
import { structureOf, type Part, type Structure } from './parts.ts';
import type { Reading } from './precedents.ts';
import { reportedRulings } from './reported.ts';
import { decisionOf } from './result.ts';
import { voicesOf } from './voices.ts';

/** The longest that two pieces of a sentence make together. */
const JOINED = 2500;
const count = (text: string, sign: string): number => text.split(sign).length - 1;

const trimmed = (text: string, { start, end }: Range): Range => {
  let [a, b] = [start, end];
  while (a < b && /\s/.test(text[a]!)) a++;
  while (b > a && /\s/.test(text[b - 1]!)) b--;
  return { start: a, end: b };
};

/** Sentences cut where a part begins; the line that heads a part of a brief is none of its first sentence. */
function atParts(text: string, pieces: readonly Range[], { parts, kind }: Structure): Range[] {
  const headed = ({ start, name }: Part): number[] =>
    kind === 'brief' && (name === 'facts' || name === 'law' || name === 'section')
      ? [start, text.indexOf('\n', start) + 1]
      : [start];
  const starts = parts.flatMap(headed).filter((start) => start >= 0);
  let next = 0;
  return pieces
    .flatMap(({ start, end }) => {
      const out: Range[] = [];
      let from = start;
      while (next < starts.length && starts[next]! <= start) next++;
      for (let i = next; i < starts.length && starts[i]! < end; i++) {
        out.push({ start: from, end: starts[i]! });
        from = starts[i]!;
      }
      return [...out, { start: from, end }];
    })
    .map((range) => trimmed(text, range));
}

/** "… respectivamente; las que establecen que …" */
const GOES_ON = /^(?:l[ao]s? que|el que|las cuales|los cuales)\s/;

/** Sentences, with those that were cut at a semicolon within brackets put together again: a row of rulings is one. */
function joined(text: string, pieces: readonly Range[]): Range[] {
  const out: Range[] = [];
  for (const piece of pieces) {
    const last = out.at(-1);
    const words =
      last && piece.end - last.start < JOINED && text[last.end - 1] === ';' ? text.slice(last.start, last.end) : '';
    const goesOn = words !== '' && GOES_ON.test(text.slice(piece.start, piece.start + 12));
    if (last && (goesOn || count(words, '(') > count(words, ')'))) last.end = piece.end;
    else out.push({ ...piece });
  }
  return out;
}

/** Reads a ruling, a brief or any other document once, for all that is asked of its authorities. */
export function readDocument(text: string): Reading {
  const folded = foldSameLength(text);
  const references = referencesOf(text);
  const identity = ownIdentity(text, references);
  const structure = structureOf(text, folded, identity);
  const sentences = joined(text, atParts(text, sentencesOf(text), structure));
  return {
    text,
    folded,
    references,
    reported: reportedRulings(text),
    identity,
    structure,
    sentences,
    voices: voicesOf(folded, sentences, structure),
    decision: decisionOf(folded, structure),
  };
}
