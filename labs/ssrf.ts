import { DISGUISES } from '#test/fixtures/disguises.ts';
import { codeOf, html, PretendedWeb, PUBLIC, to } from '#test/site.ts';
import type { Bench, Figure } from '../bench/figure.ts';

/** Addresses inside networks, of this machine, of clouds and of ends that are no web, as digits that a name may lead to. */
const INSIDE: readonly string[] = [
  '127.0.0.1', '127.255.255.254', '0.0.0.0', '0.1.2.3', '10.0.0.1', '10.255.255.255', '172.16.0.1', '172.31.255.255', '192.168.0.1', '100.64.0.1',
  '169.254.169.254', '169.254.170.2', '100.100.100.200', '168.63.129.16', '192.0.0.192', '192.0.0.1', '192.0.2.1', '192.88.99.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '224.0.0.1', '240.0.0.1', '255.255.255.255',
  '::', '::1', '::7f00:1', '::ffff:127.0.0.1', '::ffff:a9fe:a9fe', '::ffff:10.0.0.1', '::ffff:0:7f00:1', '64:ff9b::7f00:1', '64:ff9b::a9fe:a9fe', '64:ff9b:1::a00:1',
  '2002:7f00:1::', '2002:a9fe:a9fe::', '2002:a00:1::1', '2001::1', '2001:0:4136:e378:8000:63bf:80ff:fffe', '2001:db8::1', '2001:10::1', '2001:20::1', '3fff::1',
  'fc00::1', 'fd00:ec2::254', 'fd12:3456:789a::1', 'fe80::1', 'fec0::1', 'ff02::1', '100::1', '5f00::1', '4000::1',
]; // prettier-ignore

type Way = {
  about: string;
  try: (web: PretendedWeb) => Promise<string>;
  site?: Parameters<typeof PretendedWeb.site>[0];
};

/** Every way that an address of the inside may be brought in: typed, by a redirect, and as what a name leads to now, later, or beside a public address. */
function ways(): Way[] {
  const named = (about: string, answers: string[][]): Way => ({
    about,
    try: async (web) => {
      web.names.set('ley.example', answers);
      const first = await codeOf(web.get());
      return answers.length > 2 && first === 'fetched' ? codeOf(web.get()) : first;
    },
  });
  return [
    ...DISGUISES.map(([, url]): Way => ({ about: `typed ${url}`, try: (web) => codeOf(web.get(url)) })),
    ...DISGUISES.filter(([code, url]) => code === 'URL_NOT_ALLOWED' && !/[^\x21-\x7e]/.test(url)).flatMap(([, url]) =>
      [301, 302, 303, 307, 308].slice(url.length % 5, (url.length % 5) + 1).map((status): Way => ({
        about: `${status} to ${url}`,
        try: (web) => codeOf(web.get()),
        site: to(url, status),
      })),
    ),
    ...INSIDE.flatMap((address) => [
      named(`a name at ${address}`, [[address]]),
      named(`a name at a public address and ${address}`, [[PUBLIC, address]]),
      named(`a name at ${address} after the robots.txt`, [[PUBLIC], [address], [address]]),
    ]),
  ];
}

async function run(report: (figure: Figure) => void): Promise<void> {
  const all = ways();
  let reached = 0;
  let fetched = 0;
  for (const way of all) {
    const web = await PretendedWeb.site(
      way.site ?? ((_, response) => html(response, undefined, { connection: 'close' })),
    );
    try {
      if ((await way.try(web)) === 'fetched') {
        fetched++;
        process.stdout.write(`  fetched: ${way.about}\n`);
      }
      const inside = web.dialled.filter((address) => address !== PUBLIC).length + web.canary;
      reached += inside;
      if (inside > 0) process.stdout.write(`  reached: ${way.about}\n`);
    } finally {
      await web.close();
    }
  }
  report({ name: 'ways that lead inside', value: all.length, unit: '', bar: { min: 80 } });
  report({ name: 'connections to anything but the public address', value: reached, unit: '', bar: { max: 0 } });
  report({ name: 'that were answered with a page', value: fetched, unit: '', bar: { max: 0 } });
}

export const bench: Bench = {
  name: 'ssrf',
  goals: ['G14'],
  about: 'addresses that lead into a network: typed, by redirects, by names, and by names that change their answer',
  run,
};
