import type { Language } from '#contract/language.ts';
import { numberText } from '../document/number-words.ts';
import { childOf, elementsOf, isOn, value, type Xml } from '../package/xml.ts';

/** What Word prints before a paragraph of a list, and what parts the two. */
export type Label = { text: string; bullet: boolean; level: number };
type Level = {
  start: number;
  format: string;
  /** The text with `%1` … `%9` for the numbers of the levels. */
  text: string;
  digits: boolean;
  /** The level, from 1, that must have been used for this one to begin anew; 0 for never; null for any above it. */
  restart: number | null;
  style: string | undefined;
};
type Abstract = { levels: Map<number, Level>; link: string | undefined };
type List = { abstract: string; levels: Map<number, Level>; starts: Map<number, number> };

const LEVELS = 9;
const numeral = (element: Xml | undefined): number | null => {
  const number = Number.parseInt(value(element) ?? '', 10);
  return Number.isNaN(number) ? null : number;
};

function levelOf(element: Xml): Level {
  return {
    start: numeral(childOf(element, 'w:start')) ?? 0,
    format: value(childOf(element, 'w:numFmt')) ?? 'decimal',
    text: value(childOf(element, 'w:lvlText')) ?? '',
    digits: isOn(childOf(element, 'w:isLgl')) ?? false,
    restart: numeral(childOf(element, 'w:lvlRestart')),
    style: value(childOf(element, 'w:pStyle')),
  };
}

const levelsOf = (element: Xml): Map<number, Level> =>
  new Map(elementsOf(element, 'w:lvl').map((level) => [Number(level.attributes['w:ilvl']), levelOf(level)]));

/** The lists of a document, which count as its paragraphs are read in order (ISO/IEC 29500-1, 17.9). */
export class Numbering {
  private readonly abstracts = new Map<string, Abstract>();
  private readonly lists = new Map<string, List>();
  /** Lists made of the same abstract one go on counting together. */
  private readonly counters = new Map<string, (number | undefined)[]>();
  private readonly started = new Set<string>();

  constructor(
    part: Xml | null,
    private readonly language: Language,
  ) {
    const ofStyle = new Map<string, string>();
    for (const element of elementsOf(part, 'w:abstractNum')) {
      const id = element.attributes['w:abstractNumId'] ?? '';
      this.abstracts.set(id, { levels: levelsOf(element), link: value(childOf(element, 'w:numStyleLink')) });
      const style = value(childOf(element, 'w:styleLink'));
      if (style !== undefined) ofStyle.set(style, id);
    }
    for (const element of elementsOf(part, 'w:num')) {
      const abstract = value(childOf(element, 'w:abstractNumId')) ?? '';
      const link = this.abstracts.get(abstract)?.link;
      const list: List = {
        abstract: (link !== undefined && ofStyle.get(link)) || abstract,
        levels: new Map(),
        starts: new Map(),
      };
      for (const change of elementsOf(element, 'w:lvlOverride')) {
        const level = Number(change.attributes['w:ilvl']);
        const start = numeral(childOf(change, 'w:startOverride'));
        const anew = childOf(change, 'w:lvl');
        if (start !== null) list.starts.set(level, start);
        if (anew) list.levels.set(level, levelOf(anew));
      }
      this.lists.set(element.attributes['w:numId'] ?? '', list);
    }
  }

  private level(list: List, level: number): Level | undefined {
    return list.levels.get(level) ?? this.abstracts.get(list.abstract)?.levels.get(level);
  }

  /** The level of a list whose paragraphs have this style; null where it has none. */
  levelOfStyle(id: string, style: string): number | null {
    const list = this.lists.get(id);
    if (!list) return null;
    for (let level = 0; level < LEVELS; level++) if (this.level(list, level)?.style === style) return level;
    return null;
  }

  /** Counts one paragraph of a list and says what is printed before it; null where the list does not exist, as list 0, which means none. */
  next(id: string, at: number): Label | null {
    const list = this.lists.get(id);
    const own = list && this.level(list, at);
    if (!own) return null;
    const counts = this.counters.get(list.abstract) ?? [];
    this.counters.set(list.abstract, counts);
    const start = list.starts.get(at);
    const first = `${id} ${at}`;
    if (start !== undefined && !this.started.has(first)) counts[at] = start;
    else counts[at] = counts[at] === undefined ? own.start : counts[at] + 1;
    this.started.add(first);
    for (let above = 0; above < at; above++) counts[above] ??= this.level(list, above)?.start ?? 1;
    for (let below = at + 1; below < LEVELS; below++) {
      const restart = this.level(list, below)?.restart ?? null;
      if (restart === null || at < restart) counts[below] = undefined;
    }
    if (own.format === 'bullet') return { text: '-', bullet: true, level: at };
    const text = own.text.replace(/%([1-9])/g, (_, digit: string) => {
      const level = Number(digit) - 1;
      const format = this.level(list, level)?.format ?? 'decimal';
      const asDigits = own.digits && format !== 'decimalZero';
      return numberText(counts[level] ?? 1, asDigits ? 'decimal' : format, this.language);
    });
    return { text: text.trim(), bullet: false, level: at };
  }
}
