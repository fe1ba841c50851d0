import { hierarchy, tree } from 'd3-hierarchy';
import type { Edge, Node } from '../contract.ts';
import type { Twig } from '../outline.ts';

/** Between levels, and between the centres of neighbours of one level, in px (specification 2, section 9). */
export const STEP = { x: 400, y: 120 } as const;
/** The box of a node, in px. The central one is taller. */
export const BOX = { width: 230, height: 46, central: 66 } as const;

/** A node where it stands: its left edge and its middle. */
export type Placed = { node: Node; x: number; y: number; below: number; collapsed: boolean };
/** A line between two placed nodes, from the left one to the right one. */
export type Line = { edge: Edge; from: Placed; to: Placed };
export type Layout = { nodes: Placed[]; lines: Line[]; width: number; height: number; top: number };

const countOf = ({ children }: Twig): number => children.reduce((sum, child) => sum + 1 + countOf(child), 0);

/** A tidy tree from left to right (Buchheim, Jünger and Leipert 2002) of what is not folded away. The central concept stands at 0, 0. */
export function layOut(root: Twig, collapsed: ReadonlySet<string>): Layout {
  const shown = hierarchy(root, (twig) => (collapsed.has(twig.node.id) ? [] : twig.children));
  const placed = new Map<string, Placed>();
  const lines: Line[] = [];
  tree<Twig>()
    .nodeSize([STEP.y, STEP.x])
    .separation(() => 1)(shown)
    .each(({ data, x, y, parent }) => {
      const one = { node: data.node, x: y, y: x, below: countOf(data), collapsed: collapsed.has(data.node.id) };
      placed.set(data.node.id, one);
      const over = parent && placed.get(parent.data.node.id);
      if (over && data.edge) lines.push({ edge: data.edge, from: over, to: one });
    });
  const nodes = [...placed.values()];
  const ys = nodes.map(({ y }) => y);
  const top = Math.min(...ys) - BOX.central;
  return {
    nodes,
    lines,
    top,
    height: Math.max(...ys) + BOX.central - top,
    width: Math.max(...nodes.map(({ x }) => x)) + BOX.width,
  };
}

/** How high the box of a node is. */
export const heightOf = (node: Node): number => (node.level === 0 ? BOX.central : BOX.height);

/** The curve of a line, from the right edge of the one box to the left edge of the other. */
export function curve({ from, to }: Pick<Line, 'from' | 'to'>): string {
  const [a, b] = [from.x + BOX.width, to.x];
  const half = (b - a) / 2;
  return `M${a},${from.y}C${a + half},${from.y} ${b - half},${to.y} ${b},${to.y}`;
}

/** The least zoom at which the words of a box are read without effort. Ours. */
export const LEGIBLE = 0.7;
/** Room left around a map, and above and below its boxes where it is larger than the canvas, in px. */
const ROOM = { around: 40, edge: 14 } as const;

/**
 * Where a map is first seen from: all of it where its words stay legible, else the central concept at the left in the middle, moved so
 * that no box is cut by the upper edge.
 */
export function opening(
  { nodes, top, width, height }: Layout,
  canvas: { width: number; height: number },
): { x: number; y: number; zoom: number } {
  const all = Math.min(
    (canvas.width - 2 * ROOM.around) / width,
    (canvas.height - 2 * ROOM.edge) / (height - BOX.central),
  );
  const zoom = Math.min(1, Math.max(LEGIBLE, all));
  const x = ROOM.around;
  if (all >= LEGIBLE) return { x, y: canvas.height / 2 - (top + height / 2) * zoom, zoom };
  const middle = canvas.height / 2;
  let y = middle;
  // A move may bring another box under the edge: rows of two levels stand half a row apart.
  for (let moves = 0; moves < 3; moves++) {
    const uppers = nodes
      .map(({ node, y: at }) => ({ upper: y + (at - heightOf(node) / 2) * zoom, height: heightOf(node) * zoom }))
      .filter(({ upper, height }) => upper < ROOM.edge && upper + height > 0)
      .map(({ upper }) => upper);
    if (uppers.length === 0) break;
    y += ROOM.edge - Math.min(...uppers);
  }
  return { x, y, zoom };
}

/** Nodes that are folded at first: those from this level on, where the map is large. */
const OPEN_LEVEL = 1;
const LARGE = 24;
export const foldedAtFirst = (nodes: readonly Node[]): Set<string> =>
  new Set(nodes.length > LARGE ? nodes.filter(({ level }) => level >= OPEN_LEVEL).map(({ id }) => id) : []);

/** The nodes above a node, nearest first. */
export function above(root: Twig, id: string): string[] {
  const path = (twig: Twig): string[] | null => {
    if (twig.node.id === id) return [];
    for (const child of twig.children) {
      const found = path(child);
      if (found) return [...found, twig.node.id];
    }
    return null;
  };
  return path(root) ?? [];
}
