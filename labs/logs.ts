import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chatApi } from '#contract/chat.ts';
import { engineApi } from '#contract/engine.ts';
import { sourcesApi } from '#contract/sources.ts';
import { readShelf } from '#server/studio/index.ts';
import { fakeProvider } from '#test/fakes/provider.ts';
import type { Person } from '#test/world.ts';
import { join, typeEverywhere, until } from './canary/typed.ts';
import type { Bench, Figure } from '../bench/figure.ts';
import { formsIn, formsOf, type Form } from './canary/raw.ts';
import { startServer } from '../bench/server.ts';

type Report = (figure: Figure) => void;

/** What a client is handed and should keep: in the answers of calls, in addresses of letters and of files. */
const SECRET =
  /"(?:access|refresh|mfa_token|secret)":"([^"]{16,})"|access_token=([\w-]{16,})|\/(?:exports|studio-files)\/([\w.~-]{16,})/g;
/** Of a token, its end: what goes before may be the same in many. */
const TAIL = 24;

/** Listens to all that is answered to this process, and keeps what is secret of it. */
function overhear(): { secrets: Set<string>; end: () => void } {
  const secrets = new Set<string>();
  const plain = globalThis.fetch;
  globalThis.fetch = async (...asked) => {
    const answer = await plain(...asked);
    if (!/json|html/.test(answer.headers.get('content-type') ?? '')) return answer;
    for (const [, ...found] of (await answer.clone().text()).matchAll(SECRET))
      for (const one of found) if (one) secrets.add(one.slice(-TAIL));
    return answer;
  };
  return { secrets, end: () => void (globalThis.fetch = plain) };
}

const asForm =
  (name: string) =>
  (word: string): Form => ({ name, bytes: Buffer.from(word) });

function told(report: Report, when: string, output: string, forms: readonly Form[]): void {
  const hits = formsIn(Buffer.from(output), forms);
  for (const hit of new Set(hits)) process.stdout.write(`    ${hit}\n`);
  const lines = output.split('\n').length - 1;
  report({ name: `${when}: ${lines} lines, ${forms.length} words and secrets: hits`, value: hits.length, unit: '', bar: { max: 0 } }); // prettier-ignore
}

/** Everything that takes words, with the embedded engine. */
async function everywhere(report: Report, dataDir: string): Promise<void> {
  const mark = `Zq${randomBytes(7).toString('hex')}Xw`;
  const server = await startServer(dataDir, { FOJAS_RATE_LIMIT: 'off', LOG_LEVEL: 'debug', FOJAS_OUTBOX: 'open', FOJAS_OCR: 'off' }, 180_000); // prettier-ignore
  const { secrets, end } = overhear();
  try {
    const { found } = await typeEverywhere(await join(server.base, mark), mark);
    report({ name: 'times that its owner’s search shows the marker', value: found, unit: '', bar: { min: 5 } });
  } finally {
    end();
    await server.stop();
  }
  report({ name: 'tokens, links and secrets that were handed out', value: secrets.size, unit: '', bar: { min: 5 } });
  told(report, 'embedded', server.output(), [...formsOf(mark), ...[...secrets].map(asForm('a token or link'))]);
}

async function asked(person: Person, mark: string): Promise<void> {
  const { id } = await person.notebook(mark);
  const content = `Contrato de ${mark}\n\nPrimero. La renta que recibe ${mark} es de 10 UF al mes.\n`;
  const source = await person.call(sourcesApi.add, { params: { id }, body: { type: 'copied-text', title: mark, content } });
  await until('a source that is read', async () => {
    const [one] = await person.call(sourcesApi.list, { params: { id } });
    return one?.processing_status === 'completed';
  });
  const body = { notebook_id: id, message: `¿Qué renta recibe ${mark}?` };
  for (let n = 0; n < 6; n++) await (await person.send(chatApi.ask, { body })).text();
  await person.send(engineApi.preview, { body });
  for (const { contract: tool } of (await readShelf()).generators.values()) {
    const answer = await person.send(tool.api.start, { body: { notebook_id: id, source_id: source.id } });
    if (!answer.ok) continue;
    const { job_id: jobId } = (await answer.json()) as { job_id: string };
    await until(tool.kind, async () => {
      const { status } = (await person.call(tool.api.detail, { params: { id, jobId } })) as { status: string };
      return status === 'completed' || status === 'failed';
    });
  }
} // prettier-ignore

/** With a model that answers, that refuses with the prompt in its words, and that says what has no shape. */
async function prompted(report: Report, dataDir: string): Promise<void> {
  const mark = `Zq${randomBytes(7).toString('hex')}Xw`;
  const key = `sk-${randomBytes(20).toString('hex')}`;
  let sent = 0;
  const provider = await fakeProvider(({ user }) => {
    if (user.includes(mark)) sent++;
    const body = JSON.stringify({ error: { message: `cannot read: ${user} with ${key}` } });
    return [{ text: `La renta es de ${mark}. [1]` }, { status: 400, body }, { status: 500, body }, { raw: `data: ${user}\n\n` }][sent % 4]!; // prettier-ignore
  });
  const server = await startServer(dataDir, { FOJAS_RATE_LIMIT: 'off', LOG_LEVEL: 'debug', FOJAS_AI_PROVIDER: 'openai-compatible', FOJAS_AI_MODEL: 'model-1', FOJAS_AI_BASE_URL: provider.baseUrl, FOJAS_AI_API_KEY: key }, 180_000); // prettier-ignore
  try {
    await asked(await join(server.base, mark), mark);
  } finally {
    await server.stop();
    await provider.close();
  }
  report({ name: 'prompts with the marker that the provider was sent', value: sent, unit: '', bar: { min: 5 } });
  told(report, 'with a model', server.output(), [...formsOf(mark), asForm('the key of the provider')(key)]);
}

async function run(report: Report): Promise<void> {
  const root = await mkdtemp(path.join(tmpdir(), 'fojas-logs-'));
  try {
    await prompted(report, path.join(root, 'model'));
    await everywhere(report, path.join(root, 'embedded'));
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

export const bench: Bench = {
  name: 'logs',
  goals: ['G16'],
  about: 'passwords, tokens, links, texts, questions and prompts, looked for in what is logged at debug',
  run,
};
