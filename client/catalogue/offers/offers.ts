import type { Package, Room, RoomPrice, SearchResult, SumPrice } from '../../../generated/types.ts';

/** A room with everything it can be had with. */
export type RoomOffers = {
  room: Room;
  price: RoomPrice | undefined;
  /** What can be chosen, cheapest first as the server orders it: the room alone, or with a package. */
  offers: { sum: SumPrice; package: Package | null }[];
};

/** The answer by room: what can be booked first, in the order of the cheapest; the rest keeps its order behind. */
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

/** By the cheapest that each can be had for; what cannot be booked keeps its order behind. */
function inOrder(rooms: readonly RoomOffers[], order: OfferOrder): RoomOffers[] {
  const price = ({ offers }: RoomOffers) => offers[0]?.sum.total_price ?? 0;
  const direction = order === 'cheapest' ? 1 : -1;
  return [
    ...rooms.filter(({ offers }) => offers.length > 0).sort((one, other) => direction * (price(one) - price(other))),
    ...rooms.filter(({ offers }) => offers.length === 0),
  ];
}

/** Whether another party may help; else other dates may. */
export function byParty(status: RoomPrice['status']): boolean {
  return status === 'too_small' || status === 'pets_not_allowed';
}

/** Why a room cannot be had: what is not said otherwise is sold out. */
export function statusOf(price: RoomPrice | undefined) {
  return price?.status === undefined || price.status === 'available' ? 'sold_out' : price.status;
}

/** Fewer than this is so few that it is said. */
export const FEW = 6;

/** There is something to filter beyond six offers. */
const WORTH_FILTERING = 6;

export function worthFiltering(rooms: readonly RoomOffers[]): boolean {
  return rooms.reduce((sum, { offers }) => sum + offers.length, 0) > WORTH_FILTERING;
}

/** Where there is little room above the first offer, what helps to choose is folded. */
export const NARROW = '(max-width: 640px)';

type OfferOrder = 'cheapest' | 'dearest';

/** What is wanted of an offer; null is whatever there is. `included`: the code of an option that its package has in it. */
export type OfferFilter = {
  view: string | null;
  bed: string | null;
  included: string | null;
  free: boolean;
  available: boolean;
  order: OfferOrder;
};

/** The filter as the address has it, beside what else stands there. */
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

/** The address's query with the filter in it, of which it names only what narrows. */
export function queryWith(query: URLSearchParams, { free, available, order, ...names }: OfferFilter): URLSearchParams {
  const changed = new URLSearchParams(query);
  const flags = { free: free && '1', available: available && '1', order: order === 'dearest' && order };
  for (const [name, value] of Object.entries({ ...names, ...flags })) {
    if (value) changed.set(name, value);
    else changed.delete(name);
  }
  return changed;
}

/** How many of its wishes leave something out. */
export function wishesOf({ view, bed, included, free, available }: OfferFilter): number {
  return [view, bed, included, free, available].filter(Boolean).length;
}

/** What the rooms have to choose between, each once. */
export function choicesIn(rooms: readonly RoomOffers[], { upsellingList }: SearchResult) {
  const codes = new Set(
    rooms.flatMap(({ offers }) => offers.flatMap((each) => each.package?.included_upsellings ?? [])),
  );
  return {
    views: [...new Set(rooms.map(({ room }) => room.view_type))],
    beds: [...new Set(rooms.map(({ room }) => room.bed_type))],
    included: upsellingList.filter(({ upselling_code }) => codes.has(upselling_code)),
  };
}

/** The rooms and what they can be had with as it is wanted. A wish that only an offer can fulfil leaves out what cannot be booked. */
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
      (!view || room.view_type === view) && (!bed || room.bed_type === bed) && (!bookable || offers.length > 0),
  );
  return inOrder(wanted, order);
}

/** The rooms of the answer, and those of them that the address asks for. */
export function shownOf(result: SearchResult, query: URLSearchParams) {
  const all = offersByRoom(result);
  return { all, shown: worthFiltering(all) ? filtered(all, filterIn(query)) : all };
}
