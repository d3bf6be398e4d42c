declare module 'autocannon' {
  type Request = { method: string; path: string; headers: Record<string, string>; body?: string };
  type Options<Context> = {
    url: string;
    connections: number;
    /** Seconds. */
    duration?: number;
    /** Requests in all; takes precedence over `duration`. */
    amount?: number;
    /** One after the other on each connection; each connection has a context of its own, empty at the first of them. */
    requests: {
      setupRequest(request: Request, context: Context): Request;
      onResponse(status: number, body: string, context: Context): void;
    }[];
  };
  export default function autocannon<Context = object>(
    options: Options<Context>,
  ): Promise<{ errors: number; non2xx: number }>;
}
