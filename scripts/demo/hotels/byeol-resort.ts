import type { BundleHotel } from '../../../generated/types.ts';
import { addDays } from '../../../server/platform/values/nights.ts';
import { demoDays } from '../days.ts';
import { consumerNorm } from '../policy.ts';
import { demoTerms, PAYMENT_TERMS } from '../terms.ts';
import { icon, iconPaths, inTwoLanguages, pathOf, picture, renderings, roomIcon, t } from '../text.ts';
import { COMMON, EXTRA_BED, footerOf, WIFI, water } from './common.ts';
import { BYEOL_PLANS } from './room-plans.ts';

const NAME = t('별 리조트 제주', 'Byeol Resort Jeju');
const TEL = '064-555-0150';
const EMAIL = 'star@byeol.example';

/** Hotel 15: seaside villas. Rooms for three or more adults are booked through the customer centre. */
export function byeolResort(today: string): BundleHotel {
  return {
    ...COMMON,
    hotel_code: '15',
    brand: 'haru',
    payment_type: 'PREPAY',
    hotel_name: NAME,
    address1: t('제주특별자치도 서귀포시', 'Seogwipo-si, Jeju'),
    address2: t('별빛로 15', '15 Byeolbit-ro'),
    address3: t('63500', '63500'),
    description: t(
      '검은 바위 해안 위에 놓인 빌라들. 해가 지면 불을 낮추고 별을 켭니다.',
      'Villas on a shore of black rock. When the sun is down we dim the lamps and leave the light to the stars.',
    ),
    main_images: renderings('hero-byeol', 'byeol-pool-villa', 'byeol-pool', 'byeol-garden'),
    back_image: pathOf('hero-byeol', 'rendered'),
    main_image: null,
    main_image_white: null,
    reservation_html: t(
      '<p>한 객실에 성인 3명 이상이 투숙하시려면 고객센터로 전화해 주세요.</p>',
      '<p>For three or more adults in one room, please call our customer centre.</p>',
    ),
    manual_html: t(
      '<p>별 관측 프로그램은 맑은 날 21시에 잔디 마당에서 시작합니다.</p>',
      '<p>On clear nights we watch the stars together from 21:00 on the lawn.</p>',
    ),
    max_guest: 12,
    has_membership: true,
    member_types: ['GENERAL', 'CYBER', 'AFFILIATE', 'PRESALE_INDIVIDUAL', 'PRESALE_CORPORATE'],
    customer_centre_from_adults: 3,
    age_bands: { infant_max_months: 47, child_max_years: 17 },
    location: { latitude: 33.2412, longitude: 126.4278 },
    footer: footerOf({
      year: today.slice(0, 4),
      district: inTwoLanguages('제주서귀포', 'Jeju Seogwipo'),
      ceo: t('고별', 'Ko Byeol'),
      address: t('제주특별자치도 서귀포시 별빛로 15', '15 Byeolbit-ro, Seogwipo-si, Jeju'),
      tel: TEL,
      fax: '064-555-0151',
      email: EMAIL,
    }),
    terms: demoTerms({
      name: NAME,
      tel: TEL,
      email: EMAIL,
      infantMonths: 47,
      checkin: '15:00',
      checkout: '11:00',
      payment: PAYMENT_TERMS.PREPAY,
    }),
    icons: [
      ...['pool', 'spa', 'breakfast', 'parking', 'wifi'].map(icon),
      ...['bath', 'living', 'kitchen', 'terrace', 'coffee', 'safe'].map(roomIcon),
    ],
    policies: [consumerNorm(today)],
    room_types: [
      {
        room_type_code: 'OCS',
        room_type_name: t('오션 스위트', 'Ocean Suite'),
        description: t(
          '두 면의 창으로 바다가 보이는 객실. 아침은 은빛, 저녁은 금빛입니다.',
          'Sea on two sides: silver in the morning, gold in the evening.',
        ),
        view_type: t('오션뷰', 'Ocean'),
        bed_type: t('킹 1', '1 king'),
        view: 'sea',
        beds: [{ kind: 'king', count: 1 }],
        area: 52,
        standard: 2,
        min_person: 1,
        max_person: 4,
        extra_adult_price: 50_000,
        extra_kid_price: 25_000,
        included_items: [WIFI, water(2), t('조식 2인', 'Breakfast for two')],
        paid_extras: [EXTRA_BED],
        pets_allowed: false,
        icons: iconPaths('living', 'bath', 'coffee', 'safe', 'pool', 'spa'),
        policy_code: 'NORM',
        plan: BYEOL_PLANS.oceanSuite,
        pictures: renderings(
          'byeol-ocean-suite',
          'byeol-ocean-suite-view',
          'byeol-ocean-suite-bath',
          'byeol-ocean-suite-linen',
        ),
      },
      {
        room_type_code: 'VIL',
        room_type_name: t('풀 빌라', 'Pool Villa'),
        description: t(
          '전용 수영장과 데이베드 앞으로 바다가 펼쳐지는 빌라. 돌담이 바람을 막아 줍니다.',
          'A pool and a daybed of your own with the sea before them, and a stone wall to keep the wind away.',
        ),
        view_type: t('오션뷰', 'Ocean'),
        bed_type: t('킹 1, 싱글 2', '1 king, 2 singles'),
        view: 'sea',
        beds: [
          { kind: 'king', count: 1 },
          { kind: 'single', count: 2 },
        ],
        area: 110,
        standard: 4,
        min_person: 1,
        max_person: 6,
        extra_adult_price: 70_000,
        extra_kid_price: 35_000,
        included_items: [WIFI, water(6), t('조식 4인', 'Breakfast for four'), t('전용 수영장', 'Private pool')],
        paid_extras: [t('온수풀', 'Heated pool'), t('바비큐', 'Barbecue')],
        pets_allowed: false,
        icons: iconPaths('kitchen', 'living', 'bath', 'terrace', 'coffee', 'spa'),
        policy_code: 'NORM',
        plan: BYEOL_PLANS.poolVilla,
        pictures: renderings(
          'byeol-pool-villa',
          'byeol-pool-villa-view',
          'byeol-pool-villa-bath',
          'byeol-pool-villa-tray',
        ),
      },
    ],
    packages: [
      {
        package_code: 'ANNIV',
        package_name: t('기념일 패키지', 'Anniversary'),
        description: t(
          '촛불을 밝힌 저녁 식사와 케이크, 장미 꽃다발.',
          'Dinner by candlelight, a cake and a bunch of roses.',
        ),
        included_items: [t('디너 2인', 'Dinner for two'), t('케이크', 'Cake'), t('꽃다발', 'Roses')],
        room_type_codes: ['OCS', 'VIL'],
        min_nights: 1,
        charge: 'per_stay',
        price: 260_000,
        periods: christmasAndNewYear(today),
        pictures: renderings('byeol-anniversary'),
      },
    ],
    upsellings: [
      {
        upselling_code: 'PICKUP',
        upselling_name: t('공항 픽업', 'Airport pick-up'),
        description: t(
          '제주공항에서 리조트까지, 차량 1대(최대 4인).',
          'From Jeju airport to the resort, one car for up to four.',
        ),
        price: 80_000,
        max_count: 2,
        pricing_unit: 'vehicle',
        by_date: false,
        daily_stock: 3,
        adult_upselling_code: null,
        picture: picture('byeol-arrival', 'rendered'),
      },
    ],
    mileage: { unit: 1_000, minimum: 1_000, maximum: 100_000 },
    early_checkouts: [],
    promotions: [
      {
        promotion_code: 'STARRY',
        promotion_name: t('별밤 2만 원', 'Starry night, 20,000 won off'),
        discount_type: 'FIXED',
        discount_amount: 20_000,
        stay_from: today,
        stay_to: addDays(today, 729),
        min_nights: 1,
        room_type_codes: [],
      },
    ],
    days: demoDays(today, [
      {
        room_type_code: 'OCS',
        rooms: 10,
        weekday: 290_000,
        weekend: 370_000,
        peakWeekday: 400_000,
        peakWeekend: 480_000,
      },
      {
        room_type_code: 'VIL',
        rooms: 5,
        weekday: 620_000,
        weekend: 760_000,
        peakWeekday: 820_000,
        peakWeekend: 940_000,
      },
    ]),
  };
}

/**
 * Returns the price exceptions of the anniversary package: it costs more at Christmas and isn't sold on New Year's Eve.
 */
function christmasAndNewYear(today: string) {
  const year = Number(today.slice(0, 4));
  return [year, year + 1, year + 2].flatMap((each) => [
    { from: `${each}-12-24`, to: `${each}-12-25`, price: 320_000 },
    { from: `${each}-12-31`, to: `${each}-12-31`, price: null },
  ]);
}
