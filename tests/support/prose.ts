import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';

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
      const source = ts.createSourceFile(
        file,
        text,
        ts.ScriptTarget.Latest,
        true,
        file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
      );
      const at = (position: number) => `${file}:${source.getLineAndCharacterOfPosition(position).line + 1}`;
      return [...commentsOf(source, text), ...spokenStringsOf(source)].map(([position, prose]) => ({
        at: at(position),
        text: prose,
      }));
    });
}

function commentsOf(source: ts.SourceFile, text: string): [position: number, comment: string][] {
  const found = new Map<number, string>();
  const collect = (node: ts.Node) => {
    for (const range of [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
    ])
      found.set(range.pos, text.slice(range.pos, range.end));
    node.forEachChild(collect);
    // Comments before closing brackets and other tokens belong to no child node.
    for (const token of node.getChildren(source))
      for (const range of ts.getLeadingCommentRanges(text, token.getFullStart()) ?? [])
        found.set(range.pos, text.slice(range.pos, range.end));
  };
  collect(source);
  return [...found].filter(([, comment]) => !/^\/\/ (@|eslint|oxlint|biome|prettier)/.test(comment));
}

const TESTS = new Set(['test', 'it', 'describe']);
const LOGS = new Set(['trace', 'debug', 'info', 'warn', 'error', 'fatal']);

function spokenStringsOf(source: ts.SourceFile): [position: number, text: string][] {
  const found: [number, string][] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && isSpoken(node)) {
      const strings = node.arguments.filter(ts.isStringLiteralLike);
      found.push(...strings.map((string): [number, string] => [string.getStart(source), string.text]));
    }
    if (ts.isNewExpression(node) && node.expression.getText(source).endsWith('Error'))
      for (const argument of node.arguments ?? [])
        if (ts.isStringLiteralLike(argument)) found.push([argument.getStart(source), argument.text]);
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

/**
 * Returns whether a call defines a test or group of tests (`test`, `describe.each(…)`) or writes a log line
 * (`log.warn`).
 */
function isSpoken({ expression }: ts.CallExpression): boolean {
  let called: ts.Expression = expression;
  while (ts.isCallExpression(called)) called = called.expression;
  if (ts.isPropertyAccessExpression(called) && LOGS.has(called.name.text)) return true;
  while (ts.isPropertyAccessExpression(called)) called = called.expression;
  return ts.isIdentifier(called) && TESTS.has(called.text);
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
