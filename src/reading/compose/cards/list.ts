import type { Language } from '#contract/language.ts';
import type { AskedIntent } from '../../ask/asked.ts';
import { labelOf } from '../label.ts';
import type { Read } from '../../evidence/choose.ts';
import { unlabelled } from '../../evidence/unlabelled.ts';
import type { Listed } from '../../evidence/listed.ts';
import { LIST, type Item } from '../../evidence/listing/item.ts';
import { cutOf } from '../../index/unit-table.ts';
import type { Range } from '../../lines.ts';
import type { Genre } from '../../units/unit.ts';
import { beginningOf, clauseAround } from '../clauses/clause.ts';
import { cardOf, rowOf, stated, type PlacedCard, type Piece, type Quote } from '../composed.ts';

import { counted, wordsOf, type Kind } from '../text.ts';

/** Characters of one thing of a list. Ours. */
const LONG = 300;
/** Characters of one thing where no shorter clause holds its point. Ours. */
const LONGER = 600;

/** The article before a party, and how it stands behind a noun. */
const ARTICLE: Record<Language, RegExp> = {
  es: /(?<!\p{L})(el|la|los|las|del|al)\s$/iu,
  en: /(?<!\p{L})(the)\s$/iu,
};
const WITH: Record<Language, (article: string) => string> = {
  es: (article) => (['el', 'al', 'del'].includes(article) ? 'del' : `de ${article}`),
  en: () => 'of the',
};

const KIND: Partial<Record<Listed['slot'], Kind>> = {
  duty: 'duty',
  prohibition: 'prohibition',
  term: 'term',
  sum: 'sum',
  sanction: 'sanction',
  date: 'date',
  requirement: 'requirement',
  definition: 'definition',
  ending: 'ending',
};

/** What is quoted of an item: the whole of it, or the clauses that fit, those around its value where it stands farther on. */
function quoteOf({ text, index }: Read, item: Item): Quote {
  const unit = cutOf(index).units[item.unit];
  const bare = unlabelled(text, unit, item);
  // A clause of one sentence is titled by it.
  const whole = bare.end > bare.start || !unit ? bare : unlabelled(text, { ...unit, title: '' }, item);
  const words = text.slice(whole.start, whole.end);
  const point = item.focus && { start: item.focus.start - whole.start, end: item.focus.end - whole.start };
  const first = beginningOf(words, item.isWhole ? LONGER : LONG);
  const isFar = point !== null && point.end > first.end;
  const farther = (most: number): Range | null => clauseAround(words, point!, index.language, most);
  const { start, end } = (isFar && (farther(LONG) ?? farther(LONGER))) || first;
  const quoted: Range = { start: whole.start + start, end: whole.start + end };
  const isShown = item.focus && item.focus.start >= quoted.start && item.focus.end <= quoted.end;
  return { source: item.source, ...quoted, ...(isShown && { focus: item.focus! }) };
}

/** The name of the group that an item stands in: its division, below the title of its source where there are several. */
function groupOf(sources: readonly Read[], { source, unit }: Item, several: boolean): string {
  const { title, index } = sources[source]!;
  return [several ? title : '', labelOf(cutOf(index), unit)].filter(Boolean).join(' · ');
}

/** The party of a list with its article, as the question has it: "del arrendatario"; a name of its own has none, "" for another word without one. */
function partyIn(said: string, actor: string | null, ours: Language): string {
  if (actor === null) return '';
  const at = said.toLowerCase().indexOf(actor.toLowerCase());
  const article = ARTICLE[ours].exec(said.slice(0, Math.max(0, at)))?.[1]?.toLowerCase();
  if (article) return ` ${WITH[ours](article)} ${actor}`;
  return /^\p{Lu}/u.test(actor) ? ` ${wordsOf(ours).of} ${actor}` : '';
}

/** All things of a kind, in the order of the sources, grouped by the divisions that they stand in. */
export function listCard(
  sources: readonly Read[],
  { slot, actor, items, isPart, isFines }: Listed,
  { said, matter }: Pick<AskedIntent, 'said' | 'matter'>,
  ours: Language,
): PlacedCard {
  const words = wordsOf(ours);
  const several = new Set(items.map(({ source }) => source)).size > 1;
  const rows = items.map((item) => {
    const read = sources[item.source]!;
    const cells = [stated(quoteOf(read, item))];
    const division = groupOf(sources, item, several);
    // A list of each party of a contract is grouped by whom it binds, and says beside each duty where it stands.
    return item.party === undefined
      ? rowOf('', cells, { group: division })
      : rowOf(division, cells, { group: item.party || words.all });
  });
  const kind = isFines ? 'fine' : KIND[slot];
  const named = kind ? words.nouns[kind].many + partyIn(said, actor, ours) : matter;
  const title = named.charAt(0).toUpperCase() + named.slice(1);
  const note = !isPart ? '' : items.length >= LIST.items ? words.first(items.length) : words.partly;
  return cardOf('list', title, rows, { note });
}

/** What the divisions of the sources of a list are called: those of their genre where all are of one. */
function genreOf(sources: readonly Read[], items: readonly Item[]): Genre {
  const [genre, ...others] = new Set(items.map(({ source }) => cutOf(sources[source]!.index).genre));
  return genre && others.length === 0 ? genre : 'prose';
}

/**
 * How many things a list holds, and in how many divisions: our count of what is quoted below it, and only that there are more where it is cut. Empty where
 * they have no name of their own.
 */
export function listLine(sources: readonly Read[], { slot, items, isFines, isPart }: Listed, ours: Language): Piece[] {
  const words = wordsOf(ours);
  const kind = isFines ? 'fine' : KIND[slot];
  if (!kind) return [];
  const things = counted(kind, items.length, ours);
  if (isPart && items.length >= LIST.items) return [{ said: words.moreThan(things) }];
  const divisions = new Set(items.map(({ source, unit }) => `${source} ${unit}`)).size;
  return [{ said: words.listed(things, words.divisions(divisions, genreOf(sources, items))) }];
}
