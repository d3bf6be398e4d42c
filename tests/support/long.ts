/** How often a test is done that proves more each time: once, and `many` times in `npm run test:long`. */
export function timesOver(many: number): number {
  return process.env['TEST_LONG'] ? many : 1;
}
