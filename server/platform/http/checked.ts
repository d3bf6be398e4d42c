import type { MiddlewareHandler } from 'hono';
import { fail } from '../outcome.ts';
import { renderProblem } from './problem.ts';
import { isJson } from './body.ts';
import { type Env, logOf, type Operation } from './context.ts';

/** Outside production: an answer that the contract does not know becomes a 500, with the reason in the log. */
export const checkResponses: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  const operation = c.get('operation');
  if (!operation || c.req.method === 'HEAD') return;
  const wrong = await wrongWith(operation, c.res);
  if (wrong === undefined) return;
  logOf(c)?.error(
    { operation: operation.operationId, status: c.res.status, wrong },
    'an answer is not in the contract',
  );
  c.res = undefined;
  c.res = renderProblem(c, fail('internal', { detail: 'The answer is not in the contract; see the log.' }).failure);
};

async function wrongWith(operation: Operation, answer: Response): Promise<unknown> {
  const declared = operation.responses[answer.status];
  if (!declared) return 'status';
  const type = answer.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
  if (!declared.content) return type === '' ? undefined : 'content where none is declared';
  const media = declared.content[type];
  if (!media) return `content type ${type || 'missing'}`;
  const text = await answer.clone().text();
  const result = media.schema.safeParse(isJson(type) ? JSON.parse(text) : text);
  return result.success ? undefined : result.error?.issues;
}
