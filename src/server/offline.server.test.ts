import { spawnSync } from 'node:child_process';
import { readlinkSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readers } from '#server/operator/doctor/readers.ts';
import { isOffline, offline } from './offline.ts';
import { startReader } from './sources/extract/reader.ts';
import type { OperatorDeps } from './operator/command.ts';

/** What a program says of an address elsewhere (TEST-NET-1, RFC 5737) that it sends one packet to. */
const TRY = `const s = require('node:dgram').createSocket('udp4');
s.send('x', 9, '192.0.2.1', (error) => { console.log(error ? error.code : 'sent'); s.close(); });`;

test('a program without a network reaches nobody', () => {
  const [program, args] = offline(process.execPath, ['-e', TRY]);
  const { stdout, status } = spawnSync(program, args, { encoding: 'utf8' });
  expect(status).toBe(0);
  // Where the system allows none without a network it may be any answer of its own.
  expect(stdout.trim()).toMatch(isOffline() ? /^ENETUNREACH$/ : /^\w+$/);
});

test('what reads files has none of our network where the system allows it, and doctor says which', async () => {
  const { child, closed } = startReader();
  const ofReader = (): string => readlinkSync(`/proc/${child.pid}/ns/net`);
  const apart = isOffline();
  await expect.poll(() => ofReader() !== readlinkSync('/proc/self/ns/net')).toBe(apart);
  child.kill('SIGKILL');
  await closed;
  expect(child.signalCode).toBe('SIGKILL');
  const [found] = await readers.look({} as OperatorDeps);
  expect(found!.seen).toContain(apart ? 'without a network' : 'with the network of this machine');
});
