import { useState } from 'react';
import { Plus } from 'lucide-react';
import type { RightsRequest } from '#contract/rights.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Badge, type Tone } from '#web/ui/tone.tsx';
import { Section, Waiting } from '#web/ui/Section.tsx';
import { rightsText } from './text.ts';
import { useRequests } from './use-rights.ts';

type State = 'open' | 'extended' | NonNullable<RightsRequest['outcome']>;
const TONES: Record<State, Tone> = { open: 'info', extended: 'warn', immediate: 'ok', granted: 'ok', refused: 'bad' };
/** Requests that are shown before more are asked for. */
const FIRST = 5;

function Row({ request }: { request: RightsRequest }) {
  const t = useText(rightsText);
  const common = useText(words);
  const { when, date } = useFormats();
  const { type, received_at, due_at, extended_at, outcome, words: asked, answer } = request;
  const state: State = outcome ?? (extended_at ? 'extended' : 'open');
  return (
    <li className="border-b border-line py-3 text-ui">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 flex-1 basis-48 font-medium">{t.types[type]}</span>
        <span className="text-note text-ink-2">
          {t.asked(when(received_at, common))}
          {outcome === null && ` · ${t.dueBy(date(due_at))}`}
        </span>
        <Badge tone={TONES[state]}>{t.states[state]}</Badge>
      </div>
      {(asked ?? answer) && (
        <details className="mt-1 text-note text-ink-2">
          <summary className="inline-flex min-h-6 cursor-pointer items-center text-tinta max-sm:min-h-11">
            {answer ? t.ours : t.yours}
          </summary>
          {asked && (
            <p className="mt-1 whitespace-pre-wrap [overflow-wrap:anywhere]">
              <span className="font-semibold">{t.yours}.</span> {asked}
            </p>
          )}
          {answer && (
            <p className="mt-1 whitespace-pre-wrap [overflow-wrap:anywhere]">
              <span className="font-semibold">{t.ours}.</span> {answer}
            </p>
          )}
        </details>
      )}
    </li>
  );
}

/** The register of what was asked for, newest first, with the day by which each is answered. */
export function Requests({ onNew }: { onNew: () => void }) {
  const t = useText(rightsText);
  const { number } = useFormats();
  const requests = useRequests();
  const [all, setAll] = useState(false);
  const found = requests.data?.requests;
  return (
    <Section
      id="requests"
      title={t.requests}
      action={
        <Button variant="outline" size="sm" icon={Plus} onClick={onNew}>
          {t.newRequest}
        </Button>
      }
    >
      {!found && <Waiting failed={requests.isError ? t.requestsFailed : null} retry={() => void requests.refetch()} />}
      {found?.length === 0 && (
        <div className="rounded-lg border border-line bg-paper">
          <Empty title={t.none}>{t.noneHelp}</Empty>
        </div>
      )}
      {found && found.length > 0 && (
        <ul className="border-t border-line">
          {(all ? found : found.slice(0, FIRST)).map((request) => (
            <Row key={request.id} request={request} />
          ))}
        </ul>
      )}
      {found && found.length > FIRST && !all && (
        <Button variant="ghost" size="sm" className="mt-2" onClick={() => setAll(true)}>
          {t.more(number(found.length - FIRST))}
        </Button>
      )}
    </Section>
  );
}
