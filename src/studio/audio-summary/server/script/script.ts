import type { Language } from '#contract/language.ts';
import type { Document, Draft } from '#server/studio/tool.ts';
import type contract from '../../contract.ts';
import { words } from '../text.ts';
import { tellPoints, tellWhat, tellWho } from './compose.ts';
import { close, fitted, isSilent, minutesOf } from './fitting.ts';
import { tellMany } from './overview.ts';
import { wordsIn } from './spoken-length.ts';
import { study, type Study } from './study.ts';
import { Writer } from './writer.ts';

/** Minutes from which on there is room for who signed. */
const SHORT = 2;

function open(writer: Writer, minutes: number, wanted: number): void {
  const t = words[writer.language];
  writer.part = 'opening';
  if (wanted > SHORT - 1) writer.frame('a', t.hello);
  writer.frame('a', t.brief);
  writer.frame('b', `${t.about(minutes)} ${t.ours}`);
}

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
  return write(chosen, real);
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
