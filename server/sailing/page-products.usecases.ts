import type { BundlePort } from '../../generated/types.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { keptFor } from '../platform/kept-for.ts';
import { pickText, type TextLanguages } from '../platform/values/language.ts';
import { addDays } from '../platform/values/nights.ts';
import { bookablePeriod, textsFor } from '../property/hotel.rules.ts';
import type { ReadPageProducts } from '../property/page-products.port.ts';
import { priceIn } from '../property/structured-data.rules.ts';
import { berthsLeft, closedAs, type Leg, legOf } from './departure.rules.ts';
import { lowestFare } from './fare.rules.ts';
import type { SailingDocument } from './sailing.presenter.ts';
import { type Departures, readRoutes } from './sailing.repository.ts';

const LOOK_AHEAD_DAYS = 31;
const ROUTES_MAX = 20;
const DEPARTURES_KEPT_MS = 5 * 60_000;

/**
 * Describes the next bookable departure on each route for search engines, with its lowest fare for an adult. The data
 * may be up to five minutes old.
 */
export function voyageProducts({ db, clock }: { db: Database; clock: Clock }): ReadPageProducts {
  const kept = keptFor<Departures | undefined>(clock, DEPARTURES_KEPT_MS);
  return async ({ companyCode, hotelCode, revision, document }, language, addressFor) => {
    const { sailing } = document;
    const list = (trips: readonly object[]) => ({
      list: { '@type': 'ItemList', itemListElement: trips },
      room: () => undefined,
    });
    if (!sailing) return list([]);
    const now = clock.now();
    const { from } = bookablePeriod(document, now);
    const period = { from, to: addDays(from, LOOK_AHEAD_DAYS) };
    const routes = sailing.routes.slice(0, ROUTES_MAX);
    const read = await kept(`${companyCode} ${hotelCode} ${revision}`, () =>
      readRoutes(
        db,
        hotelCode,
        routes.map(({ route_code: route }) => ({ route, ...period })),
      ),
    );
    const legs = (read?.departures ?? []).flatMap((departure) => legOf(sailing, departure) ?? []);
    const open = legs.filter(
      ({ departure, from: port }) =>
        closedAs(document, departure, port, now) === null && berthsLeft(sailing, departure) > 0,
    );
    const next = routes.flatMap((route) => open.find((leg) => leg.route === route) ?? []);
    const languages = textsFor(language, document);
    return list(
      next.map((leg, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        item: tripData({ ...document, sailing }, leg, languages, addressFor()),
      })),
    );
  };
}

function tripData({ currency }: SailingDocument, leg: Leg, languages: TextLanguages, url: string) {
  const fare = lowestFare(leg.departure, leg.route);
  return {
    '@type': 'BoatTrip',
    name: pickText(leg.route.route_name, languages),
    departureTime: leg.departsAt,
    arrivalTime: leg.arrivesAt,
    departureBoatTerminal: terminalData(leg.from, languages),
    arrivalBoatTerminal: terminalData(leg.to, languages),
    offers:
      fare === null
        ? undefined
        : {
            '@type': 'Offer',
            url,
            price: priceIn(currency, fare),
            priceCurrency: currency,
            availability: 'https://schema.org/InStock',
          },
  };
}

function terminalData(port: BundlePort, languages: TextLanguages) {
  return {
    '@type': 'BoatTerminal',
    name: pickText(port.port_name, languages),
    address: {
      '@type': 'PostalAddress',
      streetAddress: pickText(port.address, languages),
      addressCountry: port.country,
    },
  };
}
