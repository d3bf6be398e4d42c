import type { BundleHotel } from '../../../generated/types.ts';
import { addDays } from '../../../server/platform/values/nights.ts';
import { demoDays } from '../days.ts';
import { consumerNorm } from '../policy.ts';
import { demoTerms, PAYMENT_TERMS } from '../terms.ts';
import { icon, iconPaths, inTwoLanguages, pathOf, picture, pictures, roomIcon, t } from '../text.ts';
import { COMMON, footerOf, WIFI, water } from './common.ts';
import { NAMI_PLANS } from './room-plans.ts';

const NAME = t('나미 펫 양양', 'Nami Pets Yangyang');
const TEL = '033-555-0110';
const EMAIL = 'woof@nami.example';

/** Hotel 10: a seaside hotel that accepts pets and requires no prepayment. */
export function namiPets(today: string): BundleHotel {
  return {
    ...COMMON,
    hotel_code: '10',
    brand: 'nami',
    payment_type: 'FREE_HOLD',
    hotel_name: NAME,
    address1: t('강원특별자치도 양양군', 'Yangyang-gun, Gangwon'),
    address2: t('물치해변길 7', '7 Mulchihaebyeon-gil'),
    address3: t('25000', '25000'),
    description: t(
      '문을 열면 바로 모래사장. 목줄 없이 뛰놀 수 있는 마당과 발을 씻길 따뜻한 물이 준비되어 있습니다.',
      'Open the door and you are on the sand. There is a yard to run in off the lead, and warm water for sandy paws.',
    ),
    main_images: pictures('hero-nami', 'nami-pet-cottage', 'pet-welcome'),
    back_image: pathOf('hero-nami'),
    main_image: pathOf('logo-nami'),
    main_image_white: pathOf('logo-nami-white'),
    reservation_html: t(
      '<p>반려동물은 객실당 4마리까지 동반하실 수 있으며, 2마리까지 무료입니다. 예방접종 증명서를 지참해 주세요.</p>',
      '<p>Up to four pets may share a room, and the first two stay free. Please bring proof of vaccination.</p>',
    ),
    manual_html: t(
      '<ul><li>마당은 일출부터 일몰까지 개방합니다.</li><li>식당에서는 목줄을 짧게 잡아 주세요.</li></ul>',
      '<ul><li>The yard is open from sunrise to sunset.</li><li>In the dining room, please keep leads short.</li></ul>',
    ),
    max_guest: 8,
    max_rooms: 3,
    location: { latitude: 38.1561, longitude: 128.6102 },
    pets: { price: 30_000, charged_from: 3, max_count: 4 },
    footer: footerOf({
      year: today.slice(0, 4),
      district: inTwoLanguages('강원양양', 'Gangwon Yangyang'),
      ceo: t('나미르', 'Na Mir'),
      address: t('강원특별자치도 양양군 물치해변길 7', '7 Mulchihaebyeon-gil, Yangyang-gun, Gangwon'),
      tel: TEL,
      fax: '033-555-0111',
      email: EMAIL,
    }),
    terms: demoTerms({
      name: NAME,
      tel: TEL,
      email: EMAIL,
      checkin: '15:00',
      checkout: '11:00',
      payment: PAYMENT_TERMS.FREE_HOLD,
    }),
    icons: [
      ...['pet', 'wifi', 'parking', 'breakfast'].map(icon),
      ...['bath', 'shower', 'kitchen', 'terrace', 'coffee'].map(roomIcon),
    ],
    policies: [consumerNorm(today)],
    room_types: [
      {
        room_type_code: 'OCN',
        room_type_name: t('오션 룸', 'Ocean Room'),
        description: t(
          '바닥까지 내려온 창 너머로 파도가 보이는 객실. 사람도 강아지도 같은 높이에서 바다를 봅니다.',
          'Windows down to the floor, so that everyone sees the waves, whatever their height.',
        ),
        view_type: t('오션뷰', 'Ocean'),
        bed_type: t('퀸 1', '1 queen'),
        view: 'sea',
        beds: [{ kind: 'queen', count: 1 }],
        area: 30,
        standard: 2,
        min_person: 1,
        max_person: 3,
        extra_adult_price: 30_000,
        extra_kid_price: 15_000,
        included_items: [WIFI, water(2), t('반려동물 방석과 그릇', 'Pet bed and bowls')],
        paid_extras: [t('반려동물 목욕', 'Pet bath')],
        pets_allowed: true,
        icons: iconPaths('bath', 'shower', 'coffee', 'parking'),
        policy_code: 'NORM',
        plan: NAMI_PLANS.oceanRoom,
        pictures: pictures('nami-ocean-room', 'nami-ocean-room-view', 'nami-ocean-room-bath', 'nami-ocean-room-tray'),
      },
      {
        room_type_code: 'COT',
        room_type_name: t('펫 코티지', 'Pet Cottage'),
        description: t(
          '작은 마당이 딸린 나무 코티지. 아침이면 문만 열어 주세요.',
          'A timber cottage with a small yard of its own. In the morning, just open the door.',
        ),
        view_type: t('오션뷰', 'Ocean'),
        bed_type: t('퀸 1, 싱글 1', '1 queen, 1 single'),
        view: 'sea',
        beds: [
          { kind: 'queen', count: 1 },
          { kind: 'single', count: 1 },
        ],
        area: 48,
        standard: 3,
        min_person: 1,
        max_person: 4,
        extra_adult_price: 30_000,
        extra_kid_price: 15_000,
        included_items: [
          WIFI,
          water(4),
          t('전용 마당', 'Private yard'),
          t('반려동물 방석과 그릇', 'Pet bed and bowls'),
        ],
        paid_extras: [t('바비큐', 'Barbecue'), t('반려동물 목욕', 'Pet bath')],
        pets_allowed: true,
        icons: iconPaths('kitchen', 'terrace', 'bath', 'coffee', 'parking'),
        policy_code: 'NORM',
        plan: NAMI_PLANS.petCottage,
        pictures: pictures(
          'nami-pet-cottage',
          'nami-pet-cottage-view',
          'nami-pet-cottage-bath',
          'nami-pet-cottage-tray',
          'pet-welcome',
        ),
      },
    ],
    packages: [],
    upsellings: [
      {
        upselling_code: 'PETKIT',
        upselling_name: t('웰컴 펫 키트', 'Welcome kit for pets'),
        description: t(
          '수건, 간식, 장난감이 담긴 상자. 1마리 기준.',
          'A box with a towel, treats and a toy, for one animal.',
        ),
        price: 35_000,
        max_count: 4,
        pricing_unit: 'pet',
        by_date: false,
        daily_stock: 6,
        adult_upselling_code: null,
        picture: picture('pet-welcome'),
      },
      {
        upselling_code: 'BREAKFAST',
        upselling_name: t('해변 조식', 'Breakfast by the beach'),
        description: t(
          '갓 구운 빵과 과일을 객실로 가져다드립니다. 1인 기준.',
          'Warm bread and fruit, brought to your room. For one.',
        ),
        price: 18_000,
        max_count: 4,
        pricing_unit: 'person',
        by_date: true,
        daily_stock: null,
        adult_upselling_code: null,
        picture: picture('breakfast'),
      },
    ],
    mileage: { unit: 1_000, minimum: 1_000, maximum: 100_000 },
    early_checkouts: [],
    promotions: [
      {
        promotion_code: 'WALKIES',
        promotion_name: t('산책 한 번 더, 1만 원', 'One more walk, 10,000 won off'),
        discount_type: 'FIXED',
        discount_amount: 10_000,
        stay_from: today,
        stay_to: addDays(today, 729),
        min_nights: 1,
        room_type_codes: [],
      },
    ],
    days: demoDays(today, [
      {
        room_type_code: 'OCN',
        rooms: 6,
        weekday: 120_000,
        weekend: 160_000,
        peakWeekday: 180_000,
        peakWeekend: 220_000,
      },
      {
        room_type_code: 'COT',
        rooms: 4,
        weekday: 190_000,
        weekend: 250_000,
        peakWeekday: 280_000,
        peakWeekend: 330_000,
      },
    ]),
  };
}
