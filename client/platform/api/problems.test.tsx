// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { ErrorCode } from '../../../generated/types.ts';
import { findText, screenRenderer } from '../../../tests/support/client/screen.tsx';
import { ProblemNotice } from './problems.tsx';

const render = screenRenderer();

test('shows no notice before its texts have loaded', async () => {
  const shown: string[] = [];
  const watch = new MutationObserver(() => {
    const alert = document.querySelector('[role="alert"]');
    if (alert) shown.push(alert.textContent!);
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  await render(<ProblemNotice problem={{ code: 'promotion_invalid' }} />);
  await findText('This promotion code doesn’t exist.');
  watch.disconnect();
  expect(shown.length).toBeGreaterThan(0);
  for (const text of shown) expect(text).toContain('This promotion code doesn’t exist.');
});

test('shows a code that this version does not know as a failure to load', async () => {
  await render(<ProblemNotice attempt="load" problem={{ code: 'from_a_newer_server' as ErrorCode }} />);
  await findText('We couldn’t load this content.');
  expect(document.body.textContent).not.toContain('charged');
});
