import { z } from 'zod';
import type { AnswerContent, Segment } from '#contract/answer.ts';
import { chatApi, question } from '#contract/chat.ts';
import type { Citation } from '#contract/span.ts';
import { tool } from './tool.ts';

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();
const marksOf = ({ citation_id, citation_ids = [] }: Segment): string =>
  [...new Set([...(citation_id === undefined ? [] : [citation_id]), ...citation_ids])].map((n) => `[${n}]`).join('');

function lineOf(segment: Segment): string {
  const marked = `${flat(segment.text)} ${marksOf(segment)}`.trim();
  const support = segment.support === 'partly' ? ' (only partly supported by its quotations)' : '';
  return (segment.kind === 'quote' ? `> ${marked}` : segment.kind === 'heading' ? `## ${marked}` : marked) + support;
}

/** `[2] exact · "Lease", version 1, lines 3-4, page 2, source 0f…: "Rent is …"`. */
function noteOf({ citation_id, state, source_title, source_id, version, page, cautions, excerpt, ...at }: Citation) {
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
  const near = nearest.length > 0 ? ` The nearest passages, which do not answer: ${nearest.join(', ')}.` : '';
  return `The sources do not answer this (${reason}).${near} ${would_help}`.trim();
}

/** An answer as lines to read: its words with the numbers of their citations, and each citation with its state and place. */
function linesOf({ direct, segments, citations, no_answer, evidence }: AnswerContent): string {
  const short = direct.map(lineOf).join(' ');
  return [
    ...(short ? [short, ''] : []),
    ...segments.map(lineOf),
    ...(no_answer ? [missingOf(no_answer)] : []),
    '',
    `Citations (${evidence.found} of ${evidence.total} found word for word):`,
    ...citations.map(noteOf),
  ].join('\n');
}

/** The tool that asks. What the verifier withdrew of a model's answer does not leave by it: nobody may copy it. Only how much it was is told. */
export const askTool = tool({
  name: 'ask',
  scope: 'ask',
  title: 'Ask a notebook',
  about:
    'Asks the sources of a notebook. The answer comes with citations, each looked for in the documents; its state is exact, normalised (but for case, accents, spaces or marks), moved (found elsewhere) or missing (found nowhere: do not use it as a quotation). It is kept in the conversation and costs tokens where the installation counts them.',
  input: z.strictObject({
    notebook_id: z.uuid().describe('From list_notebooks'),
    question: question.message,
    source_ids: question.source_ids.describe('Ask only these completed sources; all unless said'),
    session_id: question.session_id.describe('Go on in this conversation; the first of the notebook unless said'),
  }),
  reads: false,
  quotes: true,
  async run(call, { question: message, ...rest }) {
    const { message: answer, ...kept } = await call(chatApi.ask, { body: { message, ...rest } });
    if (answer.type !== 'ai' || typeof answer.content === 'string')
      return { data: { ...kept, answer: answer.content } };
    const { withdrawn, ...content } = answer.content;
    const data = { ...kept, answer: { ...content, withdrawn_count: withdrawn.length } };
    return { data, text: linesOf(answer.content) };
  },
});
