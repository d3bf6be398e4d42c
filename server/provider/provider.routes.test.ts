import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BundleHotel, ImportResult, Problem } from '../../generated/types.ts';
import { DEMO_FILES, PREPARED_FILES } from '../../scripts/demo/bundle.ts';
import { type TestDeps, testDeps } from '../../tests/support/api/deps.ts';
import { demoHotel } from '../../tests/support/api/properties.ts';
import { secondProvider } from '../../tests/support/site/second-provider.ts';
import { createApp } from '../app.ts';
import type { CardGateway } from '../payment/gateways/gateway.ts';
import { gatewayRegistry } from '../payment/gateways/registry.ts';

const KEY = 'provider-key-of-the-tests';
const folder = mkdtempSync(join(tmpdir(), 'provider-files-'));
let deps: TestDeps;
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  deps = await testDeps({ cardGateways: gatewayRegistry<CardGateway>([secondProvider().gateway], 'second') });
  deps.settings = { ...deps.settings, filesFolder: folder };
  app = createApp(deps);
  cpSync(join(DEMO_FILES, 'pictures'), join(folder, 'pictures'), { recursive: true });
  cpSync(PREPARED_FILES, folder, { recursive: true });
});
afterAll(async () => {
  await deps.close();
  rmSync(folder, { recursive: true });
});

function city(change: (hotel: BundleHotel) => void = () => undefined) {
  return demoHotel('1', change);
}
function bundleOf(hotel: BundleHotel, company_code = 'haneul') {
  return {
    company_code,
    company_name: { ko: '하늘 스테이' },
    hotels: [hotel],
  };
}
async function send(body: unknown, query = '', key = KEY) {
  const answer = await app.request(`/api/provider/property-bundles${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'provider-key': key },
    body: JSON.stringify(body),
  });
  return {
    status: answer.status,
    body: (await answer.json()) as Omit<ImportResult, 'result'> & Omit<Problem, 'result'>,
  };
}
function main() {
  return app.request('/api/client/main', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ hotelCode: '1' }),
  });
}

describe('importPropertyBundle', () => {
  test('counts but writes nothing in a dry run', async () => {
    const { status, body } = await send(bundleOf(city()), '?dry_run=true');
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { result: 'success', dry_run: true, hotels: 1, problems: [] },
    });
    expect((await main()).status).toBe(404);
  });

  test('imports a bundle and serves the property', async () => {
    expect(await send(bundleOf(city()))).toMatchObject({ status: 200, body: { dry_run: false, hotels: 1 } });
    expect((await main()).status).toBe(200);
  });

  test('rejects a file outside the folder and reports its field', async () => {
    const wrong = city((hotel) => {
      hotel.back_image = '../../../etc/hostname';
    });
    const { status, body } = await send(bundleOf(wrong));
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'validation' });
    expect(body.errors?.map(({ pointer }) => pointer)).toContain('/hotels/0/back_image');
  });

  test("rejects another company's bundle", async () => {
    expect(await send(bundleOf(city(), 'other'))).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  test('rejects an unknown key', async () => {
    expect(await send(bundleOf(city()), '', 'an-unknown-provider-key')).toMatchObject({
      status: 401,
      body: { code: 'invalid_api_key' },
    });
  });
});

test.each([
  [2, 2],
  [40_000, 100],
])('reports %i invalid days as %i errors', async (wrong, reported) => {
  const days = Array.from({ length: wrong }, () => ({ unknown: 1 }));
  const { status, body } = await send(bundleOf(city((hotel) => hotel.days.push(...(days as never[])))));
  expect(status).toBe(422);
  expect(new Set(body.errors!.map(({ pointer }) => pointer.split('/')[4])).size).toBeGreaterThan(1);
  expect(Math.min(body.errors!.length, 100)).toBeGreaterThanOrEqual(reported);
});
