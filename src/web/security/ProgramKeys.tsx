import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { auditApi } from '#contract/audit.ts';
import { programsApi, type ProgramKey } from '#contract/programs.ts';
import { call } from '#web/api/call.ts';
import { queries, useCall } from '#web/api/query.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Section, Waiting } from '#web/ui/Section.tsx';
import { toast } from '#web/ui/toast.tsx';
import { ago } from './ago.ts';
import { MakeProgramKey, ShownKey } from './MakeProgramKey.tsx';
import { programKeysText } from './program-keys-text.ts';
import { Step } from '#web/ui/proof/Step.tsx';

const readKeys = (): Promise<unknown> =>
  Promise.all(
    [programsApi.list, auditApi.ofAccount].map(({ path }) => queries.invalidateQueries({ queryKey: [path] })),
  );

/** The keys for programs: what each allows, when it was used and when it ends; the way to make one and to revoke it. `frozen`: none can be made. */
export function ProgramKeys({ frozen }: { frozen: boolean }) {
  const t = useText(programKeysText);
  const { data, isError, refetch } = useCall(programsApi.list, {});
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const [going, setGoing] = useState<ProgramKey | null>(null);
  const done = (key: string): void => {
    setMaking(false);
    setMade(key);
    void readKeys();
  };
  return (
    <Section
      id="program-keys"
      title={t.title}
      about={t.about}
      action={
        data && !frozen ? (
          <Button variant="outline" onClick={() => setMaking(true)}>
            {t.create}
          </Button>
        ) : null
      }
    >
      {!data && <Waiting failed={isError ? t.failed : null} retry={() => void refetch()} />}
      {data && (
        <div className="overflow-hidden rounded-lg border border-line bg-paper">
          {data.keys.length === 0 ? (
            <Empty title={t.none}>{t.noneText}</Empty>
          ) : (
            <ul>
              {data.keys.map((one) => (
                <Line key={one.id} programKey={one} onRevoke={() => setGoing(one)} />
              ))}
            </ul>
          )}
        </div>
      )}
      {making && <MakeProgramKey onMade={done} onClose={() => setMaking(false)} />}
      {made !== null && <ShownKey programKey={made} onClose={() => setMade(null)} />}
      {going && <Revoke programKey={going} onClose={() => setGoing(null)} />}
    </Section>
  );
}

function Line({ programKey, onRevoke }: { programKey: ProgramKey; onRevoke: () => void }) {
  const t = useText(programKeysText);
  const language = useLanguage();
  const { date } = useFormats();
  const { name, scopes, expires_at, last_used_at } = programKey;
  const used = last_used_at && t.lastUsed(ago(language, last_used_at, t.now) ?? date(last_used_at));
  return (
    <li className="flex min-h-13 items-center gap-4 border-b border-line px-4 py-2.5 last:border-b-0">
      <KeyRound className="size-[18px] shrink-0 text-ink-2" aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="text-ui font-medium [overflow-wrap:anywhere]">{name}</p>
        <p className="text-note text-ink-2">
          {[scopes.map((one) => t.short[one]).join(', '), used ?? t.neverUsed, t.until(date(expires_at))].join(' · ')}
        </p>
      </div>
      <Button variant="ghost" size="sm" aria-label={t.revokeOf(name)} onClick={onRevoke}>
        {t.revoke}
      </Button>
    </li>
  );
}

function Revoke({ programKey: { id, name }, onClose }: { programKey: ProgramKey; onClose: () => void }) {
  const t = useText(programKeysText);
  const send = async (): Promise<void> => {
    await call(programsApi.revoke, { params: { keyId: id } });
    toast({ title: t.revoked });
    onClose();
    await readKeys();
  };
  return (
    <Step title={t.revokeTitle} about={t.revokeText(name)} label={t.revoke} danger onClose={onClose} send={send} />
  );
}
