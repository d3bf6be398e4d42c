import { get } from 'node:http';
import { chromium } from 'playwright';
import { BROWSER_FLAGS, findBrowser } from '../../scripts/support/browser.ts';
import { addDays } from '../../server/platform/values/nights.ts';
import { TODAY } from './hotels.ts';

/** Downloads of a page on a phone until the network is idle, without any interaction. Sizes are in bytes after gzip. */
type FirstView = { javascript: number; document: number; fonts: number; requests: number; addresses: string[] };

/** Cookie that selects the hotel. The site sets it on the first visit. */
export const PROPERTY = { name: 'd_booking_code', value: '1' };

/**
 * Size of the structured data (server/property/structured-data.rules.ts) in the document, in bytes after gzip. The
 * server includes it in the page, because some search engines don't run scripts.
 */
const JSON_LD = { home: 240, list: 325 };

/**
 * Size of the rooms, the response to the search and the style sheets in the document of the list, in bytes after gzip.
 * Without them, the list would need another request for each, and the guest would wait for the script.
 */
const ROOMS_IN_LIST = 10_200;

/**
 * Size of the addresses of photographs' copies in the document, in bytes after gzip. A browser chooses the smallest copy
 * that is sharp enough, so this saves more than it costs.
 */
const COPIES = { home: 400, list: 1_250, detail: 300 };

/**
 * Limits for the pages that guests may open directly. `javascript`, `document` and `fonts` are in bytes after gzip.
 * `document` is the page with its styles, text and data, which should arrive in about one round trip on a new
 * connection. `performance` and `lcp`, the largest contentful paint in milliseconds, are from Lighthouse's mobile run.
 */
export const FIRST_VIEWS = {
  home: {
    path: '/',
    javascript: 101_700,
    document: 13_100 + JSON_LD.home + COPIES.home,
    fonts: 45_000,
    requests: 8,
    performance: 98,
    lcp: 1800,
  },
  list: {
    path: '/reservation',
    javascript: 140_200,
    document: 16_100 + JSON_LD.list + ROOMS_IN_LIST + COPIES.list,
    fonts: 45_000,
    requests: 20,
    performance: 95,
    lcp: 2200,
  },
  detail: {
    path: '/reservation/detail',
    javascript: 140_700,
    document: 14_200 + COPIES.detail,
    fonts: 45_000,
    requests: 19,
    performance: 95,
    lcp: 2200,
  },
};
/** Limits for the entry page, by which guests arrive from a property's own site. Units as in FIRST_VIEWS. */
export const ENTRIES = {
  'entry to home': { path: '/start?hotel_code=1', performance: 98, lcp: 1800 },
  'entry to the list': {
    path: `/start?hotel_code=1&startDate=${addDays(TODAY, 45)}&endDate=${addDays(TODAY, 47)}`,
    performance: 95,
    lcp: 2200,
  },
  'entry to the ferry line': { path: '/start?hotel_code=20', performance: 98, lcp: 1800 },
};
export const LARGEST_SHIFT = 0.01;

export async function firstView(origin: string, path: string): Promise<FirstView> {
  const browser = await chromium.launch({ executablePath: findBrowser()!, args: BROWSER_FLAGS });
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ko-KR' });
    const page = await context.newPage();
    const seen: { type: string; address: string }[] = [];
    page.on('request', (request) => void seen.push({ type: request.resourceType(), address: request.url() }));
    await context.addCookies([{ ...PROPERTY, url: origin }]);
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');

    const fetched = seen.filter(({ address }) => address.startsWith('http'));
    const weightOf = async (type: string) => {
      const ofType = fetched.filter((one) => one.type === type);
      const sizes = await Promise.all([...new Set(ofType.map(({ address }) => address))].map(gzipBytes));
      return sizes.reduce((sum, size) => sum + size, 0);
    };
    return {
      javascript: await weightOf('script'),
      document: await weightOf('document'),
      fonts: await weightOf('font'),
      requests: fetched.length,
      addresses: fetched.map(({ address }) => address.replace(origin, '')),
    };
  } finally {
    await browser.close();
  }
}

const HEADERS = {
  accept: 'text/html,*/*',
  'accept-encoding': 'gzip',
  'accept-language': 'ko-KR',
  cookie: `${PROPERTY.name}=${PROPERTY.value}`,
};

function gzipBytes(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: HEADERS }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => resolve(bytes));
      answer.on('error', reject);
    }).on('error', reject);
  });
}
