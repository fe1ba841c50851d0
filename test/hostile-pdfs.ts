import { deflateSync } from 'node:zlib';

type Entry = string | { about: string; bytes: Buffer };
const packed = (content: string): Entry => ({ about: '/Filter/FlateDecode', bytes: deflateSync(content) });

/** A PDF of these objects, numbered from 1; the first is its catalog. */
function written(objects: readonly Entry[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  for (const [i, one] of objects.entries()) {
    offsets.push(parts.reduce((sum, { length }) => sum + length, 0));
    const [head, body, foot] =
      typeof one === 'string'
        ? ['', Buffer.from(one), '']
        : [`<<${one.about}/Length ${one.bytes.length}>>\nstream\n`, one.bytes, '\nendstream'];
    parts.push(Buffer.from(`${i + 1} 0 obj\n${head}`), body, Buffer.from(`${foot}\nendobj\n`));
  }
  const size = objects.length + 1;
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const start = parts.reduce((sum, { length }) => sum + length, 0);
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(end)]);
}

/** A PDF of one page, that may lie about how many it has. */
const onePage = ({ box = '0 0 612 792', content = '', count = 1 }): Buffer =>
  written([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[3 0 R]/Count ${count}>>`,
    `<</Type/Page/Parent 2 0 R/MediaBox[${box}]/Contents 4 0 R/Resources<<>>>>`,
    packed(content),
  ]);

/** One page, and the claim of a million. */
export const manyPages = (): Buffer => onePage({ count: 1_000_000 });
/** A page of this size, in points. */
export const sized = (box: string): Buffer => onePage({ box, content: '0 0 m 100 100 l S' });
