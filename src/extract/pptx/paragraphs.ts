import { oneLine, type Block } from '../document/blocks.ts';
import { plain } from '../document/marks.ts';
import { numberText } from '../document/number-words.ts';
import { childOf, elementsOf, ownText, within, type Xml } from '../package/xml.ts';

/** The beginnings of automatic numbers, by the names that Word has for them (ISO/IEC 29500-1, 20.1.10.61). */
const FORMATS = {
  arabic: 'decimal',
  alphaLc: 'lowerLetter',
  alphaUc: 'upperLetter',
  romanLc: 'lowerRoman',
  romanUc: 'upperRoman',
} as const;
const ENDS = { Period: ['', '.'], ParenR: ['', ')'], ParenBoth: ['(', ')'], Plain: ['', ''] } as const;
const NUMBER = /^(arabic|alphaLc|alphaUc|romanLc|romanUc)(Period|ParenR|ParenBoth|Plain)$/;

/** The words of a paragraph; what it holds besides runs (fields, equations) by its words too. */
export const textOf = (paragraph: Xml): string =>
  elementsOf(paragraph)
    .map((run) =>
      run.name === 'a:br'
        ? '\n'
        : within(run, ['a:t', 'm:t'])
            .map((text) => plain(ownText(text)))
            .join(''),
    )
    .join('')
    .trim();

function numberOf(type: string, number: number): string {
  const [, format = 'arabic', end = 'Period'] = NUMBER.exec(type) ?? [];
  const [before, after] = ENDS[end as keyof typeof ENDS];
  return `${before}${numberText(number, FORMATS[format as keyof typeof FORMATS], 'es')}${after}`;
}

/** The paragraphs of a body of text, with the numbers that stand before them. */
export function readParagraphs(body: Xml | undefined): Block[] {
  const counts: { type: string; number: number }[] = [];
  return elementsOf(body, 'a:p').flatMap((paragraph): Block[] => {
    const text = textOf(paragraph);
    const properties = childOf(paragraph, 'a:pPr');
    const level = Math.max(0, Math.min(8, Math.trunc(Number(properties?.attributes['lvl'])) || 0));
    const auto = childOf(properties, 'a:buAutoNum');
    if (text === '') return [];
    counts.length = Math.min(counts.length, level + 1);
    if (auto) {
      const { type = 'arabicPeriod', startAt = '1' } = auto.attributes;
      const before = counts[level];
      const number = before?.type === type ? before.number + 1 : Number(startAt) || 1;
      counts[level] = { type, number };
      return [{ kind: 'item', text: `${'  '.repeat(level)}${numberOf(type, number)} ${text}` }];
    }
    counts.length = Math.min(counts.length, level);
    if (!childOf(properties, 'a:buChar') && level === 0) return [{ kind: 'paragraph', text }];
    return [{ kind: 'item', text: `${'  '.repeat(level)}- ${oneLine(text)}` }];
  });
}
