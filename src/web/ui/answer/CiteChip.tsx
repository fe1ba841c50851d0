import { CornerDownRight } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { Citation } from '#contract/span.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { INTENT, useIntent } from '../use-intent.ts';
import { isOpenable, isSame, isSamePassage, useCiting } from './citing.ts';
import { CitePreview } from './CitePreview.tsx';
import { useNewer } from './NewerState.tsx';
import { answerText } from './text.ts';

/** `inCell`: it stands in a cell that shows its words already, and takes a press anywhere on it. `partly`: it carries the words before it only in part. */
type Props = { citation: Citation; among: readonly Citation[]; inCell?: boolean; partly?: boolean };

/**
 * The number of a citation. Resting on it shows the quotation; a press opens the lines in the source.
 * A finger's first touch shows the quotation, whose link opens the source.
 */
export function CiteChip({ citation, among, inCell = false, partly = false }: Props) {
  const t = useText(answerText);
  const { range, number } = useFormats();
  const { open, opened } = useCiting();
  const say = useNewer();
  const preview = useIntent(false);
  const button = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const finger = useRef(false);
  const { citation_id: n, state, source_title, chunk_lines_from: from, chunk_lines_to: to } = citation;
  const openable = isOpenable(citation);
  const label =
    state === 'missing'
      ? t.citeMissing(n)
      : state === 'deleted'
        ? t.citeDeleted(n)
        : t.cite(n, source_title, from === to ? t.line(number(from)) : t.lines(range(from, to)));
  const toSource = (wanted: Citation): void => {
    preview.now(false);
    // Words opened in a newer version step on to the others where those were cited.
    open(
      wanted,
      among.map((one) => (one === citation ? wanted : one)),
      button.current,
    );
  };
  const press = (): void => {
    if (openable && !finger.current) return toSource(citation);
    preview.now(!preview.shown);
  };
  /** The arrow down leads from the chip into its card, whose links the tab key would pass by. */
  const intoCard = (event: KeyboardEvent): void => {
    const inside = event.key === 'ArrowDown' && !event.altKey && card.current?.querySelector<HTMLElement>('button');
    if (!inside) return;
    event.preventDefault();
    inside.focus();
  };
  const mouse = (act: () => void) => (event: PointerEvent) => event.pointerType === 'mouse' && !inCell && act();
  return (
    <Popover.Root open={preview.shown} onOpenChange={preview.now}>
      <Popover.Anchor asChild>
        <button
          ref={button}
          type="button"
          className="cite"
          data-state={state}
          data-n={n}
          data-same={openable && isSamePassage(opened, citation) ? '' : undefined}
          data-partly={partly || undefined}
          data-newer={citation.newer?.state}
          data-open={preview.shown || isSame(opened, citation) ? '' : undefined}
          aria-label={citation.newer ? `${label}. ${say(citation.newer)}` : label}
          aria-haspopup="dialog"
          onPointerDown={(event) => (finger.current = event.pointerType === 'touch')}
          onPointerEnter={mouse(() => preview.later(true, INTENT.open))}
          onPointerLeave={mouse(() => preview.later(false, INTENT.close))}
          onFocus={(event) =>
            !inCell && event.currentTarget.matches(':focus-visible') && preview.later(true, INTENT.focus)
          }
          onBlur={(event) => !card.current?.contains(event.relatedTarget) && preview.later(false, INTENT.close)}
          onKeyDown={intoCard}
          onClick={press}
        >
          {state === 'moved' && <CornerDownRight className="size-2.5" strokeWidth={2.8} aria-hidden />}
          {n}
        </button>
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          ref={card}
          aria-label={t.preview(n)}
          align="end"
          sideOffset={6}
          collisionPadding={12}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (card.current?.contains(document.activeElement)) button.current?.focus();
          }}
          // A press on the chip itself is the chip's to answer.
          onInteractOutside={(event) => {
            if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
          }}
          onPointerEnter={() => preview.now(true)}
          onPointerLeave={mouse(() => preview.later(false, INTENT.close))}
          className="float-in scroll z-50 max-h-(--radix-popover-content-available-height) w-[400px] max-w-[calc(100vw-24px)] rounded-lg border border-line bg-paper p-4 shadow-float outline-none"
        >
          <CitePreview citation={citation} onOpen={toSource} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
