import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MainResult, SearchResult } from '../../generated/types.ts';
import { translations } from '../../scripts/demo/text.ts';
import { type TestDeps, testDeps } from '../../tests/support/api/deps.ts';
import { clientOf, demoHotel, loadHotels } from '../../tests/support/api/properties.ts';
import { createApp } from '../app.ts';

const PLAIN =
  '<!doctype html>\n<html lang="ko">\n  <head>\n    <script type="module" crossorigin src="/assets/index-1.js"></script>\n' +
  '    <link rel="stylesheet" crossorigin href="/assets/index-1.css">\n  </head>\n  <body>\n    <div id="root"></div>\n  </body>\n</html>\n';
const CSS = '.scene{color:red}';
const MANIFEST = {
  'index.html': { file: 'assets/index-1.js', css: ['assets/index-1.css'] },
  'routes.tsx': { file: 'assets/routes-1.js', imports: ['index.html'] },
  'catalogue/offers/reservation.screen.tsx': {
    file: 'assets/list-1.js',
    imports: ['index.html', '_card.js'],
    css: ['assets/list-1.css'],
  },
  '_card.js': { file: 'assets/card-1.js', imports: ['index.html'], css: ['assets/card-1.css'] },
};
const LATE = '<link rel="stylesheet" href="/assets/late';
const FONTS = {
  faces: {
    'haru ko': {
      css: '@font-face{src:url(/assets/ko-1.woff2)}',
      font: '/assets/ko-1.woff2',
      late: '/assets/late-ko.css',
    },
  },
  late: '/assets/late.css',
};
const HOSTILE = '</script><script>alert(1)</script><!-- "Inn" & \'Bar\'';

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
let deps: TestDeps;
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'index.html'), PLAIN);
  writeFileSync(join(folder, 'assets/index-1.css'), CSS);
  writeFileSync(join(folder, 'assets/card-1.css'), '.card{}');
  writeFileSync(join(folder, 'assets/list-1.css'), '.list{}');
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(MANIFEST));
  writeFileSync(join(folder, '.vite/fonts.json'), JSON.stringify(FONTS));
  deps = await testDeps();
  const rendererFile = join(import.meta.dirname, '../../client/shell/prerender.tsx');
  deps.settings = { ...deps.settings, clientFolder: folder, rendererFile };
  await loadHotels(
    deps.db,
    demoHotel('1'),
    demoHotel('10'),
    demoHotel('14'),
    demoHotel('15', (hotel) => {
      hotel.hotel_name = { ko: HOSTILE, en: HOSTILE };
      hotel.description = { ko: HOSTILE, en: HOSTILE };
    }),
  );
  app = createApp(deps);
  // Load the renderer in advance: loading it from source takes longer than a page request waits.
  await import('../../client/shell/prerender.tsx');
});
afterAll(async () => {
  await deps.close();
  rmSync(folder, { recursive: true });
});

type Request = {
  hotel?: string;
  /** Cookies of the last search. */
  search?: string;
  path?: string;
  language?: string;
  headers?: Record<string, string>;
};

async function getPage({ hotel = '1', search = '', path = '/', language = 'ko-KR,ko;q=0.9', headers }: Request = {}) {
  const cookie = hotel && { Cookie: `d_booking_code=${hotel};${search}` };
  const answer = await app.request(path, {
    headers: { Accept: 'text/html', 'Accept-Language': language, ...cookie, ...headers },
  });
  return { answer, html: await answer.text() };
}

function dataIn(html: string): {
  hotelCode: string;
  locale: string;
  main: MainResult;
  messages: Record<string, object>;
  search?: { result: SearchResult };
} {
  return JSON.parse(/<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
}

describe('a page', () => {
  test('has its title, description and pictures in the head, in the guest’s language', async () => {
    const { html } = await getPage();
    expect(html).toContain('<html lang="ko" data-brand="haru" data-hotel="1">');
    expect(html).toContain('<title data-server>하루 시티 서울</title>');
    expect(html).toMatch(/<meta name="description" content="강변의 노을[^"]*" data-found>/);
    expect(html).toContain('<meta property="og:title" content="하루 시티 서울" data-found>');
    expect(html).toContain(`<meta property="og:image" content="${deps.publicUrl}/share/1.jpg" data-found>`);
    const upright = '(orientation: portrait)';
    for (const [name, media] of [
      ['hero-haru-city-upright', upright],
      ['hero-haru-city', `not all and ${upright}`],
    ]) {
      expect(html).toContain(
        `<link rel="preload" as="image" href="/files/pictures/rendered/${name}.webp" media="${media}" fetchpriority="high">`,
      );
    }
  });

  test('shows the hotel’s name, its picture and the search form before any script runs', async () => {
    const root = (await getPage()).html.split('<div id="root">')[1];
    expect(root).toMatch(/<h1[^>]*>하루 시티 서울<\/h1>/);
    expect(root).toMatch(/<img[^>]*src="\/files\/pictures\/rendered\/hero-haru-city\.webp"[^>]*alt="해 질 녘/);
    expect(root).toContain('객실 검색');
  });

  test('includes the main response and the messages, so that the script requests neither', async () => {
    const api = clientOf(deps);
    const { data: main } = await api.POST('/client/main', {
      body: { hotelCode: '1' },
      params: { header: { 'Accept-Language': 'ko' } },
    });
    const data = dataIn((await getPage()).html);
    expect(data).toMatchObject({ hotelCode: '1', locale: 'ko' });
    expect(data.main).toEqual(main);
    expect(Object.keys(data.messages)).toEqual(['app', 'property', 'catalogue']);
  });

  test('preloads the code of its screen and renders a placeholder for the screen', async () => {
    const { html } = await getPage({ path: '/reservation?step=options' });
    expect(html).toMatch(/<title data-server>.+ · 하루 시티 서울<\/title>/);
    for (const file of ['routes-1.js', 'list-1.js', 'card-1.js'])
      expect(html).toContain(`<link rel="modulepreload" crossorigin href="/assets/${file}">`);
    expect(html).toContain('<link rel="preload" as="style" crossorigin href="/assets/list-1.css">');
    expect(html).toContain('aria-busy="true"');
    expect(html).not.toContain('as="image" href="/files/pictures/rendered/hero');
    expect((await getPage()).html).not.toContain('modulepreload');
  });

  test('contains the list of rooms and its response for the search in the address or the cookies', async () => {
    const rooms = [{ adult: 2, kid: 1, infant: 0, pet: 0 }];
    const resvInfo = encodeURIComponent(JSON.stringify(rooms));
    const pages = [
      await getPage({ path: `/reservation?startDate=2027-06-11&endDate=2027-06-13&resvInfo=${resvInfo}` }),
      await getPage({
        path: '/reservation',
        search: `d_booking_dates=2027-06-11~2027-06-13;d_booking_party=${resvInfo}`,
      }),
    ];
    const { data: result } = await clientOf(deps).POST('/client/catalogue/search', {
      body: { hotel_code: '1', start_date: '2027-06-11', end_date: '2027-06-13', reservationInfo: rooms },
      params: { header: { 'Accept-Language': 'ko' } },
    });
    for (const { html } of pages) {
      expect(dataIn(html).search?.result).toEqual(result);
      for (const { room_type_name } of result!.roomList) expect(html).toContain(`${room_type_name}</h2>`);
      expect(html).toContain('6월 11일(금)~13일(일)');
      expect(html).toContain(
        '<style data-file="/assets/card-1.css">.card{}</style><style data-file="/assets/list-1.css">',
      );
      expect(html).not.toContain('as="style"');
      expect(html).not.toMatch(/aria-busy="true"|moreFilters/);
    }
    expect(pages[0]!.html.split('<main')[1]!.split('</main')[0]).toBe(
      pages[1]!.html.split('<main')[1]!.split('</main')[0],
    );
  });

  test('contains no list of rooms if the search is refused', async () => {
    const { html } = await getPage({ path: '/reservation?startDate=2020-06-11' });
    expect(html).toContain('aria-busy="true"');
    expect(dataIn(html).search).toBeUndefined();
  });

  test('has a content security policy that allows only the inline styles and scripts in the page', async () => {
    const { answer, html } = await getPage();
    const policy = answer.headers.get('Content-Security-Policy') ?? '';
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css);
    expect(styles[0]).toBe(CSS);
    expect(html).toContain('<style data-file="/assets/index-1.css">');
    const scripts = [...html.matchAll(/<script(?: id="painted")?>(.*?)<\/script>/gs)].map(([, script = '']) => script);
    for (const inline of [...styles, ...scripts])
      expect(policy).toContain(`'sha256-${createHash('sha256').update(inline).digest('base64')}'`);
    expect(policy).not.toContain('unsafe');
    expect(html).not.toMatch(/ style="| on\w+="/);
    expect([...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)).toEqual([
      '<script type="module" crossorigin src="/assets/index-1.js">',
      '<script>',
      '<script id="painted">',
      '<script type="application/json" id="page-data">',
      '<script type="application/ld+json" data-found>',
    ]);
    expect(scripts).toEqual([expect.stringContaining('page.dataset.hotel'), expect.stringContaining('window.pressed')]);
  });

  test('blocks rendering until the prerendered content has loaded, but only on a page that has some', async () => {
    expect((await getPage()).html).toContain('href="#painted"');
    expect((await getPage({ path: '/print' })).html).not.toContain('#painted');
  });

  test('preloads the font of its headings and inlines the rules, and loads all other rules after its content', async () => {
    const { html } = await getPage();
    const { css, font } = FONTS.faces['haru ko'];
    expect(html.match(/<link rel="preload" as="font"[^>]*>/g)).toEqual([
      `<link rel="preload" as="font" crossorigin href="${font}">`,
    ]);
    expect(html).toContain(`<style>${css}</style>`);
    expect(html.split('id="page-data"')[1]).toContain(`${LATE}-ko.css"></body>`);
  });

  test.each([{ language: 'ja' }, { language: 'en' }, { hotel: '10' }])(
    'preloads no font if the brand has none for the language: %o',
    async (request) => {
      const { html } = await getPage({ path: request.language ? `/?lang=${request.language}` : '/', ...request });
      expect(html).not.toContain('as="font"');
      expect(html).not.toContain('@font-face');
      expect(html).toContain(`${LATE}.css"></body>`);
    },
  );

  test('escapes the hotel’s name', async () => {
    const { html } = await getPage({ hotel: '15' });
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<!-- ');
    expect(dataIn(html).main.hotel.hotel_name).toBe(HOSTILE);
    expect(html).toContain(
      '<title data-server>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!-- &quot;Inn&quot; &amp; &#39;Bar&#39;</title>',
    );
  });

  test.each([
    [{ language: 'en-GB,fr;q=0.8' }, 'en', 'Haru City Seoul'],
    [{ language: 'fr-FR,ko;q=0.1' }, 'ko', '하루 시티 서울'],
    [{ language: 'ja' }, 'en', 'Haru City Seoul'],
    [{ path: '/?lang=th' }, 'th', translations['th']!['Haru City Seoul']!],
    [{ path: '/?lang=CHT', language: 'en' }, 'zh-TW', translations['zh-TW']!['Haru City Seoul']!],
  ])('for %o is rendered in %s', async (request, locale, name) => {
    const { html } = await getPage(request);
    expect(html).toContain(`<html lang="${locale}"`);
    expect(html).toContain(`<title data-server>${name}</title>`);
    expect(dataIn(html)).toMatchObject({ locale, main: { hotel: { hotel_name: name } } });
  });

  test('is rendered just as quickly for a browser that lists thousands of languages', async () => {
    const cost = async (language: string) => {
      const before = process.threadCpuUsage();
      const { html } = await getPage({ language });
      const { user, system } = process.threadCpuUsage(before);
      expect(html).toContain('<html lang="ko"');
      return (user + system) / 1_000;
    };
    const usual = await cost('ko');
    expect(await cost(`${'x-,'.repeat(5_000)}ko`)).toBeLessThan(usual + 50);
  });

  test('is rendered correctly for each of many concurrent guests', async () => {
    const hotels = ['1', '10', '14'];
    const languages = ['ko', 'en', 'fr'];
    const all = Array.from({ length: 9 }, (_, at) => ({
      hotel: hotels[at % 3]!,
      language: languages[Math.floor(at / 3) % 3]!,
    }));
    const pages = await Promise.all(all.map(async (request) => ({ request, ...(await getPage(request)) })));
    for (const { request, html, answer } of pages) {
      const { locale, hotelCode, main } = dataIn(html);
      expect([hotelCode, locale]).toEqual([request.hotel, request.language === 'ko' ? 'ko' : 'en']);
      expect(html).toContain(`<h1 tabindex="-1" class="`);
      expect(html).toContain(`>${main.hotel.hotel_name}</h1>`);
      expect(html).toContain(locale === 'ko' ? '객실 검색' : 'Find rooms');
      expect(answer.headers.get('Cache-Control')).toBe('private, no-cache');
      expect(answer.headers.get('Vary')).toBe('Cookie, Accept-Language, Accept-Encoding');
    }
  });

  test('is not sent again if it is unchanged (304)', async () => {
    const etag = (await getPage()).answer.headers.get('ETag') ?? '';
    const again = await getPage({ headers: { 'If-None-Match': etag } });
    expect([again.answer.status, again.html]).toEqual([304, '']);
    expect((await getPage({ hotel: '10', headers: { 'If-None-Match': etag } })).answer.status).toBe(200);
  });

  test('prefers the hotel in the address to the hotel in the cookie', async () => {
    const { html } = await getPage({ hotel: '1', path: '/connect-login?hotel_code=10' });
    expect(html).toContain('<title data-server>로그인 · 나미 펫 양양</title>');
    expect(dataIn(html).hotelCode).toBe('10');
  });

  test('keeps the requested hotel code 12, and shows property 14', async () => {
    const data = dataIn((await getPage({ hotel: '12' })).html);
    expect([data.hotelCode, data.main.hotel.hotel_code]).toEqual(['12', '14']);
  });
});

describe('the entry page', () => {
  const entry = { hotel: '', path: '/start?hotel_code=10&p=myPage' };

  test('has its hotel’s metadata in the head, and an empty body if its destination depends on a login', async () => {
    const { answer, html } = await getPage({ ...entry, language: 'en' });
    expect(answer.status).toBe(200);
    expect(html).toMatch(/^<!doctype html><html lang="en"><head>/);
    expect(html).toContain('<title data-server>Nami Pets Yangyang</title>');
    expect(html).toContain('<meta property="og:title" content="Nami Pets Yangyang" data-found>');
    expect(html).toMatch(/<meta property="og:description" content="[^"]{20,}" data-found>/);
    expect(html).toContain(`<meta property="og:image" content="${deps.publicUrl}/share/10.jpg" data-found>`);
    expect(html).toContain('<div id="root"></div>');
    expect([...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)).toEqual([
      '<script type="module" crossorigin src="/assets/index-1.js">',
    ]);
  });

  test.each([
    ['', '/'],
    ['&p=unknown', '/'],
    ['&startDate=2027-06-11&endDate=2027-06-13', '/reservation?startDate=2027-06-11&endDate=2027-06-13'],
    ['&startDate=2027-02-30', '/'],
    ['&p=login', '/login'],
    ['&p=join', '/login/sign_up'],
    ['&p=search', '/login'],
    ['&p=myPage&sso_key=haneul.sso.Pk2nDw&company_code=haneul', '/my_page'],
  ])('with %s is rendered as the page %s, and isn’t indexed', async (query, path) => {
    const rootOf = (html: string) =>
      /<div id="root">(.*?)<\/body>/s.exec(html.replaceAll(/<script.*?<\/script>/gs, ''))?.[1];
    const { answer, html } = await getPage({ hotel: '1', path: `/start?hotel_code=10${query}` });
    expect(rootOf(html)).toBe(rootOf((await getPage({ hotel: '10', path })).html));
    expect(html).not.toContain('rel="canonical"');
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(answer.headers.get('Set-Cookie')).toMatch(/^d_booking_code=10; Max-Age=7776000; Path=\/.*; SameSite=Lax$/);
  });

  test('is the only page that sets the hotel’s cookie', async () => {
    expect((await getPage({ path: '/?hotel_code=10' })).answer.headers.get('Set-Cookie')).toBeNull();
  });

  test('has an empty body if the login keys in the address are invalid', async () => {
    const { html } = await getPage({ path: '/start?hotel_code=10&p=myPage&sso_key=invalid&company_code=haneul' });
    expect(html).toContain('<div id="root"></div>');
  });

  test.each(['*/*', '', 'application/json', 'image/avif,image/*;q=0.8', 'text/plain'])(
    'and all other pages are sent for the Accept header %j',
    async (Accept) => {
      for (const request of [
        entry,
        { path: '/' },
        { hotel: '', path: '/start' },
        { hotel: '', path: '/reservation' },
      ]) {
        const { answer, html } = await getPage({ ...request, headers: { Accept } });
        expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
          200,
          expect.stringMatching(/^text\/html/),
        ]);
        expect(html).toContain('<div id="root">');
      }
      const { answer } = await getPage({ path: '/no/such/page', headers: { Accept } });
      expect(answer.status).toBe(404);
    },
  );
});

describe('framing', () => {
  const SITE = 'https://stay.haneul.example';
  const policyOf = ({ answer }: Awaited<ReturnType<typeof getPage>>) => ({
    ancestors: /frame-ancestors ([^;]*)/.exec(answer.headers.get('Content-Security-Policy') ?? '')?.[1],
    options: answer.headers.get('X-Frame-Options'),
  });

  test.each([
    ['the proxy page', { hotel: '', path: '/chester-proxy?hotel_code=1' }],
    ['the entry page', { hotel: '', path: '/start?hotel_code=1' }],
    ['the login without the shell', { hotel: '', path: '/connect-login?hotel_code=1' }],
    ['a prerendered page', { path: '/' }],
    ['a page opened after the entry page', { path: '/payment' }],
  ])('allows the property’s site to frame %s', async (_, request) => {
    expect(policyOf(await getPage(request))).toEqual({ ancestors: SITE, options: null });
  });

  test.each([
    ['of a property without frame ancestors', { hotel: '10' }],
    ['without a property', { hotel: '', path: '/start' }],
    ['of an unknown property', { hotel: '', path: '/start?hotel_code=999' }],
    ['of the property in the address, despite the cookie', { hotel: '1', path: '/?hotel_code=10' }],
  ])('allows no site to frame a page %s', async (_, request) => {
    expect(policyOf(await getPage(request))).toEqual({ ancestors: "'none'", options: 'DENY' });
  });

  test('allows no site to frame responses that are not pages', async () => {
    const answer = await app.request('/api/client/main?hotel_code=1', { headers: { Cookie: 'd_booking_code=1' } });
    expect(policyOf({ answer, html: '' })).toEqual({ ancestors: "'none'", options: 'DENY' });
  });
});

describe('sends the plain page', () => {
  test.each([
    ['without a hotel', { hotel: '' }],
    ['for an unknown hotel', { hotel: '999' }],
    ['for an invalid hotel code', { hotel: '%00%27' }],
    ['for the entry page without a hotel', { path: '/start' }],
    ['for the entry page of an unknown hotel', { path: '/start?hotel_code=999' }],
    ['for an unknown page', { path: '/no/such/page' }],
  ])('%s', async (_, request) => {
    const { answer, html } = await getPage(request);
    expect([answer.status, html]).toEqual([200, PLAIN]);
  });

  test('if the database fails', async () => {
    const broken = new Proxy(deps.db, {
      get: () => {
        throw new Error('connection lost');
      },
    });
    const answer = await createApp({ ...deps, db: broken }).request('/', {
      headers: { Accept: 'text/html', Cookie: 'd_booking_code=1' },
    });
    expect([answer.status, await answer.text()]).toEqual([200, PLAIN]);
  });
});
