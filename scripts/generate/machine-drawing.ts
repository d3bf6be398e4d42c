import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/**
 * Draws each state machine from its code. `node scripts/generate/machine-drawing.ts` writes machines/README.md; with
 * --check, it fails if that page is out of date.
 */

const root = join(import.meta.dirname, '../..');
const page = join(root, 'machines/README.md');

/**
 * An event is drawn in the diagram only if at most this many states have a transition for it. Other events are listed
 * below the diagram, because their arrows would hide the main path.
 */
const MOST_STATES_OF_AN_EVENT = 5;

type Arrow = { from: string; to: string; event: string; guard: string };
type NamedMachine = { file: string; machine: AnyStateMachine };

export async function machines(): Promise<NamedMachine[]> {
  const found: NamedMachine[] = [];
  for (const file of globSync('machines/*/*.machine.ts', { cwd: root }).sort()) {
    const exported: Record<string, unknown> = await import(join(root, file));
    for (const [name, machine] of Object.entries(exported))
      if (name.endsWith('Machine')) found.push({ file, machine: machine as AnyStateMachine });
  }
  return found;
}

export async function drawing(): Promise<string> {
  const parts = [
    '# Machines',
    'The machines define the order of the steps, and no other code does. A machine is pure: it reads no clock, creates no ids and sends no requests. The client provides actors that do so. An actor rejects with a problem from the contract. Any other error means that no response arrived.',
    'Generated from the machines by `node scripts/generate/machine-drawing.ts`. Do not edit.',
  ];
  for (const { file, machine } of await machines()) parts.push(chapter(file, machine));
  return `${parts.join('\n\n')}\n`;
}

function chapter(file: string, machine: AnyStateMachine): string {
  const all = arrows(machine);
  const often = new Set(
    Object.entries(Object.groupBy(all, (arrow) => arrow.event))
      .filter(([, same]) => new Set(same?.map((arrow) => arrow.from)).size > MOST_STATES_OF_AN_EVENT)
      .map(([event]) => event),
  );
  const drawn = all.filter((arrow) => !often.has(arrow.event) && arrow.from !== '*');
  const undrawn = all.filter((arrow) => often.has(arrow.event) || arrow.from === '*');
  return [
    `## ${machine.id}`,
    `${machine.root.description} \`${relative('machines', file)}\``,
    `\`\`\`mermaid\n${diagram(machine, drawn)}\n\`\`\``,
    undrawn.length === 0
      ? ''
      : `These transitions are not drawn, because each leaves many states:\n\n${jumps(undrawn)}`,
    table(machine),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function diagram(machine: AnyStateMachine, drawn: Arrow[]): string {
  const lines = ['stateDiagram-v2', '  direction TB', `  [*] --> ${machine.root.initial.target[0]?.key}`];
  const byPair = Object.groupBy(drawn, ({ from, to }) => `  ${from} --> ${to}`);
  for (const [pair, same] of Object.entries(byPair)) {
    const labels = same?.map(label).filter(Boolean).join('<br/>');
    lines.push(labels ? `${pair} : ${labels}` : pair);
  }
  for (const node of states(machine)) if (node.type === 'final') lines.push(`  ${node.key} --> [*]`);
  return lines.join('\n');
}

function jumps(undrawn: Arrow[]): string {
  const rows = Object.entries(Object.groupBy(undrawn, ({ event, guard, to }) => `${event}|${guard}|${to}`)).map(
    ([key, same]) => {
      const [event, guard, to] = key.split('|');
      const from = same?.map((arrow) => (arrow.from === '*' ? 'any state' : arrow.from)).join(', ');
      return `| ${event} | ${from} | ${guard} | ${to} |`;
    },
  );
  return ['| event | from | if | to |', '|---|---|---|---|', ...rows].join('\n');
}

function table(machine: AnyStateMachine): string {
  const rows = states(machine).map((node) => {
    const marks = [...(node.meta?.step ? [`step ${node.meta.step}`] : []), ...node.tags].join(', ');
    const stays = transitionsOf(node).filter((transition) => !transition.target && transition.actions.length > 0);
    const events = [...new Set(stays.map((transition) => eventWords(machine, transition.eventType)))].join(', ');
    return `| ${node.key} | ${marks} | ${node.description ?? ''} | ${events} |`;
  });
  return ['| state | step, tags | meaning | events handled without leaving |', '|---|---|---|---|', ...rows].join('\n');
}

function arrows(machine: AnyStateMachine): Arrow[] {
  return [machine.root, ...states(machine)].flatMap((node) =>
    transitionsOf(node).flatMap((transition) =>
      (transition.target ?? []).map((target) => ({
        from: node === machine.root ? '*' : node.key,
        to: target.key,
        event: eventWords(machine, transition.eventType),
        guard: guardLabel(transition.guard),
      })),
    ),
  );
}

function states(machine: AnyStateMachine): AnyStateNode[] {
  return Object.values(machine.root.states);
}

function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

function label({ event, guard }: Arrow): string {
  return [event, guard && `[${guard}]`].filter(Boolean).join(' ');
}

/**
 * Returns the label of an event: "quote done" for `xstate.done.actor.quote`, and "after retryDelay" for
 * `xstate.after.retryDelay.…`.
 */
function eventWords(machine: AnyStateMachine, type: string): string {
  const [, kind, what, name] = type.split('.');
  if (!type.startsWith('xstate.')) return type;
  if (kind === 'after') return `after ${what}`;
  const child = what === 'actor' ? name : machine.id;
  return kind === 'done' ? `${child} done` : `${child} failed`;
}

function guardLabel(guard: unknown): string {
  if (guard === undefined) return '';
  return typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : String(guard);
}

if (import.meta.main) {
  const wanted = await drawing();
  if (!process.argv.includes('--check')) writeFileSync(page, wanted);
  else if (readFileSync(page, 'utf8') !== wanted) {
    console.error('machines/README.md is out of date; run node scripts/generate/machine-drawing.ts');
    process.exit(1);
  }
}
