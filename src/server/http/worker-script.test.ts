import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

type Listener = (event: Record<string, unknown>) => void;
const HERE = 'https://fojas.example';
class Request {
  constructor(readonly url: string) {}
}

/** The script of the page without a connection, as a browser runs it, over a network that answers or fails; `kept` is all that it ever put away. */
function worker(network: (request: { url: string }) => Promise<string>) {
  const listeners: Record<string, Listener> = {};
  const kept = new Map<string, string>([['elsewhere:/old.html', 'old']]);
  const caches = {
    open: async (name: string) => ({
      addAll: async (all: Request[]) => {
        for (const { url } of all) kept.set(`${name}:${url}`, `kept ${url}`);
      },
    }),
    keys: async () => [...new Set([...kept.keys()].map((key) => key.split(':')[0]!))],
    delete: async (name: string) => {
      for (const key of kept.keys()) if (key.startsWith(`${name}:`)) kept.delete(key);
    },
    match: async (url: string, { cacheName }: { cacheName: string }) => kept.get(`${cacheName}:${url}`),
  };
  runInNewContext(readFileSync('public/sw.js', 'utf8'), {
    addEventListener: (name: string, listener: Listener) => void (listeners[name] = listener),
    caches,
    fetch: network,
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
    registration: {},
    location: { origin: HERE },
    Request,
    Response: { error: () => 'error' },
    URL,
  });
  /** Runs what a listener asks to be waited for. */
  const happen = async (name: string): Promise<void> => {
    let waited: unknown;
    listeners[name]!({ waitUntil: (work: unknown) => (waited = work) });
    await waited;
  };
  /** What it answers to a request; null where it leaves it to the browser. */
  const ask = async (path: string, mode = 'cors', method = 'GET'): Promise<unknown> => {
    let answer: unknown = null;
    const request = { url: new URL(path, HERE).href, mode, method };
    listeners.fetch!({ request, preloadResponse: undefined, respondWith: (given: unknown) => (answer = given) });
    return answer;
  };
  return { kept, happen, ask };
}
const off = async (): Promise<string> => {
  throw new TypeError('no network');
};

test('it keeps the page without a connection, its style and its script, and nothing that is asked for later', async () => {
  const { kept, happen, ask } = worker(async ({ url }) => `answer of ${url}`);
  await happen('install');
  await happen('activate');
  const after = [...kept.keys()].map((key) => key.split(':')[1]);
  expect(after).toEqual(['/offline.html', '/offline.css', '/offline.js']);
  expect(await ask('/notebook/1', 'navigate')).toBe(`answer of ${HERE}/notebook/1`);
  expect(kept.size).toBe(3);
});

test('without a network a page that is opened gives way to the kept one', async () => {
  const { happen, ask } = worker(off);
  await happen('install');
  expect(await ask('/notebook/1', 'navigate')).toBe('kept /offline.html');
  expect(await ask('/offline.css')).toBe('kept /offline.css');
});

test('what is no page is left alone, and so is what the server answers to programs, and other sites', async () => {
  const { happen, ask } = worker(off);
  await happen('install');
  for (const path of ['/api/notebooks/', '/assets/app-1.js', '/theme.js', 'https://elsewhere.example/offline.css'])
    expect(await ask(path), path).toBeNull();
  expect(await ask('/api/docs', 'navigate')).toBeNull();
  expect(await ask('/api/payments/return', 'navigate', 'POST')).toBeNull();
});
