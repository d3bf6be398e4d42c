import { describe, expect, test } from 'vitest';
import type { BundleDays, PropertyBundle } from '../../generated/types.ts';
import { fixedClock } from '../platform/clock.ts';
import { bundleOf, city, useProvider } from '../../tests/support/api/bundles.ts';

const { load, rowsOf } = useProvider();

const DLX = { room_type_code: 'DLX', from: '2027-06-01', to: '2027-06-10', price: 180_000, allotment: 8 };

function withDays(...days: BundleDays[]): PropertyBundle {
  return bundleOf(city((hotel) => void (hotel.days = days)));
}
async function closed() {
  const rows = await rowsOf(`select stay_date::text as date from room_day where closed order by 1`);
  return rows.map(({ date }) => date);
}

describe('a bundle that leaves out nights', () => {
  test('that are open is rejected with their dates, and changes nothing', async () => {
    await load(withDays(DLX));
    const report = await load(
      withDays({ ...DLX, from: '2027-06-03', to: '2027-06-04', price: 1 }, { ...DLX, from: '2027-06-06', price: 1 }),
    );
    expect(report).toMatchObject({ result: 'fail', changes: [] });
    expect(report.problems).toEqual([
      {
        pointer: '/hotels/0/days',
        message:
          'Leaves out 3 nights of DLX that are open or have bookings: 2027-06-01 to 2027-06-02, 2027-06-05. ' +
          'Set replace_days to close them.',
      },
    ]);
    expect(await rowsOf('select distinct price::int as price, closed from room_day')).toEqual([
      { price: 180_000, closed: false },
    ]);
  });

  test('closes them if it sets replace_days', async () => {
    await load(withDays(DLX));
    const report = await load({ ...withDays({ ...DLX, from: '2027-06-03' }), replace_days: true });
    expect(report.changes).toEqual([
      { hotel_code: '1', days_added: 0, days_changed: 0, days_closed: 0, days_removed: 2 },
    ]);
    expect(await closed()).toEqual(['2027-06-01', '2027-06-02']);
  });

  test('that are closed is rejected only if they have bookings', async () => {
    await load(withDays({ ...DLX, closed: true }));
    expect(await load(withDays({ ...DLX, from: '2027-06-03', closed: true }))).toMatchObject({ result: 'success' });
    await rowsOf(`update room_day set sold = 1 where stay_date = '2027-06-02'`);
    const { problems } = await load(withDays({ ...DLX, from: '2027-06-03', closed: true }));
    expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining(': 2027-06-02. ')]);
  });

  test('that are in the past is accepted', async () => {
    await load(withDays(DLX));
    const limits = { clock: fixedClock('2027-06-02T16:00:00Z') };
    const first = { ...DLX, to: DLX.from };
    expect(await load(withDays(first, { ...DLX, from: '2027-06-03' }), {}, limits)).toMatchObject({
      result: 'success',
    });
    expect(await load(withDays({ ...DLX, from: '2027-06-04' }), {}, limits)).toMatchObject({ result: 'fail' });
  });
});

describe('a dry run', () => {
  test('reports the nights that would be added, changed, closed and removed, and changes nothing', async () => {
    await load(withDays(DLX));
    await rowsOf(`update room_day set closed = true where stay_date = '2027-06-10'`);
    const before = await rowsOf('select * from room_day order by stay_date');
    const bundle = withDays(
      { ...DLX, from: '2027-06-04', to: '2027-06-12' },
      { ...DLX, from: '2027-06-05', to: '2027-06-06', allotment: 9 },
      { ...DLX, from: '2027-06-07', to: '2027-06-07', closed: true },
    );
    expect(await load({ ...bundle, replace_days: true }, { dryRun: true })).toMatchObject({
      result: 'success',
      dry_run: true,
      changes: [{ hotel_code: '1', days_added: 2, days_changed: 3, days_closed: 1, days_removed: 3 }],
    });
    expect(await load(bundle, { dryRun: true })).toMatchObject({ result: 'fail', dry_run: true });
    expect(await rowsOf('select * from room_day order by stay_date')).toEqual(before);
  });
});

describe('nights of packages and stock of options', () => {
  const night = { room_type_code: 'DLX', package_code: 'BB', from: '2027-06-01', to: '2027-06-02' };
  const option = { upselling_code: 'PICKUP', from: '2027-06-02', to: '2027-06-03' };

  test('are replaced if the bundle includes them', async () => {
    const own = (price: number, stock: number) =>
      bundleOf(
        city((hotel) => {
          hotel.package_days = [{ ...night, price }];
          hotel.option_days = [{ ...option, stock }];
        }),
      );
    await load(own(50_000, 7));
    await load(own(60_000, 9));
    expect(await rowsOf('select distinct package_code, price::int as price from package_day')).toEqual([
      { package_code: 'BB', price: 60_000 },
    ]);
    const stock = `select stay_date::text as date, allotment from upselling_day where upselling_code = 'PICKUP' order by 1 limit 3`;
    expect((await rowsOf(stock)).map(({ allotment }) => allotment)).toEqual([2, 9, 9]);
    await load(bundleOf(city()));
    expect(await rowsOf('select count(*)::int as nights from package_day')).toEqual([{ nights: 2 }]);
    expect((await rowsOf(stock)).map(({ allotment }) => allotment)).toEqual([2, 2, 2]);
  });

  test('are checked', async () => {
    const { problems } = await load(
      bundleOf(
        city((hotel) => {
          hotel.package_days = [
            { ...night, room_type_code: 'STE' },
            { ...night, to: '2027-05-01' },
            { ...night, min_nights: 5, max_nights: 4 },
          ];
          hotel.option_days = [
            { ...option, upselling_code: 'BREAKFAST', stock: 1 },
            { ...option, to: '2037-05-01', stock: 1 },
          ];
        }),
      ),
    );
    expect(problems.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([
      '/hotels/0/package_days/0/package_code No package BB with STE.',
      '/hotels/0/option_days/0/upselling_code No option BREAKFAST with daily stock.',
      '/hotels/0/package_days/1/to Before from.',
      '/hotels/0/option_days/1/to More than 1100 days after from.',
      '/hotels/0/package_days/2/min_nights Above max_nights.',
    ]);
  });
});
