import { describe, expect, it } from 'vitest';
import { type EntryQuery, readEntry } from './entry.address.ts';

function read(query: EntryQuery) {
  return readEntry({ hotel_code: '1', ...query });
}
function base64url(value: unknown) {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
const room = { adult: 2, kid: 1, infant: 0, pet: 1 };

const nothing = {
  hotelCode: '1',
  aim: null,
  sso: null,
  companyUser: null,
  promotion: null,
  startDate: null,
  endDate: null,
  rooms: null,
  partyChanged: false,
  prefill: {},
  supplied: [],
};

describe('the hotel code', () => {
  it.each(['', '../etc', '1234567890123', '<b>', '1 ', '한'])('%j names no hotel', (hotel_code) => {
    expect(readEntry({ hotel_code })).toBeNull();
  });

  it('may not be left out, and is enough', () => {
    expect(readEntry({})).toBeNull();
    expect(read({})).toEqual(nothing);
  });
});

it('an address with everything is read whole', () => {
  const asked = read({
    p: 'search',
    sso_key: 'haneul.sso.Pk2nDw',
    company_code: 'haneul',
    CsHsUi: 'signed.part',
    promotion: 'SEA-10',
    startDate: '2027-06-11',
    endDate: '2027-06-13',
    resvInfo: JSON.stringify([room, { adult: 1 }]),
    data: JSON.stringify({ guest_last_name: '김', guest_first_name: '민서' }),
  });
  expect(asked).toEqual({
    hotelCode: '1',
    aim: 'search',
    sso: { sso_key: 'haneul.sso.Pk2nDw', company_code: 'haneul' },
    companyUser: 'signed.part',
    promotion: 'SEA-10',
    startDate: '2027-06-11',
    endDate: '2027-06-13',
    rooms: [room, { adult: 1, kid: 0, infant: 0, pet: 0 }],
    partyChanged: false,
    prefill: { guest_last_name: '김', guest_first_name: '민서' },
    supplied: ['startDate', 'endDate', 'resvInfo', 'promotion'],
  });
});

it.each([
  'mypage',
  'admin',
  '',
  'toString',
  '/my_page',
  '//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
])('%j is nowhere to go', (p) => {
  expect(read({ p })?.aim).toBeNull();
});

it.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '"><script>',
  '%0d%0aLocation:x',
])('an address that stands where the address gives something else is nothing: %j', (value) => {
  const all = { p: value, promotion: value, startDate: value, endDate: value, resvInfo: value, data: value };
  expect(read({ ...all, sso_key: value, company_code: value })).toEqual({ ...nothing, partyChanged: true });
  expect(readEntry({ hotel_code: value })).toBeNull();
  const rooms = JSON.stringify([{ adult: 1, href: value, location: value }]);
  const data = JSON.stringify({ href: value, location: value, return: value });
  expect(read({ resvInfo: rooms, data })).toMatchObject({
    rooms: [{ adult: 1, kid: 0, infant: 0, pet: 0 }],
    prefill: {},
  });
  expect(JSON.stringify(read({ resvInfo: rooms, data }))).not.toContain(JSON.stringify(value));
});

it.each([
  { sso_key: 'haneul.sso.Pk2nDw' },
  { company_code: 'haneul' },
  { sso_key: '', company_code: 'haneul' },
  { sso_key: 'haneul.Pk2nDw', company_code: 'haneul' },
  { sso_key: 'haneul.session.Pk2nDw', company_code: 'haneul' },
  { sso_key: 'haneul.sso.', company_code: 'haneul' },
  { sso_key: 'haneul.sso.Pk2nDw.x', company_code: 'haneul' },
  { sso_key: 'other.sso.Pk2nDw', company_code: 'haneul' },
  { sso_key: `haneul.sso.${'k'.repeat(190)}`, company_code: 'haneul' },
  { sso_key: 'Haneul!.sso.Pk2nDw', company_code: 'Haneul!' },
])('%o are no keys of a provider', (query) => {
  expect(read(query)?.sso).toBeNull();
});

it.each(['', 'two words', '<b>', 'x'.repeat(31)])('%j is no promotion code', (promotion) => {
  expect(read({ promotion })).toEqual(nothing);
});

it('what the company would have to read is bounded', () => {
  expect(read({ CsHsUi: 'x'.repeat(4000) })?.companyUser).toHaveLength(4000);
  expect(read({ CsHsUi: 'x'.repeat(4001) })?.companyUser).toBeNull();
});

describe('days', () => {
  it.each(['2027-02-28', '2028-02-29', '2027-04-30', '2027-12-31'])('%s is one', (startDate) => {
    expect(read({ startDate })).toEqual({ ...nothing, startDate, supplied: ['startDate'] });
  });

  it.each([
    '2027-02-29',
    '2027-04-31',
    '2027-13-01',
    '2027-00-10',
    '2027-6-1',
    '20270611',
    '2027-06-11T00:00',
    'today',
  ])('%s is none', (startDate) => {
    expect(read({ startDate })).toEqual(nothing);
  });

  it.each(['2027-06-11', '2027-06-10'])(
    'the end %s of a stay from 2027-06-11 is kept, to be refused in words',
    (endDate) => {
      expect(read({ startDate: '2027-06-11', endDate })).toMatchObject({ startDate: '2027-06-11', endDate });
    },
  );

  it('2027-06-31 is no end of a stay', () => {
    expect(read({ startDate: '2027-06-11', endDate: '2027-06-31' })).toEqual({
      ...nothing,
      startDate: '2027-06-11',
      supplied: ['startDate'],
    });
  });

  it('an end without a beginning is none', () => {
    expect(read({ endDate: '2027-06-13' })).toEqual(nothing);
  });
});

describe('rooms', () => {
  const two = { adult: 2, kid: 0, infant: 0, pet: 0 };
  const one = { ...two, adult: 1 };
  const rooms = (count: number) => Array.from({ length: count }, () => room);

  it.each([
    '[{"adult":2,"kid":1,"pet":1}]',
    '[{"adult":"2","kid":"1","pet":"1"}]',
    JSON.stringify([{ ...room, total_price: 1 }]),
  ])('%s are taken as they stand, and carry nothing but who sleeps there', (resvInfo) => {
    expect(read({ resvInfo })).toMatchObject({ rooms: [room], partyChanged: false, supplied: ['resvInfo'] });
  });

  it.each([
    ['six rooms', rooms(6), rooms(5)],
    ['a room that is none', [null, { adult: 2 }], [two]],
    ['no adults', [{}], [two]],
    ['none, but said', [{ adult: 0 }], [one]],
    ['too many adults', [{ adult: 21 }], [{ ...two, adult: 20 }]],
    ['half of one', [{ adult: 1.5 }], [two]],
    ['a word', [{ adult: 'two', kid: 1 }], [{ ...two, kid: 1 }]],
    ['fewer than nobody', [{ adult: 1, kid: -1 }], [one]],
    ['too many animals', [{ adult: 2, pet: 11 }], [{ ...two, pet: 10 }]],
  ])('of %s what fits is kept, and the guest is told', (_, written, kept) => {
    expect(read({ resvInfo: JSON.stringify(written) })).toMatchObject({ rooms: kept, partyChanged: true });
  });

  it.each(['not json', 'null', '{}', '[]', '[null]', '["two"]', JSON.stringify([{ ...room, note: 'x'.repeat(2000) }])])(
    '%s are none, and the guest is told',
    (resvInfo) => {
      expect(read({ resvInfo })).toEqual({ ...nothing, partyChanged: true });
    },
  );

  it('that are not given are not told of', () => {
    expect(read({})?.partyChanged).toBe(false);
    expect(read({ resvInfo: '' })?.partyChanged).toBe(false);
  });
});

describe('prefill', () => {
  const guest = {
    guest_last_name: '김',
    guest_first_name: '민서',
    guest_phone: '01055500142',
    guest_email: 'm@x.example',
    guest_memo: '늦어요',
  };

  it('is plain JSON or base64url of it', () => {
    expect(read({ data: JSON.stringify(guest) })?.prefill).toEqual(guest);
    expect(read({ data: base64url(guest) })?.prefill).toEqual(guest);
  });

  it('takes a name that is not in one line for none, and a wish as it is', () => {
    const untrusted = {
      ...guest,
      guest_first_name: '민서\r\nBcc: x',
      guest_email: 'm@x.example\u0085',
      guest_memo: 'a\nb',
    };
    const { guest_last_name, guest_phone } = guest;
    expect(read({ data: JSON.stringify(untrusted) })?.prefill).toEqual({
      guest_last_name,
      guest_phone,
      guest_memo: 'a\nb',
    });
  });

  it('takes only the names that are known, only text, only so long', () => {
    const untrusted = {
      ...guest,
      guest_phone: 1055500142,
      guest_email: `${'m'.repeat(254)}@x.example`,
      guest_memo: '   ',
      emergency_name: '이',
      total_price: '1',
    };
    expect(read({ data: JSON.stringify(untrusted) })?.prefill).toEqual({
      guest_last_name: '김',
      guest_first_name: '민서',
    });
  });

  it.each(['null', '3', '"text"', '[]', 'not json', '!!!', base64url([1]), '4pyk', '{"__proto__":{"guest_memo":"x"}}'])(
    'is empty for %s',
    (data) => {
      expect(read({ data })?.prefill).toEqual({});
    },
  );

  it('is bounded as a whole', () => {
    const padded = { guest_memo: 'hello', more: 'x'.repeat(8000) };
    expect(read({ data: JSON.stringify(padded) })?.prefill).toEqual({});
  });
});
