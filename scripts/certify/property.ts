import { addDays } from '../../server/platform/values/nights.ts';
import type { Call } from './calls.ts';

export const ROOM = 'TWN';
export const PRICE = 180_000;
/** Less than the property's `max_rooms`, so that visitors can ask for more rooms than there are. */
export const ALLOTMENT = 3;
/** Number of days from today that the property sells. */
export const DAYS_SOLD = 200;

/** A hotel with one room type, which needs no pictures. */
export function hotelOf(code: string, today: string) {
  return {
    hotel_code: code,
    property_kind: 'hotel',
    brand: 'haru',
    time_zone: 'Asia/Seoul',
    currency: 'KRW',
    lang_type: 'KOR',
    payment_type: 'PREPAY',
    payment_methods: ['card'],
    hotel_name: { ko: '인증 시험 호텔', en: 'Certification Hotel' },
    address1: { ko: '서울특별시 중구', en: 'Jung-gu, Seoul' },
    address2: { ko: '시험로 1', en: '1 Siheom-ro' },
    address3: { ko: '04500' },
    description: { ko: '연결 시험을 위한 호텔입니다.', en: 'A hotel for testing connections.' },
    main_images: [],
    back_image: null,
    main_image: null,
    main_image_white: null,
    set_reservation: true,
    set_reservation_term: 365,
    max_guest: 10,
    max_rooms: 5,
    max_nights: 30,
    use_exchange: false,
    use_price_comparison: false,
    default_checkin_time: '15:00',
    default_checkout_time: '11:00',
    emergency_contact: false,
    has_membership: false,
    age_bands: { infant_max_months: 36, child_max_years: 12 },
    exchange_rates: [],
    footer: { tel: '02-555-0100' },
    terms: [termsOf('PRIVACY'), termsOf('TERMS')],
    icons: [],
    policies: [policy()],
    room_types: [room()],
    packages: [],
    upsellings: [],
    early_checkouts: [],
    promotions: [],
    days: [{ room_type_code: ROOM, from: today, to: addDays(today, DAYS_SOLD), price: PRICE, allotment: ALLOTMENT }],
  };
}

function termsOf(termsType: string) {
  return {
    termsType,
    title: { ko: '시험 약관' },
    content: { ko: '<p>연결 시험을 위한 약관입니다.</p>' },
    required: true,
  };
}

function policy() {
  const free = [{ days_before: 0, fee_percent: 0 }];
  return {
    policy_code: 'FREE',
    policy_name: { ko: '무료 취소', en: 'Free cancellation' },
    peak_periods: [],
    weekend_days: [5, 6],
    holidays: [],
    peak_weekday: free,
    peak_weekend: free,
    off_weekday: free,
    off_weekend: free,
  };
}

function room() {
  return {
    room_type_code: ROOM,
    room_type_name: { ko: '트윈', en: 'Twin' },
    description: { ko: '침대가 두 개 있는 방입니다.', en: 'A room with two beds.' },
    view_type: { ko: '정원', en: 'Garden' },
    bed_type: { ko: '싱글 2', en: '2 singles' },
    area: 24,
    standard: 2,
    min_person: 1,
    max_person: 2,
    extra_adult_price: 0,
    extra_kid_price: 0,
    included_items: [],
    paid_extras: [],
    pets_allowed: false,
    policy_code: 'FREE',
    pictures: [],
  };
}

export function bundleOf(company: string, hotels: readonly object[]) {
  return { company_code: company, company_name: { ko: '인증 시험', en: 'Certification' }, hotels };
}

/** Loads the certification's property. Throws with the server's answer if the bundle is rejected. */
export async function loadProperty(call: Call, company: string, code: string, today: string): Promise<void> {
  const answer = await call('POST', '/provider/property-bundles', { body: bundleOf(company, [hotelOf(code, today)]) });
  if (answer.status >= 300) throw new Error(`The property can't be loaded: ${JSON.stringify(answer.body)}`);
}
