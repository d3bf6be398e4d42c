import { expect, test } from 'vitest';
import { loadContract, type Node } from '../../scripts/generate/contract.ts';
import { drift } from '../../scripts/generate/drift.ts';

test('the drift check reports a difference in a pattern, a status, an operation or a security requirement', () => {
  const changed = (change: (doc: Node) => void) => {
    const doc = structuredClone(loadContract());
    change(doc);
    return drift(doc);
  };
  expect(changed((doc) => void (doc.components.schemas.DocumentNumber.pattern = '^[0-9]{8}$'))).not.toEqual([]);
  expect(changed((doc) => void delete doc.paths['/client/booking/quotes'].post.responses['409'])).not.toEqual([]);
  expect(changed((doc) => void delete doc.paths['/client/booking/lookup'])).not.toEqual([]);
  expect(changed((doc) => void (doc.paths['/client/booking/holds'].post.security = []))).not.toEqual([]);
});
