import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/http/problem.ts';
import type { Letter } from '#server/ports/mail/port.ts';
import { openLetter } from './send.ts';

/** Letters that the page shows, newest first. */
const SHOWN = 50;
/** No script, no frame, nothing from elsewhere. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; sandbox allow-popups allow-popups-to-escape-sandbox";
const HERE = /^(localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::(\d+))?$/i;
/** What a proxy adds to a request that it passes on: then it is not known who asks. */
const PASSED_ON =
  /^(?:forwarded|via|x-forwarded\b.*|x-(?:real|client|cluster-client|original)\b.*|true-client-ip|cf-.+|fly-.+|fastly-.+)$/i;

type Kept = Letter & { kind: string; at: string };

/**
 * Whether it is this machine that asks, itself, and asked for it: the connection comes from here whatever a header says, nobody passed it on, and its host is
 * the address that is listened at, not a name of the web that leads here nor another program's port.
 */
function isHere({ socket: { remoteAddress = '', localPort }, headers }: FastifyRequest): boolean {
  const host = HERE.exec(headers.host ?? '');
  return (
    ipaddr.isValid(remoteAddress) &&
    ipaddr.process(remoteAddress).range() === 'loopback' &&
    host !== null &&
    Number(host[2] ?? 80) === localPort &&
    !Object.keys(headers).some((name) => PASSED_ON.test(name))
  );
}

/**
 * The letters of the outbox, for development: a page at `/dev/outbox`, one letter as a mail program shows it at `/dev/outbox/:id`, and all as JSON at
 * `/dev/outbox.json`, of one address with `?to=`. 404 where the outbox is closed, in production always, and to every other machine.
 */
export async function mailWire(app: FastifyInstance, deps: Deps): Promise<void> {
  if (!deps.config.mail.outboxOpen) return;
  const onRequest = async (request: FastifyRequest): Promise<void> => {
    if (!isHere(request)) throw notFound();
  };
  app.get('/dev/outbox', { onRequest }, async (_request, reply) =>
    reply
      .header('content-security-policy', POLICY)
      .type('text/html; charset=utf-8')
      .send(page(await kept(deps))),
  );
  app.get<{ Querystring: { to?: unknown } }>('/dev/outbox.json', { onRequest }, async ({ query }) => {
    return typeof query.to === 'string' ? kept(deps, ({ to }) => to.address === query.to) : kept(deps);
  });
  app.get<{ Params: { id: string } }>('/dev/outbox/:id', { onRequest }, async ({ params }, reply) => {
    const letter = (await kept(deps, ({ id }) => id === params.id))[0];
    if (!letter) throw notFound();
    return reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(letter.html);
  });
}

/** The newest letters, or the newest of those that are wanted: the others take no room from them. */
async function kept(deps: Deps, wanted?: (letter: Letter) => boolean): Promise<Kept[]> {
  const newest = deps.db
    .selectFrom('letters')
    .selectAll()
    .where('kept_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id');
  // What a letter is known by stands inside its seal: all are opened to find one.
  const rows = await (wanted ? newest : newest.limit(SHOWN)).execute();
  const opened = await Promise.all(
    // One of an account that is going while we look is left out.
    rows.map(async (row) =>
      openLetter(deps, row).then(
        (letter) => ({ ...letter, kind: row.kind, at: row.created_at.toISOString() }),
        () => null,
      ),
    ),
  );
  const letters = opened.filter((letter) => letter !== null);
  return (wanted ? letters.filter(wanted) : letters).slice(0, SHOWN);
}

const escaped = (words: string): string => words.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
const STYLE = `:root{color-scheme:light dark}body{font:15px/22px system-ui,sans-serif;max-width:760px;margin:0 auto;padding:32px 20px}
article{border-top:1px solid #8886;padding:16px 0}h2{font-size:17px;margin:0}p{margin:2px 0;color:#888}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}`;

function page(letters: readonly Kept[]): string {
  const linked = (words: string): string =>
    escaped(words).replace(
      /https?:\/\/[^\s<>]+/g,
      (url) => `<a href="${url}" target="_blank" rel="noreferrer">${url}</a>`,
    );
  const shown = letters.map(
    ({ id, to, subject, text, at, kind }) => `<article><h2>${escaped(subject)}</h2>
<p>${escaped(`${to.name} <${to.address}>`)} · ${at} · ${escaped(kind)} · <a href="/dev/outbox/${id}">HTML</a></p><pre>${linked(text)}</pre></article>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Outbox · Fojas</title>
<style>${STYLE}</style><h1>Outbox</h1><p>Letters that were not sent. Development only.</p>${shown.join('') || '<p>None yet.</p>'}</html>`;
}
