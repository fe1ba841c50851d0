import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readDocx } from '#extract/docx/docx.ts';
import { Unreadable } from '#extract/extracted.ts';
import { readerOf } from '#extract/registry.ts';
import { readText } from '#extract/text/text.ts';
import { readXlsx } from '#extract/xlsx/xlsx.ts';
import { canonical } from '#reading/lines.ts';
import { makeZip, paragraph, zippedDocument } from '#test/zip.ts';
import { filesBelow, present, readBytes, readRows } from '../bench/data.ts';
import type { Bench, Figure } from '../bench/figure.ts';
import { hostileTypes } from './hostile/types.ts';

type Report = (figure: Figure) => void;
const READERS = { docx: readDocx, xlsx: readXlsx, txt: (bytes: Buffer) => readText(bytes, false) } as const;

/** What a file ends as: its text, the reason why it has none, or what must not be. */
function end(type: keyof typeof READERS, bytes: Buffer): { text: string; code: string | null } {
  try {
    readerOf(type, bytes);
    return { text: READERS[type](bytes).text, code: null };
  } catch (error) {
    return { text: '', code: error instanceof Unreadable ? error.code : 'crashed' };
  }
}

const workbook = (bytes: Buffer): Buffer => makeZip([{ name: 'xl/workbook.xml', bytes }]);
const entry = (name: string): Buffer => zippedDocument(paragraph('La renta.'), { name, bytes: Buffer.from('x') });

/** Each hostile file as it is, and as the part of a document and of a workbook that is read first. None may be read. */
function files(report: Report): void {
  const ends = filesBelow('attack')
    .filter((place) => /^attack\/(?:files|xxe)\//.test(place))
    .flatMap((place) => {
      const bytes = readBytes(place);
      return [end('docx', bytes), end('docx', zippedDocument(bytes)), end('xlsx', bytes), end('xlsx', workbook(bytes))];
    });
  const refused = ends.filter(({ code }) => code !== null && code !== 'crashed').length;
  report({
    name: 'hostile files, bare and wrapped, that are refused with a reason',
    value: refused,
    unit: `of ${ends.length}`,
    bar: { min: ends.length },
  });
}

/** A document with an entry of each hostile name: refused, or read without it. Nothing is ever written by a name. */
function names(report: Report): void {
  const rows = readRows<{ s: string }>('attack', 'path-traversal.jsonl');
  const ends = rows.map(({ s }) => end('docx', entry(s)));
  const astray = rows.filter(({ s }) => /\.\.|^[\\/]/.test(s)).length;
  const refused = ends.filter(({ code }) => code === 'CORRUPT').length;
  const harmless = ends.filter(({ code, text }) => code === null && text === 'La renta.').length;
  report({ name: 'names that lead astray, refused', value: refused, unit: '', bar: { min: astray } });
  report({ name: 'names: refused, or only a name', value: refused + harmless, unit: `of ${rows.length}` });
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const visible = (text: string): string => canonical(text).replace(/\s+/g, ' ').trim();

/** Strings that break programs, as the words of a document: they must come out as they went in. */
function strings(report: Report): void {
  for (const list of ['blns.jsonl', 'xss-payloads.jsonl']) {
    const rows = readRows<{ s: string }>('attack', list).filter(({ s }) => visible(s) !== '');
    const same = rows.filter(({ s }) => {
      const { text, code } = end('docx', zippedDocument(paragraph(`La renta. ${escaped(s)}`)));
      return code === null && visible(text) === visible(`La renta. ${s}`);
    }).length;
    report({ name: `${list}: strings that a document gives back`, value: same, unit: `of ${rows.length}` });
  }
}

async function run(report: Report): Promise<void> {
  if (!present('attack')) return;
  let asked = 0;
  const canary = createServer((_request, answer) => {
    asked++;
    answer.end();
  });
  await new Promise<void>((ready) => canary.listen(0, '127.0.0.1', ready));
  const { port } = canary.address() as AddressInfo;
  const entity = `<!DOCTYPE w [<!ENTITY % e SYSTEM "http://127.0.0.1:${port}/e">%e;]>`;
  for (const type of ['docx', 'xlsx'] as const)
    end(type, type === 'docx' ? zippedDocument(paragraph('x', entity)) : workbook(Buffer.from(`${entity}<workbook/>`)));
  files(report);
  names(report);
  strings(report);
  await hostileTypes(report);
  canary.close();
  report({ name: 'requests that a document made', value: asked, unit: '', bar: { max: 0 } });
}

export const bench: Bench = {
  name: 'hostile',
  goals: ['G27'],
  about: 'files that are made to harm: what they end as',
  run,
};
