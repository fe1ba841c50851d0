import { wordsOf, type Word } from '../words.ts';

/** What somebody types into a search box: its words, and those among them that must stand one behind the other. */
export type Wanted = { text: string; phrases: readonly (readonly Word[])[] };

const QUOTED = /["“”«]([^"“”«»]+)["”“»]/gu;
/** A number of several parts is one thing: "1234-2020", "C-4817-2026". */
const JOINED = /[\p{L}\p{N}.]+(?:-[\p{L}\p{N}.]+)+/gu;

/** Reads a query. Words between quotation marks are a phrase; so are the parts of a number such as that of a case. */
export function readWanted(query: string): Wanted {
  const whole = query.normalize('NFC');
  const quoted = [...whole.matchAll(QUOTED)].map(([, words]) => words!);
  const numbers = [...whole.replace(QUOTED, ' ').matchAll(JOINED)].map(([joined]) => joined);
  const phrases = [...quoted, ...numbers.filter((joined) => /\p{N}/u.test(joined))].map((words) => wordsOf(words));
  return { text: whole.replace(/["“”«»]/gu, ' '), phrases: phrases.filter(({ length }) => length > 1) };
}
