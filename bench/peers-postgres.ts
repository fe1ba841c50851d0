import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Language } from '#contract/language.ts';
import { connect } from '#server/db/connect.ts';
import { startEmbedded } from '#server/db/embedded/embedded.ts';
import type { Passage, Peer } from './peers.ts';

const CONFIG: Record<Language, string> = { es: 'spanish', en: 'english' };

/**
 * PostgreSQL full text: the configuration of the language (stop words, Snowball), a stored tsvector with a GIN index, any of the words,
 * the given ranking divided by 1 + log(length). `close` stops the server.
 */
export async function postgres(): Promise<{ peers: Peer[]; close: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fojas-peers-'));
  const server = await startEmbedded(folder);
  const { pool, close } = connect(server.url, console, 1);
  await pool.query('create table passages (book int, number int, words tsvector)');
  await pool.query('create index on passages using gin (words)');
  await pool.query('create index on passages (book)');
  let books = 0;
  const known = new Map<readonly Passage[], number>();
  const fill = async (passages: readonly Passage[], language: Language): Promise<number> => {
    const book = books++;
    known.set(passages, book);
    await pool.query(
      `insert into passages select $1, n - 1, to_tsvector('${CONFIG[language]}', t)
       from unnest($2::text[]) with ordinality as given (t, n)`,
      [book, passages.map(({ text }) => text.replaceAll('\0', ' '))],
    );
    await pool.query('analyze passages');
    return book;
  };
  const peer = (ranking: 'ts_rank' | 'ts_rank_cd'): Peer => ({
    name: `PostgreSQL ${ranking}`,
    async open(passages, language) {
      const book = known.get(passages) ?? (await fill(passages, language));
      return async (question, limit) => {
        const { rows } = await pool.query<{ number: number }>(
          `select number
           from passages, (select replace(plainto_tsquery('${CONFIG[language]}', $2)::text, ' & ', ' | ')::tsquery as any_word) as asked
           where book = $1 and words @@ any_word order by ${ranking}(words, any_word, 1) desc, number limit $3`,
          [book, question, limit],
        );
        return rows.map(({ number }) => number);
      };
    },
  });
  return {
    peers: [peer('ts_rank_cd'), peer('ts_rank')],
    close: async () => {
      await close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
