import type { BrowserContext, Page, Route } from 'playwright';

type Addresses = Parameters<Page['route']>[0];

/**
 * Handles the first `times` requests to these addresses with `handle`; later requests pass through. The route stays
 * registered: when Playwright removes a route (`times`, `unroute`), about one in a hundred requests that begin at that
 * moment never receives a response.
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

/** Aborts requests to these addresses until `reach` is called. */
export async function unreachable(where: Page | BrowserContext, addresses: Addresses): Promise<{ reach: () => void }> {
  let reached = false;
  await where.route(addresses, (route) => (reached ? route.fallback() : route.abort()));
  return { reach: () => void (reached = true) };
}
