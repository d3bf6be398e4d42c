import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox } from '../../../scripts/sandbox/sandbox.ts';
import { createLog } from '../../platform/log.ts';
import { createJusoLookup } from './juso.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const lines: string[] = [];
const log = createLog('trace', { write: (line: string) => void lines.push(line) });
function lookup({ key = sandbox.credentials.juso.key, fetch = globalThis.fetch, answerWithinMs = 3_000 } = {}) {
  return createJusoLookup({ apiBase: sandbox.addresses.juso, key }, { fetch, log, answerWithinMs });
}
const UNAVAILABLE = { ok: false, failure: { code: 'unavailable' } };

test('finds addresses that match part of an address, in Korean or English', async () => {
  const found = await lookup().search('물빛길 8', 'ko');
  expect(found).toEqual({
    ok: true,
    value: {
      addresses: [
        { address: '서울특별시 마포구 물빛길 8', lot_address: '서울특별시 마포구 물빛동 33', postal_code: '04011' },
      ],
      more: false,
    },
  });
  expect(await lookup().search('물빛길 8', 'th')).toMatchObject({
    value: { addresses: [{ address: '8, Mulbit-gil, Mapo-gu, Seoul' }] },
  });
});

test('returns no addresses for a query that is too short or matches nothing', async () => {
  for (const query of ['없는길', '물'])
    expect(await lookup().search(query, 'ko')).toEqual({ ok: true, value: { addresses: [], more: false } });
});

test('fails with unavailable if the key is rejected or the response is missing or malformed, and never logs the query', async () => {
  const answering = (body: string, status = 200) =>
    lookup({ fetch: async () => new Response(body, { status }) }).search('물빛길', 'ko');
  const never: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason)));
  expect(await lookup({ key: 'another' }).search('물빛길', 'ko')).toMatchObject(UNAVAILABLE);
  expect(await answering('<html>')).toMatchObject(UNAVAILABLE);
  expect(await answering('{"results":{}}')).toMatchObject(UNAVAILABLE);
  expect(await answering('{}', 500)).toMatchObject(UNAVAILABLE);
  expect(await lookup({ fetch: never, answerWithinMs: 5 }).search('물빛길', 'ko')).toMatchObject(UNAVAILABLE);
  expect(lines).toHaveLength(5);
  expect(lines.join()).not.toMatch(/물빛길|sandbox-secret|%EB/);
});

test('returns only the first ten of more than ten addresses', async () => {
  const juso = Array.from({ length: 10 }, (_, n) => ({
    roadAddr: `물빛길 ${n}`,
    engAddr: '',
    jibunAddr: '',
    zipNo: '04011',
  }));
  const body = JSON.stringify({ results: { common: { errorCode: '0', totalCount: '37' }, juso } });
  expect(await lookup({ fetch: async () => new Response(body) }).search('물빛길', 'en')).toEqual({
    ok: true,
    value: {
      more: true,
      addresses: juso.map(({ roadAddr }) => ({ address: roadAddr, lot_address: '', postal_code: '04011' })),
    },
  });
});
