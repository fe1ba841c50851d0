import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Source } from '#contract/sources.ts';
import { tokensApi } from '#contract/tokens.ts';
import amounts from './fixtures/studio/amounts/contract.ts';
import type { TestApp } from './app.ts';
import { PATIENCE } from './patience.ts';
import { onceTold } from './told.ts';
import type { Person } from './world.ts';

export const PRICE = 10;

/** A contract with sums, which may begin with a command to the tool (fixtures/studio/amounts/server/commands.ts). */
export const lease = (command = ''): string =>
  `${command && `[[${command}]]\n`}Contrato de arrendamiento.\nLa renta mensual es de $ 450.000, que se paga por anticipado.\nLa garantía es de 20 UF y se devuelve al término.\nEl arrendatario no puede subarrendar.\n`;

/** A file that a tool waits for. */
export class Gate {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'fojas-gate-'));
  readonly file = path.join(this.folder, 'gate');
  constructor() {
    this.shut();
  }
  shut(): void {
    rmSync(`${this.file}.pid`, { force: true });
    writeFileSync(this.file, '');
  }
  get command(): string {
    return `wait ${this.file}`;
  }
  open = (): void => rmSync(this.file, { force: true });
  remove = (): void => rmSync(this.folder, { recursive: true, force: true });
  /** The process of the tool that waits here. */
  waiting = (): Promise<number> =>
    vi.waitFor(() => Number(readFileSync(`${this.file}.pid`, 'utf8') || fail()), PATIENCE);
}
const fail = (): never => {
  throw new Error('not yet');
};

/** Whether a process lives. */
export function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // One that ended and was not yet taken leave of does not live.
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Presses the button. */
export const press = (person: Person, { notebook_id, id }: Pick<Source, 'notebook_id' | 'id'>, more: object = {}) =>
  person.call(amounts.api.start, { body: { notebook_id, source_id: id, ...more } });

export const listed = async (person: Person, id: string) =>
  (await person.call(amounts.api.list, { params: { id } })).amounts_lists;

/** Waits until a job is completed or failed, and answers it with its result. */
export const ended = (person: Person, id: string, jobId: string) =>
  onceTold(person, async () => {
    const job = await person.call(amounts.api.detail, { params: { id, jobId } });
    if (job.status !== 'completed' && job.status !== 'failed') throw new Error(job.status);
    return job;
  });

export const balanceOf = async (person: Person): Promise<number> => (await person.call(tokensApi.balance)).balance;

/** No hold of the Studio stands without a job that it is for, and no unfinished job without its hold. */
export async function expectSound({ deps }: TestApp): Promise<void> {
  const { rows } = await sql`
    select h.id from ledger_transfers h
      left join ledger_transfers r on r.pending_id = h.id
      left join studio_jobs j on j.hold_id = h.id and j.status in ('pending', 'processing')
      where h.kind = 'hold' and h.reason in ('legal_risk_analysis', 'audio_summary') and (r.id is null) <> (j.id is not null)`.execute(
    deps.db,
  );
  expect(rows).toEqual([]);
}
