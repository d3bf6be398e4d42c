import { testPostgres } from '../database/postgres.ts';
import { startSite } from './server.ts';

export type JourneySite = {
  origin: string;
  /** Origin of our server without the validating proxy, or of Prism on the mock. */
  server: string;
  /** Origin of the simulated card provider; '' on the mock. */
  sandbox: string;
  /** Origin of the outbox, which returns sent codes at `/outbox.json?to=`; '' on the mock. */
  outbox: string;
  /**
   * URL of the server's PostgreSQL database, which tests use to reconcile and to make holds and quotes expire; '' on
   * the mock.
   */
  database: string;
};

/** The key with which the demo company's system calls the API and signs the details of its employees. */
export const PROVIDER_KEY = 'provider-key-of-the-journeys';

/**
 * Starts the site for the journeys, on PostgreSQL and with rate limits high enough for all guests to share one address.
 */
export async function startJourneySite(): Promise<{ site: JourneySite; close(): Promise<void> }> {
  const postgres = await testPostgres();
  try {
    const { close, ...site } = await startSite({
      DATABASE_URL: postgres.url,
      RATE_LIMIT_FACTOR: '1000',
      PROVIDER_KEYS: `haneul:${PROVIDER_KEY}`,
    });
    return {
      site: { ...site, database: postgres.url },
      close: async () => {
        await close();
        await postgres.close();
      },
    };
  } catch (error) {
    await postgres.close();
    throw error;
  }
}
