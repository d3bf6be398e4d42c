import { parseArgs } from 'node:util';
import { startSandbox } from './sandbox.ts';

/**
 * node scripts/sandbox/main.ts [--state file.json] [--webhook url] [--site origin]... [--nicepay port] [--card-tokens
 * port] [--rates port] [--juso port] [--kakao port] [--google port] [--naver port] [--outbox port] [--smtp port]
 * [--webhooks port]
 *
 * Prints one JSON line with the addresses and credentials, then runs until it is stopped.
 */
const { values } = parseArgs({
  options: {
    state: { type: 'string' },
    webhook: { type: 'string' },
    nicepay: { type: 'string', default: '0' },
    'card-tokens': { type: 'string', default: '0' },
    rates: { type: 'string', default: '0' },
    juso: { type: 'string', default: '0' },
    kakao: { type: 'string', default: '0' },
    google: { type: 'string', default: '0' },
    naver: { type: 'string', default: '0' },
    outbox: { type: 'string', default: '0' },
    smtp: { type: 'string', default: '0' },
    webhooks: { type: 'string', default: '0' },
    site: { type: 'string', multiple: true },
  },
});

const WAITED_MS = 60_000;
const EVERY_MS = 10_000;

try {
  const sandbox = await startSandbox({
    ...(values.state ? { stateFile: values.state } : {}),
    ...(values.webhook ? { webhookUrl: values.webhook } : {}),
    ...(values.site ? { sites: values.site } : {}),
    ports: {
      nicepay: Number(values.nicepay),
      cardTokens: Number(values['card-tokens']),
      rates: Number(values.rates),
      juso: Number(values.juso),
      kakao: Number(values.kakao),
      google: Number(values.google),
      naver: Number(values.naver),
      outbox: Number(values.outbox),
      smtp: Number(values.smtp),
      webhooks: Number(values.webhooks),
    },
  });
  const timer = setInterval(() => void sandbox.tick(WAITED_MS), EVERY_MS);
  const stop = async () => {
    clearInterval(timer);
    await sandbox.close();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  console.log(JSON.stringify({ addresses: sandbox.addresses, credentials: sandbox.credentials }));
} catch (error) {
  console.error(`The sandbox cannot start: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
