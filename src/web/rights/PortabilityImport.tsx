import { useMutation } from '@tanstack/react-query';
import { FolderInput } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { ErrorCode } from '#contract/errors.ts';
import { portabilityApi, type Imported, type ImportedNotebook } from '#contract/portability.ts';
import { saidBy } from '#web/api/failure.ts';
import { keyOf, readAgain } from '#web/api/query.ts';
import { upload, type Progress } from '#web/api/upload.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { toastError } from '#web/ui/toast.tsx';
import { Badge, Bar, Notice, Verdict } from '#web/ui/tone.tsx';
import { exportText } from './export-text.ts';
import { Part } from './PortabilityRow.tsx';

/** Notebooks from such a copy: sent, read again, and reported on. */
export function PortabilityImport({ newest, most }: { newest: Imported | null; most: number }) {
  const t = useText(exportText);
  const { megabytes, percent } = useFormats();
  const picker = useRef<HTMLInputElement>(null);
  const stop = useRef<AbortController>(null);
  const [sent, setSent] = useState<Progress | null>(null);
  const bringing = useMutation({
    mutationFn: (file: File) => {
      stop.current = new AbortController();
      setSent({ loaded: 0, total: file.size });
      return upload(portabilityApi.bring, {}, {}, file, setSent, stop.current.signal);
    },
    onError: (error) => {
      if (error.name !== 'AbortError') toastError({ title: t.bringFailed, text: saidBy(error, t.refusals.other) });
    },
    onSettled: () => {
      setSent(null);
      return readAgain(keyOf(portabilityApi.state, {}));
    },
  });
  const runs = newest?.status === 'waiting' || newest?.status === 'running';
  const share = sent && sent.total > 0 ? (100 * sent.loaded) / sent.total : 0;
  return (
    <Part
      title={t.bring}
      action={
        sent ? (
          <Button variant="outline" onClick={() => stop.current?.abort()}>
            {t.stop}
          </Button>
        ) : (
          <Button variant="outline" icon={FolderInput} disabled={runs} onClick={() => picker.current?.click()}>
            {t.choose}
          </Button>
        )
      }
    >
      <p>{t.bringText}</p>
      <p>{t.bringLimit(megabytes(most))}</p>
      <input
        ref={picker}
        type="file"
        accept=".zip,application/zip"
        aria-label={t.choose}
        hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) bringing.mutate(chosen);
          target.value = '';
        }}
      />
      {sent && (
        <div className="mt-1 grid gap-1">
          <Bar value={share} label={t.sending(percent(share))} />
          <p>{t.sending(percent(share))}</p>
        </div>
      )}
      {newest && !sent && <Report newest={newest} />}
    </Part>
  );
}

/** How far an import is, and what came of it. */
function Report({ newest }: { newest: Imported }) {
  const t = useText(exportText);
  const { number } = useFormats();
  const { status, total, notebooks, error_code } = newest;
  if (status === 'failed')
    return (
      <Notice tone="bad" title={t.bringFailed}>
        {why(t.refusals, error_code)}
      </Notice>
    );
  if (status === 'waiting' || total === null) return <p role="status">{t.waiting}</p>;
  const done = total === 0 ? 100 : (100 * notebooks.length) / total;
  const going = t.running(number(notebooks.length), number(total));
  return (
    <div className="mt-1 grid gap-2 text-ink">
      {status === 'running' ? (
        <div role="status" className="grid gap-1">
          <Bar value={done} label={going} />
          <p>{going}</p>
        </div>
      ) : (
        <h4 className="text-note font-semibold">{t.done}</h4>
      )}
      {status === 'done' && notebooks.length === 0 && <p>{t.none}</p>}
      <ul className="grid gap-2">
        {notebooks.map((one, at) => (
          <Line key={one.notebook_id ?? at} notebook={one} />
        ))}
      </ul>
    </div>
  );
}

const why = (refusals: Partial<Record<ErrorCode, string>> & { other: string }, code: ErrorCode | null): string =>
  (code && refusals[code]) ?? refusals.other;

function Line({ notebook }: { notebook: ImportedNotebook }) {
  const t = useText(exportText);
  const { number } = useFormats();
  const { title, notebook_id, error_code, sources, notes, messages, results, unread, found, missing } = notebook;
  if (notebook_id === null)
    return (
      <li className="grid gap-0.5">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium [overflow-wrap:anywhere]">{title}</span> <Badge tone="bad">{t.refused}</Badge>
        </p>
        <p>{why(t.refusals, error_code)}</p>
      </li>
    );
  return (
    <li className="grid gap-0.5">
      <Link
        to={`/notebook/${notebook_id}`}
        className="w-fit font-medium text-tinta underline decoration-tinta/30 underline-offset-3 hover:decoration-tinta [overflow-wrap:anywhere]"
      >
        {title}
      </Link>
      <p className="text-ink-2">{t.came(number(sources), number(notes), number(messages), number(results))}</p>
      {missing > 0 ? (
        <Verdict tone="warn">{t.someMissing(number(found), number(missing))}</Verdict>
      ) : (
        found > 0 && <Verdict tone="ok">{t.allFound(number(found))}</Verdict>
      )}
      {unread > 0 && <Verdict tone="warn">{t.unread(number(unread))}</Verdict>}
    </li>
  );
}
