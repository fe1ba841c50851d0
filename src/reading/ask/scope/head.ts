import type { Language } from '#contract/language.ts';
import { partiesOf } from '../../contract/parties.ts';
import { references } from '../../references/references.ts';
import { finder } from '../../rules/find.ts';
import { tokensOf } from '../../rules/tokens.ts';
import type { Hit, Token } from '../../rules/types.ts';
import { fold, isStop, stemsOf } from '../../words.ts';
import type { Cut } from '../../units/unit.ts';
import { actorIn } from '../actors.ts';
import type { SourceHead } from '../asked.ts';
import { EN as GENRES_EN } from './genres/en.ts';
import { ES as GENRES_ES } from './genres/es.ts';
import { EN as KINDS_EN } from './kinds/en.ts';
import { ES as KINDS_ES } from './kinds/es.ts';
import { EN as NORMS_EN } from './norms/en.ts';
import { ES as NORMS_ES } from './norms/es.ts';

const find = finder([KINDS_ES, KINDS_EN, NORMS_ES, NORMS_EN, GENRES_ES, GENRES_EN]);
/** The names of documents in a text: "contrato de arriendo", "the lease", "la sentencia". The longest at a place counts. */
export const kindsIn = (tokens: readonly Token[]): Hit[] =>
  find(tokens).filter(
    (hit, _, all) => !all.some((other) => other.from <= hit.from && other.to >= hit.to && other.words > hit.words),
  );

/** Characters of the first lines in which a document calls itself something. */
const FIRST = 200;
const PROPER = /(?<!\p{L})\p{Lu}[\p{L}\p{M}]{2,}/gu;

/**
 * By what a source may be named. `kinds`: what it is called, first by its title · `keys`: of its own law, code or ruling ("ley:19496", "12-2023") ·
 * `names`: proper names of its title, first lines and parties, folded · `parties`: those of its parties alone · `title`: the stems of its
 * title · `holds`: whether it contains some words in a row.
 */
export type Named = {
  genre: string;
  kinds: readonly string[];
  keys: ReadonlySet<string>;
  names: ReadonlySet<string>;
  parties: ReadonlySet<string>;
  title: ReadonlySet<string>;
  holds: (words: string) => boolean;
};

const ROL = /(?<![\d.])(\d{1,3}(?:\.\d{3})+|\d{1,6})\s?-\s?((?:19|20)\d\d)(?!\d)/g;
/** The numbers of rulings in a text, "5.720-2023" as "5720-2023", with their places. */
export const rolesIn = (text: string): { key: string; start: number; end: number }[] =>
  [...text.matchAll(ROL)].map(({ 0: whole, 1: number, 2: year, index }) => ({
    key: `${number!.replaceAll('.', '')}-${year}`,
    start: index,
    end: index + whole.length,
  }));

/** The first law or code that a text names, by its key; null where it names none. */
const normIn = (text: string): string | null => {
  const named = references(text).find((one) => one.kind === 'norm');
  return named?.key ?? null;
};

/** Words with which companies end their names, and that tell none from another. */
const COMPANY: ReadonlySet<string> = new Set(
  'inc ltd llc corp corporation company limited limitada ltda spa sociedad anonima compania empresa empresas group holdings gmbh plc'.split(
    ' ',
  ),
);
/** The proper names in some words, folded; a word that the text also writes in lower case is no name. */
function properIn(words: string, text: string): string[] {
  const small = new Set([...text.matchAll(/(?<!\p{L})\p{Ll}{3,}/gu)].map(([word]) => fold(word)));
  return [...words.matchAll(PROPER)]
    .map(([word]) => fold(word))
    .filter((word) => !small.has(word) && !isStop(word, 'es') && !isStop(word, 'en'));
}

/** The names of those who make a contract, a word each. */
const partiesIn = (front: string, language: Language): string[] =>
  properIn(
    partiesOf(front, language)
      .map(({ start, end }) => front.slice(start, end))
      .join(' '),
    front,
  ).filter((word) => !COMPANY.has(word) && actorIn(word, tokensOf(word)) === null);

function read({ title: typed, lead, front, language, cut, holds }: SourceHead): Named {
  const title = typed.replaceAll('_', ' ');
  const first = lead.slice(0, FIRST);
  const genre = cut.genre;
  const kinds = [
    ...kindsIn(tokensOf(title)),
    ...(genre === 'law' || genre === 'ruling' ? [] : kindsIn(tokensOf(first))),
  ].map(({ id }) => id);
  const titled =
    normIn(title) ??
    kinds
      .find((id) => id.startsWith('norm.'))
      ?.slice('norm.'.length)
      .replace('.', ':');
  const own = titled ?? (genre === 'law' ? normIn(first) : null);
  const roles = genre === 'law' || genre === 'contract' ? [] : rolesIn(`${title}\n${lead.slice(0, 600)}`).slice(0, 2);
  const parties =
    genre === 'law' ? [] : [...properIn(title, front), ...(genre === 'ruling' ? [] : partiesIn(front, language))];
  return {
    genre,
    kinds: kinds.filter((id) => id.startsWith('kind.')),
    keys: new Set([...(own ? [own] : []), ...roles.map(({ key }) => key)]),
    names: new Set([...properIn(`${title} ${genre === 'law' ? '' : lead}`, lead), ...parties]),
    parties: new Set(parties),
    holds,
    title: new Set(stemsOf(fold(title), 'es')),
  };
}

const known = new WeakMap<Cut, { title: string; named: Named }>();
/** Worked out once for the cut of a source, and again where its title is another. */
export function namedOf(source: SourceHead): Named {
  const before = known.get(source.cut);
  if (before?.title === source.title) return before.named;
  const named = read(source);
  known.set(source.cut, { title: source.title, named });
  return named;
}
