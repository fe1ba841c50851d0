import { ArrowDown, ArrowUp, Play } from 'lucide-react';
import type { Citation } from '#contract/span.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { useCiting } from '#web/ui/answer/citing.ts';
import { answerText } from '#web/ui/answer/text.ts';
import { IconButton, TextLink, textLinkLook } from '#web/ui/Button.tsx';
import { sourcesText } from '../text.ts';
import { playerText } from './player-text.ts';
import type { Speech } from './use-recording.ts';

type Props = {
  citation: Citation | null;
  lines: { from: number; to: number };
  page: number | null;
  /** The second at which the first of the lines is spoken, and how it is played from there. */
  time: number | null;
  speech: Speech | null;
  lost: boolean;
  onStep: ((by: 1 | -1) => void) | null;
};

/** Where the reader is: the lines, their page, how the words were found, and the citations before and after. */
export function FootBar({ citation, lines: { from, to }, page, time, speech, lost, onStep }: Props) {
  const t = useText(sourcesText).viewer;
  const player = useText(playerText);
  const { range, number, clock, date } = useFormats();
  const answer = useText(answerText);
  const since = citation?.since;
  const video = time === null ? null : (speech?.link?.(time) ?? null);
  return (
    <div
      role="status"
      data-foot
      className="flex min-h-11 shrink-0 items-center gap-2 border-t border-line px-4 text-note"
    >
      {citation && (
        <span className="cite" data-state={citation.state} data-open="" aria-hidden>
          {citation.citation_id}
        </span>
      )}
      <span className="min-w-0 py-1 text-ink-2">
        {lost
          ? t.lost
          : [
              t.linesOf(range(from, to), from === to),
              page !== null && t.page(number(page)),
              time !== null && clock(time),
              since && answer.since(date(`${since}T12:00`)),
            ]
              .filter(Boolean)
              .join(', ')}
        {citation && !lost && <span className="text-ok"> · {citation.state === 'moved' ? t.moved : t.found}</span>}
      </span>
      {!lost && time !== null && speech && !speech.link && (
        <TextLink icon={Play} className="shrink-0 max-sm:min-h-11" onClick={() => speech.play(time)}>
          {player.here}
        </TextLink>
      )}
      {!lost && video !== null && (
        <a className={textLinkLook('shrink-0 max-sm:min-h-11')} href={video} target="_blank" rel="noopener noreferrer">
          {player.watchHere}
        </a>
      )}
      {onStep && (
        <span className="ml-auto flex shrink-0 items-center">
          <Place />
          <IconButton icon={ArrowUp} label={t.previous} onClick={() => onStep(-1)} />
          <IconButton icon={ArrowDown} label={t.next} onClick={() => onStep(1)} />
        </span>
      )}
    </div>
  );
}

/** '2 of 7': which of the citations of its answer is open. */
function Place() {
  const t = useText(answerText);
  const { number } = useFormats();
  const { step } = useCiting();
  return step && <span className="mr-1 text-ink-3 tabular-nums">{t.step(number(step.at), number(step.of))}</span>;
}
