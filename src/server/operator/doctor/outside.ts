import { once } from 'node:events';
import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { MESSAGE } from '#contract/prices.ts';
import type { Smtp } from '#server/config-mail.ts';
import type { Config } from '#server/config.ts';
import { readShelf } from '#server/studio/index.ts';
import { bad, codeOf, ok, warn, type Finding, type Outside } from './check.ts';

const PATIENCE_MS = 5000;

/** The first line that a mail server says. */
async function greeting({ host, port, secure }: Smtp): Promise<string> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const socket = secure ? connectTls({ host, port, servername: host }) : connect({ host, port });
  try {
    const [said] = (await once(socket, 'data', { signal })) as [Buffer];
    return said.toString('latin1').split('\r\n')[0]!;
  } finally {
    socket.destroy();
  }
}

const mail: Outside = {
  part: 'mail',
  async look({ config: { mail } }) {
    const { smtp } = mail;
    if (!smtp)
      return [
        warn('letters go to the outbox: nobody can reset a password by mail', 'set FOJAS_MAIL=smtp (docs/mail.md)'),
      ];
    const where = `${smtp.host}:${smtp.port}`;
    try {
      const said = await greeting(smtp);
      return said.startsWith('220')
        ? [ok(`${where} greets`)]
        : [bad(`${where} answers ${/^\d{3}/.exec(said)?.[0] ?? 'what no mail server does'}`, 'ask who runs it')];
    } catch (error) {
      return [
        bad(
          `${where} does not greet (${codeOf(error)})`,
          'check FOJAS_SMTP_HOST, FOJAS_SMTP_PORT, FOJAS_SMTP_SECURE and the firewall',
        ),
      ];
    }
  },
};

type Provider = { provider: string; baseUrl: string; apiKey: string | null };

const keyHeaders = ({ provider, apiKey }: Provider): Record<string, string> => {
  if (apiKey === null) return {};
  if (provider === 'anthropic') return { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' };
  return provider === 'google' ? { 'x-goog-api-key': apiKey } : { authorization: `Bearer ${apiKey}` };
};

/** Asks a provider for its list of models, which costs nothing and sends nothing of anybody's. */
async function reach(asked: Provider, what: string): Promise<Omit<Finding, 'part'>> {
  const host = new URL(asked.baseUrl).host;
  try {
    const { status } = await fetch(`${asked.baseUrl}/models`, {
      headers: keyHeaders(asked),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (status === 401 || status === 403)
      return bad(`${what}: ${host} refuses the key (${status})`, 'set a key that is good');
    if (status >= 500) return warn(`${what}: ${host} answers ${status}`, 'wait; Fojas answers without it meanwhile');
    return ok(`${what}: ${host} answers`);
  } catch (error) {
    return bad(`${what}: ${host} cannot be reached (${codeOf(error)})`, 'check its address and the network');
  }
}

const engines: Outside = {
  part: 'engines',
  async look({ config: { engine, embedding, ai } }) {
    const asked: Promise<Omit<Finding, 'part'>>[] = [];
    asked.push(
      engine ? reach(engine, `answers, ${engine.model}`) : Promise.resolve(ok('answers: Fojas itself, in quotations')),
    );
    if (embedding) asked.push(reach(embedding, `vectors, ${embedding.model}`));
    const others = ai && [ai.visionModel, ai.transcriptionModel, ai.speechModel].filter((model) => model !== null);
    if (ai && others!.length > 0)
      asked.push(reach({ provider: 'openai-compatible', ...ai }, `images and sound, ${others!.join(', ')}`));
    return Promise.all(asked);
  },
};

const prices: Outside = {
  part: 'prices',
  async look({ config: { engine, billing, modelPrices } }) {
    const set = Object.entries(modelPrices);
    if (set.length === 0) return [ok('work with a model costs what it costs without')];
    const remove = 'take it out of FOJAS_MODEL_PRICES';
    if (!billing)
      return [warn('FOJAS_MODEL_PRICES is set, and nothing costs tokens', 'take it out, or set FOJAS_BILLING=on')];
    if (!engine)
      return [warn('FOJAS_MODEL_PRICES is set, and no language model is', 'take it out, or set FOJAS_AI_PROVIDER')];
    const tools = [...(await readShelf()).generators.values()].map(({ contract }) => contract);
    const works = new Map([{ price: MESSAGE, alone: false }, ...tools].map((work) => [work.price.name, work]));
    return set.map(([name, tokens]) => {
      const work = works.get(name);
      if (!work) return bad(`${name}: there is no such work`, remove);
      const plain = work.price.tokens;
      if (work.alone) return warn(`${name}: no model works on it, so that its price stays ${plain}`, remove);
      const said = `${name}: ${tokens} with the model, ${plain} without`;
      return tokens < plain ? warn(said, 'see that the model is meant to be cheaper than no model') : ok(said);
    });
  },
};

const payments: Outside = {
  part: 'payments',
  async look({ config: { billing, payments } }) {
    if (!billing || payments === null) return [ok('nothing is sold')];
    if (payments === 'sandbox')
      return [warn('packages are sold in a sandbox: tokens for no money', 'set FOJAS_PAYMENTS=mercado-pago or off')];
    return [
      await reach(
        { provider: 'mercado-pago', baseUrl: payments.baseUrl, apiKey: payments.accessToken },
        'Mercado Pago',
      ),
    ];
  },
};

/** One sentence of ours, with a word that no language has: what answers as LanguageTool does finds it. */
const TRIED = 'Esta frase tiene una palabrra mal escrita.';

const grammar: Outside = {
  part: 'grammar',
  async look({ config }) {
    if (!config.grammar) return [ok('the rules of Fojas alone; no document is sent to be checked')];
    const { baseUrl, own } = config.grammar;
    const { host } = new URL(baseUrl);
    try {
      const response = await fetch(`${baseUrl}/v2/check`, {
        method: 'POST',
        body: new URLSearchParams({ text: TRIED, language: 'es' }),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (!response.ok) return [bad(`${host} answers ${response.status}`, 'ask who runs LanguageTool there')];
      const { matches } = (await response.json()) as { matches?: unknown };
      if (!Array.isArray(matches)) return [bad(`${host} answers as no LanguageTool does`, 'check FOJAS_GRAMMAR_URL')];
      if (matches.length === 0)
        return [warn(`${host} answers, and finds nothing in a wrong Spanish word`, 'see that it has Spanish')];
    } catch (error) {
      return [
        bad(
          `LanguageTool does not answer at ${host} (${codeOf(error)})`,
          'check FOJAS_GRAMMAR_URL and that server; until then the rules of Fojas alone read documents',
        ),
      ];
    }
    const seen = `LanguageTool at ${host} answers; paragraphs of documents are sent there`;
    return [own ? ok(seen) : warn(seen, 'see that this host is yours: its name is one of the public net')];
  },
};

/** What a clamd says that it is. */
async function clamdAt(at: NonNullable<Config['clamd']>): Promise<string> {
  const socket = connect(at);
  try {
    socket.write('zVERSION\0');
    const [said] = (await once(socket, 'data', { signal: AbortSignal.timeout(PATIENCE_MS) })) as [Buffer];
    return said.toString('latin1').replace(/\0.*$/, '').slice(0, 100);
  } finally {
    socket.destroy();
  }
}

const antivirus: Outside = {
  part: 'antivirus',
  async look({ config: { clamd } }) {
    if (!clamd)
      return [ok('files are read without an antivirus: none of them is ever run, and FOJAS_CLAMD names a clamd')];
    const name = 'path' in clamd ? clamd.path : `${clamd.host}:${clamd.port}`;
    try {
      return [ok(`${await clamdAt(clamd)} answers at ${name} and looks through each file before it is read`)];
    } catch (error) {
      return [
        bad(
          `no clamd answers at ${name} (${codeOf(error)}): no new file is read until it does`,
          'start clamav-daemon, or check FOJAS_CLAMD and who may use that socket',
        ),
      ];
    }
  },
};

export const outsideChecks: readonly Outside[] = [mail, engines, prices, grammar, antivirus, payments];
