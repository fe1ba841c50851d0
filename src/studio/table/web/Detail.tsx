import { useMutation } from '@tanstack/react-query';
import { Download, Filter, Layers, Plus } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import type { Citation } from '#contract/span.ts';
import { sheetFormats } from '#contract/studio-parts.ts';
import { call } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import type { DetailProps } from '#web/studio/tool.ts';
import { Button, IconButton } from '#web/ui/Button.tsx';
import { copy } from '#web/ui/copy.ts';
import { exportText } from '#web/ui/export/text.ts';
import { useExport } from '#web/ui/export/use-export.ts';
import { isTyping } from '#web/ui/keys.ts';
import { Menu, MenuChoices, MenuItem, MenuLabel } from '#web/ui/Menu.tsx';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { toastError } from '#web/ui/toast.tsx';
import contract from '../contract.ts';
import { askAnother, type Another } from './draft.ts';
import { Foot } from './Foot.tsx';
import { Grid } from './Grid.tsx';
import { citationOf, saidOf } from './heads.ts';
import { Phone } from './Phone.tsx';
import { Side } from './Side.tsx';
import { tableText } from './text.ts';
import { useTable, type At, type Tabled } from './use-table.ts';

/** Below it there is room for one question at a time. */
const wide = matchMedia('(min-width: 768px)');
const hearWidth = (changed: () => void): (() => void) => {
  wide.addEventListener('change', changed);
  return () => wide.removeEventListener('change', changed);
};
const isWideNow = (): boolean => wide.matches;

/** A table: the sheet, the cell beside it, and while it is made how far it is. */
export default function Detail(props: DetailProps<typeof contract>) {
  const { result, citations, job, notebookId, bar, onChanged, toStart } = props;
  const t = useText(tableText);
  const { number, range } = useFormats();
  const isWide = useSyncExternalStore(hearWidth, isWideNow);
  const tabled = useTable(result, citations, job, notebookId);
  const { lines, at, go, byId, filter, setFilter, heads } = tabled;
  const [opened, setOpened] = useState(false);
  const [correcting, setCorrecting] = useState(false);
  const [filtering, setFiltering] = useState(false);
  const [column, setColumn] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const params = { id: notebookId, jobId: job.job_id };
  const setting = useMutation({
    mutationFn: (body: { source_id: string; column: number; text: string | null }) =>
      call(contract.partsApi.change, { params, body }),
    onSuccess: onChanged,
    onError: (error) => toastError({ title: t.failed, text: saidBy(error, '') || undefined }),
  });
  const focusCell = (): void => box.current?.querySelector<HTMLElement>('[data-here]')?.focus();
  // The keys are heard from the start.
  useEffect(focusCell, []);
  const open = (to: At, correct = false): void => {
    go(to);
    setOpened(true);
    setCorrecting(correct);
  };
  const close = (): void => {
    setOpened(false);
    setCorrecting(false);
    focusCell();
  };
  const line = at && lines.find(({ id }) => id === at.id);
  const step = (by: 1 | -1): void => {
    const next = lines[lines.findIndex(({ id }) => id === at?.id) + by];
    if (next && at) {
      setCorrecting(false);
      go({ ...at, id: next.id });
    }
  };
  const linesOf = ({ chunk_lines_from: from, chunk_lines_to: to }: Citation): string =>
    t.lines(range(from, to), from === to);
  const copyAt = (to: At): void => {
    const from = lines.find(({ id }) => id === to.id);
    const cell = from?.row?.cells[to.column];
    if (!from || !cell) return void copy(from?.title ?? '');
    const citation = citationOf(cell, byId);
    const near = cell.state === 'near' && cell.corrected === null ? `${t.near} ` : '';
    const said = near + (saidOf(cell, byId) || t.silent);
    void copy(citation ? `${said} (${t.cite(from.title, linesOf(citation))})` : said);
  };
  const wanted = useRef<Another>(null);
  const another = (): void => {
    wanted.current = { sources: [...tabled.sources], columns: result.columns };
    toStart();
  };
  // Once this window is gone, and has given the focus back.
  useEffect(() => () => void (wanted.current && askAnother(notebookId, wanted.current)), [notebookId]);
  const press = (event: KeyboardEvent): void => {
    if (event.key === '/' && !isTyping(event.target)) {
      event.preventDefault();
      setFiltering(true);
    } else if (event.key === 'Escape' && (opened || filtering)) {
      // What is open goes first, then the window.
      event.preventDefault();
      event.stopPropagation();
      if (opened) return close();
      setFiltering(false);
      setFilter('');
      focusCell();
    }
  };
  const side = opened && line && at && at.column >= 0 && (
    <Side
      tabled={tabled}
      line={line}
      column={at.column}
      correcting={correcting}
      setCorrecting={(on) => {
        setCorrecting(on);
        if (!on) focusCell();
      }}
      onSet={(text) => setting.mutateAsync({ source_id: at.id, column: at.column, text }).then(() => true, () => false)} // prettier-ignore
      onStep={step}
      onClose={close}
    />
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of what is inside
    <div
      ref={box}
      onKeyDown={press}
      {...((opened || filtering) && { 'data-own-escape': '' })}
      className="relative flex min-h-0 flex-1 flex-col"
    >
      {bar &&
        createPortal(
          <>
            <span className="text-note text-ink-2 tabular-nums max-lg:hidden">
              {t.size(number(tabled.total), number(heads.length))}
            </span>
            <IconButton
              icon={Filter}
              label={`${t.filter} (/)`}
              pressed={filtering}
              onClick={() => {
                if (filtering) setFilter('');
                setFiltering(!filtering);
              }}
            />
            {isWide && (
              <>
                <Grouping tabled={tabled} />
                <Button variant="outline" size="sm" icon={Plus} title={t.anotherText} onClick={another}>
                  {t.another}
                </Button>
              </>
            )}
            {job.status === 'completed' && <Exports params={params} />}
          </>,
          bar,
        )}
      {filtering && (
        <div className="flex shrink-0 items-center gap-3 border-b border-line px-3 py-2">
          <SearchBox value={filter} onChange={setFilter} label={t.filter} autoFocus className="w-80 max-w-full" />
          <span role="status" className="text-note text-ink-2 tabular-nums">
            {filter && t.filtered(number(lines.length), number(tabled.total))}
          </span>
        </div>
      )}
      <div className="flex min-h-0 flex-1">
        {lines.length === 0 ? (
          <p className="flex-1 p-5 text-note text-ink-2">{t.none}</p>
        ) : isWide ? (
          <Grid
            tabled={tabled}
            opened={Boolean(side)}
            onOpen={open}
            onCorrect={(to) => open(to, true)}
            onCopy={copyAt}
          />
        ) : (
          <Phone tabled={tabled} column={column} setColumn={setColumn} onOpen={open} onAnother={another} />
        )}
        {side && isWide && <aside className="flex w-80 shrink-0 flex-col border-l border-line">{side}</aside>}
      </div>
      {side && !isWide && <div className="absolute inset-0 z-20 flex flex-col bg-paper">{side}</div>}
      {job.status !== 'completed' && <Foot result={result} job={job} params={params} onStopped={onChanged} />}
    </div>
  );
}

/** By which question the lines stand together. */
function Grouping({ tabled: { heads, group, groupBy } }: { tabled: Tabled }) {
  const t = useText(tableText);
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="sm" icon={Layers} aria-pressed={group !== null}>
          {t.group}
        </Button>
      }
    >
      <MenuLabel>{t.groupBy}</MenuLabel>
      <MenuChoices
        label={t.groupBy}
        value={String(group ?? -1)}
        onChange={(now) => groupBy(now === '-1' ? null : Number(now))}
        items={[t.noGroup, ...heads].map((label, at) => ({ id: String(at - 1), label }))}
      />
    </Menu>
  );
}

/** The table as a file. */
function Exports({ params }: { params: { id: string; jobId: string } }) {
  const t = useText(tableText);
  const names = useText(exportText);
  const sheet = useExport({ row: contract.partsApi.sheet, params });
  const paper = useExport({ row: contract.api.download, params });
  return (
    <Menu
      trigger={
        <Button size="sm" icon={Download} className="max-lg:hidden">
          {t.export}
        </Button>
      }
    >
      {sheetFormats.map((format) => (
        <MenuItem key={format} onSelect={() => sheet.mutate(format)}>
          {t.exportAs(names.sheets[format])}
        </MenuItem>
      ))}
      {(['docx', 'pdf'] as const).map((format) => (
        <MenuItem key={format} onSelect={() => paper.mutate(format)}>
          {t.exportAs(names.formats[format])}
        </MenuItem>
      ))}
    </Menu>
  );
}
