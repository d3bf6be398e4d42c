// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { example } from '../../../tests/support/client/examples.ts';
import { findText, screenRenderer } from '../../../tests/support/client/screen.tsx';
import { ChangeSides } from './change-sides.tsx';

const render = screenRenderer('change', 'booking', 'voyage');
function side(name: string) {
  const heading = [...document.querySelectorAll('h3')].find(({ textContent }) => textContent === name);
  return heading?.closest('section')?.textContent?.replaceAll(/\s/g, ' ') ?? '';
}

test('shows the stay and its price before and after the change', async () => {
  const { stay: booked } = example('ReservationResult', 'reservation-confirmed').reservation;
  const quote = example('ChangeQuoteResult', 'change-quote-later');
  await render(<ChangeSides booked={booked} quote={quote} />);
  await findText('After the change');
  expect(side('Now')).toContain(`until ${booked.checkout_time}`);
  expect(side('Now')).toContain(`Current price₩${quote.difference.price_before.toLocaleString('en')}`);
  expect(side('After the change')).toContain('until 14:00');
  expect(side('After the change')).toContain(`New price₩${quote.difference.price_after.toLocaleString('en')}`);
});

test('shows the sailings before and after the change', async () => {
  const { stay: booked } = example('ReservationResult', 'reservation-oneWay').reservation;
  const quote = example('ChangeQuoteResult', 'change-quote-sailingLater');
  await render(<ChangeSides booked={booked} quote={quote} />);
  await findText('Jun 18');
  expect(side('Now')).not.toContain('Jun 18');
  expect(side('After the change')).toContain('Jun 18');
});
