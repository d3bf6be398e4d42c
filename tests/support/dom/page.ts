import { Readable } from 'node:stream';
import type { BrowserPage, BrowserWindow } from 'happy-dom';
import type { Cookie } from 'playwright';
import type { Tabs } from './browser.ts';
import { DomLocator, PATIENCE_MS, pressKey, until } from './locator.ts';
import type { Network, SentRequest } from './network.ts';

type Text = string | RegExp;

type Cookies = Pick<Cookie, 'name' | 'value' | 'expires' | 'sameSite'>[];

/** A tab without a browser, with the methods of Playwright's pages that our tests use. */
export class DomPage {
  readonly #tabs: Tabs;
  readonly #page: BrowserPage;
  readonly #origin: string;
  readonly #whole: DomLocator;
  readonly keyboard = { press: async (key: string) => this.#pressKey(key) };

  /** Opens a tab. Relative addresses refer to `origin`. */
  constructor(tabs: Tabs, origin: string) {
    this.#tabs = tabs;
    this.#page = tabs.open();
    this.#origin = origin;
    this.#whole = new DomLocator(
      () => this.#window,
      () => this.#root(),
      'page',
    );
  }

  get #window(): BrowserWindow {
    return this.#page.mainFrame.window;
  }

  #root(): Element[] {
    const root = this.#window.document?.documentElement;
    return root ? [root as unknown as Element] : [];
  }

  url(): string {
    return this.#page.mainFrame.url;
  }
  async goto(address: string): Promise<void> {
    await this.#page.goto(new URL(address, this.#origin).href, { headers: { Accept: 'text/html' } });
  }
  async reload(): Promise<void> {
    await this.#page.reload();
  }
  async close(): Promise<void> {
    await this.#page.close();
  }
  async goBack(): Promise<void> {
    await this.#page.goBack();
  }
  async goForward(): Promise<void> {
    await this.#page.goForward();
  }
  viewportSize(): { width: number; height: number } {
    const { width, height } = this.#page.viewport;
    return { width, height };
  }
  title(): string {
    return this.#window.document.title;
  }
  async waitForURL(wanted: RegExp): Promise<void> {
    await until(
      () => (wanted.test(this.url()) && this.#window.document?.readyState === 'complete') || undefined,
      () => `${this.url()} does not match ${wanted} after ${PATIENCE_MS} ms`,
    );
  }

  getByRole(...asked: Parameters<DomLocator['getByRole']>): DomLocator {
    return this.#whole.getByRole(...asked);
  }
  getByText(text: Text, options?: { exact?: boolean }): DomLocator {
    return this.#whole.getByText(text, options);
  }
  getByLabel(text: Text, options?: { exact?: boolean }): DomLocator {
    return this.#whole.getByLabel(text, options);
  }
  locator(selector: string): DomLocator {
    return new DomLocator(
      () => this.#window,
      () => [...this.#window.document.querySelectorAll(selector)] as unknown as Element[],
      `page.locator(${selector})`,
    );
  }

  /** Runs a function in the page. The argument and the result must be JSON values. */
  async evaluate<T, A>(work: (given: A) => T | Promise<T>, given?: A): Promise<T> {
    const result: unknown = await this.#window.eval(`(${work.toString()})(${JSON.stringify(given) ?? ''})`);
    return result === undefined ? (undefined as T) : (JSON.parse(JSON.stringify(result)) as T);
  }

  #pressKey(key: string): void {
    const { document } = this.#window;
    pressKey((document.activeElement ?? document.body) as unknown as HTMLElement, key);
  }

  /**
   * Intercepts requests from all of the visitor's tabs, except requests for built scripts and style sheets, which are
   * read from disk.
   */
  async route(...[addresses, handle]: Parameters<Network['route']>): Promise<void> {
    this.#tabs.network.route(addresses, handle);
  }
  on(_: 'request', listener: (request: SentRequest) => void): void {
    this.#tabs.network.onRequest(listener);
  }
  waitForRequest(wanted: Parameters<Network['waitForRequest']>[0]): Promise<SentRequest> {
    return this.#tabs.network.waitForRequest(wanted);
  }
  async waitForEvent(_: 'download') {
    const { name, file } = await this.#tabs.nextDownload();
    return {
      suggestedFilename: () => name,
      createReadStream: async () => Readable.from(Buffer.from(await file.arrayBuffer())),
    };
  }

  context() {
    const { cookies } = this.#tabs;
    return {
      newPage: async () => new DomPage(this.#tabs, this.#origin),
      addCookies: async (added: readonly { name: string; value: string; url?: string }[]) =>
        void cookies.addCookies(
          added.map(({ name, value, url = this.#origin }) => ({
            key: name,
            value,
            path: '/',
            originURL: new URL(url) as never,
          })),
        ),
      /** Clears the cookies whose name matches. Makes them expire, because happy-dom can't delete single cookies. */
      clearCookies: async ({ name }: { name: RegExp }) => {
        const found = cookies.getCookies(new URL(this.#origin) as never).filter(({ key }) => name.test(key));
        cookies.addCookies(found.map((each) => ({ ...each, expires: new Date(0) })));
      },
      cookies: async (): Promise<Cookies> =>
        cookies.getCookies(new URL(this.#origin) as never).map(({ key, value, expires, sameSite }) => ({
          name: key,
          value: value ?? '',
          expires: expires ? expires.getTime() / 1000 : -1,
          sameSite: sameSite as Cookie['sameSite'],
        })),
    };
  }
}
