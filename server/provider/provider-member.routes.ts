import type { Context } from 'hono';
import { companyOf, type Env, providerCall } from '../platform/http/context.ts';
import type { MemberCall } from '../member/change-member.usecases.ts';
import { grantCoupon, grantCoupons } from '../coupon/provider-coupons.usecases.ts';
import { setMemberTier } from '../membership/provider-tier.usecases.ts';
import { createPointsEntry, listMemberPoints, reversePointsEntry } from '../points/provider-points.usecases.ts';
import { putContracts } from '../presale/provider-contracts.usecases.ts';
import { makeSsoKey, type SsoDeps } from '../session/sso.usecases.ts';
import {
  type AnswerDeps,
  answerEnquiry,
  getEnquiry,
  getEnquiryAttachment,
  listEnquiries,
} from '../voc/provider-enquiries.usecases.ts';
import type { FileStores } from '../voc/storage/file-store.port.ts';
import { downloadHeaders } from '../voc/voc.presenter.ts';
import { findMembers, getProviderMember, listMemberChanges } from './member/provider-members.usecases.ts';
import type { ProviderHandlers } from './provider-handlers.ts';

type Deps = SsoDeps & AnswerDeps & { files: FileStores };

function memberCall(c: Context<Env>, params: { member_id: string }, body?: object): MemberCall {
  return { ...providerCall(c, { ...params, ...body }), memberId: params.member_id };
}

/** Members, their points, coupons, tiers, contracts and enquiries. */
export function memberHandlers(
  deps: Deps,
): Pick<
  ProviderHandlers,
  | 'createSsoKey'
  | 'listMemberChanges'
  | 'getProviderMember'
  | 'findMembers'
  | 'listMemberPoints'
  | 'createPointsEntry'
  | 'reversePointsEntry'
  | 'grantCoupon'
  | 'grantCoupons'
  | 'setMemberTier'
  | 'putContracts'
  | 'listEnquiries'
  | 'getEnquiry'
  | 'getEnquiryAttachment'
  | 'answerEnquiry'
> {
  return {
    createSsoKey: async (c) => {
      const companyCode = companyOf(c);
      const { hotel_code: hotelCode, login_id: loginId, valid_minutes: validMinutes } = c.req.valid('json');
      return makeSsoKey(deps, { companyCode, hotelCode, loginId, validMinutes });
    },

    listMemberChanges: async (c) => listMemberChanges(deps, companyOf(c), c.req.valid('query'), c.var.language),

    getProviderMember: async (c) => {
      const { member_id: memberId } = c.req.valid('param');
      return getProviderMember(deps, { companyCode: companyOf(c), memberId }, c.var.language);
    },

    findMembers: async (c) => findMembers(deps, companyOf(c), c.req.valid('json'), c.var.language),

    listMemberPoints: async (c) => {
      const { member_id: memberId } = c.req.valid('param');
      return listMemberPoints(deps, { companyCode: companyOf(c), memberId }, c.req.valid('query'));
    },

    createPointsEntry: async (c) => {
      const request = c.req.valid('json');
      return createPointsEntry(deps, memberCall(c, c.req.valid('param'), request), request);
    },

    reversePointsEntry: async (c) => {
      const params = c.req.valid('param');
      return reversePointsEntry(deps, memberCall(c, params), params.entry_id);
    },

    grantCoupon: async (c) => {
      const request = c.req.valid('json');
      return grantCoupon(deps, memberCall(c, c.req.valid('param'), request), request);
    },

    grantCoupons: async (c) => {
      const request = c.req.valid('json');
      return grantCoupons(deps, providerCall(c, request), request);
    },

    setMemberTier: async (c) => {
      const request = c.req.valid('json');
      return setMemberTier(deps, memberCall(c, c.req.valid('param'), request), request);
    },

    putContracts: async (c) => {
      const request = c.req.valid('json');
      return putContracts(deps, providerCall(c, request), request);
    },

    listEnquiries: async (c) => listEnquiries(deps, companyOf(c), c.req.valid('query')),

    getEnquiry: async (c) => getEnquiry(deps, { companyCode: companyOf(c), vocSeq: c.req.valid('param').voc_seq }),

    getEnquiryAttachment: async (c) => {
      const { voc_seq: vocSeq, attachment_id: attachmentId } = c.req.valid('param');
      const found = await getEnquiryAttachment(deps, { companyCode: companyOf(c), vocSeq }, attachmentId);
      return found.ok ? c.body(new Uint8Array(found.value.bytes), 200, downloadHeaders(found.value)) : found;
    },

    answerEnquiry: async (c) => {
      const [{ voc_seq }, request] = [c.req.valid('param'), c.req.valid('json')];
      return answerEnquiry(deps, providerCall(c, { voc_seq, ...request }), voc_seq, request);
    },
  };
}
