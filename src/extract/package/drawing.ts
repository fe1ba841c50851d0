import type { OfficeFile, Relation } from './office.ts';
import { childOf, elementsOf, ownText, within, type Xml } from './xml.ts';

const textsOf = (element: Xml, name: string): string[] =>
  within(element, [name])
    .map((text) => ownText(text).trim())
    .filter(Boolean);

/** The words of the paragraphs of an element: those of one paragraph as they stand, however they are cut into runs. */
const paragraphsOf = (element: Xml): string =>
  within(element, ['a:p'])
    .map((paragraph) =>
      within(paragraph, ['a:t', 'a:br'])
        .map((run) => (run.name === 'a:br' ? ' ' : ownText(run)))
        .join('')
        .trim(),
    )
    .filter(Boolean)
    .join(' ');

/** A chart as its title and a line for each series: its name, then what stands at each place with its value. */
function chartLines(chart: Xml): string[] {
  const titles = within(chart, ['c:title']).map(paragraphsOf);
  const series = within(chart, ['c:ser']).map((one) => {
    const values = (names: readonly string[]): string[] => within(one, names).flatMap((found) => textsOf(found, 'c:v'));
    const [name, places, numbers] = [values(['c:tx']), values(['c:cat', 'c:xVal']), values(['c:val', 'c:yVal'])];
    const points = numbers.map((number, i) => [places[i], number].filter(Boolean).join(': '));
    return [name.join(' '), points.join(', ')].filter(Boolean).join(' – ');
  });
  return [...titles, ...series].filter(Boolean);
}

/** The words that describe a picture, by whoever put it there. */
const describes = ({ attributes }: Xml): string => (attributes['descr'] || attributes['alt'] || '').trim();

/** A drawing that shows a picture, and not only a shape. */
const PICTURE = ['a:blip', 'v:imagedata'];

/** What a drawing says besides its text boxes: descriptions of its pictures, of which '' is one without any, words drawn as pictures, and the lines of its charts and diagrams. */
export function readDrawing(
  drawing: Xml,
  file: OfficeFile,
  relations: ReadonlyMap<string, Relation>,
): { images: string[]; lines: string[] } {
  const described = new Set(
    within(drawing, ['wp:docPr', 'v:shape', 'xdr:cNvPr', 'p:cNvPr']).map(describes).filter(Boolean),
  );
  const images = described.size === 0 && within(drawing, PICTURE).length > 0 ? [''] : [...described];
  const drawn = within(drawing, ['v:textpath']).map(({ attributes }) => (attributes['string'] ?? '').trim());
  const parts = within(drawing, ['c:chart', 'dgm:relIds']).flatMap(({ name, attributes }) => {
    const id = attributes[name === 'c:chart' ? 'r:id' : 'r:dm'];
    const relation = relations.get(id ?? '');
    const part = relation && !relation.outside ? file.xml(relation.target) : null;
    if (!part) return [];
    return name === 'c:chart' ? chartLines(part) : diagramLines(part);
  });
  return { images, lines: [...drawn.filter(Boolean), ...parts] };
}

/** The boxes of a diagram, a line each. */
const diagramLines = (part: Xml): string[] =>
  elementsOf(childOf(part, 'dgm:ptLst'), 'dgm:pt').map(paragraphsOf).filter(Boolean);
