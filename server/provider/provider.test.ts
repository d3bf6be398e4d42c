import { describe, expect, test } from 'vitest';
import { bundleOf, city, useProvider } from '../../tests/support/api/bundles.ts';
import { demoHotel } from '../../tests/support/api/properties.ts';

const { load, rowsOf, one } = useProvider();

describe('importBundle', () => {
  test('lets a later row of days override an earlier row', async () => {
    const report = await load(bundleOf(city()));
    const changes = [{ hotel_code: '1', days_added: 10, days_changed: 0, days_closed: 0, days_removed: 0 }];
    const counts = { hotels: 1, room_types: 4, days: 10 };
    expect(report).toEqual({ result: 'success', dry_run: false, ...counts, changes, problems: [] });
    const days =
      await rowsOf(`select stay_date::text as date, price::int as price, allotment, min_nights, max_nights, closed
      from room_day order by stay_date limit 5`);
    expect(days.map((day) => Object.values(day))).toEqual([
      ['2027-06-01', 180_000, 8, 1, 30, false],
      ['2027-06-02', 180_000, 8, 1, 30, false],
      ['2027-06-03', 180_000, 8, 1, 30, false],
      ['2027-06-04', 230_000, 6, 2, 30, false],
      ['2027-06-05', 230_000, 6, 2, 30, false],
    ]);
    expect(
      await rowsOf(`select upselling_code, count(*)::int as days, max(allotment) as stock from upselling_day
      group by 1 order by 1`),
    ).toEqual([
      { upselling_code: 'LATE', days: 10, stock: 5 },
      { upselling_code: 'PICKUP', days: 10, stock: 2 },
    ]);
  });

  test('counts but writes nothing in a dry run', async () => {
    const report = await load(bundleOf(city()), { dryRun: true });
    expect(report).toMatchObject({ result: 'success', dry_run: true, days: 10 });
    for (const table of ['company', 'hotel_reference', 'hotel', 'room_type', 'room_day', 'upselling_day']) {
      expect(await rowsOf(`select * from ${table}`), table).toEqual([]);
    }
  });

  test('reports progress until the import is complete', async () => {
    const reported: number[] = [];
    await load(bundleOf(city()), { onProgress: ({ done, total }) => reported.push(done / total) });
    expect(reported.at(-1)).toBe(1);
  });

  test('replaces a property: increments its revision, keeps sold rooms and closes missing days', async () => {
    await load(bundleOf(city()));
    await rowsOf(`update room_day set sold = 5 where stay_date <= '2027-06-02'`);
    await rowsOf(`update upselling_day set sold = 2 where upselling_code = 'PICKUP' and stay_date = '2027-06-01'`);
    const later = city((hotel) => {
      hotel.days = [{ room_type_code: 'DLX', from: '2027-06-02', to: '2027-06-11', price: 99_000, allotment: 3 }];
      for (const option of hotel.upsellings) if (option.daily_stock !== null) option.daily_stock = 1;
    });
    await load({ ...bundleOf(later), replace_days: true });
    expect(await one('select revision from hotel')).toEqual({ revision: 2 });
    const days =
      await rowsOf(`select stay_date::text as date, price::int as price, allotment, sold, closed from room_day
      where stay_date in ('2027-06-01', '2027-06-02', '2027-06-03', '2027-06-11') order by stay_date`);
    expect(days.map((day) => Object.values(day))).toEqual([
      ['2027-06-01', 180_000, 8, 5, true],
      ['2027-06-02', 99_000, 5, 5, false],
      ['2027-06-03', 99_000, 3, 0, false],
      ['2027-06-11', 99_000, 3, 0, false],
    ]);
    expect(
      await one(
        `select allotment, sold from upselling_day where upselling_code = 'PICKUP' and stay_date = '2027-06-01'`,
      ),
    ).toEqual({
      allotment: 2,
      sold: 2,
    });
  });

  test('writes only changed rows when a bundle is imported again', async () => {
    const change = (price: number, stock: number) =>
      city((hotel) => {
        hotel.days.push({ room_type_code: 'DLX', from: '2027-06-03', to: '2027-06-03', price, allotment: 3 });
        for (const option of hotel.upsellings) if (option.upselling_code === 'PICKUP') option.daily_stock = stock;
      });
    const written = async () => {
      const rows = await rowsOf(`select room_type_code || stay_date as key, ctid::text as version from room_day
        union all select upselling_code || stay_date, ctid::text from upselling_day`);
      return new Map(rows.map(({ key, version }) => [key as string, version]));
    };
    await load(bundleOf(change(190_000, 2)));
    await rowsOf(`update room_day set sold = 3 where stay_date = '2027-06-03'`);
    await load(bundleOf(change(190_000, 1)));
    const before = await written();
    await load(bundleOf(change(170_000, 1)));
    const after = await written();
    expect([...after].filter(([key, version]) => before.get(key) !== version)).toEqual([
      ['DLX2027-06-03', expect.any(String)],
    ]);
    await load(bundleOf(change(170_000, 5)));
    const last = await written();
    const stock = [...last.keys()].filter((key) => key.startsWith('PICKUP'));
    expect([...last].filter(([key, version]) => after.get(key) !== version).map(([key]) => key)).toEqual(stock);
  });

  test('keeps other properties of the company unchanged', async () => {
    await load(bundleOf(city(), demoHotel('10')));
    await load(bundleOf(city()));
    expect(await rowsOf('select hotel_code, revision from hotel order by 1')).toEqual([
      { hotel_code: '1', revision: 2 },
      { hotel_code: '10', revision: 1 },
    ]);
  });

  test('removes scripts, resources and styles from a provider’s HTML', async () => {
    const html = `<h1>Stay</h1><p onclick="x()" style="color:red">Calm<script>alert(1)</script></p><img src="//x.example/p">
      <a href="javascript:alert(1)">a</a><a href="https://ok.example">b</a><iframe src="https://x.example"></iframe><svg onload="x()"></svg>`;
    await load(
      bundleOf(
        city((hotel) => {
          hotel.reservation_html = { ko: html };
          hotel.manual_html = { ko: html };
          for (const terms of hotel.terms) terms.content = { ko: html };
        }),
      ),
    );
    const kept = await one(`select document->'reservation_html'->>'ko' as a, document->'manual_html'->>'ko' as b,
      document->'terms'->3->'content'->>'ko' as c from hotel`);
    for (const text of Object.values(kept ?? {}) as string[]) {
      expect(text).not.toMatch(/script|onclick|onload|style|img|iframe|svg|javascript/);
      expect(text).toContain('<p>Calm</p>');
      expect(text).toContain('<h2>Stay</h2>');
      expect(text).toContain('href="https://ok.example"');
    }
  });
});
