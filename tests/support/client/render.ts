import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Returns a function that renders a component into a page that is empty at the start of each test. The test file must
 * have a DOM environment.
 */
export function testRenderer(): (node: ReactNode) => Promise<void> {
  let root: Root;
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    root = createRoot(document.body.appendChild(document.createElement('div')));
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    document.body.replaceChildren();
  });
  return (node) => act(async () => root.render(node));
}
