import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type AnyActorLogic, type AnyStateMachine, type AnyStateNode, createActor, toPromise } from 'xstate';
import { drawing, machines } from '../../scripts/generate/machine-drawing.ts';

const all = await machines();

it('machines are found', () => {
  expect(all.length).toBeGreaterThan(0);
});

it('machines/README.md is up to date', async () => {
  expect(readFileSync(join(import.meta.dirname, '../../machines/README.md'), 'utf8')).toBe(await drawing());
});

describe.each(all)('$file', ({ machine }) => {
  const states = nodes(machine.root);

  it('handles the failure of every actor', () => {
    const silent = states.flatMap((node) =>
      node.invoke
        .filter(({ id }) => !node.transitions.has(`xstate.error.actor.${id}`))
        .map(({ id }) => `${node.key}: ${id}`),
    );
    expect(silent).toEqual([]);
  });

  it('can reach every state', () => {
    const reached = reachable(machine);
    expect(states.filter((node) => !reached.has(node)).map((node) => node.key)).toEqual([]);
  });

  it("can leave every state that isn't final", () => {
    const stuck = states.filter((node) => node.type === 'atomic' && onward(node).length === 0);
    expect(stuck.map((node) => node.key)).toEqual([]);
  });

  it.each(Object.entries(machine.implementations.actors))(
    'performs no side effects: the actor %s rejects',
    async (_, logic) => {
      // Skip a nested machine: it is in `all`, so these tests also run for it.
      if (all.some((other) => other.machine === logic)) return;
      const actor = createActor(logic as AnyActorLogic, { input: {} });
      const end = toPromise(actor);
      actor.start();
      await expect(end).rejects.toThrow('not provided');
    },
  );
});

function nodes(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodes)];
}

/** Returns the target states of the transitions of a state and of its ancestors. */
function onward(node: AnyStateNode): AnyStateNode[] {
  const transitions = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
  const own = transitions.flatMap((transition) => transition.target ?? []).filter((target) => target !== node);
  return node.parent ? [...own, ...onward(node.parent)] : own;
}

function reachable(machine: AnyStateMachine): Set<AnyStateNode> {
  const reached = new Set<AnyStateNode>([machine.root]);
  // The loop also visits the states that it adds to the set.
  for (const node of reached) {
    const initial = node.type === 'compound' ? node.initial.target : [];
    for (const next of [...initial, ...onward(node)]) reached.add(next);
  }
  return reached;
}
