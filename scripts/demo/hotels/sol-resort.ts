import type { BundleHotel } from '../../../generated/types.ts';
import { addDays } from '../../../server/platform/values/nights.ts';
import { demoDays } from '../days.ts';
import { consumerNorm } from '../policy.ts';
import { demoTerms, PAYMENT_TERMS } from '../terms.ts';
import { icon, iconPaths, inTwoLanguages, pathOf, picture, pictures, roomIcon, t } from '../text.ts';
import { COMMON, footerOf, WIFI, water } from './common.ts';
import { SOL_PLANS } from './room-plans.ts';

const NAME = t('솔 리조트 강릉', 'Sol Resort Gangneung');
const TEL = '033-555-0140';
const EMAIL = 'pine@sol.example';

/** Hotel 14, also available under the code 12: a lake resort that shows packages at their total price. */
export function solResort(today: string): BundleHotel {
  return {
    ...COMMON,
    hotel_code: '14',
    brand: 'nami',
    payment_type: 'PREPAY',
    payment_methods: ['card', 'kakaopay', 'naverpay'],
    hotel_name: NAME,
    address1: t('강원특별자치도 강릉시', 'Gangneung-si, Gangwon'),
    address2: t('솔향길 88', '88 Solhyang-gil'),
    address3: t('25400', '25400'),
    description: t(
      '솔숲과 호수 사이, 나무로 지은 리조트. 아침에는 물안개를, 저녁에는 벽난로를 바라봅니다.',
      'A resort of timber between pines and a lake. Mist on the water in the morning, a fire in the evening.',
    ),
    main_images: pictures('hero-sol', 'sol-lake-house', 'garden', 'pool'),
    back_image: pathOf('hero-sol'),
    main_image: null,
    main_image_white: null,
    reservation_html: t(
      '<p>패키지 요금은 전체 숙박 기간의 총액입니다.</p>',
      '<p>Packages are shown at their price for the whole stay.</p>',
    ),
    manual_html: t(
      '<p>자전거는 프런트에서 빌려 드립니다. 호수 둘레길은 한 바퀴에 40분이 걸립니다.</p>',
      '<p>Borrow a bicycle at the front desk. Once around the lake takes forty minutes.</p>',
    ),
    max_guest: 12,
    age_bands: { infant_max_months: 35, child_max_years: 13 },
    has_membership: true,
    member_types: ['GENERAL', 'CYBER', 'AFFILIATE'],
    location: { latitude: 37.7951, longitude: 128.9173 },
    footer: footerOf({
      year: today.slice(0, 4),
      district: inTwoLanguages('강원강릉', 'Gangwon Gangneung'),
      ceo: t('송솔', 'Song Sol'),
      address: t('강원특별자치도 강릉시 솔향길 88', '88 Solhyang-gil, Gangneung-si, Gangwon'),
      tel: TEL,
      fax: '033-555-0141',
      email: EMAIL,
    }),
    terms: demoTerms({
      name: NAME,
      tel: TEL,
      email: EMAIL,
      infantMonths: 35,
      checkin: '15:00',
      checkout: '11:00',
      payment: PAYMENT_TERMS.PREPAY,
    }),
    icons: [
      ...['pool', 'parking', 'breakfast', 'wifi', 'gym'].map(icon),
      ...['bath', 'shower', 'living', 'kitchen', 'terrace', 'fireplace', 'desk', 'coffee'].map(roomIcon),
    ],
    policies: [consumerNorm(today)],
    room_types: [
      {
        room_type_code: 'CED',
        room_type_name: t('삼나무 룸', 'Cedar Room'),
        description: t(
          '삼나무 향이 은은한 객실. 솔숲 사이로 든 햇살이 침대까지 옵니다.',
          'A room that smells of cedar, where the sun through the pines reaches the bed.',
        ),
        view_type: t('숲뷰', 'Forest'),
        bed_type: t('퀸 1', '1 queen'),
        view: 'forest',
        beds: [{ kind: 'queen', count: 1 }],
        area: 36,
        standard: 2,
        min_person: 1,
        max_person: 3,
        extra_adult_price: 35_000,
        extra_kid_price: 20_000,
        included_items: [WIFI, water(2), t('수영장 2인', 'Pool for two')],
        paid_extras: [t('자전거', 'Bicycles')],
        pets_allowed: false,
        icons: iconPaths('shower', 'desk', 'coffee', 'gym', 'parking'),
        policy_code: 'NORM',
        plan: SOL_PLANS.cedarRoom,
        pictures: pictures('sol-cedar-room', 'sol-cedar-room-view', 'sol-cedar-room-bath', 'sol-cedar-room-tray'),
      },
      {
        room_type_code: 'LAK',
        is_suite: true,
        room_type_name: t('레이크 하우스', 'Lake House'),
        description: t(
          '벽난로가 있는 거실과 방 두 개. 통창 밖이 바로 호수입니다.',
          'Two bedrooms and a living room with a fire. Beyond the tall windows there is only the lake.',
        ),
        view_type: t('호수뷰', 'Lake'),
        bed_type: t('킹 1, 싱글 2', '1 king, 2 singles'),
        view: 'lake',
        beds: [
          { kind: 'king', count: 1 },
          { kind: 'single', count: 2 },
        ],
        area: 92,
        standard: 4,
        min_person: 2,
        max_person: 6,
        extra_adult_price: 50_000,
        extra_kid_price: 25_000,
        included_items: [WIFI, water(6), t('장작', 'Firewood'), t('수영장 4인', 'Pool for four')],
        paid_extras: [t('바비큐', 'Barbecue'), t('자전거', 'Bicycles')],
        pets_allowed: false,
        icons: iconPaths('fireplace', 'living', 'kitchen', 'bath', 'terrace', 'gym', 'parking'),
        policy_code: 'NORM',
        plan: SOL_PLANS.lakeHouse,
        pictures: pictures('sol-lake-house', 'sol-lake-house-view', 'sol-lake-house-bath', 'sol-lake-house-tray'),
      },
    ],
    packages: [
      {
        package_code: 'FIRESIDE',
        package_name: t('벽난로 패키지', 'Fireside'),
        description: t(
          '와인 한 병과 치즈, 매일 아침 조식까지.',
          'A bottle of wine, cheese, and breakfast every morning.',
        ),
        included_items: [t('와인 1병', 'A bottle of wine'), t('조식 2인', 'Breakfast for two')],
        included_upsellings: ['BREAKFAST'],
        included_counts: [{ upselling_code: 'BREAKFAST', count: 2 }],
        room_type_codes: ['CED', 'LAK'],
        min_nights: 1,
        charge: 'per_stay',
        price: 110_000,
        pictures: pictures('package-anniversary', 'breakfast'),
      },
    ],
    upsellings: [
      {
        upselling_code: 'BREAKFAST',
        upselling_name: t('숲속 조식', 'Breakfast in the pines'),
        description: t('정원 테라스에서 즐기는 조식. 1인 기준.', 'On the garden terrace, for one.'),
        price: 22_000,
        max_count: 6,
        pricing_unit: 'person',
        by_date: true,
        daily_stock: 40,
        adult_upselling_code: null,
        picture: picture('breakfast'),
      },
      {
        upselling_code: 'LATE',
        upselling_name: t('레이트 체크아웃', 'Late check-out'),
        description: t('13시까지 여유롭게 머무실 수 있습니다.', 'Stay until 13:00.'),
        price: 40_000,
        max_count: 1,
        pricing_unit: 'room',
        by_date: false,
        daily_stock: 4,
        checkout_time: '13:00',
        adult_upselling_code: null,
        picture: picture('late-checkout'),
      },
    ],
    member_rates: [
      { tier_code: 'WELCOME', percent: 5 },
      { tier_code: 'SILVER', percent: 5 },
      { tier_code: 'GOLD', percent: 8 },
      { tier_code: 'BYEOL', percent: 10 },
    ],
    stay_benefits: ['welcome_drink', 'room_upgrade', 'suite_discount', 'sauna', 'pool', 'valet'],
    mileage: { unit: 1_000, minimum: 1_000, maximum: 100_000 },
    early_checkouts: [{ early_checkout_seq: 1, checkout_time: '08:00', discount_amt: 15_000 }],
    promotions: [
      {
        promotion_code: 'PINE7',
        promotion_name: t('솔향 7%', 'Scent of pine 7%'),
        discount_type: 'PERCENT',
        discount_amount: 7,
        stay_from: today,
        stay_to: addDays(today, 729),
        min_nights: 1,
        room_type_codes: ['CED'],
      },
    ],
    days: demoDays(today, [
      {
        room_type_code: 'CED',
        rooms: 14,
        weekday: 170_000,
        weekend: 220_000,
        peakWeekday: 240_000,
        peakWeekend: 290_000,
      },
      {
        room_type_code: 'LAK',
        rooms: 4,
        weekday: 420_000,
        weekend: 520_000,
        peakWeekday: 560_000,
        peakWeekend: 640_000,
      },
    ]),
  };
}
