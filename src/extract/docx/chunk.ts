import { Parser } from 'htmlparser2';
import type { Block } from '../document/blocks.ts';
import { plain } from '../document/marks.ts';
import type { OfficeFile, Relation } from '../package/office.ts';
import { decode } from '../text/text.ts';

const BLOCK = /^(?:p|div|h[1-6]|li|ul|ol|table|tr|td|th|br|section|article|blockquote|pre|title|body)$/;
const UNSEEN = new Set(['script', 'style', 'head', 'template']);

/** A file of another kind within a document, which Word takes in when it opens it (ISO/IEC 29500-1, 17.17.2): HTML and plain text are read. */
export function readAltChunk(file: OfficeFile, relation: Relation | undefined): Block[] {
  const bytes = relation && !relation.outside ? file.bytes(relation.target) : null;
  if (!bytes || !/\.(?:x?html?|txt)$/i.test(relation!.target)) return [];
  const source = decode(bytes).text;
  return (/\.txt$/i.test(relation!.target) ? source : textOfHtml(source))
    .split('\n')
    .map((line) => plain(line).replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map((text) => ({ kind: 'paragraph', text }));
}

function textOfHtml(source: string): string {
  let [out, unseen] = ['', 0];
  const parser = new Parser({
    onopentag(name) {
      if (UNSEEN.has(name)) unseen++;
      if (BLOCK.test(name)) out += '\n';
    },
    ontext(text) {
      if (unseen === 0) out += text.replace(/\s+/g, ' ');
    },
    onclosetag(name) {
      if (UNSEEN.has(name)) unseen--;
      if (BLOCK.test(name)) out += '\n';
    },
  });
  parser.end(source);
  return out;
}
