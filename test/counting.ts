import { PostgresQueryCompiler, type Kysely, type KyselyPlugin } from 'kysely';
import type { Tables } from '#server/db/tables.ts';

/** The statements that pass through a database, in the order in which they were asked. */
export class Counter {
  private asked: string[] = [];
  private readonly plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      this.asked.push(new PostgresQueryCompiler().compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };

  /** The same database, heard. Statements that only begin or end a transaction do not count. */
  hear = (db: Kysely<Tables>): Kysely<Tables> => db.withPlugin(this.plugin);

  /** What was asked since the last time. */
  take(): string[] {
    const asked = this.asked;
    this.asked = [];
    return asked;
  }
}
