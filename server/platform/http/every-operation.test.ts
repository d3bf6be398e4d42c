import { describe, expect, test } from 'vitest';
import { contract, operations } from '../../../scripts/generate/situations.ts';
import { callOf, wrongHeaders } from '../../../tests/support/api/example-call.ts';
import { CREDENTIALS, stubbed } from '../../../tests/support/client/stubbed.ts';

const ask = stubbed();

describe.each(operations)('$id', (operation) => {
  const { path, ...init } = callOf(operation, operation.requests[0]!);

  test('returns 501 from its stub, with the declared headers', async () => {
    const answer = await ask(`/api${path}`, { ...init, headers: { ...CREDENTIALS, ...init.headers } });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([501, 'not_implemented']);
    expect(wrongHeaders(operation, answer, contract)).toEqual([]);
  });

  test('accepts long headers', async () => {
    const long = { 'Accept-Language': 'ko-KR,'.repeat(1_000), 'If-None-Match': 'W/"5f2c",'.repeat(1_000) };
    const answer = await ask(`/api${path}`, { ...init, headers: { ...CREDENTIALS, ...init.headers, ...long } });
    expect(answer.status).toBe(501);
  });

  test('declares the headers of its response to an invalid request', async () => {
    const answer = await ask(`/api${path.replace(/\?.*/, '')}?page=x`, { method: init.method });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(502);
    expect(wrongHeaders(operation, answer, contract)).toEqual([]);
  });
});
