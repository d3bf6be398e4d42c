import pg from 'pg';

/** A statement as the driver was given it: its text (and the name it is kept under), how its rows come back, its values. */
export type Statement = { query: unknown; values: unknown };

type Named = { connectionParameters?: { application_name?: string } };

let recording: Statement[] | undefined;
const send = pg.Client.prototype.query as (this: pg.Client, ...given: unknown[]) => unknown;

/** Every connection of this process goes through here; those of the queue have another name and are its own affair. */
pg.Client.prototype.query = function query(this: pg.Client & Named, ...given: unknown[]) {
  const [query, values] = given;
  if (this.connectionParameters?.application_name === 'booking-server') recording?.push({ query, values });
  return send.apply(this, given);
} as typeof pg.Client.prototype.query;

/** What the server's code sends to the database while `work` is done. One at a time. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  recording = statements;
  try {
    await work();
  } finally {
    recording = undefined;
  }
  return statements;
}

export type Driver = { bookingsASecond(bookings: readonly Statement[][]): Promise<number>; end(): Promise<void> };

/** The driver alone: `connections` of them, each sending one booking's statements after the other, and then the next booking's. */
export async function openDriver(url: string, connections: number): Promise<Driver> {
  const clients = Array.from(
    { length: connections },
    () => new pg.Client({ connectionString: url, application_name: 'bench-driver' }),
  );
  await Promise.all(clients.map((client) => client.connect()));
  return {
    async bookingsASecond(bookings) {
      const rest = bookings.values();
      const start = performance.now();
      await Promise.all(
        clients.map(async (client) => {
          for (const statements of rest) {
            for (const { query, values } of statements)
              await client.query(query as pg.QueryConfig, values as unknown[]);
          }
        }),
      );
      return (bookings.length * 1000) / (performance.now() - start);
    },
    end: async () => void (await Promise.all(clients.map((client) => client.end()))),
  };
}
