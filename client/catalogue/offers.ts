import type { Package, Room, RoomPrice, SearchResult, SumPrice } from '../../generated/types.ts';

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
  const cheapest = ({ offers }: RoomOffers) => offers[0]?.sum.total_price ?? Number.POSITIVE_INFINITY;
  return rooms.sort((one, other) => {
    const [first, second] = [cheapest(one), cheapest(other)];
    return first === second ? 0 : first - second;
  });
}

/** Whether another party may help; else other dates may. */
export function byParty(status: RoomPrice['status']): boolean {
  return status === 'too_small' || status === 'pets_not_allowed';
}

export type OfferFilter = { view: string | null; availableOnly: boolean };

/** Fewer than this is so few that it is said. */
export const FEW = 6;

/** There is something to filter from six rooms on. */
export const WORTH_FILTERING = 6;

export function viewsOf(rooms: readonly RoomOffers[]): string[] {
  return [...new Set(rooms.map(({ room }) => room.view_type))];
}

export function filtered(rooms: RoomOffers[], { view, availableOnly }: OfferFilter): RoomOffers[] {
  return rooms.filter(
    ({ room, offers }) => (!view || room.view_type === view) && (!availableOnly || offers.length > 0),
  );
}
