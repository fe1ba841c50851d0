import type { Config } from '#server/config.ts';
import type { Log } from '#server/log.ts';
import { outbox } from './outbox.ts';
import type { Mail } from './port.ts';

/** SMTP where it is set up, and its library loaded only there; else the outbox, which is told in the log where nobody could read it either. */
export async function chooseMail({ mail }: Pick<Config, 'mail'>, log: Pick<Log, 'warn'>): Promise<Mail> {
  if (mail.smtp) return (await import('./smtp.ts')).createSmtp(mail.smtp);
  if (!mail.outboxOpen) log.warn({}, 'no letters leave this installation: set FOJAS_MAIL=smtp to send them');
  return outbox;
}
