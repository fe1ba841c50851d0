import { expect, test } from 'vitest';
import { ownText, parseXml, within, type Xml } from './xml.ts';

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const STRICT = 'http://purl.oclc.org/ooxml/wordprocessingml/main';
const parse = (xml: string): Xml => parseXml(Buffer.from(xml));
const nested = (depth: number): string => `${'<a>'.repeat(depth)}x${'</a>'.repeat(depth)}`;

test('an element has the short name of its namespace, whatever the file calls it', () => {
  for (const [prefix, namespace] of [
    ['w', W],
    ['ns0', W],
    ['w', STRICT],
  ]) {
    const root = parse(`<${prefix}:p xmlns:${prefix}="${namespace}" ${prefix}:val="1"/>`);
    expect(root).toMatchObject({ name: 'w:p', attributes: { 'w:val': '1' } });
  }
  expect(parse(`<p xmlns="${W}"/>`).name).toBe('w:p');
});

test('a namespace ends with the element that declares it', () => {
  const [first, second] = parse(`<r><x:a xmlns:x="${W}"/><x:a xmlns:x="urn:other"/></r>`).children as Xml[];
  expect([first!.name, second!.name]).toEqual(['w:a', 'x:a']);
});

test('text keeps its entities and its sections as what they stand for', () => {
  expect(ownText(parse('<t>A &amp; B &lt;5&gt; <![CDATA[<C>]]>&#209;</t>'))).toBe('A & B <5> <C>Ñ');
});

test('elements below one of a name are handed out and not kept', () => {
  const taken: string[] = [];
  const root = parseXml(Buffer.from('<r><b><p>1</p><p>2</p></b><c/></r>'), {
    below: 'b',
    take: (element) => taken.push(ownText(element)),
  });
  expect(taken).toEqual(['1', '2']);
  expect(within(root, ['p'])).toEqual([]);
  expect(within(root, ['c'])).toHaveLength(1);
});

test.each([
  ['an element that is not closed', '<a><b>x</a>'],
  ['an end that is missing', '<a><b>x</b>'],
  ['a document type', '<!DOCTYPE a SYSTEM "http://127.0.0.1:9/x.dtd"><a/>'],
  ['a document type with entities', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
  ['no element', 'La renta.'],
  ['elements too deep', nested(600)],
])('%s is refused', (_what, xml) => {
  expect(() => parse(xml)).toThrow('CORRUPT');
});

test('deep elements are read, as long as a program may have written them', () => {
  expect(parse(nested(400)).name).toBe('a');
});
