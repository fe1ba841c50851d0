import type { Range } from '../lines.ts';
import { cutUnits } from '../units/cut.ts';
import { pathOf } from '../units/places.ts';
import { ownRanges, type OwnRange } from '../units/ranges.ts';
import type { Cut, Unit } from '../units/unit.ts';
import { trimmed } from '../evidence/widen.ts';
import { tokensOf, type Token } from './tokens.ts';

/** A paragraph of a text as it is aligned: a unit's own words, without the blanks around them. */
export type Block = Range & {
  /** How the text numbers it, where it stands; null where it has no number. */
  label: Range | null;
  number: string;
  /** The division that it belongs to, as the text names it: "OCTAVO. Término anticipado". */
  name: string;
  isHeading: boolean;
  tokens: readonly Token[];
  /** How many of the tokens are its label. */
  labelled: number;
  /** Its words behind the label in one string: blocks that have the same are the same. */
  body: string;
};

/** Signs of Markdown and quotation marks before a label. */
const BEFORE_LABEL = 12;
const NAME_MAX = 80;

function labelOf(text: string, unit: Unit | undefined, { start, end }: Range): Range | null {
  if (!unit || unit.label === '' || unit.number === '') return null;
  const at = text.indexOf(unit.label, start);
  return at < 0 || at > start + BEFORE_LABEL || at + unit.label.length > end
    ? null
    : { start: at, end: at + unit.label.length };
}

/** The innermost division that a unit is or belongs to, by its label and title; else the headings above it. */
function nameOf(cut: Cut, at: number): string {
  let unit = cut.units[at];
  while (unit && unit.role === 'part' && unit.parent >= 0) unit = cut.units[unit.parent];
  if (!unit) return '';
  const own = [unit.label, unit.title].filter((word, i, all) => word && all.indexOf(word) === i).join('. ');
  const name = own || (pathOf(cut, unit).at(-1) ?? '');
  return name.replace(/\s+/g, ' ').slice(0, NAME_MAX).trim();
}

const BLANK_LINE = /\n\s*\n/g;
/** The paragraphs of a piece: a unit without marks of its own may hold several. */
function paragraphsOf(text: string, { start, end, unit }: OwnRange): OwnRange[] {
  const found: OwnRange[] = [];
  let from = start;
  for (const { 0: blank, index } of text.slice(start, end).matchAll(BLANK_LINE)) {
    const to = start + index + blank.length;
    found.push({ start: from, end: to, unit });
    from = to;
  }
  return [...found, { start: from, end, unit }];
}

/** A text cut into the paragraphs that are aligned, each behind its number. Together they are the whole text, but for the blanks between. */
export function blocksOf(text: string): { cut: Cut; blocks: readonly Block[] } {
  const cut = cutUnits(text);
  const blocks = ownRanges(text, cut)
    .flatMap((own) => paragraphsOf(text, own))
    .flatMap(({ unit: at, ...range }): Block[] => {
      const unit = cut.units[at];
      const label = labelOf(text, unit, range);
      const tokens = tokensOf(text, range.start, range.end);
      if (text.slice(range.start, range.end).trim() === '') return [];
      const labelled = label === null ? 0 : tokens.filter(({ end }) => end <= label.end).length;
      return [
        {
          ...trimmed(text, range),
          label,
          number: unit?.number ?? '',
          name: nameOf(cut, at),
          isHeading: unit?.role === 'container',
          tokens,
          labelled,
          body: tokens
            .slice(labelled)
            .map(({ key }) => key)
            .join(' '),
        },
      ];
    });
  return { cut, blocks };
}
