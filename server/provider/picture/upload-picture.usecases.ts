import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ProblemCode } from '../../../generated/problems.ts';
import type { PictureUploadResult } from '../../../generated/types.ts';
import { type ActingFor, recordAction } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Ids } from '../../platform/ids.ts';
import { fail, fieldFail, ok, type Outcome } from '../../platform/outcome.ts';
import { bundleFiles } from '../picture-folder.ts';

type Deps = { db: Database; clock: Clock; ids: Ids; settings: { filesFolder?: string } };
type Upload = { fileName: string; bytes: Buffer };

/**
 * Prepares an uploaded picture like those of a bundle and publishes it under the company's own folder, so that no
 * company can replace another company's picture. Fails with `validation` if the content isn't a valid picture, and with
 * `unavailable` if the server has no folder for files.
 */
export async function putPicture(
  deps: Deps,
  by: ActingFor,
  { fileName, bytes }: Upload,
): Promise<Outcome<PictureUploadResult, ProblemCode<'putPicture'>>> {
  const { filesFolder } = deps.settings;
  if (filesFolder === undefined) return fail('unavailable');
  const path = `uploads/${by.companyCode}/${fileName}`;
  const received = await mkdtemp(join(tmpdir(), 'uploaded-picture-'));
  try {
    await mkdir(dirname(join(received, path)), { recursive: true });
    await writeFile(join(received, path), bytes);
    const files = bundleFiles(received, filesFolder);
    const problem = await files.problemOf(path);
    if (problem !== undefined) return fieldFail('/file', 'validation', problem);
    const prepared = await files.prepare([{ path, pointer: '/file', copies: true }]);
    try {
      await recordAction(deps, deps.db, by, { action: 'putPicture', objectKind: 'picture', objectId: path });
      await prepared.keep();
    } finally {
      await prepared.drop();
    }
    return ok({ result: 'success', file_path: path });
  } finally {
    await rm(received, { recursive: true, force: true });
  }
}
