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
  datesIgnored: false,
  prefill: {},
  supplied: [],
};

describe('hotel code', () => {
  it.each(['', '../etc', '1234567890123', '<b>', '1 ', '한'])('rejects %j', (hotel_code) => {
    expect(readEntry({ hotel_code })).toBeNull();
  });

  it('is required and sufficient', () => {
    expect(readEntry({})).toBeNull();
    expect(read({})).toEqual(nothing);
  });
});

it('reads every parameter of an address', () => {
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
    datesIgnored: false,
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
])('ignores the destination %j', (p) => {
  expect(read({ p })?.aim).toBeNull();
});

it.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '"><script>',
  '%0d%0aLocation:x',
])('ignores a URL in any parameter: %j', (value) => {
  const all = { p: value, promotion: value, startDate: value, endDate: value, resvInfo: value, data: value };
  expect(read({ ...all, sso_key: value, company_code: value })).toEqual({
    ...nothing,
    partyChanged: true,
    datesIgnored: true,
  });
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
])('ignores the login keys %o', (query) => {
  expect(read(query)?.sso).toBeNull();
});

it.each(['', 'two words', '<b>', 'x'.repeat(31)])('ignores the promotion code %j', (promotion) => {
  expect(read({ promotion })).toEqual(nothing);
});

it('limits the length of the company statement', () => {
  expect(read({ CsHsUi: 'x'.repeat(4000) })?.companyUser).toHaveLength(4000);
  expect(read({ CsHsUi: 'x'.repeat(4001) })?.companyUser).toBeNull();
});

describe('days', () => {
  it.each(['2027-02-28', '2028-02-29', '2027-04-30', '2027-12-31'])('accepts %s', (startDate) => {
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
  ])('rejects %s', (startDate) => {
    expect(read({ startDate })).toEqual({ ...nothing, datesIgnored: true });
  });

  it.each(['2027-06-11', '2027-06-10'])(
    'keeps the end %s of a stay from 2027-06-11, so that the list can report the error',
    (endDate) => {
      expect(read({ startDate: '2027-06-11', endDate })).toMatchObject({ startDate: '2027-06-11', endDate });
    },
  );

  it('rejects 2027-06-31 as the end of a stay', () => {
    expect(read({ startDate: '2027-06-11', endDate: '2027-06-31' })).toEqual({
      ...nothing,
      startDate: '2027-06-11',
      datesIgnored: true,
      supplied: ['startDate'],
    });
  });

  it('ignores an end date without a start date', () => {
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
  ])('accepts %s unchanged, without additional fields', (resvInfo) => {
    expect(read({ resvInfo })).toMatchObject({ rooms: [room], partyChanged: false, supplied: ['resvInfo'] });
  });

  it.each([
    ['six rooms', rooms(6), rooms(5)],
    ['an entry that is not a room', [null, { adult: 2 }], [two]],
    ['a missing number of adults', [{}], [two]],
    ['zero adults', [{ adult: 0 }], [one]],
    ['too many adults', [{ adult: 21 }], [{ ...two, adult: 20 }]],
    ['a fractional number of adults', [{ adult: 1.5 }], [two]],
    ['a word instead of a number', [{ adult: 'two', kid: 1 }], [{ ...two, kid: 1 }]],
    ['a negative number', [{ adult: 1, kid: -1 }], [one]],
    ['too many pets', [{ adult: 2, pet: 11 }], [{ ...two, pet: 10 }]],
  ])('corrects %s and notifies the guest', (_, written, kept) => {
    expect(read({ resvInfo: JSON.stringify(written) })).toMatchObject({ rooms: kept, partyChanged: true });
  });

  it.each(['not json', 'null', '{}', '[]', '[null]', '["two"]', JSON.stringify([{ ...room, note: 'x'.repeat(2000) }])])(
    'ignores %s and notifies the guest',
    (resvInfo) => {
      expect(read({ resvInfo })).toEqual({ ...nothing, partyChanged: true });
    },
  );

  it('reports no correction if the address has no rooms', () => {
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

  it('accepts plain and base64url JSON', () => {
    expect(read({ data: JSON.stringify(guest) })?.prefill).toEqual(guest);
    expect(read({ data: base64url(guest) })?.prefill).toEqual(guest);
  });

  it('rejects a name with line breaks, but keeps line breaks in a request', () => {
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

  it('keeps only known text fields of limited length', () => {
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

  it('limits its total length', () => {
    const padded = { guest_memo: 'hello', more: 'x'.repeat(8000) };
    expect(read({ data: JSON.stringify(padded) })?.prefill).toEqual({});
  });
});
