import { setImmediate } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import * as z from 'zod';
import { hasJson } from './body.ts';
import type { Env, Operation } from './context.ts';
import { ERRORS_MAX, onInvalid } from './validation.ts';

/** A body of up to this size can be validated in one go, however many errors it contains. */
const SHORT_BODY = 32_768;
const ITEMS_AT_ONCE = 10;

type Issue = z.core.$ZodIssue;

/**
 * Returns middleware that checks long lists in the body item by item, and rejects the body once there are as many
 * errors as a response can hold. Validating the whole body would collect every error: 100,000 errors would block the
 * event loop, and more would overflow the stack.
 */
export function checkLongLists(operation: Operation): MiddlewareHandler<Env> | undefined {
  const { body } = (operation.request ?? {}) as { body?: { content: Record<string, { schema?: z.ZodType }> } };
  const schema = body?.content['application/json']?.schema;
  const { 'x-body-limit': limit = 0, 'x-raw-body': raw = false } = operation;
  if (limit <= SHORT_BODY || raw || !schema) return undefined;
  return async (c, next) => {
    const value: unknown = hasJson(c) ? await c.req.json().catch(() => undefined) : undefined;
    // Parsing a large body again would take as long as all checks.
    if (value !== undefined) c.req.json = async () => value as never;
    const issues = await issuesInLists(schema, value);
    return issues.length < ERRORS_MAX ? next() : onInvalid({ success: false, target: 'json', error: { issues } }, c);
  };
}

/** Returns the issues of items in long lists. Stops after the item that brings their number to ERRORS_MAX. */
export async function issuesInLists(schema: z.ZodType, value: unknown): Promise<Issue[]> {
  const issues: Issue[] = [];
  await collect(schema, value, [], issues);
  return issues;
}

/** Adds the issues of items in long lists, until there are ERRORS_MAX. */
async function collect(schema: z.ZodType, value: unknown, path: PropertyKey[], issues: Issue[]): Promise<void> {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return collect(schema.unwrap() as z.ZodType, value, path, issues);
  if (schema instanceof z.ZodArray && Array.isArray(value)) return collectItems(schema, value, path, issues);
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return;
  for (const [name, field] of Object.entries(schema.shape))
    await collect(field as z.ZodType, (value as Record<string, unknown>)[name], [...path, name], issues);
}

async function collectItems(list: z.ZodArray, items: unknown[], path: PropertyKey[], issues: Issue[]): Promise<void> {
  const element = list.element as z.ZodType;
  for (let at = 0; at < items.length && issues.length < ERRORS_MAX; at += 1) {
    const before = issues.length;
    await collect(element, items[at], [...path, at], issues);
    if (items.length <= ITEMS_AT_ONCE || issues.length > before) continue;
    for (const issue of element.safeParse(items[at]).error?.issues ?? [])
      issues.push({ ...issue, path: [...path, at, ...issue.path] });
    if (at % ITEMS_AT_ONCE === 0) await setImmediate();
  }
}
