import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export const REGION = 'ap-northeast-2';
export const CREDENTIALS = { accessKeyId: 'AKIDOFTHETESTS', secretAccessKey: 'secret-of-the-tests' };

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}
function hmac(key: string | Buffer, data: string): Buffer {
  return createHmac('sha256', key).update(data).digest();
}

/** Returns whether a request has a valid AWS Signature Version 4 for this body. */
function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const [, id, day, region, signed = '', signature] = AUTHORIZATION.exec(headers.authorization ?? '') ?? [];
  if (id !== CREDENTIALS.accessKeyId || region !== REGION || headers['x-amz-content-sha256'] !== sha256(body))
    return false;
  const lines = signed.split(';').map((name) => `${name}:${headers[name]}\n`);
  const canonical = [method, url, '', lines.join(''), signed, sha256(body)].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const steps = [day!, region, 's3', 'aws4_request'];
  const key = steps.reduce<string | Buffer>((last, step) => hmac(last, step), `AWS4${CREDENTIALS.secretAccessKey}`);
  return hmac(key, toSign).toString('hex') === signature;
}

/**
 * Starts an S3-compatible object store that accepts signed PUT, GET and DELETE requests. If `state.fail` is set, every
 * call returns that status.
 */
export async function startObjectStore() {
  const kept = new Map<string, Buffer>();
  const state: { fail?: number } = {};
  const server = createServer(async (request, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const key = request.url ?? '';
    const respond = (status: number, content?: Buffer) => answer.writeHead(status).end(content);
    if (state.fail) return respond(state.fail);
    if (!isSigned(request, body)) return respond(403);
    if (request.method === 'PUT') kept.set(key, body);
    if (request.method === 'DELETE') kept.delete(key);
    if (request.method !== 'GET') return respond(204);
    const found = kept.get(key);
    return found ? respond(200, found) : respond(404);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    bucketUrl: `http://127.0.0.1:${port}/attachments`,
    kept,
    state,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}
