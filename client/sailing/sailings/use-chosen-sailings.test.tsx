// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { example } from '../../../tests/support/client/examples.ts';
import { screenRenderer } from '../../../tests/support/client/screen.tsx';
import type { SailingSearchRequest } from '../../../generated/types.ts';
import { useChosenSailings, type ChosenSailings } from './use-chosen-sailings.ts';

const render = screenRenderer('sailing');
const request = example('SailingSearchRequest', 'searchSailings-standard');
const two = example('SailingSearchResult', 'sailings');
two.outbound[1]!.status = 'open';
const list = {} as ChosenSailings;

function List({ shown = request }: { shown?: SailingSearchRequest }) {
  Object.assign(list, useChosenSailings(shown, two));
  return null;
}

beforeEach(() => history.replaceState(null, '', '/reservation?route_code=ICNTAO'));

test('keeps the chosen departures in the address, so a reload keeps them', async () => {
  await render(<List />);
  expect(list.chosen.outbound).toBe(null);
  const pages = history.length;
  await act(async () => list.choose({ outbound: 'IT0611N' }));
  expect(location.search).toBe('?route_code=ICNTAO&outbound=IT0611N');
  expect(history.length).toBe(pages);
  await render(<List key="after a reload" />);
  expect(list.chosen.outbound).toBe('IT0611N');
});

test('ignores a departure that the search did not find', async () => {
  history.replaceState(null, '', '/reservation?outbound=OTHER');
  await render(<List />);
  expect(list.chosen.outbound).toBe(null);
});

test('hides the message about a missing choice when the search changes', async () => {
  await render(<List />);
  await act(async () => list.showMissing());
  expect(list.triedToContinue).toBe(true);
  await render(<List shown={{ ...request, adult: 3 }} />);
  expect(list.triedToContinue).toBe(false);
});
