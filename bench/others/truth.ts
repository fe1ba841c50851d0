import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import MsgReader from '@kenjiuno/msgreader';
import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js';

/** What another program reads in a file: each word of `body` as often as it stands there, each of `once` at least once. Null where it cannot say. */
export type Truth = { body: string; once: string } | null;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescaped = (xml: string): string =>
  xml.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) =>
    hex
      ? String.fromCodePoint(parseInt(hex, 16))
      : decimal
        ? String.fromCodePoint(Number(decimal))
        : (ENTITIES[name!] ?? whole),
  );
const untagged = (xml: string): string => unescaped(xml.replace(/<[^>]*>/g, ''));

/** The parts of an office file whose names fit, as a library reads the archive that the product does not use for them. */
async function partsOf(bytes: Buffer, wanted: RegExp): Promise<string[]> {
  const reader = new ZipReader(new BlobReader(new Blob([new Uint8Array(bytes)])));
  const texts: string[] = [];
  for (const entry of await reader.getEntries())
    if (!entry.directory && wanted.test(entry.filename)) texts.push(await entry.getData(new TextWriter()));
  await reader.close();
  return texts;
}

const SLIDES = /^ppt\/(?:slides\/slide|notesSlides\/notesSlide|diagrams\/data)\d*\.xml$/;
/** Numbers of pages and the day of today, which a program fills in. */
const FILLED = /<a:fld [^>]*type="(?:slidenum|datetime)[^>]*>[^]*?<\/a:fld>/g;
async function inSlides(bytes: Buffer): Promise<Truth> {
  const slides = await partsOf(bytes, SLIDES);
  const paragraphs = slides
    // The number of a page, whatever is written around it.
    .map((xml) => xml.replace(/<p:sp>(?:(?!<\/p:sp>)[^])*type="(?:sldNum|sldImg)"[^]*?<\/p:sp>/g, ''))
    .flatMap((xml) => xml.replace(FILLED, '').match(/<a:p[ >][^]*?<\/a:p>/g) ?? [])
    .map((one) =>
      (one.match(/<a:br[ />]|<a:t>[^]*?<\/a:t>/g) ?? [])
        .map((t) => (t.startsWith('<a:br') ? ' ' : untagged(t)))
        .join(''),
    );
  const comments = (await partsOf(bytes, /^ppt\/comments\//)).flatMap(
    (xml) => xml.match(/<p:text>[^]*?<\/p:text>/g) ?? [],
  );
  return { body: paragraphs.join('\n'), once: comments.map(untagged).join('\n') };
}

async function inText(bytes: Buffer): Promise<Truth> {
  const [content = ''] = await partsOf(bytes, /^content\.xml$/);
  const body = content
    .replace(/^[^]*?<office:body/, '<office:body')
    // How an index is made, which is no text.
    .replace(/<text:[\w-]+-source\b[^]*?<\/text:[\w-]+-source>/g, '')
    .replace(/>\s*\n\s*</g, '><')
    .replace(/\s+/g, ' ')
    .replace(
      /<office:annotation\b[^]*?<\/office:annotation>|<dc:(?:creator|date)>[^<]*<[^>]*>|<text:note-citation\b[^<]*[^>]*>[^<]*<[^>]*>/g,
      '',
    )
    .replace(/<text:(?:s|tab|line-break|note|ruby-text)\b[^>]*>|<\/(?:text:(?:p|h)|svg:(?:title|desc))>/g, '\n');
  return { body: untagged(body), once: '' };
}

type Read = {
  messageCodepage?: number;
  subject?: string;
  body?: string;
  senderName?: string;
  recipients?: { name?: string }[];
  attachments?: { fileName?: string; innerMsgContent?: boolean }[];
};
/** The library as a module of the older kind gives it. */
const Outlook = 'default' in MsgReader ? (MsgReader.default as typeof MsgReader) : MsgReader;
function inOutlook(bytes: Buffer): Truth {
  const opened = () => new Outlook(new Uint8Array(bytes).buffer);
  const { messageCodepage: page } = opened().getFileData() as Read;
  const reader = opened();
  if (page !== undefined) reader.parserConfig = { ansiEncoding: String(page) };
  const read = reader.getFileData() as Read;
  const names = [read.subject, read.senderName, ...(read.recipients ?? []).map(({ name }) => name)];
  const files = (read.attachments ?? [])
    .filter(({ innerMsgContent }) => !innerMsgContent)
    .map(({ fileName }) => fileName);
  return { body: read.body ?? '', once: [...names, ...files].join('\n') };
}

/** What LibreOffice writes of a font of signs: the letters by which they are numbered, though another sign is printed. */
const OF_SIGNS = /[\ue000-\uf8ff]\S*|(?<![\p{L}\p{N}])[a-z](?![\p{L}\p{N}])/giu;
const withoutSigns = (file: string, text: string): string =>
  readFileSync(file, 'latin1').includes('\\fcharset2') ? text.replace(OF_SIGNS, '') : text;
/** Rich texts as LibreOffice reads them; null for all where it is not installed. */
function inRichText(files: readonly string[]): Truth[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'fojas-others-'));
  try {
    execFileSync('soffice', ['--headless', '--convert-to', 'txt:Text (encoded):UTF8', '--outdir', folder, ...files], {
      stdio: 'ignore',
    });
    const made = new Set(readdirSync(folder));
    return files.map((file) => {
      const name = `${path.basename(file, path.extname(file))}.txt`;
      return made.has(name)
        ? { body: withoutSigns(file, readFileSync(path.join(folder, name), 'utf8')), once: '' }
        : null;
    });
  } catch {
    process.stdout.write('  (LibreOffice is not installed: the words of rich texts are not compared)\n');
    return files.map(() => null);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** E-mails and pages as Python reads them; null for all where it is not installed. */
function byPython(files: readonly string[]): Truth[] {
  try {
    const script = path.join(import.meta.dirname, 'words.py');
    const lines = execFileSync('python3', [script, ...files], { maxBuffer: 2 ** 30 })
      .toString()
      .trimEnd()
      .split('\n');
    return lines.map((line) => {
      const read = JSON.parse(line) as { body?: string; once?: string };
      return read.body === undefined ? null : { body: read.body, once: read.once ?? '' };
    });
  } catch {
    process.stdout.write('  (Python 3 is not installed: the words of e-mails and pages are not compared)\n');
    return files.map(() => null);
  }
}

/** What other programs read in files of one type, in their order. */
export async function truthsOf(type: string, files: readonly string[]): Promise<Truth[]> {
  if (files.length === 0) return [];
  if (type === 'rtf') return inRichText(files);
  if (type === 'eml' || type === 'html') return byPython(files);
  const read = type === 'pptx' ? inSlides : type === 'odt' ? inText : inOutlook;
  const truths: Truth[] = [];
  for (const file of files)
    truths.push(
      await Promise.resolve(readFileSync(file))
        .then(read)
        .catch(() => null),
    );
  return truths;
}
