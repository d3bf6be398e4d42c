import type { QuoteRequest, Stay } from '../../generated/types.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { fail, failWith, ok, type Outcome } from '../platform/outcome.ts';
import type { Language } from '../platform/values/language.ts';
import { effectiveHotelCode, type Hotel, textsFor } from '../property/hotel.rules.ts';
import { hotelOfKey } from '../property/property.usecases.ts';
import { Inventory, roomOffer } from './availability.rules.ts';
import { type Booked, inventoryForBooker, packageForBooker } from './booked.rules.ts';
import { readInventory } from './catalogue.repository.ts';
import { linkedCompanyViolation, type SignedFor } from './linked-company.rules.ts';
import { type Allocation, optionAllocations, stockViolation } from './options.rules.ts';
import { includedOptions, stayPackage } from './package.rules.ts';
import { chosenOf, offerViolation, requestViolation, type StayCode } from './selection.rules.ts';
import { orderViolation, stayWithinReach } from './stay.rules.ts';
import { LINES_MAX, priceSelection, type Selection } from './stay-price.rules.ts';

/** An available stay with its price and the inventory that it needs. `selection` is undefined for a voyage. */
export type PricedStay = { hotel: Hotel; stay: Stay; allocation: Allocation; selection?: Selection };

/**
 * Checks a quote request against the property's rules and current inventory, and prices it. Takes no inventory. Sends
 * one statement if the property's document is cached. `db` may be a transaction. `booked` is the reservation to be
 * changed, if any.
 */
export async function priceStay(
  { db, clock, signedFor }: { db: Database; clock: Clock; signedFor: SignedFor },
  request: QuoteRequest,
  language: Language,
  booked?: Booked,
): Promise<Outcome<PricedStay, StayCode>> {
  const wanted = { start: request.start_date, end: request.end_date };
  const outOfOrder = orderViolation(wanted);
  if (outOfOrder) return failWith(outOfOrder);

  const now = clock.now();
  const reach = stayWithinReach(wanted, now);
  const read = await readInventory(db, effectiveHotelCode(request.hotel_code), reach.from, reach.to);
  const found = await hotelOfKey({ db }, read?.key);
  if (!found.ok) return found;
  const hotel = found.value;
  const { document } = hotel;
  const linked = linkedCompanyViolation(hotel, signedFor);
  if (linked) return failWith(linked);

  const rooms = request.reservationRoomList;
  const requested = chosenOf(document, request);
  const sold =
    requested.pack &&
    stayPackage(requested.pack, requested.roomType?.room_type_code ?? '', wanted, read?.packageNights ?? []);
  const kept = booked && sold && packageForBooker(booked, sold, wanted, rooms.length);
  const chosen = { ...requested, pack: kept ?? sold };
  const violation = requestViolation(document, request, chosen, now);
  if (violation) return failWith(violation);
  const { dates, roomType, pack, promotion } = chosen;
  if (roomType === undefined) return fail('not_found');

  const left = { nights: read?.nights ?? [], stock: read?.stock ?? [] };
  const { nights, stock } = booked ? inventoryForBooker(booked, left, rooms.length) : left;
  const inventory = new Inventory(nights);
  const offer = roomOffer(inventory, roomType.room_type_code, dates, rooms.length);
  if (offer.status !== 'available') {
    return failWith(offerViolation(document, inventory, offer, dates, rooms.length));
  }
  const allocations = optionAllocations(document.upsellings, rooms, includedOptions(pack), dates);
  const outOfStock = stockViolation(allocations, stock);
  if (outOfStock) return failWith(outOfStock);

  const selection = {
    dates,
    roomType,
    pack,
    promotion,
    nights: offer.nights,
    rooms,
    tier: null,
    coupons: [],
    usePoint: 0,
    voucher: null,
  };
  const stay = priceSelection(document, selection, now, textsFor(language, document));
  const tooLong = stay.rooms.findIndex((room) => room.lines.length > LINES_MAX);
  if (tooLong !== -1) {
    return failWith({ code: 'validation', pointer: `/reservationRoomList/${tooLong}/selectedUpselling` });
  }
  const allocation = {
    room_type_code: roomType.room_type_code,
    nights: offer.nights.map(({ date }) => ({ date, rooms: rooms.length })),
    upsellings: allocations,
  };
  return ok({ hotel, stay, allocation, selection });
}
