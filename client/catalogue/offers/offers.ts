import type { Translate } from '../../platform/i18n/i18n.ts';
import type { Package, Room, RoomPrice, SearchResult, SumPrice } from '../../../generated/types.ts';

export type RoomOffers = {
  room: Room;
  price: RoomPrice | undefined;
  /** Prices of the room with and without packages, in the server's order: cheapest first. */
  offers: { sum: SumPrice; package: Package | null }[];
};

export function offersByRoom(result: SearchResult): RoomOffers[] {
  const packages = new Map(result.packageList.map((each) => [each.package_code, each]));
  const rooms = result.roomList.map((room) => ({
    room,
    price: result.roomPriceList.find((price) => price.room_type_code === room.room_type_code),
    offers: result.sumPriceList
      .filter((sum) => sum.room_type_code === room.room_type_code && sum.status === 'available')
      .map((sum) => ({ sum, package: sum.package_code === null ? null : (packages.get(sum.package_code) ?? null) })),
  }));
  return inOrder(rooms, 'cheapest');
}

function inOrder(rooms: readonly RoomOffers[], order: OfferOrder): RoomOffers[] {
  const price = ({ offers }: RoomOffers) => offers[0]?.sum.total_price ?? 0;
  const direction = order === 'cheapest' ? 1 : -1;
  return [
    ...rooms.filter(({ offers }) => offers.length > 0).sort((one, other) => direction * (price(one) - price(other))),
    ...rooms.filter(({ offers }) => offers.length === 0),
  ];
}

/** Returns why a room is unavailable: `sold_out` if the server gives no reason. */
export function statusOf(price: RoomPrice | undefined) {
  return price?.status === undefined || price.status === 'available' ? 'sold_out' : price.status;
}

/** Returns the number of rooms with an available offer. */
export function bookable(rooms: readonly RoomOffers[]): number {
  return rooms.filter(({ offers }) => offers.length > 0).length;
}

const WORTH_FILTERING = 6;

export function worthFiltering(rooms: readonly RoomOffers[]): boolean {
  return rooms.reduce((sum, { offers }) => sum + offers.length, 0) > WORTH_FILTERING;
}

/** On screens this narrow, the strip of days is collapsed so that the first offer stays visible. */
export const NARROW = '(max-width: 640px)';

type OfferOrder = 'cheapest' | 'dearest';

/**
 * Null means no preference. `view` and `bed` are values of `wishesIn`; `included` is the code of an option that the
 * package must include.
 */
export type OfferFilter = {
  view: string | null;
  bed: string | null;
  included: string | null;
  free: boolean;
  available: boolean;
  order: OfferOrder;
};

export function filterIn(query: URLSearchParams): OfferFilter {
  return {
    view: query.get('view'),
    bed: query.get('bed'),
    included: query.get('included'),
    free: query.has('free'),
    available: query.has('available'),
    order: query.get('order') === 'dearest' ? 'dearest' : 'cheapest',
  };
}

export function queryWith(query: URLSearchParams, { free, available, order, ...names }: OfferFilter): URLSearchParams {
  const changed = new URLSearchParams(query);
  const flags = { free: free && '1', available: available && '1', order: order === 'dearest' && order };
  for (const [name, value] of Object.entries({ ...names, ...flags })) {
    if (value) changed.set(name, value);
    else changed.delete(name);
  }
  return changed;
}

export function wishesOf({ order: _, ...wishes }: OfferFilter): number {
  return Object.values(wishes).filter(Boolean).length;
}

export const NO_WISHES = filterIn(new URLSearchParams());

/** Return a room's view and kinds of beds, as codes or, if there are none, as the provider's texts. */
const wishesIn: Record<'view' | 'bed', (room: Room) => string[]> = {
  view: ({ view, view_type }) => [view ?? view_type],
  bed: ({ beds, bed_type }) => beds?.map(({ kind }) => kind) ?? [bed_type],
};

/** A filter that a guest can choose. If `name` is missing, the screen provides the label. */
export type WishChoice =
  | { of: 'view' | 'bed' | 'included'; wish: string; name: string }
  | { of: 'free' | 'available'; wish: true; name?: undefined };

/**
 * Returns the filters to offer for this list. Omits views and beds that all rooms have and, unless it is active, the
 * filter for available rooms if every room is available.
 */
export function wishChoices(
  rooms: readonly RoomOffers[],
  { upsellingList }: Pick<SearchResult, 'upsellingList'>,
  { available }: OfferFilter,
  t: Translate,
): WishChoice[] {
  const codes = new Set(
    rooms.flatMap(({ offers }) => offers.flatMap((each) => each.package?.included_upsellings ?? [])),
  );
  const options = upsellingList.filter(({ upselling_code }) => codes.has(upselling_code));
  const valuesOf = (of: 'view' | 'bed') => {
    const names = rooms.flatMap(({ room }) =>
      wishesIn[of](room).map((wish): [wish: string, name: string] => [
        wish,
        t(`catalogue:${of}.${wish}`, { defaultValue: room[`${of}_type`] }),
      ]),
    );
    return [...new Map(names)]
      .filter(([wish]) => rooms.some(({ room }) => !wishesIn[of](room).includes(wish)))
      .map(([wish, name]) => ({ of, wish, name }));
  };
  return [
    { of: 'free', wish: true },
    ...(available || rooms.some(({ offers }) => offers.length === 0)
      ? [{ of: 'available', wish: true } satisfies WishChoice]
      : []),
    ...options.map(({ upselling_code: wish, upselling_name: name }) => ({ of: 'included' as const, wish, name })),
    ...valuesOf('view'),
    ...valuesOf('bed'),
  ];
}

/** Applies the filters. If a filter concerns offers, rooms without a matching offer are dropped. */
export function filtered(rooms: readonly RoomOffers[], filter: OfferFilter): RoomOffers[] {
  const { view, bed, included, free, available, order } = filter;
  const narrowed = rooms.map((each) => ({
    ...each,
    offers: each.offers.filter(
      ({ sum, package: pack }) =>
        (!free || sum.free_until !== null) && (!included || pack?.included_upsellings.includes(included)),
    ),
  }));
  const bookable = available || free || included !== null;
  const wanted = narrowed.filter(
    ({ room, offers }) =>
      (!view || wishesIn.view(room).includes(view)) &&
      (!bed || wishesIn.bed(room).includes(bed)) &&
      (!bookable || offers.length > 0),
  );
  return inOrder(wanted, order);
}

/**
 * Returns all rooms, the filters in the address that apply to this list, and the rooms that match them. Doesn't filter
 * a short list.
 */
export function shownOf(result: SearchResult, query: URLSearchParams) {
  const all = offersByRoom(result);
  const filter = filterIn(query);
  const choices = wishChoices(all, result, filter, String);
  // An old shared address may have a view, a bed or an option that this list doesn't have.
  for (const of of ['view', 'bed', 'included'] as const)
    if (!choices.some(({ wish }) => wish === filter[of])) filter[of] = null;
  return { all, filter, shown: worthFiltering(all) ? filtered(all, filter) : all };
}

export function offerId({ room_type_code, package_code }: Pick<SumPrice, 'room_type_code' | 'package_code'>): string {
  return `offer-${room_type_code}-${package_code}`;
}
