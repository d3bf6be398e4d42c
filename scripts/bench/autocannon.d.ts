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
     * The requests to send on each connection, in this order and repeatedly. Each connection has its own context, which
     * is emptied before the first request.
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
