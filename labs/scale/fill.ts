import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { lineStarts } from '#reading/lines.ts';
import { buildSegment } from '#reading/index/segment.ts';
import { writeSegment } from '#reading/index/segment-file.ts';
import { hashPassword } from '#server/account/password.ts';
import { blindEmail } from '#server/account/users.ts';
import type { Deps } from '#server/deps.ts';
import { storageKey } from '#server/notebooks/index.ts';
import { place, versionPlace } from '#server/sources/rows.ts';

/** What a person has: notebooks, sources in each, notes and messages in each, and moves of tokens. Ours: a busy year of a small office. */
export const PERSON = { notebooks: 10, sources: 10, notes: 5, messages: 10, moves: 100 } as const;
/** People that are put in at once. */
const LANES = 6;
export const PASSWORD = 'una clave larga';
export const emailOf = (n: number): string => `persona-${n}@example.com`;

type Made = { text: string; index: Buffer };

/** Texts as reading leaves them: pieces of a law, none like another by its number. */
export function textsOf(law: string, count: number): Made[] {
  return Array.from({ length: count }, (_, n) => {
    const text = `Expediente ${n + 1}\n\n${law}`;
    return { text, index: Buffer.from(writeSegment(buildSegment({ text }))) };
  });
}

/**
 * Puts people with all that they have into the database, as the rules would leave it. `stored`: also puts the text and index of their sources into the storage,
 * sealed; without, the keys of their files lead nowhere, which only reading them would notice. Answers the bytes that were stored and of how many sources.
 */
export async function fill(
  deps: Deps,
  { from, to, stored }: { from: number; to: number; stored: boolean },
  texts: readonly Made[],
): Promise<{ bytes: number; sources: number }> {
  const hash = await hashPassword(PASSWORD);
  const sum = { bytes: 0, sources: 0 };
  let next = from;
  const lane = async (): Promise<void> => {
    while (next < to) {
      const kept = await person(deps, next++, hash, stored ? texts : [], texts[0]!);
      sum.bytes += kept.bytes;
      sum.sources += kept.sources;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return sum;
}

async function person(deps: Deps, n: number, password_hash: string, texts: readonly Made[], usual: Made) {
  const userId = randomUUID();
  const { vault: keys, keep } = deps.vault.mint(userId);
  const notebooks = Array.from({ length: PERSON.notebooks }, () => randomUUID());
  const sources = notebooks.flatMap((notebookId) =>
    Array.from({ length: PERSON.sources }, () => ({ id: randomUUID(), notebookId })),
  );
  let bytes = 0;
  for (const [at, { id, notebookId }] of texts.length > 0 ? sources.entries() : []) {
    const made = texts[at % texts.length]!;
    for (const [kind, plain] of [
      ['text', Buffer.from(made.text)],
      ['index', made.index],
    ] as const) {
      const sealing = keys.sealing(versionPlace(kind, id, 1));
      const key = storageKey({ userId, notebookId, sourceId: id, version: 1 }, kind);
      const [, put] = await Promise.all([pipeline(Readable.from([plain]), sealing), deps.storage.put(key, sealing)]);
      bytes += put.bytes;
    }
  }
  const about = {
    characters: usual.text.length,
    words: usual.text.split(/\s+/).length,
    lines: lineStarts(usual.text).length,
  };
  // A newest one is the last to have come.
  const at = (of: number): Date => new Date(Date.now() - (10_000 - of) * 60_000);
  await deps.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('users')
      .values({
        id: userId,
        email_blind: blindEmail(deps, emailOf(n)),
        email_sealed: keys.seal(emailOf(n), `users.email_sealed:${userId}`),
        full_name_sealed: keys.seal('Ana Rojas', `users.full_name_sealed:${userId}`),
        password_hash,
        language: 'es',
      })
      .execute();
    await keep(trx);
    const of = { user_id: userId };
    await trx
      .insertInto('notebooks')
      .values(
        notebooks.map((id, k) => ({
          ...of,
          id,
          title_sealed: keys.seal(`Causa ${k + 1}`, `notebooks.title_sealed:${id}`),
          description_sealed: keys.seal('', `notebooks.description_sealed:${id}`),
          generation_status: 'completed',
          titled: true,
        })),
      )
      .execute();
    await trx
      .insertInto('sources')
      .values(
        sources.map(({ id, notebookId }, k) => ({
          ...of,
          id,
          notebook_id: notebookId,
          type: 'txt',
          created_at: at(k),
          title_sealed: keys.seal(`Escrito ${k + 1}`, place('title', id)),
          display_name_sealed: keys.seal(`escrito-${k + 1}.txt`, place('display_name', id)),
          summary_sealed: keys.seal('Un resumen de dos frases. Nada más.', place('summary', id)),
        })),
      )
      .execute();
    await trx
      .insertInto('source_versions')
      .values(
        sources.map(({ id, notebookId }) => ({
          ...of,
          ...about,
          source_id: id,
          version: 1,
          type: 'txt',
          status: 'completed',
          media_type: 'text/plain',
          bytes: usual.text.length,
          language: 'es',
          text_key: storageKey({ userId, notebookId, sourceId: id, version: 1 }, 'text'),
          index_key: storageKey({ userId, notebookId, sourceId: id, version: 1 }, 'index'),
        })),
      )
      .execute();
    await trx
      .insertInto('notes')
      .values(
        notebooks.flatMap((notebook_id) =>
          Array.from({ length: PERSON.notes }, () => {
            const id = randomUUID();
            const column = (name: string): string => `notes.${name}_sealed:${id}`;
            return {
              ...of,
              id,
              notebook_id,
              source_type: 'user' as const,
              title_sealed: keys.seal('Nota', column('title')),
              content_sealed: keys.seal(JSON.stringify({ text: 'Un plazo.' }), column('content')),
              extracted_sealed: keys.seal('', column('extracted')),
            };
          }),
        ),
      )
      .execute();
    await trx
      .insertInto('chat_messages')
      .values(
        notebooks.flatMap((notebook_id) =>
          Array.from({ length: PERSON.messages }, () => {
            const id = randomUUID();
            return {
              ...of,
              id,
              notebook_id,
              role: 'human' as const,
              content_sealed: keys.seal('¿Qué plazo hay?', `chat_messages.content_sealed:${id}`),
            };
          }),
        ),
      )
      .execute();
    await sql`select ledger_credit(${userId}::uuid, 100000, ${`fill:${userId}:`} || n, 'welcome', null) from generate_series(1, ${PERSON.moves}) n`.execute(
      trx,
    );
  });
  return { bytes, sources: texts.length > 0 ? sources.length : 0 };
}
