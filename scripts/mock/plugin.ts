import type { ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite';
import { answerCall, type Handle, type Targets } from './calls.ts';
import { CHOICES_COOKIE } from './choices.ts';
import { CARD_FRAME, CARD_SCRIPT, cardPage, socialPage } from './pages.ts';
import { logInAs } from './persona.ts';
import { addressProblem, panelData, readStories } from './stories.ts';

const PANEL = resolve('scripts/mock/panel/main.tsx');

/**
 * Vite plugin that lets a developer choose the responses of the API: with `?mock=createHold:409/roomSoldOut`,
 * `?scenario=<story>` or `?persona=<member>` in any address of the development server, or in the panel at the edge of
 * the page. Choices are kept in cookies. Prism returns the chosen examples. None of this is part of a build.
 */
export function mockPanel(targets: Targets): Plugin {
  return {
    name: 'mock-panel',
    apply: 'serve',
    configureServer: (server) => answerHere(server, targets),
    configurePreviewServer: (server) => answerHere(server, targets),
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: `/@fs${PANEL}` }, injectTo: 'body' }],
  };
}

function answerHere({ middlewares }: ViteDevServer | PreviewServer, targets: Targets): void {
  middlewares.use('/mock/card.js', (_, response) => answer(response, 'text/javascript', CARD_SCRIPT));
  middlewares.use('/mock/card-frame', (_, response) => answer(response, 'text/html', CARD_FRAME));
  middlewares.use('/mock/card', ({ url }, response) => answer(response, 'text/html', cardPage(queryOf(url))));
  middlewares.use('/mock/social', ({ url }, response) => answer(response, 'text/html', socialPage(queryOf(url))));
  middlewares.use('/mock/panel.json', (_, response) =>
    answer(response, 'application/json', JSON.stringify(panelData())),
  );
  middlewares.use(unfailing(chooseByAddress(targets)));
  middlewares.use('/api', unfailing(answerCall(targets)));
}

function unfailing(handle: Handle): Connect.NextHandleFunction {
  return (request, response, next) => {
    handle(request, response, next).catch((error: Error) => {
      if (!response.headersSent) response.statusCode = 502;
      answer(response, 'text/plain', error.message);
    });
  };
}

/**
 * Handles page requests that have a choice in the address. Writes the choice to cookies, and redirects to the address
 * without the choice. A story redirects to its own address instead.
 */
function chooseByAddress({ prism, server }: Targets): Handle {
  return async (request, response, next) => {
    const url = new URL(request.url ?? '/', 'http://site');
    const [mock, scenario, persona] = ['mock', 'scenario', 'persona'].map((name) => url.searchParams.get(name));
    const asked = mock ?? scenario ?? persona;
    if (asked == null || !request.headers.accept?.includes('text/html')) return next();

    const problem = addressProblem({ mock, scenario, persona });
    if (problem) {
      response.statusCode = 404;
      return answer(response, 'text/plain', problem);
    }
    const story = scenario ? readStories().stories[scenario] : undefined;
    const who = persona ?? story?.persona;
    const cookies = who == null ? [] : await logInAs(who, server ? `${server}/api` : prism);
    if (mock !== null || story) cookies.push(cookie(CHOICES_COOKIE, mock ?? story?.mock ?? ''));
    for (const name of ['mock', 'scenario', 'persona']) url.searchParams.delete(name);
    const target = story ? story.opens : url.pathname + url.search;
    response.writeHead(302, { Location: target, 'Set-Cookie': cookies, 'Cache-Control': 'no-store' }).end();
  };
}

function cookie(name: string, value: string): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax`;
}

function queryOf(url = '/'): URLSearchParams {
  return new URL(url, 'http://site').searchParams;
}

function answer(response: ServerResponse, type: string, body: string): void {
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  response.end(body);
}
