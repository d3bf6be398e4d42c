import { matchesGlob } from 'node:path/posix';
import type { BrowserWindow } from 'happy-dom';
import { PATIENCE_MS, until } from './locator.ts';

type DomRequest = InstanceType<BrowserWindow['Request']>;
type DomResponse = InstanceType<BrowserWindow['Response']>;

/** A glob or a regular expression, as in Playwright. */
type Addresses = string | RegExp;
type Wanted = Addresses | ((request: SentRequest) => boolean);

/** A page's request, with the methods of Playwright's requests that our tests use. */
export type SentRequest = {
  url(): string;
  headerValue(name: string): Promise<string | null>;
};

/** A request that a test has intercepted, with the methods of Playwright's routes that our tests use. */
type Route = {
  request(): SentRequest;
  abort(): Promise<void>;
  continue(): Promise<void>;
  fallback(): Promise<void>;
  fulfill(answer: { body: string; contentType?: string }): Promise<void>;
  /** Sends the request without cookies. The page receives no response. */
  fetch(): Promise<void>;
};

type Handle = (route: Route) => Promise<void>;
type Outcome = { abort: true } | { answer: { body: string; contentType?: string } } | 'continue' | 'fallback';

/** Lets a test watch and intercept the requests of a visitor's pages. */
export class Network {
  readonly #routes: { addresses: Addresses; handle: Handle }[] = [];
  readonly #listeners = new Set<(request: SentRequest) => void>();

  /** Handles requests to these addresses. If several routes match, the last one added comes first, as in Playwright. */
  route(addresses: Addresses, handle: Handle): void {
    this.#routes.unshift({ addresses, handle });
  }

  onRequest(listener: (request: SentRequest) => void): void {
    this.#listeners.add(listener);
  }

  async waitForRequest(wanted: Wanted): Promise<SentRequest> {
    let found: SentRequest | undefined;
    this.onRequest((request) => {
      if (typeof wanted === 'function' ? wanted(request) : isTo(wanted, request.url())) found ??= request;
    });
    return until(
      () => found,
      () => `no request to ${String(wanted)} in ${PATIENCE_MS} ms`,
    );
  }

  /**
   * Returns the response of a matching route, or undefined if the request must be sent over the network. Throws if a
   * route aborts the request.
   */
  async answer(request: DomRequest, window: BrowserWindow): Promise<DomResponse | undefined> {
    const sent: SentRequest = {
      url: () => request.url,
      headerValue: async (name) => request.headers.get(name),
    };
    for (const listener of this.#listeners) listener(sent);
    for (const { addresses, handle } of this.#routes) {
      if (!isTo(addresses, request.url)) continue;
      const outcome = await outcomeOf(handle, request, sent);
      if (outcome === 'continue') return undefined;
      if (outcome === 'fallback') continue;
      if ('abort' in outcome) throw new window.TypeError('Failed to fetch');
      const { body, contentType = 'text/plain' } = outcome.answer;
      return new window.Response(body, { headers: { 'Content-Type': contentType } });
    }
    return undefined;
  }
}

function outcomeOf(handle: Handle, request: DomRequest, sent: SentRequest): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const end = (outcome: Outcome) => async () => resolve(outcome);
    const route: Route = {
      request: () => sent,
      abort: end({ abort: true }),
      continue: end('continue'),
      fallback: end('fallback'),
      fulfill: async (answer) => resolve({ answer }),
      fetch: () => send(request),
    };
    handle(route).catch(reject);
  });
}

async function send(request: DomRequest): Promise<void> {
  const { method, url, headers } = request;
  const body = method === 'GET' ? null : await request.clone().text();
  await (await fetch(url, { method, headers: [...headers], body })).arrayBuffer();
}

function isTo(addresses: Addresses, url: string): boolean {
  return typeof addresses === 'string' ? matchesGlob(url, addresses) : addresses.test(url);
}
