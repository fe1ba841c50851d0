import { reference } from '#contract/references.ts';
import { QUERY_MAX } from '#contract/search.ts';
import type { Citation } from '#contract/span.ts';
import type { Generator } from '#contract/studio.ts';
import { describe } from '#reading/describe.ts';
import { beginning } from '#reading/excerpt.ts';
import { headings } from '#reading/headings.ts';
import type { Range } from '#reading/lines.ts';
import { Redactor } from '#reading/redact.ts';
import { authorities, isHeading } from '#reading/references/authorities.ts';
import { ownIdentity } from '#reading/references/own-identity.ts';
import { references } from '#reading/references/references.ts';
import { placeOf, searchAcross } from '#reading/search/across.ts';
import { readWanted } from '#reading/search/wanted.ts';
import { buildSegment, type Segment } from '#reading/index/segment.ts';
import { readSegment, writeSegment } from '#reading/index/segment-file.ts';
import { cutOf } from '#reading/index/unit-table.ts';
import { sentences } from '#reading/sentences.ts';
import { sheetOf } from '#reading/compose/sheets/sheets.ts';
import { spoken } from '#reading/spoken/spoken.ts';
import { summarise } from '#reading/summary.ts';
import { indexText } from '#reading/verify/text-index.ts';
import { verify } from '#reading/verify/verify.ts';
import { readVouch } from '#reading/vouch.ts';
import { writeDocx } from '#server/export/docx.ts';
import { writeMarkdown } from '#server/export/markdown.ts';
import type { Part } from '#server/export/manuscript.ts';
import { writePdf } from '#server/export/pdf/pdf.ts';
import { typeset } from '#server/export/typeset.ts';
import { embedded } from '#server/ports/ai/embedded.ts';
import type { Claim } from '#server/ports/ai/port.ts';
import { paper } from '#server/studio/download.ts';
import { readShelf } from '#server/studio/index.ts';
import type { Document, Tool } from '#server/studio/tool.ts';

/** A text as it lies in a notebook, the questions that are asked of it, and where steps say what they found. */
export type Subject = {
  text: string;
  index: Segment;
  questions: readonly string[];
  /** Places that were given out, and quotations with their words. */
  spans: (Range & { quote?: string })[];
};
export type Step = (subject: Subject) => unknown;

/** Milliseconds of the processor that a step takes: a busy machine slows nothing down in them. */
export async function timed(step: Step, subject: Subject): Promise<number> {
  const begun = process.cpuUsage();
  await step(subject);
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

const TITLE = 'documento.txt';
const NOTHING = new AbortController().signal;
const toTheEnd = <T>(reading: { next(): IteratorResult<void, T> }): T => {
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
};
const claimed = (subject: Subject, claims: readonly Claim[]): void => {
  for (const { source, start, end, quote } of claims)
    if (source === 0) subject.spans.push({ start: start ?? -1, end: end ?? -1, quote });
};
const source = ({ text, index }: Subject) =>
  ({ id: '00000000-0000-4000-8000-000000000000', title: TITLE, type: 'txt', version: 1, text, index }) as const;

/** Asks a question, then the questions that its answer suggests and one that leans on it. */
async function ask(subject: Subject, text: string, history: { question: string; answer: string }[] = []) {
  const sources = [source(subject)];
  const draft = await embedded.answer({ text, language: 'es', sources, history }, NOTHING);
  claimed(
    subject,
    draft.segments.flatMap(({ claims }) => claims),
  );
  claimed(subject, draft.none?.nearest ?? []);
  return { question: text, answer: draft.segments.map((one) => one.text).join('\n'), next: draft.followUps };
}

async function conversation(subject: Subject, questions: readonly string[]): Promise<void> {
  for (const question of questions) {
    const first = await ask(subject, question);
    if (first.next[0]) await ask(subject, first.next[0], [first]);
    await ask(subject, '¿Y la letra b)?', [first]);
  }
}

/** Quotations of the text, whole and changed, are looked for; one to the letter must be found where it stands. */
function verified(subject: Subject): void {
  const { text, spans } = subject;
  const tokens = indexText(text);
  const all = sentences(text);
  for (let i = 0; i < all.length; i += Math.ceil(all.length / 12)) {
    const { start, end } = all[i]!;
    const quote = text.slice(start, end);
    const found = verify(quote, [tokens], { text: 0, start, end });
    for (const place of found.places) spans.push(place);
    if (found.near) spans.push(found.near);
    verify(quote.slice(3).replace(/\s\S+\s/, ' […] '), [tokens], {});
    verify(`${quote} ${quote}`.slice(0, 9000), [tokens], { text: 0, start: -1, end: 1e9 });
    spans.push(beginning(text, { start, end }, 12));
  }
}

function searched({ text, index, questions, spans }: Subject): void {
  for (const question of questions) {
    const wanted = readWanted(question.slice(0, QUERY_MAX));
    const { found, query } = searchAcross([{ title: TITLE, index }], wanted);
    for (const one of found.slice(0, 40)) {
      const place = placeOf(text, index, one, wanted, query);
      if (place) spans.push(place, ...place.words);
    }
  }
}

/** A draft as its room keeps it, without a database: each claim with the place that it names. */
const citationsOf = (claims: readonly Claim[]): Citation[] =>
  claims.map(({ start = 0, end = 0, quote }, i) => ({
    citation_id: i + 1, source_id: '00000000-0000-4000-8000-000000000000', source_title: TITLE, source_type: 'txt', version: 1, start, end, chunk_index: 0,
    chunk_lines_from: 1, chunk_lines_to: 1, excerpt: quote, page: null, time: null, since: null, state: 'exact', changes: [], cautions: [], newer: null,
  })); // prettier-ignore

async function tool(one: Tool<Generator>, subject: Subject): Promise<void> {
  const { text, index } = subject;
  const document: Document = { title: TITLE, type: 'txt', text, speaks: index.language };
  const others = one.reads === 'notebook' ? [{ ...document, title: 'otro.txt', text: text.slice(0, 5000) }] : [];
  const options = one.contract.options.parse({}) as Record<string, unknown>;
  const draft = await one.offline(document, 'es', () => undefined, others, options);
  claimed(subject, draft.claims);
  const result = one.contract.result.parse(JSON.parse(JSON.stringify(draft.result)));
  one.contract.summary.parse(one.summarise(result, document));
  const citations = citationsOf(draft.claims);
  const content = paper(
    one as Tool,
    { language: 'es', found: 0, total: 0 },
    { result, citations },
    { name: 'embedded', model: null, host: null, leaves: 'nothing', redacts: false },
  );
  writeMarkdown(paperOf({ kind: 'answer', content }));
}

const paperOf = (part: Part) =>
  typeset({
    language: 'es', zone: null, at: '2026-01-01T00:00:00.000Z', title: TITLE, kind: 'analysis', notebook: 'Cuaderno', engine: null, left: 0, prints: [], report: null, parties: null, author: '',
    parts: [part],
  }); // prettier-ignore

/** Every step that is taken with a text, by name. */
export async function steps(): Promise<Map<string, Step>> {
  const own: Record<string, Step> = {
    index: ({ text }) => readSegment(writeSegment(buildSegment({ text }))),
    describe: async (subject) => {
      const { questions } = describe({ text: subject.text, title: TITLE, index: subject.index });
      await conversation(subject, questions);
    },
    sheet: ({ text, index, spans }) => {
      for (const { cells } of sheetOf({ title: '', text, index }, index.language)?.rows ?? [])
        for (const cell of cells) if (cell.state === 'stated') spans.push({ start: cell.start, end: cell.end });
    },
    summary: ({ text, index, spans }) => spans.push(...summarise(text, index.language, 5)),
    outline: ({ text, index, spans }) => {
      for (const { start } of [...headings(text), ...cutOf(index).units]) spans.push({ start, end: start + 1 });
    },
    answers: (subject) => conversation(subject, subject.questions),
    search: searched,
    verify: verified,
    references: ({ text, spans }) => {
      const all = references(text);
      reference.array().parse(JSON.parse(JSON.stringify(all)));
      spans.push(...all.map(({ start, end }) => ({ start, end })));
      ownIdentity(text, all);
      authorities(all).forEach(({ reference }) => isHeading(text, reference));
    },
    vouch: ({ text }) => toTheEnd(readVouch(text))(text.slice(0, 4000)),
    redact: ({ text }) => new Redactor([text]),
    spoken: ({ text, index }) => text.split('\n').map((line) => spoken(line, index.language)),
    export: async ({ text }) => {
      const part: Part = { kind: 'text', markdown: text.slice(0, 20_000) };
      writeMarkdown(paperOf(part));
      await writeDocx(paperOf(part));
    },
    pdf: ({ text }) => writePdf(paperOf({ kind: 'text', markdown: text.slice(0, 3000) })),
  };
  const shelf = [...(await readShelf()).generators].map(([kind, one]): [string, Step] => [kind, (subject) => tool(one, subject)]); // prettier-ignore
  return new Map([...Object.entries(own), ...shelf]);
}
