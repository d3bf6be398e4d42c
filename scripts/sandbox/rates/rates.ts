import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { eachNight, isStayDate, weekday } from '../../../server/platform/values/nights.ts';

const SITES = ['StayFinder', 'RoomHarbor', 'TripLantern', 'NightOwl Hotels'] as const;

export type CompetitorRate = { site: string; total_price: number; currency: 'KRW'; url: string };

/**
 * Returns the competitors' prices for a stay, in won and including taxes. The same request always returns the same
 * prices.
 */
export function competitorRates(hotelCode: string, startDate: string, endDate: string): CompetitorRate[] {
  return SITES.map((site) => {
    const total = eachNight(startDate, endDate).map((night) => nightly(site, hotelCode, night));
    const url = `https://${site.toLowerCase().replaceAll(' ', '-')}.example/hotels/${encodeURIComponent(hotelCode)}`;
    return { site, total_price: total.reduce((sum, price) => sum + price), currency: 'KRW' as const, url };
  });
}

function nightly(site: string, hotelCode: string, night: string): number {
  const share =
    createHash('sha256')
      .update(`${site}|${hotelCode}|${Date.parse(night)}`)
      .digest()
      .readUInt32BE() / 0xffffffff;
  const weekend = [5, 6].includes(weekday(night)) ? 1.25 : 1;
  return Math.round(((170_000 + share * 70_000) * weekend) / 1000) * 1000;
}

export function ratesApi(): Hono {
  const app = new Hono();
  app.get('/rates', (c) => {
    const { hotel_code = '', start_date = '', end_date = '' } = c.req.query();
    const ordered = isStayDate(start_date) && isStayDate(end_date) && start_date < end_date;
    if (!hotel_code || !ordered) return c.json({ error: 'hotel_code, start_date < end_date as YYYY-MM-DD' }, 400);
    return c.json(competitorRates(hotel_code, start_date, end_date));
  });
  return app;
}
