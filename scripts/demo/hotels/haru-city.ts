import type { BundleHotel } from '../../../generated/types.ts';
import { addDays } from '../../../server/platform/values/nights.ts';
import { demoDays } from '../days.ts';
import { consumerNorm } from '../policy.ts';
import { demoTerms, PAYMENT_TERMS } from '../terms.ts';
import { icon, inTwoLanguages, pathOf, renderings, roomIcon, t } from '../text.ts';
import { COMMON, footerOf } from './common.ts';
import { HARU_OPTIONS, HARU_PACKAGES } from './haru-city-extras.ts';
import { HARU_RATES, HARU_ROOMS } from './haru-city-rooms.ts';

const NAME = t('하루 시티 서울', 'Haru City Seoul');
const TEL = '02-555-0100';
const EMAIL = 'stay@haru.example';

/** Hotel 1: a typical city hotel that requires prepayment. */
export function haruCity(today: string): BundleHotel {
  return {
    ...COMMON,
    hotel_code: '1',
    brand: 'haru',
    payment_type: 'PREPAY',
    payment_methods: ['card', 'kakaopay', 'naverpay', 'payco', 'samsungpay'],
    hotel_name: NAME,
    address1: t('서울특별시 중구', 'Jung-gu, Seoul'),
    address2: t('한빛로 21', '21 Hanbit-ro'),
    address3: t('04500', '04500'),
    description: t(
      '강변의 노을이 내려다보이는 도심 속 조용한 호텔. 아침은 느리게, 밤은 깊게.',
      'A quiet city hotel above the river, where the sunset comes to the window. Slow mornings, deep nights.',
    ),
    main_images: renderings('hero-haru-city', 'lobby', 'breakfast', 'pool'),
    back_image: pathOf('hero-haru-city', 'rendered'),
    main_image: pathOf('logo-haru'),
    main_image_white: pathOf('logo-haru-white'),
    reservation_html: t(
      '<p>체크인은 15시부터입니다. 객실은 모두 금연입니다.</p>',
      '<p>Rooms are ready from 15:00. All rooms are non-smoking.</p>',
    ),
    manual_html: t(
      '<p>주차는 객실당 1대 무료입니다. 조식은 3층 라운지에서 7시부터 10시까지, 수영장은 6시부터 22시까지 이용하실 수 있습니다.</p>',
      '<p>Parking is free for one car a room. Breakfast is served in the third-floor lounge from 7:00 to 10:00, and the pool is open from 6:00 to 22:00.</p>',
    ),
    max_guest: 10,
    has_membership: true,
    member_types: ['GENERAL', 'CYBER', 'AFFILIATE'],
    return_origins: ['https://stay.haneul.example'],
    frame_ancestors: ['https://stay.haneul.example'],
    use_exchange: true,
    use_price_comparison: true,
    location: { latitude: 37.5512, longitude: 126.9882 },
    exchange_rates: [
      { currency: 'USD', rate: 0.00072, as_of: today },
      { currency: 'JPY', rate: 0.109, as_of: today },
    ],
    footer: footerOf({
      year: today.slice(0, 4),
      district: inTwoLanguages('서울중구', 'Seoul Jung-gu'),
      ceo: t('한가람', 'Han Garam'),
      address: t('서울특별시 중구 한빛로 21', '21 Hanbit-ro, Jung-gu, Seoul'),
      tel: TEL,
      fax: '02-555-0101',
      email: EMAIL,
    }),
    terms: demoTerms({
      name: NAME,
      tel: TEL,
      email: EMAIL,
      checkin: '15:00',
      checkout: '11:00',
      payment: PAYMENT_TERMS.PREPAY,
    }),
    icons: [
      ...['wifi', 'breakfast', 'parking', 'pool', 'gym', 'spa'].map(icon),
      ...['bath', 'shower', 'living', 'desk', 'coffee', 'safe'].map(roomIcon),
    ],
    policies: [consumerNorm(today)],
    room_types: HARU_ROOMS,
    packages: HARU_PACKAGES,
    upsellings: HARU_OPTIONS,
    stay_benefits: ['late_check_out', 'free_breakfast', 'welcome_drink', 'room_upgrade'],
    mileage: { unit: 1_000, minimum: 1_000, maximum: 100_000 },
    early_checkouts: [{ early_checkout_seq: 1, checkout_time: '09:00', discount_amt: 10_000 }],
    promotions: [
      {
        promotion_code: 'SUMMER10',
        promotion_name: t('초여름 10%', 'Early summer 10%'),
        discount_type: 'PERCENT',
        discount_amount: 10,
        stay_from: today,
        stay_to: addDays(today, 729),
        min_nights: 1,
        room_type_codes: [],
      },
      {
        promotion_code: 'TWONIGHTS',
        promotion_name: t('이틀 밤 3만 원', '30,000 won off two nights'),
        discount_type: 'FIXED',
        discount_amount: 30_000,
        stay_from: today,
        stay_to: addDays(today, 729),
        min_nights: 2,
        room_type_codes: ['DLX', 'FAM', 'STE'],
      },
      {
        promotion_code: 'OPENING',
        promotion_name: t('개관 기념 30%', 'Opening 30%'),
        discount_type: 'PERCENT',
        discount_amount: 30,
        stay_from: addDays(today, -760),
        stay_to: addDays(today, -700),
        min_nights: 1,
        room_type_codes: [],
      },
    ],
    days: demoDays(today, HARU_RATES),
  };
}
