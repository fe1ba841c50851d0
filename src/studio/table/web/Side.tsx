import { ArrowDown, ArrowUp, Pencil, RotateCcw, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { CiteChip } from '#web/ui/answer/CiteChip.tsx';
import { Button, IconButton, TextLink } from '#web/ui/Button.tsx';
import { CORRECTION_MAX, type Cell } from '../contract.ts';
import { departs } from '../differences.ts';
import { citationOf, readOf, saidOf, type ById } from './heads.ts';
import { Passage } from './Passage.tsx';
import { tableText } from './text.ts';
import type { Line } from './order.ts';
import type { Tabled } from './use-table.ts';

type Props = {
  tabled: Tabled;
  line: Line;
  column: number;
  /** Whether its correction is being written. */
  correcting: boolean;
  setCorrecting: (on: boolean) => void;
  onSet: (text: string | null) => Promise<boolean>;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
};

/** One cell: its answer, the passage that it stands in, why it departs from its column, and what can be set right. */
export function Side({ tabled, line, column, correcting, setCorrecting, onSet, onStep, onClose }: Props) {
  const t = useText(tableText);
  const { number } = useFormats();
  const { heads, lines, byId, usual, usualWords } = tabled;
  const cell = line.row?.cells[column];
  const y = lines.findIndex(({ id }) => id === line.id);
  const most = usual[column];
  return (
    <section aria-label={`${line.title} · ${heads[column]}`} className="flex min-h-0 flex-1 flex-col" data-cell>
      <header className="flex min-h-13 shrink-0 items-center gap-2 border-b border-line pr-2 pl-4">
        <h3 className="min-w-0 flex-1 truncate text-ui font-semibold">
          {line.title} · {heads[column]}
        </h3>
        <IconButton icon={X} label={t.close} onClick={onClose} />
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls takes the keys */}
      <div
        className="scroll grid min-h-0 flex-1 content-start gap-4 px-4 py-5 focus-visible:-outline-offset-2"
        tabIndex={0}
      >
        {!cell || line.row?.why ? (
          <p className="text-note text-ink-2">{line.row?.why ? t.why[line.row.why] : t.waiting}</p>
        ) : (
          <>
            <Answer cell={cell} byId={byId} />
            {most && departs(cell, most) && (
              <div className="border-y border-line py-4">
                <p className="flex items-center gap-2 text-ui font-semibold">
                  <span aria-hidden className="grid size-5 place-items-center rounded bg-sunken">
                    ≠
                  </span>
                  {t.differs}
                </p>
                <p className="mt-1 text-note text-ink-2">
                  {t.usual(usualWords(column), number(most.count), number(most.of))}
                </p>
              </div>
            )}
            {correcting ? (
              <Correction
                key={`${line.id} ${column}`}
                before={saidOf(cell, byId)}
                onSet={onSet}
                onEnd={() => setCorrecting(false)}
              />
            ) : (
              <p className="flex flex-wrap gap-x-4 text-note">
                <TextLink icon={Pencil} className="max-sm:min-h-11" onClick={() => setCorrecting(true)}>
                  {t.correct}
                </TextLink>
                {cell.corrected !== null && (
                  <TextLink icon={RotateCcw} className="max-sm:min-h-11" onClick={() => void onSet(null)}>
                    {t.asRead}
                  </TextLink>
                )}
              </p>
            )}
          </>
        )}
      </div>
      <footer className="flex min-h-12 shrink-0 items-center border-t border-line pr-2 pl-4">
        <span role="status" className="flex-1 text-note text-ink-2 tabular-nums">
          {t.at(number(y * heads.length + column + 1), number(lines.length * heads.length))}
        </span>
        <IconButton icon={ArrowUp} label={t.previous} onClick={() => onStep(-1)} disabled={y <= 0} />
        <IconButton icon={ArrowDown} label={t.next} onClick={() => onStep(1)} disabled={y >= lines.length - 1} />
      </footer>
    </section>
  );
}

/** The words that answer with their numbers, and the passage below. */
function Answer({ cell, byId }: { cell: Cell; byId: ById }) {
  const t = useText(tableText);
  const cited = cell.line.flatMap((piece) => (typeof piece === 'string' ? [] : (byId.get(piece.citation_id) ?? [])));
  const first = citationOf(cell, byId);
  const read = cell.line.map((piece, i) => {
    if (typeof piece === 'string') return piece;
    const citation = byId.get(piece.citation_id);
    return (
      citation && (
        <span key={i}>
          {citation.excerpt.replace(/\s+/g, ' ')} <CiteChip citation={citation} among={cited} />
        </span>
      )
    );
  });
  return (
    <>
      {cell.corrected !== null && (
        <p className="font-serif text-answer font-[430] [overflow-wrap:anywhere] max-sm:text-[19px]/[28px]">
          {cell.corrected}
          <span className="ml-2 inline-flex items-center gap-1 font-sans text-note text-ink-3">
            <Pencil className="size-3" aria-hidden />
            {t.corrected}
          </span>
        </p>
      )}
      {cell.state === 'near' && cell.corrected === null && (
        <div>
          <p className="font-serif text-answer font-[430] text-ink-3">{t.near}</p>
          <p className="text-note text-ink-2">{t.nearText}</p>
        </div>
      )}
      {cell.state === 'silent' && (
        <div>
          <p className="font-serif text-answer font-[430] text-ink-3">{t.silent}</p>
          <p className="text-note text-ink-2">{t.silentText}</p>
        </div>
      )}
      {cell.state === 'answered' &&
        (cell.corrected === null ? (
          <p className="font-serif text-answer font-[430] [overflow-wrap:anywhere] max-sm:text-[19px]/[28px]">{read}</p>
        ) : (
          <p className="text-note text-ink-2">
            {t.wasRead}: {readOf(cell, byId)}
          </p>
        ))}
      {first && <Passage cell={cell} first={first} byId={byId} />}
    </>
  );
}

type CorrectionProps = { before: string; onSet: (text: string) => Promise<boolean>; onEnd: () => void };
/** Where a cell is set right: Enter keeps it, Escape leaves it. */
function Correction({ before, onSet, onEnd }: CorrectionProps) {
  const t = useText(tableText);
  const [text, setText] = useState(before);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.select(), []);
  const save = async (): Promise<void> => {
    if (text.trim() === '' || busy) return;
    setBusy(true);
    const kept = await onSet(text.trim());
    setBusy(false);
    if (kept) onEnd();
  };
  return (
    <div className="grid gap-2">
      <textarea
        ref={field}
        aria-label={t.correction}
        value={text}
        maxLength={CORRECTION_MAX}
        rows={3}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter' && !event.shiftKey) {
            event.preventDefault();
            void save();
          } else if (event.key === 'Escape') {
            // It leaves the field, not the window.
            event.stopPropagation();
            event.preventDefault();
            onEnd();
          }
        }}
        className="w-full rounded-md border border-line-strong bg-paper px-3 py-2 text-ui"
      />
      <div className="flex gap-2">
        <Button size="sm" onClick={() => void save()} disabled={busy || text.trim() === ''} aria-busy={busy}>
          {t.save}
        </Button>
        <Button size="sm" variant="ghost" onClick={onEnd}>
          {t.cancel}
        </Button>
      </div>
    </div>
  );
}
