import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { JobKind } from '#server/jobs/queue.ts';
import type { Client } from '../../bench/client.ts';
import { count } from './look.ts';

export const PASSWORD = 'una clave larga';
const LEASE =
  'Contrato de arrendamiento.\n\nPrimero. La renta mensual es de 20 UF, que se paga por anticipado.\n\nSegundo. La garantía es de 20 UF y se devuelve al término.\n\nTercero. El arrendatario no puede subarrendar sin autorización escrita.\n';

/** Somebody new at a server that is about to die. */
export type Stage = {
  client: Client;
  email: string;
  user: string;
  db: pg.Pool;
  dataDir: string;
  /** Enqueues what nobody asks for by a call. */
  send: (kind: 'storage.sweep' | 'payments.reconcile') => Promise<unknown>;
  /** Letters that arrived at this address. */
  letters: () => number;
};
/** How it ended: `completed`, `failed` as it may, or what is wrong in a few words. */
export type End = string;
/** A piece of work that can be asked for: prepared first, then asked for; `end` is asked once nothing is under way any more. */
export type Job = { ask: () => Promise<unknown>; end: () => Promise<End> };
type Setting = (stage: Stage) => Promise<Job>;

const one = async (db: pg.Pool, query: string, values: unknown[]): Promise<string> => {
  const { rows } = await db.query<{ s: string }>(query, values);
  return rows.length === 1 ? rows[0]!.s : `${rows.length} rows`;
};
const completed = (good: boolean, wrong: string): End => (good ? 'completed' : wrong);

const upload = (client: Client, notebook: string) => client.upload(notebook, 'arriendo.txt', Buffer.from(LEASE));
async function read({ client }: Stage, title = 'Caso'): Promise<{ notebook: string; source: string }> {
  const { id: notebook } = await client.notebook(title);
  const { id: source } = await upload(client, notebook);
  while ((await client.sources(notebook)).some((each) => each.processing_status !== 'completed')) await pause(50);
  return { notebook, source };
}

/** Asked for by an upload, and seen by one column of what came of it. */
const uploaded =
  (query: string): Setting =>
  async ({ client, db, user }) => {
    const { id } = await client.notebook('Caso');
    return { ask: () => upload(client, id), end: () => one(db, query, [user]) };
  };

/** A tool of the Studio on a source. Asked for again where its server died before its answer, it is the same job. */
export const generation =
  (start: string): Setting =>
  async (stage) => {
    const { client, db, user } = stage;
    const { notebook, source } = await read(stage);
    const body = { notebook_id: notebook, source_id: source, engine: 'embedded' };
    return {
      ask: () => client.raw('POST', `/notebooks/${start}/`, body),
      end: async () => {
        const ended = await one(db, 'select status s from studio_jobs where user_id = $1', [user]);
        const holds = await count(
          db,
          `select count(*) n from ledger_transfers h join ledger_accounts a on a.id = h.user_account
           where h.kind = 'hold' and a.user_id = $1`,
          [user],
        );
        return holds === 1 ? ended : `${holds} holds`;
      },
    };
  };

async function forgotten({ client, db, user, email, letters }: Stage): Promise<Job> {
  return {
    ask: () => client.raw('POST', '/users/reset-password/', { email }),
    end: async () => {
      const links = await count(db, 'select count(*) n from recovery_tokens where user_id = $1 and spent_at is null', [user]);
      const waiting = await count(db, 'select count(*) n from letters where user_id = $1', [user]);
      // A letter may come twice; the newest link is the one that is good.
      return completed(links === 1 && waiting === 0 && letters() > 0 && letters() <= 2, `${links} links, ${letters()} letters, ${waiting} wait`);
    },
  }; // prettier-ignore
}

async function exported(client: Client): Promise<string> {
  await client.raw('POST', '/users/export/', { password: PASSWORD });
  for (;;) {
    const state = (await (await client.raw('GET', '/users/export/')).json()) as { export: { status: string } | null };
    if (state.export?.status === 'ready') break;
    await pause(50);
  }
  const { url } = (await (await client.raw('POST', '/users/export/link/')).json()) as { url: string };
  return client.base + url;
}

/** How work of each kind comes to be, but of the Studio, and what only a start after an upgrade sends. */
export const SETTINGS: Record<
  Exclude<JobKind, 'studio.run' | 'source.index' | 'source.law' | 'laws.check'>,
  Setting
> = {
  'source.read': uploaded('select status s from source_versions where user_id = $1'),
  'source.embed': uploaded(
    "select case when vectors_model is null then status || ', no vectors' else status end s from source_versions where user_id = $1",
  ),
  'notebook.describe': uploaded('select generation_status s from notebooks where user_id = $1'),
  'sample.fill': async ({ client, db, user }) => ({
    ask: () => client.raw('POST', '/notebooks/sample/', {}),
    end: async () => {
      const status = await one(db, 'select status s from sample_notebooks where user_id = $1', [user]);
      const found = await one(
        db,
        `select concat_ws(' ', (select count(*) from sources where user_id = $1) > 0,
           (select count(*) from chat_messages where user_id = $1 and role = 'ai'),
           (select count(*) from notes where user_id = $1), (select count(*) from studio_jobs where user_id = $1)) s`,
        [user],
      );
      return status === 'completed' && found !== 't 1 2 3' ? `another sample: ${found}` : status;
    },
  }),
  'storage.remove': async (stage) => {
    const { notebook, source } = await read(stage);
    const below = path.join(stage.dataDir, 'files', stage.user, notebook, source);
    return {
      ask: () => stage.client.raw('DELETE', `/notebooks/${notebook}/sources/${source}/`),
      end: async () => completed(!existsSync(below), 'files are left'),
    };
  },
  'storage.sweep': async ({ dataDir, send }) => {
    const folder = path.join(dataDir, 'files', randomUUID(), randomUUID(), randomUUID(), '1');
    const orphan = path.join(folder, 'text');
    await mkdir(folder, { recursive: true });
    await writeFile(orphan, 'nobody speaks of this');
    const before = new Date(Date.now() - 3 * 86_400_000);
    await utimes(orphan, before, before);
    return { ask: () => send('storage.sweep'), end: async () => completed(!existsSync(orphan), 'the orphan is left') };
  },
  'mail.send': forgotten,
  'account.recover': forgotten,
  'account.delete': async (stage) => {
    const { client, db, user, dataDir } = stage;
    for (const title of ['Uno', 'Dos']) await read(stage, title);
    return {
      ask: () => client.raw('DELETE', '/users/profile/', { password: PASSWORD }),
      end: async () => {
        const done = await one(db, 'select (done_at is not null)::text s from deletion_log where user_id = $1', [user]);
        const rows = await count(
          db,
          `select (select count(*) from users where id = $1) + (select count(*) from user_keys where user_id = $1)
             + (select count(*) from notebooks where user_id = $1) + (select count(*) from source_versions where user_id = $1) n`,
          [user],
        );
        const files = existsSync(path.join(dataDir, 'files', user));
        return completed(done === 'true' && rows === 0 && !files, `done ${done}, rows ${rows}, files ${files}`);
      },
    };
  },
  'account.export': async (stage) => {
    const { client, db, user } = stage;
    await read(stage);
    return {
      ask: () => client.raw('POST', '/users/export/', { password: PASSWORD }),
      end: async () => completed((await one(db, 'select status s from exports where user_id = $1', [user])) === 'ready' && stage.letters() <= 2, 'no export is ready'), // prettier-ignore
    };
  },
  'account.import': async (stage) => {
    const { client, db, user } = stage;
    await read(stage);
    const zip = Buffer.from(await (await fetch(await exported(client))).arrayBuffer());
    const form = new FormData();
    form.append('file', new Blob([zip]), 'export.zip');
    return {
      ask: () => client.raw('POST', '/users/import/', form),
      end: async () => {
        const status = await one(db, 'select status s from imports where user_id = $1', [user]);
        const whole = await count(
          db,
          `select count(*) n from notebooks n where n.user_id = $1
             and exists (select from source_versions v join sources s on s.id = v.source_id where s.notebook_id = n.id and v.status = 'completed')`,
          [user],
        );
        return completed(status === 'done' && whole === 2, `${status}, ${whole} notebooks`);
      },
    };
  },
  'payments.reconcile': async ({ client, db, user, send }) => {
    const offer = (await (await client.raw('GET', '/tokens/payment-types')).json()) as { payment_types: { id: string }[] };
    const bought = await client.raw('POST', '/tokens/purchase', { payment_type_id: offer.payment_types[0]!.id });
    const { pathname, search } = new URL(((await bought.json()) as { init_point: string }).init_point);
    const ends = new URLSearchParams({ end: 'approved' });
    await fetch(client.base + pathname + search, { method: 'POST', body: ends, redirect: 'manual' });
    return {
      ask: () => send('payments.reconcile'),
      end: async () => {
        const status = await one(db, 'select status s from purchases where user_id = $1', [user]);
        const credits = await count(db, "select count(*) n from ledger_transfers t join purchases p on t.ref_id = p.id::text where t.kind = 'credit' and p.user_id = $1", [user]); // prettier-ignore
        return completed(status === 'approved' && credits === 1, `${status}, ${credits} credits`);
      },
    };
  }, // prettier-ignore
};
