import type { Writable } from 'node:stream';
import type { Language } from '#contract/language.ts';
import type { Notebook } from '#contract/notebooks.ts';
import type { Manifest } from '#contract/portable.ts';
import { LAYOUT } from '#contract/portable.ts';
import { profile } from '#server/account/index.ts';
import type { Deps } from '#server/deps.ts';
import { listNotebooks } from '#server/notebooks/index.ts';
import { worksOf, type Shelf } from '#server/studio/index.ts';
import { folderName } from './names.ts';
import { csvOf, PARTS } from './parts.ts';
import { readme } from './readme.ts';
import { schemas } from './schemas.ts';
import { writeNotebook } from './write-notebook.ts';
import { jsonArray, ZipWriter } from './zip.ts';

export type ExportNeeds = Pick<Deps, 'db' | 'vault' | 'storage' | 'now'>;
/** What was written: entries, and the bytes of what is in them. */
export type Written = { entries: number; bytes: number; leftOut: number };

const json = (value: unknown): string[] => [`${JSON.stringify(value, null, 2)}\n`];

/**
 * Writes all that is in an account to `out` as a ZIP, and ends it: what is kept about the account as JSON and CSV, its notebooks with their original files,
 * texts, notes, conversations, results and a PDF, the schema of all JSON, and last a manifest with the SHA-256 of every entry. It holds one thing at a time.
 * A file that is lost is left out and told of. Where something else fails, or nobody takes it any more, `out` ends in the middle and this throws.
 */
export async function writeExport(deps: ExportNeeds, shelf: Shelf, userId: string, out: Writable): Promise<Written> {
  const at = deps.now();
  const zip = new ZipWriter(out, at);
  try {
    const user = await profile(deps, { id: userId });
    const { language } = user.metadata;
    const notebooks = await listNotebooks(deps, { id: userId });
    const folders = notebooks.map(
      ({ title }, at) =>
        `notebooks/${String(at + 1).padStart(String(notebooks.length).length, '0')} ${folderName(title, 'Fojas')}`,
    );
    await zip.add('README.txt', [readme(at, 'account')]);
    for (const [name, schema] of schemas()) await zip.add(`schema/${name}.schema.json`, [schema]);
    await zip.add('account/account.json', json(user));
    const of = { userId, language };
    const needs = { ...deps, works: worksOf(shelf) };
    for (const { name, row, rows } of PARTS) {
      await zip.add(`account/${name}.json`, jsonArray(await rows(needs, of)));
      await zip.add(`account/${name}.csv`, csvOf(Object.keys(row.shape), await rows(needs, of)));
    }
    const left_out: Manifest['left_out'] = [];
    for (const [i, notebook] of notebooks.entries())
      left_out.push(...(await writeNotebook(deps, { zip, shelf, userId, notebook, folder: folders[i]!, language })));
    return await end(zip, { at, folders, left_out });
  } catch (error) {
    zip.break(error);
    throw error;
  }
}

/**
 * Writes one notebook to `out` as a ZIP of the same form, without what is kept about the account, and ends it: an import takes it in like one of many. Fails as
 * `writeExport` does.
 */
export async function writeOne(
  deps: ExportNeeds,
  shelf: Shelf,
  { userId, notebook, language }: { userId: string; notebook: Notebook; language: Language },
  out: Writable,
): Promise<Written> {
  const at = deps.now();
  const zip = new ZipWriter(out, at);
  try {
    const folder = `notebooks/1 ${folderName(notebook.title, 'Fojas')}`;
    await zip.add('README.txt', [readme(at, 'notebook')]);
    for (const [name, schema] of schemas()) await zip.add(`schema/${name}.schema.json`, [schema]);
    const left_out = await writeNotebook(deps, { zip, shelf, userId, notebook, folder, language });
    return await end(zip, { at, folders: [folder], left_out });
  } catch (error) {
    zip.break(error);
    throw error;
  }
}

type Ending = Pick<Manifest, 'left_out'> & { at: Date; folders: string[] };
/** Writes the manifest, which names all that was written before it. */
async function end(zip: ZipWriter, { at, folders, left_out }: Ending): Promise<Written> {
  const manifest: Manifest = {
    format: 'fojas-export',
    layout: LAYOUT,
    made_at: at.toISOString(),
    notebooks: folders,
    entries: zip.entries,
    left_out,
  };
  const bytes = zip.entries.reduce((sum, entry) => sum + entry.bytes, 0);
  await zip.add('manifest.json', json({ ...manifest, entries: [...zip.entries] }));
  await zip.end();
  return { entries: zip.entries.length, bytes, leftOut: left_out.length };
}
