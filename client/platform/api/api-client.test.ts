import { beforeEach, describe, expect, test } from 'vitest';
import { problem } from '../../../tests/support/client/examples.ts';
import { ProblemError, setTransport } from './api.ts';
import { type Api, createApi } from './api-client.ts';

const lookup = { hotel_code: '1', guest_name: 'Kim Haneul', reservation_number: 'HS7K2M9QX4' };
const soldOut = problem('room_sold_out');

let requests: Request[];
let answer: () => Response | Promise<Response>;
let api: Api;

beforeEach(() => {
  requests = [];
  setTransport({
    bearerToken: () => undefined,
    reservationToken: () => undefined,
    quoteToken: () => undefined,
    companyInfo: () => undefined,
    language: () => undefined,
  });
  api = createApi({
    baseUrl: 'http://hotel.test/api',
    fetch: async (request) => {
      requests.push(request);
      return answer();
    },
  });
});

async function failure(call: Promise<unknown>) {
  return call.then(
    () => undefined,
    (error: unknown) => error,
  );
}
function send(signal?: AbortSignal) {
  return api.POST('/client/booking/lookup', { body: lookup as never, ...(signal && { signal }) });
}

test('sends the current session headers and a new request id with each request', async () => {
  answer = () => Response.json({});
  await send();
  setTransport({ reservationToken: () => 'r-1', companyInfo: () => 'signed.part', language: () => 'ko' });
  await send();
  const [bare, known] = requests.map(({ headers }) => headers);
  expect(bare?.has('Reservation-Token')).toBe(false);
  expect(known?.get('Reservation-Token')).toBe('r-1');
  expect(known?.get('Company-Info')).toBe('signed.part');
  expect(known?.get('Accept-Language')).toBe('ko');
  expect(known?.get('X-Request-Id')).toMatch(/^[0-9a-f]{32}$/);
  expect(known?.get('X-Request-Id')).not.toBe(bare?.get('X-Request-Id'));
  expect(requests[0]?.url).toBe('http://hotel.test/api/client/booking/lookup');
});

test('throws a ProblemError with the code in the problem document', async () => {
  const headers = { 'Content-Type': 'application/problem+json', 'Retry-After': '7' };
  answer = () => new Response(JSON.stringify(soldOut), { status: 409, headers });
  const error = await failure(send());
  expect(error).toBeInstanceOf(ProblemError);
  expect(error).toMatchObject({ problem: { code: 'room_sold_out', status: 409, retryAfter: 7 } });
});

test('throws unavailable if there is no problem document or no response', async () => {
  answer = () => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } });
  expect(await failure(send())).toMatchObject({ problem: { code: 'unavailable', status: 502 } });
  answer = () => new Response('{"half', { status: 500, headers: { 'Content-Type': 'application/problem+json' } });
  expect(await failure(send())).toMatchObject({ problem: { code: 'unavailable', status: 500 } });
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await failure(send())).toMatchObject({ problem: { code: 'unavailable', status: 0 } });
});

test('throws an AbortError for an aborted call', async () => {
  // A DOMException is an Error in a browser, but not in the test environment.
  answer = () => Promise.reject(Object.assign(new Error('left the page'), { name: 'AbortError' }));
  expect(await failure(send())).toMatchObject({ name: 'AbortError' });
});

test('throws unavailable after a timeout, with the TimeoutError as the cause', async () => {
  api = createApi({
    baseUrl: 'http://hotel.test/api',
    answerWithin: 20,
    fetch: ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  });
  expect(await failure(send())).toMatchObject({
    problem: { code: 'unavailable', status: 0 },
    cause: { name: 'TimeoutError' },
  });
});

test('throws a TimeoutError if the body of a response never ends', async () => {
  const neverEnding = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{"half')) });
  api = createApi({
    baseUrl: 'http://hotel.test/api',
    answerWithin: 20,
    fetch: async ({ signal }) => {
      const body = neverEnding.pipeThrough(new TransformStream(), { signal });
      return new Response(body, { headers: { 'Content-Type': 'application/json' } });
    },
  });
  expect(await failure(send())).toMatchObject({ name: 'TimeoutError' });
});

describe('ends the login', () => {
  const ended: string[] = [];
  beforeEach(() => {
    ended.length = 0;
    setTransport({ bearerToken: () => 'b-1', sessionEnded: (bearer) => void ended.push(bearer) });
    const refused = { ...soldOut, status: 401, code: 'session_expired' };
    answer = () => Response.json(refused, { status: 401, headers: { 'Content-Type': 'application/problem+json' } });
  });

  test('when the server reports that the bearer token of a call has expired', async () => {
    await failure(api.GET('/client/user/session'));
    expect(ended).toEqual(['b-1']);
  });

  test('but not when the token of a reservation or sign-up may have expired instead', async () => {
    const params = { path: { reservation_number: 'HS7K2M9QX4' } };
    const path = '/client/booking/reservations/{reservation_number}';
    await failure(api.GET(path, { params, headers: { 'Reservation-Token': 'r-1' } }));
    await failure(api.GET('/client/signup/sessions/current', { headers: { 'Signup-Token': 's-1' } }));
    expect(ended).toEqual([]);
    await failure(api.GET(path, { params }));
    expect(ended).toEqual(['b-1']);
  });

  test('when a bearer token was sent and the server requires a login', async () => {
    const wanted = { ...soldOut, status: 401, code: 'login_required' };
    answer = () => Response.json(wanted, { status: 401, headers: { 'Content-Type': 'application/problem+json' } });
    await failure(api.POST('/client/booking/quotes', { body: {} as never }));
    expect(ended).toEqual(['b-1']);
  });
});
