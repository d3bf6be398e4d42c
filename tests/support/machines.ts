import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
import type { components, Problem } from '../../generated/types.ts';

const examples: Record<string, { value: unknown }> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../generated/openapi.json'), 'utf8'),
).components.examples;

/** A body of the contract's own examples, by its name. */
export function example<Name extends keyof components['schemas']>(_schema: Name, name: string) {
  if (!examples[name]) throw new Error(`the contract has no example ${name}`);
  return structuredClone(examples[name].value) as components['schemas'][Name];
}

/** The contract's example of a problem: the first with this code. */
export function problem(code: Problem['code']): Problem {
  const found = Object.values(examples).find(({ value }) => isProblem(value) && value.code === code);
  if (!found) throw new Error(`the contract has no example of ${code}`);
  return structuredClone(found.value) as Problem;
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'result' in value && value.result === 'fail';
}

/** An event as an actor's answer raises it. */
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

/** Actors that answer when the test says so, and remember what they were asked. */
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

/** Lets promises that are settled run their course. */
export async function flushPromises(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
}

type Path = { steps: readonly { event: { type: string; output?: unknown; error?: unknown } }[] };

type GraphPath = Path & { state: { value: unknown } };

function eventsOf({ steps }: Path) {
  return steps.map(({ event }) => event.type.replace('xstate.', '')).join(' ');
}

/**
 * Follows a path of the graph twice: by pure transitions, and on a real actor, where answers are given through deferred
 * actors and delays pass by a simulated clock.
 * @returns the state and context in which both end.
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

/** Each path ends where the graph says, on a real actor as by pure transitions. One test for all: hundreds of names would say nothing. */
export function testPaths<M extends AnyStateMachine>(
  machine: M,
  input: unknown,
  paths: readonly GraphPath[],
  sources: string[],
) {
  it('ends where the table says, on every path', async () => {
    for (const path of paths) {
      const { real, pure } = await replay(machine, input, path, sources);
      expect(pure.value, eventsOf(path)).toEqual(path.state.value);
      expect(real, eventsOf(path)).toEqual(pure);
    }
  });
}

/** A row of a table of transitions: from a state, an event, to a state; with what the context has to be for it. */
export type Row<Context> = readonly [from: string, event: { type: string }, to: string, given?: Partial<Context>];

function titleOf([from, { type }, to, given]: Row<object>) {
  return `${from} --${type}--> ${to}${given ? ` with ${Object.keys(given).join(', ')}` : ''}`;
}

/**
 * Every arrow of a machine that no row of its table covers: `from --event--> to`. Where nobody can stay, a row ends where the
 * arrow leads on to.
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

/** Where one can be after entering a state: there, or where it leads at once. */
function endsOf(node: AnyStateNode): string[] {
  return [node.key, ...(node.always ?? []).flatMap((transition) => (transition.target ?? []).flatMap(endsOf))];
}

/**
 * Each row of a table of transitions is a test, and the rows together cover every arrow of the machine.
 * `at` makes the snapshot of a state, where a context alone does not.
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

  it('covers every arrow', () => {
    expect(arrowsNotIn(machine, rows as readonly Row<never>[])).toEqual([]);
  });
}

/** In each state where a page can be reloaded, what is kept leads back to it. `passed`: states that nobody can stay in. */
export function testReload(machine: AnyStateMachine, input: unknown, context: object, passed: string[] = []) {
  const sources = Object.keys(machine.implementations.actors);
  const stays = Object.entries(machine.root.states).filter(([, { type }]) => type === 'atomic');
  it.each(stays.map(([value]) => value).filter((value) => !passed.includes(value)))('is where it was: %s', (value) => {
    const kept = machine.getPersistedSnapshot(machine.resolveState({ value, context }));
    const snapshot = JSON.parse(JSON.stringify(kept));
    const actor = createActor(machine.provide({ actors: deferred(...sources).actors }), { input, snapshot }).start();
    expect(actor.getSnapshot().value).toBe(value);
    expect(actor.getSnapshot().context).toEqual(context);
    actor.stop();
  });
}
