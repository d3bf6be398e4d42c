import type { BrowserContext, Page, Route } from 'playwright';

type Addresses = Parameters<Page['route']>[0];

/**
 * Handles the first requests to these addresses with `handle`; later ones pass. The route itself is kept: when
 * Playwright removes one (`times`, `unroute`), about one in a hundred requests that begin at that moment never gets a
 * response.
 */
export async function intercept(
  where: Page | BrowserContext,
  addresses: Addresses,
  handle: (route: Route) => Promise<void>,
  times = 1,
): Promise<void> {
  let left = times;
  await where.route(addresses, (route) => (left-- > 0 ? handle(route) : route.fallback()));
}

/** Blocks requests to these addresses until `reach` is called. */
export async function unreachable(where: Page | BrowserContext, addresses: Addresses): Promise<{ reach: () => void }> {
  let reached = false;
  await where.route(addresses, (route) => (reached ? route.fallback() : route.abort()));
  return { reach: () => void (reached = true) };
}
