/**
 * npm run rotate-passport-key
 *
 * Re-encrypts the passports, legal records and webhook secrets in the configured database with the first key in PASSPORT_KEYS. Servers
 * with both the new and the old keys can keep running. Remove the old keys once the command has finished.
 */
import { rotatePassports } from '../booking/traveller/stored-passports.usecases.ts';
import { rotateLegalRecords } from '../member/legal-record.usecases.ts';
import { rotateWebhookSecrets } from '../provider/webhook/webhook-secret.usecases.ts';
import { readConfig } from '../platform/config.ts';
import { operatorMessageOf } from '../platform/database/database-errors.ts';
import { createSealer } from '../platform/sealing.ts';
import { openConfigured } from './load-bundle.ts';

async function rotateCommand(env: NodeJS.ProcessEnv): Promise<{ done: string } | { problem: string }> {
  const read = readConfig(env);
  if ('problems' in read) return { problem: read.problems.join('\n') };
  const passports = createSealer(read.config.passportKeys);
  try {
    const database = await openConfigured(read.config);
    try {
      await database.migrate();
      const rotated = await rotatePassports({ db: database.db, passports });
      const kept = await rotateLegalRecords(database.db, passports);
      const webhooks = await rotateWebhookSecrets(database.db, passports);
      return {
        done: `Re-encrypted ${rotated} passports, ${kept} legal records and the secrets of ${webhooks} webhook endpoints. Key ${passports.currentKeyId} now opens all of them.`,
      };
    } finally {
      await database.close();
    }
  } catch (error) {
    const message = operatorMessageOf(error);
    if (message === undefined) throw error;
    return { problem: message };
  }
}

if (import.meta.main) {
  const outcome = await rotateCommand(process.env);
  if ('problem' in outcome) {
    process.stderr.write(`${outcome.problem}\n`);
    process.exitCode = 1;
  } else process.stdout.write(`${outcome.done}\n`);
}
