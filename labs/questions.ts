import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from '../bench/client.ts';
import { percentile, present, readText } from '../bench/data.ts';
import type { Bench, Figure } from '../bench/figure.ts';
import { startServer } from '../bench/server.ts';

/** The laws of the notebook that is asked, 2.1 MB in all, and the questions to all of them. */
const LAWS = ['codigo-civil', 'codigo-del-trabajo', 'codigo-de-derecho-internacional-privado', 'codigo-aeronautico'];
const MATTERS =
  'el plazo de prescripción|la indemnización por años de servicio|las obligaciones del arrendador|la nulidad del contrato|el feriado anual|la responsabilidad del transportador|la tradición de los inmuebles|el despido injustificado'.split(
    '|',
  );
const ASKS = [
  '¿Qué dice la ley sobre',
  '¿Cuáles son los requisitos y excepciones de',
  'Compara lo que dicen los códigos sobre',
];
const QUESTIONS = ASKS.flatMap((ask) => MATTERS.map((matter) => `${ask} ${matter}?`));
/** Others who work meanwhile, and milliseconds between two of their calls; how often quiet and busy stretches take turns, and how long a quiet one is. */
const [OTHERS, THINK_MS, ROUNDS, QUIET_MS] = [4, 25, Number(process.env['ROUNDS'] ?? 3), 5000];
const TIMES = 2;

type Delay = { p99: number; max: number };

/** How long each call of the others takes until `done`. */
async function others(clients: readonly [Client, string][], done: Promise<unknown>): Promise<number[]> {
  const took: number[] = [];
  let over = false;
  void done.finally(() => (over = true));
  const work = async ([client, notebook]: [Client, string]): Promise<void> => {
    for (let n = 0; !over; n++) {
      const from = performance.now();
      if (n % 2) await client.sources(notebook);
      else await client.json('GET', '/tokens/balance');
      took.push(performance.now() - from);
      await pause(THINK_MS);
    }
  };
  await Promise.all(clients.map(work));
  return took;
}

async function run(report: (figure: Figure) => void): Promise<void> {
  if (!present('leychile')) return;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fojas-questions-'));
  const server = await startServer(dataDir, {
    FOJAS_RATE_LIMIT: 'off',
    NODE_OPTIONS: `--import ${pathToFileURL(path.resolve('labs/event-loop.mjs')).href}`,
  });
  const delayOf = async (): Promise<Delay> => {
    const before = server.output().length;
    server.process.kill('SIGUSR2');
    for (; ; await pause(10)) {
      const told = /event-loop (\{.*\})\n/.exec(server.output().slice(before));
      if (told) return JSON.parse(told[1]!) as Delay;
    }
  };
  try {
    const asker = await Client.join(server.base, 'pregunta@example.com');
    const notebook = (await asker.notebook('Códigos')).id;
    for (const law of LAWS)
      await asker.upload(notebook, `${law}.md`, Buffer.from(readText('leychile', 'md', 'codigos', `${law}.md`)));
    while ((await asker.sources(notebook)).some((one) => one.processing_status !== 'completed')) await pause(200);
    const clients: [Client, string][] = [];
    for (let n = 0; n < OTHERS; n++) {
      const client = await Client.join(server.base, `otra${n}@example.com`);
      clients.push([client, (await client.notebook('Suyo')).id]);
    }
    // What is opened once stays open.
    await asker.ask(notebook, QUESTIONS[0]!);
    await others(clients, pause(1000));
    const [ratios, quiet, busy, lasted, longest]: number[][] = [[], [], [], [], []];
    for (let round = 0; round < ROUNDS; round++) {
      const before = percentile(await others(clients, pause(QUIET_MS)), 0.99);
      await delayOf();
      const from = performance.now();
      const during = percentile(await others(clients, Promise.all(QUESTIONS.map((one) => asker.ask(notebook, one)))), 0.99); // prettier-ignore
      lasted!.push((performance.now() - from) / 1000);
      longest!.push((await delayOf()).max);
      quiet!.push(before);
      busy!.push(during);
      ratios!.push(during / before);
    }
    const middle = (values: number[] | undefined): number => Number(percentile(values!, 0.5).toFixed(1));
    report({ name: `load of the machine, at the end`, value: Number(loadavg()[0]!.toFixed(1)), unit: '' });
    report({ name: `${QUESTIONS.length} questions of one user at once, until all are answered`, value: middle(lasted), unit: 's' }); // prettier-ignore
    report({ name: "others' calls, p99, quiet", value: middle(quiet), unit: 'ms' });
    report({ name: "others' calls, p99, meanwhile", value: middle(busy), unit: 'ms' });
    report({ name: 'meanwhile, to quiet', value: middle(ratios), unit: '×', bar: { max: TIMES } });
    report({ name: 'longest turn of the event loop', value: middle(longest), unit: 'ms', bar: { max: 50 } });
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

export const bench: Bench = {
  name: 'questions',
  about: 'one user asks 24 questions at once: what others wait for meanwhile, against a quiet time',
  run,
};
