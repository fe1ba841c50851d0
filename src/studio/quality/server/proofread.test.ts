import { expect, test } from 'vitest';
import type { Grammar, Slip } from '#server/ports/grammar/port.ts';
import quality, { categories } from '../contract.ts';
import { dialectOf } from './dialect.ts';
import tool from './index.ts';

const TEXT = `Contrato de arriendo

PRIMERO: Las partes acuerda que la renta se pague el dia 5 de cada mes, si haiga fondos para aquello en la cuenta.`;
const document = { title: 'Contrato', type: 'text' as const, text: TEXT, speaks: 'es' as const };
const slip = (words: string, more: Partial<Slip> = {}): Slip => ({
  start: TEXT.indexOf(words),
  end: TEXT.indexOf(words) + words.length,
  kind: 'grammar',
  rule: 'R1',
  message: 'La forma culta es otra.',
  suggestion: null,
  ...more,
});
const asked: unknown[] = [];
const saying = (slips: Slip[], extent: Awaited<ReturnType<Grammar['check']>>['extent'] = 'whole'): Grammar => ({
  name: 'LanguageTool',
  host: null,
  check: async (...args) => {
    asked.push(args[1]);
    return { slips, extent };
  },
});
async function drafts(grammar: Grammar, language: 'es' | 'en' = 'es') {
  const ground = await tool.offline(document, language, () => undefined);
  const { signal } = new AbortController();
  const drafted = await tool.proofread!({ document, language, ground, grammar, hear: () => undefined, signal });
  return { ground: quality.result.parse(ground.result), drafted, result: quality.result.parse(drafted.result) };
}
const theirs = (result: Awaited<ReturnType<typeof drafts>>['result']) =>
  categories.flatMap((name) => result.categories[name].issues.filter(({ by }) => by).map((one) => ({ name, ...one })));

test('what it finds is joined with ours, marked as its own, at a place that stands in the text', async () => {
  const found = slip('cuenta', { kind: 'confused', suggestion: 'caja' });
  const { ground, drafted, result } = await drafts(saying([found]));
  expect(theirs(result)).toMatchObject([
    {
      name: 'ortografia',
      by: 'languagetool',
      rule: 'languagetool.R1',
      suggestion: 'caja',
      why: 'La forma culta es otra.',
    },
  ]);
  for (const { start, end, quote } of drafted.claims) expect(TEXT.slice(start, end)).toBe(quote);
  expect(result.summary.total_issues).toBe(ground.summary.total_issues + 1);
  expect(result.summary.document_quality_score).toBe(ground.summary.document_quality_score);
  expect(result.score).toEqual(ground.score);
  expect(result.summary.overall_assessment).toContain('LanguageTool agregó 1 observación, marcada como suya');
  expect(drafted.description).toContain(`${result.summary.total_issues} observaciones`);
});

test('where ours found something it stays, and theirs is left out', async () => {
  const { ground, result } = await drafts(saying([slip('partes acuerda'), slip('acuerda', { kind: 'spelling' })]));
  expect(theirs(result)).toEqual([]);
  expect(result.summary.total_issues).toBe(ground.summary.total_issues);
  expect(result.summary.overall_assessment).toContain('También lo leyó LanguageTool y no agregó nada.');
});

test('of two of theirs at one place the first is kept', async () => {
  expect(theirs((await drafts(saying([slip('cuenta'), slip('cuenta.')]))).result)).toHaveLength(1);
});

test('a server that did not answer, or stopped, is told in a sentence, and ours is kept whole', async () => {
  const { ground, result } = await drafts(saying([], 'nothing'));
  expect({ ...result, summary: null }).toEqual({ ...ground, summary: null });
  expect(result.summary.overall_assessment).toBe(
    `${ground.summary.overall_assessment} El servidor de LanguageTool no respondió: este documento lo leyeron solo las reglas de Fojas.`,
  );
  const part = await drafts(saying([slip('cuenta')], 'part'), 'en');
  expect(part.result.summary.overall_assessment).toContain('LanguageTool stopped answering');
  expect(theirs(part.result)[0]?.why).toBe('LanguageTool says: “La forma culta es otra.”');
});

test('its paper names LanguageTool beside each of its findings', async () => {
  const { drafted, result } = await drafts(saying([slip('cuenta')]));
  const citations = drafted.claims.map((claim, i) => ({ citation_id: i + 1, excerpt: claim.quote }));
  const engine = { engine: 'embedded', provider: null, model: null } as never;
  const said = tool.paper({ result, citations: citations as never, language: 'es', engine }).map(({ text }) => text);
  expect(said.filter((words) => words.includes('Lo encontró LanguageTool'))).toHaveLength(1);
});

test('a document is told by its own words to be American or British', async () => {
  await drafts(saying([]));
  expect(asked.at(-1)).toMatchObject({ language: 'es' });
  expect(dialectOf('The labour of the organisation is in England.', 'en')).toBe('en-GB');
  expect(dialectOf('The color of the center, under the laws of Delaware.', 'en')).toBe('en-US');
  expect(dialectOf('The tenant pays the rent.', 'en')).toBe('en-US');
});
