import type { BundleHotel } from '../../../generated/types.ts';
import { t } from '../text.ts';

export const COMMON = {
  property_kind: 'hotel',
  time_zone: 'Asia/Seoul',
  currency: 'KRW',
  lang_type: 'KOR',
  fallback_lang_type: 'ENG',
  set_reservation: true,
  set_reservation_term: 365,
  max_rooms: 5,
  max_nights: 30,
  default_checkin_time: '15:00',
  default_checkout_time: '11:00',
  use_exchange: false,
  use_price_comparison: false,
  emergency_contact: false,
  has_membership: false,
  age_bands: { infant_max_months: 36, child_max_years: 12 },
  exchange_rates: [],
} as const satisfies Partial<BundleHotel>;

export const WIFI = t('무선 인터넷', 'Wi-Fi');
export const MINIBAR = t('미니바', 'Minibar');
export const EXTRA_BED = t('추가 침대', 'Extra bed');
export function water(bottles: number) {
  return t(`생수 ${bottles}병`, `${bottles} bottles of water`);
}

/** Returns the business details that Korean e-commerce law requires in a footer. All of them are invented. */
export function footerOf(facts: {
  year: string;
  district: { ko: string; en: string };
  ceo: BundleHotel['footer']['ceo'];
  address: BundleHotel['footer']['address'];
  tel: string;
  fax: string;
  email: string;
}): BundleHotel['footer'] {
  return {
    ...(facts.ceo && { ceo: facts.ceo }),
    ...(facts.address && { address: facts.address }),
    tel: facts.tel,
    fax: facts.fax,
    email: facts.email,
    company_num: '000-00-00000',
    term_num: t(`제{year}-${facts.district.ko}-0000호`, `No. {year}-${facts.district.en}-0000`, facts.year),
    copyright: '© Haneul Stay',
  };
}
