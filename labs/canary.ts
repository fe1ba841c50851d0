import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { accountApi } from '#contract/account.ts';
import { deletionApi } from '#contract/deletion.ts';
import { notebooksApi } from '#contract/notebooks.ts';
import { searchApi } from '#contract/search.ts';
import { Caller, type Person } from '#test/world.ts';
import { join, typeEverywhere, until } from './canary/typed.ts';
import type { Bench, Figure } from '../bench/figure.ts';
import { formsIn, formsOf, hashesOf, searchFolder, type Form } from './canary/raw.ts';
import { startServer, type Running } from '../bench/server.ts';

type Report = (figure: Figure) => void;
/** The folders of one run: of the installation, of its temporary files, of the backups, and of the installation that is restored. */
const folders = ['data', 'temporary', 'backups', 'restored', 'restored-temporary'] as const;
type Places = Record<(typeof folders)[number], string>;

/** Runs the command line as an operator does. */
async function fojas(places: Places, dataDir: string, ...line: string[]): Promise<{ out: string; code: number }> {
  const child = spawn(process.execPath, ['dist/server/fojas.js', ...line], {
    env: { PATH: process.env.PATH, FOJAS_DATA_DIR: dataDir, TMPDIR: places.temporary, FOJAS_OUTBOX: 'open' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { out: `${out}${error}`, code: code as number };
}

const servers: Running[] = [];
async function start(dataDir: string, temporary: string): Promise<Running> {
  const server = await startServer(dataDir, { FOJAS_RATE_LIMIT: 'off', LOG_LEVEL: 'trace', FOJAS_OUTBOX: 'open', FOJAS_OCR: 'off', TMPDIR: temporary }); // prettier-ignore
  servers.push(server);
  return server;
}

/** Looks again and again, while work goes on, into temporary files, and into the words that programs were called with. */
function watch(places: Places, forms: readonly Form[], hits: Set<string>): () => Promise<void> {
  let going = true;
  const watching = (async () => {
    for (; going; await pause(30)) {
      for (const hit of (await searchFolder(places.temporary, forms)).hits) hits.add(hit);
      for (const pid of (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name)))
        for (const file of ['cmdline', 'environ']) {
          const said = await readFile(`/proc/${pid}/${file}`).catch(() => Buffer.alloc(0));
          for (const name of formsIn(said, forms))
            hits.add(`the ${file} of ${await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => pid)}: ${name}`);
        }
    }
  })();
  return () => {
    going = false;
    return watching;
  };
}

/** Looks through all that is on the disk, and all that was said. */
async function search(report: Report, when: string, of: string[], said: string, forms: readonly Form[]): Promise<void> {
  const all = await Promise.all(of.map((folder) => searchFolder(folder, forms)));
  const hits = [
    ...all.flatMap((one) => one.hits),
    ...formsIn(Buffer.from(said), forms).map((name) => `output: ${name}`),
  ];
  const sum = (what: 'files' | 'bytes') => all.reduce((total, one) => total + one[what], 0);
  for (const hit of hits.slice(0, 40)) process.stdout.write(`    ${hit}\n`);
  report({ name: `${when}: ${sum('files')} files, ${(sum('bytes') / 1e6).toFixed(0)} MB: hits`, value: hits.length, unit: '', bar: { max: 0 } }); // prettier-ignore
}

/** Whether the search would find what it looks for: every form, planted. */
async function control(report: Report, forms: readonly Form[], mark: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fojas-planted-'));
  try {
    for (const [n, { bytes }] of forms.entries())
      await writeFile(path.join(folder, String(n)), Buffer.concat([randomBytes(n), bytes, randomBytes(50)]));
    await writeFile(path.join(folder, mark), '');
    const { hits } = await searchFolder(folder, forms);
    const seen = new Set(hits.map((hit) => hit.slice(hit.indexOf(': ') + 2)));
    const missed = forms.filter(({ name }) => !seen.has(name)).length;
    report({
      name: `forms of the marker: ${forms.length}; planted and not found`,
      value: missed,
      unit: '',
      bar: { max: 0 },
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What the operator's commands say that are no list of people. */
async function commands(places: Places, dataDir: string, id: string): Promise<string> {
  let said = '';
  for (const line of [
    ['doctor'],
    ['doctor', '--json'],
    ['audit', 'verify'],
    ['requests', 'list', '--all', 'yes'],
    ['users', 'revoke-sessions', id],
    ['tokens', 'verify'],
    ['payments', 'list'],
  ])
    // prettier-ignore
    said += (await fojas(places, dataDir, ...line)).out;
  return said;
}

async function remove(places: Places, server: Running, mark: string): Promise<void> {
  const { email, password } = { email: `${mark}@example.com`, password: `clave ${mark}` };
  const signedIn = await new Caller(server.base).call(accountApi.login, { body: { email, password } });
  const ana = new Caller(server.base, signedIn.access);
  await ana.call(deletionApi.remove, { body: { password } });
  await until('the end of the deletion', async () => {
    const { out } = await fojas(places, places.data, 'users', 'list', '--json');
    return !out.includes(mark.toLowerCase()) && !out.includes(signedIn.user.id);
  });
}

/** What somebody sees of the deleted account through the product. */
async function throughProduct(server: Running, places: Places, mark: string, bystander: Person): Promise<number> {
  const { email, password } = { email: `${mark}@example.com`, password: `clave ${mark}` };
  const nobody = new Caller(server.base);
  let seen = (await nobody.send(accountApi.login, { body: { email, password } })).status === 401 ? 0 : 1;
  const { access } = await nobody.call(accountApi.login, {
    body: { email: bystander.email, password: bystander.password },
  });
  const other = new Caller(server.base, access);
  const anew = await join(server.base, mark);
  for (const who of [other, anew]) {
    const { results, ...rest } = JSON.parse(JSON.stringify({ results: await who.call(searchApi.search, { query: { q: mark } }), books: await who.call(notebooksApi.list) })) as { results: object; books: object[] }; // prettier-ignore
    seen += JSON.stringify(results).replace(`"${mark}"`, '').split(mark).length - 1 + JSON.stringify(rest).split(mark).length - 1; // prettier-ignore
  }
  const { out } = await fojas(places, places.restored, 'users', 'list', '--json');
  return seen + (out.split(anew.email).length - 2);
}

async function all(report: Report, places: Places): Promise<void> {
  const mark = `Zq${randomBytes(7).toString('hex')}Xw`;
  const forms = [...formsOf(mark), ...hashesOf('e-mail', `${mark}@example.com`), ...hashesOf('small e-mail', `${mark}@example.com`.toLowerCase()), ...hashesOf('password', `clave ${mark}`)]; // prettier-ignore
  await control(report, forms, mark);
  const passing = new Set<string>();
  let server = await start(places.data, places.temporary);
  const end = watch(places, forms, passing);
  const bystander = await join(server.base, 'berta');
  await bystander.notebook('Otro caso');
  const ana = await join(server.base, mark);
  const { tools, found } = await typeEverywhere(ana, mark);
  await end();
  report({ name: `tools of the Studio that made a result (${tools.length})`, value: tools.length, unit: '', bar: { min: 5 } }); // prettier-ignore
  report({ name: 'times that its owner’s search shows the marker', value: found, unit: '', bar: { min: 5 } });
  for (const hit of passing) process.stdout.write(`    ${hit}\n`);
  report({
    name: 'temporary files and calls of programs meanwhile: hits',
    value: passing.size,
    unit: '',
    bar: { max: 0 },
  });
  const older = path.join(places.backups, 'older.fojas');
  let said = (await fojas(places, places.data, 'backup', older)).out;
  await search(report, 'running', [places.data, places.temporary, places.backups], server.output() + said, forms);
  await server.stop();
  said += server.output();
  await search(report, 'stopped', [places.data, places.temporary, places.backups], said, forms);
  server = await start(places.data, places.temporary);
  said += await commands(places, places.data, ana.id);
  await search(report, 'started again', [places.data, places.temporary, places.backups], server.output() + said, forms);
  await remove(places, server, mark);
  await server.stop();
  said += server.output();
  await search(report, 'deleted', [places.data, places.temporary, places.backups], said, forms);
  await restored(report, places, older, mark, bystander, forms);
}

/** Restores the backup of before the deletion, with the newest keys. */
async function restored(report: Report, places: Places, older: string, mark: string, bystander: Person, forms: Form[]) {
  await copyFile(path.join(places.data, 'master.key'), path.join(places.restored, 'master.key'));
  const { out, code } = await fojas(places, places.restored, 'restore', older);
  report({ name: 'restore of the older backup ends with', value: code, unit: '', bar: { max: 0 } });
  if (code !== 0) process.stdout.write(out);
  let server = await start(places.restored, places['restored-temporary']);
  await server.stop();
  await search(report, 'restored', [places.restored, places.temporary, places['restored-temporary']], out + server.output(), forms); // prettier-ignore
  server = await start(places.restored, places['restored-temporary']);
  report({ name: 'restored: signs of the deleted account through the product', value: await throughProduct(server, places, mark, bystander), unit: '', bar: { max: 0 } }); // prettier-ignore
  await server.stop();
}

async function run(report: Report): Promise<void> {
  const root = await mkdtemp(path.join(tmpdir(), 'fojas-canary-'));
  const places = Object.fromEntries(folders.map((name) => [name, path.join(root, name)])) as Places;
  // A temporary folder is open to the user that the database runs as.
  for (const place of Object.values(places)) await mkdir(place, { recursive: true });
  try {
    await all(report, places);
  } finally {
    for (const { process: child, stop } of servers) if (child.exitCode === null) await stop();
    await rm(root, { recursive: true, force: true });
  }
}

export const bench: Bench = {
  name: 'canary',
  goals: ['G15'],
  about:
    'a marker typed into every feature, looked for in all that is kept, then deleted and looked for in an older backup',
  run,
};
