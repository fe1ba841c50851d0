import { setTimeout as pause } from 'node:timers/promises';
import { fakeProvider, type Asked, type Reply } from '#test/fakes/provider.ts';
import type { Client } from '../../bench/client.ts';
import type { Figure } from '../../bench/figure.ts';

const QUESTION = '¿Cuánto es la renta mensual?';
const WORDS = 'La renta mensual es de 20 UF';
/** Questions of ours while a fault lasts; requests that one of them may become, the first with two more tries. */
const [QUESTIONS, MOST_ASKED] = [3, 3];

const passageOf = ({ passages }: Asked): number => passages.findIndex((one) => one.includes(WORDS)) + 1;
const good = (asked: Asked): Reply => ({ text: `Son 20 UF [${passageOf(asked)}: «${WORDS}»].` });
const chunk = (content: string, more: object = {}): string =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 0, model: 'm', choices: [{ index: 0, delta: { content }, finish_reason: null }], ...more })}\n\n`;
const END = `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 0, model: 'm', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\n`;
const never = (): Promise<Reply> => new Promise(() => undefined);
const usage = (tokens: number): string =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 0, model: 'm', choices: [], usage: { prompt_tokens: tokens, completion_tokens: tokens, total_tokens: tokens } })}\n\n`;

/** What a model's server does, and whether an answer may come of it nonetheless. */
type Fault = {
  goal: string;
  name: string;
  reply: (asked: Asked, times: number) => Reply | Promise<Reply>;
  answers?: true;
};
const FAULTS: Fault[] = [
  { goal: 'F15', name: '429 without Retry-After', reply: () => ({ status: 429 }) },
  { goal: 'F15', name: '429 with Retry-After', reply: () => ({ status: 429, headers: { 'retry-after': '1' } }) },
  ...[500, 502, 503].map((status) => ({ goal: 'F16', name: `${status}`, reply: (): Reply => ({ status }) })),
  { goal: 'F17', name: 'no headers', reply: never },
  { goal: 'F17', name: 'no first word', reply: () => ({ text: '', ending: 'stall' }) },
  { goal: 'F17', name: 'silence in the middle', reply: () => ({ text: 'Son ', ending: 'stall' }) },
  {
    goal: 'F18',
    name: 'cut at a random byte',
    reply: (asked) => {
      const { text } = good(asked) as { text: string };
      return { text: text.slice(0, 1 + Math.floor(Math.random() * (text.length - 1))), ending: 'cut' };
    },
  },
  { goal: 'F18', name: 'bytes one by one', reply: (asked) => ({ ...(good(asked) as { text: string }), bytes: 1 }), answers: true },
  { goal: 'F18', name: 'events twice', reply: () => ({ raw: `${chunk('Son 20 UF ').repeat(2)}${chunk('[1: «inventado del todo aquí»].').repeat(2)}${END}` }), answers: true },
  { goal: 'F18', name: 'events in another order', reply: () => ({ raw: `${END}${chunk('20 UF [1:')}${chunk('Son ')}` }), answers: true },
  { goal: 'F19', name: 'a page of HTML', reply: () => ({ raw: '<html><body>Welcome</body></html>' }) },
  { goal: 'F19', name: 'garbage', reply: () => ({ raw: `data: \0\u0001{[[\n\n` }) },
  { goal: 'F19', name: 'nothing', reply: () => ({ raw: '' }) },
  { goal: 'F19', name: 'an answer without end', reply: () => ({ raw: chunk('palabra '.repeat(1_000_000)) }) },
  { goal: 'F20', name: 'the key revoked', reply: () => ({ status: 401 }) },
  { goal: 'F20', name: 'the key without its right', reply: () => ({ status: 403 }) },
  { goal: 'F20', name: 'the model gone', reply: () => ({ status: 404 }) },
  ...[1e15, -5, 0].map((tokens) => ({
    goal: 'F21',
    name: `usage of ${tokens}`,
    reply: (asked: Asked): Reply => ({ raw: `${chunk((good(asked) as { text: string }).text)}${END}${usage(tokens)}data: [DONE]\n\n` }),
    answers: true as const,
  })),
]; // prettier-ignore

/** The pretended provider, which is good until a fault begins. */
export async function model() {
  let reply: Fault['reply'] | null = null;
  const provider = await fakeProvider((asked, times) => (reply ?? good)(asked, times));
  return { provider, begin: (fault: Fault) => void (reply = fault.reply), end: () => void (reply = null) };
}
type Model = Awaited<ReturnType<typeof model>>;

type Asking = { client: Client; notebook: string; source: string };
const balanceOf = async (client: Client): Promise<number> =>
  ((await (await client.raw('GET', '/tokens/balance')).json()) as { balance: number }).balance;
/** The status of an answer, and whether an error was told in words of ours. */
async function question({ client, notebook }: Asking): Promise<{ answered: boolean; clear: boolean; ms: number }> {
  const begun = performance.now();
  const said = await client.ask(notebook, QUESTION).then(
    () => null,
    (error: Error) => error.message,
  );
  const clear = said === null || (said.includes('"error_code":"PROVIDER_FAILED"') && said.includes('AI'));
  return { answered: said === null, clear: clear || /proveedor de IA/.test(said ?? ''), ms: performance.now() - begun };
}

/** A generation with the model: how it ended. */
async function generation({ client, notebook, source }: Asking): Promise<string> {
  const body = { notebook_id: notebook, source_id: source };
  const { job_id } = (await (await client.raw('POST', '/notebooks/legal-risk-analysis/', body)).json()) as {
    job_id: string;
  };
  for (;;) {
    const told = await client.raw('GET', `/notebooks/${notebook}/legal-risk-analyses/${job_id}/`);
    const { status } = (await told.json()) as { status: string };
    if (status === 'completed' || status === 'failed') return status;
    await pause(200);
  }
}

async function one(asking: Asking, { provider, begin, end }: Model, fault: Fault) {
  const [before, asked] = [await balanceOf(asking.client), provider.asked.length];
  begin(fault);
  const told = await Promise.all(Array.from({ length: QUESTIONS }, () => question(asking)));
  const requests = provider.asked.length - asked;
  const spent = before - (await balanceOf(asking.client));
  end();
  const over = performance.now();
  while (!(await question(asking)).answered && performance.now() - over < 60_000) await pause(500);
  return {
    // A question costs one token; one that was not answered, or whose answer says that there is none, costs nothing.
    wrong: Math.max(0, spent - told.filter(({ answered }) => answered).length),
    unclear: told.filter(({ answered, clear }) => !clear || (answered && !fault.answers)).length,
    requests: requests / QUESTIONS,
    slowest: Math.max(...told.map(({ ms }) => ms)) / 1000,
    back: (performance.now() - over) / 1000,
  };
}

/** Every fault of a model's server in turn, with questions while it lasts and one after it. */
export async function models(asking: Asking, shared: Model, report: (figure: Figure) => void): Promise<void> {
  const figure = (goal: string, name: string, value: number, unit = '', max?: number): void =>
    report({
      name,
      value: Number(value.toFixed(1)),
      unit,
      goals: [goal, 'G23'],
      ...(max !== undefined && { bar: { max } }),
    });
  for (const fault of FAULTS) {
    const found = await one(asking, shared, fault);
    const name = `model, ${fault.name}`;
    figure(fault.goal, `${name}: tokens taken for nothing`, found.wrong, '', 0);
    figure(fault.goal, `${name}: answers that should not be, or errors without a clear sentence`, found.unclear, '', 0);
    figure(fault.goal, `${name}: requests for a question`, found.requests, '', MOST_ASKED + Number(fault.answers ?? 0));
    if (fault.goal === 'F17') figure(fault.goal, `${name}: until it is told`, found.slowest, 's');
    figure(fault.goal, `${name}: well again`, found.back, 's', 30);
  }
  await generations(asking, shared, report);
}

/** A generation under four kinds of fault fails, and costs nothing. */
async function generations(asking: Asking, { begin, end }: Model, report: (figure: Figure) => void): Promise<void> {
  let [lost, wrong] = [0, 0];
  const chosen = FAULTS.filter(({ name }) => ['503', 'a page of HTML', 'the key revoked', 'cut at a random byte'].includes(name));
  for (const fault of chosen) {
    const before = await balanceOf(asking.client);
    begin(fault);
    if ((await generation(asking)) !== 'failed') wrong++;
    lost += before - (await balanceOf(asking.client));
    end();
    while (!(await question(asking)).answered) await pause(500);
  }
  const goals = ['G4', 'F16', 'F18', 'F19', 'F20'];
  report({ name: `generations of ${chosen.length} whose model failed: ended otherwise than failed`, value: wrong, unit: '', bar: { max: 0 }, goals });
  report({ name: '… tokens of them not given back', value: lost, unit: '', bar: { max: 0 }, goals });
} // prettier-ignore
