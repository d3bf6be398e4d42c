/**
 * Runs a script on the pinned Node, regardless of the machine's own Node: `node scripts/run.mjs scripts/test-long.ts`.
 */
import { runOnPinnedNode } from './support/pinned-node.mjs';

runOnPinnedNode(process.argv[2], process.argv.slice(3));
