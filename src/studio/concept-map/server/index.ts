import { defineTool } from '#server/studio/tool.ts';
import contract, { type Complexity } from '../contract.ts';
import { conceptMap } from './map.ts';
import { online } from './online.ts';
import { paper } from './paper.ts';

/** Nodes and relations together from which a map is of medium and of high complexity; ours. */
const MEDIUM = 45;
const HIGH = 90;
const complexityOf = (size: number): Complexity => (size >= HIGH ? 'high' : size >= MEDIUM ? 'medium' : 'low');

export default defineTool({
  contract,
  offline: conceptMap,
  online,
  summarise: ({ title, summary, nodes, edges }) => ({
    central_concept: nodes[0]?.label ?? title,
    summary,
    total_nodes: nodes.length,
    total_edges: edges.length,
    complexity_level: complexityOf(nodes.length + edges.length),
  }),
  called: { en: 'Concept map', es: 'Mapa de conceptos' },
  history: { en: 'Concept map', es: 'Mapa conceptual' },
  paper,
});
