/** What the browser keeps for this tab. A browser that keeps nothing is no error: the value is just not there. */
export function readSession<T>(key: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** `null` removes it. */
export function writeSession(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or refused: the choice lives as long as the page does.
  }
}

/** Where a tab keeps its booking journey. Here, because who enters anew asks for it before the journey's code is there. */
export const JOURNEY_KEY = 'booking';
