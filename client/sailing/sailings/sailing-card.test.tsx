// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { example } from '../../../tests/support/client/examples.ts';
import { screenRenderer } from '../../../tests/support/client/screen.tsx';
import type { Sailing } from '../../../generated/types.ts';
import { SailingCard } from './sailing-card.tsx';

vi.stubGlobal('fetch', async () => Response.json(example('PortsResult', 'ports')));
const render = screenRenderer('sailing');
const sailing = example('SailingSearchResult', 'sailings').outbound[0]!;

async function describe(shown: Sailing, travellers: number) {
  await render(
    <SailingCard
      sailing={shown}
      way="outbound"
      travellers={travellers}
      tooEarly={false}
      checked={false}
      onChoose={() => undefined}
    />,
  );
  const radio = document.querySelector('input')!;
  return document.getElementById(radio.getAttribute('aria-describedby')!)?.textContent;
}

test("describes the sailing by the party's price one way, then the price for one adult", async () => {
  const shown = { ...sailing, status: 'open' as const, remaining: null, price: 140_000, total_price: 293_000 };
  expect(await describe(shown, 3)).toBe('3 travellers, one wayfrom ₩293,000from ₩140,000 per adult');
});

test("doesn't repeat the price of one adult who travels alone", async () => {
  const shown = { ...sailing, status: 'open' as const, remaining: null, price: 140_000, total_price: 140_000 };
  expect(await describe(shown, 1)).toBe('1 traveller, one wayfrom ₩140,000');
});
