import { describe, expect, it } from 'vitest';
import { files, guest, post, shell } from '../../../tests/support/client/shell.ts';
import { stubbed } from '../../../tests/support/client/stubbed.ts';
import { ok } from '../outcome.ts';

describe('outside the API', () => {
  it('serves the site for every page and revalidates it by ETag', async () => {
    for (const path of ['/', '/reservation/info', '/start?hotel_code=1']) {
      const page = await shell()(path, { headers: { Accept: 'text/html' } });
      expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      const again = await shell()(path, {
        headers: { Accept: 'text/html', 'If-None-Match': page.headers.get('etag')! },
      });
      expect(again.status).toBe(304);
    }
  });

  it('lets browsers cache hashed assets for a year, and serves the best encoding available', async () => {
    const asset = await shell()('/assets/app-1a2b.js', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-encoding')).toBe('gzip');
    expect(asset.headers.get('content-type')).toContain('javascript');
    const plain = await shell()('/assets/app-1a2b.js', { headers: { 'Accept-Encoding': 'gzip;q=0' } });
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, 'export {};']);
  });

  it("serves a provider's files with a policy that blocks scripts", async () => {
    const file = await shell()('/files/room.svg');
    expect(file.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    '/files/.env',
    '/files/%2e%2e/package.json',
    '/files/..%2fpackage.json',
    '/.env',
    '/files/%00',
    '/files/%zz',
    '/files/',
  ])('returns 404 for %s', async (path) => {
    expect((await shell()(path)).status).toBe(404);
  });

  it('reports health and readiness', async () => {
    expect((await shell()('/healthz')).status).toBe(200);
    expect((await shell()('/readyz')).status).toBe(200);
    const down = {
      database: { ping: () => Promise.reject(new Error('away')), stats: () => ({ total: 0, idle: 0, waiting: 0 }) },
    };
    const away = await shell({}, down)('/readyz');
    expect([away.status, await away.json()]).toEqual([
      503,
      { database: false, queue: true, draining: false, sending: true },
    ]);
  });

  it('serves metrics only to callers with the key', async () => {
    const metricsKey = 'key-of-the-metrics';
    const call = shell({}, { metricsKey });
    await call('/api/bookings/1', post(guest));
    const ask = (Authorization: string, of = call) =>
      of('/metrics', { headers: { Authorization, Accept: 'text/html' } });
    await call('/healthz');
    await ask(`Bearer ${metricsKey}`);
    const metrics = await (await ask(`Bearer ${metricsKey}`)).text();
    const counts = metrics.split('\n').filter((line) => line.startsWith('http_request_duration_seconds_count'));
    expect(counts.toSorted()).toEqual([
      'http_request_duration_seconds_count{operation="book",method="POST",status="200"} 1',
      'http_request_duration_seconds_count{operation="healthz",method="GET",status="200"} 1',
      'http_request_duration_seconds_count{operation="metrics",method="GET",status="200"} 1',
    ]);
    for (const shown of ['', metricsKey, 'Bearer ', 'Bearer key-of-the-metricS', 'Basic a2V5'])
      expect((await ask(shown)).status).toBe(404);
    expect(await (await ask(`Bearer ${metricsKey}`, shell())).text()).not.toContain('http_request_duration');
  });

  it('serves the API reference with its own content security policy', async () => {
    const contract = { folder: files, file: '/room.svg' };
    const call = shell({}, { contract });
    expect((await call('/docs')).headers.get('content-security-policy')).toContain("style-src 'self' 'unsafe-inline'");
    expect(await (await call('/docs')).text()).not.toMatch(/<script>|onload=/);
    for (const path of ['/docs/start.js', '/docs/openapi.json', '/docs/swagger-ui-bundle.js', '/docs/swagger-ui.css'])
      expect((await call(path)).status).toBe(200);
    expect((await call('/docs/package.json')).status).toBe(404);
  });

  it('has only routes that Hono’s fastest router supports', async () => {
    const found = { count: async () => ok(), hotelCodes: async () => [], addressesOf: async () => undefined };
    const pages = {
      ...found,
      sharePicture: async () => undefined,
      isPage: async () => false,
      pageOf: async () => undefined,
    };
    const contract = { folder: files, file: '/room.svg' };
    const { app } = stubbed({ contract, pages, frameAncestorsOf: async () => [], metricsKey: 'key-of-the-metrics' });
    await app.request('/healthz');
    expect(app.router.name).toContain('RegExpRouter');
  });

  it('sends a short problem uncompressed', async () => {
    const answer = await shell()('/api/nowhere', { headers: { 'Accept-Encoding': 'gzip' } });
    const text = await answer.text();
    expect([answer.headers.get('content-encoding'), answer.headers.get('content-length')]).toEqual([
      null,
      String(text.length),
    ]);
  });
});
