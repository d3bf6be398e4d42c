import type { BundleAffiliate, BundleOwnedRoom, BundleTier } from '../../generated/types.ts';
import { t } from './text.ts';

/** Lowest tier first. */
export const TIERS: BundleTier[] = [
  {
    tier_code: 'WELCOME',
    tier_name: t('웰컴', 'Welcome'),
    colour: '#5B7C8D',
    qualification: t('가입 즉시', 'From the day you join'),
    benefits: [
      { benefit_type: 'point_earning', value: 1 },
      { benefit_type: 'welcome_drink', value: null },
    ],
  },
  {
    tier_code: 'SILVER',
    tier_name: t('실버', 'Silver'),
    colour: '#7D8597',
    qualification: t('12개월 동안 5박', '5 nights in 12 months'),
    threshold: { nights: 5 },
    benefits: [
      { benefit_type: 'point_earning', value: 3 },
      { benefit_type: 'late_check_out', value: 13 },
      { benefit_type: 'food_and_beverage_discount', value: 5 },
      { benefit_type: 'welcome_drink', value: null },
    ],
  },
  {
    tier_code: 'GOLD',
    tier_name: t('골드', 'Gold'),
    colour: '#9A7B3C',
    qualification: t('12개월 동안 15박 또는 500만 원', '15 nights or ₩5,000,000 in 12 months'),
    threshold: { nights: 15, spend: { amount: 5_000_000, currency: 'KRW' } },
    benefits: [
      { benefit_type: 'point_earning', value: 5 },
      { benefit_type: 'room_upgrade', value: null },
      { benefit_type: 'late_check_out', value: 14 },
      { benefit_type: 'free_breakfast', value: 2 },
      { benefit_type: 'food_and_beverage_discount', value: 10 },
      { benefit_type: 'welcome_drink', value: null },
      { benefit_type: 'sauna', value: null },
      { benefit_type: 'express_check_in', value: null },
    ],
  },
  {
    tier_code: 'BYEOL',
    tier_name: t('별', 'Byeol'),
    colour: '#3B3A68',
    qualification: t('12개월 동안 30박 또는 1,000만 원', '30 nights or ₩10,000,000 in 12 months'),
    threshold: { nights: 30, spend: { amount: 10_000_000, currency: 'KRW' } },
    benefits: [
      { benefit_type: 'point_earning', value: 7 },
      { benefit_type: 'suite_discount', value: 20 },
      { benefit_type: 'room_upgrade', value: null },
      { benefit_type: 'lounge', value: null },
      { benefit_type: 'late_check_out', value: 16 },
      { benefit_type: 'free_breakfast', value: 2 },
      { benefit_type: 'food_and_beverage_discount', value: 15 },
      { benefit_type: 'welcome_drink', value: null },
      { benefit_type: 'sauna', value: null },
      { benefit_type: 'express_check_in', value: null },
      { benefit_type: 'extra_points', value: 3000 },
      { benefit_type: 'vip_amenities', value: null },
      { benefit_type: 'pool', value: null },
      { benefit_type: 'valet', value: null },
    ],
  },
];

export const AFFILIATES: BundleAffiliate[] = [
  { affiliate_name: '한빛전자', business_number: '0000000101', customer_number: 'C20417' },
  { affiliate_name: '새벽출판', business_number: '0000000102', customer_number: 'C20588' },
];

const BY_DEED = { classification_code: 'DEED', classification_name: t('등기제', 'Title deed') };
const BY_MEMBERSHIP = { classification_code: 'MEMBERSHIP', classification_name: t('회원제', 'Membership') };

function owned(
  building: '101' | '102',
  unit: 'A' | 'B',
  room_number: string,
  distribution_number: string,
  owner_name: string,
  business_number?: string,
): BundleOwnedRoom {
  return {
    building_code: `B${building}`,
    building_name: t(`${building}동`, `Building ${building}`),
    unit_code: unit,
    unit_name: t(`${unit}타입`, `Type ${unit}`),
    room_number,
    distribution_number,
    classification: building === '101' ? BY_DEED : BY_MEMBERSHIP,
    owner_kind: business_number === undefined ? 'INDIVIDUAL' : 'CORPORATE',
    owner_name,
    ...(business_number !== undefined && { business_number }),
  };
}

function contract(contract_number: string, contract_type: 'managed' | 'profit', roomType: string, vouchers: number) {
  return {
    contract_number,
    contract_type,
    contracted_on: '2024-05-17',
    hotel_code: '15',
    room_type_codes: [roomType],
    vouchers_total: vouchers,
  };
}

export const OWNED_ROOMS: BundleOwnedRoom[] = [
  { ...owned('101', 'A', '1203', 'D-2024-0117', '최지우'), contract: contract('PS-2024-0117', 'managed', 'OCS', 30) },
  { ...owned('101', 'A', '1204', 'D-2024-0118', '정하윤'), contract: contract('PS-2024-0118', 'managed', 'OCS', 1) },
  { ...owned('101', 'B', '1301', 'D-2024-0125', '오시우'), contract: contract('PS-2024-0125', 'managed', 'OCS', 20) },
  {
    ...owned('102', 'B', '0705', 'D-2024-0231', '누리건설', '0000000202'),
    contract: contract('PS-2024-0231', 'profit', 'VIL', 60),
  },
  owned('102', 'B', '0706', 'D-2024-0232', '다온상사', '0000000303'),
];
