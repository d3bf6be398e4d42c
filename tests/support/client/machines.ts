import { expect, it } from 'vitest';
import {
  type AnyActor,
  type AnyActorLogic,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
  fromPromise,
  initialTransition,
  SimulatedClock,
  transition,
} from 'xstate';

export function answered(id: string, output?: unknown) {
  return { type: `xstate.done.actor.${id}`, output } as never;
}
export function refused(id: string, error: unknown) {
  return { type: `xstate.error.actor.${id}`, error } as never;
}
export function after(delay: string, machine: string, state: string) {
  return { type: `xstate.after.${delay}.${machine}.${state}` } as never;
}

type Call = { src: string; input: unknown; promise: PromiseWithResolvers<unknown> };

/** Creates actors that record their inputs and settle only when the test calls `answer` or `refuse`. */
export function deferred(...sources: string[]) {
  const calls: Call[] = [];
  const actors = Object.fromEntries(
    sources.map((src) => [
      src,
      fromPromise(({ input }) => {
        const promise = Promise.withResolvers<unknown>();
        calls.push({ src, input, promise });
        return promise.promise;
      }),
    ]),
  ) as Record<string, AnyActorLogic> as never;
  const last = () => calls.at(-1)?.promise as PromiseWithResolvers<unknown>;
  return {
    actors,
    calls,
    answer: (output: unknown) => last().resolve(output),
    refuse: (error: unknown) => last().reject(error),
  };
}

export async function flushPromises(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
}

type Path = { steps: readonly { event: { type: string; output?: unknown; error?: unknown } }[] };

type GraphPath = Path & { state: { value: unknown } };

function eventsOf({ steps }: Path) {
  return steps.map(({ event }) => event.type.replace('xstate.', '')).join(' ');
}

/**
 * Follows a path through the state graph twice: with pure transitions, and with a running actor, deferred child actors
 * and a simulated clock. Returns the final state and context of each.
 */
async function replay<M extends AnyStateMachine>(machine: M, input: unknown, path: Path, sources: string[]) {
  const clock = new SimulatedClock();
  const { actors, answer, refuse } = deferred(...sources);
  const actor: AnyActor = createActor(machine.provide({ actors }) as AnyStateMachine, { input, clock }).start();
  let [pure] = initialTransition(machine as AnyStateMachine, input);
  for (const { event } of path.steps) {
    if (event.type === 'xstate.init') continue;
    [pure] = transition(machine as AnyStateMachine, pure, event);
    if (event.type.startsWith('xstate.done')) answer(event.output);
    else if (event.type.startsWith('xstate.error')) refuse(event.error);
    else if (event.type.startsWith('xstate.after')) clock.increment(60_000);
    else actor.send(event);
    await flushPromises();
  }
  const { value, context } = actor.getSnapshot();
  actor.stop();
  return { real: { value, context }, pure: { value: pure.value, context: pure.context } };
}

/**
 * Defines a test that checks that every path ends in the state given by the graph, both with a running actor and with
 * pure transitions. It is a single test, because hundreds of generated test names would be noise.
 */
export function testPaths<M extends AnyStateMachine>(
  machine: M,
  input: unknown,
  paths: readonly GraphPath[],
  sources: string[],
) {
  it('every path ends in the state given by the graph', async () => {
    for (const path of paths) {
      const { real, pure } = await replay(machine, input, path, sources);
      expect(pure.value, eventsOf(path)).toEqual(path.state.value);
      expect(real, eventsOf(path)).toEqual(pure);
    }
  });
}

export type Row<Context> = readonly [from: string, event: { type: string }, to: string, given?: Partial<Context>];

function titleOf([from, { type }, to, given]: Row<object>) {
  return `${from} --${type}--> ${to}${given ? ` with ${Object.keys(given).join(', ')}` : ''}`;
}

/**
 * Returns the transitions that no row of the table covers, as `from --event--> to`. If a transition leads to a
 * transient state, a row may instead name any of the states that follow.
 */
function arrowsNotIn(machine: AnyStateMachine, rows: readonly Row<never>[]): string[] {
  const covered = new Set(rows.map(([from, event, to]) => `${from} --${event.type}--> ${to}`));
  return Object.values(machine.root.states)
    .flatMap((node) =>
      [...node.transitions.values()].flat().map((transition: AnyTransitionDefinition) => {
        const to = transition.target?.[0] ?? node;
        const arrow = (end: string) => `${node.key} --${transition.eventType}--> ${end}`;
        return { arrow: arrow(to.key), coveredAs: endsOf(to).map(arrow) };
      }),
    )
    .filter(({ coveredAs }) => !coveredAs.some((arrow) => covered.has(arrow)))
    .map(({ arrow }) => arrow);
}

/** Returns the keys of a state and of the states that its transient transitions lead to. */
function endsOf(node: AnyStateNode): string[] {
  return [node.key, ...(node.always ?? []).flatMap((transition) => (transition.target ?? []).flatMap(endsOf))];
}

/**
 * Defines a test for each row of a transition table, and a test that checks that the rows cover every transition of the
 * machine. `at` creates the snapshot of a state; pass it if a context alone is not enough.
 */
export function testTable<Context extends object>(
  machine: AnyStateMachine,
  rows: readonly Row<Context>[],
  context: Context,
  at = (value: string, context: Context): AnyMachineSnapshot => machine.resolveState({ value, context }),
) {
  it.each(rows.map((row) => ({ title: titleOf(row), row })))('$title', ({ row: [from, event, to, given] }) => {
    const [next] = transition(machine, at(from, { ...context, ...given }), event);
    expect(next.value).toBe(to);
  });

  it('covers every transition', () => {
    expect(arrowsNotIn(machine, rows as readonly Row<never>[])).toEqual([]);
  });
}

/**
 * Defines a test for each state: the machine must restore it from its persisted snapshot, as after a reload. `passed`
 * lists transient states, which are not tested.
 */
export function testReload(machine: AnyStateMachine, input: unknown, context: object, passed: string[] = []) {
  const sources = Object.keys(machine.implementations.actors);
  const stays = Object.entries(machine.root.states).filter(([, { type }]) => type === 'atomic');
  it.each(stays.map(([value]) => value).filter((value) => !passed.includes(value)))(
    'resumes in %s after a reload',
    (value) => {
      const kept = machine.getPersistedSnapshot(machine.resolveState({ value, context }));
      const snapshot = JSON.parse(JSON.stringify(kept));
      const actor = createActor(machine.provide({ actors: deferred(...sources).actors }), { input, snapshot }).start();
      expect(actor.getSnapshot().value).toBe(value);
      expect(actor.getSnapshot().context).toEqual(context);
      actor.stop();
    },
  );
}
