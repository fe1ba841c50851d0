import { setTimeout as pause } from 'node:timers/promises';
import { accountApi } from '#contract/account.ts';
import { chatApi } from '#contract/chat.ts';
import { notebooksApi } from '#contract/notebooks.ts';
import { notesApi } from '#contract/notes.ts';
import { sourcesApi } from '#contract/sources.ts';
import { readShelf } from '#server/studio/index.ts';
import { makeDocx, makePdf } from '#test/documents.ts';
import type { Person } from '#test/world.ts';

/** Payloads that one note or one answer holds. */
const AT_ONCE = 16;
const PATIENCE_MS = 240_000;

async function until(look: () => Promise<boolean>): Promise<void> {
  for (const begun = performance.now(); performance.now() - begun < PATIENCE_MS; await pause(200)) if (await look()) return;
  throw new Error('nothing came of it');
} // prettier-ignore

export const heaps = (all: readonly string[]): string[] =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, n) => all.slice(n * AT_ONCE, (n + 1) * AT_ONCE).join('\n\n')); // prettier-ignore

/** A document of clauses in which payloads stand as parties, places and sums. */
const documentOf = (all: readonly string[]): string =>
  `Contrato de arrendamiento\n\n${all.map((one, n) => `Cláusula ${n + 1}. El arrendador ${one} entrega el inmueble y recibe una renta de ${n + 10} UF, según la Ley 18.101.`).join('\n\n')}\n`;

async function sources(person: Person, id: string, all: readonly string[]): Promise<string[]> {
  const text = documentOf(all);
  const files: [string, Uint8Array | string][] = [
    ['texto.txt', text],
    ['notas.md', text],
    ['pagina.html', `<!doctype html><title>${all[14]}</title>${text}`],
    ['contrato.docx', await makeDocx(text)],
    ['impreso.pdf', await makePdf(text)],
  ];
  for (const [n, [name, bytes]] of files.entries()) {
    const form = new FormData();
    form.set('title', `${name} ${all[n]}`.replace(/\s+/g, ' ').slice(0, 190));
    form.set('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), name);
    await person.call(sourcesApi.add, { params: { id }, form });
  }
  const ended = ['completed', 'failed'];
  const list = () => person.call(sourcesApi.list, { params: { id } });
  await until(async () => (await list()).every((one) => ended.includes(one.processing_status)));
  return (await list()).filter((one) => one.processing_status === 'completed').map((one) => one.id);
}

async function analyses(person: Person, notebook_id: string, source_id: string): Promise<string[]> {
  const opened: string[] = [];
  for (const { contract: tool } of (await readShelf()).generators.values()) {
    const answer = await person.send(tool.api.start, { body: { notebook_id, source_id, engine: 'embedded' } });
    if (!answer.ok) continue;
    const { job_id: jobId } = (await answer.json()) as { job_id: string };
    let status = '';
    await until(async () => {
      ({ status } = (await person.call(tool.api.detail, { params: { id: notebook_id, jobId } })) as { status: string });
      return ['completed', 'failed'].includes(status);
    });
    if (status === 'completed') opened.push(`panel=studio&tool=${tool.kind}&job=${jobId}`);
  }
  return opened;
}

/** Payloads in names, sources, notes, answers and analyses. Answers the addresses of the screens that show them. */
export async function prepare(person: Person, all: readonly string[]): Promise<{ screens: string[]; analyses: number; sources: number }> {
  const short = (n: number): string => all[n]!.replace(/\s+/g, ' ').slice(0, 140);
  await person.call(accountApi.update, { body: { full_name: short(14) } });
  const { id } = await person.call(notebooksApi.create, { body: { title: short(0), description: short(15) } });
  const read = await sources(person, id, all);
  const params = { id };
  const notes: string[] = [];
  for (const [n, content] of heaps(all).entries())
    notes.push((await person.call(notesApi.add, { params, body: { title: short(n + 20), content } })).id);
  for (let n = 0; n < heaps(all).length; n++)
    await (await person.send(chatApi.ask, { body: { notebook_id: id, message: `¿Qué renta recibe el arrendador de la cláusula ${n + 1}? ${short(n)}` } })).text(); // prettier-ignore
  const made = await analyses(person, id, read[0]!);
  const inside = [
    'panel=sources',
    'panel=chat',
    'panel=notes',
    'panel=studio',
    ...read.map((source) => `panel=sources&source=${source}`),
    ...notes.map((note) => `panel=notes&note=${note}`),
    ...made,
    'panel=studio&tool=quick-access',
  ];
  const around = ['/dashboard', '/profile', '/profile?tab=tokens', '/profile?tab=security'];
  return { screens: [...around, ...inside.map((one) => `/notebook/${id}?${one}`)], analyses: made.length, sources: read.length };
} // prettier-ignore
