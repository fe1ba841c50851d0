import { describe, expect, test } from 'vitest';
import type { Node } from '../contract.ts';
import { outlineOf } from '../outline.ts';
import { mapToSvg, wrapped } from './drawing.ts';
import { above, heightOf, layOut, LEGIBLE, opening, STEP } from './layout.ts';

const node = (id: string, level: number, label = id): Node => ({
  id,
  label,
  description: '',
  type: level === 0 ? 'central' : 'primary',
  level,
  category: level === 0 ? 'subject' : 'term',
  mentions: 1,
  place: null,
  passages: [],
});
const edge = (source: string, target: string) => ({
  id: `${source}${target}`,
  source,
  target,
  label: 'debe <pagar>',
  relation: 'must' as const,
  tree: true,
  place: null,
});
const map = {
  nodes: [node('a', 0), node('b', 1), node('c', 1), node('d', 2, 'Renta & multa')],
  edges: [edge('a', 'b'), edge('c', 'a'), edge('b', 'd')],
};
const root = outlineOf(map)[0]!;

test('levels stand 400 px apart and neighbours 120, whichever way an edge runs', () => {
  const { nodes } = layOut(root, new Set());
  const at = (id: string) => nodes.find((one) => one.node.id === id)!;
  expect(at('a')).toMatchObject({ x: 0, y: 0 });
  expect(at('b').x).toBe(STEP.x);
  expect(at('d').x).toBe(2 * STEP.x);
  expect(at('c').y - at('b').y).toBe(STEP.y);
});

test('what is folded is not laid out, and is counted', () => {
  const { nodes } = layOut(root, new Set(['b']));
  expect(nodes.map((one) => one.node.id).sort()).toEqual(['a', 'b', 'c']);
  expect(nodes.find((one) => one.node.id === 'b')).toMatchObject({ below: 1, collapsed: true });
  expect(above(root, 'd')).toEqual(['b', 'a']);
});

test('the drawing stands alone, holds its words as text and escapes them', () => {
  for (const theme of ['light', 'dark'] as const) {
    const svg = mapToSvg(layOut(root, new Set()), 'Mapa "A"', theme);
    expect(svg).toContain('Renta &amp; multa');
    expect(svg).toContain('debe &lt;pagar&gt;');
    expect(svg).not.toMatch(/<(?:script|image|foreignObject)|url\(|href=/);
    expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')).toBe(true);
  }
});

test('long words are cut into lines', () => {
  expect(wrapped('uno dos tres cuatro cinco seis', 10, 2)).toEqual(['uno dos', 'tres…']);
});

describe('what a map is first seen as', () => {
  const wide = (count: number) =>
    layOut(
      outlineOf({
        nodes: [node('a', 0), ...Array.from({ length: count }, (_one, i) => node(`n${i}`, 1))],
        edges: Array.from({ length: count }, (_one, i) => edge('a', `n${i}`)),
      })[0]!,
      new Set(),
    );
  const canvas = { width: 1200, height: 700 };
  test('all of it, where it can be read so', () => {
    const layout = wide(7);
    const { y, zoom } = opening(layout, canvas);
    expect(zoom).toBeGreaterThan(LEGIBLE);
    for (const { node: one, y: at } of layout.nodes) {
      expect(y + (at - heightOf(one) / 2) * zoom).toBeGreaterThan(0);
      expect(y + (at + heightOf(one) / 2) * zoom).toBeLessThan(canvas.height);
    }
  });
  test('else the central concept near the middle and no box cut by the upper edge', () => {
    for (const count of [10, 11, 12, 15]) {
      const layout = wide(count);
      const { y, zoom } = opening(layout, canvas);
      expect(zoom).toBe(LEGIBLE);
      expect(Math.abs(y - canvas.height / 2)).toBeLessThan(60);
      for (const { node: one, y: at } of layout.nodes) {
        const [upper, lower] = [-1, 1].map((side) => y + (at + (side * heightOf(one)) / 2) * zoom);
        expect(upper! >= 0 || lower! <= 0, `${count}: ${upper} to ${lower}`).toBe(true);
      }
    }
  });
});
