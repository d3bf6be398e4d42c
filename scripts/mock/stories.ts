import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { operations } from '../generate/situations.ts';
import { choiceFor, readChoices } from './choices.ts';
import { exampleNamed } from './examples.ts';
import { personas } from './persona.ts';

/** A turn that the site can take, by its name in `openapi/stories.yaml`. */
export type Story = {
  /** What has happened, in one sentence. */
  says: string;
  /** The place where it is met. */
  at: string;
  /** The choices, as `?mock=` takes them. */
  mock: string;
  persona?: string;
  /** The site retries automatically before it shows the problem. */
  slow?: boolean;
  /** The error that it is about, where the example does not say so. */
  code?: string;
  /** Words that the screen shows, by their keys. */
  tells?: string[];
  /** Those of the button or the link that helps. */
  next?: string;
  /** The address at which it begins: of the place, unless the story has its own. */
  opens: string;
};

export type Place = {
  opens: string;
  /** How one gets from that address to where the story is met. */
  walk?: string;
};

export type Stories = { places: Record<string, Place>; stories: Record<string, Story> };

/** Read anew each time: a story that is being written is there at the next reload. */
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

/** What is not there of what an address asks for, and what is; undefined where all is. */
export function addressProblem({ mock, scenario, persona }: Asked): string | undefined {
  const { stories } = readStories();
  if (scenario && !(scenario in stories))
    return `There is no story ${scenario}. There are: ${Object.keys(stories).join(', ')}.`;
  if (persona && !personas().includes(persona))
    return `There is no persona ${persona}. There are: ${personas().join(', ')}.`;
  return choicesProblem(mock ?? '');
}

/** What of these choices the contract does not have. */
export function choicesProblem(mock: string): string | undefined {
  const choices = readChoices(mock);
  for (const id of Object.keys(choices)) {
    if (id === '*') continue;
    const operation = operations.find((each) => each.id === id);
    if (!operation) return `There is no operation ${id}. There are: ${operations.map((each) => each.id).join(', ')}.`;
    const { status, example } = choiceFor(choices, id);
    if (status === undefined && example === undefined) continue;
    const known = operation.answers.map((each) => `${each.status}/${each.name}`);
    if (!exampleNamed(operation, { status, name: example }))
      return `${id} has no example ${[status, example].filter(Boolean).join('/')}. There are: ${known.join(', ')}.`;
  }
  return undefined;
}

/** What the panel offers. */
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

/** The error that a story is about; undefined where it is about none. */
export function codeOf({ code, mock }: Pick<Story, 'code' | 'mock'>): string | undefined {
  if (code) return code;
  const [chosen] = Object.entries(readChoices(mock));
  const operation = operations.find(({ id }) => id === chosen?.[0]);
  const { status, example } = chosen?.[1] ?? {};
  const answer = operation?.answers.find((each) => each.status === status && each.name === example);
  return answer?.value?.code ?? undefined;
}
