import clsx from 'clsx';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { RECOVERY_CODES, securityApi } from '#contract/security.ts';
import { useCall } from '#web/api/query.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Badge } from '#web/ui/tone.tsx';
import { readSecurity } from './read.ts';
import { Section, Waiting } from '#web/ui/Section.tsx';
import { securityText } from './text.ts';

const TurnOn = lazy(async () => ({ default: (await import('./TurnOn.tsx')).TurnOn }));
const AddPasskey = lazy(async () => ({ default: (await import('./AddPasskey.tsx')).AddPasskey }));
const LastFactor = lazy(async () => ({ default: (await import('./LastFactor.tsx')).LastFactor }));
const WithCode = lazy(async () => ({ default: (await import('./WithCode.tsx')).WithCode }));

/** Whether signing in takes a second factor, and the way to turn it on, off, or to make new recovery codes. */
export function SecondFactor() {
  const t = useText(securityText);
  const { date, number } = useFormats();
  const { data, isError, refetch } = useCall(securityApi.secondFactor, {});
  const [asked, setOpen] = useState<'on' | 'replace' | 'off' | 'codes' | 'passkey' | null>(null);
  const close = (): void => {
    setOpen(null);
    void readSecurity();
  };
  const on = data?.on_since ?? null;
  const known = useRef<boolean | null>(null);
  // The button that turned it on or off is gone, and with it the focus.
  useEffect(() => {
    if (!data) return;
    const isOn = on !== null;
    if (known.current === !isOn && document.activeElement === document.body)
      document.getElementById('second-factor')?.focus();
    known.current = isOn;
  }, [data, on]);
  const last = data?.passkeys === 0;
  // The only factor stays, also where the other one goes while it is asked for.
  const open = asked === 'off' && last && data.required ? 'stays' : asked;
  const few = data !== undefined && data.codes_left <= RECOVERY_CODES.few;
  return (
    <Section
      id="second-factor"
      title={t.factor}
      about={t.factorText}
      action={
        data &&
        on === null && (
          <Button variant="outline" onClick={() => setOpen('on')}>
            {t.turnOn}
          </Button>
        )
      }
    >
      {!data ? (
        <Waiting failed={isError ? t.factorFailed : null} retry={() => void refetch()} />
      ) : (
        <ul className="overflow-hidden rounded-lg border border-line bg-paper text-ui">
          <Line
            name={t.status}
            actions={
              on
                ? [
                    { label: t.replace, run: () => setOpen('replace') },
                    { label: t.turnOff, run: () => setOpen('off') },
                  ]
                : []
            }
          >
            <Badge tone={on ? 'ok' : 'plain'}>{on ? t.on : t.off}</Badge>
            <span className="text-note text-ink-2">
              {on ? t.onSince(date(on)) : data.passkeys > 0 ? t.passkeyText : t.offText}
            </span>
          </Line>
          {(on !== null || data.passkeys > 0) && (
            <Line name={t.codes} actions={[{ label: t.newCodes, run: () => setOpen('codes') }]}>
              <span>{t.codesLeft(number(data.codes_left))}</span>
              {few && <Badge tone="warn">{t.codesFew}</Badge>}
            </Line>
          )}
        </ul>
      )}
      <Suspense>
        {(open === 'on' || open === 'replace') && <TurnOn replaces={open === 'replace'} onClose={close} />}
        {(open === 'off' || open === 'codes') && <WithCode what={open} last={last} onClose={close} />}
        {open === 'stays' && <LastFactor what="codes" onAdd={() => setOpen('passkey')} onClose={close} />}
        {open === 'passkey' && <AddPasskey onClose={close} />}
      </Suspense>
    </Section>
  );
}

type LineProps = { name: string; children: React.ReactNode; actions: readonly { label: string; run: () => void }[] };
function Line({ name, children, actions }: LineProps) {
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-2 last:border-b-0">
      <span className="w-[176px] shrink-0 text-ink-2 max-sm:w-full">{name}</span>
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1">{children}</span>
      {/* Two take a row of their own on a phone: what stands before them would be a narrow column. */}
      <span className={clsx('flex justify-end', actions.length > 1 && 'max-sm:w-full')}>
        {actions.map(({ label, run }) => (
          <Button key={label} variant="ghost" size="sm" onClick={run}>
            {label}
          </Button>
        ))}
      </span>
    </li>
  );
}
