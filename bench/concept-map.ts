import { languageOfText } from '#reading/language.ts';
import { canonical } from '#reading/lines.ts';
import type { Language } from '#contract/language.ts';
import contract from '#studio/concept-map/contract.ts';
import tool from '#studio/concept-map/server/index.ts';
import { filesBelow, mean, present, readText, share } from './data.ts';
import type { Bench, Figure } from './figure.ts';
import { onFiles } from './split.ts';

type Report = (figure: Figure) => void;
/** Characters of a page of a contract or a law. */
const PAGE = 2300;
const CODE = ['leychile', 'md', 'codigos', 'codigo-civil.md'];
/** Relations whose label is ours. */
const OURS = new Set(['contains', 'cites', 'beside']);

const mapOf = async (text: string, speaks: Language = languageOfText(text)) => {
  const draft = await tool.offline({ title: 'documento', type: 'txt', text, speaks }, 'es', () => undefined);
  return { claims: draft.claims, map: contract.result.parse(draft.result) };
};

/** What the maps of a set are made of: their size, what each rests on, and whose words join it. */
async function shapes(report: Report, name: string, texts: readonly string[]): Promise<void> {
  const nodes: number[] = [];
  let [edges, verbs, beside, placed, places, away] = [0, 0, 0, 0, 0, 0];
  for (const text of texts) {
    const { claims, map } = await mapOf(text);
    nodes.push(map.nodes.length);
    edges += map.edges.length;
    verbs += map.edges.filter(({ relation }) => !OURS.has(relation)).length;
    beside += map.edges.filter(({ relation }) => relation === 'beside').length;
    for (const { place } of [...map.nodes, ...map.edges]) {
      places++;
      if (place) placed++;
    }
    away += claims.filter(({ start, end, quote }) => text.slice(start, end) !== quote).length;
  }
  report({
    name: `${name}: nodes of a map, mean`,
    value: Math.round(mean(nodes)),
    unit: 'nodes, maps',
    of: texts.length,
  });
  report({ name: `${name}: relations in words of the document`, value: share(verbs, edges), unit: '%' });
  report({ name: `${name}: relations that only stand side by side`, value: share(beside, edges), unit: '%' });
  report({
    name: `${name}: nodes and relations with a place`,
    value: share(placed, places),
    unit: '%',
    bar: { min: 99 },
  });
  report({ name: `${name}: quotations that do not stand there`, value: away, unit: '', bar: { max: 0 } });
}

async function speed(report: Report, name: string, text: string, most: number): Promise<void> {
  const from = performance.now();
  await mapOf(text);
  report({ name, value: Number(((performance.now() - from) / 1000).toFixed(2)), unit: 's', bar: { max: most } });
}

async function run(report: Report): Promise<void> {
  if (!['leychile', 'pjud', 'cuad', 'contratos-cl'].every(present)) return;
  for (const [name, files] of [
    [
      'rulings',
      filesBelow('pjud', 'txt')
        .filter((file) => file.endsWith('.txt'))
        .slice(0, 40),
    ],
    ['contracts of CUAD', filesBelow('cuad', 'full_contract_txt').slice(0, 40)],
    ['laws', filesBelow('leychile', 'md').filter((file) => file.includes('normas'))],
    ['templates', filesBelow('contratos-cl').filter((file) => file.endsWith('.txt'))],
  ] as const)
    await onFiles(report, files, (tell, some) =>
      shapes(
        tell,
        name,
        some.map((file) => canonical(readText(file))),
      ),
    );
  const code = canonical(readText(...CODE));
  await speed(report, 'a map of 50 pages', code.slice(0, 50 * PAGE), 5);
  await speed(report, `a map of ${Math.round(code.length / PAGE)} pages`, code, 60);
  report({
    name: 'memory of the process then',
    value: Math.round(process.memoryUsage().rss / 1e6),
    unit: 'MB',
    bar: { max: 1000 },
  });
}

export const bench: Bench = {
  name: 'concept-map',
  about:
    'what maps are made of, what they rest on, and how long they take (rules made before the split saw both sides)',
  run,
};
