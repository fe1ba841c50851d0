import { BorderStyle, type IStylesOptions } from 'docx';
import type { Language } from '#contract/language.ts';

export const [INK, GREY, RULE] = ['1F2430', '5B6270', 'B9BEC8'];
const TINTA = '24427A';
/** A serif that Word has on every desk. */
const SERIF = 'Cambria';
const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-CL' };

const heading = (size: number, before: number) => ({
  run: { font: SERIF, size, bold: true, color: INK },
  paragraph: { spacing: { before, after: 120 }, keepNext: true },
});
const margin = (color: string) => ({
  spacing: { after: 160, line: 300 },
  indent: { left: 420 },
  border: { left: { style: BorderStyle.SINGLE, size: 12, color, space: 10 } },
});

/** The styles of a document, in points doubled (`size`) and twentieths of a point. */
export const STYLES = (language: Language): IStylesOptions => ({
  default: {
    document: {
      run: { font: SERIF, size: 22, color: INK, language: { value: LOCALES[language] } },
      paragraph: { spacing: { after: 140, line: 300 } },
    },
    title: { run: { font: SERIF, size: 36, bold: true, color: INK }, paragraph: { spacing: { after: 120 } } },
    heading1: heading(30, 360),
    heading2: heading(27, 360),
    heading3: heading(23, 240),
    footnoteText: { run: { font: SERIF, size: 18 }, paragraph: { spacing: { after: 40, line: 240 } } },
    hyperlink: { run: { color: TINTA, underline: {} } },
  },
  paragraphStyles: [
    {
      id: 'Small',
      name: 'Small',
      basedOn: 'Normal',
      run: { size: 19, color: GREY },
      paragraph: { spacing: { after: 120 } },
    },
    {
      id: 'Kind',
      name: 'Kind of document',
      basedOn: 'Normal',
      run: { size: 21, color: TINTA },
      paragraph: { spacing: { after: 40 } },
    },
    { id: 'Cited', name: 'Cited words', basedOn: 'Normal', paragraph: margin(TINTA) },
    { id: 'Near', name: 'Other words', basedOn: 'Normal', run: { color: GREY }, paragraph: margin(RULE!) },
    {
      id: 'Code',
      name: 'Code',
      basedOn: 'Normal',
      run: { font: 'Consolas', size: 18 },
      paragraph: { spacing: { line: 260 } },
    },
  ],
});
