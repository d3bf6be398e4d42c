/**
 * The properties, items and people in the contract's examples. Names, numbers and addresses are the same in every
 * example.
 */

/**
 * Properties by code. No property has the code 99. Property 40 belongs to another company and sells nothing yet. Code
 * 12 redirects to 14.
 */
export const HOTELS: Readonly<Record<string, { name: string; secures: 'PREPAY' | 'GUARANTEE' | 'FREE_HOLD' }>> = {
  '1': { name: '하루 시티 서울', secures: 'PREPAY' },
  '10': { name: '나미 펫 양양', secures: 'FREE_HOLD' },
  '13': { name: '세인트 백야', secures: 'GUARANTEE' },
  '14': { name: '솔 리조트 강릉', secures: 'PREPAY' },
  '15': { name: '별 리조트 제주', secures: 'PREPAY' },
  '20': { name: '한바다 페리', secures: 'PREPAY' },
};
export const NO_HOTEL = '99';
export const OTHER_COMPANYS_HOTEL = '40';
export const REDIRECTED_HOTEL = '12';

/** Room types and the ships' cabin types. No room type, cabin type, ship or package has the code `SKY`. */
export const ROOM_TYPES: Readonly<Record<string, { name: string; hotel: string }>> = {
  STD: { name: '스탠다드 더블', hotel: '1' },
  DLX: { name: '디럭스 트윈', hotel: '1' },
  FAM: { name: '패밀리', hotel: '1' },
  STE: { name: '하루 스위트', hotel: '1' },
  OCN: { name: '오션 룸', hotel: '10' },
  COT: { name: '펫 코티지', hotel: '10' },
  ONS: { name: '온천 스위트', hotel: '13' },
  HAN: { name: '한옥 온돌방', hotel: '13' },
  CED: { name: '삼나무 룸', hotel: '14' },
  LAK: { name: '레이크 하우스', hotel: '14' },
  OCS: { name: '오션 스위트', hotel: '15' },
  VIL: { name: '풀 빌라', hotel: '15' },
  INS: { name: '내측 4인실', hotel: '20' },
  OCV: { name: '오션뷰 2인실', hotel: '20' },
  RYL: { name: '로열 스위트', hotel: '20' },
};

export const ITEMS: Readonly<Record<string, string>> = {
  BB: '조식 패키지',
  SPA: '쉼 패키지',
  FIRESIDE: '벽난로 패키지',
  BREAKFAST: '조식',
  KIDBREAKFAST: '어린이 조식',
  LATE: '레이트 체크아웃',
  PICKUP: '공항 픽업',
  PETKIT: '웰컴 펫 키트',
  SUMMER10: '초여름 10%',
};

export const SHIPS: Readonly<Record<string, string>> = { HANBADA: '한바다호', NURI: '누리호' };
export const ROUTES: Readonly<Record<string, string>> = {
  ICNTAO: '인천 → 칭다오 야간',
  ICNTAOX: '인천 → 칭다오 쾌속',
  TAOICN: '칭다오 → 인천 야간',
};

type Person = { name: string; phone: string; birthday?: string; logins: Readonly<Record<string, readonly string[]>> };

/** People by email address, with their accounts and membership numbers. */
export const PEOPLE: Readonly<Record<string, Person>> = {
  'minseo@guest.example': {
    name: '김민서',
    phone: '01055500142',
    birthday: '1994-03-08',
    logins: { minseo21: ['M0000142'] },
  },
  'emma@guest.example': { name: 'Emma Reed', phone: '14155550151', birthday: '1988-09-30', logins: { emma88: [] } },
  'jian@guest.example': {
    name: '한지안',
    phone: '01055500178',
    birthday: '1996-07-21',
    logins: { kakao5N8R2VQ6: ['M0000178'] },
  },
  'seojun@guest.example': {
    name: '이서준',
    phone: '01055500177',
    birthday: '1992-05-14',
    logins: { kakao7Q2M9XT4: ['M0000164'] },
  },
  'doyun@guest.example': {
    name: '박도윤',
    phone: '01055500163',
    birthday: '1990-11-20',
    logins: { haneul27: ['M0000163'] },
  },
  'doyun@hanbit.example': {
    name: '박도윤',
    phone: '01055500183',
    birthday: '1990-11-20',
    logins: { hanbit7: ['M0000183'] },
  },
  'jiwoo@guest.example': {
    name: '최지우',
    phone: '01055500184',
    birthday: '1979-01-17',
    logins: { jiwoo1203: ['M0000184'] },
  },
  'nuri@nuri.example': {
    name: '강누리',
    phone: '01055500185',
    birthday: '1985-06-02',
    logins: { nuri0705: ['M0000185'] },
  },
  'haru@guest.example': {
    name: '임하루',
    phone: '01055500164',
    birthday: '2015-03-02',
    logins: { haru2015: ['M0000165'] },
  },
};

/** Today's date in Seoul, in all examples. */
export const TODAY = '2027-06-01';
