import clsx from 'clsx';
import { ArrowRight, ChevronRight, ListFilter } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { IconButton, TextLink } from '#web/ui/Button.tsx';
import { weights, type Difference, type Kind, type Weight } from '../contract.ts';
import { names } from '../names.ts';
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
        <Group key={weight} weight={weight} compared={compared} {...(onPick && { onPick })} />
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
  const chip = (id: Kind | null, label: string) => (
    <button
      key={label}
      type="button"
      aria-pressed={kind === id}
      onClick={() => setKind(id)}
      className={clsx(
        'min-h-7 rounded-full border px-2.5 text-meta max-sm:min-h-11',
        kind === id ? 'border-tinta bg-tinta-soft font-semibold text-tinta' : 'border-line bg-paper text-ink-2',
      )}
    >
      {label}
    </button>
  );
  return (
    <div role="group" aria-label={t.filter} className="flex flex-wrap gap-1.5 border-b border-line px-4 py-3">
      {chip(null, t.all)}
      {[...counts].map(([id, n]) => chip(id, `${name.kind[id]} ${number(n)}`))}
    </div>
  );
}

function Group({ weight, compared, onPick }: { weight: Weight; compared: Compared; onPick?: () => void }) {
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
    <section className="border-b border-line">
      <h4>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!open)}
          className="flex min-h-10 w-full items-center gap-1.5 px-4 text-left text-meta font-semibold text-ink-2 max-sm:min-h-11"
        >
          <ChevronRight className={clsx('size-3.5 text-ink-3', isOpen && 'rotate-90')} aria-hidden />
          <span className="flex-1">{name.weight[weight]}</span>
          <span className="tabular-nums">{number(mine.length)}</span>
        </button>
      </h4>
      {isOpen && (
        <ol>
          {mine.slice(0, most).map((d) => (
            <DifferenceRow key={d} d={d} compared={compared} {...(onPick && { onPick })} />
          ))}
        </ol>
      )}
      {isOpen && rest > 0 && (
        <TextLink className="mx-4 mb-3 text-note" onClick={() => setMost(most + STEP * STEP)}>
          {t.more(number(rest))}
        </TextLink>
      )}
    </section>
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
