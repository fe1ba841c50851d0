import type { Language } from '#contract/language.ts';
import type { Document, Draft } from '#server/studio/tool.ts';
import type contract from '../../contract.ts';
import { SCRIPT } from '../../contract.ts';
import { words } from '../text.ts';
import { tellPoints, tellWhat, tellWho } from './compose.ts';
import { tellMany } from './overview.ts';
import { wordsIn } from './spoken-length.ts';
import { study, type Study } from './study.ts';
import { Writer } from './writer.ts';

/** Tries to meet the length, and how near is near enough. */
const TRIES = 6;
const NEAR = 0.04;
/** Minutes from which on there is room for who signed. */
const SHORT = 2;

/** The whole minutes that so many words take; 0 for less than one. */
export const minutesOf = (spoken: number, language: Language): number => {
  const minutes = spoken / wordsIn(1, language);
  return minutes < 0.8 ? 0 : Math.round(minutes);
};

/** Writes a script as long as it is to be: what is told of the points is as much as the rest leaves. */
export function fitted(wanted: number, write: (budget: number) => Writer): Writer {
  let [budget, best] = [wanted * 0.7, null as Writer | null];
  const off = (one: Writer): number => Math.abs(one.spoken - wanted);
  for (let n = 0; n < TRIES; n++) {
    const written = write(Math.round(budget));
    const over = written.lines.length > SCRIPT.lines;
    if (!over && (best === null || off(written) < off(best))) best = written;
    const miss = wanted - written.spoken;
    if (Math.abs(miss) <= NEAR * wanted && !over) break;
    const next = Math.max(20, over ? budget * 0.7 : budget + miss * (n < 3 ? 0.9 : 0.5));
    if (Math.round(next) === Math.round(budget)) break;
    budget = next;
  }
  return best ?? write(20);
}

function open(writer: Writer, minutes: number, wanted: number): void {
  const t = words[writer.language];
  writer.part = 'opening';
  if (wanted > SHORT - 1) writer.frame('a', t.hello);
  writer.frame('a', t.brief);
  writer.frame('b', `${t.about(minutes)} ${t.ours}`);
}
export function close(writer: Writer): void {
  writer.part = 'closing';
  const t = words[writer.language];
  writer.frame('a', t.end);
  writer.frame('b', t.check);
}

/** Whether there is nothing to tell of a source. */
export const isSilent = ({ told }: Pick<Study, 'told'>): boolean => told.length === 0;

function one(source: Study, minutes: number): Writer {
  const wanted = wordsIn(minutes, source.language);
  const write = (budget: number, said: number): Writer => {
    const writer = new Writer(source.language, [source.text]);
    open(writer, said, minutes);
    if (isSilent(source)) {
      writer.part = 'points';
      writer.frame('a', words[source.language].nothing);
      writer.frame('b', words[source.language].maybe);
    } else {
      tellWhat(writer, source, minutes > SHORT - 1);
      tellWho(writer, source, wanted);
      tellPoints(writer, source, budget);
    }
    close(writer);
    return writer;
  };
  let chosen = 0;
  const written = fitted(wanted, (budget) => {
    chosen = budget;
    return write(budget, minutes);
  });
  const real = minutesOf(written.spoken, source.language);
  if (real === minutes) return written;
  // The opening says how long it really is.
  let best: Writer | null = null;
  for (const budget of [chosen]) best = write(budget, real);
  return best!;
}

/** A script in the document's own words, without a model. */
export function script(
  document: Document,
  language: Language,
  others: readonly Document[],
  minutes: number,
): Draft<typeof contract> {
  const { writer, partly } =
    others.length > 0
      ? tellMany([document, ...others], language, minutes)
      : { writer: one(study(0, document.title, document.text, document.speaks), minutes), partly: null };
  const told = writer.lines.filter(({ location }) => location !== undefined).length;
  const t = words[language];
  return {
    result: {
      language: writer.language,
      minutes,
      speakers: writer.speakers,
      lines: writer.lines,
      partly,
      audio: null,
    },
    claims: writer.claims,
    description: told === 0 ? t.empty : t.description(Math.max(1, minutesOf(writer.spoken, writer.language)), told),
  };
}
