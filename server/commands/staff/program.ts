import { userInfo } from 'node:os';
import { Command, CommanderError } from 'commander';
import type { AppDeps } from '../../app.ts';
import { actingAsStaff } from '../../platform/audit/audit.ts';
import { callerOf, MAX_PROVIDER_KEYS } from '../../platform/idempotency.ts';
import { ok, type Outcome } from '../../platform/outcome.ts';
import { listCompanyCodes } from '../../provider/provider.repository.ts';
import { companyCommands } from './company-commands.ts';
import { enquiryCommands } from './enquiry-commands.ts';
import { sentenceOf } from './failures.ts';
import { keyCommands } from './key-commands.ts';
import { memberCommands } from './member-commands.ts';
import { reservationCommands } from './reservation-commands.ts';
import { refuse, type Run, type Staff, type Terminal } from './staff.ts';

type Options = { company?: string; as: string; json?: boolean; yes?: boolean };

const DESCRIPTION = `Commands for staff on the server's machine. Every action is recorded in the audit log.
They use the database at DATABASE_URL or, without it, the one in DATA_DIR, while no server runs on that folder.`;
const EXIT_CODES = `
Exit codes: 0 done, 1 refused or failed (one sentence says why), 2 wrong usage.`;

const [DONE, FAILED, USAGE] = [0, 1, 2];

/** Runs a staff command and returns its exit code. `open` returns the application's dependencies. */
export async function runStaff(
  args: readonly string[],
  open: () => Promise<AppDeps>,
  terminal: Terminal,
): Promise<number> {
  let code = DONE;
  const program = new Command('npm run staff --')
    .description(DESCRIPTION)
    .option('--company <code>', 'company to act for; optional if the database has only one')
    .option('--as <name>', 'your name, for the audit log', userInfo().username)
    .option('--json', 'print JSON')
    .option('--yes', 'confirm an action that can’t be undone')
    .addHelpText('after', EXIT_CODES)
    .exitOverride()
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.err });
  const run: Run = async (work, newCompany) => {
    const options = program.opts<Options>();
    const deps = await open();
    const company = newCompany === undefined ? await companyOf(deps, options.company) : ok(newCompany);
    const done = company.ok ? await work(staffOf(deps, company.value, options, terminal)) : company;
    if (done.ok) terminal.out(options.json ? `${JSON.stringify(done.value.json, null, 2)}\n` : `${done.value.text}\n`);
    else terminal.err(`${sentenceOf(done.failure)}\n`);
    code = done.ok ? DONE : FAILED;
  };
  for (const add of [companyCommands, keyCommands, reservationCommands, enquiryCommands, memberCommands])
    add(program, run);
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? DONE : USAGE;
  }
}

async function companyOf({ db }: AppDeps, wanted: string | undefined): Promise<Outcome<string, 'validation'>> {
  const codes = await listCompanyCodes(db);
  const code = wanted ?? (codes.length === 1 ? codes[0] : undefined);
  if (code !== undefined && codes.includes(code)) return ok(code);
  if (code !== undefined) return refuse(`There is no company ${code}.`);
  return refuse(
    codes.length === 0 ? 'There is no company yet.' : `Choose a company with --company: ${codes.join(', ')}.`,
  );
}

function staffOf(deps: AppDeps, companyCode: string, { as: name, yes = false }: Options, { ask }: Terminal): Staff {
  const by = actingAsStaff(companyCode, name);
  return {
    deps,
    by,
    callOf(operation) {
      const [key, requestId] = [deps.ids.uuid(), deps.ids.uuid()];
      const caller = callerOf('staff', name);
      return { by, call: { companyCode, operation, caller, key, request: {}, requestId, maxKeys: MAX_PROVIDER_KEYS } };
    },
    async confirm(question) {
      if (yes) return ok();
      if (!ask) return refuse('This can’t be undone. Confirm it with --yes.');
      return (await ask(`${question} Type yes to confirm: `)).trim() === 'yes' ? ok() : refuse('Not confirmed.');
    },
  };
}
