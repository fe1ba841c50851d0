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
