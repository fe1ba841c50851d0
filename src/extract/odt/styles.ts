import { childOf, elementsOf, type Xml } from '../package/xml.ts';

type Style = { parent: string | undefined; hidden: boolean | undefined };
/** A level of a list or of the headings: how its number is written, and with how many of the levels above (ODF 1.3, 16.30 to 16.36). */
export type Level = { bullet: boolean; format: string; prefix: string; suffix: string; start: number; shown: number };

/** A number that a file says; 1 where it says none. */
function numeral(value: string | undefined): number {
  const number = Number(value ?? 1);
  return Number.isFinite(number) ? number : 1;
}

function levelOf({ name, attributes }: Xml): Level {
  return {
    bullet: name !== 'text:list-level-style-number' && name !== 'text:outline-level-style',
    format: attributes['style:num-format'] ?? '',
    prefix: attributes['style:num-prefix'] ?? '',
    suffix: attributes['style:num-suffix'] ?? '',
    start: numeral(attributes['text:start-value']),
    shown: numeral(attributes['text:display-levels']),
  };
}

const levelsOf = (element: Xml): Map<number, Level> =>
  new Map(elementsOf(element).map((level) => [Number(level.attributes['text:level']), levelOf(level)]));

/** The styles of a document: which text they hide, and how its lists and headings are numbered. */
export class Styles {
  private readonly styles = new Map<string, Style>();
  private readonly lists = new Map<string, Map<number, Level>>();
  /** How headings are numbered by their level. */
  outline: ReadonlyMap<number, Level> = new Map();

  constructor(parts: readonly (Xml | null)[]) {
    const groups = parts.flatMap((part) => [
      ...elementsOf(part, 'office:styles'),
      ...elementsOf(part, 'office:automatic-styles'),
    ]);
    for (const element of groups.flatMap((group) => elementsOf(group))) this.add(element);
  }

  private add(element: Xml): void {
    const { attributes } = element;
    const name = attributes['style:name'] ?? '';
    if (element.name === 'text:outline-style') this.outline = levelsOf(element);
    if (element.name === 'text:list-style') this.lists.set(name, levelsOf(element));
    if (element.name !== 'style:style') return;
    const display = childOf(element, 'style:text-properties')?.attributes['text:display'];
    this.styles.set(this.key(attributes['style:family'], name), {
      parent: attributes['style:parent-style-name'],
      hidden: display === undefined ? undefined : display === 'none',
    });
  }

  private readonly key = (family = '', name = ''): string => `${family} ${name}`;

  /** Whether text in this style is hidden, by itself or by a style that it is based on; undefined where none says so. A circle ends where it closes. */
  hidden(family: 'text' | 'paragraph', name: string | undefined): boolean | undefined {
    const seen = new Set<Style>();
    for (
      let style = this.styles.get(this.key(family, name));
      style && !seen.has(style);
      style = this.styles.get(this.key(family, style.parent))
    ) {
      if (style.hidden !== undefined) return style.hidden;
      seen.add(style);
    }
    return undefined;
  }

  /** The level of a list of this style, from 1. */
  level = (list: string, level: number): Level | undefined => this.lists.get(list)?.get(level);
}

/** The heads and feet of all pages, as elements that hold paragraphs. */
export const headsOf = (part: Xml | null, kind: 'header' | 'footer'): Xml[] =>
  elementsOf(childOf(part, 'office:master-styles'), 'style:master-page').flatMap((page) =>
    elementsOf(page).filter(({ name }) => name === `style:${kind}` || name.startsWith(`style:${kind}-`)),
  );
