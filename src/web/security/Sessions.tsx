import { Laptop, Smartphone, Tablet, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { securityApi, type OpenSession, type System } from '#contract/security.ts';
import { call } from '#web/api/call.ts';
import { useCall } from '#web/api/query.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Badge } from '#web/ui/tone.tsx';
import { toast } from '#web/ui/toast.tsx';
import { ago } from './ago.ts';
import { readSecurity } from './read.ts';
import { Section, Waiting } from '#web/ui/Section.tsx';
import { Step } from '#web/ui/proof/Step.tsx';
import { securityText } from './text.ts';
import { Prove, useProof } from '#web/ui/proof/Prove.tsx';

const ICONS: Partial<Record<System, LucideIcon>> = { Android: Smartphone, iPhone: Smartphone, iPad: Tablet };

/** The open sessions: what each is used on, from what network and when, and the way to close it. */
export function Sessions() {
  const t = useText(securityText);
  const { data, isError, refetch } = useCall(securityApi.sessions, {});
  const [going, setGoing] = useState<OpenSession | 'others' | null>(null);
  return (
    <Section
      id="sessions"
      title={t.sessions}
      about={t.sessionsText}
      action={
        data && data.sessions.length > 1 ? (
          <Button variant="outline" onClick={() => setGoing('others')}>
            {t.endOthers}
          </Button>
        ) : null
      }
    >
      {data ? (
        <ul className="overflow-hidden rounded-lg border border-line bg-paper">
          {data.sessions.map((one) => (
            <Line key={one.id} session={one} onEnd={() => setGoing(one)} />
          ))}
        </ul>
      ) : (
        <Waiting failed={isError ? t.sessionsFailed : null} retry={() => void refetch()} />
      )}
      {data?.more && <p className="mt-2 text-note text-ink-2">{t.moreSessions}</p>}
      {going && <End which={going} onClose={() => setGoing(null)} />}
    </Section>
  );
}

/** Closes a session or all the others, for whoever shows that they are the owner. */
function End({ which, onClose }: { which: OpenSession | 'others'; onClose: () => void }) {
  const t = useText(securityText);
  const proof = useProof();
  const device = useDevice();
  const others = which === 'others';
  const send = async (): Promise<void> => {
    await proof.send<unknown>((body) =>
      others
        ? call(securityApi.endOthers, { body })
        : call(securityApi.endSession, { params: { sessionId: which.id }, body }),
    );
    toast({ title: others ? t.endedOthers : t.ended });
    onClose();
    await readSecurity();
  };
  return (
    <Step
      title={others ? t.endOthersTitle : t.endTitle}
      about={others ? t.endOthersText : t.endText(device(which))}
      label={others ? t.endOthers : t.end}
      danger
      onClose={onClose}
      ready={proof.ready}
      send={send}
    >
      <Prove proof={proof} />
    </Step>
  );
}

/** 'Chrome on Windows', or as much of it as is known. */
function useDevice(): (session: OpenSession) => string {
  const t = useText(securityText);
  return ({ browser, system }) =>
    browser && system ? t.device(browser, system) : (browser ?? system ?? t.unknownDevice);
}

function Line({ session, onEnd }: { session: OpenSession; onEnd: () => void }) {
  const t = useText(securityText);
  const language = useLanguage();
  const { date } = useFormats();
  const device = useDevice()(session);
  const { system, network, last_used_at, current } = session;
  const Icon = (system && ICONS[system]) ?? Laptop;
  const used = current ? t.now : (ago(language, last_used_at, t.now) ?? date(last_used_at));
  return (
    <li className="flex min-h-13 items-center gap-4 border-b border-line px-4 py-2.5 last:border-b-0">
      <Icon className="size-[18px] shrink-0 text-ink-2" aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="text-ui font-medium">{device}</p>
        <p className="text-note text-ink-2 [overflow-wrap:anywhere]">
          {network && `${t.network(network)} · `}
          <time dateTime={last_used_at}>{used}</time>
        </p>
      </div>
      {current ? (
        <Badge tone="ok">{t.thisSession}</Badge>
      ) : (
        <Button variant="ghost" size="sm" aria-label={t.endOf(device)} onClick={onEnd}>
          {t.end}
        </Button>
      )}
    </li>
  );
}
