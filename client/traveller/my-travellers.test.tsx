// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { example } from '../../tests/support/client/examples.ts';
import { findText, press, screenRenderer } from '../../tests/support/client/screen.tsx';
import { MyTravellers } from './my-travellers.tsx';

const render = screenRenderer('member', 'errors');
const data = example('SavedTravellerListResult', 'saved-travellers');

vi.stubGlobal('fetch', async (request: Request) => {
  const { pathname } = new URL(request.url);
  if (!pathname.includes('/saved-travellers')) return new Promise(() => undefined);
  if (request.method === 'GET') return Response.json(data);
  data.traveller_list = data.traveller_list.filter(({ saved_traveller_id: id }) => !pathname.endsWith(id));
  return new Response(null, { status: 204 });
});

test('lists the saved travellers with masked passports, and removes them', async () => {
  await render(<MyTravellers />, { hotel_code: '20', property_kind: 'sailing' });
  const text = await findText('KIM MINSEO (김민서)');
  expect(text).toContain('Passport ******846, valid until');
  expect(text).toContain('No passport saved');
  await press('Remove');
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(document.body.textContent).not.toContain('KIM MINSEO');
  });
  expect(document.body.textContent).toContain('PARK DOYUN');
  // The pressed button is gone, so the focus is on the text above the list.
  expect(document.activeElement?.textContent).toContain('Choose these travellers');
  await press('Remove');
  await findText('You haven’t saved any travellers yet.');
});
