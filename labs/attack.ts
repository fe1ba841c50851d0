import { Problem } from '#server/http/problem.ts';
import { createWeb } from '#server/ports/web/guarded.ts';
import { checkUrl } from '#server/ports/web/port.ts';
import { present, readRows, share } from '../bench/data.ts';
import type { Bench, Figure } from '../bench/figure.ts';

type Report = (figure: Figure) => void;
type Judged = { url: string; code: string };

function judge(url: string): Judged {
  try {
    checkUrl(url);
    return { url, code: 'allowed' };
  } catch (error) {
    return { url, code: error instanceof Problem ? error.code : String(error) };
  }
}

/**
 * What is allowed by its looks is fetched as far as it goes with every name leading inside; any connection would be counted, and none is opened,
 * whatever the address.
 */
async function reachInside(urls: readonly string[]): Promise<{ connections: number; notAllowed: number }> {
  let connections = 0;
  let notAllowed = 0;
  const web = createWeb({
    userAgent: 'Fojas/bench',
    resolve: async () => ['127.0.0.1'],
    connect: (_options, callback) => {
      connections++;
      callback(new Error('never'), null);
    },
  });
  for (const url of urls)
    await web.fetch(url, new AbortController().signal).catch((error: unknown) => {
      if (error instanceof Problem && error.code === 'URL_NOT_ALLOWED') notAllowed++;
    });
  return { connections, notAllowed };
}

async function judgeAll(report: Report, name: string, urls: readonly string[]): Promise<void> {
  const judged = urls.map(judge);
  const allowed = judged.filter(({ code }) => code === 'allowed').map(({ url }) => url);
  const odd = judged.filter(({ code }) => !['allowed', 'INVALID_URL', 'URL_NOT_ALLOWED'].includes(code));
  const refused = judged.length - allowed.length;
  report({ name: `${name}: refused before a packet`, value: refused, unit: `of ${judged.length}` });
  report({ name: `${name}: share refused`, value: share(refused, judged.length), unit: '%' });
  report({ name: `${name}: ended otherwise`, value: odd.length, unit: '', bar: { max: 0 } });
  const names = allowed.filter((url) => !/^(?:\[.*\]|[\d.]+)$/.test(new URL(url.trim()).hostname));
  const { connections, notAllowed } = await reachInside(names);
  report({
    name: `${name}: names allowed, refused once they lead inside`,
    value: notAllowed,
    unit: `of ${names.length}`,
    bar: { min: names.length },
  });
  report({ name: `${name}: connections then`, value: connections, unit: '', bar: { max: 0 } });
  const digits = allowed.filter((url) => !names.includes(url));
  process.stdout.write(`  allowed as plain public addresses: ${digits.join(' ') || 'none'}\n`);
  process.stdout.write(`  allowed as names of the public web: ${names.join(' ') || 'none'}\n`);
}

export const bench: Bench = {
  name: 'attack',
  about: 'addresses that attack: what is refused before anything is sent',
  run: async (report) => {
    if (!present('attack')) return;
    await judgeAll(
      report,
      'SSRF list',
      readRows<{ s: string }>('attack', 'ssrf-urls.jsonl').map(({ s }) => s),
    );
    const rows = readRows<{ input: string; base?: string | null }>('attack', 'urltestdata.jsonl');
    await judgeAll(
      report,
      'URL standard',
      rows.map(({ input }) => input),
    );
  },
};
