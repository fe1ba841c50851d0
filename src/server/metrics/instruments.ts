import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** Upper bounds in seconds: of calls, the bars of the load tests among them; and of what a model is asked. */
const CALLS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.3, 1, 3, 10, 30];
const MODELS = [0.05, 0.1, 0.5, 1, 2, 5, 10, 20, 60, 180];

/** What the database is asked for at each reading. A name says what it counts; none has a user, a word or an address in its labels. */
const RECORDS = {
  jobsWaiting: ['fojas_jobs_waiting', 'Jobs that are due and wait for a worker', 'kind'],
  jobsActive: ['fojas_jobs_active', 'Jobs that are being worked on', 'kind'],
  jobsOldest: ['fojas_jobs_oldest_seconds', 'How long the oldest job that is due waits', 'kind'],
  jobsGivenUp: ['fojas_jobs_given_up', 'Jobs given up within a day', 'kind'],
  holdsWithoutJob: ['fojas_holds_without_job', 'Held tokens on which nobody works (I8 of the ledger)'],
  ledgerViolated: ['fojas_ledger_violated', '1 while the ledger is locked, since its check found it unsound'],
  eventsWaiting: ['fojas_provider_events_waiting', 'Notifications of payments that were not worked on'],
  eventsOldest: ['fojas_provider_events_oldest_seconds', 'How long the oldest of them waits'],
  uncredited: ['fojas_payments_uncredited', 'Approved payments of purchases without their tokens after ten minutes'],
  lettersWaiting: ['fojas_letters_waiting', 'Letters that were not sent yet'],
  lettersOldest: ['fojas_letters_oldest_seconds', 'How long the oldest of them waits'],
  auditUnsealed: ['fojas_audit_unsealed', 'Entries of the audit log that are not in its chain yet'],
  storedBytes: ['fojas_stored_bytes', 'Bytes of the files of all sources'],
  backupAge: ['fojas_backup_age_seconds', 'Since the last backup; absent where none was made'],
  partUp: ['fojas_part_up', '1 while a part of the process answers', 'part'],
  pool: ['fojas_database_pool', 'Connections to the database, and calls that wait for one', 'state'],
  diskFree: ['fojas_disk_free_bytes', 'Free space where the data folder is'],
  streams: ['fojas_live_streams', 'Open streams of events'],
  cacheBytes: ['fojas_cache_bytes', 'What opened sources take that are kept at hand', 'cache'],
} as const satisfies Record<string, readonly [string, string, string?]>;
export type Records = Record<keyof typeof RECORDS, Gauge>;

/** Every figure of a process, for Prometheus. */
export type Metrics = {
  registry: Registry;
  requests: Histogram<'method' | 'route' | 'status'>;
  engineCalls: Histogram<'engine' | 'call' | 'outcome'>;
  cacheLookups: Counter<'cache' | 'outcome'>;
  linesLost: Counter;
  records: Records;
  /** Takes back what was read of the database: until it is read again it is absent. */
  forget: () => void;
};

/** Figures at their beginning, those of Node (processor, memory, descriptors, delay of the event loop) among them. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = ([name, help, label]: readonly [string, string, string?]): Gauge =>
    new Gauge({ name, help, registers, labelNames: label ? [label] : [] });
  const records = Object.fromEntries(Object.entries(RECORDS).map(([key, said]) => [key, gauge(said)])) as Records;
  return {
    registry,
    requests: new Histogram({
      name: 'fojas_http_request_seconds',
      help: 'Requests by the pattern of their address; event streams are not among them',
      labelNames: ['method', 'route', 'status'],
      buckets: CALLS,
      registers,
    }),
    engineCalls: new Histogram({
      name: 'fojas_engine_call_seconds',
      help: 'What engines were asked, by its outcome: ok, stopped by whoever asked, failed',
      labelNames: ['engine', 'call', 'outcome'],
      buckets: MODELS,
      registers,
    }),
    cacheLookups: new Counter({
      name: 'fojas_cache_lookups_total',
      help: 'Looks into a memory of recent values',
      labelNames: ['cache', 'outcome'],
      registers,
    }),
    linesLost: new Counter({
      name: 'fojas_log_lines_lost_total',
      help: 'Lines of the log that could not be written',
      registers,
    }),
    records,
    forget() {
      for (const [key, [, , label]] of Object.entries<readonly [string, string, string?]>(RECORDS))
        if (label) records[key as keyof Records].reset();
        else records[key as keyof Records].remove();
    },
  };
}
