import { portabilityApi, type ExportStatus, type ImportStatus } from '#contract/portability.ts';
import { useCall } from '#web/api/query.ts';
import { useText } from '#web/i18n/language.ts';
import { Section, Waiting } from '#web/ui/Section.tsx';
import { exportText } from './export-text.ts';
import { PortabilityExport } from './PortabilityExport.tsx';
import { PortabilityImport } from './PortabilityImport.tsx';

/** What changes by itself is also asked for, in case no event comes. */
const LOOK_MS = 4000;
const MOVES: readonly (ExportStatus | ImportStatus | undefined)[] = ['asked', 'preparing', 'fetching', 'waiting', 'running']; // prettier-ignore

/** All that is in the account as one file, and the way back in, which a blocked account (`frozen`) has not. */
export function Portability({ frozen }: { frozen: boolean }) {
  const t = useText(exportText);
  const { data, isError, refetch } = useCall(
    portabilityApi.state,
    {},
    {
      refetchInterval: ({ state: { data: now } }) =>
        MOVES.includes(now?.export?.status) || MOVES.includes(now?.import?.status) ? LOOK_MS : false,
    },
  );
  return (
    <Section id="portability" title={t.title} about={t.about}>
      {data ? (
        <div className="overflow-hidden rounded-lg border border-line bg-paper">
          <PortabilityExport newest={data.export} />
          {!frozen && <PortabilityImport newest={data.import} most={data.max_import_bytes} />}
        </div>
      ) : (
        <Waiting failed={isError ? t.failed : null} retry={() => void refetch()} />
      )}
    </Section>
  );
}
