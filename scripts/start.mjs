import { runOnPinnedNode } from './support/pinned-node.mjs';

runOnPinnedNode('scripts/start.ts');
