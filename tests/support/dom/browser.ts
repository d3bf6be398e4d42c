/**
 * Opens the built site without a browser: happy-dom loads the pages, the site's own modules run in them, and requests
 * go over the network as they do in a browser. There is no layout, so use this to test what a screen shows and does,
 * but not where an element is.
 */
import { type Blob, resolveObjectURL } from 'node:buffer';
import { EventEmitter, once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { SourceTextModule } from 'node:vm';
import { Browser, type BrowserContext, type BrowserPage, type BrowserWindow } from 'happy-dom';
import * as PropertySymbol from 'happy-dom/lib/PropertySymbol.js';
import { LATENCY_MS } from '../long.ts';
import { PATIENCE_MS } from './locator.ts';
import './navigation.ts';
import { Network } from './network.ts';
import { Storages } from './storages.ts';

const BUILT = 'dist/client';

/** A visitor's tabs, which share cookies and local storage. */
export type Tabs = {
  cookies: BrowserContext['cookieContainer'];
  network: Network;
  /** Uncaught errors, and messages that a page logged as errors. */
  faults: string[];
  open(): BrowserPage;
  /** Waits up to 30 seconds for a page to save a file, and returns the file. */
  nextDownload(): Promise<Download>;
  close(): Promise<void>;
};

export type Download = { name: string; file: Blob };

/**
 * Messages that happy-dom logs for responses with an error status and for requests that were aborted, by the page or
 * because the page was closed. Tests provoke all of these on purpose.
 */
const OF_THE_NETWORK = /^([A-Z]+ http\S+ \d{3}\b|The operation was aborted\.|socket hang up$)/;

type Options = {
  viewport: { width: number; height: number };
  languages: readonly string[];
  /** Headers that are added to each request that a page makes. */
  headers: Readonly<Record<string, string>>;
};

export function openTabs({ viewport, languages, headers }: Options): Tabs {
  const faults: string[] = [];
  const note = (...what: unknown[]) => {
    const text = what.map(textOf).join(' ');
    if (!OF_THE_NETWORK.test(text)) faults.push(text);
  };
  const network = new Network();
  const browser = new Browser({
    console: { ...console, error: note, warn: () => undefined },
    settings: {
      enableJavaScriptEvaluation: true,
      suppressInsecureJavaScriptEnvironmentWarning: true,
      enableCSSFileLoading: true,
      device: { prefersReducedMotion: 'reduce' },
      fetch: {
        interceptor: {
          beforeAsyncRequest: async ({ request, window }) => {
            for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
            return asset(request.url, window) ?? (await network.answer(request, window));
          },
          // happy-dom loses the body of a streamed response that is cloned, and the client clones error responses.
          afterAsyncResponse: async ({ response, window }) => {
            await latency();
            return response.ok ? undefined : whole(response, window);
          },
        },
      },
      navigation: { beforeContentCallback: (window) => prepare(window) },
    },
  });
  const context = browser.newIncognitoContext();
  const windows = () => context.pages.map((page) => page.mainFrame.window);
  const storages = new Storages(windows);
  const tabs: BrowserPage[] = [];
  const saved = new EventEmitter<{ saved: [Download] }>();
  let closing = false;

  function prepare(window: BrowserWindow): void {
    storages.give(
      window,
      tabs.findIndex((page) => page.mainFrame.window === window),
    );
    // happy-dom doesn't implement `size`, which react-hook-form reads to find out whether a selection has been changed.
    Object.defineProperty(window.HTMLSelectElement.prototype, 'size', { value: 0 });
    // In a browser, a download link leaves the page open. happy-dom would replace the page with the file.
    const { click } = window.HTMLElement.prototype;
    window.HTMLAnchorElement.prototype.click = function clickUnlessDownload() {
      if (!this.hasAttribute('download')) return click.call(this);
      const file = resolveObjectURL(this.href);
      if (file) saved.emit('saved', { name: this.download, file });
    };
    Object.defineProperty(window.navigator, 'languages', { value: languages });
    Object.defineProperty(window.navigator, 'language', { value: languages[0] });
    // A browser stops the scripts of a page that it leaves or closes. happy-dom lets them continue in an emptied
    // document, so ignore their errors. happy-dom's methods would also log them, without the name of the page.
    const noteUnlessLeft = (...what: unknown[]) => {
      if (!closing && windows().includes(window)) note(...what);
    };
    // React logs errors that an error boundary has caught.
    Object.defineProperty(window, 'console', { value: { ...console, error: noteUnlessLeft, warn: () => undefined } });
    const dispatch = (error: Error) =>
      window.dispatchEvent(new window.ErrorEvent('error', { message: error.message, error }));
    Object.assign(window, { [PropertySymbol.dispatchError]: dispatch });
    window.addEventListener('error', (event) => {
      // Otherwise, React would also log the error, without the name of the page.
      event.preventDefault();
      noteUnlessLeft((event as unknown as ErrorEvent).error ?? event);
    });
    window.addEventListener('load', () => void runModules(window).catch(noteUnlessLeft));
  }

  return {
    cookies: context.cookieContainer,
    network,
    faults,
    open: () => {
      const page = context.newPage();
      tabs.push(page);
      page.setViewport(viewport);
      return page;
    },
    nextDownload: () =>
      once(saved, 'saved', { signal: AbortSignal.timeout(PATIENCE_MS) }).then(([each]) => each as Download),
    close: () => {
      closing = true;
      return closeAll(browser, context);
    },
  };
}

async function latency(): Promise<void> {
  if (LATENCY_MS > 0) await setTimeout(LATENCY_MS);
}

async function closeAll(browser: Browser, context: BrowserContext): Promise<void> {
  await context.close();
  await browser.close();
}

function textOf(what: unknown): string {
  return what instanceof Error || (what as Error | undefined)?.message ? (what as Error).message : String(what);
}

/**
 * Returns the response for a built asset, or undefined for any other address. happy-dom can't run the site's modules,
 * so it gets an empty script in place of each; runModules runs the real ones.
 */
function asset(address: string, window: BrowserWindow): DomResponse | undefined {
  const { pathname } = new URL(address);
  if (!pathname.startsWith('/assets/')) return undefined;
  if (pathname.endsWith('.js')) return new window.Response('', { headers: { 'Content-Type': 'text/javascript' } });
  const file = join(BUILT, pathname);
  if (!existsSync(file)) return new window.Response('', { status: 404 });
  return new window.Response(whatHides(file), { headers: { 'Content-Type': 'text/css' } });
}

const sheets = new Map<string, string>();

/**
 * Returns a built style sheet with only its `display` and `visibility` declarations. Without layout, no other
 * declarations matter, and they would make happy-dom take seconds to compute a style.
 */
function whatHides(file: string): string {
  const known = sheets.get(file);
  if (known !== undefined) return known;
  const sheet = readFileSync(file, 'utf8').replaceAll(/([^{}]*)\{([^{}]*)\}/g, (_, selector: string, block: string) => {
    const kept = block.split(';').filter((each) => /^\s*(display|visibility)\s*:/.test(each));
    return kept.length > 0 ? `${selector}{${kept.join(';')}}` : '';
  });
  sheets.set(file, sheet);
  return sheet;
}

type DomResponse = InstanceType<BrowserWindow['Response']>;

async function whole(response: DomResponse, window: BrowserWindow): Promise<DomResponse> {
  const { status, statusText, headers } = response;
  try {
    return new window.Response(await response.text(), { status, statusText, headers });
  } catch {
    // The connection ended in the middle of the body. As in a browser, only reading the body rejects.
    return response;
  }
}

type Source = { code: string; compiled?: Buffer };
const sources = new Map<string, Source>();

function sourceOf(path: string): Source {
  const known = sources.get(path);
  if (known) return known;
  const source = { code: readFileSync(join(BUILT, path), 'utf8') };
  sources.set(path, source);
  return source;
}

/** Runs the module scripts of a page in its window. As in a browser, each page load evaluates the modules anew. */
async function runModules(window: BrowserWindow): Promise<void> {
  const modules = new Map<string, SourceTextModule>();
  const { origin } = new URL(window.location.href);
  const pathOf = (specifier: string, from: string) => new URL(specifier, `${origin}${from}`).pathname;

  function moduleAt(path: string): SourceTextModule {
    const known = modules.get(path);
    if (known) return known;
    const source = sourceOf(path);
    const made = new SourceTextModule(source.code, {
      context: window as unknown as object,
      identifier: path,
      ...(source.compiled && { cachedData: source.compiled }),
      initializeImportMeta: (meta) => Object.assign(meta, { url: origin + path }),
      importModuleDynamically: async (specifier) => {
        const wanted = pathOf(specifier, path);
        if (!modules.has(wanted)) await latency();
        return run(wanted);
      },
    });
    source.compiled ??= (made as SourceTextModule & { createCachedData(): Buffer }).createCachedData();
    modules.set(path, made);
    return made;
  }

  let linking: Promise<unknown> = Promise.resolve();
  async function link(wanted: SourceTextModule): Promise<void> {
    if (wanted.status !== 'unlinked') return;
    await wanted.link((specifier, from) => moduleAt(pathOf(specifier, from.identifier)));
  }

  async function run(path: string): Promise<SourceTextModule> {
    const wanted = moduleAt(path);
    // Link the modules one after another, because a dependency that two modules share must not be linked twice at the
    // same time.
    linking = linking.then(() => link(wanted));
    await linking;
    await wanted.evaluate();
    return wanted;
  }

  const scripts = [...window.document.querySelectorAll('script[type="module"][src]')];
  for (const script of scripts) await run(pathOf(script.getAttribute('src')!, '/'));
}
