import type { AnswerContent } from '#contract/answer.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { Verdict } from '../tone.tsx';
import { answerText } from './text.ts';

/** How many of the answer's citations were found, and what became of them where a source was replaced: green only when all stand. */
export function Evidence({ evidence: { found, total }, citations }: Pick<AnswerContent, 'evidence' | 'citations'>) {
  const t = useText(answerText);
  const { number } = useFormats();
  if (total === 0) return <p className="text-note text-ink-3">{t.noPassage}</p>;
  const missing = total - found;
  const replaced = citations.flatMap(({ newer }) => newer ?? []);
  const gone = replaced.filter(({ state }) => state === 'gone').length;
  return (
    <div className="grid gap-1">
      <Verdict tone={missing === 0 ? 'ok' : 'warn'}>
        {t.evidence(number(found), number(total))}{' '}
        {missing === 0 ? t.evidenceHelp : t.evidenceMissing(missing, number(missing))}
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
