import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { auditApi, type AuditEntry } from '#contract/audit.ts';
import { call } from '#web/api/call.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { actionWords, eventText } from './event-text.ts';
import { Section, Waiting } from './Section.tsx';

/** Events on the screen at first, and with each asking for more. */
const SHOWN = 10;

/** What concerned the account, newest first. */
export function Events() {
  const t = useText(eventText);
  const [shown, setShown] = useState(SHOWN);
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [auditApi.ofAccount.path],
    queryFn: ({ pageParam, signal }) =>
      call(auditApi.ofAccount, { query: pageParam === '' ? {} : { before: pageParam } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ events, more }) => (more ? events.at(-1)?.at : undefined),
  });
  const events = data?.pages.flatMap((page) => page.events) ?? [];
  const more = (): void => {
    setShown(shown + SHOWN);
    if (events.length < shown + SHOWN && hasNextPage) void fetchNextPage();
  };
  return (
    <Section id="events" title={t.events} about={t.eventsText}>
      {!data ? (
        <Waiting failed={isError ? t.failed : null} retry={() => void refetch()} />
      ) : events.length === 0 ? (
        <div className="rounded-lg border border-line bg-paper">
          <Empty title={t.none} />
        </div>
      ) : (
        <ul className="border-t border-line">
          {events.slice(0, shown).map((event) => (
            <Line key={event.id} event={event} />
          ))}
        </ul>
      )}
      {(events.length > shown || hasNextPage) && (
        <Button variant="ghost" size="sm" className="mt-3 -ml-3" disabled={isFetchingNextPage} onClick={more}>
          {t.more}
        </Button>
      )}
    </Section>
  );
}

function Line({ event: { at, actor, action, network, details } }: { event: AuditEntry }) {
  const t = useText(eventText);
  const language = useLanguage();
  const { date, hour } = useFormats();
  const said =
    action === 'account.sign-in-failed' && details.kind === 'second-factor'
      ? t.wrongCode
      : actionWords[language][action];
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
