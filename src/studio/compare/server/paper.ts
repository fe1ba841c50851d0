import type { Segment } from '#contract/answer.ts';
import type { Place } from '#contract/studio.ts';
import type { Told } from '#server/studio/tool.ts';
import type contract from '../contract.ts';
import { weights, type Difference } from '../contract.ts';
import { names } from '../names.ts';
import { riskPaper } from './risk-paper.ts';
import { words } from './text.ts';

/** Differences of one weight that a paper tells one by one. */
const TOLD = 200;

/** The comparison as a paper: what changes rights first, each with the words of both versions, then what it does to the risks. */
export function paper({ result, citations, language }: Told<typeof contract>): Segment[] {
  const say = words[language];
  const name = names[language];
  const prose = (said: string): Segment => ({ kind: 'prose', text: said });
  const quote = (label: string, place: Place | null): Segment[] => {
    const citation = citations.find(({ citation_id }) => citation_id === place?.citation_id);
    return citation?.excerpt
      ? [prose(label), { kind: 'quote', text: citation.excerpt, citation_id: citation.citation_id }]
      : [];
  };
  const told = ({ kinds, label, before, after }: Difference): Segment[] => [
    prose([`**${kinds.map((kind) => name.kind[kind]).join(', ')}**`, label].filter(Boolean).join(' · ')),
    ...quote(say.before, before),
    ...quote(say.after, after),
  ];
  return [
    ...(result.unlike ? [prose(name.unlike)] : []),
    prose(`${say.counts(result.counts)}.\n\n${say.rule}`),
    ...weights.flatMap((weight): Segment[] => {
      const all = result.differences.filter((one) => one.weight === weight);
      if (all.length === 0) return weight === 'rights' ? [{ kind: 'heading', text: say.none }] : [];
      const more = result.counts[weight] - Math.min(all.length, TOLD);
      return [
        { kind: 'heading', text: `${name.weight[weight]}: ${result.counts[weight]}` },
        ...all.slice(0, TOLD).flatMap(told),
        ...(more > 0 ? [prose(say.more(more))] : []),
      ];
    }),
    ...riskPaper(result.risks, language, quote),
  ];
}
