import { z } from 'zod';
import { del, get, post, put } from './endpoint.ts';
import { MAX_SOURCES } from './sources.ts';
import { line } from './words.ts';

/** Folders of one notebook, and characters of a name. */
export const FOLDERS = { most: 50, name: 80 } as const;

const folderName = line(FOLDERS.name);
/** A folder that sources of a notebook are grouped in. It holds no other folder. */
const folder = z.object({ id: z.uuid(), name: z.string() });
export type Folder = z.infer<typeof folder>;

export const foldersApi = {
  list: get('/notebooks/:id/folders/', {
    scope: 'read',
    about: 'The folders of a notebook, oldest first',
    answer: z.array(folder),
  }),
  make: post('/notebooks/:id/folders/', {
    scope: 'write',
    about: 'Make a folder',
    status: 201,
    body: z.object({ name: folderName }),
    answer: folder,
  }),
  rename: put('/notebooks/:id/folders/:folderId/', {
    scope: 'write',
    about: 'Rename a folder',
    body: z.object({ name: folderName }),
    answer: folder,
  }),
  move: put('/notebooks/:id/folders/', {
    scope: 'write',
    about: 'Put sources of a notebook into one of its folders, or out of any (null)',
    body: z.object({ source_ids: z.array(z.uuid()).min(1).max(MAX_SOURCES), folder_id: z.uuid().nullable() }),
    answer: z.object({ moved: z.number().int() }),
  }),
  remove: del('/notebooks/:id/folders/:folderId/', {
    scope: 'write',
    about: 'Delete a folder; the sources in it stay in the notebook',
    answer: z.object({ deleted: z.literal(true) }),
  }),
};
