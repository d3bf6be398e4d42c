import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Connect } from 'vite';
import type { PaymentMethod } from '../../generated/types.ts';
import { WINDOW_METHODS } from '../../server/payment/gateways/nicepay/window.ts';
import { type Choice, choiceFor, CHOICES_COOKIE, readChoices } from './choices.ts';
import { type Example, exampleFor, exampleNamed, operationOf } from './examples.ts';

export type Targets = {
  prism: string;
  /**
   * Origin of our server, which responds to calls without a chosen response. If it is omitted, the mock responds to
   * every call.
   */
  server?: string;
};

export type Handle = (request: Connect.IncomingMessage, response: ServerResponse, next: () => void) => Promise<void>;

/**
 * Returns a handler for the API calls of the site. A call with a chosen response gets that response. Other calls go to
 * our server or, without one, get the example that matches the request.
 */
export function answerCall({ prism, server }: Targets): Handle {
  return async (request, response, next) => {
    const address = { method: request.method ?? 'GET', path: request.url ?? '/' };
    const operation = operationOf(address);
    const choice = operation ? choiceFor(readChoices(cookieOf(request)), operation.id) : {};
    if (choice.delayMs) await wait(choice.delayMs);
    if (choice.fate === 'never') return;
    if (choice.fate === 'offline') return void request.socket.destroy();
    if (server && !isExample(choice)) return next();

    const body = await bodyOf(request);
    const call = { ...address, headers: request.headers, body: parsed(body) };
    const asked = operation && exampleFor(operation, call);
    const chosen =
      operation && isExample(choice)
        ? exampleNamed(operation, { name: choice.example, status: choice.status })
        : undefined;
    const answered = await send(prism, request, body, chosen ?? asked);
    let text = await answered.text();
    if (chosen && chosen.status < 400 && address.method === 'GET') {
      const unchosen = await send(server ? `${server}/api` : prism, request, body, server ? undefined : asked);
      text = withNumbersOf(await unchosen.text(), text);
    }
    response.statusCode = answered.status;
    for (const [name, value] of answered.headers) if (!OF_ONE_HOP.has(name)) response.setHeader(name, value);
    const answer = operation?.id === 'createPayment' ? withMethodOf(call.body, text) : text;
    response.end(withOurPages(answer, `http://${request.headers.host}`, address.path));
  };
}

function isExample({ status, example }: Choice): boolean {
  return status !== undefined || example !== undefined;
}

const OF_ONE_HOP = new Set(['content-length', 'content-encoding', 'connection', 'transfer-encoding', 'keep-alive']);

/** Forwards the request. The `prefer` header selects the example that Prism returns. */
function send(origin: string, request: IncomingMessage, body: Buffer, example?: Example): Promise<Response> {
  const { host: _, connection: __, 'content-length': ___, 'transfer-encoding': ____, ...headers } = request.headers;
  const sent = new Headers(headers as Record<string, string>);
  if (example && !sent.has('prefer')) sent.set('prefer', `code=${example.status}, example=${example.name}`);
  return fetch(origin + request.url, {
    method: request.method ?? 'GET',
    headers: sent,
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
}

/**
 * Fields that a chosen response copies from the response it replaces, so that it still matches the order and hold in
 * the request.
 */
const NUMBERS = ['order_id', 'hold_number', 'amount'];

function withNumbersOf(unchosen: string, text: string): string {
  const [own, asked] = [parsed(text), parsed(unchosen)].map((each) => each as Record<string, unknown> | undefined);
  if (!own || !asked) return text;
  const shared = NUMBERS.filter((name) => name in own && name in asked);
  return JSON.stringify({ ...own, ...Object.fromEntries(shared.map((name) => [name, asked[name]])) });
}

/**
 * Replaces the payment method in the card example with the one that the guest chose, so that the window of that method
 * opens.
 */
function withMethodOf(asked: unknown, text: string): string {
  const { method } = (asked ?? {}) as { method?: PaymentMethod };
  return method ? text.replace('"method":"card"', `"method":"${WINDOW_METHODS[method]}"`) : text;
}

function withOurPages(text: string, origin: string, path: string): string {
  const social = `${origin}/mock/social?provider=${path.split('/')[4]}`;
  return text
    .replace(/"script_url":"[^"]*"/, `"script_url":"${origin}/mock/card.js"`)
    .replace(/"frame_url":"[^"]*","origin":"[^"]*"/, `"frame_url":"${origin}/mock/card-frame","origin":"${origin}"`)
    .replace(/"authorization_url":"[^"]*","state":"([^"]*)"/, `"authorization_url":"${social}&state=$1","state":"$1"`);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function parsed(text: Buffer | string): unknown {
  try {
    return JSON.parse(text.toString());
  } catch {
    return undefined;
  }
}

function cookieOf(request: IncomingMessage): string {
  const pairs = request.headers.cookie?.split('; ') ?? [];
  const found = pairs.find((pair) => pair.startsWith(`${CHOICES_COOKIE}=`))?.slice(CHOICES_COOKIE.length + 1);
  return decodeURIComponent(found ?? '');
}
