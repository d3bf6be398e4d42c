import type { Command } from 'commander';
import { CompanyCode, LocalizedText } from '../../../generated/zod/schemas.ts';
import { ok } from '../../platform/outcome.ts';
import { createCompany } from '../../provider/company/create-company.usecases.ts';
import { textsOf } from './options.ts';
import { type Run, valid } from './staff.ts';

type Create = { name: string[] };

export function companyCommands(program: Command, run: Run): void {
  const company = program.command('company').description('companies');
  company
    .command('create <code>')
    .description('create a company without properties; load them with a bundle')
    .requiredOption('--name <language=text...>', 'name in each language, such as ko=하늘 en=Haneul')
    .action((code: string, { name }: Create) =>
      run(async ({ deps, by }) => {
        const [checked, names] = [
          valid(CompanyCode, code, 'the code'),
          valid(LocalizedText, textsOf(name), 'the name'),
        ];
        if (!checked.ok) return checked;
        if (!names.ok) return names;
        const created = await createCompany(deps, by, names.value);
        return created.ok ? ok({ text: `Created the company ${code}.`, json: { company_code: code } }) : created;
      }, code),
    );
}
