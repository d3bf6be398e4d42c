import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { frameOf } from '../../client/shell/prerender.tsx';
import { sitePages } from '../../client/site-map.ts';
import { TEST_SECRET, type TestDeps, testDeps } from '../../tests/support/api/deps.ts';
import { demoHotel, loadHotels } from '../../tests/support/api/properties.ts';
import { loadFerry } from '../../tests/support/api/voyages.ts';
import { createApp } from '../app.ts';
import { headOf } from '../platform/pictures/picture-head.ts';
import { createRateLimiter } from '../platform/rate-limit.ts';
import { LANGUAGES } from '../platform/values/language.ts';
import { PUBLIC_PAGES } from './page-address.rules.ts';

const ORIGIN = 'https://booking.example';
const PLAIN =
  '<!doctype html><html lang="ko"><head></head><body><div id="root"></div><script type="module" src="/a.js"></script></body></html>';
function drawing(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000" width="1600" height="1000">${content}</svg>`;
}

const folder = mkdtempSync(join(tmpdir(), 'found-'));
let deps: TestDeps;
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  for (const name of ['client/.vite', 'files/pictures']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'client/index.html'), PLAIN);
  writeFileSync(join(folder, 'client/.vite/manifest.json'), '{}');
  writeFileSync(join(folder, 'files/pictures/hero.svg'), drawing('<rect width="1600" height="1000"/>'));
  writeFileSync(join(folder, 'files/pictures/hero-nami.svg'), drawing('<image href="/etc/hostname"/>'));
  deps = await testDeps();
  deps.settings = {
    ...deps.settings,
    clientFolder: join(folder, 'client'),
    filesFolder: join(folder, 'files'),
    rendererFile: join(import.meta.dirname, '../../client/shell/prerender.tsx'),
  };
  const drawn = demoHotel('1', (hotel) => {
    hotel.main_images[0]!.file_path = 'pictures/hero.svg';
  });
  await loadHotels(deps.db, drawn, demoHotel('10'), demoHotel('14'));
  await loadFerry(deps.db);
  app = createApp(deps);
});
afterAll(async () => {
  await deps.close();
  rmSync(folder, { recursive: true });
});

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await app.request(path, { headers: { Accept: 'text/html', 'Accept-Language': 'ko', ...headers } });
  return { answer, text: await answer.text() };
}

type Data = { '@type': string | string[]; [property: string]: unknown };

/** Returns the parts of the page's JSON-LD, or an empty list if the page has none. */
function dataIn(html: string): Data[] {
  const [, json] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  if (json === undefined) return [];
  const { '@context': context, '@graph': graph } = JSON.parse(json);
  expect(context).toBe('https://schema.org');
  return graph;
}

function addressesIn(html: string) {
  const unescape = (text = '') => text.replaceAll('&amp;', '&');
  const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  const alternates = [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)];
  return {
    canonical: canonical && unescape(canonical),
    alternates: Object.fromEntries(alternates.map(([, language = '', address]) => [language, unescape(address)])),
  };
}

function itemsOf(list: Data | undefined): Data[] {
  return ((list?.['itemListElement'] ?? []) as { item: Data }[]).map(({ item }) => item);
}

/**
 * The properties that schema.org defines for the types we use, apart from `@id`, `name`, `description`, `url` and
 * `image`.
 */
const VOCABULARY: Readonly<Record<string, readonly string[]>> = {
  Hotel: 'telephone email address geo checkinTime checkoutTime petsAllowed currenciesAccepted priceRange'.split(' '),
  Organization: ['telephone', 'email', 'address'],
  PostalAddress: ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'item'],
  HotelRoom: ['occupancy', 'bed', 'floorSize', 'petsAllowed', 'amenityFeature'],
  Product: ['offers'],
  QuantitativeValue: ['value', 'minValue', 'maxValue', 'unitCode'],
  LocationFeatureSpecification: ['value'],
  Offer: ['price', 'priceCurrency', 'availability', 'availabilityStarts', 'availabilityEnds'],
  BoatTrip: ['departureTime', 'arrivalTime', 'departureBoatTerminal', 'arrivalBoatTerminal', 'offers'],
  BoatTerminal: ['address'],
};
const OF_EVERY_THING = ['@type', '@id', 'name', 'description', 'url', 'image'];

/** Returns the paths of types and properties that schema.org doesn't define, and of empty values. */
function mistakesIn(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each, i) => mistakesIn(each, `${at}/${i}`));
  if (value === null || value === '') return [at];
  if (typeof value !== 'object') return [];
  const types = [(value as Data)['@type']].flat();
  const defined = types.flatMap((type) => VOCABULARY[type] ?? [`unknown type ${type}`]);
  return Object.entries(value).flatMap(([name, part]) => {
    if (name === '@type') return types.every((type) => type in VOCABULARY) ? [] : [`${at}/${name}`];
    if (![...defined, ...OF_EVERY_THING].includes(name)) return [`${at}/${name}`];
    return mistakesIn(part, `${at}/${name}`);
  });
}

describe('structured data', () => {
  test.each(['/?hotel_code=1', '/reservation?hotel_code=1', '/reservation?hotel_code=1&room=STE', '/?hotel_code=20'])(
    'of %s uses only types and properties of schema.org',
    async (path) => {
      const data = dataIn((await get(path)).text);
      expect(data).toHaveLength(1);
      expect(mistakesIn(data)).toEqual([]);
    },
  );

  test('describes the hotel on its home page', async () => {
    const [hotel] = dataIn((await get('/?hotel_code=1&lang=en')).text);
    expect(hotel).toMatchObject({
      '@type': 'Hotel',
      name: 'Haru City Seoul',
      telephone: '02-555-0100',
      checkinTime: '15:00',
      petsAllowed: false,
      geo: { latitude: 37.5512, longitude: 126.9882 },
      priceRange: 'KRW 140000–390000',
      image: `${ORIGIN}/share/1.jpg`,
      url: `${ORIGIN}/?hotel_code=1&lang=en`,
    });
  });

  test('lists the rooms, each with the price of its cheapest night on sale', async () => {
    const [list] = dataIn((await get('/reservation?hotel_code=1&lang=en')).text);
    const items = itemsOf(list);
    expect(items.map(({ name }) => name)).toEqual(['Standard Double', 'Deluxe Twin', 'Family', 'Haru Suite']);
    expect(items.map(({ offers }) => (offers as { price: string }).price)).toEqual([
      '140000',
      '180000',
      '240000',
      '390000',
    ]);
    expect(items[1]).toMatchObject({
      '@type': ['HotelRoom', 'Product'],
      url: `${ORIGIN}/reservation?hotel_code=1&room=DLX&lang=en`,
      offers: { priceCurrency: 'KRW', availabilityStarts: '2027-06-01', availabilityEnds: '2027-06-02' },
    });
  });

  test('describes a room at its own address, and has no offer for a room that is not on sale', async () => {
    await loadHotels(
      deps.db,
      demoHotel('14', (hotel) => {
        hotel.days = hotel.days.map((days) =>
          days.room_type_code === hotel.room_types[0]!.room_type_code ? { ...days, closed: true } : days,
        );
      }),
    );
    const [first, second] = demoHotel('14').room_types;
    const roomOf = async (code = '') => dataIn((await get(`/reservation?hotel_code=14&room=${code}`)).text)[0];
    expect(await roomOf(first?.room_type_code)).toMatchObject({ name: first?.room_type_name.ko });
    expect(await roomOf(first?.room_type_code)).not.toHaveProperty('offers');
    expect(await roomOf(second?.room_type_code)).toMatchObject({
      floorSize: { value: second?.area, unitCode: 'MTK' },
      occupancy: { maxValue: second?.max_person },
      offers: { availability: 'https://schema.org/InStock' },
    });
    expect(await roomOf('NONE')).toMatchObject({ '@type': 'ItemList' });
  });

  test('lists the next voyage of each route of a ferry line', async () => {
    const [line] = dataIn((await get('/?hotel_code=20&lang=en')).text);
    expect(line).toMatchObject({ '@type': 'Organization', name: 'Hanbada Ferry' });
    const [list] = dataIn((await get('/reservation?hotel_code=20&lang=en')).text);
    expect(mistakesIn(list)).toEqual([]);
    const trips = itemsOf(list);
    expect(trips.length).toBeGreaterThan(0);
    for (const trip of trips)
      expect(trip).toMatchObject({
        '@type': 'BoatTrip',
        departureTime: expect.stringMatching(/^2027-0[67]-\d\dT\d\d:\d\d:00\+0\d:00$/),
        departureBoatTerminal: { '@type': 'BoatTerminal' },
        offers: { price: expect.stringMatching(/^\d+$/), priceCurrency: 'KRW' },
      });
  });

  test('does not claim that a page answers questions, because none does', async () => {
    for (const path of PUBLIC_PAGES) expect((await get(`${path}?hotel_code=1`)).text).not.toContain('FAQPage');
  });
});

describe('a public page', () => {
  test('names its address, and the address in each language', async () => {
    const english = addressesIn((await get('/reservation?hotel_code=1&lang=en&startDate=2027-06-10')).text);
    expect(english.canonical).toBe(`${ORIGIN}/reservation?hotel_code=1&lang=en`);
    expect(Object.keys(english.alternates)).toEqual([...LANGUAGES, 'x-default']);
    expect(english.alternates['zh-TW']).toBe(`${ORIGIN}/reservation?hotel_code=1&lang=zh-TW`);
    expect(english.alternates['x-default']).toBe(`${ORIGIN}/reservation?hotel_code=1`);
  });

  test('has the same addresses in each language, and is its own canonical address', async () => {
    const { alternates } = addressesIn((await get('/?hotel_code=1')).text);
    for (const [language, address] of Object.entries(alternates)) {
      const page = addressesIn((await get(address.replace(ORIGIN, ''))).text);
      expect([language, page]).toEqual([language, { canonical: address, alternates }]);
    }
  });

  test('of an alias names the property’s own code', async () => {
    expect(addressesIn((await get('/?hotel_code=12')).text).canonical).toBe(`${ORIGIN}/?hotel_code=14`);
  });

  test('of a room has the room’s name, description and picture in previews', async () => {
    const { text } = await get('/reservation?hotel_code=1&room=STE&lang=en');
    expect(text).toContain('<title data-server>Haru Suite · Haru City Seoul</title>');
    expect(text).toContain(`<meta property="og:image" content="${ORIGIN}/share/1/STE.jpg" data-found>`);
    expect(text).toContain('<meta name="twitter:card" content="summary_large_image" data-found>');
    expect(text).toMatch(/<meta property="og:description" content="A corner suite[^"]*" data-found>/);
    expect(addressesIn(text).canonical).toBe(`${ORIGIN}/reservation?hotel_code=1&room=STE&lang=en`);
  });

  test('of a sailing line has a title about sailings', async () => {
    expect((await get('/reservation?hotel_code=20&lang=en')).text).toContain('<title data-server>Choose a sailing');
  });
});

describe('search results', () => {
  const cookie = { Cookie: 'd_booking_code=1' };
  const robots = async (path: string) => (await get(path, cookie)).answer.headers.get('X-Robots-Tag');

  test('may contain the public pages, all of which exist', async () => {
    for (const path of PUBLIC_PAGES) {
      expect(frameOf(path), path).toBe('site');
      expect([path, await robots(path)]).toEqual([path, null]);
    }
  });

  test('contain no other page, no data and no unknown path', async () => {
    const pages = sitePages
      .map(({ path }) => path)
      .filter((path) => !(PUBLIC_PAGES as readonly string[]).includes(path));
    expect(pages.length).toBeGreaterThan(30);
    for (const path of [...pages, '/no/such/page', '/api/client/calendar', '/robots.txt']) {
      const { answer, text } = await get(path.replaceAll(/:\w+/g, '1'), cookie);
      expect([path, answer.headers.get('X-Robots-Tag')]).toEqual([path, 'noindex']);
      expect([addressesIn(text).canonical, dataIn(text)]).toEqual([undefined, []]);
    }
    expect((await get('/')).answer.headers.get('X-Robots-Tag')).toBe('noindex');
  });

  test('of a property without membership contain no membership page', async () => {
    const { answer } = await get('/membership?hotel_code=10');
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
    expect((await get('/sitemaps/10.xml')).text).not.toContain('/membership');
  });

  test('can find every public page in the sitemaps, and only public pages', async () => {
    const locations = (xml: string) =>
      [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
        address.replaceAll('&amp;', '&').replace(ORIGIN, ''),
      );
    expect((await get('/robots.txt')).text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    const sitemaps = locations((await get('/sitemap.xml')).text);
    expect(sitemaps).toEqual(['1', '10', '14', '20'].map((code) => `/sitemaps/${code}.xml`));
    const { answer, text } = await get('/sitemaps/1.xml');
    expect(answer.headers.get('Content-Type')).toMatch(/^application\/xml/);
    const addresses = locations(text);
    const rooms = demoHotel('1').room_types.length;
    expect(new Set(addresses).size).toBe((PUBLIC_PAGES.length + rooms) * (LANGUAGES.length + 1));
    expect(addresses).toContain('/reservation?hotel_code=1&room=STE&lang=mn');
    for (const address of addresses.filter((each) => each.includes('lang=en')))
      expect(addressesIn((await get(address)).text).canonical).toBe(ORIGIN + address);
    expect((await get('/sitemaps/999.xml')).answer.status).toBe(404);
  });

  test('contain nothing from a copy that is not open to guests', async () => {
    const copy = createApp({ ...deps, settings: { ...deps.settings, indexable: false } });
    const page = await copy.request('/?hotel_code=1', { headers: { Accept: 'text/html' } });
    expect(page.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(await (await copy.request('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
  });
});

describe('the share picture', () => {
  test('is a JPEG in the size that previews show, even of a drawing', async () => {
    const answer = await app.request('/share/1.jpg');
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
    const picture = Buffer.from(await answer.arrayBuffer());
    expect(headOf(picture, 'jpeg')).toMatchObject({ width: 1200, height: 630 });
  });

  test('is shown within the hour once a missing file exists', async () => {
    const [picture] = demoHotel('14').main_images;
    const status = async () => (await app.request('/share/14.jpg')).status;
    expect(await status()).toBe(404);
    writeFileSync(join(folder, 'files', picture!.file_path), drawing('<rect width="1600" height="1000"/>'));
    deps.clock.advance(3_600_000);
    expect(await status()).toBe(200);
    rmSync(join(folder, 'files', picture!.file_path));
    deps.clock.advance(3_600_000);
  });

  test('is not made from a drawing that refers to other files, from a missing file or for an unknown room', async () => {
    for (const path of ['/share/10.jpg', '/share/14.jpg', '/share/1/NONE.jpg', '/share/999.jpg'])
      expect([path, (await app.request(path)).status]).toEqual([path, 404]);
  });
});

test('a page may send requests to its property’s analytics, and to no other property’s', async () => {
  await loadHotels(
    deps.db,
    demoHotel('10', (hotel) => {
      hotel.events_url = 'https://analytics.example/steps';
    }),
  );
  const connects = async (path: string) =>
    /connect-src ([^;]*)/.exec((await get(path)).answer.headers.get('Content-Security-Policy') ?? '')?.[1];
  expect(await connects('/?hotel_code=10')).toBe("'self' https://analytics.example");
  expect(await connects('/?hotel_code=1')).toBe("'self'");
});

test('limits the sitemaps and share pictures that one address can request', async () => {
  const { db, clock } = deps;
  const limiter = createRateLimiter({ db, clock, secret: TEST_SECRET, factor: 0.01 });
  const strict = createApp({ ...deps, limiter });
  const statusFor = async (path: string, remoteAddress: string) =>
    (await strict.request(path, {}, { incoming: { socket: { remoteAddress } } })).status;
  for (const [at, path] of ['/sitemap.xml', '/sitemaps/1.xml', '/share/999.jpg'].entries()) {
    const statuses = [];
    for (let n = 0; n < 3; n += 1) statuses.push(await statusFor(path, `192.0.2.${at}`));
    expect(statuses).toEqual(path.endsWith('.jpg') ? [404, 404, 429] : [200, 200, 429]);
  }
  expect(await statusFor('/sitemap.xml', '198.51.100.1')).toBe(200);
});
