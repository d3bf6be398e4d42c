/** The ID that a guest wants to find filled in (spec, section 2). On this device, until they untick it. */
const KEY = 'saved_login_id';

export function savedId(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function saveId(loginId: string | null): void {
  try {
    if (loginId) localStorage.setItem(KEY, loginId);
    else localStorage.removeItem(KEY);
  } catch {
    // Not saved: it is typed again.
  }
}
