import autocannon from 'autocannon';

/** One call of the API, below /api. */
export type Call = { path: string; headers?: Record<string, string>; body: unknown };
/** What comes next on a connection, given the answer to the step before (undefined at the first). */
export type Step = (answerBefore: string | undefined) => Call;
type Load = { connections: number } & ({ seconds: number } | { rounds: number });

/**
 * Sends POSTs over kept connections, the next as soon as one is answered, and answers how many rounds of `steps` a second were
 * answered, from the first that was sent to the last answer. Anything but a 2xx is an error.
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
          method: 'POST',
          path: `/api${path}`,
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
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
  if (failure || result.errors > 0 || count === 0)
    throw new Error(failure || `${result.errors} calls were not answered`);
  return (count * 1000) / steps.length / (last - first);
}
