import { expect, test } from 'vitest';
import { paths } from './paths.ts';

test('every address is the one of the specification', () => {
  const addresses = {
    home: paths.home(),
    reservation: paths.reservation(),
    reservationDates: paths.reservationDates(),
    reservationOptions: paths.reservationOptions(),
    reservationInfo: paths.reservationInfo(),
    reservationDetail: paths.reservationDetail('HS7K2M9QX4'),
    reservationSuccess: paths.reservationSuccess('HS7K2M9QX4'),
    login: paths.login(),
    lookup: paths.login('lookup'),
    payment: paths.payment(),
    payResult: paths.payResult('haneul-1'),
    nicepayReady: paths.nicepayReady(),
    nicepayResult: paths.nicepayResult(),
    start: paths.start('1', { startDate: '2027-06-11', endDate: undefined }),
    error: paths.error(),
    loading: paths.loading(),
    print: paths.print('HS7K2M9QX4'),
  };
  expect(addresses).toEqual({
    home: '/',
    reservation: '/reservation',
    reservationDates: '/reservation?step=dates',
    reservationOptions: '/reservation?step=options',
    reservationInfo: '/reservation/info',
    reservationDetail: '/reservation/detail?number=HS7K2M9QX4',
    reservationSuccess: '/reservation/success?number=HS7K2M9QX4',
    login: '/login',
    lookup: '/login?tab=lookup',
    payment: '/payment',
    payResult: '/pay/result?order=haneul-1',
    nicepayReady: '/nicepay/ready',
    nicepayResult: '/nicepay/result',
    start: '/start?hotel_code=1&startDate=2027-06-11',
    error: '/error',
    loading: '/loading',
    print: '/print?number=HS7K2M9QX4',
  });
});

test('what a guest can type is written so that it stays one value', () => {
  expect(paths.reservationDetail('A&b=1 ?')).toBe('/reservation/detail?number=A%26b%3D1+%3F');
});
