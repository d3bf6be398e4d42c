import { mkdtempSync, readFileSync, rmSync, appendFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
const root = process.argv[2];
const runs = Number(process.argv[3] ?? 3);
const paths = process.argv.slice(4);
const { default: lighthouse } = await import(root + '/node_modules/lighthouse/core/index.js');
const { chromium } = await import(root + '/node_modules/playwright/index.mjs');
const { BROWSER_FLAGS, findBrowser } = await import(root + '/scripts/support/browser.ts');
const { freePort } = await import(root + '/scripts/support/ports.ts');
const origin = readFileSync('/tmp/fv/origin', 'utf8');
const med = (a) => [...a].sort((x, y) => x - y)[Math.floor(a.length / 2)];
for (const path of paths) {
  const rows = [];
  for (let i = 0; i < runs; i++) {
    const port = await freePort();
    const profile = mkdtempSync('/tmp/fv/prof-');
    const ctx = await chromium.launchPersistentContext(profile, {
      executablePath: findBrowser(),
      args: [...BROWSER_FLAGS, `--remote-debugging-port=${port}`],
    });
    await ctx.addCookies([{ name: 'd_booking_code', value: '1', url: origin }]);
    const { lhr } = await lighthouse(origin + path, {
      port,
      logLevel: 'silent',
      onlyCategories: ['performance'],
      disableStorageReset: true,
    });
    const a = lhr.audits;
    const items = a['network-requests'].details.items;
    const detail = {
      LCPel:
        a['lcp-breakdown-insight']?.details?.items?.at(-1)?.snippet ??
        a['largest-contentful-paint-element']?.details?.items?.[0]?.items?.[0]?.node?.snippet,
    };
    if (process.env.VERBOSE && i === 0) {
      console.log(JSON.stringify(detail));
      for (const it of items)
        console.log(
          Math.round(it.networkRequestTime - items[0].networkRequestTime),
          Math.round(it.networkEndTime - items[0].networkRequestTime),
          it.priority,
          it.resourceType,
          Math.round(it.transferSize / 100) / 10 + 'k',
          it.url.replace(origin, ''),
        );
      console.log(
        JSON.stringify(a['layout-shifts']?.details?.items?.map((x) => [x.score, x.node?.snippet?.slice(0, 120)])),
      );
      console.log(
        'observed',
        JSON.stringify(
          Object.fromEntries(
            Object.entries(a.metrics.details.items[0]).filter(
              ([k]) => /observed(First|Largest|Load|DomC)/.test(k) && !/Ts$/.test(k),
            ),
          ),
        ),
      );
    }
    rows.push({
      perf: Math.round(lhr.categories.performance.score * 100),
      fcp: a['first-contentful-paint'].numericValue,
      lcp: a['largest-contentful-paint'].numericValue,
      tbt: a['total-blocking-time'].numericValue,
      si: a['speed-index'].numericValue,
      cls: a['cumulative-layout-shift'].numericValue,
      req: items.length,
      kb: Math.round(items.reduce((s, x) => s + x.transferSize, 0) / 1000),
    });
    await ctx.close();
    rmSync(profile, { recursive: true, force: true });
  }
  const f = (k, d = 0) => `${med(rows.map((r) => r[k])).toFixed(d)} (${rows.map((r) => r[k].toFixed(d)).join(' ')})`;
  console.log(
    path,
    'perf',
    f('perf'),
    '| fcp',
    f('fcp'),
    '| lcp',
    f('lcp'),
    '| tbt',
    f('tbt'),
    '| si',
    f('si'),
    '| cls',
    f('cls', 4),
    '| req',
    f('req'),
    '| kB',
    f('kb'),
  );
}
