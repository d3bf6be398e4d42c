/**
 * The built site without a browser's window: happy-dom loads the pages, the site's own modules run in them, and calls go over the network
 * as they do in a browser. It has no layout: use it for what a screen shows and does, never for where something is.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SourceTextModule } from 'node:vm';
import { Browser, type BrowserContext, type BrowserPage, type BrowserWindow } from 'happy-dom';

const BUILT = 'dist/client';

export type Tab = {
  page: BrowserPage;
  /** Uncaught errors and what the page logged as an error. */
  faults: string[];
  close(): Promise<void>;
};

/** happy-dom logs refused calls, and calls that the page cancelled or that ended because the page was left. Walks provoke them all. */
const OF_THE_NETWORK = /^([A-Z]+ http\S+ \d{3}\b|The operation was aborted\.|socket hang up$)/;

type Options = { viewport: { width: number; height: number }; languages: readonly string[] };

/** Opens a tab with empty cookies, storage and history. */
export function openTab({ viewport, languages }: Options): Tab {
  const faults: string[] = [];
  const note = (...what: unknown[]) => {
    const text = what.map(textOf).join(' ');
    if (!OF_THE_NETWORK.test(text)) faults.push(text);
  };
  const browser = new Browser({
    console: { ...console, error: note, warn: () => undefined },
    settings: {
      enableJavaScriptEvaluation: true,
      suppressInsecureJavaScriptEnvironmentWarning: true,
      enableCSSFileLoading: true,
      device: { prefersReducedMotion: 'reduce' },
      fetch: {
        interceptor: {
          beforeAsyncRequest: async ({ request, window }) => asset(request.url, window),
          // happy-dom loses the body of a streamed answer that is cloned, as the client does with a refusal.
          afterAsyncResponse: async ({ response, window }) => (response.ok ? undefined : whole(response, window)),
        },
      },
      navigation: { beforeContentCallback: (window) => prepare(window) },
    },
  });
  const context = browser.newIncognitoContext();
  const kept = new Map<string, Storage>();

  function prepare(window: BrowserWindow): void {
    // A window of happy-dom has storages of its own; those of a browser outlive the page.
    for (const name of ['sessionStorage', 'localStorage'] as const) {
      const storage = kept.get(name) ?? (window[name] as unknown as Storage);
      kept.set(name, storage);
      Object.defineProperty(window, name, { value: storage });
    }
    // happy-dom doesn't implement `size`, which react-hook-form reads to see whether an option is selected.
    Object.defineProperty(window.HTMLSelectElement.prototype, 'size', { value: 0 });
    // A download leaves the page where it is; happy-dom would open the file in its place.
    const { click } = window.HTMLElement.prototype;
    window.HTMLAnchorElement.prototype.click = function clickUnlessDownload() {
      if (!this.hasAttribute('download')) click.call(this);
    };
    Object.defineProperty(window.navigator, 'languages', { value: languages });
    Object.defineProperty(window.navigator, 'language', { value: languages[0] });
    window.addEventListener('error', (event) => note((event as unknown as ErrorEvent).error ?? event));
    window.addEventListener('load', () => void runModules(window).catch(note));
  }

  const page = context.newPage();
  page.setViewport(viewport);
  return { page, faults, close: () => closeAll(browser, context) };
}

async function closeAll(browser: Browser, context: BrowserContext): Promise<void> {
  await context.close();
  await browser.close();
}

function textOf(what: unknown): string {
  return what instanceof Error || (what as Error | undefined)?.message ? (what as Error).message : String(what);
}

/** What was built comes from the disk. happy-dom cannot run its modules: it gets empty ones, and runModules runs those of the disk. */
function asset(address: string, window: BrowserWindow): DomResponse | undefined {
  const { pathname } = new URL(address);
  if (!pathname.startsWith('/assets/')) return undefined;
  if (pathname.endsWith('.js')) return new window.Response('', { headers: { 'Content-Type': 'text/javascript' } });
  const file = join(BUILT, pathname);
  if (!existsSync(file)) return new window.Response('', { status: 404 });
  return new window.Response(readFileSync(file, 'utf8'), { headers: { 'Content-Type': 'text/css' } });
}

type DomResponse = InstanceType<BrowserWindow['Response']>;

async function whole(response: DomResponse, window: BrowserWindow): Promise<DomResponse> {
  const { status, statusText, headers } = response;
  return new window.Response(await response.text(), { status, statusText, headers });
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

/** Runs the module scripts of a page in its window, as a browser does: each page load evaluates them anew. */
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
      importModuleDynamically: (specifier) => run(pathOf(specifier, path)),
    });
    // Node's types lack it.
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
    // One after the other: what two modules import cannot be linked twice at once.
    linking = linking.then(() => link(wanted));
    await linking;
    await wanted.evaluate();
    return wanted;
  }

  const scripts = [...window.document.querySelectorAll('script[type="module"][src]')];
  for (const script of scripts) await run(pathOf(script.getAttribute('src')!, '/'));
}
