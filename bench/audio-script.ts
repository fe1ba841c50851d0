import { fold } from '#reading/words.ts';
import { languageOfText } from '#reading/language.ts';
import { canonical } from '#reading/lines.ts';
import contract from '#studio/audio-summary/contract.ts';
import { spokenWords, wordsIn } from '#studio/audio-summary/server/script/spoken-length.ts';
import tool from '#studio/audio-summary/server/index.ts';
import { filesBelow, mean, percentile, present, readText, share } from './data.ts';
import { type Bench, type Figure, percent } from './figure.ts';
import { onFiles } from './split.ts';

type Report = (figure: Figure) => void;
const MINUTES = 5;
const PAGE = 3000;
/** How far from the length that was asked for is still that length; and characters from which on a document has enough to say. */
const NEAR = 0.15;
const ENOUGH = 14_000;

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
function inOrder(words: readonly string[], there: readonly string[]): boolean {
  let at = 0;
  for (const word of there) if (word === words[at]) at++;
  return at === words.length;
}

async function scriptOf(text: string, minutes = MINUTES) {
  const speaks = languageOfText(text);
  const document = { title: 'documento', type: 'txt', text, speaks } as const;
  const draft = await tool.offline(document, speaks, () => undefined, [], { minutes, review: false });
  const result = contract.result.parse(draft.result);
  const spoken = result.lines.reduce((sum, line) => sum + spokenWords(line.text), 0);
  return { result, claims: draft.claims, reached: spoken / wordsIn(minutes, speaks) };
}

async function set(report: Report, name: string, texts: readonly string[]): Promise<void> {
  const times: number[] = [];
  const reached: number[] = [];
  let [lines, verified, frames, figures] = [0, 0, 0, 0];
  for (const text of texts) {
    const began = performance.now();
    const script = await scriptOf(text);
    times.push(performance.now() - began);
    if (text.length >= ENOUGH) reached.push(script.reached);
    for (const { text: said, location } of script.result.lines) {
      if (!location) {
        frames++;
        if (/\d/.test(said.replace(/(?:artículo|considerando|cláusula|section|article|clause) [\w.°º]+/gi, '')))
          figures++;
        continue;
      }
      lines++;
      const { start = 0, end = 0, quote } = script.claims[location.citation_id - 1]!;
      if (text.slice(start, end) === quote && inOrder(wordsOf(said), wordsOf(quote))) verified++;
    }
  }
  report(percent(`${name}: lines that stand at their place, word for word`, verified, lines, { min: 100 }));
  report({ name: `${name}: other lines with a figure`, value: figures, unit: 'lines', of: frames, bar: { max: 0 } });
  if (reached.length > 0)
    report({
      name: `${name}: length reached of ${MINUTES} minutes, mean`,
      value: Number((100 * mean(reached)).toFixed(1)),
      unit: '%',
      of: reached.length,
    });
  if (reached.length > 0)
    report({
      name: `${name}: within 15 % of it`,
      value: share(reached.filter((one) => Math.abs(one - 1) <= NEAR).length, reached.length),
      unit: '%',
    });
  report({ name: `${name}: time of one, p95`, value: Math.round(percentile(times, 0.95)), unit: 'ms' });
}

async function run(report: Report): Promise<void> {
  if (!['leychile', 'pjud', 'cuad', 'contratos-cl'].every(present)) return;
  const text = (file: string): boolean => file.endsWith('.txt');
  for (const [name, files] of [
    [
      'rulings',
      [...filesBelow('pjud', 'txt').filter(text).slice(0, 10), ...filesBelow('leychile', 'md', 'normas', 'sentencia')],
    ],
    ['contracts of CUAD', filesBelow('cuad', 'full_contract_txt').slice(0, 14)],
    ['laws', filesBelow('leychile', 'md', 'normas', 'ley').slice(0, 6)],
    ['templates', filesBelow('contratos-cl').filter(text)],
  ] as const)
    await onFiles(report, files, (tell, some) =>
      set(
        tell,
        name,
        some.map((file) => canonical(readText(file))),
      ),
    );
  const code = canonical(readText('leychile', 'md', 'codigos', 'codigo-civil.md'));
  const long = code.repeat(2).slice(0, 500 * PAGE);
  const began = performance.now();
  await scriptOf(long, 10);
  report({
    name: '500 pages',
    value: Number(((performance.now() - began) / 1000).toFixed(2)),
    unit: 's',
    bar: { max: 10 },
  });
}

export const bench: Bench = {
  name: 'audio-script',
  about:
    'scripts of audio summaries: whether each line stands at its place, how long they are, and the time they take (rules made before the split saw both sides)',
  run,
};
