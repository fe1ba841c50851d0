import type { Language } from '#contract/language.ts';
import type { Read } from '../evidence/choose.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { unlabelled } from '../evidence/unlabelled.ts';
import { cutOf } from '../index/unit-table.ts';
import type { Range } from '../lines.ts';
import { isSure } from '../gate.ts';
import { reply, type Reply } from '../reply.ts';
import { compose } from './compose.ts';
import type { Piece } from './composed.ts';
import { tellSources } from './sheets/answer.ts';
import { withStatedFacts } from './stated.ts';

/**
 * An answer as places of a text: the words that answer, with words of ours between them, and the passage that they stand in; null where the text does not say it.
 * `isNear`: it does not clearly answer, and these are its nearest lines.
 */
export type Placed = { line: readonly (string | Range)[]; passage: Range | null; isNear?: boolean } | null;

const ranges = (pieces: readonly Piece[]): (string | Range)[] =>
  pieces.map((piece) => ('said' in piece ? piece.said : { start: piece.quote.start, end: piece.quote.end }));
const isQuoted = (line: readonly (string | Range)[]): boolean => line.some((piece) => typeof piece !== 'string');

/** The sentence of a piece of evidence, without the name of its division. */
function sentenceOf(read: Read, { unit, sentence }: Evidence): Range {
  const said = unlabelled(read.text, cutOf(read.index).units[unit], sentence);
  return said.end > said.start ? { start: said.start, end: said.end } : { start: sentence.start, end: sentence.end };
}

/** The lines that the chat shows first for a question, whether it calls them an answer or near; null where it shows none. */
function nearestIn(read: Read, { parts }: Reply): Placed {
  const [first] = parts.flatMap(({ evidence }) => evidence);
  if (!first) return null;
  const [shown] = first.shown;
  const passage = shown ? { start: shown.start, end: shown.end } : null;
  return { line: [sentenceOf(read, first)], passage, isNear: true };
}

/** What a reply says that is sure enough to stand without its passages; null where nothing is. */
function sureIn(read: Read, found: Reply, question: string, language: Language): Placed {
  if (found.parts.every(({ intent }) => intent.collect === 'summary')) {
    const [source] = tellSources([read], [0], question, language);
    const line = (source?.line ?? []).map((piece) =>
      'text' in piece ? piece.text : { start: piece.start, end: piece.end },
    );
    return isQuoted(line) ? { line, passage: source?.passage ?? null } : null;
  }
  const [first] = found.parts.find(({ verdict }) => isSure(verdict))?.evidence ?? [];
  if (!first) return null;
  const [shown] = first.shown;
  const passage = shown ? { start: shown.start, end: shown.end } : null;
  const line = ranges(compose([read], found, language).direct);
  // Where nothing short is sure, the sentence that answers.
  return {
    line: isQuoted(line) ? line : [...line, ...(line.length > 0 ? [' '] : []), sentenceOf(read, first)],
    passage,
  };
}

/** What a document says to a question, as the chat asked of that document alone; null where the chat finds nothing in it. */
export function saidTo(read: Read, question: string, language: Language): Placed {
  const found = withStatedFacts([read], reply([read], question));
  return sureIn(read, found, question, language) ?? nearestIn(read, found);
}

/** What a document answers to a question, as the chat answers it of that document alone, where it is sure enough to stand without its passages. */
export function answerOf(read: Read, question: string, language: Language): Placed {
  const said = saidTo(read, question, language);
  return said?.isNear ? null : said;
}
