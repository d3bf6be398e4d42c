/**
 * node tests/bench/skeleton.ts: the least that a booking engine on Hono and PostgreSQL must do, as a reference for the
 * benchmark. A quote is one insert. A hold is one transaction that takes nights if they are available, and writes the
 * hold and the idempotency key. The responses are those of the real server, so both servers send the same bytes.
 */
import { randomUUID } from 'node:crypto';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';

const NIGHTS = 2_000;
const ROOMS = 1_000_000;
const TABLES = `
  CREATE SCHEMA skeleton;
  CREATE TABLE skeleton.quote (quote_id text PRIMARY KEY, document jsonb);
  CREATE TABLE skeleton.night (room text, stay_date int, sold int, allotment int, PRIMARY KEY (room, stay_date));
  CREATE TABLE skeleton.hold (hold_number text PRIMARY KEY, document jsonb);
  CREATE TABLE skeleton.key (key text PRIMARY KEY, answer jsonb);
  INSERT INTO skeleton.night SELECT 'DLX', n, 0, ${ROOMS} FROM generate_series(1, ${NIGHTS}) AS n`;
const INSERT_QUOTE = 'INSERT INTO skeleton.quote VALUES ($1, $2)';
const TAKE_NIGHTS = `UPDATE skeleton.night SET sold = sold + 1
  WHERE room = 'DLX' AND stay_date BETWEEN $1 AND $2 AND sold < allotment`;
const INSERT_HOLD = 'INSERT INTO skeleton.hold VALUES ($1, $2)';
const INSERT_KEY = 'INSERT INTO skeleton.key VALUES ($1, $2)';

const { DATABASE_URL: connectionString, PORT, QUOTE = '', HOLD = '' } = process.env;
const pool = new pg.Pool({ connectionString, max: 10, application_name: 'bench-skeleton' });
const headers = { 'content-type': 'application/json' };
const app = new Hono();

app.get('/readyz', (c) => c.text('ready'));

app.post('/api/client/booking/quotes', async (c) => {
  await c.req.json();
  await pool.query({ name: 'quote', text: INSERT_QUOTE, values: [randomUUID(), QUOTE] });
  return c.body(QUOTE, 201, headers);
});

app.post('/api/client/booking/holds', async (c) => {
  await c.req.json();
  const first = 1 + Math.floor(Math.random() * (NIGHTS - 3));
  const nights = 1 + Math.floor(Math.random() * 3);
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const taken = await client.query({ name: 'take', text: TAKE_NIGHTS, values: [first, first + nights - 1] });
    if (taken.rowCount !== nights) throw new Error('The nights are sold out');
    await client.query({ name: 'hold', text: INSERT_HOLD, values: [randomUUID(), HOLD] });
    await client.query({ name: 'key', text: INSERT_KEY, values: [c.req.header('idempotency-key'), HOLD] });
    await client.query('COMMIT');
  } finally {
    client.release();
  }
  return c.body(HOLD, 201, headers);
});

await pool.query(TABLES);
serve({ fetch: app.fetch, port: Number(PORT), hostname: '127.0.0.1' });
