import type { BundleHotel, BundleRoomType, FeeTier, ImportProblem, PaymentMethod } from '../../generated/types.ts';
import { nightsBetween } from '../platform/values/nights.ts';
import { isRemappedCode } from '../property/hotel.rules.ts';
import { fileProblems, type HasFile } from './bundle-files.rules.ts';
import { textProblems } from './bundle-texts.rules.ts';
import { limitedOptions } from './days.rules.ts';
import { planProblems } from './room-plan.rules.ts';
import { sailingProblems } from './sailing-checks.rules.ts';

export type ImportLimits = {
  chargeableCurrencies: readonly string[];
  paymentMethods: readonly PaymentMethod[];
  guaranteeConfigured: boolean;
  hasFile: HasFile;
};

/**
 * A row of `days` that covers more days than this is probably a typing error. It is rejected before it is expanded
 * into nights.
 */
const ROW_DAYS_MAX = 1_100;
/**
 * Expanding this many days takes about a second. A property with 200 room types and two years on sale needs 146,000.
 */
const ALL_DAYS_MAX = 2_000_000;

function problem(pointer: string, message: string): ImportProblem {
  return { pointer, message };
}

export function hotelProblems(hotel: BundleHotel, at: string, limits: ImportLimits): ImportProblem[] {
  return [
    ...hotelFactProblems(hotel, at, limits),
    ...originProblems(hotel, at),
    ...duplicateProblems(hotel, at),
    ...policyProblems(hotel, at),
    ...referenceProblems(hotel, at),
    ...checkoutProblems(hotel, at),
    ...includedProblems(hotel, at),
    ...packageProblems(hotel, at),
    ...promotionProblems(hotel, at),
    ...dayProblems(hotel, at),
    ...sailingProblems(hotel, at),
    ...fileProblems(hotel, at, limits.hasFile),
    ...textProblems(hotel, at),
  ];
}

function hotelFactProblems(hotel: BundleHotel, at: string, limits: ImportLimits): ImportProblem[] {
  const problems: ImportProblem[] = [];
  if (isRemappedCode(hotel.hotel_code)) {
    problems.push(
      problem(`${at}/hotel_code`, `Code ${hotel.hotel_code} is an alias of another property and can't be imported.`),
    );
  }
  if (!isTimeZone(hotel.time_zone)) problems.push(problem(`${at}/time_zone`, 'Unknown time zone.'));
  if (hotel.payment_type === 'PREPAY' && !limits.chargeableCurrencies.includes(hotel.currency)) {
    problems.push(problem(`${at}/currency`, `The card provider doesn't charge in ${hotel.currency}.`));
  }
  for (const [index, method] of (hotel.payment_methods ?? []).entries()) {
    if (limits.paymentMethods.includes(method)) continue;
    problems.push(problem(`${at}/payment_methods/${index}`, `The card provider doesn't accept ${method}.`));
  }
  if (hotel.payment_type === 'GUARANTEE' && !limits.guaranteeConfigured) {
    problems.push(problem(`${at}/payment_type`, 'GUARANTEE needs a card token provider, and none is configured.'));
  }
  if (hotel.customer_centre_from_adults !== undefined && hotel.footer.tel === undefined) {
    problems.push(problem(`${at}/footer/tel`, 'Required if customer_centre_from_adults is set.'));
  }
  if (hotel.linked_company !== undefined && hotel.property_kind !== 'hotel') {
    problems.push(problem(`${at}/linked_company`, 'Only a hotel can be linked to a company.'));
  }
  if (hotel.events_url !== undefined && !URL.canParse(hotel.events_url))
    problems.push(problem(`${at}/events_url`, 'Not a valid address.'));
  for (const type of ['PRIVACY', 'TERMS'] as const) {
    const isRequired = hotel.terms.some((terms) => terms.termsType === type && terms.required);
    if (!isRequired) problems.push(problem(`${at}/terms`, `Required terms of type ${type} are missing.`));
  }
  return problems;
}

/** Origins are compared as strings, so they must have the form that browsers send. */
function originProblems(hotel: BundleHotel, at: string): ImportProblem[] {
  return (['return_origins', 'frame_ancestors'] as const).flatMap((list) =>
    (hotel[list] ?? []).flatMap((origin, i) =>
      isOrigin(origin)
        ? []
        : [
            problem(
              `${at}/${list}/${i}`,
              'Not an origin in the form that browsers send, such as https://stay.example.',
            ),
          ],
    ),
  );
}

function duplicateProblems(hotel: BundleHotel, at: string): ImportProblem[] {
  // Each entry: the list's name, a pointer to its unique field (empty if the items must be unique), and the values.
  const lists: [string, string, string[]][] = [
    ['payment_methods', '', hotel.payment_methods ?? []],
    ['terms', '/termsType', hotel.terms.map((one) => one.termsType)],
    ['icons', '/file_path', hotel.icons.map((one) => one.file_path)],
    ['policies', '/policy_code', hotel.policies.map((one) => one.policy_code)],
    ['room_types', '/room_type_code', hotel.room_types.map((one) => one.room_type_code)],
    ['stay_benefits', '', hotel.stay_benefits ?? []],
    ['packages', '/package_code', hotel.packages.map((one) => one.package_code)],
    ['upsellings', '/upselling_code', hotel.upsellings.map((one) => one.upselling_code)],
    ['early_checkouts', '/early_checkout_seq', hotel.early_checkouts.map((one) => String(one.early_checkout_seq))],
    ['promotions', '/promotion_code', hotel.promotions.map((one) => one.promotion_code.toLowerCase())],
    ...hotel.room_types.map((type, i): [string, string, string[]] => [`room_types/${i}/icons`, '', type.icons ?? []]),
    ...hotel.room_types.map((type, i): [string, string, string[]] => [`room_types/${i}/beds`, '/kind', bedKinds(type)]),
    ...(hotel.sailing?.cabin_types ?? []).map((type, i): [string, string, string[]] => [
      `sailing/cabin_types/${i}/beds`,
      '/kind',
      bedKinds(type),
    ]),
    ...hotel.packages.map((pack, i): [string, string, string[]] => [
      `packages/${i}/included_upsellings`,
      '',
      pack.included_upsellings ?? [],
    ]),
    ...hotel.packages.map((pack, i): [string, string, string[]] => [
      `packages/${i}/included_counts`,
      '/upselling_code',
      (pack.included_counts ?? []).map((one) => one.upselling_code),
    ]),
  ];
  return lists.flatMap(([list, field, codes]) =>
    codes.flatMap((code, index) =>
      codes.indexOf(code) < index ? [problem(`${at}/${list}/${index}${field}`, 'Duplicate.')] : [],
    ),
  );
}

function bedKinds({ beds = [] }: Pick<BundleRoomType, 'beds'>): string[] {
  return beds.map(({ kind }) => kind);
}

function policyProblems(hotel: BundleHotel, at: string): ImportProblem[] {
  const rows = ['peak_weekday', 'peak_weekend', 'off_weekday', 'off_weekend'] as const;
  return hotel.policies.flatMap((policy, index) =>
    rows.flatMap((row) => tierProblems(policy[row], `${at}/policies/${index}/${row}`)),
  );
}

function tierProblems(tiers: readonly FeeTier[], at: string): ImportProblem[] {
  const days = tiers.map((tier) => tier.days_before);
  const problems: ImportProblem[] = [];
  if (!days.includes(0)) problems.push(problem(at, 'The tiers must end with days_before 0.'));
  if (new Set(days).size < days.length) problems.push(problem(at, 'Two tiers have the same days_before.'));
  return problems;
}

function referenceProblems(hotel: BundleHotel, at: string): ImportProblem[] {
  const roomTypes = new Set(hotel.room_types.map((one) => one.room_type_code));
  const policies = new Set(hotel.policies.map((one) => one.policy_code));
  const options = new Set(hotel.upsellings.map((one) => one.upselling_code));
  const icons = new Set(hotel.icons.map((one) => one.file_path));
  const limited = new Set(limitedOptions(hotel).map(({ code }) => code));
  const sold = new Set(
    hotel.packages.flatMap((pack) => pack.room_type_codes.map((roomType) => `${roomType} ${pack.package_code}`)),
  );
  const unknownRooms = (codes: readonly string[], pointer: string) =>
    codes.flatMap((code, i) => (roomTypes.has(code) ? [] : [problem(`${pointer}/${i}`, `No room type ${code}.`)]));

  return [
    ...hotel.room_types.flatMap((type, i) => {
      const here = `${at}/room_types/${i}`;
      const problems: ImportProblem[] = [];
      if (!policies.has(type.policy_code))
        problems.push(problem(`${here}/policy_code`, `No policy ${type.policy_code}.`));
      if (type.min_person > type.max_person) problems.push(problem(`${here}/min_person`, 'Above max_person.'));
      if (type.standard > type.max_person) problems.push(problem(`${here}/standard`, 'Above max_person.'));
      for (const [j, path] of (type.icons ?? []).entries())
        if (!icons.has(path)) problems.push(problem(`${here}/icons/${j}`, `No icon ${path}.`));
      return [...problems, ...planProblems(type, here)];
    }),
    ...hotel.packages.flatMap((pack, i) => unknownRooms(pack.room_type_codes, `${at}/packages/${i}/room_type_codes`)),
    ...hotel.packages.flatMap((pack, i) =>
      (pack.included_upsellings ?? []).flatMap((code, j) =>
        options.has(code) ? [] : [problem(`${at}/packages/${i}/included_upsellings/${j}`, `No option ${code}.`)],
      ),
    ),
    ...hotel.promotions.flatMap((one, i) => unknownRooms(one.room_type_codes, `${at}/promotions/${i}/room_type_codes`)),
    ...hotel.upsellings.flatMap((option, i) => {
      const adult = option.adult_upselling_code;
      const isOther = adult === null || (options.has(adult) && adult !== option.upselling_code);
      return isOther ? [] : [problem(`${at}/upsellings/${i}/adult_upselling_code`, `No other option ${adult}.`)];
    }),
    ...hotel.days.flatMap((row, i) =>
      roomTypes.has(row.room_type_code)
        ? []
        : [problem(`${at}/days/${i}/room_type_code`, `No room type ${row.room_type_code}.`)],
    ),
    ...(hotel.package_days ?? []).flatMap(({ room_type_code, package_code }, i) =>
      sold.has(`${room_type_code} ${package_code}`)
        ? []
        : [problem(`${at}/package_days/${i}/package_code`, `No package ${package_code} with ${room_type_code}.`)],
    ),
    ...(hotel.option_days ?? []).flatMap(({ upselling_code }, i) =>
      limited.has(upselling_code)
        ? []
        : [problem(`${at}/option_days/${i}/upselling_code`, `No option ${upselling_code} with daily stock.`)],
    ),
  ];
}

/**
 * A room has only one check-out time. So an option that can be sold several times per stay can't set it, and a package
 * can't include two options that do.
 */
function checkoutProblems(hotel: BundleHotel, at: string): ImportProblem[] {
  const timed = hotel.upsellings.filter((option) => option.checkout_time !== undefined);
  return [
    ...hotel.upsellings.flatMap((option, i) =>
      option.checkout_time !== undefined && (option.by_date || option.max_count > 1)
        ? [
            problem(
              `${at}/upsellings/${i}/checkout_time`,
              'Only an option sold once per stay can have a check-out time.',
            ),
          ]
        : [],
    ),
    ...hotel.packages.flatMap((pack, i) => {
      const times = timed.filter((option) => pack.included_upsellings?.includes(option.upselling_code));
      return times.length > 1
        ? [problem(`${at}/packages/${i}/included_upsellings`, 'More than one included option has a check-out time.')]
        : [];
    }),
  ];
}

/** A package can state a count only for an option that it includes. The count can't exceed the option's maximum. */
function includedProblems(hotel: BundleHotel, at: string): ImportProblem[] {
  return hotel.packages.flatMap(({ included_upsellings = [], included_counts = [] }, i) =>
    included_counts.flatMap(({ upselling_code: code, count }, j) => {
      const here = `${at}/packages/${i}/included_counts/${j}`;
      if (!included_upsellings.includes(code))
        return [problem(`${here}/upselling_code`, 'Not in included_upsellings.')];
      const most = hotel.upsellings.find((option) => option.upselling_code === code)?.max_count ?? count;
      return count > most ? [problem(`${here}/count`, 'Above the max_count of the option.')] : [];
    }),
  );
}

function packageProblems(hotel: BundleHotel, at: string): ImportProblem[] {
  return hotel.packages.flatMap(({ periods = [] }, i) =>
    periods.flatMap(({ from, to }, j) => {
      const here = `${at}/packages/${i}/periods/${j}`;
      if (from > to) return [problem(`${here}/to`, 'Before from.')];
      const other = periods.slice(0, j).some((before) => before.from <= to && from <= before.to);
      return other ? [problem(`${here}/from`, 'Overlaps an earlier period.')] : [];
    }),
  );
}

function promotionProblems(hotel: BundleHotel, at: string): ImportProblem[] {
  return hotel.promotions.flatMap((promotion, index) => {
    const here = `${at}/promotions/${index}`;
    const problems: ImportProblem[] = [];
    if (promotion.stay_from > promotion.stay_to) problems.push(problem(`${here}/stay_to`, 'Before stay_from.'));
    if (promotion.discount_type === 'PERCENT' && promotion.discount_amount > 100) {
      problems.push(problem(`${here}/discount_amount`, 'More than 100 percent.'));
    }
    return problems;
  });
}

function dayProblems(hotel: BundleHotel, at: string): ImportProblem[] {
  const lists = { days: hotel.days, package_days: hotel.package_days ?? [], option_days: hotel.option_days ?? [] };
  const { option_days: _, ...withLengths } = lists;
  return [
    ...Object.entries(lists).flatMap(([list, rows]) => periodProblems(rows, `${at}/${list}`)),
    ...Object.entries(withLengths).flatMap(([list, rows]) =>
      rows.flatMap(({ min_nights = 1, max_nights = hotel.max_nights }, i) =>
        min_nights > max_nights ? [problem(`${at}/${list}/${i}/min_nights`, 'Above max_nights.')] : [],
      ),
    ),
  ];
}

function periodProblems(rows: readonly { from: string; to: string }[], at: string): ImportProblem[] {
  const covered = rows.reduce((sum, { from, to }) => sum + nightsBetween(from, to) + 1, 0);
  if (covered > ALL_DAYS_MAX) return [problem(at, `Covers ${covered} days in total. The maximum is ${ALL_DAYS_MAX}.`)];
  return rows.flatMap(({ from, to }, i) => {
    if (from > to) return [problem(`${at}/${i}/to`, 'Before from.')];
    const isTooLong = nightsBetween(from, to) >= ROW_DAYS_MAX;
    return isTooLong ? [problem(`${at}/${i}/to`, `More than ${ROW_DAYS_MAX} days after from.`)] : [];
  });
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
