// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { testRenderer } from '../../../tests/support/client/render.ts';
import { useFilters } from './use-filters.ts';

const render = testRenderer();
const shown = { change: (_next: { months?: string; from?: string }) => undefined as void };
function isShort(value: string) {
  return value.length < 3;
}

function List() {
  const [filters, setFilters] = useFilters({ months: ['1', '3', '6'], from: isShort });
  Object.assign(shown, { change: setFilters });
  return JSON.stringify(filters);
}

beforeEach(() => history.replaceState(null, '', '/my_page/history'));

test('keeps the filters in the address, so a reload shows the same list', async () => {
  history.replaceState(null, '', '/my_page/history?other=1');
  await render(<List />);
  const pages = history.length;
  await act(async () => shown.change({ months: '6' }));
  expect(document.body.textContent).toBe('{"months":"6"}');
  expect(location.search).toBe('?other=1&months=6');
  expect(history.length).toBe(pages);
  await act(async () => shown.change({}));
  expect(location.search).toBe('?other=1');
});

test('ignores values that a filter does not accept', async () => {
  history.replaceState(null, '', '/my_page/history?months=7&from=long');
  await render(<List />);
  expect(document.body.textContent).toBe('{}');
});
