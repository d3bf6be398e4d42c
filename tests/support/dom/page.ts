import type { BrowserPage, BrowserWindow } from 'happy-dom';
import type { Cookie } from 'playwright';
import { DomLocator, PATIENCE_MS, pressKey, until } from './locator.ts';

type Text = string | RegExp;

/** A tab opened by openTab, with the calls of Playwright's pages that our tests use. */
export class DomPage {
  readonly #page: BrowserPage;
  readonly #origin: string;
  readonly #whole: DomLocator;
  readonly keyboard = { press: async (key: string) => this.#pressKey(key) };

  constructor(page: BrowserPage, origin: string) {
    this.#page = page;
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
  async goBack(): Promise<void> {
    this.#window.history.back();
  }
  async waitForURL(wanted: RegExp): Promise<void> {
    await until(
      () => (wanted.test(this.url()) && this.#window.document.readyState === 'complete') || undefined,
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

  context() {
    const { cookieContainer } = this.#page.context;
    return {
      addCookies: async (cookies: readonly { name: string; value: string; url?: string }[]) =>
        cookieContainer.addCookies(
          cookies.map(({ name, value, url = this.#origin }) => ({
            key: name,
            value,
            path: '/',
            originURL: new URL(url) as never,
          })),
        ),
      cookies: async (): Promise<Pick<Cookie, 'name' | 'value'>[]> =>
        cookieContainer
          .getCookies(new URL(this.#origin) as never)
          .map(({ key, value }) => ({ name: key, value: value ?? '' })),
    };
  }
}
