import type { Hit } from '#contract/search.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { answerText } from '#web/ui/answer/text.ts';
import { piecesOf } from './places.ts';

/** The words of a passage, those of the query bold. */
export const PassageWords = ({ hit }: { hit: Hit }) =>
  piecesOf(hit).map(({ text, found }, at) =>
    found ? (
      <b key={at} className="font-[620]">
        {text}
      </b>
    ) : (
      text
    ),
  );

/** 'Contract · lines 182–186', and the page or the time where there is one. */
export function usePassagePlace() {
  const t = useText(answerText);
  const { range, number, clock } = useFormats();
  return ({ citation }: Hit): string => {
    const { source_title, page, time, chunk_lines_from: from, chunk_lines_to: to } = citation;
    const lines = from === to ? t.line(number(from)) : t.lines(range(from, to));
    return [source_title, page !== null && t.page(number(page)), time !== null && clock(time), lines]
      .filter(Boolean)
      .join(' · ');
  };
}
