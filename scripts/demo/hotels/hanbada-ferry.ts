import type { BundleFare, BundleHotel, BundlePolicy } from '../../../generated/types.ts';
import { addDays } from '../../../server/platform/values/nights.ts';
import { DAYS_SOLD } from '../days.ts';
import { holidays } from '../holidays.ts';
import { ferryTerms, PASSPORT_KEEP_DAYS } from '../terms-ferry.ts';
import { PAYMENT_TERMS } from '../terms.ts';
import { icon, inTwoLanguages, pathOf, renderings, t } from '../text.ts';
import { COMMON, footerOf } from './common.ts';
import { HANBADA_CABINS, HANBADA_PORTS, HANBADA_SHIPS } from './hanbada-ships.ts';

const NAME = t('한바다 페리', 'Hanbada Ferry');
const TEL = '032-555-0200';
const EMAIL = 'sail@hanbada.example';

/**
 * Property 20: a prepaid ferry line between two ports. Its departures are loaded separately (hanbada-departures.ts).
 */
export function hanbadaFerry(today: string): BundleHotel {
  return {
    ...COMMON,
    hotel_code: '20',
    property_kind: 'sailing',
    brand: 'haru',
    payment_type: 'PREPAY',
    hotel_name: NAME,
    address1: t('인천광역시 중구', 'Jung-gu, Incheon'),
    address2: t('국제항로 20', '20 Gukjehang-ro'),
    address3: t('22382', '22382'),
    description: t(
      '해 질 녘 인천을 떠나 아침이면 칭다오에 도착합니다. 밤바다 위에서 보내는 여유로운 하룻밤.',
      'Leave Incheon at dusk and reach Qingdao in the morning. One night on the dark sea, and no hurry at all.',
    ),
    main_images: renderings('hero-hanbada', 'ship-deck', 'cabin-ocean'),
    back_image: pathOf('hero-hanbada', 'rendered'),
    main_image: null,
    main_image_white: null,
    reservation_html: t(
      '<p>출항 2시간 전까지 국제여객터미널에 도착하여 여권을 제시해 주세요.</p>',
      '<p>Please be at the international terminal two hours before departure, with your passport.</p>',
    ),
    manual_html: t(
      '<p>식당은 18시와 7시에 운영합니다. 갑판은 바람이 잔잔할 때 개방합니다.</p>',
      '<p>The restaurant opens at 18:00 and 7:00, the deck whenever the wind is light.</p>',
    ),
    max_guest: 9,
    max_rooms: 3,
    default_checkin_time: '16:00',
    emergency_contact: true,
    age_bands: { infant_max_months: 23, child_max_years: 11 },
    location: { latitude: 37.4567, longitude: 126.6012 },
    footer: footerOf({
      year: today.slice(0, 4),
      district: inTwoLanguages('인천중구', 'Incheon Jung-gu'),
      ceo: t('한바다', 'Han Bada'),
      address: t('인천광역시 중구 국제항로 20', '20 Gukjehang-ro, Jung-gu, Incheon'),
      tel: TEL,
      fax: '032-555-0201',
      email: EMAIL,
    }),
    terms: ferryTerms({
      name: NAME,
      tel: TEL,
      email: EMAIL,
      checkin: '16:00',
      checkout: '11:00',
      payment: PAYMENT_TERMS.PREPAY,
    }),
    icons: [
      { ...icon('spa'), title: t('바다 목욕탕', 'Sea baths') },
      { ...icon('breakfast'), title: t('식당', 'Restaurant') },
      icon('wifi'),
    ],
    policies: [passengerNorm(today)],
    room_types: [],
    packages: [],
    upsellings: [],
    early_checkouts: [],
    promotions: [],
    days: [],
    sailing: {
      ports: HANBADA_PORTS,
      cabin_types: HANBADA_CABINS,
      ships: HANBADA_SHIPS,
      routes: [
        route('ICNTAO', t('인천 → 칭다오 야간', 'Incheon to Qingdao overnight'), 1020, ['TAOICN']),
        route('ICNTAOX', t('인천 → 칭다오 쾌속', 'Incheon to Qingdao express'), 480, ['TAOICN']),
        route('TAOICN', t('칭다오 → 인천 야간', 'Qingdao to Incheon overnight'), 1020, ['ICNTAO', 'ICNTAOX']),
      ],
      fares: ['ICNTAO', 'ICNTAOX', 'TAOICN'].flatMap((code) => faresOf(code, today)),
      passport_keep_days: PASSPORT_KEEP_DAYS,
    },
  };
}

function route(route_code: string, route_name: typeof NAME, duration_minutes: number, return_route_codes: string[]) {
  const isOut = route_code !== 'TAOICN';
  return {
    route_code,
    route_name,
    from: isOut ? 'ICN' : 'TAO',
    to: isOut ? 'TAO' : 'ICN',
    return_route_codes,
    duration_minutes,
    passport_valid_months: isOut ? 6 : 0,
    port_tax: { adult: 10_000, kid: 5_000, infant: 0 },
    policy_code: 'SEA',
  };
}

function passengerNorm(today: string): BundlePolicy {
  const tiers = [
    { days_before: 7, fee_percent: 0 },
    { days_before: 3, fee_percent: 10 },
    { days_before: 1, fee_percent: 20 },
    { days_before: 0, fee_percent: 30 },
  ];
  return {
    policy_code: 'SEA',
    policy_name: t('국제 여객 기준', 'International passage'),
    peak_periods: [],
    weekend_days: [],
    holidays: holidays(today, addDays(today, DAYS_SOLD)),
    peak_weekday: tiers,
    peak_weekend: tiers,
    off_weekday: tiers,
    off_weekend: tiers,
  };
}

/**
 * Adult fares per berth in won: the usual fare, the fare in spring and autumn, and the fare in summer and at New Year.
 */
const FARES: Record<string, readonly [usual: number, shoulder: number, peak: number]> = {
  INS: [90_000, 105_000, 130_000],
  OCV: [150_000, 170_000, 210_000],
  RYL: [280_000, 310_000, 370_000],
};

const SEASONS = [
  { from: '04-15', to: '05-31', step: 1 },
  { from: '06-15', to: '07-14', step: 1 },
  { from: '07-15', to: '08-24', step: 2 },
  { from: '09-10', to: '10-31', step: 1 },
  { from: '12-20', to: '12-31', step: 2 },
  { from: '01-01', to: '02-20', step: 2 },
] as const;

function faresOf(route_code: string, today: string): BundleFare[] {
  const last = addDays(today, DAYS_SOLD - 1);
  const years = [0, 1, 2].map((n) => +today.slice(0, 4) + n);
  return Object.entries(FARES).flatMap(([cabin_type_code, steps]) => {
    const row = (from: string, to: string, adult: number): BundleFare => {
      const fares = { adult, kid: adult / 2, infant: adult / 10 };
      return { route_code, cabin_type_code, from, to, fares };
    };
    const seasons = years.flatMap((year) =>
      SEASONS.map(({ from, to, step }) => row(`${year}-${from}`, `${year}-${to}`, steps[step])),
    );
    return [row(today, last, steps[0]), ...seasons];
  });
}
