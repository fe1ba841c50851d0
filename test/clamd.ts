import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createClamd } from '#server/ports/antivirus/clamd.ts';
import type { Antivirus } from '#server/ports/antivirus/port.ts';

/** The test file of the makers of antivirus programs (eicar.org), in two halves: scanners would take this file away else. */
export const EICAR = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);

/** A scanner that a test ends. */
export type Scanner = { antivirus: Antivirus; end: () => Promise<void> };

/** Whether clamd is installed. */
export const hasClamd = spawnSync('clamd', ['--version'], { stdio: 'ignore' }).status === 0;

/** The clamd of this machine, with signatures of ours and no others: nothing is downloaded. `most`: megabytes that it reads of a file. */
export async function realClamd(most = 250): Promise<Scanner> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fojas-clamd-'));
  mkdirSync(path.join(folder, 'db'));
  const md5 = createHash('md5').update(EICAR).digest('hex');
  writeFileSync(path.join(folder, 'db/fojas.hdb'), `${md5}:${EICAR.length}:Fojas.Eicar.Hash\n`);
  writeFileSync(path.join(folder, 'db/fojas.ndb'), `Fojas.Eicar.Body:0:*:${EICAR.toString('hex')}\n`);
  const socket = path.join(folder, 'clamd.sock');
  writeFileSync(
    path.join(folder, 'clamd.conf'),
    `DatabaseDirectory ${folder}/db\nLocalSocket ${socket}\nForeground yes\nLogVerbose yes\nStreamMaxLength ${most}M\nMaxThreads 2\n`,
  );
  const child = spawn('clamd', [`--config-file=${folder}/clamd.conf`], { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(child, 'exit');
  const ready = new Promise<void>((resolve) => {
    createInterface(child.stdout).on('line', (line) => /Self checking|No stats/.test(line) && resolve());
  });
  await Promise.race([ready, ended]);
  return {
    antivirus: createClamd({ path: socket }),
    async end() {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A daemon that speaks as clamd does and finds EICAR, in the bytes as they come. `says`: what it answers in the place of that; null: it says nothing. */
export async function pretendedClamd(says?: string | null): Promise<Scanner> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket.on('close', () => open.delete(socket)).on('error', () => undefined));
    let got = Buffer.alloc(0);
    socket.on('data', (bytes: Buffer) => {
      got = Buffer.concat([got, bytes]);
      const answer = says === undefined ? answerTo(got) : says;
      if (answer !== null) socket.end(`${answer}\0`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    antivirus: createClamd({ host: '127.0.0.1', port: (server.address() as AddressInfo).port }),
    async end() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** What is answered to all that came so far; null while the rest is on its way. */
function answerTo(got: Buffer): string | null {
  const begin = got.indexOf(0) + 1;
  if (begin === 0) return null;
  if (got.toString('latin1', 0, begin - 1) === 'zVERSION') return 'Pretended 1';
  const pieces: Buffer[] = [];
  for (let at = begin; at + 4 <= got.length;) {
    const length = got.readUInt32BE(at);
    if (length === 0)
      return Buffer.concat(pieces).includes(EICAR) ? 'stream: Fojas.Eicar.UNOFFICIAL FOUND' : 'stream: OK';
    if (at + 4 + length > got.length) return null;
    pieces.push(got.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
