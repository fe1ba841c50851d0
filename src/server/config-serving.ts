import { isIP } from 'node:net';
import { z } from 'zod';

/** An address, or a network of addresses. */
const isProxy = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return most > 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
};

/** The settings of how requests are taken, as they stand in the environment. */
export const servingSettings = {
  FOJAS_RATE_LIMIT: z
    .union([z.literal('off').transform(() => null), z.coerce.number().int().min(1).max(1_000_000)])
    .default(600),
  FOJAS_BODY_SECONDS: z.coerce.number().int().min(1).max(1800).default(30),
  FOJAS_TRUSTED_PROXIES: z
    .string()
    .transform((text) => text.split(',').map((one) => one.trim()))
    .refine((all) => all.every(isProxy), 'must be addresses or networks such as 127.0.0.1, 10.0.0.0/8')
    .default([]),
};

export type Serving = {
  /** Requests a minute from one address; null for no limit. */
  rateLimit: number | null;
  /** Milliseconds in which the body of a request has come whole; a file on its way has them for each piece (http/slow.ts). */
  bodyMs: number;
  /** The proxies, as addresses and networks, whose word on who asks is taken; none by default. */
  trustedProxies: string[];
};

export const servingOf = (s: z.infer<z.ZodObject<typeof servingSettings>>): Serving => ({
  rateLimit: s.FOJAS_RATE_LIMIT,
  bodyMs: s.FOJAS_BODY_SECONDS * 1000,
  trustedProxies: s.FOJAS_TRUSTED_PROXIES,
});
