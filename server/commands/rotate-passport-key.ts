/**
 * npm run rotate-passport-key
 *
 * Seals under the first of PASSPORT_KEYS what another of them sealed, passports and what the law has us keep, while servers that know both run. Once it
 * says that none is left under an old key, that key can go. The database is the one that the environment names.
 */
import { rotatePassports } from '../booking/traveller/traveller.usecases.ts';
import { rotateKept } from '../member/legal-record.usecases.ts';
import { readConfig } from '../platform/config.ts';
import { sentenceOf } from '../platform/database/database-errors.ts';
import { createSealer } from '../platform/sealing.ts';
import { openConfigured } from './load-bundle.ts';

/** The command with these settings; answers what it did, or why it gave up. */
export async function rotateCommand(env: NodeJS.ProcessEnv): Promise<{ done: string } | { problem: string }> {
  const read = readConfig(env);
  if ('problem' in read) return read;
  const passports = createSealer(read.config.passportKeys);
  try {
    const database = await openConfigured(read.config);
    try {
      await database.migrate();
      const rotated = await rotatePassports({ db: database.db, passports });
      const kept = await rotateKept(database.db, passports);
      return {
        done: `${rotated} passports and ${kept} records that the law has us keep are sealed anew; none is left that ${passports.currentKeyId} does not open.`,
      };
    } finally {
      await database.close();
    }
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence === undefined) throw error;
    return { problem: sentence };
  }
}

if (import.meta.main) {
  const outcome = await rotateCommand(process.env);
  if ('problem' in outcome) {
    process.stderr.write(`${outcome.problem}\n`);
    process.exitCode = 1;
  } else process.stdout.write(`${outcome.done}\n`);
}
