import type { Place } from '#contract/studio.ts';
import type { Statement, Told } from '#server/studio/tool.ts';
import type contract from '../contract.ts';
import { riskStates, weights } from '../contract.ts';
import { names } from '../names.ts';
import { levelsIn, riskWords } from '../risk-words.ts';
import { words } from './text.ts';

const there = (places: readonly (Place | null)[]): Place[] => places.filter((place) => place !== null);

/** The comparison as statements, for a report: what changes rights first, then what changes in the risks, each with the words of both versions. */
export function statements({ result, language }: Told<typeof contract>): { list: Statement[]; remark: string } {
  const [name, say] = [names[language], words[language]];
  const differences = weights
    .filter((weight) => weight !== 'wording')
    .flatMap((weight) => result.differences.filter((one) => one.weight === weight))
    .map(({ weight, kinds, label, before, after }): Statement => ({
      group: name.weight[weight],
      said: [kinds.map((kind) => name.kind[kind]).join(', '), label].filter(Boolean).join(' · '),
      note: before && after ? say.both : before ? say.onlyBefore : say.onlyAfter,
      places: there([before, after]),
    }));
  const changed = riskStates.filter((state) => state !== 'same');
  const risks = (result.risks?.list ?? [])
    .filter(({ state }) => changed.some((one) => one === state))
    .map(({ state, title, levels, why, before, after }): Statement => ({
      group: `${riskWords[language].risks}: ${name.risk[state].toLowerCase()}`,
      said: `${title} (${levelsIn(levels, language)})`,
      note: why,
      places: there([before, after]),
    }));
  const list = [...differences, ...risks].filter(({ places }) => places.length > 0);
  return { list, remark: `${say.counts(result.counts)}. ${say.rule}` };
}
