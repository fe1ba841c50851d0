import { Handle, Position, type Node as FlowNode, type NodeProps } from '@xyflow/react';
import clsx from 'clsx';
import { memo, type KeyboardEvent } from 'react';
import { useText } from '#web/i18n/language.ts';
import { useActing } from './acting.ts';
import { BOX, heightOf, type Placed } from './layout.ts';
import { colorOf } from './palette.ts';
import { mapText } from './text.ts';

export type BoxNode = FlowNode<{ placed: Placed }, 'concept'>;

const WALK = /^Arrow(?:Up|Down|Left|Right)$/;
/** Where the map is small a button on it grows, so that it stays as large as what a finger or a pointer hits (WCAG 2.2, 2.5.8: 24 px). */
const PRESSABLE = { scale: 'clamp(1, 0.78 / var(--zoom, 1), 1.6)' };

/** A concept on the map: its words in a box, the colour of its kind at the edge, and how much is folded below it. */
export const NodeBox = memo(function NodeBox({ data }: NodeProps<BoxNode>) {
  const t = useText(mapText);
  const { chosen, only, select, fold, walk } = useActing();
  const { node, below, collapsed } = data.placed;
  const selected = chosen === node.id;
  const faded = only !== null && node.category !== only && node.level > 0;
  const central = node.level === 0;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!WALK.test(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    walk(node.id, event.key);
  };
  return (
    <div
      className={clsx('relative transition-opacity', faded && 'opacity-25')}
      style={{ width: BOX.width, height: heightOf(node) }}
    >
      <Handle type="target" position={Position.Left} isConnectable={false} className="invisible" />
      <button
        type="button"
        data-node={node.id}
        aria-pressed={selected}
        aria-label={`${node.label}. ${t.type[node.type]}, ${t.category[node.category]}`}
        onClick={() => select(node.id)}
        onKeyDown={onKeyDown}
        className={clsx(
          'flex h-full w-full items-center rounded-md border px-3.5 text-left',
          central
            ? 'border-tinta bg-tinta text-on-tinta'
            : 'border-line-strong/70 bg-paper text-ink hover:border-ink-2',
          node.level === 1 && 'border-line-strong',
          node.type === 'example' && 'border-dashed',
          selected && !central && 'border-tinta ring-2 ring-tinta',
          selected && central && 'ring-2 ring-tinta ring-offset-2 ring-offset-desk',
        )}
      >
        {!central && (
          <span
            aria-hidden
            className="absolute inset-y-1.5 left-0 w-[3px] rounded-full"
            style={{ background: colorOf(node.category) }}
          />
        )}
        <span
          className={clsx(
            'line-clamp-2 [overflow-wrap:anywhere]',
            central ? 'font-serif text-[17px]/5 font-semibold' : 'text-[15px]/[22px]',
            node.level === 1 && 'font-semibold',
            node.type === 'example' && 'text-ink-2',
          )}
        >
          {node.label}
        </span>
      </button>
      {below > 0 && !central && (
        <button
          type="button"
          aria-expanded={!collapsed}
          aria-label={collapsed ? t.expand(below) : t.collapse}
          title={collapsed ? t.expand(below) : t.collapse}
          onClick={() => fold(node.id)}
          style={PRESSABLE}
          className="absolute top-1/2 -right-4 grid h-8 min-w-8 -translate-y-1/2 place-items-center rounded-full border border-line-strong/70 bg-sunken px-1 text-[11px]/4 font-semibold tabular-nums text-ink-2 hover:text-ink"
        >
          {collapsed ? `+${below}` : '−'}
        </button>
      )}
      <Handle type="source" position={Position.Right} isConnectable={false} className="invisible" />
    </div>
  );
});
