import type { Goal } from './goal.ts';

/** Faults of what lies around: mail, payments, clocks, the line, a start, keys and logs. */
export const faultsAround: readonly Goal[] = [
  {
    id: 'F31',
    says: 'SMTP down 1 h / 4xx / 5xx / slow',
    tests: ['src/server/ports/mail/smtp.test.ts', 'src/server/mail/mail.server.test.ts'],
  },
  {
    id: 'F32',
    says: 'SMTP accepts then drops; duplicate send',
    tests: ['src/server/ports/mail/smtp.test.ts'],
  },
  {
    id: 'F33',
    says: 'MP create: timeout after MP processed it',
    tests: ['src/server/tokens/notifications.server.test.ts', 'src/server/ports/payments/mercado-pago.test.ts'],
  },
  {
    id: 'F34',
    says: 'MP webhook x 5, out of order, before our purchase answer, never',
    tests: ['src/server/tokens/notifications.server.test.ts', 'src/server/tokens/schedules.server.test.ts'],
  },
  {
    id: 'F35',
    says: 'MP GET stale (pending after approved webhook), 404 for 60 s',
    tests: ['src/server/tokens/schedules.server.test.ts', 'src/server/tokens/notifications.server.test.ts'],
  },
  {
    id: 'F36',
    says: 'MP API down 24 h while buyers pay',
    tests: ['src/server/tokens/notifications.server.test.ts'],
  },
  {
    id: 'F37',
    says: 'Chargeback/refund event for spent tokens',
    tests: [
      'src/server/tokens/refunds.server.test.ts',
      'src/server/tokens/payments.server.test.ts',
      'src/server/tokens/properties.server.test.ts',
    ],
  },
  {
    id: 'F38',
    says: 'Webhook flood 1,000/s forged',
    tests: ['src/server/tokens/floods.server.test.ts'],
  },
  {
    id: 'F39',
    says: 'Clock +2 h / -2 h / step back 1 h under load (libfaketime on app only)',
  },
  {
    id: 'F40',
    says: 'Database clock jumps (NTP)',
  },
  {
    id: 'F41',
    says: 'DNS fails / returns NXDOMAIN for all providers',
  },
  {
    id: 'F42',
    says: 'Network partition app <-> DB during COMMIT acknowledgement',
    tests: ['src/server/sources/sources.server.test.ts'],
  },
  { id: 'F43', says: 'Half-open TCP (blackhole) to DB' },
  {
    id: 'F44',
    says: 'The embedded database: `kill -9` during writes x 30',
  },
  {
    id: 'F45',
    says: 'The data folder opened by a second process',
    tests: ['src/server/db/lock.test.ts'],
  },
  {
    id: 'F46',
    says: 'The embedded database: power loss (copy of the directory taken at a random moment without fsync, or WAL tail truncated)',
    tests: ['src/server/db/embedded/embedded.server.test.ts'],
    short: 'no snapshot is restored by itself: a database whose log lost its end does not start, and says what to do.',
  },
  {
    id: 'F47',
    says: 'Stale lock file (pid reused, crash)',
    tests: ['src/server/db/lock.test.ts', 'src/server/db/embedded/embedded.server.test.ts'],
  },
  {
    id: 'F48',
    says: 'Migration interrupted half-way; two instances migrate at once',
    tests: ['src/server/db/migrate.test.ts'],
  },
  {
    id: 'F49',
    says: 'Old code against new schema and the reverse (rolling deploy)',
    tests: ['src/server/db/upgrade.server.test.ts'],
  },
  { id: 'F50', says: 'Backup restored from T-1 h' },
  {
    id: 'F51',
    says: 'KEK unavailable / wrong KEK',
  },
  { id: 'F52', says: 'Encrypted frame swapped or cut', tests: ['src/server/vault/seal.test.ts'] },
  {
    id: 'F53',
    says: 'Log disk full / log pipe blocked',
    tests: ['src/server/log-out.test.ts'],
  },
  {
    id: 'F54',
    says: 'Client retries aggressively (every answer 1 s late, 3 retries)',
    tests: [
      'src/server/tokens/payments.server.test.ts',
      'src/server/studio/endings.server.test.ts',
      'src/server/sources/limits.server.test.ts',
    ],
  },
  {
    id: 'F55',
    says: 'Account deletion crashes at each step',
    tests: ['src/server/deletion/deletion.server.test.ts'],
  },
  {
    id: 'F56',
    says: 'Export of 5 GB with worker kill half-way',
    short:
      'the kills are of an account of some kilobytes; that one of 1 GB is written without being held is shown by `npm run bench portability`',
  },
];
