import autocannon from 'autocannon';

/** One call of the API, below /api. */
export type Call = { path: string; headers?: Record<string, string>; body: unknown };
type Load = { connections: number } & ({ seconds: number } | { calls: number });

/**
 * Sends POSTs over kept connections, the next as soon as one is answered, and answers how many a second were answered, from the
 * first that was sent to the last answer. `next` gives each call; `answered` gets each body. Anything but a 2xx is an error.
 */
export async function callsASecond(
  origin: string,
  load: Load,
  next: () => Call,
  answered: (body: string) => void = () => undefined,
): Promise<number> {
  let [count, first, last, failure] = [0, 0, 0, ''];
  const result = await autocannon({
    url: origin,
    connections: load.connections,
    ...('calls' in load ? { amount: load.calls } : { duration: load.seconds }),
    requests: [
      {
        setupRequest(request) {
          first ||= performance.now();
          const { path, headers, body } = next();
          return {
            ...request,
            method: 'POST',
            path: `/api${path}`,
            headers: { 'content-type': 'application/json', ...headers },
            body: JSON.stringify(body),
          };
        },
        onResponse(status, body) {
          last = performance.now();
          count += 1;
          if (status < 200 || status > 299) failure = `${status} ${body.slice(0, 500)}`;
          else answered(body);
        },
      },
    ],
  });
  if (failure || result.errors > 0 || count === 0)
    throw new Error(failure || `${result.errors} calls were not answered`);
  return (count * 1000) / (last - first);
}
