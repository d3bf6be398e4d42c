// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { created, input } from '../../tests/support/client/signup-fixtures.ts';
import { storage } from '../platform/tab/storage.ts';
import { publish } from '../session/session-events.ts';
import { followSession } from './follow-session.ts';
import { endSignup, openSignup } from './signup.store.ts';

vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
followSession();
const searched = { supplied: [], startDate: null, endDate: null, rooms: null };

function keepWelcome() {
  const { actor } = openSignup('signup', input);
  const snapshot = { ...(actor.getPersistedSnapshot() as object), status: 'done', value: 'welcome' } as never;
  endSignup('signup');
  storage.signup.set({ ...(snapshot as object), context: { ...actor.getSnapshot().context, created } } as never);
}
function opened() {
  const { value, context } = openSignup('signup', input).actor.getSnapshot();
  return { value, member: context.created?.user_name };
}
function loadedBy(type: 'navigate' | 'reload', path = '/sign-up') {
  history.replaceState(null, '', '/sign-up');
  const name = new URL(path, location.href).href;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type, name } as never]);
}

beforeEach(() => {
  endSignup('signup');
  sessionStorage.clear();
  return () => vi.restoreAllMocks();
});

describe('after a finished sign-up', () => {
  test('a reload shows the welcome again', () => {
    keepWelcome();
    loadedBy('reload');
    expect(opened()).toEqual({ value: 'welcome', member: created.user_name });
  });

  test('opening the page by address or link starts a new sign-up', () => {
    keepWelcome();
    loadedBy('navigate');
    expect(opened()).toEqual({ value: 'chooseType', member: undefined });
  });

  test('a link starts a new sign-up if the last reload was of another page', () => {
    keepWelcome();
    loadedBy('reload', '/');
    expect(opened()).toEqual({ value: 'chooseType', member: undefined });
  });

  test('a new visit deletes the sign-up, even after a reload', async () => {
    keepWelcome();
    loadedBy('reload');
    await publish('searchSupplied', searched);
    expect(storage.signup.get()).toBeNull();
    expect(opened()).toEqual({ value: 'chooseType', member: undefined });
  });
});

test('a new visit ends an unfinished sign-up and its social login', async () => {
  const first = openSignup('signup', input);
  storage.socialSignup.set({
    provider: 'kakao',
    ticket: 't',
    expires_at: '2027-06-01T00:00:00Z',
    prefill: {} as never,
  });
  await publish('searchSupplied', searched);
  expect(openSignup('signup', input)).not.toBe(first);
  expect(storage.socialSignup.get()).toBeNull();
});
