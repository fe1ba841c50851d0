import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { isApi } from './target.ts';

const NONE = ["'none'"];
const SELF = ["'self'"];

/**
 * Nothing from elsewhere, no script but files of ours, and no text that becomes HTML or the address of a script but what the one policy of
 * public/theme.js lets through. Styles may stand inline: the scroll lock of dialogs writes one whose text follows from the width of the screen, and
 * the pages written beforehand carry style attributes; neither can be known by a hash. They can colour, but not read or send.
 */
const POLICY = {
  'default-src': NONE,
  'script-src': SELF,
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'", 'blob:'],
  'font-src': SELF,
  'connect-src': SELF,
  'worker-src': SELF,
  'manifest-src': SELF,
  'frame-ancestors': NONE,
  'base-uri': NONE,
  'form-action': SELF,
  'object-src': NONE,
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
};
/** The same in the words of the header, put together once and not for each answer. */
const PAGE_POLICY = Object.entries(POLICY)
  .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
  .join(';');
/** Of what the API answers, should a browser ever show it as a page: nothing runs, loads, is framed or sent. */
const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";
const YEAR = 365 * 24 * 60 * 60;
const NO_DEVICES = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** What those answers carry that are given before any hook: to what is no request, or for no path that can be read. The same as all others. */
export const BARE = {
  'cache-control': 'no-store',
  'content-security-policy': DATA_POLICY,
  'permissions-policy': NO_DEVICES,
  'strict-transport-security': `max-age=${YEAR}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
};

/** Security headers on every answer, and no caching of what the API answers. */
export async function secureHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: { maxAge: YEAR, includeSubDomains: true },
    frameguard: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('permissions-policy', NO_DEVICES);
    const ofApi = isApi(request.url);
    if (ofApi) reply.header('cache-control', 'no-store');
    reply.header('content-security-policy', ofApi ? DATA_POLICY : PAGE_POLICY);
  });
}
