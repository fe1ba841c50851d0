import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorBody } from '#contract/errors.ts';
import { testApp, type TestApp } from './app.ts';
import { accountRows } from './fixtures/bad-inputs/account.ts';
import { chatAndNoteRows } from './fixtures/bad-inputs/chat-and-notes.ts';
import type { BadInput } from './fixtures/bad-inputs/format.ts';
import { notebookRows } from './fixtures/bad-inputs/notebooks.ts';
import { sessionRows } from './fixtures/bad-inputs/sessions.ts';
import { sourceRows } from './fixtures/bad-inputs/sources.ts';
import { uploadRows } from './fixtures/bad-inputs/uploads.ts';
import { transportRows } from './fixtures/bad-inputs/transport.ts';
import { websiteRows } from './fixtures/bad-inputs/websites.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ work: true });
});
afterAll(() => t.close());

const rooms: Record<string, readonly BadInput[]> = {
  transport: transportRows,
  sessions: sessionRows,
  account: accountRows,
  notebooks: notebookRows,
  sources: sourceRows,
  websites: websiteRows,
  uploads: uploadRows,
  'chat and notes': chatAndNoteRows,
};

for (const [room, rows] of Object.entries(rooms))
  describe(room, () => {
    test.each(rows.map((row) => [row.id, row.where, row.input, row] as const))(
      '%s %s: %s',
      async (_id, _where, _input, row) => {
        const ana = await t.world.user();
        const scene = { world: t.world, ana, notebookId: (await ana.notebook()).id, clock: t.clock };
        const response = await row.send(scene);
        const text = await response.clone().text();
        expect({ status: response.status, text }).toMatchObject({ status: row.expect.status });
        const body: unknown = text && response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
        if (row.expect.code) {
          expect(errorBody.parse(body).error_code).toBe(row.expect.code);
          expect(text).not.toMatch(/node_modules|\.ts:|select |insert /i);
        }
        await row.check?.(response, body, scene);
      },
    );
  });

test('nothing of it was an error nobody foresaw', () => {
  expect(t.logged().filter((line) => line.includes('a call failed'))).toEqual([]);
});
