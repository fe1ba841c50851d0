import type { AnswerContent } from '#contract/answer.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { Verdict } from '../tone.tsx';
import { answerText } from './text.ts';

/** How many of the answer's citations were found, and what became of them where a source was replaced: green only when all stand. `brief`: on a phone no more than that, where all that is said is quoted. */
export function Evidence({
  evidence: { found, total },
  citations,
  brief = false,
}: Pick<AnswerContent, 'evidence' | 'citations'> & { brief?: boolean }) {
  const t = useText(answerText);
  const { number } = useFormats();
  if (total === 0) return <p className="text-note text-ink-3">{t.noPassage}</p>;
  const missing = total - found;
  const replaced = citations.flatMap(({ newer }) => newer ?? []);
  const gone = replaced.filter(({ state }) => state === 'gone').length;
  return (
    <div className="grid gap-1">
      <Verdict tone={missing === 0 ? 'ok' : 'warn'}>
        {t.evidence(number(found), number(total))}
        <span className={brief && missing === 0 ? 'max-sm:hidden' : undefined}>
          {' '}
          {t.evidenceHow} {missing === 0 ? t.evidenceHelp : t.evidenceMissing(missing, number(missing))}
        </span>
      </Verdict>
      {replaced.length > 0 && (
        <Verdict tone={gone === 0 ? 'ok' : 'warn'}>
          {gone === 0
            ? t.newer.whole(replaced.length)
            : t.newer.some(number(gone), number(replaced.length), replaced.length)}
        </Verdict>
      )}
    </div>
  );
}
