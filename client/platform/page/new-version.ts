import { storage } from '../tab/storage.ts';
import { readEntered } from './entered.ts';

/**
 * Reloads the page if some of its code can't be loaded because a new version has been deployed. Each version reloads at
 * most once, and what the guest has entered is restored (restore-entered.ts). If the network is down, nothing happens.
 */
export function reloadForNewVersion(): void {
  let checking = false;
  window.addEventListener('vite:preloadError', () => {
    if (checking) return;
    checking = true;
    // Read the inputs now, because the page is about to show a problem in their place.
    const entered = readEntered();
    void replacedVersion()
      .then((version) => {
        if (version === null || storage.replaced.get()?.entry === version) return;
        storage.replaced.set({ entry: version, entered });
        location.reload();
      })
      .catch(() => undefined)
      .finally(() => (checking = false));
  });
}

/** Returns the entry script of this page, which names its version, or null if the server still sends the same one. */
async function replacedVersion(): Promise<string | null> {
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  const answer = await fetch('/', { headers: { Accept: 'text/html' }, cache: 'no-store' });
  if (!entry || !answer.ok) return null;
  return (await answer.text()).includes(entry) ? null : entry;
}
