import autocannon from 'autocannon';

/** A call without a body is a GET request. */
export type Call = { path: string; headers?: Record<string, string>; body?: unknown };
/**
 * Returns the next call on a connection. `answerBefore` is the response body of the previous step, or undefined in the
 * first step.
 */
export type Step = (answerBefore: string | undefined) => Call;
type Load = { connections: number } & ({ seconds: number } | { rounds: number });

/**
 * Sends requests over keep-alive connections, each as soon as the previous response has arrived. Returns the
 * number of completed rounds of `steps` per second, from the first request to the last response. Throws if a response
 * is not 2xx.
 */
export async function roundsASecond(origin: string, load: Load, steps: readonly Step[]): Promise<number> {
  let [count, first, last, failure] = [0, 0, 0, ''];
  const result = await autocannon<{ answer?: string }>({
    url: origin,
    connections: load.connections,
    ...('rounds' in load ? { amount: load.rounds * steps.length } : { duration: load.seconds }),
    requests: steps.map((step) => ({
      setupRequest(request, context) {
        first ||= performance.now();
        const { path, headers, body } = step(context.answer);
        return {
          ...request,
          method: body === undefined ? 'GET' : 'POST',
          path: `/api${path}`,
          headers: { 'content-type': 'application/json', ...headers },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        };
      },
      onResponse(status, body, context) {
        last = performance.now();
        count += 1;
        context.answer = body;
        if (status < 200 || status > 299) failure ||= `${status} ${body.slice(0, 500)}`;
      },
    })),
  });
  if (failure || result.errors > 0 || count === 0) throw new Error(failure || `${result.errors} calls failed`);
  return (count * 1000) / steps.length / (last - first);
}
