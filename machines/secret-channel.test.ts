import { expect, it } from 'vitest';
import { createActor, type PromiseActorLogic, toPromise } from 'xstate';
import { secretChannel } from './secret-channel.ts';

function call(logic: PromiseActorLogic<string, string>) {
  return toPromise(createActor(logic, { input: 'asked' }).start());
}
async function echo(input: string, secret: string) {
  return `${input} with ${secret}`;
}

it('passes the secret to the call once', async () => {
  const word = secretChannel<string>();
  word.put('open sesame');
  expect(await call(word.actor(echo))).toBe('asked with open sesame');
  await expect(call(word.actor(echo))).rejects.toThrow('no secret was provided');
});

it('keeps only the last secret, and drops it on forget', async () => {
  const word = secretChannel<string>();
  word.put('first');
  word.put('second');
  expect(await call(word.actor(echo))).toBe('asked with second');
  word.put('third');
  word.forget();
  await expect(call(word.actor(echo))).rejects.toThrow('no secret was provided');
});

it('keeps the secret out of the snapshot of the call', () => {
  const word = secretChannel<string>();
  word.put('open sesame');
  const actor = createActor(
    word.actor(() => new Promise(() => {})),
    { input: 'asked' },
  ).start();
  expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('sesame');
  actor.stop();
});
