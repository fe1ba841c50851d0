import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toString } from 'mdast-util-to-string';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { AnswerContent } from '#contract/answer.ts';
import { chatApi } from '#contract/chat.ts';
import { formats, type Format } from '#contract/export.ts';
import { notesApi } from '#contract/notes.ts';
import { sourcesApi, type Source } from '#contract/sources.ts';
import { readDocx } from '#extract/docx/docx.ts';
import { openZip } from '#extract/package/zip.ts';
import { readPdf } from '#extract/pdf/pdf.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { makeDocx } from '#test/documents.ts';
import { ask, fileForm, paste, settled, upload } from '#test/sources.ts';
import type { Person } from '#test/world.ts';

const AGREEMENT = await readFile('test/fixtures/documents/distribution-agreement.md', 'utf8');
const RENT = 'La renta mensual será de 20 UF, pagadera dentro de los primeros cinco días; § 3º «sin intereses» ≥ 1.';

let t: TestApp;
let ana: Person;
let id: string;
let rent: Source;
let bytes: Buffer;
beforeAll(async () => {
  t = await testApp({ work: true });
  ana = await t.world.user();
  id = (await ana.notebook('Arriendo <b>Los Robles</b>')).id;
  bytes = await makeDocx(`# Contrato\n\nComparecen las partes.\n\n${RENT}`);
  rent = await upload(ana, id, 'Contrato *firmado* [x](mailto:evil) <i>.docx', bytes);
  await paste(ana, id, 'Agreement', AGREEMENT);
});
afterAll(() => t.close());

const sha256 = (data: Uint8Array | string): string => createHash('sha256').update(data).digest('hex');
type Asked = { format: Format; message?: string; language?: 'en' | 'es' };
/** A document and the name it is given. */
async function fetched(answer: Response): Promise<{ bytes: Buffer; name: string }> {
  expect(answer.status).toBe(200);
  const [, name = ''] = /filename\*=UTF-8''(.*)$/.exec(answer.headers.get('content-disposition')!)!;
  return { bytes: Buffer.from(await answer.arrayBuffer()), name: decodeURIComponent(name) };
}
const conversation = async (notebook: string, query: Asked) =>
  fetched(await ana.send(chatApi.download, { params: { id: notebook }, query: { language: 'es', ...query } }));
const exportNote = async (noteId: string, format: Format) =>
  fetched(await ana.send(notesApi.download, { params: { id, noteId }, query: { format, language: 'es' } }));

const tree = (markdown: string) =>
  fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
/** The words of a document on one line, as its own reader reads them. */
async function wordsOf(format: Format, file: Buffer): Promise<string> {
  const text =
    format === 'docx'
      ? readDocx(file).text
      : format === 'pdf'
        ? (await readPdf(file, () => undefined)).text
        : tree(file.toString())
            .children.map((node) => toString(node))
            .join('\n');
  return text.replace(/\s+/g, ' ');
}
/** Without spaces: a PDF breaks its lines within words that carry a hyphen. */
const squeezed = (text: string): string => text.replace(/[\s-]+/g, '');
const part = (file: Buffer, name: string): string => openZip(file).read(name)!.toString();

/** Puts an answer into a conversation as if an engine had given it; the server keeps notes only of what it verified itself. */
async function keepMissing(): Promise<{ noteId: string; content: AnswerContent }> {
  const { content } = await ask(ana, id, '¿Cuánto es la renta mensual?', [rent.id]);
  const [cited] = content.citations;
  const made: AnswerContent = {
    ...content,
    segments: [
      { kind: 'prose', text: 'La renta consta en el contrato.', citation_ids: [1] },
      { kind: 'quote', text: 'El arrendador podrá desahuciar sin aviso alguno', citation_id: 2 },
    ],
    citations: [
      { ...cited!, citation_id: 1 },
      { ...cited!, citation_id: 2, excerpt: 'El arrendador podrá desahuciar sin aviso alguno', start: 0, end: 40 },
    ],
  };
  const note = await ana.call(notesApi.add, {
    params: { id },
    body: { title: 'Renta y desahucio', content: made, source_type: 'ai_response' },
  });
  return { noteId: note.id, content: note.content as AnswerContent };
}

describe.each(formats)('an export as %s', (format) => {
  test('of an answer tells each citation with its words, lines and state, and the print of each file', async () => {
    const { id: message, content } = await ask(ana, id, '¿Cuánto es la renta mensual?', [rent.id]);
    const file = await conversation(id, { format, message });
    expect(file.name).toBe(`¿Cuánto es la renta mensual.${format}`);
    const words = await wordsOf(format, file.bytes);
    expect(content.citations.length).toBeGreaterThan(0);
    for (const { excerpt, chunk_lines_from: from } of content.citations) {
      expect(squeezed(words)).toContain(squeezed(`«${excerpt}»`));
      expect(words).toContain(`línea ${from}`);
    }
    expect(words).toContain('Texto encontrado.');
    expect(squeezed(words)).toContain(sha256(bytes));
    expect(words).toMatch(/Contrato \*firmado\* \[x\]\(mailto:evil\) <i>/);
    expect(squeezed(words)).toContain(squeezed('herramienta de apoyo'));
  });

  test('of a pasted text has the print of the text', async () => {
    const { id: message } = await ask(ana, id, 'Which law governs the agreement?');
    const file = await conversation(id, { format, message, language: 'en' });
    const words = await wordsOf(format, file.bytes);
    expect(squeezed(words)).toContain(sha256(AGREEMENT));
    expect(words).toContain('Text found.');
  });

  test('keeps what was not found apart, struck through, from what was', async () => {
    const { noteId, content } = await keepMissing();
    expect(content.citations.map(({ state }) => state)).toEqual(['exact', 'missing']);
    const file = await exportNote(noteId, format);
    expect(file.name).toBe(`Renta y desahucio.${format}`);
    const words = await wordsOf(format, file.bytes);
    const [body, appendix = ''] = words.split(/Lo que no se encontró (?!»)(?=Nada)/);
    expect(squeezed(appendix)).toContain(squeezed('El arrendador podrá desahuciar sin aviso alguno'));
    expect(body).not.toContain('desahuciar');
    expect(squeezed(body!)).toContain(squeezed('no se encontró: nota 2'));
    const struck = {
      docx: () => /<w:strike\/>[^]*?desahuciar/.test(part(file.bytes, 'word/document.xml')),
      md: () => file.bytes.toString().includes('~~El arrendador podrá desahuciar sin aviso alguno~~'),
      // The text of a PDF does not say what is struck through.
      pdf: () => true,
    };
    expect(struck[format]()).toBe(true);
  });

  test('of no answer says what was looked for, and the nearest words as such', async () => {
    const { id: message, content } = await ask(ana, id, '¿Qué seguro contra incendio se debe contratar?');
    expect(content.no_answer).not.toBeNull();
    const words = await wordsOf(format, (await conversation(id, { format, message })).bytes);
    expect(words).toMatch(/incendio \(0\)/);
    expect(words).toContain('Lo que no se encontró');
    expect(squeezed(words)).toContain(squeezed(content.no_answer!.would_help));
  });

  test('of a note keeps what Markdown says and drops what it would run or fetch', async () => {
    const content = [
      '# Minuta ñandú',
      'Texto con **fuerza**, *acento* y `código`, [enlace](https://www.bcn.cl/leychile), <script>alert(1)</script>![foto](http://evil.test/x.png).',
      '1. Uno\n2. Dos\n   - Dos y medio',
      '| Parte | Monto |\n| --- | --- |\n| A | $1.000 |',
      '```\nlet x = 1;\n```',
      'Emoji 🙂 y árabe العربية.',
    ].join('\n\n');
    const { id: noteId } = await ana.call(notesApi.add, {
      params: { id },
      body: { title: 'Minuta: a/b "c"', content },
    });
    const file = await exportNote(noteId, format);
    expect(file.name).toBe(`Minuta a b c.${format}`);
    const words = await wordsOf(format, file.bytes);
    for (const said of ['Minuta ñandú', 'fuerza', 'Dos y medio', '$1.000', 'let x = 1;']) expect(words).toContain(said);
    expect(words).toContain('<script>alert(1)</script>');
    expect(words).not.toMatch(/foto|evil/);
    expect(words).toMatch(
      format === 'pdf' ? /Emoji \ufffd|Caracteres|caracteres que la letra/ : /Emoji 🙂 y árabe العربية\./u,
    );
  });

  test('is not there for a stranger, nor for what is no answer of this notebook', async () => {
    const stranger = await t.world.user('Bruno');
    const { question_id } = await ask(ana, id, '¿Cuánto es la renta mensual?');
    const status = async (who: Person, message?: string) =>
      (await who.send(chatApi.download, { params: { id }, query: { format, message } })).status;
    expect(await status(stranger)).toBe(404);
    expect(await status(ana, randomUUID())).toBe(404);
    expect(await status(ana, question_id)).toBe(404);
    expect((await ana.send(chatApi.download, { params: { id }, query: { format: 'exe' } })).status).toBe(400);
  });
});

test('a Word document has real footnotes, headings, its language and no author', async () => {
  const { id: message, content } = await ask(ana, id, '¿Cuánto es la renta mensual?', [rent.id]);
  const { bytes: file } = await conversation(id, { format: 'docx', message });
  // What belongs together is kept on one line.
  const notes = part(file, 'word/footnotes.xml').replaceAll('\u00a0', ' ');
  for (const { excerpt } of content.citations) expect(notes).toContain(`«${excerpt}»`);
  expect(part(file, 'word/document.xml')).toMatch(/<w:footnoteReference w:id="1"\/>/);
  expect(part(file, 'word/document.xml')).toMatch(/<w:pStyle w:val="Heading2"\/>/);
  expect(part(file, 'word/styles.xml')).toContain('<w:lang w:val="es-CL"/>');
  expect(part(file, 'docProps/core.xml')).not.toMatch(/Ana|Rojas|Un-named|example\.com/);
});

test('Markdown has a footnote for each mark, no HTML, no pictures and no links made of titles', async () => {
  const { id: message } = await ask(ana, id, '¿Cuánto es la renta mensual?', [rent.id]);
  const { bytes: file } = await conversation(id, { format: 'md', message });
  const kinds: string[] = [];
  const walk = (node: { type: string; children?: unknown[] }): void => {
    kinds.push(node.type);
    for (const child of node.children ?? []) walk(child as { type: string });
  };
  walk(tree(file.toString()));
  const count = (kind: string): number => kinds.filter((one) => one === kind).length;
  expect(count('footnoteDefinition')).toBeGreaterThan(0);
  expect(count('footnoteReference')).toBeGreaterThanOrEqual(count('footnoteDefinition'));
  expect(['html', 'image', 'link', 'definition'].map(count)).toEqual([0, 0, 0, 0]);
});

test('a conversation tells a deleted source as such, with none of its words, and a replaced one by its version', async () => {
  const other = (await ana.notebook('Historia')).id;
  const gone = await paste(ana, other, 'Correo reservado', 'La multa convenida asciende a 37 UF.');
  const kept = await upload(ana, other, 'plazo.txt', 'El plazo del contrato es de dos años.');
  await ask(ana, other, '¿A cuánto asciende la multa?', [gone.id]);
  await ask(ana, other, '¿Cuál es el plazo del contrato?', [kept.id]);
  await ana.call(sourcesApi.remove, { params: { id: other, sourceId: gone.id } });
  const next = fileForm('plazo.txt', 'Anexo.\nEl plazo del contrato es de dos años.');
  await settled(await ana.call(sourcesApi.update, { params: { id: other, sourceId: kept.id }, form: next }), ana);
  const markdown = (await conversation(other, { format: 'md' })).bytes.toString();
  expect(markdown).not.toMatch(/37 UF|reservado/);
  expect(markdown).toMatch(/\[\^1\]: Fuente eliminada/);
  expect(markdown).toMatch(/versión 1, línea 1\. Texto encontrado\. En la versión 2 está en otro lugar: línea 2\./);
  expect(markdown).toContain(sha256('El plazo del contrato es de dos años.'));
  expect(markdown).toContain('Una cita es de una fuente que se eliminó');
});

test('nothing that a document says is logged', () => {
  expect(t.logged().join('\n')).not.toMatch(/renta|Robles|desahuciar/);
});
