import type { Edge as FlowEdge, EdgeProps } from '@xyflow/react';
import clsx from 'clsx';
import { memo } from 'react';
import { wrapped } from './drawing.ts';
import { BOX, curve, type Line } from './layout.ts';

type BranchData = { line: Line; lit: boolean; faded: boolean; cross: boolean };
export type BranchEdge = FlowEdge<BranchData, 'branch'>;

/** Characters of a label on the map; the sheet beside it shows all of it. */
const SHORT = 26;

/** A relation beyond the tree swings out to the right of both its boxes. */
function swing({ from, to }: Line): string {
  const [a, b] = [from.x + BOX.width, to.x + BOX.width];
  const out = Math.max(a, b) + 70;
  return `M${a},${from.y}C${out},${from.y} ${out},${to.y} ${b},${to.y}`;
}

/** A relation: a curve, and its words above its end, never on it. */
export const Branch = memo(function Branch({ data }: EdgeProps<BranchEdge>) {
  if (!data) return null;
  const { line, lit, faded, cross } = data;
  const { to, edge } = line;
  const [label = ''] = wrapped(edge.label, SHORT, 1);
  const x = cross ? to.x + BOX.width + 14 : to.x - 10;
  return (
    <g className={clsx(faded && 'opacity-25')}>
      <path
        d={cross ? swing(line) : curve(line)}
        fill="none"
        strokeWidth={lit ? 1.75 : 1}
        {...(cross && { strokeDasharray: '5 4' })}
        className={lit ? 'stroke-tinta' : 'stroke-line-strong'}
      />
      <text
        x={x}
        y={to.y - (cross ? 8 : 7)}
        textAnchor={cross ? 'start' : 'end'}
        strokeWidth={4}
        paintOrder="stroke"
        className={clsx('stroke-desk text-meta in-data-far:hidden', lit ? 'fill-tinta font-medium' : 'fill-ink-3')}
      >
        {label}
      </text>
    </g>
  );
});
