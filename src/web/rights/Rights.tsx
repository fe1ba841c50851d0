import { Ban, Download, Eraser, Files, Pencil, ShieldOff, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { rightsApi, type RightsType } from '#contract/rights.ts';
import { call } from '#web/api/call.ts';
import { useText } from '#web/i18n/language.ts';
import { TextLink } from '#web/ui/Button.tsx';
import { Badge } from '#web/ui/tone.tsx';
import { Ask } from './Ask.tsx';
import { Block } from './Block.tsx';
import { Consents } from './Consents.tsx';
import { Correct, Erase } from './Choices.tsx';
import { MyData } from './MyData.tsx';
import { ObjectTo } from './ObjectTo.tsx';
import { Requests } from './Requests.tsx';
import { Section, Waiting } from '#web/ui/Section.tsx';
import { rightsText } from './text.ts';
import { useDoing, useStanding } from './use-rights.ts';

type Right = Exclude<RightsType, 'other'>;
const RIGHTS: readonly (readonly [Right, LucideIcon])[] = [
  ['access', Files],
  ['portability', Download],
  ['rectification', Pencil],
  ['blocking', Ban],
  ['objection', ShieldOff],
  ['deletion', Eraser],
];
/** What is open over the page: a right, or the form of a request of some kind. */
type Open = Right | { ask: Exclude<RightsType, 'blocking'> } | null;

function Cell({
  right,
  icon: Icon,
  state,
  onAct,
}: {
  right: Right;
  icon: LucideIcon;
  state?: ReactNode;
  onAct: () => void;
}) {
  const { name, about, act } = useText(rightsText).rights[right];
  return (
    <li className="flex items-start gap-3.5 bg-paper px-4 py-4">
      <Icon className="mt-0.5 size-[18px] shrink-0 text-ink-2" aria-hidden />
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-2 text-ui font-semibold">
          {name} {state}
        </h3>
        <p className="text-note text-ink-2">{about}</p>
        <TextLink className="mt-1.5 text-note" onClick={onAct}>
          {act}
        </TextLink>
      </div>
    </li>
  );
}

/** The six rights as things to do, the register of requests, and what was accepted. `portability`: where the download of everything is prepared. */
export function Rights({ portability, frozen = false }: { portability?: ReactNode; frozen?: boolean }) {
  const t = useText(rightsText);
  const standing = useStanding();
  const [open, setOpen] = useState<Open>(null);
  const noted = useDoing(
    (type: 'access' | 'portability') => call(rightsApi.ask, { body: { type } }),
    () => undefined,
  );
  const act = (right: Right): void => {
    if (right === 'access' || right === 'portability') noted.mutate(right);
    if (right === 'portability') document.getElementById('portability')?.scrollIntoView({ block: 'start' });
    else setOpen(frozen && right === 'rectification' ? { ask: right } : right);
  };
  const close = (): void => setOpen(null);
  const state = standing.data;
  return (
    <>
      <Section id="rights" title={t.title} about={t.about}>
        {!state && <Waiting failed={standing.isError ? t.failed : null} retry={() => void standing.refetch()} />}
        {state && (
          <ul className="grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2">
            {RIGHTS.filter(([right]) => !(frozen && right === 'blocking')).map(([right, icon]) => (
              <Cell
                key={right}
                right={right}
                icon={icon}
                state={right === 'objection' && state.models_refused_at && <Badge tone="ok">{t.objected}</Badge>}
                onAct={() => act(right)}
              />
            ))}
            {frozen && <li className="bg-paper max-sm:hidden" aria-hidden />}
          </ul>
        )}
      </Section>
      {portability}
      <Requests onNew={() => setOpen({ ask: 'other' })} />
      {state && <Consents state={state} />}
      {open === 'access' && <MyData onClose={close} />}
      {open === 'blocking' && <Block onClose={close} />}
      {open === 'objection' && state && (
        <ObjectTo state={state} onClose={close} onOther={() => setOpen({ ask: 'objection' })} />
      )}
      {open === 'rectification' && <Correct onClose={close} onOther={() => setOpen({ ask: 'rectification' })} />}
      {open === 'deletion' && <Erase frozen={frozen} onClose={close} onOther={() => setOpen({ ask: 'deletion' })} />}
      {open !== null && typeof open === 'object' && <Ask type={open.ask} onClose={close} />}
    </>
  );
}
