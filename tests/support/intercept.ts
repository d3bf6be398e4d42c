import type { BrowserContext, Page, Route } from 'playwright';

type Addresses = Parameters<Page['route']>[0];

/**
 * The first requests to these addresses are handled by `handle`, later ones go through. The interception itself stays: where Playwright
 * ends one (`times`, `unroute`), about one request in a hundred that begins in that moment is never answered.
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

/** Requests to these addresses reach nobody until `reach` is called. */
export async function unreachable(where: Page | BrowserContext, addresses: Addresses): Promise<{ reach: () => void }> {
  let reached = false;
  await where.route(addresses, (route) => (reached ? route.fallback() : route.abort()));
  return { reach: () => void (reached = true) };
}
