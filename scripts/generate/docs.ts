import { readFileSync, writeFileSync } from 'node:fs';
import { Environment } from '../../server/platform/environment.ts';
import { readStories } from '../mock/stories.ts';
import { contract, operations } from './situations.ts';

/**
 * The generated sections by name. In a document, `<!-- generated: name -->` begins a section, and
 * `<!-- /generated -->` ends it.
 */
const SECTIONS: Readonly<Record<string, () => string>> = {
  configuration: configurationTable,
  stories: storiesTable,
  operations: operationsTable,
  errors: errorsTable,
};

/** If more operations than this return an error, the table shows only their number. */
const LISTED_OPERATIONS = 6;

export const DOCUMENTS = ['docs/operating/configuration.md', 'docs/mock.md', 'docs/contract.md'];

export function withSections(document: string): string {
  return document.replaceAll(
    /(<!-- generated: (\w+) -->\n)[\s\S]*?(<!-- \/generated -->)/g,
    (_, start: string, name: string, end: string) => `${start}\n${SECTIONS[name]!()}\n\n${end}`,
  );
}

export function writeDocs(): void {
  for (const file of DOCUMENTS) writeFileSync(file, withSections(readFileSync(file, 'utf8')));
}

function configurationTable(): string {
  const rows = Object.entries(Environment.shape).map(([name, schema]) => {
    const given = schema.safeParse(undefined).data;
    const secret = /SECRET|KEYS?$|CLIENT_ID/.test(name);
    const value = given === undefined || given === '' || (Array.isArray(given) && given.length === 0);
    const preset = value ? '' : secret ? 'outside production only' : `\`${String(given)}\``;
    return `| \`${name}\` | ${preset} | ${schema.description ?? ''} |`;
  });
  return ['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n');
}

function storiesTable(): string {
  const { places, stories } = readStories();
  const rows = Object.keys(places).map((place) => {
    const names = Object.entries(stories).filter(([, { at }]) => at === place);
    return `| ${place} | ${names.map(([name]) => `\`${name}\``).join(' ')} |`;
  });
  return ['| place | stories |', '|---|---|', ...rows].join('\n');
}

function operationsTable(): string {
  const byArea = Map.groupBy(operations, ({ node }) => String(node.tags[0]));
  const rows = [...byArea].map(
    ([area, own]) => `| \`${area}\` (${own.length}) | ${own.map(({ id }) => `\`${id}\``).join(', ')} |`,
  );
  return ['| area | operations |', '|---|---|', ...rows].join('\n');
}

type Cause = { status: number; title?: string; by: Set<string> };

/** Returns a table row for each error code, in the contract's order. The title comes from the code's first example. */
function errorsTable(): string {
  const causes = new Map<string, Cause>();
  for (const { id, answers } of operations)
    for (const { status, value } of answers.filter(({ value }) => value?.code)) {
      const cause = causes.get(value.code) ?? { status, title: value.title, by: new Set<string>() };
      cause.by.add(id);
      causes.set(value.code, cause);
    }
  const codes: string[] = contract.components.schemas.ErrorCode.enum;
  const rows = codes.map((code) => {
    const cause = causes.get(code);
    if (!cause) return `| \`${code}\` | | Not declared by any operation | |`;
    const { status, title = 'Reason for the payment status', by } = cause;
    const names = [...by].map((id) => `\`${id}\``).join(', ');
    return `| \`${code}\` | ${status} | ${title} | ${by.size > LISTED_OPERATIONS ? `${by.size} operations` : names} |`;
  });
  return ['| code | status | meaning | returned by |', '|---|---|---|---|', ...rows].join('\n');
}

if (import.meta.main) writeDocs();
