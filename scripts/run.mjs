/** Runs a script on the pinned Node, whichever Node the machine has: `node scripts/run.mjs scripts/test-long.ts`. */
import { runOnPinnedNode } from './support/pinned-node.mjs';

runOnPinnedNode(process.argv[2], process.argv.slice(3));
