import pg from 'pg';

/**
 * Makes bookings with only the database work that any booking engine needs, as a reference for the benchmark. One
 * transaction reserves the nights if they are available, writes a hold and an idempotency key, and commits. The driver
 * uses its own minimal tables and named prepared statements.
 */
export type BareDriver = { bookingsASecond(bookings: number): Promise<number>; end(): Promise<void> };

const NIGHTS = 2_000;
const ROOMS = 1_000_000;

const TABLES = `
  CREATE SCHEMA bare;
  CREATE TABLE bare.night (room text, stay_date int, sold int, allotment int, PRIMARY KEY (room, stay_date));
  CREATE TABLE bare.hold (hold_number text PRIMARY KEY, document jsonb);
  CREATE TABLE bare.key (key text PRIMARY KEY, answer jsonb);
  INSERT INTO bare.night SELECT 'DLX', n, 0, ${ROOMS} FROM generate_series(1, ${NIGHTS}) AS n`;

const TAKE_NIGHTS = `UPDATE bare.night SET sold = sold + 1
  WHERE room = 'DLX' AND stay_date BETWEEN $1 AND $2 AND sold < allotment`;
const INSERT_HOLD = 'INSERT INTO bare.hold VALUES ($1, $2)';
const INSERT_KEY = 'INSERT INTO bare.key VALUES ($1, $2)';

export async function openBareDriver(url: string, connections: number, document: string): Promise<BareDriver> {
  const clients = Array.from(
    { length: connections },
    () => new pg.Client({ connectionString: url, application_name: 'bench-driver' }),
  );
  await Promise.all(clients.map((client) => client.connect()));
  return {
    async bookingsASecond(bookings) {
      let left = bookings;
      const start = performance.now();
      await Promise.all(
        clients.map(async (client) => {
          while (left-- > 0) await book(client, document);
        }),
      );
      return (bookings * 1000) / (performance.now() - start);
    },
    end: async () => void (await Promise.all(clients.map((client) => client.end()))),
  };
}

export async function makeBareTables(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(TABLES);
  await client.end();
}

async function book(client: pg.Client, document: string): Promise<void> {
  const first = 1 + Math.floor(Math.random() * (NIGHTS - 3));
  const nights = 1 + Math.floor(Math.random() * 3);
  await client.query('BEGIN');
  const taken = await client.query({ name: 'take', text: TAKE_NIGHTS, values: [first, first + nights - 1] });
  if (taken.rowCount !== nights) throw new Error('bare driver: the nights are sold out');
  await client.query({ name: 'hold', text: INSERT_HOLD, values: [crypto.randomUUID(), document] });
  await client.query({ name: 'key', text: INSERT_KEY, values: [crypto.randomUUID(), document] });
  await client.query('COMMIT');
}
