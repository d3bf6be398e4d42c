import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { fail, ProblemError } from '../../platform/outcome.ts';
import type { FileStore } from './file-store.port.ts';

/** `bucketUrl`: the bucket by its path, as every such service understands it, such as https://objects.example/bucket. */
export type S3Config = { bucketUrl: string; region: string; accessKeyId: string; secretAccessKey: string };

/** Longer than a file of 10 MB takes on a slow line, shorter than whoever waits for it. */
const ANSWER_MS = 20_000;

/** Keeps files in a bucket of an S3-compatible service, a key an object. The bucket must be private; requests are signed (AWS Signature 4). */
export function s3Store({ bucketUrl, region, ...credentials }: S3Config): FileStore {
  const client = new AwsClient({ ...credentials, region, service: 's3', retries: 0 });
  const ask = async (method: string, key: string, body?: Buffer) => {
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const signal = AbortSignal.timeout(ANSWER_MS);
    const headers = { 'X-Amz-Content-Sha256': hash };
    const asked = { method, headers, signal, ...(body && { body: new Uint8Array(body) }) };
    return client.fetch(`${bucketUrl}/${key}`, asked).catch(() => {
      throw new ProblemError(fail('unavailable', { detail: 'The store of the files does not answer.' }).failure);
    });
  };
  return {
    name: 's3',
    async put(key, bytes) {
      await expectDone(await ask('PUT', key, bytes));
    },
    async get(key) {
      const answer = await ask('GET', key);
      if (answer.status === 404) return void (await answer.body?.cancel());
      if (!answer.ok) await expectDone(answer);
      return Buffer.from(await answer.arrayBuffer());
    },
    async remove(key) {
      const answer = await ask('DELETE', key);
      if (answer.status !== 404) await expectDone(answer);
    },
  };
}

/** What it could not do may be done by the next; that we may not do it is a fault of the configuration. */
async function expectDone(answer: Response): Promise<void> {
  await answer.body?.cancel();
  if (answer.ok) return;
  if (answer.status >= 500)
    throw new ProblemError(fail('unavailable', { detail: `The store of the files answers ${answer.status}.` }).failure);
  throw new Error(`the store of the files answers ${answer.status}`);
}
