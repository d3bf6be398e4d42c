import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { operations } from '../generate/situations.ts';
import { choiceFor, readChoices } from './choices.ts';
import { exampleNamed } from './examples.ts';
import { personas } from './persona.ts';

/** An error or other outcome to try on the site, from `openapi/stories.yaml`. */
export type Story = {
  /** What happened, in one sentence. */
  says: string;
  /** Name of the place on the site where the outcome appears. */
  at: string;
  /** The choices that cause the outcome, in the format of `?mock=`. */
  mock: string;
  persona?: string;
  /** Whether the site retries before it shows the problem. */
  slow?: boolean;
  /** Error code that the site shows. Needed only if the chosen example doesn't contain one. */
  code?: string;
  /** Locale keys of the texts on the screen. */
  shows?: string[];
  /** Locale key of the button or link with the next step. */
  next?: string;
  /** The address at which the story begins. The default is the address of its place. */
  opens: string;
};

export type Place = {
  opens: string;
  /** The steps from `opens` to the screen on which the outcome appears. */
  walk?: string;
};

export type Stories = { places: Record<string, Place>; stories: Record<string, Story> };

/** Reads the stories from the file on each call, so that a new story is available after the next reload. */
export function readStories(): Stories {
  const { places, stories } = parse(readFileSync('openapi/stories.yaml', 'utf8')) as {
    places: Record<string, Place>;
    stories: Record<string, Omit<Story, 'opens'> & { opens?: string }>;
  };
  const whole = Object.entries(stories).map(([name, story]) => [
    name,
    { ...story, opens: story.opens ?? places[story.at]?.opens ?? '/' },
  ]);
  return { places, stories: Object.fromEntries(whole) };
}

type Asked = { mock?: string | null; scenario?: string | null; persona?: string | null };

/**
 * Returns a message if an address names a story, persona, operation or example that doesn't exist. The message lists
 * the available ones. Otherwise, returns undefined.
 */
export function addressProblem({ mock, scenario, persona }: Asked): string | undefined {
  const { stories } = readStories();
  if (scenario && !(scenario in stories))
    return `There is no story ${scenario}. Available stories: ${Object.keys(stories).join(', ')}.`;
  if (persona && !personas().includes(persona))
    return `There is no persona ${persona}. Available personas: ${personas().join(', ')}.`;
  return choicesProblem(mock ?? '');
}

/** Returns a message about the first choice that isn't in the contract, or undefined if all the choices are. */
export function choicesProblem(mock: string): string | undefined {
  const choices = readChoices(mock);
  for (const id of Object.keys(choices)) {
    if (id === '*') continue;
    const operation = operations.find((each) => each.id === id);
    if (!operation)
      return `There is no operation ${id}. Available operations: ${operations.map((each) => each.id).join(', ')}.`;
    const { status, example } = choiceFor(choices, id);
    if (status === undefined && example === undefined) continue;
    const known = operation.answers.map((each) => `${each.status}/${each.name}`);
    if (!exampleNamed(operation, { status, name: example }))
      return `${id} has no example ${[status, example].filter(Boolean).join('/')}. Available examples: ${known.join(', ')}.`;
  }
  return undefined;
}

export type PanelData = {
  operations: {
    id: string;
    area: string;
    summary: string;
    answers: { status: number; name: string; code: string | null }[];
  }[];
  personas: string[];
  stories: ({ name: string; walk: string } & Pick<Story, 'says' | 'at'>)[];
};

export function panelData(): PanelData {
  const { places, stories } = readStories();
  return {
    operations: operations.map(({ id, area, node, answers }) => ({
      id,
      area,
      summary: node.summary,
      answers: answers.map(({ status, name, value }) => ({ status, name, code: value?.code ?? null })),
    })),
    personas: personas(),
    stories: Object.entries(stories).map(([name, { says, at }]) => ({ name, says, at, walk: places[at]?.walk ?? '' })),
  };
}

export function codeOf({ code, mock }: Pick<Story, 'code' | 'mock'>): string | undefined {
  if (code) return code;
  const [chosen] = Object.entries(readChoices(mock));
  const operation = operations.find(({ id }) => id === chosen?.[0]);
  const { status, example } = chosen?.[1] ?? {};
  const answer = operation?.answers.find((each) => each.status === status && each.name === example);
  return answer?.value?.code ?? undefined;
}
