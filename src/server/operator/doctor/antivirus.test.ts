import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { pretendedClamd } from '#test/clamd.ts';
import { outsideChecks } from './outside.ts';

const look = async (clamd: ReturnType<typeof readConfig>['clamd']) => {
  const check = outsideChecks.find(({ part }) => part === 'antivirus')!;
  const [finding] = await check.look({ config: { ...readConfig({}), clamd } });
  return finding;
};

test('doctor tells whether a clamd looks through files, and what to do where it does not answer', async () => {
  expect(await look(null)).toMatchObject({
    state: 'ok',
    seen: expect.stringContaining('without an antivirus') as string,
  });
  const one = await pretendedClamd();
  const [host, port] = one.antivirus.name.split(':') as [string, string];
  const at = { host, port: Number(port) };
  expect(await look(at)).toMatchObject({
    state: 'ok',
    seen: expect.stringMatching(/^Pretended 1 answers at 127/) as string,
  });
  await one.end();
  const gone = await look(at);
  expect(gone).toMatchObject({
    state: 'bad',
    seen: expect.stringContaining('no new file is read until it does') as string,
  });
  expect(JSON.stringify(gone)).toContain('clamav-daemon');
});
