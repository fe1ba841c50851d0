import '@xyflow/react/dist/base.css';
import { ReactFlow, ReactFlowProvider, useReactFlow } from '@xyflow/react';
import { useEffect, useMemo, useRef } from 'react';
import { useText } from '#web/i18n/language.ts';
import type { Edge } from '../contract.ts';
import type { Twig } from '../outline.ts';
import { ActingContext } from './acting.ts';
import { Branch, type BranchEdge } from './Branch.tsx';
import { Controls } from './Controls.tsx';
import { BOX, heightOf, LEGIBLE, opening, type Line, type Placed } from './layout.ts';
import { NodeBox, type BoxNode } from './NodeBox.tsx';
import { mapText } from './text.ts';
import type { MapState } from './use-map.ts';

const NODE_TYPES = { concept: NodeBox };
const EDGE_TYPES = { branch: Branch };
/** Zoom of the specification. */
export const ZOOM = { least: 0.1, most: 2 } as const;
/** The library's help for keys that do nothing here, in English. */
const UNSAID = {
  'node.a11yDescription.default': '',
  'node.a11yDescription.keyboardDisabled': '',
  'edge.a11yDescription.default': '',
};
const MOVE_MS = 220;
/** How far an arrow key moves the map, in px. */
const PANS: Record<string, [number, number]> = {
  ArrowLeft: [80, 0],
  ArrowRight: [-80, 0],
  ArrowUp: [0, 80],
  ArrowDown: [0, -80],
};
const still = matchMedia('(prefers-reduced-motion: reduce)');
const ms = (): number => (still.matches ? 0 : MOVE_MS);

/** Below this zoom the words on the branches cannot be read, and are left out. */
const FAR = 0.4;

/**
 * The map is one layer that the compositor shifts: without it, each frame of a move draws every box and branch anew. Such a layer keeps the sharpness of
 * the zoom that it was drawn at, so it is let go for a frame where the zoom has changed. What is out of sight stays in the page: to add and take away
 * boxes on the way costs more than they do.
 */
const LAYER = '[&_.react-flow__viewport]:will-change-transform';
function sharpen(box: HTMLElement): void {
  const layer = box.querySelector<HTMLElement>('.react-flow__viewport')!;
  layer.style.willChange = 'auto';
  requestAnimationFrame(() => requestAnimationFrame(() => (layer.style.willChange = '')));
}

type Props = { state: MapState; edges: readonly Edge[] };

/** The map that is moved, zoomed, folded and chosen from. */
export const Graph = (props: Props) => (
  <ReactFlowProvider>
    <Canvas {...props} />
  </ReactFlowProvider>
);

/** The node that an arrow key leads to along the tree. */
function next(root: Twig, id: string, key: string): string | null {
  const find = (twig: Twig, parent: Twig | null): { twig: Twig; parent: Twig | null } | null => {
    if (twig.node.id === id) return { twig, parent };
    for (const child of twig.children) {
      const found = find(child, twig);
      if (found) return found;
    }
    return null;
  };
  const at = find(root, null);
  if (!at) return null;
  if (key === 'ArrowRight') return at.twig.children[0]?.node.id ?? null;
  if (key === 'ArrowLeft') return at.parent?.node.id ?? null;
  const row = at.parent?.children ?? [];
  const i = row.findIndex(({ node }) => node.id === id);
  return row[i + (key === 'ArrowDown' ? 1 : -1)]?.node.id ?? null;
}

function Canvas({ state, edges }: Props) {
  const t = useText(mapText);
  const flow = useReactFlow();
  const box = useRef<HTMLDivElement>(null);
  const sharpAt = useRef(0);
  const { layout, selected, only, roots, select, fold } = state;
  const chosen = selected?.id ?? null;
  const placed = useMemo(() => new Map(layout.nodes.map((one) => [one.node.id, one])), [layout]);

  const walk = (id: string, key: string): void => {
    const to = next(roots[0]!, id, key);
    if (to === null) return;
    if (key === 'ArrowRight' && state.folded.has(id)) fold(id);
    select(to);
    setTimeout(() => box.current?.querySelector<HTMLElement>(`[data-node="${to}"]`)?.focus(), ms() + 60);
  };
  const nodes = useMemo(() => layout.nodes.map(nodeOf), [layout]);
  const lines = useMemo(
    () => edgesOf(layout.lines, edges, placed, chosen, only),
    [layout, edges, placed, chosen, only],
  );

  // Where a node is chosen elsewhere (search, outline, a relation) the map moves to it; what can be seen stays where it is.
  useEffect(() => {
    const one = chosen === null ? undefined : placed.get(chosen);
    if (!one) return;
    const { x, y, zoom } = flow.getViewport();
    const { clientWidth: width, clientHeight: height } = box.current!;
    const [left, top] = [one.x * zoom + x, one.y * zoom + y];
    const seen = left > 0 && left + BOX.width * zoom < width && top > 40 && top < height - 40;
    if (!seen) void flow.setCenter(one.x + BOX.width / 2, one.y, { zoom: Math.max(zoom, LEGIBLE), duration: ms() });
  }, [chosen, placed, flow]);

  useEffect(() => {
    const canvas = box.current!;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.target !== canvas || event.ctrlKey || event.metaKey || event.altKey) return;
      const { x, y, zoom } = flow.getViewport();
      const move = PANS[event.key];
      if (move) void flow.setViewport({ x: x + move[0], y: y + move[1], zoom });
      else if (event.key === '+' || event.key === '=') void flow.zoomIn({ duration: ms() });
      else if (event.key === '-') void flow.zoomOut({ duration: ms() });
      else if (event.key === '0') void flow.fitView({ duration: ms(), padding: 0.08 });
      else return;
      event.preventDefault();
    };
    canvas.addEventListener('keydown', onKeyDown);
    return () => canvas.removeEventListener('keydown', onKeyDown);
  }, [flow]);
  return (
    <div className="relative min-h-0 min-w-0 flex-1 bg-desk">
      <ActingContext value={{ chosen, only, select, fold, walk }}>
        <ReactFlow
          ref={box}
          aria-label={t.canvas}
          tabIndex={0}
          className={`focus-visible:-outline-offset-2 ${LAYER}`}
          nodes={nodes}
          edges={lines}
          nodeTypes={NODE_TYPES}
          edgeTypes={EDGE_TYPES}
          minZoom={ZOOM.least}
          maxZoom={ZOOM.most}
          nodesDraggable={false}
          nodesConnectable={false}
          nodesFocusable={false}
          edgesFocusable={false}
          elementsSelectable={false}
          disableKeyboardA11y
          ariaLabelConfig={UNSAID}
          zoomOnScroll={false}
          panOnScroll
          zoomOnDoubleClick={false}
          proOptions={{ hideAttribution: true }}
          onPaneClick={() => select(null)}
          onInit={() => {
            const { clientWidth: width, clientHeight: height } = box.current!;
            void flow.setViewport(state.view ?? opening(layout, { width, height }));
          }}
          onMove={(_event, { zoom }) => {
            box.current?.toggleAttribute('data-far', zoom < FAR);
            box.current?.style.setProperty('--zoom', String(zoom));
          }}
          onMoveEnd={(_event, view) => {
            if (view.zoom !== sharpAt.current) sharpen(box.current!);
            sharpAt.current = view.zoom;
            state.keepView(view);
          }}
        />
      </ActingContext>
      <Controls
        onFit={() => void flow.fitView({ duration: ms(), padding: 0.08 })}
        folded={state.folded.size > 0}
        foldAll={state.foldAll}
        ms={ms}
      />
    </div>
  );
}

const nodeOf = (placed: Placed): BoxNode => ({
  id: placed.node.id,
  type: 'concept',
  position: { x: placed.x, y: placed.y - heightOf(placed.node) / 2 },
  width: BOX.width,
  height: heightOf(placed.node),
  // Nodes that are neither dragged nor selected by the library would let every press through to the canvas.
  style: { pointerEvents: 'all' },
  data: { placed },
});

/** The branches, and the other relations of the chosen node whose ends are both shown. */
function edgesOf(
  lines: readonly Line[],
  edges: readonly Edge[],
  placed: ReadonlyMap<string, Placed>,
  chosen: string | null,
  only: MapState['only'],
): BranchEdge[] {
  const made = (line: Line, cross: boolean): BranchEdge => {
    const ends = [line.from.node, line.to.node];
    return {
      id: line.edge.id,
      type: 'branch',
      source: line.from.node.id,
      target: line.to.node.id,
      ariaLabel: `${line.from.node.label}, ${line.edge.label}: ${line.to.node.label}`,
      data: {
        line,
        cross,
        lit: ends.some(({ id }) => id === chosen),
        faded: only !== null && ends.every(({ category }) => category !== only),
      },
    };
  };
  const crossed = edges
    .filter(({ tree, source, target }) => !tree && chosen !== null && (source === chosen || target === chosen))
    .flatMap((edge) => {
      const [from, to] = [placed.get(edge.source), placed.get(edge.target)];
      return from && to ? [made({ edge, from, to }, true)] : [];
    });
  return [...lines.map((line) => made(line, false)), ...crossed];
}
