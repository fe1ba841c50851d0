import type { EngineAbout } from '#contract/engine-about.ts';
import type { AnswerContent, Segment } from '#contract/answer.ts';
import type { Card, Cell } from '#contract/card.ts';
import { tableOf } from '#contract/card-table.ts';
import { lineOf, numbersOf } from '#contract/direct-line.ts';
import type { Citation } from '#contract/span.ts';

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();
const marks = (numbers: readonly number[]): string => numbers.map((number) => `[${number}]`).join('');
const marked = (text: string, numbers: readonly number[]): string =>
  [flat(text), marks(numbers)].filter(Boolean).join(' ');

const directOf = (direct: readonly Segment[]): string =>
  lineOf(direct)
    .map(({ text, numbers, stop }) => text + marks(numbers) + stop)
    .join('');

function segmentOf(segment: Segment): string {
  const said = marked(segment.text, numbersOf(segment));
  if (segment.kind === 'quote') return `> ${said}`;
  if (segment.kind === 'heading') return `## ${said}`;
  return segment.support === 'partly' ? `${said} (only partly supported by its quotations)` : said;
}

const cellOf = ({ state, text, citation_id }: Cell): string =>
  state === 'stated' ? marked(text, citation_id === undefined ? [] : [citation_id]) : `(${state})`;

/** A card as lines: its title, a line for each row, and its remark. */
function cardOf(card: Card): string[] {
  const { head, rows } = tableOf(card);
  const lines = rows.map(({ before, cells, after }) =>
    [before, ...cells.map(cellOf), after].filter(Boolean).join(' | '),
  );
  const columns = head.some(Boolean) ? [head.join(' | ')] : [];
  const remark = [card.about, card.note].filter(Boolean).join(' · ');
  return [`## ${card.title}`, ...columns, ...lines, ...(remark ? [remark] : []), ''];
}

/** `[2] exact · "Lease", version 1, lines 3-4, page 2, source 0f…: "Rent is …"`. */
function citationOf({
  citation_id,
  state,
  source_title,
  source_id,
  version,
  page,
  cautions,
  excerpt,
  ...at
}: Citation) {
  const { chunk_lines_from: from, chunk_lines_to: to, newer } = at;
  const place = [
    JSON.stringify(source_title),
    `version ${version}`,
    `lines ${from}-${to}`,
    ...(page === null ? [] : [`page ${page}`]),
    `source ${source_id}`,
  ].join(', ');
  const also = [...cautions, ...(newer ? [`version ${newer.version}: ${newer.state}`] : [])].join(', ');
  return `[${citation_id}] ${state}${also && ` (${also})`} · ${place}: ${JSON.stringify(flat(excerpt))}`;
}

function missingOf({ reason, nearest, would_help }: NonNullable<AnswerContent['no_answer']>): string {
  const told =
    nearest.length > 0
      ? `It is not certain that the sources answer this (${reason}). The nearest passages: ${marks(nearest)}.`
      : `The sources do not answer this (${reason}).`;
  return `${told} It would help to add: ${would_help}`;
}

const engineOf = ({ model, host }: EngineAbout): string =>
  model === null ? 'Answered by Fojas itself, in quotations.' : `Answered by the model ${model}, at ${host}.`;

/** An answer as lines to read: its words with the numbers of their citations, and each citation with its state and place. Nothing that was withdrawn is in it. */
export function textOfAnswer(answer: Omit<AnswerContent, 'withdrawn'>): string {
  const { understood, direct, segments, cards, citations, no_answer, evidence, engine } = answer;
  const found = evidence.total > 0 ? ` (${evidence.found} of ${evidence.total} found word for word)` : '';
  return [
    ...(understood ? [`Read as: ${understood.text}`, ''] : []),
    ...(direct.length > 0 ? [directOf(direct), ''] : []),
    ...cards.flatMap(cardOf),
    ...segments.map(segmentOf),
    ...(no_answer ? [missingOf(no_answer)] : []),
    ...(citations.length > 0 ? ['', `Citations${found}:`, ...citations.map(citationOf)] : []),
    ...(engine ? ['', engineOf(engine)] : []),
  ].join('\n');
}
