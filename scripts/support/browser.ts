import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { canInstall, install, isProgram, run } from './system-packages.ts';

/** Browser flags for machines without a display, a GPU or a network. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/** Browsers in order of preference. The headless shell needs 25% less CPU time for the same pages. */
const PROGRAMS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Returns the path of the first executable browser among BROWSER_PATH, the installed browsers, and the one that
 * Playwright has downloaded.
 */
export function findBrowser(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = PROGRAMS.flatMap((program) => folders.map((folder) => join(folder, program)));
  return [process.env['BROWSER_PATH'] ?? '', ...onPath, ...MAC, chromium.executablePath()].find(isProgram);
}

/**
 * Finds a browser or installs one: Playwright's browser, or a system package if the user is root. Returns an error
 * message if no browser works.
 */
export async function ensureBrowser(): Promise<string | undefined> {
  if (!findBrowser()) run(process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium');
  if (!findBrowser() && canInstall() && !install('chromium-headless-shell')) install('chromium');
  if (!findBrowser())
    return 'No browser was found and none could be installed. Install Chromium or Chrome, or set BROWSER_PATH to one.';
  const problem = await tryOut();
  if (problem) return problem;
  // Without this font, Korean text is rendered as boxes. Only screenshots depend on the font.
  if (canInstall() && !hasFont()) install('fonts-noto-cjk');
  return undefined;
}

async function tryOut(): Promise<string | undefined> {
  try {
    const browser = await chromium.launch({ executablePath: findBrowser()!, args: BROWSER_FLAGS });
    await browser.close();
    return undefined;
  } catch (error) {
    return `The browser ${findBrowser()} does not start: ${(error as Error).message.split('\n')[0]}`;
  }
}

function hasFont() {
  return (spawnSync('fc-list', [':lang=ko'], { encoding: 'utf8' }).stdout ?? '') !== '';
}
