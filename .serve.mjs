// keeps PostgreSQL with the demo, and a server that is restarted on SIGUSR2
import { mkdtempSync, writeFileSync } from 'node:fs';
const root = process.argv[2];
const { testPostgres } = await import(root + '/tests/support/postgres.ts');
const { loadDemo, startServer } = await import(root + '/scripts/bench/server.ts');
process.chdir(root);
const pg = await testPostgres();
const folder = mkdtempSync('/tmp/fv/data-');
const env = { DATABASE_URL: pg.url, DATA_DIR: folder, RATE_LIMIT_FACTOR: '1' };
await loadDemo(env);
let server = await startServer(env);
const say = () => writeFileSync('/tmp/fv/origin', server.origin);
say();
console.log('ready', server.origin, process.pid);
writeFileSync('/tmp/fv/serve.pid', String(process.pid));
process.on('SIGUSR2', async () => {
  await server.end();
  server = await startServer(env);
  say();
  console.log('again', server.origin);
});
process.on('SIGTERM', async () => {
  await server.end();
  await pg.close();
  process.exit(0);
});
setInterval(() => {}, 1e6);
