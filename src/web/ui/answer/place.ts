import type { Citation } from '#contract/span.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { answerText } from './text.ts';

/** 'lines 182–186'; of what was spoken, '12:03'. */
export function useLines() {
  const t = useText(answerText);
  const { range, number, clock } = useFormats();
  return ({ time, chunk_lines_from: from, chunk_lines_to: to }: Citation): string =>
    time !== null ? clock(time) : from === to ? t.line(number(from)) : t.lines(range(from, to));
}

/** 'PDF · page 7 · lines 182–186', 'Audio · 12:03 · line 40', or 'Website · line 40 · in force from March 13, 2026'. */
export function usePlace() {
  const t = useText(answerText);
  const { range, number, types, clock, date } = useFormats();
  return ({ source_type, page, time, since, chunk_lines_from: from, chunk_lines_to: to }: Citation): string => {
    const lines = from === to ? t.line(number(from)) : t.lines(range(from, to));
    return [
      types[source_type],
      page !== null && t.page(number(page)),
      time !== null && clock(time),
      lines,
      since && t.since(date(`${since}T12:00`)),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
