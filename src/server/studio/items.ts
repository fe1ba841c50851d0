import { randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { Problem, notFound } from '#server/http/problem.ts';
import { touch, type OwnedNotebook } from '#server/notebooks/index.ts';
import type { UserVault } from '#server/vault/vault.ts';
import type { Item, Items, PanelTool } from './tool.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'live' | 'now'>;
type Row = Selectable<Tables['studio_items']>;

const place = (id: string): string => `studio_items.value_sealed:${id}`;

const show = <V>(keys: UserVault, row: Row): Item<V> => ({
  id: row.id,
  value: JSON.parse(keys.openText(row.value_sealed, place(row.id))) as V,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

/** What one panel keeps in one notebook, each value sealed. */
export function itemsOf<V>(
  deps: Needs,
  notebook: OwnedNotebook,
  { contract: { kind }, most }: Pick<PanelTool, 'contract' | 'most'>,
): Items<V> {
  const { id: notebook_id, userId: user_id } = notebook;
  const mine = { notebook_id, user_id, kind };
  const seal = async (id: string, value: V): Promise<Buffer> =>
    (await deps.vault.of(user_id)).seal(JSON.stringify(value), place(id));
  const changed = async (): Promise<void> => {
    await touch(deps, notebook);
    deps.live.tell(user_id, { type: 'studio', notebook_id, kind, job_id: null });
  };
  const shown = async (row: Row): Promise<Item<V>> => show(await deps.vault.of(user_id), row);
  const rows = deps.db.selectFrom('studio_items').selectAll().where((eb) => eb.and(mine)); // prettier-ignore
  const ofId = (id: string) => ({ ...mine, id });

  return {
    list: async () => {
      const found = await rows.orderBy('created_at', 'desc').orderBy('id').execute();
      const keys = await deps.vault.of(user_id);
      return found.map((row) => show<V>(keys, row));
    },
    one: async (id) => shown(await rows.where('id', '=', id).executeTakeFirstOrThrow(notFound)),
    add: async (value) => {
      const id = randomUUID();
      const value_sealed = await seal(id, value);
      const at = deps.now();
      const row = await deps.db.transaction().execute(async (trx) => {
        // Those who add at the same time wait for each other here, so that none of them counts too few.
        await trx.selectFrom('notebooks').select('id').where('id', '=', notebook_id).forUpdate().execute();
        const { n } = await trx
          .selectFrom('studio_items')
          .select(sql<number>`count(*)::int`.as('n'))
          .where((eb) => eb.and(mine))
          .executeTakeFirstOrThrow();
        if (n >= most) throw new Problem('CONFLICT');
        return trx
          .insertInto('studio_items')
          .values({ ...ofId(id), value_sealed, created_at: at, updated_at: at })
          .returningAll()
          .executeTakeFirstOrThrow();
      });
      await changed();
      return shown(row);
    },
    change: async (id, value) => {
      const row = await deps.db
        .updateTable('studio_items')
        .set({ value_sealed: await seal(id, value), updated_at: deps.now() })
        .where((eb) => eb.and(ofId(id)))
        .returningAll()
        .executeTakeFirstOrThrow(notFound);
      await changed();
      return shown(row);
    },
    remove: async (id) => {
      await deps.db
        .deleteFrom('studio_items')
        .where((eb) => eb.and(ofId(id)))
        .returning('id')
        .executeTakeFirstOrThrow(notFound);
      await changed();
    },
  };
}
