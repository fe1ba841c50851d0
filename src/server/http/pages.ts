import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf, languages, type Language } from '#contract/language.ts';
import { GAPS, NOT_FOUND, PUBLIC_PAGES, plainPath, writtenFile, type InstallationKind } from '#contract/pages.ts';
import type { Config } from '#server/config.ts';
import { pathOf } from './target.ts';

type Facts = Pick<Config, 'appUrl' | 'billing' | 'passwords'>;
type Made = { html: Buffer; gzip: Buffer; etag: string };
/** Answers a browser with the page at its address; with 404, with the page that says so. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply, status: 200 | 404) => FastifyReply;

const kindOf = ({ billing }: Facts): InstallationKind =>
  billing === null ? 'free' : billing.welcomeTokens > 0 ? 'welcome' : 'plain';
const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The number of an attribute as the code of the page reads it, and elsewhere as a person does. */
function filled(html: string, facts: Facts, language: Language, address: string): string {
  const tokens = facts.billing?.welcomeTokens ?? 0;
  const written = new Intl.NumberFormat(language === 'es' ? 'es-CL' : 'en-US').format(tokens);
  return html
    .replace(`data-welcome="${GAPS.welcome}"`, `data-welcome="${tokens}"`)
    .replace(`data-billing="${GAPS.kind}"`, `data-billing="${facts.billing ? 'on' : 'off'}"`)
    .replaceAll(GAPS.password, String(facts.passwords.min))
    .replaceAll(GAPS.welcome, written)
    .replaceAll(GAPS.address, escaped(address))
    .replaceAll(GAPS.appUrl, escaped(facts.appUrl));
}

function made(html: string): Made {
  const bytes = Buffer.from(html);
  return { html: bytes, gzip: gzipSync(bytes), etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` };
}

/**
 * The pages of a built web: those written beforehand (scripts/pages.mjs), in the language that the address asks for (`?lang=es`) or the browser prefers;
 * for all others the bare page, which search engines are asked to leave alone.
 */
export function pages(webDir: string, facts: Facts): SendPage {
  const kept = new Map<string, Made | null>();
  const kind = kindOf(facts);
  const read = (file: string): string | null => {
    const place = path.join(webDir, file);
    return existsSync(place) ? readFileSync(place, 'utf8') : null;
  };
  const make = (key: string, html: () => string | null): Made | null => {
    let page = kept.get(key);
    if (page === undefined) {
      const text = html();
      kept.set(key, (page = text === null ? null : made(text)));
    }
    return page;
  };
  const written = (page: string, language: Language, asked: boolean): Made | null =>
    make(`${page} ${language} ${asked}`, () => {
      const html =
        read(path.join('.pages', writtenFile(page, language, kind))) ??
        read(path.join('.pages', writtenFile(page, language, 'welcome')));
      return html && filled(html, facts, language, asked ? `${page}?lang=${language}` : page);
    });
  return (request, reply, status) => {
    const at = status === 404 ? NOT_FOUND : plainPath(pathOf(request.url));
    const { lang } = request.query as { lang?: unknown };
    const language = isLanguage(lang) ? lang : languageOf(request.headers['accept-language']);
    const page = written(at, language, isLanguage(lang));
    const { html, gzip, etag } = page ?? make('', () => filled(read('index.html') ?? '', facts, 'en', '/'))!;
    reply.code(status).header('cache-control', 'no-cache').header('vary', 'accept-language, accept-encoding');
    if (page) reply.header('content-language', language);
    if (!PUBLIC_PAGES.includes(at)) reply.header('x-robots-tag', 'noindex');
    reply.header('etag', etag).type('text/html; charset=utf-8');
    if (status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html);
    return reply.header('content-encoding', 'gzip').send(gzip);
  };
}

/** What search engines ask for first: what they may read, and the public pages with both their languages. */
export function tellRobots(app: FastifyInstance, webDir: string, { appUrl }: Facts): void {
  const there = PUBLIC_PAGES.filter((page) =>
    existsSync(path.join(webDir, '.pages', writtenFile(page, 'en', 'welcome'))),
  );
  const link = (page: string, language: string, query: string): string =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(`${appUrl}${page}${query}`)}"/>`;
  const urls = there.map((page) => {
    const others = languages.map((language) => link(page, language, `?lang=${language}`)).join('');
    return `<url><loc>${escaped(appUrl + page)}</loc>${others}${link(page, 'x-default', '')}</url>`;
  });
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
  app.get('/sitemap.xml', (_request, reply) => reply.type('application/xml; charset=utf-8').send(sitemap));
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(`User-agent: *\nDisallow: /api/\n\nSitemap: ${appUrl}/sitemap.xml\n`),
  );
}
