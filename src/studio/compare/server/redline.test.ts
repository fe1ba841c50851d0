import { describe, expect, test } from 'vitest';
import { openZip } from '#extract/package/zip.ts';
import { redline } from './redline.ts';

const AT = '2026-03-05T12:00:00Z';
/** A part of a redline, in XML. */
const partOf = async (before: string, after: string, part: string): Promise<string> => {
  const file = await redline({ text: before, speaks: 'es' }, { text: after, speaks: 'es' }, { language: 'es', at: AT });
  return openZip(Buffer.from(file)).read(part)!.toString();
};
const xmlOf = (before: string, after: string): Promise<string> => partOf(before, after, 'word/document.xml');

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" };
/** The paragraphs of a document where all changes of one sort are taken back: runs and marks of `gone` are not there. */
function paragraphs(xml: string, gone: 'ins' | 'del'): string[] {
  return [...xml.matchAll(/<w:p>.*?<\/w:p>|<w:p\/>/gs)].flatMap(([paragraph]) => {
    const properties = /^<w:p><w:pPr>.*?<\/w:pPr>/s.exec(paragraph)?.[0] ?? '';
    if (new RegExp(`<w:rPr>.*<w:${gone} [^>]*/>.*</w:rPr>`, 's').test(properties)) return [];
    const kept = paragraph.slice(properties.length).replace(new RegExp(`<w:${gone} .*?</w:${gone}>`, 'gs'), '');
    const words = [...kept.matchAll(/<w:(?:t|delText)(?: [^>]*)?>([^<]*)<\//g)].map(([, text]) => text).join('');
    return [words.replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => ENTITIES[entity]!)];
  });
}
async function both(before: string, after: string): Promise<{ rejected: string[]; accepted: string[] }> {
  const xml = await xmlOf(before, after);
  return { rejected: paragraphs(xml, 'ins'), accepted: paragraphs(xml, 'del') };
}
const own = (text: string): string[] => text.split('\n\n').map((words) => words.replace(/\s+/g, ' ').trim());

const BEFORE = `CONTRATO DE ARRENDAMIENTO

PRIMERO. Renta. La renta mensual será de 120 UF, que se pagará por adelantado.

SEGUNDO. Plazo. El contrato durará dos años & se renovará por períodos iguales.

TERCERO. Mejoras. Las mejoras que introduzca la arrendataria quedarán en la propiedad sin cargo alguno.

CUARTO. Subarriendo. Se prohíbe subarrendar, salvo autorización escrita.

QUINTO. Domicilio. Las partes fijan su domicilio en la ciudad de Santiago de Chile.`;

describe('all accepted is the second text, all rejected the first, paragraph for paragraph', () => {
  test.each([
    ['words', BEFORE.replace('120 UF', '<135> UF').replace(', salvo autorización escrita', '')],
    ['words at the ends', BEFORE.replace('CONTRATO DE', 'NUEVO CONTRATO DE').replace('Santiago de Chile.', 'Talca')],
    [
      'a paragraph more',
      BEFORE.replace(
        '\n\nTERCERO',
        '\n\nSEGUNDO BIS. Seguro. La arrendataria contratará un seguro contra incendio.\n\nTERCERO',
      ),
    ],
    ['a paragraph less', BEFORE.replace(/CUARTO.*?\n\n/s, '')],
    ['a paragraph elsewhere', BEFORE.replace(/(TERCERO.*?\n\n)(.*?)$/s, '$2\n\n$1').trim()],
    [
      'an insertion at the end before a paragraph more',
      BEFORE.replace('iguales.', 'iguales').replace(
        '\n\nTERCERO',
        '\n\nPor otra parte, nadie podrá reclamar nada más después.\n\nTERCERO',
      ),
    ],
    ['a paragraph divided', BEFORE.replace('introduzca la arrendataria', 'haga la arrendataria\n\n')],
    ['other line ends', BEFORE.replace('120 UF, que', '120 UF,\nque').replace('dos años', 'cinco años')],
    ['all of it', 'Otra cosa distinta.\n\nY una más que nada tiene que ver.'],
  ])('%s', async (_name, after) => {
    const { rejected, accepted } = await both(BEFORE, after);
    expect(rejected).toEqual(own(BEFORE));
    expect(accepted).toEqual(own(after));
  });
});

test('a text beside itself has no change', async () => {
  const xml = await xmlOf(BEFORE, BEFORE);
  expect(xml).not.toMatch(/<w:(?:ins|del) /);
});

test('comments tell the risks that change, all at the first paragraph and each at its own, and are in neither text', async () => {
  const after = BEFORE.replace(
    'CUARTO.',
    'La arrendadora podrá entrar a la propiedad en cualquier momento y sin aviso.\n\nCUARTO.',
  );
  const comments = await partOf(BEFORE, after, 'word/comments.xml');
  expect(comments.match(/<w:comment /g)).toHaveLength(2);
  expect(comments).toContain('Riesgos: 1 riesgo se agrega');
  expect(comments).toContain('Se agrega · Alto: Ingreso del arrendador sin aviso');
  const xml = await xmlOf(BEFORE, after);
  expect(xml.match(/<w:commentReference /g)).toHaveLength(2);
  const { rejected, accepted } = await both(BEFORE, after);
  expect([rejected, accepted]).toEqual([own(BEFORE), own(after)]);
});

test('what is no contract has no comments', async () => {
  expect(await xmlOf('Carta de Ana.', 'Carta de Pedro.')).not.toContain('commentReference');
});
