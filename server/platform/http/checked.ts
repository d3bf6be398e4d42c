import { gunzipSync } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { fail } from '../outcome.ts';
import { renderProblem } from './problem.ts';
import { isJson } from './body.ts';
import { type Env, logOf, type Operation } from './context.ts';

/** Outside production, sends a 500 instead of a response that violates the contract, and logs the reason. */
export const checkResponses: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  const operation = c.get('operation');
  if (!operation || c.req.method === 'HEAD') return;
  const violation = await violationOf(operation, c.res);
  if (violation === undefined) return;
  logOf(c)?.error(
    { operation: operation.operationId, status: c.res.status, wrong: violation },
    'response violates the contract',
  );
  c.res = undefined;
  c.res = renderProblem(c, fail('internal', { detail: 'The response violates the contract; see the log.' }).failure);
  // Headers of the first response, which Hono adds to the second.
  for (const name of ['Content-Encoding', 'ETag']) c.res.headers.delete(name);
};

async function violationOf(operation: Operation, response: Response): Promise<unknown> {
  const declared = operation.responses[response.status];
  if (!declared) return 'status';
  const type = response.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
  if (!declared.content) return type === '' ? undefined : 'content where none is declared';
  const media = declared.content[type];
  if (!media) return `content type ${type || 'missing'}`;
  const text = await textOf(response.clone());
  const result = media.schema.safeParse(isJson(type) ? JSON.parse(text) : text);
  return result.success ? undefined : result.error?.issues;
}

async function textOf(response: Response): Promise<string> {
  if (response.headers.get('content-encoding') !== 'gzip') return response.text();
  return gunzipSync(await response.arrayBuffer()).toString();
}
