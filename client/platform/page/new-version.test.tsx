// @vitest-environment happy-dom
// @vitest-environment-options {"settings":{"handleDisabledFileLoadingAsSuccess":true}}
import { act, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { testRenderer } from '../../../tests/support/client/render.ts';
import { storage } from '../tab/storage.ts';
import { reloadForNewVersion } from './new-version.ts';
import { restoreEntered } from './restore-entered.ts';

const render = testRenderer();
const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
const ask = vi.fn<() => Promise<Response>>();
vi.stubGlobal('fetch', ask);
reloadForNewVersion();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  document.head.innerHTML = '<script type="module" src="/assets/index-old.js"></script>';
});

function page(entry: string) {
  return new Response(`<!doctype html><script type="module" src="/assets/${entry}.js"></script>`);
}

/** Fires the event that the built client fires for a missing chunk, and waits for the version check. */
async function chunkMissing() {
  const asked = ask.mock.calls.length;
  window.dispatchEvent(new Event('vite:preloadError'));
  await vi.waitFor(() => expect(ask.mock.calls.length).toBe(asked + 1));
  await act(async () => undefined);
}

function Form() {
  const [values, setValues] = useState<Record<string, string | boolean>>({});
  const set = (name: string, value: string | boolean) => setValues((all) => ({ ...all, [name]: value }));
  const text = (name: string) => ({
    name,
    value: String(values[name] ?? ''),
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
  });
  return (
    <form>
      <input {...text('guest_email')} />
      <textarea {...text('request')} />
      <select {...text('arrival')}>
        <option value="">–</option>
        <option value="18:00">18:00</option>
      </select>
      <input
        type="checkbox"
        name="agreed"
        checked={values['agreed'] === true}
        onChange={({ target }) => set('agreed', target.checked)}
      />
      <input type="password" {...text('secret')} />
      <input {...text('passport_number')} />
      <output>{JSON.stringify(values)}</output>
    </form>
  );
}

const ENTERED = { guest_email: 'minseo@guest.example', request: 'Late arrival', arrival: '18:00' };

function state(): object {
  return JSON.parse(document.querySelector('output')!.textContent!) as object;
}

function named(name: string): HTMLInputElement {
  return document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
}

async function enter() {
  await act(async () => {
    for (const [name, value] of Object.entries({ ...ENTERED, secret: 'Haneul!2027', passport_number: 'M1234' })) {
      const prototype = Object.getPrototypeOf(named(name)) as HTMLInputElement;
      Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(named(name), value);
      for (const event of ['input', 'change']) named(name).dispatchEvent(new Event(event, { bubbles: true }));
    }
    named('agreed').click();
  });
}

test('reloads once if code is missing after a deployment, and restores the input except secrets', async () => {
  await render(<Form />);
  await enter();
  expect(state()).toEqual({ ...ENTERED, agreed: true, secret: 'Haneul!2027', passport_number: 'M1234' });
  ask.mockResolvedValueOnce(page('index-new'));
  await chunkMissing();
  expect(reload).toHaveBeenCalledOnce();
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Haneul|M1234/);

  await render(null);
  await act(async () => restoreEntered());
  await render(<Form />);
  await vi.waitFor(() => expect(state()).toEqual({ ...ENTERED, agreed: true }));
  expect(storage.replaced.get()?.entered).toBeNull();

  ask.mockResolvedValueOnce(page('index-new'));
  await chunkMissing();
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['the server still sends this version', () => Promise.resolve(page('index-old'))],
  ['the network is down', () => Promise.reject(new TypeError('network'))],
  ['the server is unavailable', () => Promise.resolve(new Response('', { status: 503 }))],
])('does not reload if %s', async (_, answer) => {
  ask.mockImplementationOnce(answer);
  await chunkMissing();
  expect(reload).not.toHaveBeenCalled();
});
