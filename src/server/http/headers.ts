import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const NONE = ["'none'"];
const SELF = ["'self'"];

/**
 * Nothing from elsewhere, no script but files of ours. Styles may stand inline: the scroll lock of dialogs and the toasts
 * of the interface insert style elements, which can colour but not read or send.
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
};
const YEAR = 365 * 24 * 60 * 60;

/** Security headers on every answer, and no caching of what the API answers. */
export async function secureHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: { maxAge: YEAR, includeSubDomains: true },
    frameguard: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store');
  });
}
