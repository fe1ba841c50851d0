import type { AnswerContent, Segment } from '#contract/answer.ts';
import { numbersOf } from '#contract/direct-line.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { Notice, Verdict } from '../tone.tsx';
import { supportText } from './support-text.ts';
import { uncoveredWords } from './uncovered.ts';

/** The numbers that stand behind words which they carry only in part. */
export const partlyBehind = (segments: readonly Segment[]): ReadonlySet<number> =>
  new Set(segments.filter(({ support }) => support === 'partly').flatMap(numbersOf));

/** Below a paragraph that a model wrote: what its quotations do not say. Nothing where they say all of it. */
export function PartlyNote({ segments }: { segments: readonly Segment[] }) {
  const t = useText(supportText);
  const { list } = useFormats();
  const partly = segments.filter(({ support }) => support === 'partly');
  if (partly.length === 0) return null;
  const words = [...new Set(partly.flatMap(uncoveredWords))].map((word) => `«${word}»`);
  return (
    <div className="mt-3">
      <Notice tone="warn" title={t.partly}>
        {words.length > 0 ? t.notSaid(list(words)) : t.readOn}
      </Notice>
    </div>
  );
}

/** How many statements of a model its quotations carry, carry in part, and do not. Nothing of an answer that no model wrote. */
export function SupportCounts({ segments, withdrawn }: Pick<AnswerContent, 'segments' | 'withdrawn'>) {
  const t = useText(supportText);
  const { number } = useFormats();
  const count = (wanted: Segment['support']): number =>
    segments.filter((one) => one.support === wanted && one.kind === 'prose').length;
  const [supported, partly] = [count('supported'), count('partly')];
  if (supported + partly + withdrawn.length === 0) return null;
  return (
    <div className="mb-1 flex flex-wrap gap-x-3 gap-y-1 text-note">
      {supported > 0 && <Verdict tone="ok">{t.supported(number(supported))}</Verdict>}
      {partly > 0 && <Verdict tone="warn">{t.partlyCount(number(partly), partly)}</Verdict>}
      {withdrawn.length > 0 && (
        <span className="text-ink-2">{t.withdrawnCount(number(withdrawn.length), withdrawn.length)}</span>
      )}
    </div>
  );
}
