import { runOnPinnedNode } from './support/pinned-node.mjs';

runOnPinnedNode('scripts/test.ts');
