import { get } from 'node:http';
import { chromium } from 'playwright';
import { BROWSER_FLAGS, findBrowser } from '../support/browser.ts';

/** What a phone fetches until home is quiet, before any scroll or touch. Sizes in bytes, gzip. */
export type FirstView = { javascript: number; css: number; requests: number; addresses: string[] };

/** Whose home it is; a site keeps it from the address that a guest came in by. */
export const PROPERTY = { name: 'd_booking_code', value: '1' };

/** The bounds on the first view of home: bytes of gzip, and how many requests. */
export const FIRST_VIEW_LIMITS = { javascript: 120_000, css: 15_000, requests: 15 };

/** Opens the site's home in a real browser with nothing cached, and weighs what the server answered. */
export async function firstView(origin: string): Promise<FirstView> {
  const browser = await chromium.launch({ executablePath: findBrowser()!, args: BROWSER_FLAGS });
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ko-KR' });
    const page = await context.newPage();
    const seen: { type: string; address: string }[] = [];
    page.on('request', (request) => void seen.push({ type: request.resourceType(), address: request.url() }));
    await context.addCookies([{ ...PROPERTY, url: origin }]);
    await page.goto(origin, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');

    const fetched = seen.filter(({ address }) => address.startsWith('http'));
    const weightOf = async (type: string) => {
      const ofType = fetched.filter((one) => one.type === type);
      const sizes = await Promise.all(ofType.map(({ address }) => gzipBytes(address)));
      return sizes.reduce((sum, size) => sum + size, 0);
    };
    return {
      javascript: await weightOf('script'),
      css: await weightOf('stylesheet'),
      requests: fetched.length,
      addresses: fetched.map(({ address }) => address.replace(origin, '')),
    };
  } finally {
    await browser.close();
  }
}

/** The body's bytes as they cross the wire to a browser that takes gzip. */
function gzipBytes(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => resolve(bytes));
      answer.on('error', reject);
    }).on('error', reject);
  });
}
