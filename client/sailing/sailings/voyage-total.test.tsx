// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { example } from '../../../tests/support/client/examples.ts';
import { findText, screenRenderer } from '../../../tests/support/client/screen.tsx';
import type { CabinSearchResult } from '../../../generated/types.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import type { Chosen } from './sailing-choice.ts';
import { VoyageTotal } from './voyage-total.tsx';

let cabins: CabinSearchResult;
vi.stubGlobal('fetch', async () => Response.json(cabins));
const render = screenRenderer('sailing', 'errors');
const request = example('SailingSearchRequest', 'searchSailings-standard');
const result = example('SailingSearchResult', 'sailings');
const [out, back] = [result.outbound[0]!.leg.departure_code, result.inbound[0]!.leg.departure_code];
const showMissing = vi.fn<() => void>();

beforeEach(() => queryClient.clear());

function show(chosen: Chosen) {
  const list = { choose: () => undefined, triedToContinue: false, showMissing };
  return render(<VoyageTotal result={result} request={request} chosen={chosen} {...list} />);
}
function buttons() {
  return [...document.querySelectorAll('button')];
}

function needed() {
  const [button] = buttons();
  if (button?.getAttribute('aria-disabled') !== 'true') return null;
  return document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;
}
function won(amount: number) {
  return `₩${amount.toLocaleString('en')}`;
}

test('keeps the button in place, and shows which sailing to choose first', async () => {
  cabins = example('CabinSearchResult', 'cabins');
  await show({ outbound: null, inbound: null });
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['Choose cabins']);
  expect(needed()).toBe('Choose your outbound sailing');
  expect(document.body.textContent).not.toContain('₩');
  await show({ outbound: out, inbound: null });
  expect(needed()).toBe('Choose your return sailing');
  expect(document.body.textContent).toContain(`Total so far from ${won(result.outbound[0]!.total_price!)}`);
  await act(async () => buttons()[0]?.click());
  expect(showMissing).toHaveBeenCalledOnce();
  await show({ outbound: out, inbound: back });
  await findText('Total from ₩');
  expect(needed()).toBe(null);
});

test('offers other dates if no cabin is available on both sailings', async () => {
  cabins = { ...example('CabinSearchResult', 'cabins'), cabins: [] };
  await show({ outbound: out, inbound: back });
  await findText('No cabin type is available on both sailings');
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['Change dates']);
});
