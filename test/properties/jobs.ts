import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/http/problem.ts';
import type { Jobs, Queue } from '#server/jobs/queue.ts';
import { own, type OwnedNotebook } from '#server/notebooks/own.ts';
import { embedded } from '#server/ports/ai/embedded.ts';
import { change } from '#server/studio/change.ts';
import type { Made } from '#server/studio/make.ts';
import { giveUpStudio, runStudio } from '#server/studio/run.ts';
import { start } from '#server/studio/start.ts';
import { credit } from '#server/tokens/ledger.ts';
import { createVault } from '#server/vault/keys.ts';
import { givenKeys } from '#server/vault/master.ts';
import { MemoryStorage } from '../fakes/memory-storage.ts';
import { TestSpeech } from '../fakes/speech.ts';
import amounts from '../fixtures/studio/amounts/server/index.ts';
import voices from '../fixtures/studio/voices/server/index.ts';
import { nobodyListens } from './ground.ts';
import { sound, type Runs } from './ledger.ts';

type Db = Kysely<Tables>;
/** What may go while a job is under way: nothing, the job, its source, the notebook, the account. */
const going = fc.constantFrom('nothing', 'job', 'source', 'notebook', 'account');
type Going = 'nothing' | 'job' | 'source' | 'notebook' | 'account';
/** How the work of a job ends: well, refused by the provider, or broken off (a crash, a time-out, a provider in trouble); or so once its script stands and is spoken. */
const ending = fc.constantFrom('ok', 'refused', 'broken', 'unspoken', 'cut');
/** The last is all sources of the notebook, for the tool that speaks. */
const source = fc.constantFrom(0, 1, 2, 3);
const tool = fc.constantFrom('amounts', 'voices');
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('start' as const), source, tool }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('change' as const), source }) },
  {
    weight: 5,
    // Twice: a worker that was taken for dead works on beside its successor.
    arbitrary: fc.record({ do: fc.constant('work' as const), ending, twice: fc.boolean(), during: going, source }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('give up' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('go' as const), what: going, source }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const TOKENS = 75;
const PRICE: Record<string, number> = { amounts: 10, voices: 20 };
const MADE: Made = {
  document_length: 10,
  result: { overview: 'x', amounts: [], largest: null },
  summary: { total_amounts: 0, document_length: 10 },
  description: '',
  citations: [],
};
const script = { minutes: 5, lines: [{ text: 'Una línea.' }], audio: null };
const SCRIPT: Made = { ...MADE, result: script, summary: { file_info: null, document_length: 10 } };
const never = new AbortController().signal;
const context = { signal: never, attempt: 1, lastAttempt: false };
/** What is refused is an answer too. */
const orProblem = (error: unknown): null => {
  if (error instanceof Problem) return null;
  throw error;
};

/** One user with a notebook of three sources, and a queue that hands a job out until its work ends. */
class Player {
  readonly waiting: Jobs['studio.run'][] = [];
  /** Jobs that were completed and what they cost, also those that are gone since. */
  readonly completed = new Map<string, number>();
  private readonly storage = new MemoryStorage();
  private readonly speech = new TestSpeech();
  private readonly userId = randomUUID();
  private readonly sources = [randomUUID(), randomUUID(), randomUUID()];
  private notebook!: OwnedNotebook;
  private readonly deps;

  constructor(private readonly db: Db) {
    const quiet = nobodyListens(db);
    const queue: Queue = {
      send: async (_trx, kind, data) => {
        if (kind === 'studio.run') this.waiting.push(data as Jobs['studio.run']);
        return null;
      },
    };
    this.deps = {
      ...quiet,
      queue,
      vault: createVault(quiet, { root: randomBytes(32), keys: givenKeys(randomBytes(32)) }),
      engine: embedded,
      embedded,
      speech: this.speech,
      grammar: null,
      storage: this.storage as unknown as Deps['storage'],
    };
  }

  async prepare(): Promise<this> {
    const { db, userId, sources } = this;
    const { vault, keep } = this.deps.vault.mint(userId);
    const id = randomUUID();
    await sql`
      with u as (insert into users (id, email_blind, email_sealed, full_name_sealed, password_hash, language)
        values (${userId}, ${randomBytes(32)}, '', '', '', 'es') returning id),
      n as (insert into notebooks (id, user_id, title_sealed, description_sealed) select ${id}::uuid, id, ${vault.seal('Todo', `notebooks.title_sealed:${id}`)}, '' from u)
      select 1`.execute(db);
    await keep(db);
    for (const one of sources) {
      const title = vault.seal('Una', `sources.title_sealed:${one}`);
      await sql`insert into sources (id, notebook_id, user_id, type, title_sealed, display_name_sealed)
        values (${one}, ${id}, ${userId}, 'text', ${title}, '')`.execute(db);
      await sql`insert into source_versions (source_id, version, user_id, type, status, media_type, characters, words, text_key, index_key)
        values (${one}, 1, ${userId}, 'text', 'completed', 'text/plain', 10, 2, 'x', 'x')`.execute(db);
    }
    await db
      .transaction()
      .execute((trx) => credit(trx, { userId, tokens: TOKENS, key: `welcome:${userId}`, reason: 'welcome' }));
    this.notebook = await own({ db }, { id: userId }, id);
    return this;
  }

  async play(one: Step): Promise<void> {
    if (one.do === 'start') await this.start(one.source, one.tool);
    if (one.do === 'change') await this.change(one.source);
    if (one.do === 'work') await this.work(one.ending, one.twice, () => this.go(one.during, one.source));
    if (one.do === 'give up' && this.waiting[0]) {
      await giveUpStudio(this.deps)(this.waiting[0]);
      this.waiting.shift();
    }
    if (one.do === 'go') await this.go(one.what, one.source);
  }

  private start = (at: number, name: string): Promise<unknown> =>
    start(
      this.deps,
      this.notebook,
      (name === 'voices' ? voices : amounts) as never,
      { source_id: name === 'voices' ? (this.sources[at] ?? null) : this.sources[at % this.sources.length]! },
      'es',
    ).catch(orProblem);

  /** Has the newest completed script of a source spoken anew. */
  private async change(at: number): Promise<void> {
    const row = await this.db
      .selectFrom('studio_jobs')
      .select('id')
      .where((eb) => eb.and({ user_id: this.userId, kind: 'voices', status: 'completed' }))
      .where('source_id', this.sources[at] ? '=' : 'is', this.sources[at] ?? null)
      .orderBy('created_at', 'desc')
      .executeTakeFirst();
    if (!row) return;
    const said = { lines: [{ text: 'Otra línea.', citation_id: null }] };
    await change(this.deps, this.notebook, voices as never, row.id, { said, language: 'es' }).catch(orProblem);
  }

  private async work(how: string, twice: boolean, during: () => Promise<void>): Promise<void> {
    const [job] = this.waiting;
    if (!job) return;
    let gone: Promise<void> | null = null;
    const making = async (_deps: unknown, { row }: { row: { kind: string } }): Promise<Made> => {
      if (how !== 'unspoken' && how !== 'cut') await (gone ??= during());
      if (how === 'refused') throw new Problem('PROVIDER_FAILED');
      if (how === 'broken') throw new Error('broken off');
      return row.kind === 'voices' ? SCRIPT : MADE;
    };
    this.speech.before = async () => {
      await (gone ??= during());
      if (how === 'unspoken') throw new Problem('SPEECH_FAILED');
      if (how === 'cut') throw new Error('cut');
    };
    const shelf = {
      folder: '',
      generators: new Map([amounts, voices].map((one) => [one.contract.kind, one as never])),
    };
    const run = runStudio(this.deps, shelf, making);
    const ends = await Promise.allSettled([run(job, context), ...(twice ? [run(job, context)] : [])]);
    // What broke off is handed out again.
    if (ends.some(({ status }) => status === 'fulfilled')) this.waiting.shift();
  }

  /** Takes something away, and notes first which jobs were completed. */
  private async go(what: Going, at: number): Promise<void> {
    if (what === 'nothing') return;
    const { userId, sources, notebook } = this;
    await this.db.transaction().execute(async (trx) => {
      const rows = await trx
        .selectFrom('studio_jobs')
        .select(['id', 'kind', 'completed_at'])
        .where('user_id', '=', userId)
        .forUpdate()
        .execute();
      for (const { id, kind, completed_at } of rows) if (completed_at) this.completed.set(id, PRICE[kind]!);
      const id = sources[at] ?? null;
      if (what === 'job')
        await trx
          .deleteFrom('studio_jobs')
          .where('source_id', id === null ? 'is' : '=', id)
          .execute();
      if (what === 'source' && id !== null) await trx.deleteFrom('sources').where('id', '=', id).execute();
      if (what === 'notebook') await trx.deleteFrom('notebooks').where('id', '=', notebook.id).execute();
      if (what === 'account') await trx.deleteFrom('users').where('id', '=', userId).execute();
    });
  }

  /** Lets what waits end, and throws unless just the completed jobs were paid for and all else was given back. */
  async settle(): Promise<{ holds: number; paid: number }> {
    while (this.waiting.length > 0) await this.work('ok', false, async () => undefined);
    const all = this.db.selectFrom('studio_jobs').where('user_id', '=', this.userId);
    const rows = await all.select(['id', 'kind', 'status', 'file_key', 'error_code']).execute();
    for (const { id, kind, status, file_key, error_code } of rows) {
      if (status === 'completed' && kind === 'voices' && (file_key === null) !== (error_code !== null))
        throw new Error('a spoken result has no file, or an error and one');
      if (file_key !== null && !this.storage.files.has(file_key))
        throw new Error('a file was removed that a row speaks of');
      if (status === 'completed') this.completed.set(id, PRICE[kind]!);
      else if (status !== 'failed') throw new Error(`a job is left ${status}`);
    }
    const { rows: holds } = await sql<{ job: string; end: string | null }>`
      select h.ref_id as job, r.kind::text as end from ledger_transfers h left join ledger_transfers r on r.pending_id = h.id
      where h.kind = 'hold' and h.user_account = (select id from ledger_accounts where user_id = ${this.userId}::uuid)`.execute(
      this.db,
    );
    for (const { job, end } of holds)
      if (end !== (this.completed.has(job) ? 'post' : 'void')) throw new Error(`a hold ended by ${end ?? 'nothing'}`);
    const { rows: left } = await sql<{ left: number }>`
      select (credits_posted - debits_posted - debits_pending)::int as left from ledger_accounts where user_id = ${this.userId}::uuid`.execute(
      this.db,
    );
    if (left[0]!.left !== TOKENS - [...this.completed.values()].reduce((sum, price) => sum + price, 0))
      throw new Error(`${left[0]!.left} tokens are left`);
    return { holds: holds.length, paid: this.completed.size };
  }
}

/** P5: whatever happens to jobs in whatever order, each price is paid once for a result, or given back. Answers what was played. */
export async function jobsSettleOnce(db: Db, { runs, seed }: Runs) {
  const verdict = { schedules: 0, holds: 0, paid: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14, size: 'max' }), async (steps) => {
      const player = await new Player(db).prepare();
      for (const one of steps) await player.play(one);
      const { holds, paid } = await player.settle();
      verdict.schedules++;
      verdict.holds += holds;
      verdict.paid += paid;
    }),
    { numRuns: runs, seed },
  );
  await sound(db);
  return verdict;
}
