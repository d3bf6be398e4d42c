import { resolve } from 'node:path';
import pg from 'pg';
import { ANY_HOLD_OVERDUE, ANY_PAYING_HOLD_OVERDUE } from '../../server/booking/hold/expire-holds.repository.ts';
import { ANY_NOTIFICATION_DUE } from '../../server/booking/notification/notification.repository.ts';
import { ANY_PAYMENT_DUE, ANY_REFUND_DUE } from '../../server/payment/payment.repository.ts';
import { testPostgres } from '../support/database/postgres.ts';
import { type Sent, sentBy } from '../support/database/statements.ts';
import { startTestApp } from '../support/api/test-app.ts';
import { buildWhenNeeded } from '../../server/commands/build.ts';
import { atLeastReference, type Figure } from './figures.ts';
import { growTables, growingTables } from './grown-tables.ts';
import { PROPERTIES, runAllFlows } from './paths.ts';

const READS_OR_WRITES = /^\s*(select|insert|update|delete|with)\b/i;
const POLLED = [ANY_HOLD_OVERDUE, ANY_PAYING_HOLD_OVERDUE, ANY_NOTIFICATION_DUE, ANY_PAYMENT_DUE, ANY_REFUND_DUE].map(
  (due) => ({
    text: `SELECT WHERE ${due}`,
    values: [],
  }),
);

/**
 * Checks the query plan of every statement that the product sends, on large tables. No plan may scan an entire growing
 * table, or all of a company's rows in such a table. Each statement is planned with its values, and also generically if
 * PostgreSQL would switch to a generic plan.
 */
export async function planFigures(): Promise<Figure[]> {
  await buildWhenNeeded({ quiet: true });
  const loadNotificationRenderer = () => import(resolve('dist/page/mail.js'));
  const postgres = await testPostgres();
  const database = await postgres.open(4);
  const app = await startTestApp({ database, hotels: PROPERTIES, loadNotificationRenderer });
  const client = new pg.Client({ connectionString: postgres.url });
  try {
    await runAllFlows(app, 1);
    await growTables(database.db);
    const recorded = await sentBy(database.db, () => runAllFlows(app, 2));
    const sent = distinct([...recorded, ...POLLED]);
    await client.connect();
    const faultsOf = await planChecker(client, await growingTables(database.db));
    const wrong: string[] = [];
    for (const statement of sent) {
      const found = await faultsOf(statement);
      if (found.length > 0) wrong.push(`${statement.text.trim()}\n  → ${found.join('; ')}`);
    }
    if (wrong.length > 0) process.stderr.write(`${wrong.join('\n\n')}\n`);
    const name = 'statements that find their rows by an index';
    const measured = sent.length - wrong.length;
    return [atLeastReference({ name, unit: '', measured, reference: sent.length, against: 'all that are sent' })];
  } finally {
    await client.end();
    await app.close();
    await postgres.close();
  }
}

/**
 * Keeps the last query for each SQL text. A statement with a list parameter has a separate text for each list length.
 */
function distinct(sent: readonly Sent[]): Sent[] {
  const texts = sent.filter(({ text }) => READS_OR_WRITES.test(text)).map((one) => [one.text, one] as const);
  return [...new Map(texts).values()];
}

type Plan = {
  'Node Type': string;
  'Total Cost': number;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: Plan[];
};

/**
 * PostgreSQL's estimate of the planning cost per table (choose_custom_plan). PostgreSQL uses the generic plan if that
 * costs less than planning and running the custom plan.
 */
const PLANNING = 2.5;

function tablesIn(plan: Plan): number {
  const below = (plan.Plans ?? []).map(tablesIn);
  return below.reduce((total, each) => total + each, plan['Relation Name'] === undefined ? 0 : 1);
}

async function planChecker(client: pg.Client, growing: ReadonlySet<string>) {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_index AS i JOIN pg_class AS c ON c.oid = i.indexrelid JOIN pg_attribute AS a ON a.attrelid = i.indexrelid
    WHERE i.indpred IS NULL GROUP BY c.relname`);
  const columnsOf = new Map(rows.map(({ name, columns }) => [name, columns]));
  /**
   * Returns whether a condition uses both the first column of an index and the index's first column other than
   * `company_code`. The first column is required, because PostgreSQL before version 18 has no skip scan.
   */
  const narrows = (condition: string, columns: readonly string[]) =>
    [columns[0], columns.find((name) => name !== 'company_code')].every((name) =>
      new RegExp(`\\b${name}\\b`).test(condition),
    );

  const wrongIn = (plan: Plan): string[] => [...wrongAt(plan), ...(plan.Plans ?? []).flatMap(wrongIn)];
  function wrongAt(plan: Plan): string[] {
    const { 'Node Type': node, 'Relation Name': table, 'Index Name': index = '', 'Index Cond': condition = '' } = plan;
    if (node === 'Seq Scan' && growing.has(table ?? '')) return [`reads ${table} from end to end`];
    const columns = columnsOf.get(index);
    const small = table !== undefined && !growing.has(table);
    return columns && !small && !narrows(condition, columns) ? [`reads all of ${index}: ${condition}`] : [];
  }
  async function plansOf({ text, values }: Sent): Promise<Plan[]> {
    const explain = (what: string, given: readonly unknown[] = []) =>
      client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(`EXPLAIN (FORMAT JSON) ${what}`, [...given]);
    const planOf = ({ rows: [row] }: Awaited<ReturnType<typeof explain>>) => row!['QUERY PLAN'][0]!.Plan;
    const own = planOf(await explain(text, values));
    if (values.length === 0) return [own];
    await client.query(`SET plan_cache_mode = force_generic_plan; PREPARE kept AS ${text}`);
    const kept = planOf(await explain(`EXECUTE kept(${values.map(() => 'NULL').join(', ')})`));
    await client.query('DEALLOCATE kept; RESET plan_cache_mode');
    return kept['Total Cost'] < own['Total Cost'] + PLANNING * (tablesIn(own) + 1) ? [own, kept] : [own];
  }
  return async (sent: Sent) => [...new Set((await plansOf(sent)).flatMap(wrongIn))];
}
