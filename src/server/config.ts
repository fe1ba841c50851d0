/** The settings of a process, read once from the environment by `readConfig`; nothing else reads it. */
export type Config = {
  port: number;
  host: string;
  appUrl: string;
  dataDir: string;
  databaseUrl: string | null;
  role: 'all' | 'web' | 'worker';
  masterKey: string | null;
  /** Requests a minute from one address; null for no limit. */
  rateLimit: number | null;
  logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
};
