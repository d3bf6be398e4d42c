declare module 'autocannon' {
  type Request = { method: string; path: string; headers: Record<string, string>; body?: string };
  type Options<Context> = {
    url: string;
    connections: number;
    /** In seconds. */
    duration?: number;
    /** Total number of requests. Takes precedence over `duration`. */
    amount?: number;
    /**
     * Requests that each connection sends in a loop. Each connection has its own context, which is cleared whenever the
     * loop restarts.
     */
    requests: {
      setupRequest(request: Request, context: Context): Request;
      onResponse(status: number, body: string, context: Context): void;
    }[];
  };
  export default function autocannon<Context = object>(
    options: Options<Context>,
  ): Promise<{ errors: number; non2xx: number }>;
}
