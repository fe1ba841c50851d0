import { isIP } from 'node:net';
import type { Config } from '#server/config.ts';
import { FIRM } from '#server/config-doors.ts';
import { warn, type Finding } from './check.ts';

const MINUTE_MS = 60_000;

/** The settings of `FOJAS_PROFILE=firm` that were set to less by themselves. */
const lessOf = ({ passwords, secondFactor, sessionIdleMs, auditDownloads }: Config): string[] =>
  [
    passwords.min < Number(FIRM.FOJAS_PASSWORD_MIN) && 'FOJAS_PASSWORD_MIN',
    passwords.list !== FIRM.FOJAS_PASSWORD_LIST && 'FOJAS_PASSWORD_LIST',
    secondFactor !== FIRM.FOJAS_SECOND_FACTOR && 'FOJAS_SECOND_FACTOR',
    sessionIdleMs > Number(FIRM.FOJAS_SESSION_IDLE) * MINUTE_MS && 'FOJAS_SESSION_IDLE',
    !auditDownloads && 'FOJAS_AUDIT_DOWNLOADS',
  ].filter((name) => name !== false);

/** Whether a browser makes passkeys at an address: for a name, by TLS or on the machine itself (WebAuthn 3, section 5). */
function hasPasskeys(appUrl: string): boolean {
  const { protocol, hostname } = new URL(appUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return false;
  return protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
}

/** What is to be said of who comes in and how. */
export function doorsOf(config: Config): Omit<Finding, 'part'>[] {
  const less = config.profile === 'firm' ? lessOf(config) : [];
  return [
    ...(less.length > 0
      ? [
          warn(
            `FOJAS_PROFILE=firm, and set to less by itself: ${less.join(', ')}`,
            'leave these out, unless it is meant',
          ),
        ]
      : []),
    ...(config.production && !hasPasskeys(config.appUrl)
      ? [warn('no browser makes passkeys at this APP_URL', 'use an https:// address with a name')]
      : []),
  ];
}
