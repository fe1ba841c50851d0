// Asks files a question as the chat does without a model, and says why: npm run -s ask -- FILE… "question"
import { createReadStream, statSync } from 'node:fs';
import path from 'node:path';
import { typeOfName } from '#contract/source-type.ts';
import { explainSentence, type Read } from '#reading/evidence/choose.ts';
import { COLLECT } from '#reading/evidence/collect.ts';
import { GATE_SIGNS, gateSigns } from '#reading/gate.ts';
import { readSegment } from '#reading/index/segment-file.ts';
import { cutOf } from '#reading/index/unit-table.ts';
import { reply, type Part } from '#reading/reply.ts';
import { lines } from '#reading/retrieve/explanation.ts';
import { explain } from '#reading/retrieve/retrieve.ts';
import { extract } from '#server/sources/extract/extract.ts';

/** Candidates and sentences that are explained. */
const EXPLAINED = { candidates: 5, sentences: 5 } as const;

const say = (line = ''): void => void process.stdout.write(`${line}\n`);
const files = process.argv.slice(2, -1);
const question = process.argv.at(-1);
if (
  files.length === 0 ||
  question === undefined ||
  !files.every((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
) {
  process.stderr.write('Usage: npm run -s ask -- FILE… "question"\n');
  process.exit(2);
}

async function read(file: string): Promise<Read> {
  const title = path.basename(file);
  const reading = { type: typeOfName(file), mediaType: '', title, password: null } as const;
  const { text, index } = await extract(
    reading,
    createReadStream(file),
    { progress: () => undefined, ocr: null },
    new AbortController().signal,
  );
  return { title, text, index: readSegment(Buffer.from(index, 'base64')) };
}

const sources: Read[] = [];
for (const file of files) sources.push(await read(file));

const words = (source: number, start: number, end: number): string => {
  const quote = sources[source]!.text.slice(start, end).replace(/\s+/g, ' ');
  return quote.length > 160 ? `${quote.slice(0, 160)}…` : quote;
};
const count = (all: readonly string[]): string =>
  [...new Set(all)].map((one) => `${all.filter((other) => other === one).length} ${one}`).join(', ');

say('UNITS');
for (const { title, index } of sources) {
  const { genre, units } = cutOf(index);
  say(`  ${title}: ${genre}, ${index.language}; ${count(units.map(({ role, form }) => `${form} (${role})`))}`);
}
const found = reply(sources, question);
const { scope } = found.asked;
say('SCOPE');
say(`  sources: ${scope.sources.map((i) => sources[i]!.title).join(', ') || 'none'}`);
for (const [what, value] of Object.entries({ named: scope.named, missing: scope.missing, party: scope.actor }))
  if (value !== null) say(`  ${what}: ${value}`);
for (const { label, places } of scope.divisions) say(`  division: ${label}, found ${places.length} times`);

function tell({ intent, verdict, point }: Part): void {
  say(`ASKED: ${intent.said}`);
  say(
    `  kind: ${intent.id} by ${intent.by}; wants ${intent.needs.join(', ') || 'nothing'}; looks up: ${intent.matter}`,
  );
  const { query, candidates } = point.retrieved;
  for (const { concept, by } of query.concepts) say(`  concept: ${concept.id} by ${[...by].join(' ')}`);
  for (const { word, asked, corrected, found: isThere } of query.terms)
    if (corrected) say(`  "${asked}" read as "${word}"`);
    else if (!isThere && word) say(`  "${word}" stands nowhere`);
  say('CANDIDATES');
  for (const one of candidates.slice(0, EXPLAINED.candidates))
    for (const line of lines(explain(point.retrieved, one, { ...point.asked, said: intent.said }))) say(`  ${line}`);
  say('SENTENCES');
  for (const one of point.sentences.slice(0, EXPLAINED.sentences)) {
    say(`  «${words(one.source, one.start, one.end)}»`);
    for (const line of lines(explainSentence(one))) say(`    ${line}`);
  }
  say('EVIDENCE');
  for (const { source, shown } of COLLECT[intent.collect](point).evidence)
    say(`  ${sources[source]!.title}: ${shown.map(({ start, end }) => `«${words(source, start, end)}»`).join(' ')}`);
  const signs = gateSigns(point);
  say(`GATE: ${verdict.outcome}, ${verdict.reason}; chance ${verdict.chance.toFixed(3)}`);
  if (signs) say(`  ${GATE_SIGNS.map((sign) => `${sign} ${signs[sign].toFixed(2)}`).join(', ')}`);
}
found.parts.forEach(tell);
