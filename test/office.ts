import { makeZip } from './zip.ts';

type Entry = Parameters<typeof makeZip>[0][number];
const ODF = ['office', 'text', 'table', 'style', 'svg-compatible', 'drawing']
  .map((name) => {
    const prefix = { 'svg-compatible': 'svg', drawing: 'draw' }[name] ?? name;
    return `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`;
  })
  .join(' ');
const NAMESPACES = `${ODF} xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:dc="http://purl.org/dc/elements/1.1/"`;

type OdtParts = {
  styles?: string;
  common?: string;
  master?: string;
  doctype?: string;
  manifest?: string;
  kind?: string;
};
/** A text document of OpenDocument with this body, its automatic styles, and the common ones with its pages. */
export function makeOdt(body: string, parts: OdtParts = {}, ...more: Entry[]): Buffer {
  const { styles = '', common = '', master = '', doctype = '', manifest = '', kind = 'text' } = parts;
  const content = `<?xml version="1.0"?>${doctype}<office:document-content ${NAMESPACES}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:${kind}>${body}</office:${kind}></office:body></office:document-content>`;
  const page = `<office:document-styles ${NAMESPACES}><office:styles>${common}</office:styles><office:master-styles>${master}</office:master-styles></office:document-styles>`;
  return makeZip([
    { name: 'mimetype', bytes: Buffer.from(`application/vnd.oasis.opendocument.${kind}`) },
    { name: 'content.xml', bytes: Buffer.from(content) },
    { name: 'styles.xml', bytes: Buffer.from(page) },
    { name: 'META-INF/manifest.xml', bytes: Buffer.from(`<manifest>${manifest}</manifest>`) },
    ...more,
  ]);
}

const OOXML = 'http://schemas.openxmlformats.org';
const OFFICE = `${OOXML}/officeDocument/2006/relationships`;
const PRESENTATION = `xmlns:p="${OOXML}/presentationml/2006/main" xmlns:a="${OOXML}/drawingml/2006/main" xmlns:r="${OFFICE}" xmlns:c="${OOXML}/drawingml/2006/chart" xmlns:mc="${OOXML}/markup-compatibility/2006"`;
const relations = (list: readonly { id: string; type: string; target: string; outside?: boolean }[]): Buffer =>
  Buffer.from(
    `<Relationships xmlns="${OOXML}/package/2006/relationships">${list
      .map(
        ({ id, type, target, outside }) =>
          `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"${outside ? ' TargetMode="External"' : ''}/>`,
      )
      .join('')}</Relationships>`,
  );

/** A slide: the shapes on it, those of its notes, what was said of it, whether it is shown, and further parts that it points to. */
type SlideParts = {
  shapes: string;
  notes?: string;
  comments?: string;
  shown?: boolean;
  outside?: string;
  embedded?: string;
  diagram?: Buffer;
};
/** A presentation of these slides. */
export function makePptx(slides: readonly SlideParts[], doctype = ''): Buffer {
  const xml = (text: string): Buffer => Buffer.from(`<?xml version="1.0"?>${doctype}${text}`);
  const tree = (name: string, shapes: string, more = ''): Buffer =>
    xml(`<p:${name} ${PRESENTATION}${more}><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:${name}>`);
  const entries = slides.flatMap(
    ({ shapes, notes, comments, shown = true, outside, embedded, diagram }, i): Entry[] => [
      { name: `ppt/slides/slide${i}.xml`, bytes: tree('sld', shapes, shown ? '' : ' show="0"') },
      {
        name: `ppt/slides/_rels/slide${i}.xml.rels`,
        bytes: relations([
          ...(notes === undefined ? [] : [{ id: 'n', type: 'notesSlide', target: `../notes${i}.xml` }]),
          ...(comments === undefined ? [] : [{ id: 'c', type: 'comments', target: `../comments${i}.xml` }]),
          ...(outside === undefined ? [] : [{ id: 'o', type: 'image', target: outside, outside: true }]),
          ...(embedded === undefined ? [] : [{ id: 'e', type: 'package', target: `../embeddings/${embedded}` }]),
          ...(diagram === undefined ? [] : [{ id: 'd', type: 'diagramData', target: `../diagram${i}.xml` }]),
        ]),
      },
      ...(diagram === undefined ? [] : [{ name: `ppt/diagram${i}.xml`, bytes: diagram }]),
      ...(notes === undefined ? [] : [{ name: `ppt/notes${i}.xml`, bytes: tree('notes', notes) }]),
      ...(comments === undefined
        ? []
        : [{ name: `ppt/comments${i}.xml`, bytes: xml(`<p:cmLst ${PRESENTATION}>${comments}</p:cmLst>`) }]),
    ],
  );
  return makeZip([
    { name: '_rels/.rels', bytes: relations([{ id: 'm', type: 'officeDocument', target: 'ppt/presentation.xml' }]) },
    {
      name: 'ppt/presentation.xml',
      bytes: xml(
        `<p:presentation ${PRESENTATION}><p:sldIdLst>${slides.map((_, i) => `<p:sldId r:id="s${i}"/>`).join('')}</p:sldIdLst></p:presentation>`,
      ),
    },
    {
      name: 'ppt/_rels/presentation.xml.rels',
      bytes: relations([
        ...slides.map((_, i) => ({ id: `s${i}`, type: 'slide', target: `slides/slide${i}.xml` })),
        { id: 'a', type: 'commentAuthors', target: 'authors.xml' },
      ]),
    },
    {
      name: 'ppt/authors.xml',
      bytes: xml(`<p:cmAuthorLst ${PRESENTATION}><p:cmAuthor id="0" name="Pedro Soto"/></p:cmAuthorLst>`),
    },
    ...entries,
  ]);
}
