import { Parser } from 'htmlparser2';
import { Unreadable } from '../extracted.ts';
import { decode } from '../text/text.ts';

/** An element with its names in the usual short form of their namespaces, whatever prefixes the file gives them. */
export type Xml = { name: string; attributes: Record<string, string>; children: (Xml | string)[] };
/** Elements right below one of this name are handed out as they close and not kept, so that a long part never stands in memory whole. */
export type Each = { below: string; take(element: Xml): void };

/** How deep elements may stand in each other, and how many of a part may be held at once. No program writes such files. */
const LIMITS = { depth: 512, held: 3_000_000 } as const;

/** Namespaces of Office Open XML, in the forms of ISO/IEC 29500 that are called transitional and strict, of OpenDocument, and of what is put into them. */
const OOXML = 'http://schemas.openxmlformats.org/';
const STRICT = 'http://purl.oclc.org/ooxml/';
const ODF = 'urn:oasis:names:tc:opendocument:xmlns:';
const NAMES: Readonly<Record<string, string>> = {
  [`${OOXML}wordprocessingml/2006/main`]: 'w',
  [`${STRICT}wordprocessingml/main`]: 'w',
  [`${OOXML}spreadsheetml/2006/main`]: 's',
  [`${STRICT}spreadsheetml/main`]: 's',
  [`${OOXML}officeDocument/2006/relationships`]: 'r',
  [`${STRICT}officeDocument/relationships`]: 'r',
  [`${OOXML}officeDocument/2006/math`]: 'm',
  [`${STRICT}officeDocument/math`]: 'm',
  [`${OOXML}markup-compatibility/2006`]: 'mc',
  [`${OOXML}drawingml/2006/main`]: 'a',
  [`${STRICT}drawingml/main`]: 'a',
  [`${OOXML}drawingml/2006/chart`]: 'c',
  [`${STRICT}drawingml/chart`]: 'c',
  [`${OOXML}drawingml/2006/diagram`]: 'dgm',
  [`${STRICT}drawingml/diagram`]: 'dgm',
  [`${OOXML}drawingml/2006/wordprocessingDrawing`]: 'wp',
  [`${STRICT}drawingml/wordprocessingDrawing`]: 'wp',
  [`${OOXML}drawingml/2006/spreadsheetDrawing`]: 'xdr',
  [`${STRICT}drawingml/spreadsheetDrawing`]: 'xdr',
  [`${OOXML}package/2006/relationships`]: '',
  'urn:schemas-microsoft-com:vml': 'v',
  [`${OOXML}presentationml/2006/main`]: 'p',
  [`${STRICT}presentationml/main`]: 'p',
  [`${ODF}office:1.0`]: 'office',
  [`${ODF}text:1.0`]: 'text',
  [`${ODF}table:1.0`]: 'table',
  [`${ODF}style:1.0`]: 'style',
  [`${ODF}drawing:1.0`]: 'draw',
  [`${ODF}svg-compatible:1.0`]: 'svg',
  'http://www.w3.org/1999/xlink': 'xlink',
  'http://purl.org/dc/elements/1.1/': 'dc',
};

const corrupt = (): Unreadable => new Unreadable('CORRUPT');

/** The short names of what is in scope: prefixes as the file declares them, each with the depth at which it does. */
class Scope {
  private readonly declared: { depth: number; before: Map<string, string> }[] = [];
  private prefixes = new Map<string, string>();

  enter(depth: number, attributes: Record<string, string>): void {
    const fresh = Object.keys(attributes).filter((name) => name === 'xmlns' || name.startsWith('xmlns:'));
    if (fresh.length === 0) return;
    this.declared.push({ depth, before: this.prefixes });
    this.prefixes = new Map(this.prefixes);
    for (const name of fresh) {
      const prefix = name.slice(6);
      this.prefixes.set(prefix, NAMES[attributes[name]!] ?? prefix);
    }
  }

  leave(depth: number): void {
    const last = this.declared.at(-1);
    if (last?.depth !== depth) return;
    this.prefixes = last.before;
    this.declared.pop();
  }

  /** Attributes without a prefix are in no namespace; elements without one are in the default. */
  short(name: string, isElement: boolean): string {
    const colon = name.indexOf(':');
    if (colon < 0 && !isElement) return name;
    const prefix = colon < 0 ? '' : name.slice(0, colon);
    const known = this.prefixes.get(prefix) ?? prefix;
    return known === '' ? name.slice(colon + 1) : `${known}:${name.slice(colon + 1)}`;
  }
}

/**
 * Reads a part of an office file. Nothing in it is looked up or fetched: a part with a document type is refused, and with it every entity.
 * Throws CORRUPT for what is not well formed, goes too deep or has a document type; TOO_MUCH_TEXT for more elements than can be held.
 */
export function parseXml(bytes: Buffer, each?: Each): Xml {
  const top: Xml = { name: '', attributes: {}, children: [] };
  const open: { element: Xml; held: number }[] = [{ element: top, held: 0 }];
  const scope = new Scope();
  const source = decode(bytes).text;
  let held = 0;
  const parser = new Parser(
    {
      onprocessinginstruction(name) {
        if (name.startsWith('!')) throw corrupt();
      },
      onopentag(raw, given) {
        if (open.length > LIMITS.depth) throw corrupt();
        if (++held > LIMITS.held) throw new Unreadable('TOO_MUCH_TEXT');
        scope.enter(open.length, given);
        const attributes: Record<string, string> = {};
        for (const name in given) if (!name.startsWith('xmlns')) attributes[scope.short(name, false)] = given[name]!;
        const element: Xml = { name: scope.short(raw, true), attributes, children: [] };
        open.at(-1)!.element.children.push(element);
        open.push({ element, held });
      },
      ontext(text) {
        const { children } = open.at(-1)!.element;
        const last = children.length - 1;
        if (typeof children[last] === 'string') children[last] += text;
        else if (!text.includes('\n') || text.trim() !== '') children.push(text);
      },
      onclosetag(_name, implied) {
        // What is closed without a closing tag must at least close itself: the parser mends all else in silence.
        if (implied && source.slice(parser.endIndex - 1, parser.endIndex + 1) !== '/>') throw corrupt();
        const { element, held: before } = open.pop()!;
        scope.leave(open.length);
        const parent = open.at(-1)!.element;
        if (each?.below !== parent.name) return;
        parent.children.pop();
        held = before - 1;
        each.take(element);
      },
    },
    { xmlMode: true },
  );
  parser.end(source);
  const root = top.children.find((child) => typeof child !== 'string');
  if (!root) throw corrupt();
  return root;
}

/** The elements right below, all or those of a name. */
export const elementsOf = (element: Xml | null | undefined, name?: string): Xml[] =>
  (element?.children ?? []).filter(
    (child): child is Xml => typeof child !== 'string' && (name === undefined || child.name === name),
  );
/** The first element right below of a name. */
export const childOf = (element: Xml | null | undefined, name: string): Xml | undefined =>
  element?.children.find((child): child is Xml => typeof child !== 'string' && child.name === name);

/** All elements of these names, however deep; inside of one that is found there is no further search. */
export function within(element: Xml, names: readonly string[], found: Xml[] = []): Xml[] {
  for (const child of elementsOf(element))
    if (names.includes(child.name)) found.push(child);
    else within(child, names, found);
  return found;
}

/** The text that stands right in an element. */
export const ownText = (element: Xml): string => element.children.filter((child) => typeof child === 'string').join('');
/** The value that most elements of WordprocessingML carry. */
export const value = (element: Xml | undefined): string | undefined => element?.attributes['w:val'];
/** A property that is on by being there, unless it says otherwise (ISO/IEC 29500-1, 17.17.4). */
export const isOn = (element: Xml | undefined): boolean | undefined =>
  element && !['0', 'false', 'off'].includes(value(element) ?? 'true');
