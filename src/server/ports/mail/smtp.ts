import { createTransport } from 'nodemailer';
import type { Smtp } from '#server/config-mail.ts';
import { Undeliverable, type Letter, type Mail } from './port.ts';

/** Milliseconds that a server may take: to be reached, to greet, and between two words. */
const PATIENCE = { connect: 10_000, greet: 10_000, silence: 60_000 };
/** Control marks would end a header; marks of direction make one name look like another. */
const UNFIT = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
/** One address and nothing beside it: no list, no comment, no route. */
const ADDRESS = /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u;
/** What a server may refuse for good: the sender, the receiver, or the letter. A greeting or a password that is refused today may be taken tomorrow. */
const FINAL = ['MAIL FROM', 'RCPT TO', 'DATA'];

/** Thrown for what may go better later. Its message never holds an address or what a server said, which may repeat one. */
class Unsent extends Error {
  readonly code: string;
  constructor(code: string) {
    super('a letter was not sent');
    this.name = 'Unsent';
    this.code = code;
  }
}

const plain = (words: string): string => words.replace(UNFIT, ' ').trim();

/**
 * Letters by SMTP (RFC 5321), a connection each, with TLS wherever the server is not this machine. A refusal with 5xx is `Undeliverable`; what is not
 * answered, cut off or put off with 4xx may be tried again.
 */
export function createSmtp(
  { host, port, secure, tls, user, password, from }: Smtp,
  patience: typeof PATIENCE = PATIENCE,
): Mail {
  const options = {
    host,
    port,
    secure,
    requireTLS: tls === 'required' && !secure,
    ignoreTLS: tls === 'none',
    tls: { minVersion: 'TLSv1.2' as const },
    ...(user !== null && { auth: { user, pass: password ?? '' } }),
    connectionTimeout: patience.connect,
    greetingTimeout: patience.greet,
    socketTimeout: patience.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const home = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    name: 'smtp',
    async send({ id, to, subject, text, html, language }: Letter, signal) {
      if (!ADDRESS.test(to.address) || to.address.length > 254) throw new Undeliverable(0);
      signal.throwIfAborted();
      // A connection cannot be called back: whoever stops leaves it to its own limits, and the letter is tried again.
      const stopped = new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () => reject(new Unsent('ABORTED')), { once: true }),
      );
      try {
        const sending = createTransport(options).sendMail({
          from,
          to: { name: plain(to.name), address: to.address },
          subject: plain(subject),
          text,
          html,
          messageId: `<${id}@${home}>`,
          // RFC 3834: nobody's absence is answered to us.
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
        });
        await Promise.race([sending, stopped]);
        return 'sent';
      } catch (error) {
        throw refusalOf(error);
      }
    },
  };
}

function refusalOf(error: unknown): Error {
  if (error instanceof Unsent) return error;
  const {
    responseCode = 0,
    command = '',
    code = '',
  } = error as {
    responseCode?: number;
    command?: string;
    code?: string;
  };
  if (responseCode >= 500 && FINAL.includes(command)) return new Undeliverable(responseCode);
  return new Unsent(responseCode > 0 ? String(responseCode) : code);
}
