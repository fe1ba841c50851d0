declare module 'autocannon' {
  type Options = {
    url: string;
    headers: Record<string, string>;
    duration: number;
    connections: number;
    method?: 'GET' | 'POST';
    body?: string;
  };
  export default function autocannon(options: Options): Promise<{ non2xx: number; requests: { average: number } }>;
}
