import { Hono } from 'hono';

/** Invented addresses: road and number, English form, lot, and postal code. */
const ADDRESSES = [
  ['서울특별시 중구 한빛로 21', '21, Hanbit-ro, Jung-gu, Seoul', '서울특별시 중구 한빛동 10-1', '04521'],
  ['서울특별시 마포구 물빛길 8', '8, Mulbit-gil, Mapo-gu, Seoul', '서울특별시 마포구 물빛동 33', '04011'],
  ['서울특별시 마포구 물빛길 12', '12, Mulbit-gil, Mapo-gu, Seoul', '서울특별시 마포구 물빛동 35-2', '04011'],
  ['부산광역시 해운대구 달맞이빛로 5', '5, Dalmajibit-ro, Haeundae-gu, Busan', '부산광역시 해운대구 달빛동 7', '48115'],
  [
    '제주특별자치도 서귀포시 별빛로 15',
    '15, Byeolbit-ro, Seogwipo-si, Jeju',
    '제주특별자치도 서귀포시 별빛동 2',
    '63565',
  ],
] as const;

/** Simulates the road-name address service. Like juso.go.kr, it always returns 200, with an error code in the body. */
export function jusoApi(key: string): Hono {
  return new Hono().get('/addrlink/addrLinkApi.do', (c) => {
    const { confmKey, keyword = '', currentPage = '1', countPerPage = '10', resultType } = c.req.query();
    const answer = (errorCode: string, errorMessage: string, found: readonly (typeof ADDRESSES)[number][] = []) => {
      const from = (Number(currentPage) - 1) * Number(countPerPage);
      const juso = found.slice(from, from + Number(countPerPage)).map(([roadAddr, engAddr, jibunAddr, zipNo]) => ({
        roadAddr,
        roadAddrPart1: roadAddr,
        engAddr,
        jibunAddr,
        zipNo,
      }));
      const common = { errorCode, errorMessage, totalCount: String(found.length), currentPage, countPerPage };
      return c.json({ results: { common, juso: errorCode === '0' ? juso : null } });
    };
    if (resultType !== 'json') return answer('E0007', 'resultType=json only');
    if (confmKey !== key) return answer('E0001', '승인되지 않은 KEY 입니다.');
    if (keyword.length < 2) return answer('E0008', '검색어는 두글자 이상 입력되어야 합니다.');
    const terms = keyword.split(/\s+/);
    const found = ADDRESSES.filter(([road, , lot]) => terms.every((term) => `${road} ${lot}`.includes(term)));
    return answer('0', '정상', found);
  });
}
