// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { QuoteResult } from '../../../generated/types.ts';
import { example, narrowWindow, screenRenderer } from '../../../tests/support/client/screen.tsx';
import { StayLayout } from './stay-layout.tsx';

const render = screenRenderer('booking');
const { stay } = example<QuoteResult>('quote');

function show() {
  return render(
    <StayLayout stay={stay} action={<button type="button">Continue</button>}>
      <p>Form</p>
    </StayLayout>,
  );
}
function actionPlaces() {
  return [...document.querySelectorAll('button')]
    .filter(({ textContent }) => textContent === 'Continue')
    .map((each) => each.closest('aside')?.getAttribute('aria-label'));
}

test('shows the action once, beside the summary on a wide window and in the bar on a phone', async () => {
  await show();
  expect(actionPlaces()).toEqual(['Your stay']);
  narrowWindow();
  await show();
  expect(actionPlaces()).toEqual(['Your stay']);
});
