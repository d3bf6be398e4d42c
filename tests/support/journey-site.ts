import { VALIDATION_PATH } from './validating-proxy.ts';
import { testPostgres } from './postgres.ts';
import { startSite } from './server.ts';

/** What a journey knows of the site that it goes through. */
export type JourneySite = {
  /** What the browser opens. */
  origin: string;
  /** Ours without the proxy; on the mock: Prism. */
  server: string;
  /** The card provider's control; '' on the mock. */
  sandbox: string;
  /** Where codes are read: `/outbox.json?to=`; '' on the mock. */
  outbox: string;
  /** PostgreSQL behind the server, to reconcile and to let time pass in it; '' on the mock. */
  database: string;
};

/** The key by which the system of the demo's company calls, and signs whose employee a guest is. */
export const PROVIDER_KEY = 'provider-key-of-the-journeys';

/** The site of the journeys: on PostgreSQL, and so patient that one address may play all the guests. */
export async function startJourneySite(): Promise<{ site: JourneySite; close(): Promise<void> }> {
  const postgres = await testPostgres();
  try {
    const { close, ...site } = await startSite({
      DATABASE_URL: postgres.url,
      RATE_LIMIT_FACTOR: '1000',
      PROVIDER_KEYS: `haneul:${PROVIDER_KEY}`,
    });
    // The contract's own tests have everything validated; of the journeys one is (useBrowser).
    await fetch(site.origin + VALIDATION_PATH, { method: 'DELETE' });
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
