import clsx from 'clsx';
import { CircleCheck, CircleX, CornerDownRight } from 'lucide-react';
import type { Citation, Newer } from '#contract/span.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { TextLink } from '../Button.tsx';
import { inNewer } from './citing.ts';
import { answerText } from './text.ts';

const LOOK = {
  there: { icon: CircleCheck, tone: 'text-ok' },
  moved: { icon: CornerDownRight, tone: 'text-tinta' },
  gone: { icon: CircleX, tone: 'text-warn' },
} as const;

/** What became of the words of a citation in the version that took the place of its own: 'still there', 'moved to line 12', 'gone'. */
export function useNewer() {
  const t = useText(answerText).newer;
  const { range } = useFormats();
  return ({ version, state, chunk_lines_from: from, chunk_lines_to: to }: Newer): string =>
    state === 'moved' ? t.moved(version, range(from, to), from === to) : t[state](version);
}

/** The same as a line below a citation, with a way there. */
export function NewerState({ citation, onOpen }: { citation: Citation; onOpen: (citation: Citation) => void }) {
  const t = useText(answerText).newer;
  const say = useNewer();
  if (!citation.newer) return null;
  const { icon: Icon, tone } = LOOK[citation.newer.state];
  const there = inNewer(citation);
  return (
    <p className="mt-2.5 flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-line pt-2 text-note">
      <Icon className={clsx('size-3.5 shrink-0', tone)} aria-hidden />
      <span className={tone}>{say(citation.newer)}</span>
      {there && (
        <TextLink className="ml-auto max-sm:min-h-11" onClick={() => onOpen(there)}>
          {t.open(there.version)}
        </TextLink>
      )}
    </p>
  );
}
