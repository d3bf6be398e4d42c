// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { choose, quote, reserve, searchFor } from '../../../tests/support/client/booking.ts';
import { example, press, screenRenderer } from '../../../tests/support/client/screen.tsx';
import { chooseOffer } from '../../booking/journey/booking.actions.ts';
import { booking } from '../../booking/journey/booking.store.ts';
import OptionsStep from './options-step.tsx';

const released = Promise.withResolvers<Response>();
vi.stubGlobal('fetch', async ({ url, method }: Request) => {
  if (method === 'DELETE') return released.promise;
  const answers: Record<string, unknown> = {
    quotes: quote,
    holds: { ...example<object>('hold-held'), reservation_token: 'haneul.hold' },
    search: example('search'),
  };
  return Response.json(answers[new URL(url).pathname.split('/').at(-1)!], { status: 201 });
});
const render = screenRenderer('catalogue', 'booking');

test('ignores the continue button while held rooms are being released', async () => {
  const is = (value: string) => vi.waitFor(() => expect(booking.getSnapshot().value).toBe(value));
  booking.send(searchFor);
  booking.send({ ...choose(false), packageCode: null });
  await is('info');
  booking.send(reserve);
  await is('held');
  history.pushState(null, '', '/reservation?step=options');
  chooseOffer(searchFor.search, { roomTypeCode: 'DLX', packageCode: null, offersOptions: true });
  await is('releasing');
  await render(<OptionsStep />);
  await press('Continue without options');
  expect(location.pathname).toBe('/reservation');
  await act(async () => released.resolve(new Response(null, { status: 204 })));
  await is('options');
  await act(async () => undefined);
  await press('Continue without options');
  expect(location.pathname).toBe('/reservation/info');
  await is('info');
});
