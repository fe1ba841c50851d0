import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect } from '#server/db/connect.ts';
import { startEmbedded } from '#server/db/embedded/embedded.ts';
import { prepare } from '#server/db/prepare.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that the whole run shares, with its template database made. */
    postgres: string;
  }
}

export const TEMPLATE = 'fojas_template';

/** One PostgreSQL for the run and a migrated template in it, from which each suite copies a database of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fojas-test-'));
  const postgres = await startEmbedded(folder);
  const server = connect(postgres.url, console);
  await server.pool.query(`create database ${TEMPLATE}`);
  await server.close();
  const template = new URL(postgres.url);
  template.pathname = `/${TEMPLATE}`;
  const made = connect(template.href, console);
  await prepare(made.db, template.href);
  await made.close();
  project.provide('postgres', postgres.url);
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
