import type { BundleDeckArea, BundleSailing } from '../../../generated/types.ts';
import { picture, renderings, t } from '../text.ts';
import { MINIBAR, WIFI } from './common.ts';

const BEDDING = t('침구', 'Bed linen');
const BATHROOM = t('욕실', 'Bathroom');

export const HANBADA_PORTS: BundleSailing['ports'] = [
  {
    port_code: 'ICN',
    port_name: t('인천', 'Incheon'),
    country: 'KR',
    time_zone: 'Asia/Seoul',
    address: t('인천광역시 중구 국제항로 20', '20 Gukjehang-ro, Jung-gu, Incheon'),
    location: { latitude: 37.4567, longitude: 126.6012 },
    picture: picture('port-incheon', 'rendered'),
  },
  {
    port_code: 'TAO',
    port_name: t('칭다오', 'Qingdao'),
    country: 'CN',
    time_zone: 'Asia/Shanghai',
    address: t('중국 산둥성 칭다오시 신장로 6', '6 Xinjiang Road, Qingdao, Shandong, China'),
    location: { latitude: 36.0986, longitude: 120.3719 },
    picture: picture('port-qingdao', 'rendered'),
  },
];

export const HANBADA_CABINS: BundleSailing['cabin_types'] = [
  {
    cabin_type_code: 'INS',
    cabin_type_name: t('내측 4인실', 'Inside Four'),
    description: t(
      '창은 없지만 조용합니다. 2층 침대 두 개에 커튼과 독서등이 있습니다.',
      'No window, and all the quiet for it: two bunk beds, each with a curtain and a reading lamp.',
    ),
    view_type: t('창 없음', 'No window'),
    bed_type: t('2층 침대 2', '2 bunk beds'),
    view: 'none',
    beds: [{ kind: 'bunk', count: 2 }],
    area: 12,
    berths: 4,
    min_person: 1,
    single_use_supplement: 60_000,
    included_items: [BEDDING, t('수건', 'Towels'), WIFI],
    pictures: renderings('cabin-inside'),
  },
  {
    cabin_type_code: 'OCV',
    cabin_type_name: t('오션뷰 2인실', 'Ocean View Twin'),
    description: t(
      '둥근 창으로 바다가 보입니다. 낮은 침대 두 개와 욕실이 있습니다.',
      'The sea through a porthole, two low beds and a bathroom of your own.',
    ),
    view_type: t('바다', 'Sea'),
    bed_type: t('싱글 2', '2 singles'),
    view: 'sea',
    beds: [{ kind: 'single', count: 2 }],
    area: 15,
    berths: 2,
    min_person: 1,
    single_use_supplement: 50_000,
    included_items: [BEDDING, BATHROOM, WIFI],
    pictures: renderings('cabin-ocean'),
  },
  {
    cabin_type_code: 'RYL',
    cabin_type_name: t('로열 스위트', 'Royal Suite'),
    description: t(
      '배의 앞쪽, 넓은 창과 거실이 있는 방입니다. 아침 식사가 포함됩니다.',
      'At the bow, with wide windows and a sitting room. Breakfast is included.',
    ),
    view_type: t('뱃머리 너머 바다', 'Sea over the bow'),
    bed_type: t('퀸 1', '1 queen'),
    view: 'sea',
    beds: [{ kind: 'queen', count: 1 }],
    area: 38,
    berths: 2,
    min_person: 1,
    single_use_supplement: 140_000,
    included_items: [t('아침 식사', 'Breakfast'), BATHROOM, MINIBAR, WIFI],
    pictures: renderings('cabin-royal'),
  },
];

function area(
  kind: BundleDeckArea['kind'],
  [x, y, width, height]: readonly [number, number, number, number],
  more: Partial<BundleDeckArea> = {},
): BundleDeckArea {
  return { kind, x, y, width, height, ...more };
}

const HANBADA: BundleSailing['ships'][number] = {
  ship_code: 'HANBADA',
  ship_name: t('한바다호', 'Hanbada'),
  description: t(
    '밤바다를 건너는 배입니다. 갑판에서 노을을, 목욕탕에서 아침 바다를 감상하실 수 있습니다.',
    'The ship that crosses by night: the sunset from the deck, the morning sea from the baths.',
  ),
  capacity: 660,
  cabins: [
    { cabin_type_code: 'INS', count: 110 },
    { cabin_type_code: 'OCV', count: 60 },
    { cabin_type_code: 'RYL', count: 6 },
  ],
  gross_tonnage: 29_500,
  length: 196.5,
  built: 2019,
  facilities: [
    t('식당', 'Restaurant'),
    t('목욕탕', 'Baths'),
    t('카페', 'Café'),
    t('면세점', 'Duty-free shop'),
    t('놀이방', 'Playroom'),
  ],
  pictures: renderings('ship-hanbada', 'ship-deck'),
  decks: [
    {
      deck_number: 7,
      deck_name: t('선교 갑판', 'Bridge'),
      areas: [
        area('bridge', [84, 30, 12, 40]),
        area('cabins', [52, 6, 30, 40], { cabin_type_code: 'RYL' }),
        area('cabins', [52, 54, 30, 40], { cabin_type_code: 'RYL' }),
        area('stairs', [45, 30, 6, 18]),
        area('lift', [45, 52, 6, 18]),
        area('open_deck', [4, 6, 38, 88]),
      ],
    },
    {
      deck_number: 6,
      deck_name: t('객실 갑판', 'Cabins'),
      areas: [
        area('cabins', [50, 6, 42, 34], { cabin_type_code: 'OCV' }),
        area('cabins', [50, 60, 42, 34], { cabin_type_code: 'OCV' }),
        area('stairs', [42, 30, 6, 18]),
        area('lift', [42, 52, 6, 18]),
        area('lounge', [10, 6, 30, 38], { name: t('노을 라운지', 'Sunset Lounge') }),
        area('bath', [10, 56, 30, 38], { name: t('바다 목욕탕', 'Sea baths') }),
      ],
    },
    {
      deck_number: 5,
      deck_name: t('로비 갑판', 'Reception'),
      areas: [
        area('cabins', [56, 20, 36, 60], { cabin_type_code: 'INS' }),
        area('other', [56, 4, 36, 13], { name: t('승무원 구역', 'Crew area') }),
        area('other', [56, 83, 36, 13], { name: t('승무원 구역', 'Crew area') }),
        area('stairs', [48, 30, 6, 18]),
        area('lift', [48, 52, 6, 18]),
        area('restaurant', [22, 6, 24, 88], { name: t('한상', 'Hansang') }),
        area('shop', [6, 6, 14, 40], { name: t('면세점', 'Duty Free') }),
        area('playroom', [6, 54, 14, 40]),
      ],
    },
  ],
};

const NURI: BundleSailing['ships'][number] = {
  ship_code: 'NURI',
  ship_name: t('누리호', 'Nuri'),
  description: t(
    '낮에 운항하는 배입니다. 8시간이면 바다를 건넙니다.',
    'The ship that crosses by day. Eight hours, and the sea lies behind you.',
  ),
  capacity: 320,
  cabins: [
    { cabin_type_code: 'INS', count: 50 },
    { cabin_type_code: 'OCV', count: 30 },
  ],
  gross_tonnage: 9_800,
  length: 112,
  built: 2022,
  facilities: [t('카페', 'Café'), t('면세점', 'Duty-free shop')],
  pictures: renderings('ship-nuri'),
  decks: [
    {
      deck_number: 3,
      deck_name: t('전망 갑판', 'Panorama'),
      areas: [
        area('bridge', [86, 30, 10, 40]),
        area('cabins', [48, 8, 36, 36], { cabin_type_code: 'OCV' }),
        area('cabins', [48, 56, 36, 36], { cabin_type_code: 'OCV' }),
        area('stairs', [40, 30, 6, 18]),
        area('lift', [40, 52, 6, 18]),
        area('open_deck', [4, 8, 34, 84]),
      ],
    },
    {
      deck_number: 2,
      deck_name: t('로비 갑판', 'Reception'),
      areas: [
        area('cabins', [46, 20, 44, 60], { cabin_type_code: 'INS' }),
        area('stairs', [38, 30, 6, 18]),
        area('lift', [38, 52, 6, 18]),
        area('cafe', [16, 8, 20, 84], { name: t('물결', 'Ripple') }),
        area('shop', [4, 8, 10, 84], { name: t('면세점', 'Duty Free') }),
      ],
    },
  ],
};

export const HANBADA_SHIPS: BundleSailing['ships'] = [HANBADA, NURI];
