import type { BundlePackage, BundleUpselling } from '../../../generated/types.ts';
import { picture, pictures, t } from '../text.ts';

export const HARU_PACKAGES: BundlePackage[] = [
  {
    package_code: 'BB',
    package_name: t('조식 패키지', 'Bed & Breakfast'),
    description: t(
      '매일 아침 라운지에서 여유롭게 즐기는 조식.',
      'Breakfast in the lounge every morning, at your own pace.',
    ),
    included_items: [t('조식 2인', 'Breakfast for two')],
    included_upsellings: ['BREAKFAST'],
    included_counts: [{ upselling_code: 'BREAKFAST', count: 2 }],
    room_type_codes: ['STD', 'DLX', 'FAM'],
    min_nights: 1,
    charge: 'per_night',
    price: 40_000,
    pictures: pictures('breakfast'),
  },
  {
    package_code: 'SPA',
    package_name: t('쉼 패키지', 'Unwind'),
    description: t(
      '체크인 날 저녁, 두 사람을 위한 60분 스파.',
      'Sixty minutes of spa for two on the evening you arrive.',
    ),
    included_items: [t('스파 60분 2인', 'Spa for two, 60 minutes'), t('레이트 체크아웃', 'Late check-out')],
    included_upsellings: ['LATE'],
    room_type_codes: ['DLX', 'STE'],
    min_nights: 2,
    charge: 'per_stay',
    price: 150_000,
    pictures: pictures('package-spa'),
  },
];

export const HARU_OPTIONS: BundleUpselling[] = [
  {
    upselling_code: 'BREAKFAST',
    upselling_name: t('조식', 'Breakfast'),
    description: t('라운지 조식. 1인 기준.', 'Breakfast in the lounge, for one.'),
    price: 25_000,
    max_count: 4,
    by_date: true,
    daily_stock: null,
    adult_upselling_code: null,
    picture: picture('breakfast'),
  },
  {
    upselling_code: 'KIDBREAKFAST',
    upselling_name: t('어린이 조식', 'Children’s breakfast'),
    description: t(
      '만 12세 이하, 1인 기준. 성인 조식과 함께 선택하실 수 있습니다.',
      'For one child up to twelve, together with an adult’s breakfast.',
    ),
    price: 12_000,
    max_count: 3,
    by_date: true,
    daily_stock: null,
    adult_upselling_code: 'BREAKFAST',
    picture: picture('breakfast'),
  },
  {
    upselling_code: 'LATE',
    upselling_name: t('레이트 체크아웃', 'Late check-out'),
    description: t('14시까지 여유롭게 머무실 수 있습니다.', 'Stay until 2 p.m.'),
    price: 50_000,
    max_count: 1,
    by_date: false,
    daily_stock: 5,
    checkout_time: '14:00',
    adult_upselling_code: null,
    picture: picture('late-checkout'),
  },
  {
    upselling_code: 'PICKUP',
    upselling_name: t('공항 픽업', 'Airport pick-up'),
    description: t('공항에서 호텔까지, 차량 1대(최대 4인).', 'From the airport to our door, one car for up to four.'),
    price: 90_000,
    max_count: 2,
    by_date: false,
    daily_stock: 2,
    adult_upselling_code: null,
    picture: picture('airport-pickup'),
  },
];
