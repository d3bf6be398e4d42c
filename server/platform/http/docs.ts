import { dirname } from 'node:path';
import { createRequire } from 'node:module';
import { Hono } from 'hono';
import type { Env } from './context.ts';
import { DOCS_POLICY } from './headers.ts';
import { sendFile } from './static.ts';

const VIEWER = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const VIEWER_FILES = new Set(['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png']);

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>API reference</title>
    <link rel="icon" href="/docs/favicon-32x32.png">
    <link rel="stylesheet" href="/docs/swagger-ui.css">
    <script src="/docs/swagger-ui-bundle.js" defer></script>
    <script src="/docs/start.js" defer></script>
  </head>
  <body><main id="reference"></main></body>
</html>
`;
const START = `SwaggerUIBundle({ url: '/docs/openapi.json', dom_id: '#reference', deepLinking: true, validatorUrl: null });\n`;

export function apiReference(contract: { folder: string; file: string }): Hono<Env> {
  const docs = new Hono<Env>();
  docs.use(async (c, next) => {
    await next();
    c.res.headers.set('Content-Security-Policy', DOCS_POLICY);
    c.res.headers.set('Cache-Control', 'no-cache');
  });
  docs.get('/', (c) => c.html(PAGE));
  // One route for all files, because Hono's fastest router doesn't support fixed names beside a parameter.
  docs.get('/:file', async (c) => {
    const file = c.req.param('file');
    if (file === 'start.js') return c.body(START, 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
    const sent = () => {
      if (file === 'openapi.json') return sendFile(c, contract.folder, contract.file, 'no-cache');
      return VIEWER_FILES.has(file) ? sendFile(c, VIEWER, file, 'no-cache') : undefined;
    };
    return (await sent()) ?? c.notFound();
  });
  return docs;
}
