import type { Command } from 'commander';
import { KeyId, KeyRotationRequest, KeyScope, ProviderKeyRequest } from '../../../generated/zod/schemas.ts';
import { ok } from '../../platform/outcome.ts';
import {
  createProviderKey,
  listProviderKeys,
  revokeProviderKey,
  rotateProviderKey,
} from '../../provider/key/provider-key.usecases.ts';
import { columns, given } from './options.ts';
import { type Run, valid } from './staff.ts';

type Create = { name: string; scope: string[]; expires?: string };
type Rotate = { overlapMinutes: string };

const STORE_IT = 'Store the secret safely: it isn’t shown again.';

export function keyCommands(program: Command, run: Run): void {
  const key = program.command('key').description('keys of the company’s systems');
  key
    .command('create')
    .description('create a key and print its secret')
    .requiredOption('--name <name>', 'system or person that uses the key')
    .requiredOption('--scope <scope...>', `what the key permits: ${KeyScope.options.join(', ')}`)
    .option('--expires <time>', 'time at which it expires, such as 2028-01-01T00:00:00Z')
    .action(({ name, scope, expires: expires_at }: Create) =>
      run(async ({ deps, by }) => {
        const request = valid(ProviderKeyRequest, given({ name, scopes: scope, expires_at }));
        if (!request.ok) return request;
        const created = await createProviderKey(deps, by, KeyScope.options, request.value);
        if (!created.ok) return created;
        const { key: made, secret } = created.value;
        return ok({ text: `Created the key ${made.key_id}.\n${secret}\n${STORE_IT}`, json: created.value });
      }),
    );
  key
    .command('list')
    .description('list the keys, without their secrets')
    .action(() =>
      run(async ({ deps, by }) => {
        const listed = await listProviderKeys(deps, by.companyCode);
        if (!listed.ok) return listed;
        const rows = listed.value.keys.map((one) => [one.key_id, one.name, one.scopes.join(','), one.expires_at ?? '']);
        return ok({ text: columns(rows, 'No keys.'), json: listed.value });
      }),
    );
  key
    .command('rotate <key-id>')
    .description('replace the secret of a key and print the new one')
    .option('--overlap-minutes <minutes>', 'time for which the previous secret is still accepted', '1440')
    .action((keyId: string, { overlapMinutes }: Rotate) =>
      run(async ({ deps, by }) => {
        const id = valid(KeyId, keyId, 'the key ID');
        if (!id.ok) return id;
        const request = valid(KeyRotationRequest, { overlap_minutes: Number(overlapMinutes) });
        if (!request.ok) return request;
        const rotated = await rotateProviderKey(deps, by, id.value, request.value.overlap_minutes);
        if (!rotated.ok) return rotated;
        return ok({ text: `Rotated the key ${keyId}.\n${rotated.value.secret}\n${STORE_IT}`, json: rotated.value });
      }),
    );
  key
    .command('revoke <key-id>')
    .description('revoke a key immediately')
    .action((keyId: string) =>
      run(async ({ deps, by, confirm }) => {
        const id = valid(KeyId, keyId, 'the key ID');
        if (!id.ok) return id;
        const confirmed = await confirm(`Revoke the key ${keyId}?`);
        if (!confirmed.ok) return confirmed;
        const revoked = await revokeProviderKey(deps, by, keyId);
        return revoked.ok ? ok({ text: `Revoked the key ${keyId}.`, json: revoked.value }) : revoked;
      }),
    );
}
