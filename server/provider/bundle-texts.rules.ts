import type { BundleHotel, BundleSailing, ImportProblem, LocalizedText } from '../../generated/types.ts';

type Limits = Record<string, number>;

/** The contract's maximum length of each text field, in characters. */
const HOTEL: Limits = {
  hotel_name: 100,
  address1: 200,
  address2: 200,
  address3: 200,
  description: 4000,
  reservation_html: 20000,
  manual_html: 20000,
};
const LISTS = {
  main_images: { alt: 300 },
  terms: { title: 200, content: 100000 },
  icons: { title: 100 },
  policies: { policy_name: 100 },
  room_types: {
    room_type_name: 100,
    description: 4000,
    view_type: 60,
    bed_type: 60,
    included_items: 100,
    paid_extras: 100,
    pictures: 300,
  },
  packages: { package_name: 100, description: 4000, included_items: 100, pictures: 300 },
  upsellings: { upselling_name: 100, description: 2000, picture: 300 },
  promotions: { promotion_name: 100 },
} satisfies { [List in keyof BundleHotel]?: Limits };
const SAILING = {
  ports: { port_name: 100, address: 300, picture: 300 },
  cabin_types: {
    cabin_type_name: 100,
    description: 4000,
    view_type: 60,
    bed_type: 60,
    included_items: 100,
    pictures: 300,
  },
  ships: { ship_name: 100, description: 4000, facilities: 100, pictures: 300 },
  routes: { route_name: 100 },
} satisfies { [List in keyof BundleSailing]?: Limits };
const DECK: Limits = { deck_name: 60 };
const DECK_AREA: Limits = { name: 60 };
const FOOTER: Limits = { ceo: 100, address: 300, term_num: 60 };

export function textProblems(hotel: BundleHotel, at: string): ImportProblem[] {
  return [
    ...tooLong(hotel, HOTEL, at),
    ...tooLong(hotel.footer, FOOTER, `${at}/footer`),
    ...Object.entries(LISTS).flatMap(([list, limits]) =>
      (hotel[list as keyof typeof LISTS] as object[]).flatMap((row, i) => tooLong(row, limits, `${at}/${list}/${i}`)),
    ),
    ...(hotel.sailing ? sailingTexts(hotel.sailing, `${at}/sailing`) : []),
  ];
}

function sailingTexts(sailing: BundleSailing, at: string): ImportProblem[] {
  return [
    ...Object.entries(SAILING).flatMap(([list, limits]) =>
      (sailing[list as keyof typeof SAILING] as object[]).flatMap((row, i) =>
        tooLong(row, limits, `${at}/${list}/${i}`),
      ),
    ),
    ...sailing.ships.flatMap(({ decks }, i) =>
      decks.flatMap((deck, j) => [
        ...tooLong(deck, DECK, `${at}/ships/${i}/decks/${j}`),
        ...deck.areas.flatMap((area, k) => tooLong(area, DECK_AREA, `${at}/ships/${i}/decks/${j}/areas/${k}`)),
      ]),
    ),
  ];
}

function tooLong(row: object, limits: Limits, at: string): ImportProblem[] {
  return Object.entries(limits).flatMap(([field, limit]) =>
    texts((row as Record<string, unknown>)[field], `${at}/${field}`).flatMap(({ pointer, text }) =>
      Object.entries(text).flatMap(([language, value]) =>
        value.length > limit
          ? [{ pointer: `${pointer}/${language}`, message: `Longer than ${limit} characters.` }]
          : [],
      ),
    ),
  );
}

/**
 * Collects the localised text in a field. The field can contain a LocalizedText, a picture with alternative text, or a
 * list of either.
 */
function texts(value: unknown, pointer: string): { pointer: string; text: LocalizedText }[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one, i) => texts(one, `${pointer}/${i}`));
  if (typeof value === 'object' && 'alt' in value) return texts(value.alt, `${pointer}/alt`);
  return [{ pointer, text: value as LocalizedText }];
}
