import { z } from 'zod';
import { PASSWORD } from '#contract/account.ts';

const MINUTE_MS = 60_000;
/** Minutes of 14 days. */
const IDLE = { least: 5, usual: 20_160, most: 43_200 } as const;

/** The settings of who comes in and how, as they stand in the environment. */
export const doorSettings = {
  FOJAS_PROFILE: z.enum(['standard', 'firm']).default('standard'),
  FOJAS_PASSWORD_MIN: z.coerce.number().int().min(PASSWORD.min).max(64).default(8),
  FOJAS_PASSWORD_LIST: z.enum(['warn', 'reject']).default('reject'),
  FOJAS_SECOND_FACTOR: z.enum(['optional', 'required']).default('optional'),
  FOJAS_SESSION_IDLE: z.coerce.number().int().min(IDLE.least).max(IDLE.most).default(IDLE.usual),
  FOJAS_AUDIT_DOWNLOADS: z.enum(['on', 'off']).default('off'),
};
type Given = z.infer<z.ZodObject<typeof doorSettings>>;

/** What stands where a setting is not given, of an office that keeps files of clients. */
export const FIRM = {
  FOJAS_PASSWORD_MIN: '12',
  FOJAS_PASSWORD_LIST: 'reject',
  FOJAS_SECOND_FACTOR: 'required',
  FOJAS_SESSION_IDLE: '30',
  FOJAS_AUDIT_DOWNLOADS: 'on',
  FOJAS_OUTBOX: 'closed',
} as const;

/** The settings with those of their profile beneath: what is given by itself counts more. */
export const withProfile = (given: Record<string, string | undefined>): Record<string, string | undefined> =>
  given.FOJAS_PROFILE === 'firm' ? { ...FIRM, ...given } : given;

export type Doors = {
  profile: 'standard' | 'firm';
  /** Characters that a new password has at least, and whether a common one is refused or only written down. */
  passwords: { min: number; list: 'warn' | 'reject' };
  /** Whether whoever has no second factor can do nothing but set one up. */
  secondFactor: 'optional' | 'required';
  /** Milliseconds without a use after which a session ends. */
  sessionIdleMs: number;
  /** Whether each file that is fetched is written into the audit log. */
  auditDownloads: boolean;
};

export const doorsOf = (s: Given): Doors => ({
  profile: s.FOJAS_PROFILE,
  passwords: { min: s.FOJAS_PASSWORD_MIN, list: s.FOJAS_PASSWORD_LIST },
  secondFactor: s.FOJAS_SECOND_FACTOR,
  sessionIdleMs: s.FOJAS_SESSION_IDLE * MINUTE_MS,
  auditDownloads: s.FOJAS_AUDIT_DOWNLOADS === 'on',
});
