import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWebhookReceiver, type WebhookReceiver } from '../../../tests/support/site/webhook-receiver.ts';
import { isPublicAddress } from '../../platform/config/private-networks.ts';
import { createWebhookSender } from './webhook-sender.ts';

let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
});
afterAll(() => receiver.close());

/** Sends a webhook to a host whose name resolves to each of `answers` in turn. */
async function sendTo(host: string, answers: string[][], privateHosts: string[] = []) {
  const asked: string[] = [];
  const resolve = async (name: string) => {
    asked.push(name);
    return answers[asked.length - 1]!.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  };
  const { send } = createWebhookSender({ privateHosts, resolve });
  const url = `${privateHosts.length > 0 ? 'http' : 'https'}://${host}:${receiver.port}/${host}`;
  const { status, failure } = await send({ url, headers: {}, body: '{}' });
  return { status, failure, asked };
}

test.each([['127.0.0.1'], ['10.1.2.3'], ['169.254.169.254'], ['0.0.0.0'], ['::1'], ['::ffff:127.0.0.1'], ['fd00::1']])(
  'connects to no host whose name resolves to %s',
  async (address) => {
    const before = receiver.received.length;
    const outcome = { status: null, failure: 'private_address' };
    expect(await sendTo('rebound.example', [[address]])).toMatchObject(outcome);
    expect(await sendTo('rebound.example', [['8.8.8.8', address]])).toMatchObject(outcome);
    expect(receiver.received).toHaveLength(before);
  },
);

test('connects to the address that was checked, without resolving the name again', async () => {
  const { status, asked } = await sendTo('pms.internal', [['127.0.0.1'], ['192.0.2.1']], ['pms.internal']);
  expect({ status, asked }).toEqual({ status: 204, asked: ['pms.internal'] });
  expect(receiver.at('/pms.internal')[0]!.headers.host).toBe(`pms.internal:${receiver.port}`);
});

test('checks addresses that are stored although they became private, or were never accepted', async () => {
  const { send } = createWebhookSender({ privateHosts: [] });
  for (const url of [`http://127.0.0.1:${receiver.port}/stored`, `https://127.0.0.1:${receiver.port}/stored`])
    expect(await send({ url, headers: {}, body: '{}' })).toMatchObject({ failure: 'private_address' });
  expect(receiver.at('/stored')).toEqual([]);
});

test('reports a name that doesn’t exist as a failed connection', async () => {
  const { send } = createWebhookSender({ privateHosts: [], resolve: () => Promise.reject(new Error('ENOTFOUND')) });
  expect(await send({ url: 'https://pms.example/', headers: {}, body: '{}' })).toMatchObject({
    status: null,
    failure: 'connection',
  });
});

test.each([
  ['8.8.8.8', true],
  ['172.15.255.255', true],
  ['172.16.0.0', false],
  ['172.31.255.255', false],
  ['172.32.0.0', true],
  ['100.64.0.1', false],
  ['198.19.255.255', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['2606:4700:4700::1111', true],
  ['2001:db8::1', false],
  ['2002:7f00:1::', false],
  ['64:ff9b::7f00:1', false],
  ['::', false],
  ['fe80::1', false],
  ['ff02::1', false],
  ['localhost', false],
])('whether %s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});
