// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { screenRenderer } from '../../tests/support/client/screen.tsx';
import { PointsChart } from './points-chart.tsx';

const render = screenRenderer('member');

test('draws each bar in proportion to its balance', async () => {
  const history = [
    { month: '2026-10', balance: 6_000 },
    { month: '2026-11', balance: 8_000 },
  ];
  await render(<PointsChart history={history} />);
  const bars = [...document.querySelectorAll<HTMLElement>('li > span:first-child')];
  expect(bars.map((bar) => bar.getAttribute('style'))).toEqual([
    'block-size: calc((100% - 1.5rem) * 0.75);',
    'block-size: calc((100% - 1.5rem) * 1);',
  ]);
});
