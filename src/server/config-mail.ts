import { z } from 'zod';
import { BadSetting } from './bad-setting.ts';

/** The settings of mail, as they stand in the environment. */
export const mailSettings = {
  FOJAS_MAIL: z.enum(['outbox', 'smtp']).default('outbox'),
  FOJAS_OUTBOX: z.enum(['open', 'closed']).default('closed'),
  FOJAS_MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s<>@]+@[^\s<>@]+>?$/, 'must be an address, as in Fojas <fojas@example.cl>')
    .optional(),
  FOJAS_SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  FOJAS_SMTP_HOST: z.string().min(1).optional(),
  FOJAS_SMTP_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  FOJAS_SMTP_USER: z.string().min(1).optional(),
  FOJAS_SMTP_PASSWORD: z.string().min(1).optional(),
  FOJAS_SMTP_SECURE: z.enum(['on', 'off']).optional(),
};
type Settings = z.infer<z.ZodObject<typeof mailSettings>>;

/** A mail server. `secure`: TLS from the first byte. `tls`: what of a connection without it; `none` is for this machine alone. */
export type Smtp = {
  host: string;
  port: number;
  secure: boolean;
  tls: 'required' | 'none';
  user: string | null;
  password: string | null;
  from: string;
};
/** `smtp`: null where letters stay in the outbox. `outboxOpen`: whether they can be read at /dev/outbox, which is for development. */
export type MailConfig = { smtp: Smtp | null; outboxOpen: boolean };

const SUBMISSION = { secure: 465, plain: 587 } as const;
/** The names and addresses of this machine itself. */
export const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/i;

/** Whether people open an address at this machine alone. One that is served to others may come through a proxy that says nothing of itself. */
const isHere = (appUrl: string): boolean => LOOPBACK.test(new URL(appUrl).hostname.replace(/^\[|\]$/g, ''));

/** Reads the settings of mail; throws `BadSetting` for what is missing. In production (`NODE_ENV`), and at an address of others, the outbox is closed whatever is set. */
export function mailOf(s: Settings, { production, appUrl }: { production: boolean; appUrl: string }): MailConfig {
  if (s.FOJAS_MAIL !== 'smtp')
    return { smtp: null, outboxOpen: s.FOJAS_OUTBOX === 'open' && !production && isHere(appUrl) };
  const url = s.FOJAS_SMTP_URL ? new URL(s.FOJAS_SMTP_URL) : null;
  const host = (url?.hostname ?? s.FOJAS_SMTP_HOST)?.replace(/^\[|\]$/g, '');
  if (!host) throw new BadSetting('FOJAS_MAIL=smtp needs FOJAS_SMTP_URL or FOJAS_SMTP_HOST. See .env.example.');
  if (!s.FOJAS_MAIL_FROM) throw new BadSetting('FOJAS_MAIL=smtp needs FOJAS_MAIL_FROM. See .env.example.');
  const given = url?.port ? Number(url.port) : s.FOJAS_SMTP_PORT;
  const secure = url
    ? url.protocol === 'smtps:'
    : s.FOJAS_SMTP_SECURE === undefined
      ? given === SUBMISSION.secure
      : s.FOJAS_SMTP_SECURE === 'on';
  const part = (name: 'username' | 'password'): string | null => (url?.[name] ? decodeURIComponent(url[name]) : null);
  return {
    smtp: {
      host,
      port: given ?? (secure ? SUBMISSION.secure : SUBMISSION.plain),
      secure,
      tls: LOOPBACK.test(host) ? 'none' : 'required',
      user: part('username') ?? s.FOJAS_SMTP_USER ?? null,
      password: part('password') ?? s.FOJAS_SMTP_PASSWORD ?? null,
      from: s.FOJAS_MAIL_FROM,
    },
    outboxOpen: false,
  };
}
