import type { BundleHotel } from '../../../generated/types.ts';
import { addDays } from '../../../server/platform/values/nights.ts';
import { demoDays } from '../days.ts';
import { consumerNorm } from '../policy.ts';
import { demoTerms, membershipTerms, PAYMENT_TERMS } from '../terms.ts';
import { icon, iconPaths, inTwoLanguages, pathOf, picture, pictures, roomIcon, t } from '../text.ts';
import { COMMON, footerOf, WIFI } from './common.ts';
import { SAINT_PLANS } from './room-plans.ts';

const NAME = t('세인트 백야', 'Saint Baekya');
const TEL = '033-555-0130';
const EMAIL = 'rest@baekya.example';

/** Hotel 13: a hot-spring hotel that requires a card guarantee and an emergency contact. */
export function saintBaekya(today: string): BundleHotel {
  return {
    ...COMMON,
    hotel_code: '13',
    brand: 'haru',
    payment_type: 'GUARANTEE',
    hotel_name: NAME,
    address1: t('강원특별자치도 평창군', 'Pyeongchang-gun, Gangwon'),
    address2: t('백야길 13', '13 Baekya-gil'),
    address3: t('25300', '25300'),
    description: t(
      '눈이 소리를 덮는 산속, 밤새 김이 오르는 온천. 객실은 스무 개, 저녁은 제철 재료로 차립니다.',
      'High in the hills, where snow hushes everything and the spring steams all night. Twenty rooms; the season sets the menu.',
    ),
    main_images: pictures('hero-saint-baekya', 'saint-onsen-suite', 'garden'),
    back_image: pathOf('hero-saint-baekya'),
    main_image: null,
    main_image_white: null,
    reservation_html: t(
      '<p>산길이 얼 수 있어 비상 연락처를 함께 여쭙니다. 요금은 체크아웃하실 때 결제하시면 됩니다.</p>',
      '<p>Mountain roads may freeze, so we also ask whom to call in an emergency. You pay when you leave.</p>',
    ),
    manual_html: t(
      '<p>온천은 밤새 이용하실 수 있습니다. 저녁 식사는 18시와 19시 30분에 준비됩니다.</p>',
      '<p>The spring is open all night. Dinner is served at 18:00 and at 19:30.</p>',
    ),
    max_guest: 8,
    max_rooms: 3,
    default_checkin_time: '16:00',
    emergency_contact: true,
    has_membership: true,
    location: { latitude: 37.6433, longitude: 128.6721 },
    footer: footerOf({
      year: today.slice(0, 4),
      district: inTwoLanguages('강원평창', 'Gangwon Pyeongchang'),
      ceo: t('백하얀', 'Baek Hayan'),
      address: t('강원특별자치도 평창군 백야길 13', '13 Baekya-gil, Pyeongchang-gun, Gangwon'),
      tel: TEL,
      fax: '033-555-0131',
      email: EMAIL,
    }),
    terms: [
      ...demoTerms({
        name: NAME,
        tel: TEL,
        email: EMAIL,
        checkin: '16:00',
        checkout: '11:00',
        payment: PAYMENT_TERMS.GUARANTEE,
      }),
      membershipTerms(NAME),
    ],
    icons: [...['spa', 'breakfast', 'parking', 'wifi'].map(icon), ...['bath', 'shower', 'tea', 'safe'].map(roomIcon)],
    policies: [consumerNorm(today)],
    room_types: [
      {
        room_type_code: 'ONS',
        room_type_name: t('온천 스위트', 'Onsen Suite'),
        description: t(
          '창가 편백탕으로 온천수가 흘러드는 객실. 눈 오는 밤에 특히 좋습니다.',
          'Spring water runs into a cypress tub at the window. At its best on a night of snow.',
        ),
        view_type: t('설산뷰', 'Snowy peaks'),
        bed_type: t('킹 1', '1 king'),
        view: 'mountain',
        beds: [{ kind: 'king', count: 1 }],
        area: 58,
        standard: 2,
        min_person: 1,
        max_person: 3,
        extra_adult_price: 60_000,
        extra_kid_price: 30_000,
        included_items: [WIFI, t('조식 2인', 'Breakfast for two'), t('객실 온천탕', 'Hot-spring tub in the room')],
        paid_extras: [t('저녁 정찬', 'Set dinner')],
        pets_allowed: false,
        icons: iconPaths('bath', 'tea', 'shower', 'safe', 'spa', 'parking'),
        policy_code: 'NORM',
        plan: SAINT_PLANS.onsenSuite,
        pictures: pictures(
          'saint-onsen-suite',
          'saint-onsen-suite-view',
          'saint-onsen-suite-bath',
          'saint-onsen-suite-tray',
        ),
      },
      {
        room_type_code: 'HAN',
        room_type_name: t('한옥 온돌방', 'Hanok Room'),
        description: t(
          '창호문을 열면 설산, 닫으면 등불. 따뜻한 바닥에 이부자리를 펴 드립니다.',
          'Open the paper doors on the mountains, close them on lamplight. Bedding is laid on the warm floor.',
        ),
        view_type: t('설산뷰', 'Snowy peaks'),
        bed_type: t('온돌', 'Floor bedding'),
        view: 'mountain',
        beds: [{ kind: 'floor_bedding', count: 2 }],
        area: 42,
        standard: 2,
        min_person: 1,
        max_person: 4,
        extra_adult_price: 50_000,
        extra_kid_price: 25_000,
        included_items: [WIFI, t('조식 2인', 'Breakfast for two'), t('다과', 'Tea and sweets')],
        paid_extras: [t('저녁 정찬', 'Set dinner')],
        pets_allowed: false,
        icons: iconPaths('tea', 'shower', 'safe', 'spa', 'parking'),
        policy_code: 'NORM',
        plan: SAINT_PLANS.hanokRoom,
        pictures: pictures(
          'saint-hanok-room',
          'saint-hanok-room-view',
          'saint-hanok-room-bath',
          'saint-hanok-room-tray',
        ),
      },
    ],
    packages: [
      {
        package_code: 'DINNER',
        package_name: t('설경 정찬 패키지', 'Snow-view dinner'),
        description: t('산나물과 숯불구이로 차린 일곱 코스의 저녁.', 'Seven courses of mountain greens and charcoal.'),
        included_items: [t('저녁 정찬 2인', 'Set dinner for two')],
        room_type_codes: ['ONS', 'HAN'],
        min_nights: 1,
        charge: 'per_night',
        price: 180_000,
        pictures: pictures('package-anniversary'),
      },
    ],
    upsellings: [
      {
        upselling_code: 'SPA',
        upselling_name: t('온열석 스파', 'Warm stone spa'),
        description: t('숲을 바라보며 받는 60분 스파. 1인 기준.', 'Sixty minutes with the forest before you, for one.'),
        price: 120_000,
        max_count: 2,
        pricing_unit: 'person',
        by_date: true,
        daily_stock: 4,
        adult_upselling_code: null,
        picture: picture('package-spa'),
      },
    ],
    mileage: { unit: 1_000, minimum: 1_000, maximum: 100_000 },
    early_checkouts: [],
    promotions: [
      {
        promotion_code: 'FIRSTSNOW',
        promotion_name: t('첫눈 15%', 'First snow 15%'),
        discount_type: 'PERCENT',
        discount_amount: 15,
        stay_from: today,
        stay_to: addDays(today, 729),
        min_nights: 2,
        room_type_codes: [],
      },
    ],
    days: demoDays(today, [
      {
        room_type_code: 'ONS',
        rooms: 8,
        weekday: 360_000,
        weekend: 450_000,
        peakWeekday: 480_000,
        peakWeekend: 560_000,
      },
      {
        room_type_code: 'HAN',
        rooms: 12,
        weekday: 240_000,
        weekend: 310_000,
        peakWeekday: 330_000,
        peakWeekend: 390_000,
      },
    ]),
  };
}
