import { createHash } from 'node:crypto';
import { Hono } from 'hono';

const SITES = ['StayFinder', 'RoomHarbor', 'TripLantern', 'NightOwl Hotels'] as const;
const DAY = 86_400_000;

export type CompetitorRate = { site: string; total_price: number; currency: 'KRW'; url: string };

/** What other sites ask for these nights: the same for the same question, always. Prices in won, tax included. */
export function competitorRates(hotelCode: string, startDate: string, endDate: string): CompetitorRate[] {
  const nights = Math.max(1, Math.round((Date.parse(endDate) - Date.parse(startDate)) / DAY));
  return SITES.map((site) => {
    const total = Array.from({ length: nights }, (_, at) => nightly(site, hotelCode, Date.parse(startDate) + at * DAY));
    const url = `https://${site.toLowerCase().replaceAll(' ', '-')}.example/hotels/${encodeURIComponent(hotelCode)}`;
    return { site, total_price: total.reduce((sum, price) => sum + price), currency: 'KRW' as const, url };
  });
}

function nightly(site: string, hotelCode: string, day: number): number {
  const share = createHash('sha256').update(`${site}|${hotelCode}|${day}`).digest().readUInt32BE() / 0xffffffff;
  const weekend = [5, 6].includes(new Date(day).getUTCDay()) ? 1.25 : 1;
  return Math.round(((170_000 + share * 70_000) * weekend) / 1000) * 1000;
}

export function ratesApi(): Hono {
  const app = new Hono();
  app.get('/rates', (c) => {
    const { hotel_code = '', start_date = '', end_date = '' } = c.req.query();
    const ordered = isDate(start_date) && isDate(end_date) && start_date < end_date;
    if (!hotel_code || !ordered) return c.json({ error: 'hotel_code, start_date < end_date as YYYY-MM-DD' }, 400);
    return c.json(competitorRates(hotel_code, start_date, end_date));
  });
  return app;
}

function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}
