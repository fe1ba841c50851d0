import type { AnswerContent } from '#contract/answer.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { Verdict } from '../tone.tsx';
import { answerText } from './text.ts';

/** How many of the answer's citations were found: green only when all were. */
export function Evidence({ evidence: { found, total } }: Pick<AnswerContent, 'evidence'>) {
  const t = useText(answerText);
  const { number } = useFormats();
  if (total === 0) return null;
  const missing = total - found;
  return (
    <Verdict tone={missing === 0 ? 'ok' : 'warn'}>
      {t.evidence(number(found), number(total))}{' '}
      {missing === 0 ? t.evidenceHelp : t.evidenceMissing(missing, number(missing))}
    </Verdict>
  );
}
