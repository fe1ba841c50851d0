import { sql } from 'kysely';
import { record } from '#server/audit/index.ts';
import { renewCopies } from '#server/vault/copies.ts';
import { newMasterKey, type MasterKey } from '#server/vault/master.ts';
import { acted } from './acted.ts';
import { Impossible, type Command, type Found, type OperatorDeps } from './command.ts';
import { counted } from './table.ts';

/** Any number that nothing else locks by. */
const LOCK = 7_305_414;

/** The id of the master key that counts now. */
async function counting({ db }: OperatorDeps): Promise<string> {
  const { key_id } = await db.selectFrom('keyring').select('key_id').executeTakeFirstOrThrow();
  return key_id;
}

/**
 * The key to turn to. In a file: the one that a rotation which was stopped had put first, else a new one, which stands first in the file, on the disk,
 * before anything is under it. From the settings: FOJAS_MASTER_KEY, whose predecessor must be there as FOJAS_MASTER_KEY_OLD.
 */
async function nextKey(deps: OperatorDeps): Promise<MasterKey> {
  const keys = deps.vault.masterKeys;
  const now = await counting(deps);
  const [first, ...older] = keys.all();
  if (keys.from === 'settings') {
    if (first!.id === now && older.length === 0)
      throw new Impossible(
        'The master key is set by FOJAS_MASTER_KEY. To rotate it: set FOJAS_MASTER_KEY to a new one and FOJAS_MASTER_KEY_OLD to this one, start each process of Fojas again, then run this once more.',
      );
    return first!;
  }
  if (older.length > 0) return first!;
  const next = newMasterKey();
  keys.write([next, first!]);
  return next;
}

/** From here on the new key counts; stopped anywhere, another run goes on. Answers how many keys this run wrapped. */
async function rewrapAll(deps: OperatorDeps, next: MasterKey): Promise<number> {
  const { db, vault } = deps;
  if ((await counting(deps)) !== next.id)
    await db.transaction().execute(async (trx) => {
      await vault.turn(trx, next);
      await acted(trx, deps.now(), rotate.name);
      await record(trx, deps.now(), { userId: null, actor: 'operator', action: 'keys.rotated' });
    });
  let wrapped = 0;
  for (let some = await vault.rewrap(); some > 0; some = await vault.rewrap()) wrapped += some;
  return wrapped;
}

const rotate: Command = {
  name: 'keys rotate',
  words: [],
  options: {},
  about:
    'Makes a new master key and wraps the keys of all users under it, while Fojas runs. Stopped, it goes on when it is run again. The old one opens nothing then.',
  run: (deps) => alone(deps, () => turn(deps)),
};

async function turn(deps: OperatorDeps): Promise<Found> {
  const keys = deps.vault.masterKeys;
  const next = await nextKey(deps);
  const wrapped = await rewrapAll(deps, next);
  const stale = await renewCopies(deps.db, deps.now());
  if (keys.from === 'file') keys.write([next]);
  const after =
    keys.from === 'file'
      ? 'Back up master.key again; destroy the copies of the old one.'
      : 'Empty FOJAS_MASTER_KEY_OLD and start each process of Fojas again; then destroy the old key.';
  const left = stale.map((file) => `\nThe copy of the keys at ${file} could not be written: back up again.`);
  return {
    well: stale.length === 0,
    json: { key_id: next.id, wrapped, stale },
    text: `The master key ${next.id} counts now: ${counted(wrapped, 'key')} wrapped. ${after}${left.join('')}`,
  };
}

/** Two rotations at once would each make a key that the other does not know. */
const alone = <T>({ db }: OperatorDeps, work: () => Promise<T>): Promise<T> =>
  db.connection().execute(async (one) => {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${LOCK}) as mine`.execute(one);
    if (!rows[0]?.mine) throw new Impossible('Another rotation of the master key is running.');
    return work().finally(() => sql`select pg_advisory_unlock(${LOCK})`.execute(one));
  });

export const keysCommands: Command[] = [rotate];
