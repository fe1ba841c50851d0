import type { Language } from '#contract/language.ts';
import { isRole } from '../compare/signs/roles.ts';
import type { Range } from '../lines.ts';
import { foldSameLength } from '../references/cursor.ts';
import { partiesOf } from '../related.ts';
import { stemsOf } from '../words.ts';
import { ACTS, CHANGES, DEED, DOCUMENT, TO_COME, WHICH, type Act } from './acts.ts';

/** A document that words name by its number: "invoice:4521". */
export type Numbered = Range & { key: string };

/** Characters before a number in which the kind of its document is named, and those at the head of a text that say what the text itself is. */
const NAMED = 50;
const HEAD = 160;
/** Characters at the beginning of a text within which its own date stands. */
const OWN_DATE = 1500;

const NUMBER =
  /(?:\bn[°º.]{1,2} ?|\bno\. ?|\bnro\.? ?|\bnum(?:ero|\.) ?|\bnumber ?|#|\b(?:rol|rit|ruc|repertorio) )(?<number>[a-z]{0,4}-?\d[\da-z]*(?:[./-][\da-z]+)*)/g;
/** Numbers that belong to norms and divisions. */
const OF_NORM = /(?:ley|decreto|articulos?|art\.|clausulas?|numeral|letra|section|clause|article|act) *$/;

/** The documents that some folded words name by their numbers, in order. */
export function numberedIn(folded: string): Numbered[] {
  return [...folded.matchAll(NUMBER)].flatMap(({ index, 0: words, groups }) => {
    const before = folded.slice(Math.max(0, index - NAMED), index).replace(/^.*[.;,\n]/s, '');
    if (OF_NORM.test(before)) return [];
    // A case and a deed may be named by the very word before their number.
    const lead = `${before}${words.slice(0, -groups!.number!.length)}`;
    let kind = { id: '', at: -1 };
    for (const { id, find } of DOCUMENT)
      for (const { index: at } of lead.matchAll(find)) if (at > kind.at) kind = { id, at };
    const number = groups!.number!.replace(/(?<=\d)\.(?=\d{3}(?!\d))/g, '').replace(/^0+(?=\d)/, '');
    return kind.id === '' ? [] : [{ key: `${kind.id}:${number}`, start: index, end: index + words.length }];
  });
}

/** What a text itself is: the words of its title, the number that it carries there, whether it changes what another says, and its parties, folded. */
export type Own = {
  title: string;
  numbered: Numbered | null;
  changes: boolean;
  parties: ReadonlySet<string>;
};
/** Reads what a text itself is, from its beginning. */
export function ownOf(text: string, language: Language): Own {
  const [title = ''] = text.trimStart().slice(0, HEAD).split('\n');
  const folded = foldSameLength(title);
  return {
    title,
    numbered: numberedIn(folded)[0] ?? null,
    changes: CHANGES[language].test(folded),
    parties: partiesOf(text, language),
  };
}

/** What identifies a dated fact: what was done, of which things, with their numbers, and in which way. */
export type Identity = {
  act: Act | null;
  /** Stems of things; of a deed that is made, what it is called. */
  things: ReadonlySet<string>;
  numbered: ReadonlySet<string>;
  which: ReadonlySet<string>;
  /** The stems of all its words but figures and names. */
  words: ReadonlySet<string>;
  changes: boolean;
  toCome: boolean;
};

const MONTHS =
  /(?<![a-z])(enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|january|february|march|april|june|july|august|september|october|november|december)(?![a-z])/g;
const JOINT = /[,;]\s|\s(?:y|e|and)\s/;
/** Words that say when and how, and none of the thing: folded stems. */
const EMPTY = /^(?:fech|dia|ano|mes|date|day|con|contar|ante|part|party|parti|dich|consta|señal|senal|mism)/;

const lastAct = (folded: string, language: Language): Act | null => nearest(folded, language, (a, b) => a > b);
const firstAct = (folded: string, language: Language): Act | null => nearest(folded, language, (a, b) => a < b);
function nearest(folded: string, language: Language, isNearer: (a: number, b: number) => boolean): Act | null {
  let found: { act: Act; at: number } | null = null;
  for (const act of ACTS)
    for (const { index } of folded.matchAll(act.find[language]))
      if (!found || isNearer(index, found.at)) found = { act, at: index };
  return found?.act ?? null;
}

/** `dates`: those of its text. */
type Place = { text: string; language: Language; what: Range; at: Range; dates: readonly Range[]; own: Own };

/** Reads what identifies a dated fact from the words of its clause: those that no other date of the sentence stands nearer to. */
export function identityOf({ text, language, what, at, dates, own }: Place): Identity {
  const beside = dates.filter(({ start, end }) => start >= what.start && end <= what.end && (end <= at.start || start >= at.end)); // prettier-ignore
  const from = Math.max(what.start, ...beside.filter(({ end }) => end <= at.start).map(({ end }) => end));
  const to = Math.min(what.end, ...beside.filter(({ start }) => start >= at.end).map(({ start }) => start));
  const before = text.slice(from, at.start);
  let after = text.slice(at.end, to);
  const said = lastAct(foldSameLength(before), language);
  if (to < what.end && said) after = after.slice(0, Math.max(0, after.search(JOINT)));
  const isOwn = at.start < OWN_DATE && /^\s*(?:en|in)?\b[^.;]{0,60}$/i.test(before);
  const clause = `${before} ${after}`;
  const folded = foldSameLength(clause);
  const act = said ?? firstAct(foldSameLength(after), language);
  const numbered = new Set(numberedIn(folded).map(({ key }) => key));
  const isMade = act === null || act.id === 'made';
  if (own.numbered && numbered.size === 0 && isMade) numbered.add(own.numbered.key);
  const things = isMade
    ? new Set((isOwn ? `${folded} ${foldSameLength(own.title)}` : folded).match(DEED[language]))
    : thingsOf(clause, language, own.parties);
  return {
    act,
    things,
    words: new Set(
      stemsOf(
        unnamed(`${text.slice(what.start, at.start)} ${text.slice(at.end, what.end)}`, language, own.parties),
        language,
      ).filter((stem) => !/\d/.test(stem)),
    ),
    numbered,
    which: new Set([
      ...[...folded.matchAll(WHICH[language])].map(([, one]) => one!),
      ...[...folded.matchAll(MONTHS)].map(([, one]) => one!),
    ]),
    changes: own.changes || CHANGES[language].test(foldSameLength(text.slice(what.start, what.end))),
    // What is due is so before and after its day.
    toCome: act?.id !== 'due' && TO_COME[language].test(clause),
  };
}

/** A name of several words in Spanish, of a person or an office: "Conservador de Bienes Raíces". */
const NAME = /(?<!^\s*)\p{Lu}\p{L}+(?: (?:(?:de|del|la|las|los|y|e) )*\p{Lu}\p{L}+)+/gu;
/** Folded words without the names in them. */
function unnamed(words: string, language: Language, parties: ReadonlySet<string>): string {
  let folded = foldSameLength(language === 'es' ? words.replace(NAME, ' ') : words);
  for (const name of parties) folded = folded.replaceAll(name, ' ');
  return folded;
}
/** The stems of the words that name things: neither acts, roles and figures nor names. */
function thingsOf(clause: string, language: Language, parties: ReadonlySet<string>): ReadonlySet<string> {
  let words = unnamed(clause, language, parties);
  for (const { find } of ACTS) words = words.replace(find[language], ' ');
  return new Set(
    stemsOf(words, language).filter((stem) => !/\d/.test(stem) && !EMPTY.test(stem) && !isRole(stem, language)),
  );
}
