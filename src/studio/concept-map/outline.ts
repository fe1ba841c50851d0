import type { ConceptMap, Edge, Node } from './contract.ts';

/** A node with the edge that ties it to the one above it, and what hangs below. */
export type Twig = { node: Node; edge: Edge | null; children: Twig[] };

/** The tree of a map, from its central concept; what no edge of the tree reaches hangs at the top behind it. */
export function outlineOf({ nodes, edges }: Pick<ConceptMap, 'nodes' | 'edges'>): Twig[] {
  const near = new Map<string, Edge[]>();
  for (const edge of edges.filter(({ tree }) => tree))
    for (const id of [edge.source, edge.target]) near.set(id, [...(near.get(id) ?? []), edge]);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const seen = new Set<string>();
  const grow = (node: Node, edge: Edge | null): Twig => {
    seen.add(node.id);
    const next = (near.get(node.id) ?? []).flatMap((one) => {
      const other = byId.get(one.source === node.id ? one.target : one.source);
      return other && !seen.has(other.id) ? [{ other, one }] : [];
    });
    for (const { other } of next) seen.add(other.id);
    return { node, edge, children: next.map(({ other, one }) => grow(other, one)) };
  };
  const [first, ...rest] = [...nodes].sort((a, b) => a.level - b.level);
  if (!first) return [];
  const root = grow(first, null);
  return [root, ...rest.flatMap((node) => (seen.has(node.id) ? [] : [grow(node, null)]))];
}
