import { headingNamed } from '../document/blocks.ts';
import { childOf, elementsOf, isOn, value, type Xml } from '../package/xml.ts';

/** Where a paragraph stands in a list: the list and the level, from 0. Either may be left to the style. */
export type Place = { list?: string | undefined; level?: number | undefined };
type Style = { name: string; basedOn: string | undefined; paragraph: Xml | undefined; run: Xml | undefined };

/** The outline level of body text (ISO/IEC 29500-1, 17.3.1.20). */
const BODY = 9;

/** The list and level that the properties of a paragraph give. */
function placeIn(properties: Xml | undefined): Place {
  const numbering = childOf(properties, 'w:numPr');
  const level = value(childOf(numbering, 'w:ilvl'));
  return {
    list: value(childOf(numbering, 'w:numId')),
    level: level === undefined ? undefined : Number(level),
  };
}

/** The styles of a document, each with those that it is based on. */
export class Styles {
  private readonly styles = new Map<string, Style>();
  private standard: string | undefined;

  constructor(part: Xml | null) {
    for (const style of elementsOf(part, 'w:style')) {
      const id = style.attributes['w:styleId'];
      if (id === undefined) continue;
      this.styles.set(id, {
        name: value(childOf(style, 'w:name')) ?? id,
        basedOn: value(childOf(style, 'w:basedOn')),
        paragraph: childOf(style, 'w:pPr'),
        run: childOf(style, 'w:rPr'),
      });
      if (style.attributes['w:type'] === 'paragraph' && style.attributes['w:default'] === '1') this.standard = id;
    }
  }

  /** A style and those it is based on, nearest first; a circle ends where it closes. */
  private chain(id: string | undefined): Style[] {
    const out = new Set<Style>();
    for (let style = this.styles.get(id ?? ''); style && !out.has(style); style = this.styles.get(style.basedOn ?? ''))
      out.add(style);
    return [...out];
  }

  private paragraphChain = (properties: Xml | undefined): Style[] =>
    this.chain(value(childOf(properties, 'w:pStyle')) ?? this.standard);

  /** The level of a heading, from 1; null for a paragraph of text. */
  heading(properties: Xml | undefined): number | null {
    const chain = this.paragraphChain(properties);
    for (const style of [{ name: '', paragraph: properties }, ...chain]) {
      const outline = value(childOf(style.paragraph, 'w:outlineLvl'));
      if (outline !== undefined) return Number(outline) >= BODY ? null : Number(outline) + 1;
      const named = headingNamed(style.name);
      if (named !== null) return named;
    }
    return null;
  }

  /** The place in a list of a paragraph, from itself or from its style, which a list may know as the style of one of its levels. */
  place(properties: Xml | undefined, levelOf: (list: string, style: string) => number | null): Place {
    const own = placeIn(properties);
    if (own.list !== undefined) return own;
    const id = value(childOf(properties, 'w:pStyle')) ?? this.standard;
    for (const style of this.chain(id)) {
      const { list, level } = placeIn(style.paragraph);
      if (list !== undefined)
        return { list, level: own.level ?? (id === undefined ? null : levelOf(list, id)) ?? level };
    }
    return {};
  }

  /** Whether a run is hidden: by itself, by its own style or by that of its paragraph. */
  hidden(run: Xml | undefined, paragraph: Xml | undefined): boolean {
    const own = isOn(childOf(run, 'w:vanish'));
    if (own !== undefined) return own;
    const runStyle = value(childOf(run, 'w:rStyle'));
    for (const style of [...this.chain(runStyle), ...this.paragraphChain(paragraph)]) {
      const said = isOn(childOf(style.run, 'w:vanish'));
      if (said !== undefined) return said;
    }
    return false;
  }
}
