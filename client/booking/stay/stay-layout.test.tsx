// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { example } from '../../../tests/support/client/examples.ts';
import { narrowWindow, screenRenderer } from '../../../tests/support/client/screen.tsx';
import { StayLayout } from './stay-layout.tsx';

const render = screenRenderer('booking');
const { stay } = example('QuoteResult', 'quote');

function show(summarized = false) {
  return render(
    <StayLayout stay={stay} action={<button type="button">Continue</button>} summarized={summarized}>
      <p>Form</p>
    </StayLayout>,
  );
}
function actionPlaces() {
  return [...document.querySelectorAll('button')]
    .filter(({ textContent }) => textContent === 'Continue')
    .map((each) => each.closest('aside')?.getAttribute('aria-label'));
}

test('shows a small picture of the room beside the page', async () => {
  await show();
  expect(document.querySelector('aside img')?.getAttribute('src')).toContain(stay.picture!.file_path);
});

test('keeps the previous summary, marked as busy, while the next price loads', async () => {
  const busy = () => document.querySelector('aside [aria-busy="true"]')?.textContent;
  const panel = { unpriced: <p>Two sailings</p>, children: null };
  await render(<StayLayout {...panel} stay={null} pricing />);
  expect(busy()).toBe('Two sailings');
  await render(<StayLayout {...panel} stay={stay} pricing />);
  expect(busy()).toContain('₩');
  await render(<StayLayout {...panel} stay={stay} pricing={false} />);
  expect(busy()).toBeUndefined();
  narrowWindow();
  await render(<StayLayout {...panel} stay={stay} pricing />);
  expect(busy()).toContain('View summary₩');
});

test('shows the action once, beside the summary on a wide window and in the bar on a phone', async () => {
  await show();
  expect(actionPlaces()).toEqual(['Your stay']);
  narrowWindow();
  await show();
  expect(actionPlaces()).toEqual(['Your stay']);
});

test('leaves the summary out of the bar on a phone if the page shows it', async () => {
  const bar = () => document.querySelector('aside')!.textContent;
  narrowWindow();
  await show();
  expect(bar()).toMatch(/View summary₩/);
  await show(true);
  expect(bar()).toBe('Continue');
});

test('shows a small picture of the room in the sheet with the summary', async () => {
  const thumbs = (where: string) =>
    [...document.querySelectorAll<HTMLImageElement>(`${where} img`)].map(({ src }) => new URL(src).pathname);
  const room = [`/files/${stay.picture!.file_path}`];
  narrowWindow();
  await render(<StayLayout stay={stay}>{null}</StayLayout>);
  await act(async () => document.querySelector<HTMLButtonElement>('aside button')!.click());
  await vi.waitFor(() => expect(thumbs('[role="dialog"]')).toEqual(room));
});
