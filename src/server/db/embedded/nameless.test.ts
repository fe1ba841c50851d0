import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasName, nameless } from './nameless.ts';

let dataDir = '';
beforeAll(() => void (dataDir = mkdtempSync(path.join(tmpdir(), 'fojas-nameless-'))));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const WHO = { uid: 1500, gid: 1600 };
const named = (library: string | null, namespace: boolean) =>
  nameless(path.join(dataDir, 'postgres'), WHO, { library, namespace });

test('whoever runs the tests has a name', () => {
  expect(hasName()).toBe(true);
});

test('a number without a name is told one by nss_wrapper, from files that nobody else reads', () => {
  const { program, args, options } = named('/usr/lib/libnss_wrapper.so', true).wrap('initdb', ['-D', 'x']);
  expect([program, args]).toEqual(['initdb', ['-D', 'x']]);
  const { LD_PRELOAD, NSS_WRAPPER_PASSWD: passwd, NSS_WRAPPER_GROUP: group, PATH } = options.env!;
  expect([LD_PRELOAD, PATH]).toEqual(['/usr/lib/libnss_wrapper.so', process.env.PATH]);
  expect(readFileSync(passwd!, 'utf8')).toBe('fojas:x:1500:1600:Fojas:/:/bin/false\n');
  expect(readFileSync(group!, 'utf8')).toBe('fojas:x:1600:\n');
  expect([passwd, group].map((file) => statSync(file!).mode & 0o777)).toEqual([0o600, 0o600]);
});

test('… else it is nobody in a namespace, else it is said what to set', () => {
  expect(named(null, true).wrap('initdb', ['-D', 'x'])).toEqual({
    program: 'unshare',
    args: ['--user', '--map-user=65534', '--map-group=65534', 'initdb', '-D', 'x'],
    options: {},
  });
  expect(() => named(null, false)).toThrow(
    /uid 1500: add a line for it to \/etc\/passwd .*libnss-wrapper.*DATABASE_URL/,
  );
});
