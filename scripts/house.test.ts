import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { guard } from './house.ts';

let root = '';
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A repository of the given files. */
function plant(files: Record<string, string>): string {
  root = mkdtempSync(path.join(tmpdir(), 'fojas-house-'));
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), code);
  }
  return root;
}
const uses = (to: string): string => `import { x } from '${to}';\n`;

test.each([
  ['the contract uses a library', 'src/contract/notes.ts', 'lodash'],
  ['the contract knows the server', 'src/contract/notes.ts', '#server/deps.ts'],
  ['reading touches the disk', 'src/reading/lines.ts', 'node:fs'],
  ['reading knows the server', 'src/reading/lines.ts', '#server/log.ts'],
  ['the web reads', 'src/web/notes/List.tsx', '#reading/lines.ts'],
  ['the web knows the server', 'src/web/api/call.ts', '#server/log.ts'],
  ['a room of the web uses another', 'src/web/notes/List.tsx', '#web/chat/Composer.tsx'],
  ['a room of the web uses a page', 'src/web/notes/List.tsx', '#web/pages/Notebook.tsx'],
  ['ui knows a room', 'src/web/ui/Button.tsx', '#web/notes/List.tsx'],
  ['a room uses a later one', 'src/server/notebooks/own.ts', '#server/chat/index.ts'],
  ['a room passes by the door', 'src/server/chat/ask.ts', '#server/sources/open.ts'],
  ['a room picks an adapter', 'src/server/chat/ask.ts', '#server/ports/ai/embedded.ts'],
  ['a room composes', 'src/server/chat/ask.ts', '#server/compose.ts'],
  ['a port knows a room', 'src/server/ports/storage/disk.ts', '#server/notebooks/index.ts'],
  ['a port reads that is not the engine', 'src/server/ports/storage/disk.ts', '#reading/lines.ts'],
  ['the vault knows a room', 'src/server/vault/keys.ts', '#server/account/index.ts'],
  ['the server uses the web', 'src/server/app.ts', '#web/main.tsx'],
  ['the server uses the tests', 'src/server/chat/ask.ts', '#test/app.ts'],
  ['a tool uses the database', 'src/studio/map/server/index.ts', '#server/db/tables.ts'],
  ['a tool uses another tool', 'src/studio/map/server/index.ts', '#studio/audio/contract.ts'],
  ['a journey uses the server', 'e2e/journeys/first.spec.ts', '#server/deps.ts'],
  ['a floor is reached by a relative path', 'src/server/chat/ask.ts', '../../contract/chat.ts'],
  ['an import without its ending', 'src/server/chat/ask.ts', './answer'],
])('%s: refused', (_why, file, to) => {
  const { faults } = guard(plant({ [file]: uses(to) }), 0);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(file.replace(/^src\//, ''));
});

test.each([
  ['a folder nobody thought of', 'src/cache/index.ts', ''],
  ['a room without a place in the order', 'src/server/billing/pay.ts', ''],
  ['a folder whose name says nothing', 'src/server/chat/utils/x.ts', ''],
  ['a file whose name says nothing', 'src/server/chat/helpers.ts', ''],
  ['a file of 251 lines', 'src/server/chat/ask.ts', 'x;\n'.repeat(251)],
  ['a re-export outside a door', 'src/server/chat/ask.ts', ['export { a }', "from './a.ts';"].join(' ')],
  ['a re-export of types over lines', 'src/server/chat/ask.ts', ['export type {\n  A,\n}', "from './a.ts';"].join(' ')],
  ['a door that exports everything', 'src/server/chat/index.ts', ['export *', "from './a.ts';"].join(' ')],
  ['an import by a computed name', 'src/server/chat/ask.ts', ['await import', '(name);'].join('')],
])('%s: refused', (_why, file, code) => {
  expect(guard(plant({ [file]: code }), 0).faults).toHaveLength(1);
});

test('a test that reaches PostgreSQL through another file, and whose name does not say so: refused', () => {
  const files = {
    'test/app.ts': uses('./database.ts'),
    'test/shop.ts': uses('./app.ts'),
    'test/words.ts': `import type { TestApp } from './app.ts';\n`,
    'src/server/chat/price.test.ts': uses('#test/shop.ts'),
    'src/server/chat/buy.server.test.ts': uses('#test/shop.ts'),
    'src/server/chat/words.test.ts': uses('#test/words.ts'),
  };
  expect(guard(plant(files), 0).faults).toEqual([
    expect.stringMatching(/^server\/chat\/price\.test\.ts needs PostgreSQL/),
  ]);
});

test('what the house allows passes', () => {
  const files = {
    'src/contract/chat.ts': uses('zod'),
    'src/reading/lines.ts': uses('#contract/span.ts'),
    'src/server/chat/ask.ts':
      uses('#server/sources/index.ts') + uses('#reading/lines.ts') + uses('./answer.ts') + 'x;\n'.repeat(247),
    'src/server/chat/index.ts': ['export { ask }', "from './ask.ts';"].join(' '),
    'src/server/chat/chat.server.test.ts': uses('#test/app.ts') + uses('#server/jobs/boss.ts') + uses('vitest'),
    'src/server/ports/ai/embedded.ts': uses('#reading/lines.ts') + uses('./port.ts'),
    'src/web/notes/List.tsx':
      uses('#web/ui/Button.tsx') + uses('#contract/notes.ts') + uses('react') + uses('./list.css'),
    'src/server/studio/registry.ts': ['await import', '(name);'].join(''),
    'src/web/pages/Notebook.tsx': uses('#web/notes/List.tsx'),
    'src/studio/map/web/index.tsx': uses('#web/ui/Button.tsx') + uses('../contract.ts'),
  };
  expect(guard(plant(files), 0)).toEqual({ files: 10, faults: [] });
});

test('a guard that sees nothing fails', () => {
  expect(guard(plant({ 'src/contract/a.ts': '' })).faults).toHaveLength(1);
});
