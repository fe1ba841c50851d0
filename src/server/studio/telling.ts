import type { Deps } from '#server/deps.ts';
import { UNFINISHED, type Row } from './stored.ts';
import type { Hear } from './tool.ts';

/** Progress is kept and told at most so often, in milliseconds. */
const TELL_EVERY = 300;
/** What is offline before a model or a checker of grammar is asked, of the whole. */
const GROUND = 0.3;

/** Tells the pages of its user that a job changed. */
export const tellJob = (
  { live }: Pick<Deps, 'live'>,
  { id, user_id, notebook_id, kind }: Pick<Row, 'id' | 'user_id' | 'notebook_id' | 'kind'>,
): void => live.tell(user_id, { type: 'studio', notebook_id, kind, job_id: id });

type Part = 'offline' | 'online' | 'file';

/** Keeps and tells how far a job is: its stages take even parts of the whole, and it never goes back. */
export class Telling {
  private last = 0;
  private reached = 0;

  constructor(
    private readonly deps: Pick<Deps, 'db' | 'live' | 'now'>,
    private readonly row: Row,
    private readonly stages: readonly string[],
    private readonly asksOthers: boolean,
  ) {}

  /** The ear for one part of the work: the tool alone, which is the whole where nobody else is asked, with others, or its file. */
  ear(part: Part): Hear {
    const [from, share] =
      !this.asksOthers || part === 'file' ? [0, 1] : part === 'offline' ? [0, GROUND] : [GROUND, 1 - GROUND];
    return (stage, done = 0) => {
      const at = this.stages.indexOf(stage);
      if (at < 0) return;
      const within = (at + Math.min(1, Math.max(0, done))) / this.stages.length;
      this.reached = Math.max(this.reached, Math.min(99, Math.round(100 * (from + share * within))));
      this.tell(stage);
    };
  }

  private tell(stage: string): void {
    if (Date.now() - this.last < TELL_EVERY) return;
    this.last = Date.now();
    void this.deps.db
      .updateTable('studio_jobs')
      .set({ progress: this.reached, stage, updated_at: this.deps.now() })
      .where('id', '=', this.row.id)
      .where('status', 'in', UNFINISHED)
      .execute()
      .then(
        () => tellJob(this.deps, this.row),
        () => undefined,
      );
  }
}

/** How often it is asked whether a job is still wanted, in milliseconds, for the case that nobody could tell. */
const ASK_EVERY = 1500;

/** A signal that a job is not wanted any more: it was deleted, or what it reads. */
export function whenGone(deps: Pick<Deps, 'db' | 'live'>, row: Row): { signal: AbortSignal; end: () => void } {
  const gone = new AbortController();
  const ask = (): void =>
    void deps.db
      .selectFrom('studio_jobs')
      .select('id')
      .where('id', '=', row.id)
      .where('status', 'in', UNFINISHED)
      .executeTakeFirst()
      .then(
        (there) => there ?? gone.abort(),
        () => undefined,
      );
  const deaf = deps.live.listen(row.user_id, (event) => {
    if (event.type === 'studio' && event.job_id === row.id) ask();
  });
  const asking = setInterval(ask, ASK_EVERY);
  return {
    signal: gone.signal,
    end: () => {
      deaf();
      clearInterval(asking);
    },
  };
}
