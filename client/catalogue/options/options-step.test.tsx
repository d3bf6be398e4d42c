// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { choose, quote, reserve, searchFor } from '../../../tests/support/client/booking.ts';
import { example } from '../../../tests/support/client/examples.ts';
import { findText, press, refusal, screenRenderer } from '../../../tests/support/client/screen.tsx';
import { chooseOffer } from '../../booking/journey/booking.actions.ts';
import { booking } from '../../booking/journey/booking.store.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import OptionsStep from './options-step.tsx';

const released = Promise.withResolvers<Response>();
let refused: Response | null = null;
vi.stubGlobal('fetch', async ({ url, method }: Request) => {
  if (method === 'DELETE') return released.promise;
  if (refused && url.endsWith('/quotes')) return refused.clone();
  const answers: Record<string, unknown> = {
    quotes: quote,
    holds: { ...example('HoldResult', 'hold-held'), reservation_token: 'haneul.hold' },
    search: example('SearchResult', 'search'),
  };
  return Response.json(answers[new URL(url).pathname.split('/').at(-1)!], { status: 201 });
});
const render = screenRenderer('catalogue', 'booking', 'errors');

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
  await press('Continue without extras');
  expect(location.pathname).toBe('/reservation');
  await act(async () => released.resolve(new Response(null, { status: 204 })));
  await is('options');
  await act(async () => undefined);
  await press('Continue without extras');
  expect(location.pathname).toBe('/reservation/info');
  await is('info');
});

test('explains why there is no price, and retries or waits for another choice', async () => {
  history.pushState(null, '', '/reservation?step=options');
  booking.send({ type: 'GO_TO', step: 'options' });
  await vi.waitFor(() => expect(booking.getSnapshot().value).toBe('options'));
  queryClient.clear();
  refused = refusal(503, 'unavailable');
  await render(<OptionsStep />);
  expect(await findText('We couldn’t get the price.')).not.toContain('charged');
  expect(document.querySelector('aside [aria-busy="true"]')).toBeNull();
  refused = refusal(422, 'adult_product_required');
  await press('Try again');
  await findText('You can only book this extra together with one for an adult.');
  expect([...document.querySelectorAll('button')].map((each) => each.textContent)).not.toContain('Try again');
  refused = null;
});
