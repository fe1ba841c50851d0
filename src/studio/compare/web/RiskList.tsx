import clsx from 'clsx';
import { ListFilter } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Citation } from '#contract/span.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { names as riskNames } from '#contract/risk-names.ts';
import type { Level } from '#contract/studio.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { LEVELS } from '#web/ui/risk/levels.ts';
import { riskStates, type RiskState, type Risks } from '../contract.ts';
import { names } from '../names.ts';
import { riskWords } from '../risk-words.ts';
import { LevelChange } from './LevelChange.tsx';
import { Chips, Group } from './ListParts.tsx';
import { PanelSwitch } from './PanelSwitch.tsx';
import { riskText } from './risk-text.ts';
import { ThisRisk } from './ThisRisk.tsx';
import type { Compared } from './use-compared.ts';
import { levelOf } from './use-risks.ts';

/** `told`: whether the current risk is told in the list itself; else it stands elsewhere on the screen. */
type Props = { compared: Compared; citations: readonly Citation[]; told: boolean; onPick?: () => void };

/** The risks by what the new version does to them, the unchanged ones folded. A press shows one beside. */
export function RiskList(props: Props) {
  const { compared } = props;
  const t = useText(riskText);
  const say = useText(riskWords);
  const { number } = useFormats();
  const { result, risks, filtering, setFiltering } = compared;
  if (!result.risks) return null;
  return (
    <nav aria-label={t.list} className="scroll h-full bg-desk" tabIndex={0}>
      <PanelSwitch compared={compared} />
      {result.risks.read_as === null ? (
        <p className="px-4 py-5 text-ui text-ink-2">{say.read(result.risks)}</p>
      ) : (
        <>
          <div className="flex min-h-13 items-center gap-2 border-b border-line pr-2 pl-4">
            <h3 className="flex-1 text-ui font-semibold">
              {t.changed} <span className="font-normal text-ink-3 tabular-nums">{number(risks.walked.length)}</span>
            </h3>
            <IconButton
              icon={ListFilter}
              label={t.filter}
              pressed={filtering}
              onClick={() => setFiltering(!filtering)}
            />
          </div>
          {filtering && <Levels compared={compared} />}
          {risks.walked.length === 0 && (
            <p className="border-b border-line px-4 py-3 text-ui text-ink-2">
              {risks.level === null ? t.none : t.noneOfLevel}
            </p>
          )}
          {riskStates.map((state) => (
            <OfState key={state} state={state} {...props} />
          ))}
          <Foot risks={result.risks} />
        </>
      )}
    </nav>
  );
}

function Foot({ risks }: { risks: Risks }) {
  const say = useText(riskWords);
  return (
    <div className="grid gap-2 px-4 py-3 text-note text-ink-3">
      {risks.left > 0 && <p>{say.left(risks.left)}</p>}
      <p>{say.read(risks)}</p>
      <p>{say.unreviewed}</p>
    </div>
  );
}

/** The levels that there are, each with its count. */
function Levels({ compared: { risks } }: { compared: Compared }) {
  const t = useText(riskText);
  const name = useText(riskNames);
  const { number } = useFormats();
  const counts = new Map<Level, number>();
  for (const one of risks.list) counts.set(levelOf(one), (counts.get(levelOf(one)) ?? 0) + 1);
  const there = LEVELS.filter((level) => counts.has(level));
  return (
    <Chips
      label={t.filter}
      value={risks.level}
      onChange={risks.setLevel}
      items={[
        { id: null, label: t.all },
        ...there.map((id) => ({ id, label: `${name.level[id]} ${number(counts.get(id)!)}` })),
      ]}
    />
  );
}

function OfState({ state, ...props }: Props & { state: RiskState }) {
  const name = useText(names);
  const { list, shown, current } = props.compared.risks;
  const mine = shown.filter((i) => list[i]!.state === state);
  const [open, setOpen] = useState(state !== 'same');
  if (mine.length === 0) return null;
  // Who steps on to one of them sees it.
  const isOpen = open || (current !== null && mine.includes(current));
  return (
    <Group name={name.risk[state]} count={mine.length} isOpen={isOpen} onToggle={() => setOpen(!open)}>
      <ol>
        {mine.map((i) => (
          <RiskRow key={i} i={i} {...props} />
        ))}
      </ol>
    </Group>
  );
}

function RiskRow({ i, compared, citations, told, onPick }: Props & { i: number }) {
  const { list, current, go } = compared.risks;
  const one = list[i]!;
  const isCurrent = current === i;
  const row = useRef<HTMLLIElement>(null);
  const was = useRef(isCurrent);
  useEffect(() => {
    // What was told above it was folded: its own beginning is shown, and not only its end.
    if (isCurrent && !was.current && told) row.current?.scrollIntoView({ block: 'start' });
    was.current = isCurrent;
  }, [isCurrent, told]);
  return (
    <li ref={row} className={clsx('border-l-3', isCurrent ? 'border-ink bg-sunken' : 'border-transparent')}>
      <button
        type="button"
        data-risk={i}
        aria-current={isCurrent || undefined}
        onClick={() => {
          go(i);
          onPick?.();
        }}
        className={clsx('block w-full px-4 py-2 text-left', !isCurrent && 'hover:bg-sunken/60')}
      >
        <LevelChange levels={one.levels} state={one.state} />
        <span className="mt-0.5 block font-serif text-[15px]/6 font-semibold [overflow-wrap:anywhere]">
          {one.title}
        </span>
        <span className="block truncate text-meta text-ink-3">{(one.after ?? one.before)?.label}</span>
      </button>
      {isCurrent && told && (
        <div className="px-4 pb-4">
          <ThisRisk compared={compared} citations={citations} isHeaded />
        </div>
      )}
    </li>
  );
}
