import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { fail, ProblemError } from '../../platform/outcome.ts';
import type { FileStore } from './file-store.port.ts';

/** `bucketUrl` is the path-style URL of the bucket, such as https://objects.example/bucket. */
export type S3Config = { bucketUrl: string; region: string; accessKeyId: string; secretAccessKey: string };

/** Long enough to send 10 MB over a slow connection, but shorter than the request's time limit. */
const TIMEOUT_MS = 20_000;

/**
 * Stores each file as an object in a private bucket of an S3-compatible service. Requests are signed with AWS Signature
 * Version 4.
 */
export function s3Store({ bucketUrl, region, ...credentials }: S3Config): FileStore {
  const client = new AwsClient({ ...credentials, region, service: 's3', retries: 0 });
  const send = async (method: string, key: string, body?: Buffer) => {
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const headers = { 'X-Amz-Content-Sha256': hash };
    const request = { method, headers, signal, ...(body && { body: new Uint8Array(body) }) };
    return client.fetch(`${bucketUrl}/${key}`, request).catch(() => {
      throw new ProblemError(fail('unavailable', { detail: 'The attachment store does not answer.' }).failure);
    });
  };
  return {
    name: 's3',
    async put(key, bytes) {
      await expectDone(await send('PUT', key, bytes));
    },
    async get(key) {
      const answer = await send('GET', key);
      if (answer.status === 404) return void (await answer.body?.cancel());
      if (!answer.ok) await expectDone(answer);
      return Buffer.from(await answer.arrayBuffer());
    },
    async remove(key) {
      const answer = await send('DELETE', key);
      if (answer.status !== 404) await expectDone(answer);
    },
  };
}

/**
 * Throws if the response isn't successful. A 5xx status is a temporary problem; any other status means that the
 * configuration is wrong.
 */
async function expectDone(answer: Response): Promise<void> {
  await answer.body?.cancel();
  if (answer.ok) return;
  if (answer.status >= 500)
    throw new ProblemError(fail('unavailable', { detail: `The attachment store answered ${answer.status}.` }).failure);
  throw new Error(`The attachment store responded with ${answer.status}`);
}
