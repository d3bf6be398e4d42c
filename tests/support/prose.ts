import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type ESTree, parseSync, Visitor } from 'vite';

/** A piece of English text with its position as `file:line`. */
export type Prose = { at: string; text: string };

const CODE = ['server', 'client', 'machines', 'scripts', 'tests', 'openapi'];

/** Returns the repository's files that match any of the globs. `**` matches any number of folders, including none. */
function tracked(...globs: string[]): string[] {
  const patterns = globs.map((glob) => `:(glob)${glob}`);
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter(Boolean);
}

/** Returns every comment, log line, error message and test name in our TypeScript. */
export function proseOfCode(): Prose[] {
  return tracked(...CODE.flatMap((folder) => [`${folder}/**/*.ts`, `${folder}/**/*.tsx`]))
    .filter((file) => !file.endsWith('.d.ts'))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const { program, comments } = parseSync(file, text);
      const shown = comments
        .map(({ start, end }) => ({ start, text: text.slice(start, end) }))
        .filter((comment) => !/^\/\/ (@|eslint|oxlint|biome|prettier)/.test(comment.text));
      return [...shown, ...spokenStringsOf(program)].map((prose) => ({
        at: `${file}:${text.slice(0, prose.start).split('\n').length}`,
        text: prose.text,
      }));
    });
}

const TESTS = new Set(['test', 'it', 'describe']);
const LOGS = new Set(['trace', 'debug', 'info', 'warn', 'error', 'fatal']);

type Spoken = { start: number; text: string };

function spokenStringsOf(program: ESTree.Program): Spoken[] {
  const found: Spoken[] = [];
  const add = (args: readonly ESTree.Argument[]) => found.push(...args.flatMap(stringOf));
  new Visitor({
    CallExpression: (node) => void (isSpoken(node) && add(node.arguments)),
    NewExpression: ({ callee, arguments: args }) => void (nameOf(callee).endsWith('Error') && add(args)),
  }).visit(program);
  return found;
}

/** Returns the text of a string literal, or of a template without expressions. */
function stringOf(node: ESTree.Argument): Spoken[] {
  if (node.type === 'Literal' && typeof node.value === 'string') return [{ start: node.start, text: node.value }];
  if (node.type !== 'TemplateLiteral' || node.expressions.length > 0) return [];
  return [{ start: node.start, text: node.quasis[0]!.value.cooked ?? '' }];
}

/** Returns the last part of a name such as `errors.ProblemError`. */
function nameOf(node: ESTree.Expression): string {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression' && node.property.type === 'Identifier' ? node.property.name : '';
}

/**
 * Returns whether a call defines a test or group of tests (`test`, `describe.each(…)`) or writes a log line
 * (`log.warn`).
 */
function isSpoken({ callee }: ESTree.CallExpression): boolean {
  let called: ESTree.Expression = callee;
  while (called.type === 'CallExpression') called = called.callee;
  if (called.type === 'MemberExpression' && LOGS.has(nameOf(called))) return true;
  while (called.type === 'MemberExpression') called = called.object;
  return called.type === 'Identifier' && TESTS.has(called.name);
}

/** Returns the comments in style sheets, YAML files and JavaScript scripts. */
export function proseOfOtherFiles(): Prose[] {
  const css = tracked('client/**/*.css').flatMap((file) => matches(file, /\/\*[\s\S]*?\*\//g));
  const yaml = tracked('openapi/**/*.yaml').flatMap((file) => matches(file, /(^|\s)#\s.*$/gm));
  const scripts = tracked('**/*.mjs', '**/*.cjs').flatMap((file) => matches(file, /\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm));
  return [...css, ...yaml, ...scripts];
}

function matches(file: string, pattern: RegExp): Prose[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(pattern)].map((match) => ({
    at: `${file}:${text.slice(0, match.index).split('\n').length}`,
    text: match[0],
  }));
}

/** Returns the lines of the Markdown documents, without code blocks. */
export function proseOfDocuments(): Prose[] {
  return tracked('*.md', '**/*.md').flatMap((file) => {
    let code = false;
    return readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        if (line.startsWith('```')) code = !code;
        return code ? [] : [{ at: `${file}:${index + 1}`, text: line }];
      });
  });
}

const TEXT_KEYS = new Set(['description', 'summary', 'title', 'detail']);

export function proseOfContract(contract: unknown, at = ''): Prose[] {
  if (contract === null || typeof contract !== 'object') return [];
  return Object.entries(contract).flatMap(([key, value]) => {
    const place = `${at}/${key}`;
    return typeof value === 'string' && TEXT_KEYS.has(key)
      ? [{ at: place, text: value }]
      : proseOfContract(value, place);
  });
}

export function proseOfScreens(): Prose[] {
  return tracked('client/locales/en/*.json').flatMap((file) => texts(JSON.parse(readFileSync(file, 'utf8')), file));
}

function texts(tree: unknown, at: string): Prose[] {
  if (typeof tree === 'string') return [{ at, text: tree }];
  return Object.entries(tree as object).flatMap(([key, value]) => texts(value, `${at}:${key}`));
}
