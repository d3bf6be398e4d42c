import { storage } from '../tab/storage.ts';
import { readEntered } from './entered.ts';

/**
 * Reloads the page if some of its code can't be loaded because a new version has been deployed. Each version reloads at
 * most once, and restore-entered.ts restores the guest's input. If the network is down, nothing happens.
 */
export function reloadForNewVersion(): void {
  let checking = false;
  window.addEventListener('vite:preloadError', () => {
    if (checking) return;
    checking = true;
    // Read the inputs now, because a problem notice is about to replace them.
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

/**
 * Returns the entry script of this page, which identifies its version, or null if the server still sends this version.
 */
async function replacedVersion(): Promise<string | null> {
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  const answer = await fetch('/', { headers: { Accept: 'text/html' }, cache: 'no-store' });
  if (!entry || !answer.ok) return null;
  return (await answer.text()).includes(entry) ? null : entry;
}
