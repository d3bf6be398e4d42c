import { useState } from 'react';
import { type Choice, type Choices, CHOICES_COOKIE, readChoices, writeChoices } from '../choices.ts';

function kept(): Choices {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${CHOICES_COOKIE}=`));
  return readChoices(decodeURIComponent(found?.slice(CHOICES_COOKIE.length + 1) ?? ''));
}

export function useChoices() {
  const [choices, setChoices] = useState(kept);
  const keep = (next: Choices) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the development server reads the choices from the cookie
    document.cookie = `${CHOICES_COOKIE}=${encodeURIComponent(writeChoices(next))}; Path=/; SameSite=Lax`;
    setChoices(next);
    setConnection(next['*']?.fate !== 'offline');
  };
  const choose = (operation: string, change: Partial<Choice>) =>
    keep({ ...choices, [operation]: { ...choices[operation], ...change } });
  return { choices, choose, clear: () => keep({}), read: () => setChoices(kept()) };
}

/**
 * Overrides `navigator.onLine` and fires its events, because screens also read the connection state from the browser.
 */
function setConnection(online: boolean): void {
  if (online === navigator.onLine) return;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}
