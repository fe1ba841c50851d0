import clsx from 'clsx';
import { ArrowRight, ListFilter } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { IconButton, TextLink } from '#web/ui/Button.tsx';
import { weights, type Difference, type Kind, type Weight } from '../contract.ts';
import { names } from '../names.ts';
import { Chips, Group } from './ListParts.tsx';
import { PanelSwitch } from './PanelSwitch.tsx';
import { compareText } from './text.ts';
import type { Compared } from './use-compared.ts';
import { wordsOf } from './words.ts';

/** Rows of a group that are shown at first, and with each press more. */
const STEP = 40;

/** The differences by weight: what changes rights open, the others folded. A press shows one beside. */
export function DifferenceList({ compared, onPick }: { compared: Compared; onPick?: () => void }) {
  const t = useText(compareText);
  const { number } = useFormats();
  const { result, shown, filtering, setFiltering } = compared;
  const of = result.differences.length + result.left;
  return (
    <nav aria-label={t.list} className="scroll h-full bg-desk" tabIndex={0}>
      <PanelSwitch compared={compared} />
      <div className="flex min-h-13 items-center gap-2 border-b border-line pr-2 pl-4">
        <h3 className="flex-1 text-ui font-semibold">
          {t.differences}{' '}
          <span className="font-normal text-ink-3 tabular-nums">
            {shown.length === of ? number(of) : t.shown(number(shown.length), number(of))}
          </span>
        </h3>
        <IconButton icon={ListFilter} label={t.filter} pressed={filtering} onClick={() => setFiltering(!filtering)} />
      </div>
      {filtering && <Kinds compared={compared} />}
      {weights.map((weight) => (
        <OfWeight key={weight} weight={weight} compared={compared} {...(onPick && { onPick })} />
      ))}
      {result.left > 0 && <p className="px-4 py-3 text-note text-ink-3">{t.left(number(result.left))}</p>}
    </nav>
  );
}

/** The kinds that there are, each with its count, as chips of which one may be pressed. */
function Kinds({ compared: { result, kind, setKind } }: { compared: Compared }) {
  const t = useText(compareText);
  const name = useText(names);
  const { number } = useFormats();
  const counts = new Map<Kind, number>();
  for (const { kinds } of result.differences) for (const one of kinds) counts.set(one, (counts.get(one) ?? 0) + 1);
  return (
    <Chips
      label={t.filter}
      value={kind}
      onChange={setKind}
      items={[
        { id: null, label: t.all },
        ...[...counts].map(([id, n]) => ({ id, label: `${name.kind[id]} ${number(n)}` })),
      ]}
    />
  );
}

function OfWeight({ weight, compared, onPick }: { weight: Weight; compared: Compared; onPick?: () => void }) {
  const t = useText(compareText);
  const name = useText(names);
  const { number } = useFormats();
  const { result, shown, kind } = compared;
  const mine = shown.filter((d) => result.differences[d]!.weight === weight);
  const { current } = compared;
  const holds = current !== null && result.differences[current]!.weight === weight;
  const [open, setOpen] = useState(weight === 'rights');
  const [most, setMost] = useState(STEP);
  if (mine.length === 0) return null;
  // Who steps on to one of them sees it.
  const isOpen = open || kind !== null || holds;
  const rest = mine.length - most;
  return (
    <Group name={name.weight[weight]} count={mine.length} isOpen={isOpen} onToggle={() => setOpen(!open)}>
      <ol>
        {mine.slice(0, most).map((d) => (
          <DifferenceRow key={d} d={d} compared={compared} {...(onPick && { onPick })} />
        ))}
      </ol>
      {rest > 0 && (
        <TextLink className="mx-4 mb-3 text-note" onClick={() => setMost(most + STEP * STEP)}>
          {t.more(number(rest))}
        </TextLink>
      )}
    </Group>
  );
}

function DifferenceRow({ d, compared, onPick }: { d: number; compared: Compared; onPick?: () => void }) {
  const name = useText(names);
  const { result, texts, current, go } = compared;
  const one = result.differences[d]!;
  return (
    <li>
      <button
        type="button"
        data-difference={d}
        aria-current={current === d || undefined}
        onClick={() => {
          go(d);
          onPick?.();
        }}
        className={clsx(
          'block w-full border-l-3 px-4 py-2 text-left',
          current === d ? 'border-ink bg-sunken' : 'border-transparent hover:bg-sunken/60',
        )}
      >
        <span className="flex items-baseline justify-between gap-3 text-meta text-ink-3">
          <span className="min-w-0 truncate">{one.label}</span>
          <span className="shrink-0">{name.kind[one.kinds[0]!]}</span>
        </span>
        <span className="mt-0.5 line-clamp-2 font-serif text-[15px]/6 [overflow-wrap:anywhere]">
          <Said one={one} texts={texts} />
        </span>
      </button>
    </li>
  );
}

/** "doce → **veinticuatro meses**"; of words on one side alone, whether they were added or removed. */
export function Said({ one, texts }: { one: Difference; texts: readonly [string, string] }) {
  const t = useText(compareText);
  const { before, after } = wordsOf(texts, one);
  if (one.kinds[0] === 'moved') return <strong className="font-semibold">{after}</strong>;
  if (before === '' || after === '')
    return (
      <>
        {before === '' ? t.added : t.removed} <strong className="font-semibold">{before || after}</strong>
      </>
    );
  return (
    <>
      {before} <ArrowRight className="inline size-3.5 text-ink-3" aria-hidden />{' '}
      <span className="sr-only">{t.becomes}</span> <strong className="font-semibold">{after}</strong>
    </>
  );
}
