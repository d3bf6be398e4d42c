import type { Context } from 'hono';
import type { Handlers } from '../../generated/routes.ts';
import { AddVocAttachmentParams } from '../../generated/zod/voc.ts';
import type { MemberKey } from '../member/member.rules.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { type Admissions, type Env, idempotentCall, principal } from '../platform/http/context.ts';
import { fieldFail } from '../platform/outcome.ts';
import type { Ids } from '../platform/ids.ts';
import type { RateLimiter } from '../platform/rate-limit.ts';
import { addAttachment, admitAttachment, deleteAttachment, getAttachment } from './attachment.usecases.ts';
import { downloadHeaders } from './voc.presenter.ts';
import type { FileStores } from './storage/file-store.port.ts';
import { createVoc, deleteVoc, getVoc, listVoc, updateVoc } from './voc.usecases.ts';

type Deps = { db: Database; clock: Clock; ids: Ids; limiter: RateLimiter; files: FileStores };

export function vocHandlers(deps: Deps): Handlers<Env>['voc'] {
  return {
    listVoc: async (c) => listVoc(deps, own(c), c.req.valid('query')),
    createVoc: async (c) => {
      const request = c.req.valid('json');
      return createVoc(deps, own(c), idempotentCall(c, 'bearerAuth', request), request, c.var.language);
    },
    getVoc: async (c) => getVoc(deps, entry(c, c.req.valid('param'))),
    updateVoc: async (c) => updateVoc(deps, entry(c, c.req.valid('param')), c.req.valid('json')),
    deleteVoc: async (c) => deleteVoc(deps, entry(c, c.req.valid('param'))),
    addVocAttachment: async (c) => addAttachment(deps, entry(c, c.req.valid('param')), c.req.valid('form').file),
    getVocAttachment: async (c) => {
      const { attachment_id } = c.req.valid('param');
      const found = await getAttachment(deps, entry(c, c.req.valid('param')), attachment_id);
      return found.ok ? c.body(new Uint8Array(found.value.bytes), 200, downloadHeaders(found.value)) : found;
    },
    deleteVocAttachment: async (c) => {
      const { attachment_id } = c.req.valid('param');
      return deleteAttachment(deps, entry(c, c.req.valid('param')), attachment_id);
    },
  };
}

export function vocAdmissions(deps: Deps): Admissions {
  return {
    addVocAttachment: async (c) => {
      const params = AddVocAttachmentParams.safeParse(c.req.param());
      return params.success ? admitAttachment(deps, entry(c, params.data)) : fieldFail('/voc_seq', 'validation');
    },
  };
}

function own(c: Context<Env>): MemberKey {
  const { companyCode, subject: memberId } = principal(c, 'bearerAuth');
  return { companyCode, memberId };
}

function entry(c: Context<Env>, { voc_seq: vocSeq }: { voc_seq: string }) {
  return { ...own(c), vocSeq };
}
