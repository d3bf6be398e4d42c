type Hold = { orderId: string; since: number; release: () => void };

/**
 * Holds back the responses for an order until a test releases them. The standalone process releases them after about a
 * minute.
 */
export class Holds {
  private readonly held = new Set<Hold>();
  private watchers: { orderId: string; seen: () => void }[] = [];
  private readonly clock: () => Date;

  constructor(clock: () => Date) {
    this.clock = clock;
  }

  async until(orderId: string, disconnected?: Promise<void>): Promise<'released' | 'gone'> {
    const { promise: released, resolve } = Promise.withResolvers<'released'>();
    const hold = { orderId, since: this.clock().getTime(), release: () => resolve('released') };
    this.held.add(hold);
    for (const watcher of this.watchers) if (watcher.orderId === orderId) watcher.seen();
    this.watchers = this.watchers.filter((watcher) => watcher.orderId !== orderId);
    const why = await (disconnected ? Promise.race([released, disconnected.then(() => 'gone' as const)]) : released);
    this.held.delete(hold);
    return why;
  }

  async whenHeld(orderId: string): Promise<void> {
    if (this.of(orderId).length > 0) return;
    await new Promise<void>((seen) => this.watchers.push({ orderId, seen }));
  }

  release(orderId: string): number {
    const holds = this.of(orderId);
    for (const hold of holds) hold.release();
    return holds.length;
  }

  releaseAll(heldSince = Number.POSITIVE_INFINITY): void {
    for (const hold of this.held) if (hold.since <= heldSince) hold.release();
  }

  private of(orderId: string): Hold[] {
    return [...this.held].filter((hold) => hold.orderId === orderId);
  }
}
