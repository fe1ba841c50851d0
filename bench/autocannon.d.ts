declare module 'autocannon' {
  type Options = {
    url: string;
    headers?: Record<string, string>;
    duration: number;
    connections: number;
    method?: 'GET' | 'POST';
    body?: string;
    /** Called once for each connection, before it sends. */
    setupClient?: (client: { setHeaders(headers: Record<string, string>): void }) => void;
  };
  type Result = {
    non2xx: number;
    requests: { average: number };
    /** How often each status was answered; absent where it never was. */
    statusCodeStats: Partial<Record<string, { count: number }>>;
  };
  export default function autocannon(options: Options): Promise<Result>;
}
