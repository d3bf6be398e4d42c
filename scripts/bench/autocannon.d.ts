declare module 'autocannon' {
  type Request = { method: string; path: string; headers: Record<string, string>; body?: string };
  type Options = {
    url: string;
    connections: number;
    /** Seconds. */
    duration?: number;
    /** Requests in all; takes precedence over `duration`. */
    amount?: number;
    requests: { setupRequest(request: Request): Request; onResponse(status: number, body: string): void }[];
  };
  export default function autocannon(options: Options): Promise<{ errors: number; non2xx: number }>;
}
