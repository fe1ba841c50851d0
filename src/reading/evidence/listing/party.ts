import type { Language } from '#contract/language.ts';
import { namesOf, sideOf } from '../../ask/actors.ts';
import { partiesOf } from '../../contract/parties.ts';
import type { Segment } from '../../index/segment.ts';
import { cutOf } from '../../index/unit-table.ts';
import { eachWord, fold, stemsOf } from '../../words.ts';
import { actorsIn, paidBy, type Named } from '../bound.ts';
import type { Read } from '../choose.ts';
import { namesIn } from './held.ts';

/** A party whose duties are listed. `name`: what the list calls it. `named`: where words name it, whoever stands against it, or both. */
export type Party = {
  name: string;
  named: (words: string) => Named[];
  /** Whom words bind that name nobody, since it pays what they tell of; null where that is not told. */
  paid: (words: string, duty: number) => Named['side'] | null;
};
/** A party of a contract, with the words that its contract calls it by, folded. */
export type ContractParty = Party & { forms: readonly string[] };

/** A party as a question calls it, in any source. */
export function partyCalled(index: Segment, actor: string): Party {
  const { alone } = namesIn(index, actor);
  const isContract = cutOf(index).genre === 'contract';
  return {
    name: actor,
    named: (words) => actorsIn(words, actor, alone),
    paid: (words, duty) => (isContract ? paidBy(words, duty, actor) : null),
  };
}

/** Where the short name of a company ends: "Achaogen, Inc.", "Inmobiliaria Los Robles SpA". */
const LEGAL_FORM =
  /,|\s(?:(?:and|&)\s)?(?:Inc|LLC|L\.L\.C|Ltd|Limited|Corp|Corporation|Company|Co|LP|L\.P|LLP|GmbH|B\.V|N\.V|AG|PLC|plc|S\.?\s?A|SpA|S\.p\.A|Ltda|Limitada|E\.I\.R\.L)(?![\p{L}])/u;
/** Names shorter than this are words like others. */
const SHORTEST = 3;
/** Words for each, any or none of the parties. */
const EACH =
  /(?<!\p{L})(?:each|either|neither|every|any|both|cada|ambas|cualquier(?:a de las)?|ninguna de las)\s(?:of\sthe\s|una\sde\slas\s)?(?:part(?:y|ies|es?))(?!\p{L})/giu;
/** "The other party" is not the one that the sentence binds. */
const OTHER = /(?:other|otra)\s(?:party|parte)(?!\p{L})/iu;
/** A possessive, and the words that give a name: neither does anything. */
const IDLE = /^['’]s(?!\p{L})|^["”»]\s?\)/u;

const escaped = (word: string): string =>
  word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/\s+/g, String.raw`\s+`);
/** Words as a contract writes a name: in English with a capital, since "company" is any company. */
const formOf = (name: string, isEnglish: boolean): string =>
  isEnglish ? `(?:${escaped(name)}|${escaped(name.toUpperCase())})` : escaped(name);

const known = new WeakMap<Segment, readonly ContractParty[]>();
/** The parties that a contract names at its head; none where it is no contract, or names fewer than two. */
export function contractParties({ text, index }: Pick<Read, 'text' | 'index'>): readonly ContractParty[] {
  let found = known.get(index);
  if (!found) known.set(index, (found = partiesIn(text, index)));
  return found;
}

function partiesIn(text: string, index: Segment): ContractParty[] {
  if (cutOf(index).genre !== 'contract') return [];
  const isEnglish = index.language === 'en';
  const all = partiesOf(text, index.language).map(({ role, start, end }) => {
    const name = text.slice(start, end).replace(/\s+/g, ' ').split(LEGAL_FORM)[0]!.trim();
    return { role, names: [...new Set([role, name])].filter((one) => one.length >= SHORTEST) };
  });
  if (all.length < 2) return [];
  const scans = all.map(
    ({ names }) =>
      new RegExp(
        `(?<!\\p{L})(?:${names.map((one) => formOf(one, isEnglish)).join('|')})(?!\\p{L})`,
        isEnglish ? 'gu' : 'giu',
      ),
  );
  return all.map(({ role, names }, own) => ({
    name: role,
    forms: names.map(fold),
    named: (words) => namedIn(words, scans, own, role),
    paid: (words, duty) => paidBy(words, duty, role),
  }));
}

/** Where words name the parties of a contract, as they stand to one of them: by its own names, by the roles of the table, or all of them. */
function namedIn(words: string, scans: readonly RegExp[], own: number, role: string): Named[] {
  const found: Named[] = [];
  const add = (start: number, end: number, side: Named['side'], isAll = false): void => {
    const isIdle = IDLE.test(words.slice(end, end + 3));
    if (!isIdle && !found.some((one) => start < one.end && one.start < end)) found.push({ start, end, side, isAll });
  };
  scans.forEach((scan, at) => {
    for (const match of words.matchAll(scan)) {
      const end = match.index + match[0].length;
      add(match.index, end, at === own ? 'own' : 'other');
    }
  });
  for (const match of words.matchAll(EACH)) add(match.index, match.index + match[0].length, 'own', true);
  const [head = ''] = fold(role).split(' ').slice(-1);
  for (const { start, end, side, isAll } of actorsIn(words, head)) add(start, end, side, isAll);
  const kept = found.filter(({ start, end, isAll }) => !isAll || !OTHER.test(words.slice(Math.max(0, start - 6), end)));
  return together(
    words,
    kept.sort((a, b) => a.start - b.start),
  );
}

/** What joins two parties into one subject: "Heritage and Premier agree". */
const AND = /^\s?(?:and|or|nor|y|e|o|u|ni)\s(?:(?:the|el|la|los|las)\s)?$/iu;
/** Names in a row, of which each that stands with the party itself binds it too. */
const together = (words: string, named: readonly Named[]): Named[] =>
  named.map((one, at) => {
    const besides = [
      [named[at - 1], one],
      [one, named[at + 1]],
    ].filter(
      (pair): pair is [Named, Named] => !!pair[0] && !!pair[1] && AND.test(words.slice(pair[0].end, pair[1].start)),
    );
    return besides.length > 0 && besides.flat().some(({ side }) => side === 'own') ? { ...one, side: 'own' } : one;
  });

/** Whose duties a question asks for, by any name: "las obligaciones del comandante de la aeronave". Group 1 is the name, group 2 whose he is. */
const DUTIES_OF =
  /(?:obligaciones|deberes|prohibiciones|obligations|duties)\s(?:(?:tiene|tienen|pesan sobre|corresponden al?|de|of|does)\s)?(?:el|la|los|las|del|the|a|an)?\s?(?<!\p{L})(\p{L}{4,})(?:\s(?:del?|of)\s(?:(?:la|los|las|the|an?)\s)?(\p{L}{4,}))?/iu;
const NOBODY =
  /^(?:tiene|tienen|cada|ambas|partes?|establece|contempla|impone|contrato|each|both|every|have|party|parties|this|under|agreement|quien|quienes)$/iu;
/** The party that a question names by a word of no table: whoever bears that name before the verb of a duty is bound. Null where it names none. */
export function partyByName(question: string, language: Language): (Party & { words: readonly string[] }) | null {
  const [, word, of = ''] = DUTIES_OF.exec(question) ?? [];
  if (!word || NOBODY.test(word) || namesOf(word).length > 0) return null;
  const [root] = stemsOf(word, language);
  return root === undefined
    ? null
    : { name: word, words: [word, of].map(fold), named: (words) => namedBy(words, root, language), paid: () => null };
}
/** Before the name of one who is no subject; but "son deberes del comandante" binds him. */
const OF_NAME =
  /(?<!(?:obligaci[óo]n|obligaciones|deber|deberes|cargo|corresponde|corresponder[áa]|incumbe|duties|obligations)\s)(?<!\p{L})(?:del?|al?|por|con|para|of|to|by)\s(?:(?:el|la|los|las|the)\s)?$/iu;
const namedBy = (words: string, root: string, language: Language): Named[] => {
  const found: Named[] = [];
  eachWord(words, 0, words.length, language, (word, stem, at) => {
    if (stem === root && !OF_NAME.test(words.slice(0, at)))
      found.push({ start: at, end: at + word.length, side: 'own', isAll: false });
  });
  return found;
};

/** The party that the words of a question name (folded), by a role or a name of its own, or by a part of one; null where they name none or several. */
export function partyNamed(parties: readonly ContractParty[], words: readonly string[]): ContractParty | null {
  if (words.length === 0) return null;
  const said = ` ${words.join(' ')} `;
  const only = (some: readonly ContractParty[]): ContractParty | null => (some.length === 1 ? some[0]! : null);
  const whole = parties.filter(({ forms }) => forms.some((form) => said.includes(` ${form} `)));
  if (whole.length > 0) return only(whole);
  return only(
    parties.filter(({ forms }) => forms.some((form) => words.every((word) => form.split(' ').includes(word)))),
  );
}

/** The party of a contract that a question calls by a name of the table; null where the contract gives it none. */
export const partyOfSide = (parties: readonly ContractParty[], actor: string): ContractParty | null => {
  const own = parties.filter(({ forms }) => forms[0]!.split(' ').some((word) => sideOf(word, actor) === 'own'));
  return own.length === 1 ? own[0]! : null;
};
