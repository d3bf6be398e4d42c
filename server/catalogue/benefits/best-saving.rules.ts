import type {
  BestSaving,
  BestSavingRoom,
  BundlePromotion,
  PriceLineKind,
  ReservationRoom,
  Stay,
  StayBenefitType,
  UsableCoupon,
} from '../../../generated/types.ts';
import { sum } from '../../platform/values/money.ts';
import { stayBenefits } from '../member-price.rules.ts';
import { priceSelection } from '../stay-price.rules.ts';
import { limitedAssignment } from './assignment.rules.ts';
import { benefitedPrice } from './benefited-price.rules.ts';
import { takenCoupons } from './coupon-benefits.rules.ts';
import type { SelectedStay } from './owned-benefits.rules.ts';
import { usablePoints } from './points.rules.ts';

/** A combination of benefits that may be refused. */
type Wish = {
  promotion?: BundlePromotion | undefined;
  points?: number;
  contract?: string;
  rooms: BestSavingRoom[];
};

/**
 * Returns the combination of the member's benefits with the lowest total price, or null if none is cheaper than
 * `quoted`. Points and vouchers can't be combined with coupons, so they are tried without coupons. Like a quote,
 * every combination is priced by `benefitedPrice`, so a quote that uses the result has the same total price. `coupons`
 * are the coupons that can be used for the stay.
 */
export function bestSaving(of: SelectedStay, quoted: Stay, coupons: readonly UsableCoupon[]): BestSaving | null {
  const { promotion } = of.selection;
  const plain = ofTier(of, undefined);
  const wishes: Wish[] = [
    ...(promotion ? [couponed(of, coupons, promotion)] : []),
    couponed(of, coupons, undefined),
    ...pointsWish(of, plain),
    ...(of.owned?.contracts ?? []).map(({ contractNumber }) => ({ contract: contractNumber, rooms: unused(of) })),
  ];
  let best: BestSaving | null = null;
  for (const wish of wishes) {
    const priced = priceOf(of, wish);
    if ('violation' in priced) continue;
    const { total_price } = priced.stay;
    if (total_price >= (best?.total_price ?? quoted.total_price)) continue;
    best = {
      amount: quoted.total_price - total_price,
      total_price,
      promotion_code: wish.promotion?.promotion_code ?? null,
      use_point: wish.points ?? null,
      voucher_contract: wish.contract ?? null,
      rooms: wish.rooms,
    };
  }
  return best;
}

function priceOf(of: SelectedStay, { promotion, points, contract, rooms }: Wish) {
  const reservationRoomList = requested(of, rooms);
  return benefitedPrice(
    { ...of, selection: { ...of.selection, promotion, rooms: reservationRoomList } },
    {
      reservationRoomList,
      ...(points !== undefined && { use_point: points }),
      ...(contract !== undefined && { voucher_contract: contract }),
    },
  );
}

function requested({ selection }: SelectedStay, rooms: readonly BestSavingRoom[]): ReservationRoom[] {
  return selection.rooms.map(({ coupon_list: _, benefit_list: _of, ...room }, index) => {
    const { coupon_list, benefit_list } = rooms[index]!;
    return {
      ...room,
      ...(coupon_list.length > 0 && { coupon_list }),
      ...(benefit_list.length > 0 && { benefit_list }),
    };
  });
}

function unused({ selection }: SelectedStay): BestSavingRoom[] {
  return selection.rooms.map(() => ({ coupon_list: [], benefit_list: [] }));
}

/**
 * Uses the suite discount whenever it is offered and there is no promotion, whether or not it was requested. Keeps all
 * other requested tier benefits.
 */
function ofTier({ hotel, selection, owned }: SelectedStay, promotion: BundlePromotion | undefined): BestSavingRoom[] {
  const offered = owned?.tier ? stayBenefits(hotel.document, selection.roomType, owned.tier) : [];
  const suite: StayBenefitType[] =
    !promotion && offered.some(({ benefit_type }) => benefit_type === 'suite_discount') ? ['suite_discount'] : [];
  return selection.rooms.map(({ benefit_list = [] }) => ({
    coupon_list: [],
    benefit_list: [...benefit_list.filter((type) => type !== 'suite_discount'), ...suite],
  }));
}

/**
 * Assigns the coupons to nights and options so that they deduct as much as possible in total, without deducting more
 * than the price of each room. Sorts the coupons first, because their order may change the result.
 */
function couponed(of: SelectedStay, usable: readonly UsableCoupon[], promotion: BundlePromotion | undefined): Wish {
  const rooms = ofTier(of, promotion);
  if (usable.length === 0) return { promotion, rooms };
  const coupons = usable.toSorted((a, b) => (a.coupon_code < b.coupon_code ? -1 : 1));
  const places = [...new Map(coupons.flatMap((each) => each.places).map((place) => [keyOf(place), place])).values()];
  const values = coupons.map((coupon) => {
    const amounts = new Map(coupon.places.map((place) => [keyOf(place), place.amount]));
    return places.map((place) => amounts.get(keyOf(place)) ?? 0);
  });
  const limits = [...nightPrices(of, promotion, rooms), Number.POSITIVE_INFINITY];
  const groups = places.map(({ room, date }) => (date === null ? rooms.length : room));
  for (const [index, column] of limitedAssignment(values, groups, limits).entries()) {
    if (column === null) continue;
    const { room, date } = places[column]!;
    rooms[room]!.coupon_list.push({ coupon_code: coupons[index]!.coupon_code, ...(date !== null && { date }) });
  }
  return { promotion, rooms: withoutUseless(of, promotion, rooms) };
}

function keyOf({ room, date }: { room: number; date: string | null }): string {
  return `${room} ${date}`;
}

/** Returns the price of each room without options and coupons, which limits the coupons for its nights. */
function nightPrices(
  of: SelectedStay,
  promotion: BundlePromotion | undefined,
  rooms: readonly BestSavingRoom[],
): number[] {
  return priced(of, promotion, rooms).rooms.map(({ lines }) =>
    sum(lines.filter(({ kind }) => !AFTER_COUPONS.has(kind)).map(({ amount }) => amount)),
  );
}

/** Kinds of lines that don't change the price that coupons for nights apply to. */
const AFTER_COUPONS = new Set<PriceLineKind>(['coupon', 'early_checkout', 'upselling']);

/** Prices the stay with the coupons and tier benefits of `rooms`. */
function priced(of: SelectedStay, promotion: BundlePromotion | undefined, rooms: readonly BestSavingRoom[]): Stay {
  const { hotel, selection, owned, now, texts } = of;
  const reservationRoomList = requested(of, rooms);
  const coupons = takenCoupons(owned?.coupons ?? [], { reservationRoomList });
  const wanted = { ...selection, tier: owned?.tier ?? null, promotion, rooms: reservationRoomList, coupons };
  return priceSelection(hotel.document, wanted, now, texts);
}

/** Removes coupons that would be refused because the other discounts leave nothing for them to deduct. */
function withoutUseless(
  of: SelectedStay,
  promotion: BundlePromotion | undefined,
  rooms: BestSavingRoom[],
): BestSavingRoom[] {
  const stay = priced(of, promotion, rooms);
  return rooms.map(({ coupon_list, ...room }, index) => {
    const lines = stay.rooms[index]!.lines.filter(({ kind }) => kind === 'coupon');
    return { ...room, coupon_list: coupon_list.filter((one) => lines.some(({ code }) => code === one.coupon_code)) };
  });
}

function pointsWish(of: SelectedStay, rooms: BestSavingRoom[]): Wish[] {
  const rule = of.hotel.document.mileage;
  const priced = rule && priceOf(of, { rooms });
  if (!rule || !priced || 'violation' in priced) return [];
  const points = usablePoints(rule, priced.pointsUse);
  return points > 0 ? [{ points, rooms }] : [];
}
