import type { Card, Cell } from '#contract/card.ts';
import { tableOf } from '#contract/card-table.ts';
import type { Citation } from '#contract/span.ts';
import { flow } from '../blocks.ts';
import { isOpenable } from '../citing.ts';
import type { cardsText } from './text.ts';

/** The words of ours around those of a card, in the language on screen. */
export type CardText = (typeof cardsText)['en'] | (typeof cardsText)['es'];
/** What a place of a card says, and what it cites. */
type Said = { text: string; numbers: number[] };

/** The places of a card as a table or a list; words whose citation was found nowhere are left out. */
function placesOf(card: Card, citations: readonly Citation[], t: CardText) {
  const found = new Set(citations.filter(isOpenable).map(({ citation_id }) => citation_id));
  const saidOf = ({ state, text, citation_id = 0 }: Cell): Said => {
    if (state !== 'stated') return { text: saidOfNone(card, state, t), numbers: [] };
    return found.has(citation_id) ? { text: flow(text), numbers: [citation_id] } : { text: t.unread, numbers: [] };
  };
  const { head, rows, isListed, hasAfter } = tableOf(card);
  const named = head.length === 1 ? [head[0] || t.says] : head;
  return {
    isListed,
    head: [isListed ? '' : t.matter, ...named, ...(hasAfter ? [t.where] : [])],
    rows: rows.map(({ before, cells, after }) => ({
      before,
      cells: cells.map(saidOf),
      after: hasAfter ? after : null,
    })),
  };
}

/** What is said where a source does not state it, or was not read for it. */
const saidOfNone = ({ kind }: Pick<Card, 'kind'>, state: 'silent' | 'unread', t: CardText): string =>
  state === 'silent' && kind === 'comparison' ? t.absent : t[state];

const inTable = (text: string): string => text.replaceAll('|', '\\|');
const linedUp = (cells: readonly string[]): string => `| ${cells.map(inTable).join(' | ')} |`;
const numbered = ({ text, numbers }: Said): string => [text, ...numbers.map((n) => `[${n}]`)].join(' ');

/** The rows of a card in Markdown: a numbered list, or a table. */
export function cardLines(card: Card, citations: readonly Citation[], t: CardText): string[] {
  const { isListed, head, rows } = placesOf(card, citations, t);
  if (isListed)
    return rows.map(
      ({ before, cells, after }) => `${before}. ${cells.map(numbered).join('; ')}${after ? ` (${after})` : ''}`,
    );
  return [
    linedUp(head),
    `|${' --- |'.repeat(head.length)}`,
    ...rows.map(({ before, cells, after }) =>
      linedUp([before, ...cells.map(numbered), ...(after === null ? [] : [after])]),
    ),
  ];
}

/** A card as a table of HTML; `written` makes text into it. */
export function cardHtml(
  card: Card,
  citations: readonly Citation[],
  t: CardText,
  written: (text: string, numbers: readonly number[]) => string,
): string {
  const { head, rows } = placesOf(card, citations, t);
  const row = (tag: 'th' | 'td', cells: readonly string[]): string =>
    `<tr>${cells.map((one) => `<${tag}>${one}</${tag}>`).join('')}</tr>`;
  const body = rows.map(({ before, cells, after }) =>
    row('td', [
      written(before, []),
      ...cells.map(({ text, numbers }) => written(text, numbers)),
      ...(after === null ? [] : [written(after, [])]),
    ]),
  );
  const titles = row(
    'th',
    head.map((one) => written(one, [])),
  );
  return `<h3>${written(card.title, [])}</h3><table>${titles}${body.join('')}</table>`;
}

/** A card in Markdown with its title, its rows, its remark, and what its numbers stand for. */
export function cardMarkdown(
  card: Card,
  citations: readonly Citation[],
  t: CardText,
  placeOf: (citation: Citation) => string,
): string {
  const numbers = new Set(card.rows.flatMap(({ cells }) => cells.map(({ citation_id }) => citation_id)));
  const notes = citations
    .filter((one) => numbers.has(one.citation_id) && isOpenable(one))
    .map((one) => `[${one.citation_id}] ${one.source_title}, ${placeOf(one)}`);
  const lines = cardLines(card, citations, t);
  return [`### ${card.title}`, '', ...lines, ...(card.note ? ['', card.note] : []), '', ...notes].join('\n');
}
