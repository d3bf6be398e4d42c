// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { example } from '../../tests/support/client/examples.ts';
import { findText, screenRenderer } from '../../tests/support/client/screen.tsx';
import { PriceComparison } from './price-comparison.tsx';

const render = screenRenderer('catalogue');
afterEach(() => vi.useRealTimers());

test("shows in the property's time zone when the prices were fetched", async () => {
  vi.useFakeTimers({ now: new Date('2027-06-01T16:30:00Z'), toFake: ['Date'] });
  vi.stubGlobal('fetch', async () => Response.json(example('PriceCompareResult', 'compared-prices')));
  await render(<PriceComparison instead={null} />, { time_zone: 'Pacific/Kiritimati' });
  expect(await findText('Checked')).toMatch(/Checked Jun(e)? 2, 2027.{1,5}6:30/);
});
