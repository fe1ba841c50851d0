import { portabilityApi, type ExportStatus, type ImportStatus } from '#contract/portability.ts';
import { useCall } from '#web/api/query.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Skeleton } from '#web/ui/Loading.tsx';
import { exportText } from './export-text.ts';
import { PortabilityExport } from './PortabilityExport.tsx';
import { PortabilityImport } from './PortabilityImport.tsx';

/** What changes by itself is also asked for, in case no event comes. */
const LOOK_MS = 4000;
const MOVES: readonly (ExportStatus | ImportStatus | undefined)[] = ['asked', 'preparing', 'fetching', 'waiting', 'running']; // prettier-ignore

/** All that is in the account as one file, and the way back in, which a blocked account (`frozen`) has not. */
export function Portability({ frozen }: { frozen: boolean }) {
  const t = useText(exportText);
  const common = useText(words);
  const { data, isError, refetch } = useCall(
    portabilityApi.state,
    {},
    {
      refetchInterval: ({ state: { data: now } }) =>
        MOVES.includes(now?.export?.status) || MOVES.includes(now?.import?.status) ? LOOK_MS : false,
    },
  );
  return (
    <section id="portability" aria-labelledby="portability-title" className="mb-9">
      <h2 id="portability-title" className="font-serif text-[20px]/7 font-[600]">
        {t.title}
      </h2>
      <p className="mb-3 text-note text-ink-2">{t.about}</p>
      {data ? (
        <div className="overflow-hidden rounded-lg border border-line bg-paper">
          <PortabilityExport newest={data.export} />
          {!frozen && <PortabilityImport newest={data.import} most={data.max_import_bytes} />}
        </div>
      ) : isError ? (
        <div className="rounded-lg border border-line bg-paper">
          <Empty
            title={t.failed}
            action={
              <Button variant="outline" onClick={() => void refetch()}>
                {common.retry}
              </Button>
            }
          />
        </div>
      ) : (
        <Skeleton className="h-[220px]" />
      )}
    </section>
  );
}
