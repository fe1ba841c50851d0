import { useState } from 'react';
import { auditApi, type AuditEntry } from '#contract/audit.ts';
import { useCall } from '#web/api/query.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { actionWords, eventText } from './event-text.ts';
import { Section, Waiting } from '#web/ui/Section.tsx';

/** Events on the screen at first, and with each asking for more. */
const SHOWN = 10;

/** What concerned the account, newest first. */
export function Events() {
  const t = useText(eventText);
  return (
    <Section id="events" title={t.events} about={t.eventsText}>
      <Page />
    </Section>
  );
}

/** What happened before a moment, as far as one answer tells; the rest follows below it once it is asked for. */
function Page({ before }: { before?: string }) {
  const t = useText(eventText);
  const [shown, setShown] = useState(SHOWN);
  const { data, isError, refetch } = useCall(auditApi.ofAccount, { query: before === undefined ? {} : { before } });
  if (!data) return <Waiting failed={isError ? t.failed : null} retry={() => void refetch()} />;
  const { events, more } = data;
  const last = events.at(-1);
  if (!last)
    return before === undefined ? (
      <div className="rounded-lg border border-line bg-paper">
        <Empty title={t.none} />
      </div>
    ) : null;
  const rest = shown < events.length || more;
  return (
    <>
      <ul className="border-t border-line">
        {events.slice(0, shown).map((event) => (
          <Line key={event.id} event={event} />
        ))}
      </ul>
      {more && shown > events.length ? (
        <Page before={last.at} />
      ) : (
        rest && (
          <Button variant="ghost" size="sm" className="mt-3 -ml-3" onClick={() => setShown(shown + SHOWN)}>
            {t.more}
          </Button>
        )
      )}
    </>
  );
}

function Line({ event: { at, actor, action, network, details } }: { event: AuditEntry }) {
  const t = useText(eventText);
  const language = useLanguage();
  const { date, hour } = useFormats();
  const said = t.ofKind[`${action} ${details.kind}` as keyof typeof t.ofKind] ?? actionWords[language][action];
  const by = actor === 'operator' ? t.byOperator : actor === 'system' ? t.bySystem : network && t.network(network);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2.5 text-ui">
      <span className="font-medium">{said}</span>
      <span className="text-note text-ink-2 tabular-nums">
        {by && `${by} · `}
        <time dateTime={at}>{`${date(at)}, ${hour(at)}`}</time>
      </span>
    </li>
  );
}
