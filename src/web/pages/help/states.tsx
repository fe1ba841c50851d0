import { AlertTriangle, Calculator, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CitationState } from '#contract/span.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { Badge, type Tone } from '#web/ui/tone.tsx';
import { facts } from './facts.ts';
import type { HelpRow } from './row.ts';
import { statesText } from './states-text.ts';

const boxed = (sign: ReactNode): ReactNode => (
  <span className="grid size-5 place-items-center rounded border border-line-strong text-[11px]/none font-semibold text-ink-2">
    {sign}
  </span>
);

const TONES: Record<Exclude<CitationState, 'exact' | 'normalised'>, Tone> = {
  moved: 'info',
  missing: 'bad',
  deleted: 'plain',
};

/** Every mark of an answer or a result as it is drawn there, and what it means. */
export function useStates(): HelpRow[] {
  const t = useText(statesText);
  const { states, cautions, partly, noAnswer, cells } = facts[useLanguage()].names;
  const found = (name: string, text: string): HelpRow => ({ mark: <span className="cite">1</span>, name, text });
  const badge = (state: keyof typeof TONES): HelpRow => ({
    mark: <Badge tone={TONES[state]}>{states[state]}</Badge>,
    name: states[state],
    text: t.states[state],
  });
  const said = (name: string, text: string): HelpRow => ({
    mark: <span className="text-note text-ink-3">{name}</span>,
    name,
    text,
  });
  return [
    found(states.exact, t.states.exact),
    found(t.minor(states.normalised), t.states.normalised),
    {
      mark: (
        <span className="cite" data-partly>
          2
        </span>
      ),
      name: partly,
      text: t.partly,
    },
    { mark: boxed('a'), name: t.near, text: t.nearText },
    badge('moved'),
    badge('missing'),
    badge('deleted'),
    { mark: boxed('v2'), name: t.newerName, text: t.newer },
    {
      mark: <Info className="size-4 text-ink-2" aria-hidden />,
      name: t.cautionsName,
      items: cautions,
    },
    { mark: <del className="font-serif text-ink-3">{t.dots}</del>, name: t.withdrawn, text: t.withdrawnText },
    said(noAnswer.replace(/\.$/, ''), t.absent),
    {
      mark: <AlertTriangle className="size-4 text-warn" aria-hidden />,
      name: t.figures,
      text: t.figuresText,
    },
    said(cells.silent, `${cells.silentHelp}.`),
    said(cells.unread, `${cells.unreadHelp}.`),
    said(cells.absent, t.compared),
    { mark: boxed('≠'), name: t.differs, text: t.differsText },
    { mark: <Calculator className="size-4 text-ink-2" aria-hidden />, name: t.calculated, text: t.calculatedText },
  ];
}
