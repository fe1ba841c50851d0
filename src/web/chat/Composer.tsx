import clsx from 'clsx';
import { ArrowUp, CircleAlert, Square } from 'lucide-react';
import { useEffect, useLayoutEffect, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { MESSAGE_MAX } from '#contract/chat.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { TextLink } from '#web/ui/Button.tsx';
import type { MessagePrice } from './ChatPanel.tsx';
import { chatText } from './text.ts';
import { useDraft, writeDraft } from './use-draft.ts';

/** The field grows with what is written, from 40 to 144 px (specification 1, section 9). */
const HEIGHT = { least: 40, most: 144 } as const;

/** Without a transition, however short: the height is read as soon as it is set. */
function grow(field: HTMLTextAreaElement): void {
  field.style.height = `${HEIGHT.least}px`;
  field.style.height = `${Math.min(HEIGHT.most, Math.max(HEIGHT.least, field.scrollHeight))}px`;
}

type Props = {
  session: string;
  onSend: () => void;
  /** Ends the question on its way; null when there is none. */
  onStop: (() => void) | null;
  /** The question that did not get through, while it stands here as it was; null when all did. */
  failed: { question: string; onAgain: () => void } | null;
  disabled: boolean;
  /** What stands in the empty field. */
  hint: string;
  /** The line below: which sources answer. */
  note: string;
  /** The same in few words, for a phone; null where it is as short as it can be. */
  noteShort: string | null;
  /** What leaves the server; null until it is known. */
  leaves: string | null;
  /** What a question costs; null where it costs nothing. */
  price: MessagePrice | null;
  /** Chooses who answers. */
  engine: ReactNode;
  field: RefObject<HTMLTextAreaElement | null>;
};

/** Where questions are written. Enter sends, Shift+Enter starts a line. */
export function Composer({ field: area, ...props }: Props) {
  const { session, onSend, onStop, failed, disabled, hint, note, noteShort, leaves, price, engine } = props;
  const t = useText(chatText);
  const common = useText(words);
  const value = useDraft(session);
  const refused = failed?.question === value ? failed : null;
  useLayoutEffect(() => {
    if (area.current) grow(area.current);
  }, [value, area]);
  useEffect(() => {
    // Sources become ready while somebody works elsewhere: what has the focus keeps it.
    const isFree = document.activeElement === document.body;
    if (!disabled && isFree && matchMedia('(min-width: 1100px)').matches) area.current?.focus({ preventScroll: true });
  }, [disabled, area]);
  const blocked = disabled || onStop !== null || value.trim() === '';
  const keys = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!blocked) onSend();
  };
  return (
    <div data-foot className="shrink-0 px-4 pt-2 pb-3 print:hidden">
      <div className="mx-auto max-w-[704px]">
        <div
          className={clsx(
            'flex items-end gap-2 rounded-lg border p-1.5 focus-within:outline-2 focus-within:outline-tinta',
            disabled ? 'border-line bg-sunken' : refused ? 'border-bad bg-paper' : 'border-line-strong bg-paper',
          )}
        >
          <textarea
            ref={area}
            id="question"
            rows={1}
            disabled={disabled}
            value={value}
            maxLength={MESSAGE_MAX}
            aria-label={t.ask}
            aria-describedby={refused ? 'composer-failed composer-note' : 'composer-note'}
            aria-invalid={refused ? true : undefined}
            placeholder={hint}
            onChange={(event) => writeDraft(session, event.target.value)}
            onKeyDown={keys}
            className="scroll flex-1 resize-none bg-transparent transition-none px-2.5 py-2.5 text-[15px]/[22px] outline-none placeholder:text-ink-3 disabled:cursor-not-allowed"
          />
          {engine}
          {onStop ? (
            <button
              type="button"
              onClick={onStop}
              aria-label={t.stop}
              title={t.stop}
              className="grid size-10 shrink-0 place-items-center rounded-md bg-sunken text-ink max-sm:size-11"
            >
              <Square className="size-3.5 fill-current" aria-hidden />
            </button>
          ) : (
            <button
              type="button"
              onClick={onSend}
              disabled={blocked}
              aria-label={t.send}
              title={t.send}
              className="grid size-10 shrink-0 place-items-center rounded-md bg-tinta text-on-tinta hover:bg-tinta-hover disabled:bg-line disabled:text-ink-3 max-sm:size-11"
            >
              <ArrowUp className="size-4" aria-hidden />
            </button>
          )}
        </div>
        {refused && (
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 px-1 text-note text-bad">
            <span id="composer-failed" className="inline-flex items-center gap-1.5">
              <CircleAlert className="size-3.5 shrink-0" aria-hidden />
              {t.notSent}
            </span>
            <TextLink onClick={refused.onAgain} className="max-sm:min-h-11">
              {common.retry}
            </TextLink>
          </p>
        )}
        <p
          id="composer-note"
          className="mt-1.5 flex flex-wrap justify-between gap-x-3 px-1 text-meta text-ink-3 tabular-nums"
        >
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <span className={noteShort === null ? undefined : 'max-sm:hidden'}>{note}</span>
            {noteShort !== null && <span className="sm:hidden">{noteShort}</span>}
            {leaves && <span className="text-ink-2"> · {leaves}</span>}
          </span>
          {/* Of one line: where the keys do not fit beside the rest, they wrap out of it. */}
          <span className="flex h-4 min-w-0 flex-1 flex-row-reverse flex-wrap gap-x-3 overflow-hidden whitespace-nowrap">
            {price && (
              <span className="text-ink-2">
                <span aria-hidden className="sm:hidden">
                  {price.short}
                </span>
                <span className="max-sm:sr-only">{price.said}</span>
              </span>
            )}
            <span className="max-sm:hidden">{!disabled && t.enter}</span>
          </span>
        </p>
      </div>
    </div>
  );
}
