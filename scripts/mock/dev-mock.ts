/**
 * npm run dev:mock: serves the client with the contract's mock, without a server or database. PORT is the port of the
 * site (default 5173).
 */
import { startMockSite } from '../support/mock-site.ts';
import { portProblem } from '../support/problems.ts';

const port = process.env['PORT'] || '5173';
const problem = await portProblem(port);
if (problem) {
  console.error(problem);
  process.exit(1);
}
const { origin, mock, close } = await startMockSite(Number(port));
console.log(
  `Site   ${origin}/start?hotel_code=1&startDate=2027-06-11&endDate=2027-06-13\nMock   ${mock}\n\nPress Ctrl-C to stop.`,
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void close().then(() => process.exit(0)));
