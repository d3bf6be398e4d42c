// Generated from openapi/ by scripts/generate. Do not edit.
import { createRoute, type OpenAPIHono, type RouteHandler } from '@hono/zod-openapi';
import type { Context, Env } from 'hono';
import type { ProblemCode } from './problems.ts';
import {
  Problem,
  VocFile,
  CalendarFile,
  WebhookAnswer,
  ManifestTable,
} from './zod/schemas.ts';
import {
  GetMain200Response,
  GetMainHeader,
  GetMainBody,
  ListTerms200Response,
  ListTermsBody,
  ListFiles200Response,
  ListFilesHeader,
  ListFilesBody,
  CountStepBody,
} from './zod/property.ts';
import {
  LoginUser200Response,
  LoginUserBody,
  FindLoginId200Response,
  FindLoginIdBody,
  FindPassword200Response,
  FindPasswordHeader,
  FindPasswordBody,
  ChangePassword200Response,
  ChangePasswordBody,
  LoginBySso200Response,
  LoginBySsoBody,
  LogoutUser200Response,
  GetSession200Response,
  ListSessions200Response,
  EndSessionParams,
  StartSocialLogin200Response,
  StartSocialLoginParams,
  StartSocialLoginBody,
  FinishSocialLogin200Response,
  FinishSocialLoginParams,
  FinishSocialLoginBody,
  RequestVerification200Response,
  RequestVerificationHeader,
  RequestVerificationBody,
  ConfirmVerification200Response,
  ConfirmVerificationParams,
  ConfirmVerificationBody,
  ReadCompanyInfo200Response,
  ReadCompanyInfoBody,
} from './zod/session.ts';
import {
  StartSignup201Response,
  StartSignupBody,
  GetSignup200Response,
  SendSignupCode200Response,
  SendSignupCodeHeader,
  SendSignupCodeBody,
  ConfirmSignupCode200Response,
  ConfirmSignupCodeBody,
  VerifyAffiliation200Response,
  VerifyAffiliationBody,
  VerifyOwnership200Response,
  VerifyOwnershipHeader,
  VerifyOwnershipBody,
  CheckDuplicate200Response,
  CheckDuplicateBody,
  CreateMember201Response,
  CreateMemberBody,
  CreateSocialMember201Response,
  CreateSocialMemberBody,
} from './zod/signup.ts';
import {
  ListOwnedRooms200Response,
  ListOwnedRoomsHeader,
  ListContracts200Response,
  ListContractsHeader,
  AddSubMember201Response,
  AddSubMemberParams,
  AddSubMemberBody,
  SwitchSubMember200Response,
  SwitchSubMemberParams,
  SwitchSubMemberBody,
  ListVouchers200Response,
  ListVouchersParams,
} from './zod/presale.ts';
import {
  GetMember200Response,
  GetMemberHeader,
  UpdateMember200Response,
  UpdateMemberHeader,
  UpdateMemberBody,
  SendContactCode200Response,
  SendContactCodeHeader,
  SendContactCodeBody,
  ChangeContact200Response,
  ChangeContactHeader,
  ChangeContactBody,
  SearchAddresses200Response,
  SearchAddressesQueryParams,
  SearchAddressesHeader,
  GetMemberData200Response,
  GetMemberDataHeader,
  LinkSocialAccountBody,
  UnlinkSocialAccountParams,
} from './zod/member.ts';
import {
  GetPoints200Response,
  ListPointsEntries200Response,
  ListPointsEntriesQueryParams,
} from './zod/points.ts';
import {
  ListCoupons200Response,
  ListCouponsQueryParams,
  ListCouponsHeader,
  RegisterCoupon200Response,
  RegisterCouponHeader,
  RegisterCouponBody,
} from './zod/coupon.ts';
import {
  ListVoc200Response,
  ListVocQueryParams,
  CreateVoc201Response,
  CreateVocHeader,
  CreateVocBody,
  GetVoc200Response,
  GetVocParams,
  UpdateVoc200Response,
  UpdateVocParams,
  UpdateVocBody,
  DeleteVocParams,
  AddVocAttachment201Response,
  AddVocAttachmentParams,
  AddVocAttachmentBody,
  GetVocAttachmentParams,
  DeleteVocAttachmentParams,
} from './zod/voc.ts';
import {
  ListTiers200Response,
  ListTiersQueryParams,
  ListTiersHeader,
  GetOwnTier200Response,
  GetOwnTierHeader,
  ListMemberships200Response,
  ListMembershipsHeader,
  ListMembershipsBody,
} from './zod/membership.ts';
import {
  ComparePrices200Response,
  ComparePricesHeader,
  ComparePricesBody,
  GetCalendar200Response,
  GetCalendarQueryParams,
  GetCalendarHeader,
  SearchOffers200Response,
  SearchOffersHeader,
  SearchOffersBody,
  GetRoom200Response,
  GetRoomParams,
  GetRoomQueryParams,
  GetRoomHeader,
  GetPackage200Response,
  GetPackageParams,
  GetPackageQueryParams,
  GetPackageHeader,
  CheckPromotion200Response,
  CheckPromotionHeader,
  CheckPromotionBody,
} from './zod/catalogue.ts';
import {
  ListPorts200Response,
  ListPortsQueryParams,
  ListPortsHeader,
  GetSailingCalendar200Response,
  GetSailingCalendarQueryParams,
  GetSailingCalendarHeader,
  SearchSailings200Response,
  SearchSailingsHeader,
  SearchSailingsBody,
  SearchCabins200Response,
  SearchCabinsHeader,
  SearchCabinsBody,
  GetShip200Response,
  GetShipParams,
  GetShipQueryParams,
  GetShipHeader,
} from './zod/sailing.ts';
import {
  CreateQuote201Response,
  CreateQuoteHeader,
  CreateQuoteBody,
  CreateVoyageQuote201Response,
  CreateVoyageQuoteHeader,
  CreateVoyageQuoteBody,
  CreateHold201Response,
  CreateHoldHeader,
  CreateHoldBody,
  GetHold200Response,
  GetHoldParams,
  GetHoldHeader,
  ReleaseHoldParams,
  SendHoldCode200Response,
  SendHoldCodeParams,
  SendHoldCodeHeader,
  ConfirmHold200Response,
  ConfirmHoldParams,
  ConfirmHoldHeader,
  ConfirmHoldBody,
  LookUpReservation200Response,
  LookUpReservationBody,
  ListReservations200Response,
  ListReservationsQueryParams,
  ListReservationsHeader,
  ClaimReservationParams,
  ClaimReservationBody,
  SendClaimCode200Response,
  SendClaimCodeParams,
  SendClaimCodeHeader,
  GetReservation200Response,
  GetReservationParams,
  GetReservationHeader,
  PreviewCancellation200Response,
  PreviewCancellationParams,
  CancelReservation200Response,
  CancelReservationParams,
  CancelReservationHeader,
  CancelReservationBody,
  CreateChangeQuote201Response,
  CreateChangeQuoteParams,
  CreateChangeQuoteHeader,
  CreateChangeQuoteBody,
  CreateVoyageChangeQuote201Response,
  CreateVoyageChangeQuoteParams,
  CreateVoyageChangeQuoteHeader,
  CreateVoyageChangeQuoteBody,
  CreateChange201Response,
  CreateChangeParams,
  CreateChangeHeader,
  CreateChangeBody,
  ResendConfirmation200Response,
  ResendConfirmationParams,
  GetReservationCalendarFileParams,
  GetReservationCalendarFileHeader,
  CreateCheckInToken201Response,
  CreateCheckInTokenParams,
} from './zod/booking.ts';
import {
  ListSavedTravellers200Response,
  PutSavedTraveller200Response,
  PutSavedTravellerParams,
  PutSavedTravellerBody,
  DeleteSavedTravellerParams,
} from './zod/traveller.ts';
import {
  CreatePayment201Response,
  CreatePaymentHeader,
  CreatePaymentBody,
  ReceivePaymentReturnParams,
  ReceivePaymentReturnBody,
  ReceivePaymentWebhookParams,
  ReceivePaymentWebhookBody,
  GetPayment200Response,
  GetPaymentParams,
  ConfirmGuarantee200Response,
  ConfirmGuaranteeParams,
  ConfirmGuaranteeHeader,
  ConfirmGuaranteeBody,
} from './zod/payment.ts';
import {
  ExportPropertyBundle200Response,
  ExportPropertyBundleQueryParams,
  ImportPropertyBundle200Response,
  ImportPropertyBundleQueryParams,
  ImportPropertyBundleBody,
  PutPicture200Response,
  PutPictureParams,
  PutPictureBody,
  PutDepartures200Response,
  PutDeparturesBody,
  GetManifest200Response,
  GetManifestParams,
  GetManifestQueryParams,
  CreateSsoKey201Response,
  CreateSsoKeyBody,
  RedeemCheckInToken200Response,
  RedeemCheckInTokenHeader,
  RedeemCheckInTokenBody,
  ListReservationChanges200Response,
  ListReservationChangesQueryParams,
  ListReservationChangesHeader,
  FindReservations200Response,
  FindReservationsHeader,
  FindReservationsBody,
  GetProviderReservation200Response,
  GetProviderReservationParams,
  GetProviderReservationHeader,
  ListPassports200Response,
  ListPassportsParams,
  PutPropertyRecord200Response,
  PutPropertyRecordParams,
  PutPropertyRecordHeader,
  PutPropertyRecordBody,
  CancelProviderReservation200Response,
  CancelProviderReservationParams,
  CancelProviderReservationHeader,
  CancelProviderReservationBody,
  MarkNoShow200Response,
  MarkNoShowParams,
  MarkNoShowHeader,
  CheckOutReservation200Response,
  CheckOutReservationParams,
  CheckOutReservationHeader,
  PutRoomAssignment200Response,
  PutRoomAssignmentParams,
  PutRoomAssignmentHeader,
  PutRoomAssignmentBody,
  ResendProviderConfirmation200Response,
  ResendProviderConfirmationParams,
  ResendProviderConfirmationHeader,
  CreatePropertyRefund201Response,
  CreatePropertyRefundParams,
  CreatePropertyRefundHeader,
  CreatePropertyRefundBody,
  ExtendHold200Response,
  ExtendHoldParams,
  ExtendHoldHeader,
  ExtendHoldBody,
  ListMemberChanges200Response,
  ListMemberChangesQueryParams,
  ListMemberChangesHeader,
  FindMembers200Response,
  FindMembersHeader,
  FindMembersBody,
  GetProviderMember200Response,
  GetProviderMemberParams,
  GetProviderMemberHeader,
  GrantCoupon201Response,
  GrantCouponParams,
  GrantCouponHeader,
  GrantCouponBody,
  GrantCoupons201Response,
  GrantCouponsHeader,
  GrantCouponsBody,
  SetMemberTier200Response,
  SetMemberTierParams,
  SetMemberTierHeader,
  SetMemberTierBody,
  PutContracts200Response,
  PutContractsHeader,
  PutContractsBody,
  ListEnquiries200Response,
  ListEnquiriesQueryParams,
  GetEnquiry200Response,
  GetEnquiryParams,
  GetEnquiryAttachmentParams,
  AnswerEnquiry201Response,
  AnswerEnquiryParams,
  AnswerEnquiryHeader,
  AnswerEnquiryBody,
  ListMemberPoints200Response,
  ListMemberPointsParams,
  ListMemberPointsQueryParams,
  CreatePointsEntry201Response,
  CreatePointsEntryParams,
  CreatePointsEntryHeader,
  CreatePointsEntryBody,
  ReversePointsEntry201Response,
  ReversePointsEntryParams,
  ReversePointsEntryHeader,
  ListRefusedRefunds200Response,
  PayOutRefund200Response,
  PayOutRefundParams,
  PayOutRefundBody,
  ListProviderKeys200Response,
  CreateProviderKey201Response,
  CreateProviderKeyBody,
  RevokeProviderKey200Response,
  RevokeProviderKeyParams,
  RotateProviderKey201Response,
  RotateProviderKeyParams,
  RotateProviderKeyBody,
  ListAuditEntries200Response,
  ListAuditEntriesQueryParams,
  UpdateAri200Response,
  UpdateAriBody,
  ListWebhookEndpoints200Response,
  CreateWebhookEndpoint201Response,
  CreateWebhookEndpointBody,
  UpdateWebhookEndpoint200Response,
  UpdateWebhookEndpointParams,
  UpdateWebhookEndpointBody,
  DeleteWebhookEndpoint200Response,
  DeleteWebhookEndpointParams,
  RotateWebhookSecret201Response,
  RotateWebhookSecretParams,
  RotateWebhookSecretBody,
  TestWebhookEndpoint201Response,
  TestWebhookEndpointParams,
  ListWebhookDeliveries200Response,
  ListWebhookDeliveriesParams,
  ListWebhookDeliveriesQueryParams,
  RedeliverWebhook201Response,
  RedeliverWebhookParams,
} from './zod/provider.ts';
import type {
  MainResult,
  TermsResult,
  FileListResult,
  LoginResult,
  FindIdResult,
  VerificationResult,
  PlainResult,
  SsoResult,
  SessionResult,
  SessionListResult,
  SocialStartResult,
  SocialFinishResult,
  ConfirmationResult,
  CompanyInfoResult,
  StartSignupResult,
  SignupResult,
  DuplicateCheckResult,
  MemberCreated,
  PriceCompareResult,
  Calendar,
  SearchResult,
  RoomResult,
  PackageResult,
  PromotionResult,
  PortsResult,
  SailingCalendar,
  SailingSearchResult,
  CabinSearchResult,
  ShipResult,
  QuoteResult,
  HoldResult,
  BookerCodeResult,
  LookupResult,
  ReservationListResult,
  ReservationResult,
  CancellationPreviewResult,
  ChangeQuoteResult,
  ConfirmationMailResult,
  CheckInTokenResult,
  SavedTravellerListResult,
  SavedTravellerResult,
  PaymentReadyResult,
  PaymentResult,
  MemberResult,
  AddressesResult,
  MemberDataResult,
  TiersResult,
  OwnTierResult,
  MembershipListResult,
  PointsResult,
  PointsEntriesResult,
  CouponsResult,
  CouponResult,
  VocListResult,
  VocCreatedResult,
  VocResult,
  VocAttachmentResult,
  OwnedRoomsResult,
  ContractsResult,
  SubMemberResult,
  VouchersResult,
  PropertyBundle,
  ImportResult,
  PictureUploadResult,
  DeparturesResult,
  ManifestResult,
  SsoKeyResult,
  ReservationChangesResult,
  ReservationSearchResult,
  ProviderReservationResult,
  PassportsResult,
  ReservationStateResult,
  HoldExtensionResult,
  MemberChangesResult,
  MemberSearchResult,
  ProviderMemberResult,
  CouponGrantResult,
  CouponGrantsResult,
  MemberTierResult,
  ProviderContractsResult,
  EnquiriesResult,
  EnquiryResult,
  EnquiryAnsweredResult,
  MemberPointsResult,
  PointsEntryResult,
  RefusedRefundsResult,
  RefundPayoutResult,
  ProviderKeysResult,
  ProviderKeySecretResult,
  ProviderKeyRevokedResult,
  AuditEntriesResult,
  AriResult,
  WebhookEndpointsResult,
  WebhookSecretResult,
  WebhookEndpointResult,
  WebhookDeletedResult,
  WebhookTestResult,
  WebhookDeliveriesResult,
  WebhookDeliveryResult,
} from './types.ts';

const RequestIdHeader = {"description":"ID of the request in the response and in the server's logs. If the caller sent a valid `X-Request-Id`, that ID is used.","required":true,"schema":{"type":"string","pattern":"^[A-Za-z0-9_.-]{8,100}$"},"example":"0197f3a2-6d1e-7c40-9b1a-4f2f6a1f9c11"} as const;
const CacheControlHeader = {"description":"`no-store`: don't cache the response. `no-cache`: revalidate the cached response with its ETag before each use. `private`: only the caller's own cache may store the response, because it can depend on the caller.","required":true,"schema":{"type":"string"},"example":"no-store"} as const;
const WwwAuthenticateHeader = {"description":"Authentication scheme that the operation requires.","required":true,"schema":{"type":"string"},"example":"Bearer"} as const;
const RetryAfterHeader = {"description":"Number of seconds to wait before retrying.","required":true,"schema":{"type":"integer","minimum":0},"example":30} as const;
const RateLimitLimitHeader = {"description":"Number of requests allowed in the current window.","required":true,"schema":{"type":"integer","minimum":1},"example":20} as const;
const RateLimitRemainingHeader = {"description":"Number of requests left in the current window.","required":true,"schema":{"type":"integer","minimum":0},"example":0} as const;
const RateLimitResetHeader = {"description":"Number of seconds until the current window ends.","required":true,"schema":{"type":"integer","minimum":1},"example":30} as const;
const ETagHeader = {"description":"Identifies the current version of the response. Send the value in the `If-None-Match` header to revalidate a cached response.","required":true,"schema":{"type":"string"},"example":"W/\"5f2c\""} as const;
const LocationHeader = {"description":"URL of the page to open next.","required":true,"schema":{"type":"string","format":"uri-reference"},"example":"/nicepay/result?order=haneul-01JZ8Q4T7V"} as const;
const InternalErrorAnswer = { description: "An unexpected error occurred. No partial changes were made.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } };
const NotImplementedAnswer = { description: "The operation isn't implemented yet.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } };
const UnavailableAnswer = { description: "The service is temporarily unavailable. Nothing was changed.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader, "Retry-After": RetryAfterHeader }, content: { "application/problem+json": { schema: Problem } } };
const BadRequestAnswer = { description: "The request body can't be parsed.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } };
const PayloadTooLargeAnswer = { description: "The request body exceeds the size limit of the operation (`x-body-limit`, in bytes).", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } };
const UnsupportedMediaTypeAnswer = { description: "The operation doesn't support the `Content-Type` of the request.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } };
const UnknownHotelAnswer = { description: "The property doesn't exist.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } };
const TooManyRequestsAnswer = { description: "Too many requests were sent by this account or from this IP address.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader, "Retry-After": RetryAfterHeader, "RateLimit-Limit": RateLimitLimitHeader, "RateLimit-Remaining": RateLimitRemainingHeader, "RateLimit-Reset": RateLimitResetHeader }, content: { "application/problem+json": { schema: Problem } } };
const UnauthorizedAnswer = { description: "The credential is missing, has expired, or was revoked.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader, "WWW-Authenticate": WwwAuthenticateHeader }, content: { "application/problem+json": { schema: Problem } } };
const NotFoundAnswer = { description: "No resource at this URL is accessible to the caller.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } };
const NotModifiedAnswer = { description: "The caller's cached response is still current.", headers: { "ETag": ETagHeader, "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader } };
const UnknownReservationAnswer = { description: "No reservation with this number is accessible to the caller.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } };
const InvalidProviderKeyAnswer = { description: "The provider key is missing, is unknown, has expired, or was revoked.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader, "WWW-Authenticate": WwwAuthenticateHeader }, content: { "application/problem+json": { schema: Problem } } };
const InsufficientScopeAnswer = { description: "The provider key lacks a scope that this operation requires.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } };
const UnknownMemberAnswer = { description: "The company has no member with this ID, or the member has withdrawn.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } };
const WebhookRetriedAnswer = { description: "The event is sent again, at growing intervals, for three days. Status 410 disables the endpoint instead. Redirects aren't followed." };
const WebhookAcceptedAnswer = { description: "The event was received. The body is ignored." };

/**
 * Alternative security requirements. An empty one allows visitors. The type is widened, because literal types would
 * break the types of the handlers.
 */
type Security = Record<string, string[]>[];

export const getMain = createRoute({
  method: 'post',
  path: "/client/main",
  operationId: 'getMain',
  tags: ['property'],
  summary: "Get a property",
  description: "Returns a property's details, footer and sister properties, which every page of the site needs. Call this operation when the site loads. If the code is unknown, show the site's error page. The code `12` is an alias for the property with the code `14`.",
  security: [] as Security,
  'x-body-limit': 32768,
  request: { headers: GetMainHeader, body: { required: true, content: { "application/json": { schema: GetMainBody } } } },
  responses: {
    200: { description: "The property with its footer and sister properties.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: GetMain200Response } } },
    400: BadRequestAnswer,
    404: UnknownHotelAnswer,
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const listTerms = createRoute({
  method: 'post',
  path: "/common/terms/list/lang",
  operationId: 'listTerms',
  tags: ['property'],
  summary: "List a property's terms",
  description: "Returns a property's terms in one language. Bookings require consent to `PRIVACY` and `TERMS`, and voyages also to `PASSPORT`. Consent to `MARKETING` is optional. The cancellation rules are for information only. Terms that are missing in the requested language are returned in the property's fallback language, which is Korean by default.",
  security: [] as Security,
  'x-body-limit': 32768,
  request: { body: { required: true, content: { "application/json": { schema: ListTermsBody } } } },
  responses: {
    200: { description: "The terms, in display order.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ListTerms200Response } } },
    400: BadRequestAnswer,
    404: UnknownHotelAnswer,
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const listFiles = createRoute({
  method: 'post',
  path: "/common/file/list/client",
  operationId: 'listFiles',
  tags: ['property'],
  summary: "List a property's icons",
  description: "Returns the icons that represent the amenities and services of a property.",
  security: [] as Security,
  'x-body-limit': 32768,
  request: { headers: ListFilesHeader, body: { required: true, content: { "application/json": { schema: ListFilesBody } } } },
  responses: {
    200: { description: "The icons, in the provider's order.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ListFiles200Response } } },
    400: BadRequestAnswer,
    404: UnknownHotelAnswer,
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const countStep = createRoute({
  method: 'post',
  path: "/client/steps",
  operationId: 'countStep',
  tags: ['property'],
  summary: "Count a step towards a booking",
  description: "Adds one to the property's count of guests who reached a step. The counts are only available to the operator, as metrics. Nothing about the guest is stored, so this requires no consent.",
  security: [] as Security,
  'x-body-limit': 32768,
  request: { body: { required: true, content: { "application/json": { schema: CountStepBody } } } },
  responses: {
    204: { description: "The step has been counted.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader } },
    400: BadRequestAnswer,
    404: UnknownHotelAnswer,
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const loginUser = createRoute({
  method: 'post',
  path: "/client/user/login",
  operationId: 'loginUser',
  tags: ['session'],
  summary: "Log in with a login ID",
  description: "Returns a bearer token that is valid for one day. To have a logged-in member re-enter the password, for example before the member edits the account, call this operation, and then revoke the new token with `logoutUser`. All failed logins return the same error, except that correct credentials for a closed account return `err05`. Social accounts have no password.",
  security: [] as Security,
  'x-body-limit': 32768,
  request: { body: { required: true, content: { "application/json": { schema: LoginUserBody } } } },
  responses: {
    200: { description: "The member is logged in.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: LoginUser200Response } } },
    400: BadRequestAnswer,
    401: { description: "The ID or password is wrong.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader, "WWW-Authenticate": WwwAuthenticateHeader }, content: { "application/problem+json": { schema: Problem } } },
    403: { description: "The account has been closed.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: UnknownHotelAnswer,
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const findLoginId = createRoute({
  method: 'post',
  path: "/client/user/find/id",
  operationId: 'findLoginId',
  tags: ['session'],
  summary: "Find a login ID by mobile number",
  description: "Returns the login ID that is registered with a phone number. Requires a single-use ticket from a confirmed code, so that the ID is disclosed only to the owner of the phone number.",
  security: [] as Security,
  'x-body-limit': 32768,
  request: { body: { required: true, content: { "application/json": { schema: FindLoginIdBody } } } },
  responses: {
    200: { description: "The login ID registered with the verified number.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: FindLoginId200Response } } },
    400: BadRequestAnswer,
    404: { description: "No login ID is registered with the verified number, or the property doesn't exist.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    410: { description: "The ticket has expired, was already used, or belongs to another phone number.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const findPassword = createRoute({
  method: 'post',
  path: "/client/user/find/pw",
  operationId: 'findPassword',
  tags: ['session'],
  summary: "Request a password reset",
  description: "Sends a code to the phone number if the login ID, name and phone number match an account. The response is the same if they don't match. Confirm the code with `confirmVerification`, and then call `changePassword` with the ticket.",
  security: [] as Security,
  'x-body-limit': 32768,
  'x-outward': true,
  request: { headers: FindPasswordHeader, body: { required: true, content: { "application/json": { schema: FindPasswordBody } } } },
  responses: {
    200: { description: "If the details match an account, a code was sent.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: FindPassword200Response } } },
    400: BadRequestAnswer,
    404: UnknownHotelAnswer,
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const changePassword = createRoute({
  method: 'post',
  path: "/client/user/change/password",
  operationId: 'changePassword',
  tags: ['session'],
  summary: "Set a new password",
  description: "Sets a new password and ends every session of the account. To reset a forgotten password, send the single-use ticket that `confirmVerification` returned. A ticket works for any account that has a password. Logged-in general members who joined with a login ID can send the current password instead.",
  security: [{"bearerAuth":[]},{}] as Security,
  'x-body-limit': 32768,
  request: { body: { required: true, content: { "application/json": { schema: ChangePasswordBody } } } },
  responses: {
    200: { description: "The password was changed.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ChangePassword200Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    403: { description: "The current password is wrong, or the member can change the password only with a reset ticket.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: UnknownHotelAnswer,
    409: { description: "The account was closed, its phone number changed after the reset code was sent, or another request changed the password at the same time.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    410: { description: "The ticket has expired or was already used.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The new password doesn't meet the password rules or match its confirmation, or the request is otherwise invalid.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const loginBySso = createRoute({
  method: 'post',
  path: "/client/user/find/sso",
  operationId: 'loginBySso',
  tags: ['session'],
  summary: "Log in with single sign-on",
  description: "Revalidates a session on page load with the `sso_key` and `company_code` from login. Also starts a session with a one-time key that a provider's site put in the URL. If the call fails with status 401 or 422, log the guest out without a message. After any other failure, keep the key and retry on the next page load. Revalidation changes neither the token nor the expiry of the session.",
  security: [] as Security,
  'x-body-limit': 32768,
  request: { body: { required: true, content: { "application/json": { schema: LoginBySsoBody } } } },
  responses: {
    200: { description: "The member is logged in.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: LoginBySso200Response } } },
    400: BadRequestAnswer,
    401: { description: "The key is unknown, has expired, or belongs to another company.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader, "WWW-Authenticate": WwwAuthenticateHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: UnknownHotelAnswer,
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const logoutUser = createRoute({
  method: 'post',
  path: "/client/user/logout",
  operationId: 'logoutUser',
  tags: ['session'],
  summary: "Log out",
  description: "Immediately revokes the caller's access token and the single sign-on key of the session.",
  security: [{"bearerAuth":[]}] as Security,
  request: {},
  responses: {
    200: { description: "The member is logged out.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: LogoutUser200Response } } },
    401: UnauthorizedAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const getSession = createRoute({
  method: 'get',
  path: "/client/user/session",
  operationId: 'getSession',
  tags: ['session'],
  summary: "Get the current session",
  description: "Returns the logged-in member and the expiry of the session.",
  security: [{"bearerAuth":[]}] as Security,
  request: {},
  responses: {
    200: { description: "The current session.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: GetSession200Response } } },
    401: UnauthorizedAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const listSessions = createRoute({
  method: 'get',
  path: "/client/user/sessions",
  operationId: 'listSessions',
  tags: ['session'],
  summary: "List active sessions",
  description: "Returns every active session of the caller, so that members can find and end sessions that they don't recognise. Device details are derived from the user agent. IP addresses aren't stored.",
  security: [{"bearerAuth":[]}] as Security,
  request: {},
  responses: {
    200: { description: "The active sessions.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ListSessions200Response } } },
    401: UnauthorizedAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const endOtherSessions = createRoute({
  method: 'delete',
  path: "/client/user/sessions",
  operationId: 'endOtherSessions',
  tags: ['session'],
  summary: "End all other sessions",
  description: "Immediately ends every session of the caller except the current one. Also revokes the single sign-on keys of the ended sessions and any unused single sign-on keys that were created for the caller with `createSsoKey`.",
  security: [{"bearerAuth":[]}] as Security,
  request: {},
  responses: {
    204: { description: "Only the current session remains active.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader } },
    401: UnauthorizedAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const endSession = createRoute({
  method: 'delete',
  path: "/client/user/sessions/{session_id}",
  operationId: 'endSession',
  tags: ['session'],
  summary: "End a session",
  description: "Immediately ends one of the caller's sessions. Returns 404 if the session has already ended or doesn't belong to the caller.",
  security: [{"bearerAuth":[]}] as Security,
  request: { params: EndSessionParams },
  responses: {
    204: { description: "The session has ended.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader } },
    401: UnauthorizedAnswer,
    404: NotFoundAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const startSocialLogin = createRoute({
  method: 'post',
  path: "/client/user/social/{provider}/authorization",
  operationId: 'startSocialLogin',
  tags: ['session'],
  summary: "Start a social login",
  description: "Returns the URL of the provider's consent page. Keep the flow token in the browser that started the login, because `finishSocialLogin` requires this token. The login must be finished within ten minutes, and can be finished only once.",
  security: [] as Security,
  'x-body-limit': 32768,
  request: { params: StartSocialLoginParams, body: { required: true, content: { "application/json": { schema: StartSocialLoginBody } } } },
  responses: {
    200: { description: "The URL to open, and the values to keep.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: StartSocialLogin200Response } } },
    400: BadRequestAnswer,
    404: { description: "The property doesn't exist, or the social login provider isn't available.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const finishSocialLogin = createRoute({
  method: 'post',
  path: "/client/user/social/{provider}/session",
  operationId: 'finishSocialLogin',
  tags: ['session'],
  summary: "Finish a social login",
  description: "Exchanges the values from the provider's redirect for a session. If the social account isn't linked to a member, returns a ticket for a social sign-up and the details that the provider sent. Each code, state and flow token can be used only once.",
  security: [] as Security,
  'x-body-limit': 32768,
  request: { params: FinishSocialLoginParams, body: { required: true, content: { "application/json": { schema: FinishSocialLoginBody } } } },
  responses: {
    200: { description: "The member is logged in, or can sign up.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: FinishSocialLogin200Response } } },
    400: BadRequestAnswer,
    403: { description: "The account has been closed.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: { description: "The property doesn't exist, or the social login provider isn't available.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    410: { description: "The login has expired, was already finished, or was started in another browser.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    502: { description: "The provider rejected the login, or its response couldn't be verified.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    503: UnavailableAnswer,
  },
});

export const requestVerification = createRoute({
  method: 'post',
  path: "/client/user/verifications",
  operationId: 'requestVerification',
  tags: ['session'],
  summary: "Send a code for finding a login ID",
  description: "Sends a six-digit code by SMS, valid for three minutes and five attempts. The code is sent whether or not an account uses the number. Accounts are disclosed only after the code is confirmed.",
  security: [] as Security,
  'x-body-limit': 32768,
  'x-outward': true,
  request: { headers: RequestVerificationHeader, body: { required: true, content: { "application/json": { schema: RequestVerificationBody } } } },
  responses: {
    200: { description: "The code was sent.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: RequestVerification200Response } } },
    400: BadRequestAnswer,
    404: UnknownHotelAnswer,
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const confirmVerification = createRoute({
  method: 'post',
  path: "/client/user/verifications/{verification_id}/confirmation",
  operationId: 'confirmVerification',
  tags: ['session'],
  summary: "Confirm a verification code",
  description: "Confirms a code and returns a single-use ticket, which is valid for ten minutes. The ticket can be used only for the purpose for which the code was requested.",
  security: [] as Security,
  'x-body-limit': 32768,
  request: { params: ConfirmVerificationParams, body: { required: true, content: { "application/json": { schema: ConfirmVerificationBody } } } },
  responses: {
    200: { description: "The code was confirmed.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ConfirmVerification200Response } } },
    400: BadRequestAnswer,
    404: UnknownHotelAnswer,
    410: { description: "The code has expired, was already used, or was tried too many times.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The code is wrong or malformed.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const readCompanyInfo = createRoute({
  method: 'post',
  path: "/client/user/company-info",
  operationId: 'readCompanyInfo',
  tags: ['session'],
  summary: "Verify a guest's employer",
  description: "Verifies the employer of a guest of a company-linked hotel. The hotel's website passes the employer in the `CsHsUi` parameter of its links to the booking site. The value consists of base64url-encoded JSON, a dot, and a signature made with a provider key of the hotel's company. `company_info` is null if the signature is invalid or has expired.",
  security: [] as Security,
  'x-body-limit': 32768,
  request: { body: { required: true, content: { "application/json": { schema: ReadCompanyInfoBody } } } },
  responses: {
    200: { description: "The employer, or null if verification failed.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ReadCompanyInfo200Response } } },
    400: BadRequestAnswer,
    404: UnknownHotelAnswer,
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const startSignup = createRoute({
  method: 'post',
  path: "/client/signup/sessions",
  operationId: 'startSignup',
  tags: ['signup'],
  summary: "Start a sign-up",
  description: "Starts a sign-up for one type of member. Send the returned token with every step. The token expires after 30 minutes, and a new sign-up is then required. A ticket from a social login starts a social sign-up, which is available only for general members.",
  security: [] as Security,
  'x-body-limit': 32768,
  request: { body: { required: true, content: { "application/json": { schema: StartSignupBody } } } },
  responses: {
    201: { description: "The sign-up was started.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: StartSignup201Response } } },
    400: BadRequestAnswer,
    403: { description: "The property doesn't accept this type of member.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: UnknownHotelAnswer,
    410: { description: "The ticket from the social login has expired or was already used.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const getSignup = createRoute({
  method: 'get',
  path: "/client/signup/sessions/current",
  operationId: 'getSignup',
  tags: ['signup'],
  summary: "Get the current sign-up",
  description: "Returns the verified details and the missing verifications, so that a client can resume the sign-up after a reload.",
  security: [{"signupToken":[]}] as Security,
  request: {},
  responses: {
    200: { description: "The sign-up in progress.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: GetSignup200Response } } },
    401: UnauthorizedAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const sendSignupCode = createRoute({
  method: 'post',
  path: "/client/signup/codes",
  operationId: 'sendSignupCode',
  tags: ['signup'],
  summary: "Send a sign-up code",
  description: "Sends a code to the phone number or email address to be verified, or to the phone number of a guardian if the member is under 14. A new code replaces the previous code.",
  security: [{"signupToken":[]}] as Security,
  'x-body-limit': 32768,
  'x-outward': true,
  request: { headers: SendSignupCodeHeader, body: { required: true, content: { "application/json": { schema: SendSignupCodeBody } } } },
  responses: {
    200: { description: "The code was sent.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: SendSignupCode200Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The phone number, email address or channel is invalid.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const confirmSignupCode = createRoute({
  method: 'post',
  path: "/client/signup/codes/confirmation",
  operationId: 'confirmSignupCode',
  tags: ['signup'],
  summary: "Confirm a sign-up code",
  description: "Confirms a code and marks the phone number or email address as verified for the sign-up. Conflicts with other accounts are reported only after the code is confirmed.",
  security: [{"signupToken":[]}] as Security,
  'x-body-limit': 32768,
  request: { body: { required: true, content: { "application/json": { schema: ConfirmSignupCodeBody } } } },
  responses: {
    200: { description: "The phone number or email address was verified.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ConfirmSignupCode200Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    409: { description: "Another account uses the phone number or email address, or an account with the phone number was closed less than 30 days ago.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    410: { description: "The code has expired, was already used, or was tried too many times.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The code is wrong or malformed.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const verifyAffiliation = createRoute({
  method: 'post',
  path: "/client/signup/affiliation",
  operationId: 'verifyAffiliation',
  tags: ['signup'],
  summary: "Verify an affiliation",
  description: "Verifies that the member works for an affiliate. The affiliate's name, business number and customer number must match one affiliate that the provider registered.",
  security: [{"signupToken":[]}] as Security,
  'x-body-limit': 32768,
  request: { body: { required: true, content: { "application/json": { schema: VerifyAffiliationBody } } } },
  responses: {
    200: { description: "The affiliation was verified.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: VerifyAffiliation200Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    404: { description: "The details don't match any registered affiliate.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    409: { description: "The sign-up isn't for an affiliate member.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const verifyOwnership = createRoute({
  method: 'post',
  path: "/client/signup/ownership",
  operationId: 'verifyOwnership',
  tags: ['signup'],
  summary: "Verify ownership of a room",
  description: "Verifies that a pre-sale member owns a room. The building, unit, room number, `distribution_number` and owner's name must match the sale of one room. Corporations must also send their business number. The error doesn't reveal which detail is wrong.",
  security: [{"signupToken":[]}] as Security,
  'x-body-limit': 32768,
  request: { headers: VerifyOwnershipHeader, body: { required: true, content: { "application/json": { schema: VerifyOwnershipBody } } } },
  responses: {
    200: { description: "The ownership of the room was verified.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: VerifyOwnership200Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    409: { description: "The sign-up isn't for a pre-sale member, or another account already owns the room.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The details don't match the sale of any room, or the request is invalid.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const checkDuplicate = createRoute({
  method: 'post',
  path: "/client/signup/duplicate-checks",
  operationId: 'checkDuplicate',
  tags: ['signup'],
  summary: "Check whether a login ID or email address is available",
  description: "Call this operation before creating the member. The value is checked again at creation, because another sign-up can take the value in the meantime. The login ID of a closed account stays reserved for 30 days. Email addresses can be checked only after all required verifications are completed.",
  security: [{"signupToken":[]}] as Security,
  'x-body-limit': 32768,
  request: { body: { required: true, content: { "application/json": { schema: CheckDuplicateBody } } } },
  responses: {
    200: { description: "The value is available.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CheckDuplicate200Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    409: { description: "The value is already taken, or a required verification is missing.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The value isn't a valid login ID or email address.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const createMember = createRoute({
  method: 'post',
  path: "/client/signup/members",
  operationId: 'createMember',
  tags: ['signup'],
  summary: "Create a member",
  description: "Creates the member, completes the sign-up and logs the member in. Verified details are taken from the sign-up, so send only the other details. Only the verified email address of a cyber member must be sent again. A sign-up creates only one member. Repeating the call with the same login ID returns the same result, without a session.",
  security: [{"signupToken":[]}] as Security,
  'x-body-limit': 32768,
  request: { body: { required: true, content: { "application/json": { schema: CreateMemberBody } } } },
  responses: {
    201: { description: "The member was created.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CreateMember201Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    409: { description: "The login ID, email address or phone number is already used, a verification is missing, or the 30-day re-join period hasn't passed.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "A field is invalid, or the consent of a guardian is missing.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const createSocialMember = createRoute({
  method: 'post',
  path: "/client/signup/social-members",
  operationId: 'createSocialMember',
  tags: ['signup'],
  summary: "Create a member from a social account",
  description: "Creates the member, completes a social sign-up and logs the member in. The verified phone number is taken from the sign-up. Send all other details, including those that the social provider returned. The member has no password. Repeating the call returns the same result, without a session.",
  security: [{"signupToken":[]}] as Security,
  'x-body-limit': 32768,
  request: { body: { required: true, content: { "application/json": { schema: CreateSocialMemberBody } } } },
  responses: {
    201: { description: "The member was created.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CreateSocialMember201Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    409: { description: "The social account, email address or phone number is already used, a verification is missing, or the 30-day re-join period hasn't passed.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "A field is invalid, or the consent of a guardian is missing.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const listOwnedRooms = createRoute({
  method: 'get',
  path: "/client/presale/owned-rooms",
  operationId: 'listOwnedRooms',
  tags: ['presale'],
  summary: "List owned buildings, units and rooms",
  description: "Returns the rooms from which a pre-sale member can choose at sign-up. The owners aren't disclosed. Only pre-sale members can call this operation, and only during their sign-up.",
  security: [{"signupToken":[]}] as Security,
  request: { headers: ListOwnedRoomsHeader },
  responses: {
    200: { description: "The buildings with their units and rooms, sorted by code.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ListOwnedRooms200Response } } },
    401: UnauthorizedAnswer,
    409: { description: "The sign-up isn't for a pre-sale member.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const listContracts = createRoute({
  method: 'get',
  path: "/client/presale/contracts",
  operationId: 'listContracts',
  tags: ['presale'],
  summary: "List the caller's contracts",
  description: "Returns the contracts on which the caller is the main contract holder or a sub-member, with the number of vouchers.",
  security: [{"bearerAuth":[]}] as Security,
  request: { headers: ListContractsHeader },
  responses: {
    200: { description: "The caller's contracts. The list is empty if the caller has no contracts.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ListContracts200Response } } },
    401: UnauthorizedAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const addSubMember = createRoute({
  method: 'post',
  path: "/client/presale/contracts/{contract_number}/sub-members",
  operationId: 'addSubMember',
  tags: ['presale'],
  summary: "Add a sub-member to a contract",
  description: "Adds another member of the company to a contract as an active sub-member. Only the main contract holder can call this operation. Adding the same member again has no effect.",
  security: [{"bearerAuth":[]}] as Security,
  'x-body-limit': 32768,
  request: { params: AddSubMemberParams, body: { required: true, content: { "application/json": { schema: AddSubMemberBody } } } },
  responses: {
    201: { description: "The member is a sub-member of the contract.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: AddSubMember201Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    404: { description: "No other member has this login ID and name, or the caller isn't the main contract holder of this contract.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const switchSubMember = createRoute({
  method: 'put',
  path: "/client/presale/contracts/{contract_number}/sub-members/{sub_member_id}",
  operationId: 'switchSubMember',
  tags: ['presale'],
  summary: "Activate or deactivate a sub-member",
  description: "Sets whether a sub-member can book with the contract's vouchers. Only the main contract holder can call this operation. Existing bookings aren't affected.",
  security: [{"bearerAuth":[]}] as Security,
  'x-body-limit': 32768,
  request: { params: SwitchSubMemberParams, body: { required: true, content: { "application/json": { schema: SwitchSubMemberBody } } } },
  responses: {
    200: { description: "The updated sub-member.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: SwitchSubMember200Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    404: { description: "The caller isn't the main contract holder of this contract, or the contract doesn't have this sub-member.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const listVouchers = createRoute({
  method: 'get',
  path: "/client/presale/contracts/{contract_number}/vouchers",
  operationId: 'listVouchers',
  tags: ['presale'],
  summary: "List a contract's voucher usage",
  description: "Returns the voucher counts of a contract and the bookings paid with its vouchers. The main contract holder sees all bookings. Sub-members see only their own bookings, but the counts cover the whole contract.",
  security: [{"bearerAuth":[]}] as Security,
  request: { params: ListVouchersParams },
  responses: {
    200: { description: "The voucher counts and the bookings paid with vouchers.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ListVouchers200Response } } },
    401: UnauthorizedAnswer,
    404: { description: "The caller has no contract with this number, or the contract has no vouchers.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    422: { description: "The contract number is malformed.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const getMember = createRoute({
  method: 'get',
  path: "/client/member/profile",
  operationId: 'getMember',
  tags: ['member'],
  summary: "Get the caller's account",
  description: "Returns the caller's account details and member type.",
  security: [{"bearerAuth":[]}] as Security,
  request: { headers: GetMemberHeader },
  responses: {
    200: { description: "The caller's account.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: GetMember200Response } } },
    401: UnauthorizedAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const updateMember = createRoute({
  method: 'put',
  path: "/client/member/profile",
  operationId: 'updateMember',
  tags: ['member'],
  summary: "Update the caller's account",
  description: "Replaces the English name, address and marketing consent. Omitted optional fields are cleared. The login ID, name and birthday can't be changed. Use `changeContact` to change the phone number or email address. The time of a new marketing consent is recorded.",
  security: [{"bearerAuth":[]}] as Security,
  'x-body-limit': 32768,
  request: { headers: UpdateMemberHeader, body: { required: true, content: { "application/json": { schema: UpdateMemberBody } } } },
  responses: {
    200: { description: "The updated account.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: UpdateMember200Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const sendContactCode = createRoute({
  method: 'post',
  path: "/client/member/contact-codes",
  operationId: 'sendContactCode',
  tags: ['member'],
  summary: "Send a code to a new phone number or email address",
  description: "Sends a code to the phone number or email address that will replace the current one. The account changes only when the code is confirmed with `changeContact`. A new code to the same recipient replaces the previous code.",
  security: [{"bearerAuth":[]}] as Security,
  'x-body-limit': 32768,
  'x-outward': true,
  request: { headers: SendContactCodeHeader, body: { required: true, content: { "application/json": { schema: SendContactCodeBody } } } },
  responses: {
    200: { description: "The code was sent.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: SendContactCode200Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The phone number or email address is malformed, already belongs to the account, or belongs to the member's guardian.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const changeContact = createRoute({
  method: 'put',
  path: "/client/member/contact",
  operationId: 'changeContact',
  tags: ['member'],
  summary: "Change the phone number or email address",
  description: "Replaces the phone number or email address with the one to which the code was sent. Conflicts with other accounts are reported only after the code is confirmed. The email address that the account had before the change is notified. Unused codes that were sent to the account's phone number or email address before the change become invalid.",
  security: [{"bearerAuth":[]}] as Security,
  'x-body-limit': 32768,
  request: { headers: ChangeContactHeader, body: { required: true, content: { "application/json": { schema: ChangeContactBody } } } },
  responses: {
    200: { description: "The updated account.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ChangeContact200Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    409: { description: "Another account uses the phone number or email address, or an account with the phone number was closed less than 30 days ago.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    410: { description: "The code has expired, was already used, was tried too many times, or belongs to another account.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The code is wrong or malformed.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const searchAddresses = createRoute({
  method: 'get',
  path: "/client/member/addresses",
  operationId: 'searchAddresses',
  tags: ['member'],
  summary: "Look up a Korean address",
  description: "Searches Korean addresses by road name and number, building name or neighbourhood. Results are suggestions; `updateMember` accepts any address. Available only if `address_lookup` of the property is true.",
  security: [{"bearerAuth":[]}] as Security,
  request: { query: SearchAddressesQueryParams, headers: SearchAddressesHeader },
  responses: {
    200: { description: "Addresses that match the search text. The list is empty if no addresses match.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: SearchAddresses200Response } } },
    401: UnauthorizedAnswer,
    404: { description: "Address lookup isn't available at this property.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const getMemberData = createRoute({
  method: 'get',
  path: "/client/member/data",
  operationId: 'getMemberData',
  tags: ['member'],
  summary: "Export the caller's data",
  description: "Returns all data stored about the member, as data protection law requires. Password hashes and credentials are excluded, and passport numbers are masked. Codes, sign-ups and unused quotes are also excluded, because they are deleted within a day.",
  security: [{"bearerAuth":[]}] as Security,
  request: { headers: GetMemberDataHeader },
  responses: {
    200: { description: "The member's data, grouped by subject.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: GetMemberData200Response } } },
    401: UnauthorizedAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const withdrawMember = createRoute({
  method: 'post',
  path: "/client/member/withdrawal",
  operationId: 'withdrawMember',
  tags: ['member'],
  summary: "Close the caller's account",
  description: "Closes the account permanently, ends all sessions, and deletes points and personal data. The property keeps reservations as guest records for as long as the law requires. Fails if the member has an upcoming stay or an open refund, and returns the affected `reservation_numbers`. The member can re-join after 30 days.",
  security: [{"bearerAuth":[]}] as Security,
  request: {},
  responses: {
    204: { description: "The account was closed.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader } },
    401: UnauthorizedAnswer,
    409: { description: "The member has an upcoming stay or an open refund.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const linkSocialAccount = createRoute({
  method: 'post',
  path: "/client/member/social-accounts",
  operationId: 'linkSocialAccount',
  tags: ['member'],
  summary: "Link a social account",
  description: "Links a social account to the caller's account, so that the member can log in with the social account. Requires the ticket that `finishSocialLogin` returned for a social account without a member. Only one social account per provider can be linked.",
  security: [{"bearerAuth":[]}] as Security,
  'x-body-limit': 32768,
  request: { body: { required: true, content: { "application/json": { schema: LinkSocialAccountBody } } } },
  responses: {
    204: { description: "The social account was linked.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    409: { description: "The social account is linked to another member, a social account with this provider is already linked, or the ticket has expired or was already used.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const unlinkSocialAccount = createRoute({
  method: 'delete',
  path: "/client/member/social-accounts/{provider}",
  operationId: 'unlinkSocialAccount',
  tags: ['member'],
  summary: "Unlink a social account",
  description: "Unlinks a social account from the caller's account, so that the member can no longer log in with the social account. The social account that was used to join can't be unlinked.",
  security: [{"bearerAuth":[]}] as Security,
  request: { params: UnlinkSocialAccountParams },
  responses: {
    204: { description: "The social account was unlinked.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader } },
    401: UnauthorizedAnswer,
    409: { description: "The social account was used to join, or no account with this provider is linked.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const getPoints = createRoute({
  method: 'get',
  path: "/client/points/balance",
  operationId: 'getPoints',
  tags: ['points'],
  summary: "Get the points balance",
  description: "Returns the number of available points, the points that expire within a month, and the month-end balances of the last twelve months.",
  security: [{"bearerAuth":[]}] as Security,
  request: {},
  responses: {
    200: { description: "The points balance and its history.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: GetPoints200Response } } },
    401: UnauthorizedAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const listPointsEntries = createRoute({
  method: 'get',
  path: "/client/points/entries",
  operationId: 'listPointsEntries',
  tags: ['points'],
  summary: "List points transactions",
  description: "Returns the points transactions of the last `months` months, newest first. Results are paginated with `cursor`.",
  security: [{"bearerAuth":[]}] as Security,
  request: { query: ListPointsEntriesQueryParams },
  responses: {
    200: { description: "A page of points transactions. The list is empty if there are no transactions.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ListPointsEntries200Response } } },
    401: UnauthorizedAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const listCoupons = createRoute({
  method: 'get',
  path: "/client/coupons",
  operationId: 'listCoupons',
  tags: ['coupon'],
  summary: "List the caller's coupons",
  description: "Returns the caller's coupons, optionally filtered by status, type and booking period. Results are paginated with `cursor`.",
  security: [{"bearerAuth":[]}] as Security,
  request: { query: ListCouponsQueryParams, headers: ListCouponsHeader },
  responses: {
    200: { description: "A page of coupons. The list is empty if no coupons match.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ListCoupons200Response } } },
    401: UnauthorizedAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const registerCoupon = createRoute({
  method: 'post',
  path: "/client/coupons",
  operationId: 'registerCoupon',
  tags: ['coupon'],
  summary: "Register a coupon",
  description: "Adds the coupon with the given code to the caller's account. Registering the same coupon again has no effect. Calls are rate limited.",
  security: [{"bearerAuth":[]}] as Security,
  'x-body-limit': 32768,
  request: { headers: RegisterCouponHeader, body: { required: true, content: { "application/json": { schema: RegisterCouponBody } } } },
  responses: {
    200: { description: "The coupon was added to the caller's account.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: RegisterCoupon200Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    409: { description: "The coupon has already been used.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The code is malformed or unknown, or the coupon has expired or belongs to another member.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const listVoc = createRoute({
  method: 'get',
  path: "/client/voc/entries",
  operationId: 'listVoc',
  tags: ['voc'],
  summary: "List the caller's enquiries",
  description: "Returns the caller's enquiries and their status, newest first. Results are paginated with `cursor`.",
  security: [{"bearerAuth":[]}] as Security,
  request: { query: ListVocQueryParams },
  responses: {
    200: { description: "A page of enquiries. The list is empty if there are no enquiries.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ListVoc200Response } } },
    401: UnauthorizedAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const createVoc = createRoute({
  method: 'post',
  path: "/client/voc/entries",
  operationId: 'createVoc',
  tags: ['voc'],
  summary: "Create an enquiry",
  description: "Sends a compliment, complaint or question to the property. Upload attachments afterwards with `addVocAttachment`. A member can have at most ten unanswered enquiries. The email about the answer is in the preferred language of this request.",
  security: [{"bearerAuth":[]}] as Security,
  'x-body-limit': 32768,
  request: { headers: CreateVocHeader, body: { required: true, content: { "application/json": { schema: CreateVocBody } } } },
  responses: {
    201: { description: "The enquiry was created and is waiting for an answer.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CreateVoc201Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    409: { description: "The member has the maximum number of unanswered enquiries, or the same request is still being processed.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const getVoc = createRoute({
  method: 'get',
  path: "/client/voc/entries/{voc_seq}",
  operationId: 'getVoc',
  tags: ['voc'],
  summary: "Get an enquiry",
  description: "Returns an enquiry with its attachments and, if available, the property's answer.",
  security: [{"bearerAuth":[]}] as Security,
  request: { params: GetVocParams },
  responses: {
    200: { description: "The requested enquiry.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: GetVoc200Response } } },
    401: UnauthorizedAnswer,
    404: NotFoundAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const updateVoc = createRoute({
  method: 'put',
  path: "/client/voc/entries/{voc_seq}",
  operationId: 'updateVoc',
  tags: ['voc'],
  summary: "Update an enquiry",
  description: "Replaces the category, title and content of an unanswered enquiry. If the enquiry has been answered, the call fails with `voc_edit_failed`.",
  security: [{"bearerAuth":[]}] as Security,
  'x-body-limit': 32768,
  request: { params: UpdateVocParams, body: { required: true, content: { "application/json": { schema: UpdateVocBody } } } },
  responses: {
    200: { description: "The updated enquiry.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: UpdateVoc200Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    404: NotFoundAnswer,
    409: { description: "The enquiry has already been answered.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const deleteVoc = createRoute({
  method: 'delete',
  path: "/client/voc/entries/{voc_seq}",
  operationId: 'deleteVoc',
  tags: ['voc'],
  summary: "Delete an enquiry",
  description: "Deletes an unanswered enquiry and its attachments. If the enquiry has been answered, the call fails with `voc_delete_failed`.",
  security: [{"bearerAuth":[]}] as Security,
  request: { params: DeleteVocParams },
  responses: {
    204: { description: "The enquiry was deleted.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader } },
    401: UnauthorizedAnswer,
    404: NotFoundAnswer,
    409: { description: "The enquiry has already been answered.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const addVocAttachment = createRoute({
  method: 'post',
  path: "/client/voc/entries/{voc_seq}/attachments",
  operationId: 'addVocAttachment',
  tags: ['voc'],
  summary: "Attach a file to an enquiry",
  description: "Adds a JPEG, PNG, WebP or PDF file of at most 10 MB to an unanswered enquiry, which can have up to five attachments. Files are rejected if their content doesn't match their name, or if they can't be opened. Pictures are rejected if a side has more than 12,000 pixels or if their pixels take more than 64 MB (width × height × channels × bytes per channel). EXIF metadata is removed from pictures. Uploading the same file again returns the existing attachment.",
  security: [{"bearerAuth":[]}] as Security,
  'x-body-limit': 10502144,
  request: { params: AddVocAttachmentParams, body: { required: true, content: { "multipart/form-data": { schema: AddVocAttachmentBody } } } },
  responses: {
    201: { description: "The file was attached.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: AddVocAttachment201Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    404: NotFoundAnswer,
    409: { description: "The enquiry has already been answered or has the maximum number of attachments.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The file type isn't allowed, or the file is damaged.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const getVocAttachment = createRoute({
  method: 'get',
  path: "/client/voc/entries/{voc_seq}/attachments/{attachment_id}",
  operationId: 'getVocAttachment',
  tags: ['voc'],
  summary: "Download an attachment",
  description: "Returns the attached file as a download, which browsers don't display inline.",
  security: [{"bearerAuth":[]}] as Security,
  request: { params: GetVocAttachmentParams },
  responses: {
    200: { description: "The attached file.", headers: { "Content-Disposition": {"description":"Always `attachment`, followed by the file name.","required":true,"schema":{"type":"string"},"example":"attachment; filename*=UTF-8''bathroom.jpg"}, "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/octet-stream": { schema: VocFile } } },
    401: UnauthorizedAnswer,
    404: NotFoundAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const deleteVocAttachment = createRoute({
  method: 'delete',
  path: "/client/voc/entries/{voc_seq}/attachments/{attachment_id}",
  operationId: 'deleteVocAttachment',
  tags: ['voc'],
  summary: "Delete an attachment",
  description: "Deletes a file from an unanswered enquiry. If the enquiry has been answered, the call fails with `voc_edit_failed`.",
  security: [{"bearerAuth":[]}] as Security,
  request: { params: DeleteVocAttachmentParams },
  responses: {
    204: { description: "The attachment was deleted.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader } },
    401: UnauthorizedAnswer,
    404: NotFoundAnswer,
    409: { description: "The enquiry has already been answered.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const listTiers = createRoute({
  method: 'get',
  path: "/client/membership/tiers",
  operationId: 'listTiers',
  tags: ['membership'],
  summary: "List tiers and their benefits",
  description: "Returns the membership tiers of the property's company, lowest first. No login is required.",
  security: [] as Security,
  request: { query: ListTiersQueryParams, headers: ListTiersHeader },
  responses: {
    200: { description: "The tiers, lowest first.", headers: { "ETag": ETagHeader, "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ListTiers200Response } } },
    304: NotModifiedAnswer,
    404: UnknownHotelAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const getOwnTier = createRoute({
  method: 'get',
  path: "/client/membership/tier",
  operationId: 'getOwnTier',
  tags: ['membership'],
  summary: "Get the caller's tier",
  description: "Returns the member's tier, progress towards the next tier, and tier history. Members can reach a tier through stays in the last 12 months, and the company can grant a tier. If the two tiers differ, the higher one applies. Tiers are recalculated every hour. A grant lasts until its end date, even while a higher tier applies.",
  security: [{"bearerAuth":[]}] as Security,
  request: { headers: GetOwnTierHeader },
  responses: {
    200: { description: "The member's tier, progress and tier history. `current` is null if the member has no tier.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: GetOwnTier200Response } } },
    401: UnauthorizedAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const listMemberships = createRoute({
  method: 'post',
  path: "/client/user/pms/membership/list",
  operationId: 'listMemberships',
  tags: ['membership'],
  summary: "List the caller's memberships",
  description: "Returns the caller's membership numbers. A member can have several numbers, and the first is the default for bookings.",
  security: [{"bearerAuth":[]}] as Security,
  'x-body-limit': 32768,
  request: { headers: ListMembershipsHeader, body: { required: true, content: { "application/json": { schema: ListMembershipsBody } } } },
  responses: {
    200: { description: "The memberships, in display order.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ListMemberships200Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    403: { description: "The login ID belongs to another member, or the property belongs to another company.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: UnknownHotelAnswer,
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const comparePrices = createRoute({
  method: 'post',
  path: "/client/booking/price/compare",
  operationId: 'comparePrices',
  tags: ['catalogue'],
  summary: "Compare prices with other sites",
  description: "Returns the property's lowest price for two adults and the prices on other sites for the same dates. The list is empty if the property doesn't compare prices or doesn't sell the stay, or if no other site returns a price in the property's currency.",
  security: [] as Security,
  'x-body-limit': 32768,
  request: { headers: ComparePricesHeader, body: { required: true, content: { "application/json": { schema: ComparePricesBody } } } },
  responses: {
    200: { description: "The property's own price and the prices on other sites.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ComparePrices200Response } } },
    400: BadRequestAnswer,
    404: UnknownHotelAnswer,
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The dates are invalid.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const getCalendar = createRoute({
  method: 'get',
  path: "/client/catalogue/calendar",
  operationId: 'getCalendar',
  tags: ['catalogue'],
  summary: "Get a price calendar",
  description: "Returns the lowest price of a room for each date, with the restrictions on arrival and departure. For unavailable dates, the status gives the reason. A request can cover at most 100 dates.",
  security: [{"bearerAuth":[]},{}] as Security,
  request: { query: GetCalendarQueryParams, headers: GetCalendarHeader },
  responses: {
    200: { description: "Prices and availability for each date, in chronological order.", headers: { "ETag": ETagHeader, "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: GetCalendar200Response } } },
    304: NotModifiedAnswer,
    403: { description: "Only employees of a particular company can book this property.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: { description: "The property or room type doesn't exist, or no date in the period has the status `open` or `sold_out`.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    422: { description: "The period, the number of rooms, the promotion code or another parameter is invalid.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const searchOffers = createRoute({
  method: 'post',
  path: "/client/catalogue/search",
  operationId: 'searchOffers',
  tags: ['catalogue'],
  summary: "Search for offers",
  description: "Returns the rooms, packages and options for a stay, with the total price of each combination and the number of rooms left. Sold-out rooms are included with their status. If no room is available or the property doesn't sell the dates, the response includes the nearest available dates.",
  security: [{"bearerAuth":[]},{}] as Security,
  'x-body-limit': 32768,
  request: { headers: SearchOffersHeader, body: { required: true, content: { "application/json": { schema: SearchOffersBody } } } },
  responses: {
    200: { description: "The offers for the stay.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: SearchOffers200Response } } },
    400: BadRequestAnswer,
    403: { description: "Only employees of a particular company can book this property.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: { description: "The property doesn't exist or has no room types.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    409: { description: "The property doesn't sell these dates, or the party must book by phone.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The dates, the party or the promotion code is invalid.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const getRoom = createRoute({
  method: 'get',
  path: "/client/catalogue/rooms/{room_type_code}",
  operationId: 'getRoom',
  tags: ['catalogue'],
  summary: "Get a room type",
  description: "Returns the description, features and pictures of a room type.",
  security: [] as Security,
  request: { params: GetRoomParams, query: GetRoomQueryParams, headers: GetRoomHeader },
  responses: {
    200: { description: "The requested room type.", headers: { "ETag": ETagHeader, "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: GetRoom200Response } } },
    304: NotModifiedAnswer,
    403: { description: "The property sells only to the employees of one company.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: { description: "The property doesn't exist or doesn't have this room type.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const getPackage = createRoute({
  method: 'get',
  path: "/client/catalogue/packages/{package_code}",
  operationId: 'getPackage',
  tags: ['catalogue'],
  summary: "Get a package",
  description: "Returns the contents and price of a package, and the room types with which the package can be booked.",
  security: [] as Security,
  request: { params: GetPackageParams, query: GetPackageQueryParams, headers: GetPackageHeader },
  responses: {
    200: { description: "The requested package and its price.", headers: { "ETag": ETagHeader, "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: GetPackage200Response } } },
    304: NotModifiedAnswer,
    403: { description: "The property sells only to the employees of one company.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: { description: "The property doesn't exist or doesn't have this package.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const checkPromotion = createRoute({
  method: 'post',
  path: "/client/catalogue/promotions/check",
  operationId: 'checkPromotion',
  tags: ['catalogue'],
  summary: "Check a promotion code",
  description: "Returns the discount that a promotion code gives for a stay, before the guest chooses a room. Calls are rate limited to prevent guessing.",
  security: [] as Security,
  'x-body-limit': 32768,
  request: { headers: CheckPromotionHeader, body: { required: true, content: { "application/json": { schema: CheckPromotionBody } } } },
  responses: {
    200: { description: "The promotion code can be used for the stay.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CheckPromotion200Response } } },
    400: BadRequestAnswer,
    404: UnknownHotelAnswer,
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The promotion code doesn't exist or can't be used for the stay, or the request is invalid.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const listPorts = createRoute({
  method: 'get',
  path: "/client/sailing/ports",
  operationId: 'listPorts',
  tags: ['sailing'],
  summary: "List ports and routes",
  description: "Returns the ports and routes that the property's ships serve, for the search form. The property's age bands and maximum number of cabins per booking are returned by `getMain`. If the property is a hotel, the call fails with `not_found`.",
  security: [] as Security,
  request: { query: ListPortsQueryParams, headers: ListPortsHeader },
  responses: {
    200: { description: "The ports, with their routes and ships.", headers: { "ETag": ETagHeader, "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ListPorts200Response } } },
    304: NotModifiedAnswer,
    404: { description: "The property doesn't exist or sells no sailings.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const getSailingCalendar = createRoute({
  method: 'get',
  path: "/client/sailing/calendar",
  operationId: 'getSailingCalendar',
  tags: ['sailing'],
  summary: "Get a sailing calendar",
  description: "Returns every date in a period with the sailings on a route, the lowest price for one adult and the number of places left. If a date can't be booked, its status gives the reason. A request can cover at most 100 dates.",
  security: [] as Security,
  request: { query: GetSailingCalendarQueryParams, headers: GetSailingCalendarHeader },
  responses: {
    200: { description: "The dates of the period, in order.", headers: { "ETag": ETagHeader, "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: GetSailingCalendar200Response } } },
    304: NotModifiedAnswer,
    404: { description: "The property or route doesn't exist, or no date in the period has the status `open` or `sold_out`.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    422: { description: "The period or the number of travellers is invalid.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const searchSailings = createRoute({
  method: 'post',
  path: "/client/sailing/search",
  operationId: 'searchSailings',
  tags: ['sailing'],
  summary: "Search sailings",
  description: "Returns the sailings on the requested dates, with their ships, local times, places left and lowest total price for the travellers. Fully booked and cancelled sailings are included with their status. A return sailing can be booked only if it departs after the outbound sailing arrives.",
  security: [] as Security,
  'x-body-limit': 32768,
  request: { headers: SearchSailingsHeader, body: { required: true, content: { "application/json": { schema: SearchSailingsBody } } } },
  responses: {
    200: { description: "The sailings on the requested dates.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: SearchSailings200Response } } },
    400: BadRequestAnswer,
    404: { description: "The property or route doesn't exist, or the route has no sailings on the requested date.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The dates or travellers are invalid.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const searchCabins = createRoute({
  method: 'post',
  path: "/client/sailing/cabins",
  operationId: 'searchCabins',
  tags: ['sailing'],
  summary: "Search cabins for selected sailings",
  description: "Returns the cabin types on the selected sailings, with their availability and the price for the travellers in cabins of one type. To price a combination of cabin types, create a voyage quote.",
  security: [] as Security,
  'x-body-limit': 32768,
  request: { headers: SearchCabinsHeader, body: { required: true, content: { "application/json": { schema: SearchCabinsBody } } } },
  responses: {
    200: { description: "The cabin types, with availability and prices.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: SearchCabins200Response } } },
    400: BadRequestAnswer,
    404: { description: "The property or sailing doesn't exist.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    409: { description: "At least one of the sailings can no longer be booked.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The sailings don't form a valid voyage, or there are too many travellers.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const getShip = createRoute({
  method: 'get',
  path: "/client/sailing/ships/{ship_code}",
  operationId: 'getShip',
  tags: ['sailing'],
  summary: "Get a ship and its deck plan",
  description: "Returns a ship's details, pictures and facilities, and the location of each cabin type on its decks.",
  security: [] as Security,
  request: { params: GetShipParams, query: GetShipQueryParams, headers: GetShipHeader },
  responses: {
    200: { description: "The ship and its deck plan.", headers: { "ETag": ETagHeader, "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: GetShip200Response } } },
    304: NotModifiedAnswer,
    404: { description: "The property doesn't exist, or has no ship with this code.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const createQuote = createRoute({
  method: 'post',
  path: "/client/booking/quotes",
  operationId: 'createQuote',
  tags: ['booking'],
  summary: "Price a stay",
  description: "Returns an itemised price for a stay, the amounts due now and at the property, and the cancellation fees. A quote reserves nothing. Use the returned `quote_token` to create a hold from the quote. Requests contain no prices; the server calculates every amount.",
  security: [{"bearerAuth":[]},{}] as Security,
  'x-body-limit': 32768,
  request: { headers: CreateQuoteHeader, body: { required: true, content: { "application/json": { schema: CreateQuoteBody } } } },
  responses: {
    201: { description: "The quote, valid until `expires_at`.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CreateQuote201Response } } },
    400: BadRequestAnswer,
    401: { description: "The request uses a membership number, tier benefits, coupons, points or vouchers, but the caller isn't logged in.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader, "WWW-Authenticate": WwwAuthenticateHeader }, content: { "application/problem+json": { schema: Problem } } },
    403: { description: "Only employees of a particular company can book this property.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: { description: "The property, room type, package or option doesn't exist, or the membership number or contract doesn't belong to the member.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    409: { description: "The stay isn't available, or a requested option or benefit can't be used.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The dates, party, rooms, promotion code or benefits are invalid.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const createVoyageQuote = createRoute({
  method: 'post',
  path: "/client/booking/voyage-quotes",
  operationId: 'createVoyageQuote',
  tags: ['booking'],
  summary: "Price a voyage",
  description: "Returns an itemised price for cabins on a one-way or return voyage, with fares by age band, supplements and port tax. The quote also contains the cancellation fees, the date until which passports must be valid and the date on which passport data is deleted. A quote reserves nothing. Holds, payments and cancellations work as for hotel stays.",
  security: [{"bearerAuth":[]},{}] as Security,
  'x-body-limit': 32768,
  request: { headers: CreateVoyageQuoteHeader, body: { required: true, content: { "application/json": { schema: CreateVoyageQuoteBody } } } },
  responses: {
    201: { description: "The quote, valid until `expires_at`.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CreateVoyageQuote201Response } } },
    400: BadRequestAnswer,
    401: { description: "The request uses a membership number, but the caller isn't logged in.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader, "WWW-Authenticate": WwwAuthenticateHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: { description: "The property, sailing or cabin type doesn't exist, or the membership number doesn't belong to the member.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    409: { description: "The cabins aren't available, or a sailing can no longer be booked.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The sailings don't form a valid voyage, or the travellers don't fit in the cabins.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const createHold = createRoute({
  method: 'post',
  path: "/client/booking/holds",
  operationId: 'createHold',
  tags: ['booking'],
  summary: "Create a hold from a quote",
  description: "Takes the inventory immediately as a temporary hold. The hold becomes a reservation when its payment or guarantee is completed. A hold that needs neither is confirmed with a code sent to the booker. If the price has changed since the quote, nothing is held and the error returns the new price. Callers with too many open holds must pay for or release some before creating another. For a voyage, the cabins and berths are held on every leg or on none, and each traveller must be named with a passport. Full passport numbers are never returned.",
  security: [{"quoteToken":[],"bearerAuth":[]},{"quoteToken":[]}] as Security,
  'x-body-limit': 32768,
  request: { headers: CreateHoldHeader, body: { required: true, content: { "application/json": { schema: CreateHoldBody } } } },
  responses: {
    201: { description: "The new hold, with its reservation token.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CreateHold201Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    403: { description: "Only employees of a particular company can book this property.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: { description: "No quote with this ID belongs to the quote token, or the quote's owner contract can no longer be used.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    409: { description: "The stay is no longer available as quoted, its price has changed, or the quote has already been used.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    410: { description: "The quote has expired.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid, the quoted stay no longer meets the booking rules, or the idempotency key was used with a different request.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const getHold = createRoute({
  method: 'get',
  path: "/client/booking/holds/{hold_number}",
  operationId: 'getHold',
  tags: ['booking'],
  summary: "Get a hold",
  description: "Returns the held stay, the hold's status and expiry time, and the server's current time. If the hold has become a reservation, the reservation number is included.",
  security: [{"reservationToken":[]}] as Security,
  request: { params: GetHoldParams, headers: GetHoldHeader },
  responses: {
    200: { description: "The hold and its current status.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: GetHold200Response } } },
    401: UnauthorizedAnswer,
    404: NotFoundAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const releaseHold = createRoute({
  method: 'delete',
  path: "/client/booking/holds/{hold_number}",
  operationId: 'releaseHold',
  tags: ['booking'],
  summary: "Release a hold",
  description: "Releases a hold, which makes its rooms or cabins available to other guests immediately. The call fails while a payment for the hold is in progress.",
  security: [{"reservationToken":[]}] as Security,
  request: { params: ReleaseHoldParams },
  responses: {
    204: { description: "The hold has been released, by this call or earlier.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader } },
    401: UnauthorizedAnswer,
    404: NotFoundAnswer,
    409: { description: "The hold is being paid or is already a reservation.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const sendHoldCode = createRoute({
  method: 'post',
  path: "/client/booking/holds/{hold_number}/code",
  operationId: 'sendHoldCode',
  tags: ['booking'],
  summary: "Send a confirmation code for a hold",
  description: "Sends a six-digit code to the booker of a hold that needs no payment or guarantee. The code proves that the booker can be reached, and is valid for three minutes and five attempts. The code is sent by text message, or by email if the phone number isn't a mobile number.",
  security: [{"reservationToken":[]}] as Security,
  'x-outward': true,
  request: { params: SendHoldCodeParams, headers: SendHoldCodeHeader },
  responses: {
    200: { description: "The code is being sent.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: SendHoldCode200Response } } },
    401: UnauthorizedAnswer,
    404: { description: "No hold with this number belongs to the reservation token.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    409: { description: "The hold is already a reservation, or requires a payment or guarantee.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    410: { description: "The hold has expired.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const confirmHold = createRoute({
  method: 'post',
  path: "/client/booking/holds/{hold_number}/confirmation",
  operationId: 'confirmHold',
  tags: ['booking'],
  summary: "Confirm a hold with a code",
  description: "Turns a hold into a reservation by verifying the code sent to the booker. If the hold is already a reservation, its current state is returned.",
  security: [{"reservationToken":[]}] as Security,
  'x-body-limit': 32768,
  request: { params: ConfirmHoldParams, headers: ConfirmHoldHeader, body: { required: true, content: { "application/json": { schema: ConfirmHoldBody } } } },
  responses: {
    200: { description: "The confirmed hold, with its reservation number.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ConfirmHold200Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    404: { description: "No hold with this number belongs to the reservation token.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    409: { description: "The hold requires a payment or guarantee instead of a code.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    410: { description: "The hold or the code has expired, or the code was entered incorrectly too often.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The code is wrong or malformed, or the idempotency key was used with a different request.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const listSavedTravellers = createRoute({
  method: 'get',
  path: "/client/saved-travellers",
  operationId: 'listSavedTravellers',
  tags: ['traveller'],
  summary: "List saved travellers",
  description: "Returns the travellers whom the caller has saved for later voyages, by name. Passport numbers are masked. To use a saved passport, refer to the traveller by its ID in `createHold`.",
  security: [{"bearerAuth":[]}] as Security,
  request: {},
  responses: {
    200: { description: "The saved travellers.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ListSavedTravellers200Response } } },
    401: UnauthorizedAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const putSavedTraveller = createRoute({
  method: 'put',
  path: "/client/saved-travellers/{saved_traveller_id}",
  operationId: 'putSavedTraveller',
  tags: ['traveller'],
  summary: "Save a traveller",
  description: "Saves a traveller for the caller's later voyages, or replaces a saved traveller. The client chooses the ID, so a repeated call has no further effect. Passport details are stored only with `passport_consent`, and the passport number is encrypted. The details are deleted once the passport expires. All data is deleted with the account. A member can save at most 20 travellers.",
  security: [{"bearerAuth":[]}] as Security,
  'x-body-limit': 32768,
  request: { params: PutSavedTravellerParams, body: { required: true, content: { "application/json": { schema: PutSavedTravellerBody } } } },
  responses: {
    200: { description: "The saved traveller.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: PutSavedTraveller200Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    409: { description: "The caller has reached the limit of saved travellers.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid, contains passport details without consent, or gives consent without passport details.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const deleteSavedTraveller = createRoute({
  method: 'delete',
  path: "/client/saved-travellers/{saved_traveller_id}",
  operationId: 'deleteSavedTraveller',
  tags: ['traveller'],
  summary: "Remove a saved traveller",
  description: "Deletes a saved traveller with the passport details. Reservations keep their travellers. Returns 404 if the caller hasn't saved a traveller with this ID.",
  security: [{"bearerAuth":[]}] as Security,
  request: { params: DeleteSavedTravellerParams },
  responses: {
    204: { description: "The traveller is no longer saved.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader } },
    401: UnauthorizedAnswer,
    404: NotFoundAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const lookUpReservation = createRoute({
  method: 'post',
  path: "/client/booking/lookup",
  operationId: 'lookUpReservation',
  tags: ['booking'],
  summary: "Look up a reservation by name and number",
  description: "Returns a token that gives guests without a login access to their reservation for 30 minutes. The reservation number must match the name of the guest or the booker. If they don't match, the error doesn't reveal which one is wrong. A member's reservation can't be looked up and requires login instead.",
  security: [] as Security,
  'x-body-limit': 32768,
  request: { body: { required: true, content: { "application/json": { schema: LookUpReservationBody } } } },
  responses: {
    200: { description: "The reservation number and a token for the reservation.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: LookUpReservation200Response } } },
    400: BadRequestAnswer,
    403: { description: "The reservation belongs to a member.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: { description: "No reservation has this name and number, or the property doesn't exist.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const listReservations = createRoute({
  method: 'get',
  path: "/client/booking/reservations",
  operationId: 'listReservations',
  tags: ['booking'],
  summary: "List the member's reservations",
  description: "Returns the member's upcoming reservations at all properties, and the reservations that ended within the last `months` months. If `months` is `all`, all past reservations are included. The list is paginated with `cursor`.",
  security: [{"bearerAuth":[]}] as Security,
  request: { query: ListReservationsQueryParams, headers: ListReservationsHeader },
  responses: {
    200: { description: "A page of reservations, possibly empty.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ListReservations200Response } } },
    401: UnauthorizedAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const claimReservation = createRoute({
  method: 'put',
  path: "/client/booking/reservations/{reservation_number}/member",
  operationId: 'claimReservation',
  tags: ['booking'],
  summary: "Claim a reservation made without login",
  description: "Adds a reservation made without login to the logged-in member's account. The request must include the reservation's token and the code sent to the booker by `sendClaimCode`, because a name and a number alone don't prove that the caller is the booker. The reservation then appears in the member's list and can no longer be looked up by name and number. The booker is notified by text message and email. Claiming a reservation that the member already owns has no effect, and the code isn't checked.",
  security: [{"reservationToken":[],"bearerAuth":[]}] as Security,
  'x-body-limit': 32768,
  request: { params: ClaimReservationParams, body: { required: true, content: { "application/json": { schema: ClaimReservationBody } } } },
  responses: {
    204: { description: "The reservation belongs to the logged-in member.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    403: { description: "The reservation belongs to another member, or to a company other than the member's.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: UnknownReservationAnswer,
    410: { description: "The code has expired, was used, was entered incorrectly too often, or was sent for another member.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The code is wrong, or the request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const sendClaimCode = createRoute({
  method: 'post',
  path: "/client/booking/reservations/{reservation_number}/member-code",
  operationId: 'sendClaimCode',
  tags: ['booking'],
  summary: "Send a code for claiming a reservation",
  description: "Sends a six-digit code to the booker of a reservation made without login. The code proves that the logged-in member made the booking, works only for this member, and is valid for three minutes and five attempts. The code is sent by text message, or by email if the phone number isn't a mobile number.",
  security: [{"reservationToken":[],"bearerAuth":[]}] as Security,
  'x-outward': true,
  request: { params: SendClaimCodeParams, headers: SendClaimCodeHeader },
  responses: {
    200: { description: "The code is being sent.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: SendClaimCode200Response } } },
    401: UnauthorizedAnswer,
    403: { description: "The reservation belongs to another member, or to a company other than the member's.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: UnknownReservationAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const getReservation = createRoute({
  method: 'get',
  path: "/client/booking/reservations/{reservation_number}",
  operationId: 'getReservation',
  tags: ['booking'],
  summary: "Get a reservation",
  description: "Returns a reservation with its guest, rooms, price lines, payment, cancellation policy and allowed actions.",
  security: [{"reservationToken":[]},{"bearerAuth":[]}] as Security,
  request: { params: GetReservationParams, headers: GetReservationHeader },
  responses: {
    200: { description: "The reservation in its current state.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: GetReservation200Response } } },
    401: UnauthorizedAnswer,
    404: UnknownReservationAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const previewCancellation = createRoute({
  method: 'get',
  path: "/client/booking/reservations/{reservation_number}/cancellation",
  operationId: 'previewCancellation',
  tags: ['booking'],
  summary: "Preview the cost of cancelling a reservation",
  description: "Returns the fee and refund that would apply if the reservation were cancelled now. The amounts depend on the cancellation policy and today's date at the property.",
  security: [{"reservationToken":[]},{"bearerAuth":[]}] as Security,
  request: { params: PreviewCancellationParams },
  responses: {
    200: { description: "The cancellation fee and the refund.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: PreviewCancellation200Response } } },
    401: UnauthorizedAnswer,
    404: UnknownReservationAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const cancelReservation = createRoute({
  method: 'post',
  path: "/client/booking/reservations/{reservation_number}/cancellation",
  operationId: 'cancelReservation',
  tags: ['booking'],
  summary: "Cancel a reservation",
  description: "Cancels a reservation for the fee returned by `previewCancellation`. If the fee has changed, nothing is cancelled. The inventory is released immediately. The refund is sent to the card provider and reconciled until its outcome is known.",
  security: [{"reservationToken":[]},{"bearerAuth":[]}] as Security,
  'x-body-limit': 32768,
  request: { params: CancelReservationParams, headers: CancelReservationHeader, body: { required: true, content: { "application/json": { schema: CancelReservationBody } } } },
  responses: {
    200: { description: "The cancelled reservation.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CancelReservation200Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    404: UnknownReservationAnswer,
    409: { description: "The reservation can't be cancelled in its current state, or the fee has changed since the preview.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid, or the idempotency key was used with a different request.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const createChangeQuote = createRoute({
  method: 'post',
  path: "/client/booking/reservations/{reservation_number}/change-quotes",
  operationId: 'createChangeQuote',
  tags: ['booking'],
  summary: "Price a change to a reservation",
  description: "Returns the stay with the requested dates, party or options, and the amount to pay or refund. A change quote reserves nothing. Inventory already held by the reservation counts as available. Unchanged nights keep their booked price unless rooms are added. Once a cancellation fee applies, the arrival date can't change and the total can't decrease.",
  security: [{"reservationToken":[]},{"bearerAuth":[]}] as Security,
  'x-body-limit': 32768,
  request: { params: CreateChangeQuoteParams, headers: CreateChangeQuoteHeader, body: { required: true, content: { "application/json": { schema: CreateChangeQuoteBody } } } },
  responses: {
    201: { description: "The change quote, valid until `expires_at`.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CreateChangeQuote201Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    403: { description: "Only employees of a particular company can book this property.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: { description: "The reservation, room type, package or option doesn't exist.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    409: { description: "The reservation can't be changed, or the requested change isn't possible.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The dates, party, rooms or promotion code are invalid, or the reservation already matches the request.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const createVoyageChangeQuote = createRoute({
  method: 'post',
  path: "/client/booking/reservations/{reservation_number}/voyage-change-quotes",
  operationId: 'createVoyageChangeQuote',
  tags: ['booking'],
  summary: "Price a change to a voyage",
  description: "Returns the voyage with the requested sailings, cabin types and allocation of travellers to cabins, and the amount to pay or refund. The travellers stay the same. A change quote reserves nothing. Inventory already held by the reservation counts as available. Unchanged legs keep their booked price. Once a cancellation fee applies, the first departure date can't change and the total can't decrease. Apply the change with `createChange`.",
  security: [{"reservationToken":[]},{"bearerAuth":[]}] as Security,
  'x-body-limit': 32768,
  request: { params: CreateVoyageChangeQuoteParams, headers: CreateVoyageChangeQuoteHeader, body: { required: true, content: { "application/json": { schema: CreateVoyageChangeQuoteBody } } } },
  responses: {
    201: { description: "The change quote, valid until `expires_at`.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CreateVoyageChangeQuote201Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    404: { description: "The reservation, sailing or cabin type doesn't exist.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    409: { description: "The reservation can't be changed, or the requested change isn't possible.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The sailings don't form a valid voyage, the travellers don't fit in the cabins, or the reservation already matches the request.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const createChange = createRoute({
  method: 'post',
  path: "/client/booking/reservations/{reservation_number}/changes",
  operationId: 'createChange',
  tags: ['booking'],
  summary: "Change a reservation",
  description: "Applies a change quote. If no payment or guarantee is required, the change takes effect immediately: added inventory is taken, removed inventory is released, and any refund is sent. Otherwise, the added inventory is held, and the reservation stays unchanged until the payment or guarantee is completed. An earlier change that is still waiting for its payment or guarantee is discarded, and its inventory is released.",
  security: [{"reservationToken":[]},{"bearerAuth":[]}] as Security,
  'x-body-limit': 32768,
  request: { params: CreateChangeParams, headers: CreateChangeHeader, body: { required: true, content: { "application/json": { schema: CreateChangeBody } } } },
  responses: {
    201: { description: "The change, applied immediately or held until it is paid.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CreateChange201Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    403: { description: "Only employees of a particular company can book this property.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: { description: "The reservation doesn't exist, or the change quote doesn't belong to it.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    409: { description: "The reservation can't be changed, or the quoted change is no longer possible.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    410: { description: "The change quote has expired.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid, or the idempotency key was used with a different request.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const resendConfirmation = createRoute({
  method: 'post',
  path: "/client/booking/reservations/{reservation_number}/confirmation-mail",
  operationId: 'resendConfirmation',
  tags: ['booking'],
  summary: "Resend the confirmation email",
  description: "Emails the current state of the reservation to the booker, in the language of the booking. The email is a confirmation, or a cancellation notice if the reservation is cancelled. Calls are rate limited. If the server isn't configured to send email or the booker's email address has been erased, the call fails with `unavailable`.",
  security: [{"reservationToken":[]},{"bearerAuth":[]}] as Security,
  'x-outward': true,
  request: { params: ResendConfirmationParams },
  responses: {
    200: { description: "The email is being sent.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ResendConfirmation200Response } } },
    401: UnauthorizedAnswer,
    404: UnknownReservationAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const getReservationCalendarFile = createRoute({
  method: 'get',
  path: "/client/booking/reservations/{reservation_number}/calendar",
  operationId: 'getReservationCalendarFile',
  tags: ['booking'],
  summary: "Get a reservation as a calendar file",
  description: "Returns a calendar file with one all-day event from the check-in date to the check-out date. A voyage has one event for each leg, from departure to arrival. If the reservation is cancelled, the file cancels its events. Every change increases `SEQUENCE`, so that calendars replace the earlier version.",
  security: [{"reservationToken":[]},{"bearerAuth":[]}] as Security,
  request: { params: GetReservationCalendarFileParams, headers: GetReservationCalendarFileHeader },
  responses: {
    200: { description: "The calendar file.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "text/calendar": { schema: CalendarFile } } },
    401: UnauthorizedAnswer,
    404: UnknownReservationAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const createCheckInToken = createRoute({
  method: 'post',
  path: "/client/booking/reservations/{reservation_number}/check-in-tokens",
  operationId: 'createCheckInToken',
  tags: ['booking'],
  summary: "Create a check-in token",
  description: "Returns an opaque token to display as a QR code. The token is valid for five minutes, and only the property's own systems can exchange it for the reservation. Request the next token before the current one expires.",
  security: [{"reservationToken":[]},{"bearerAuth":[]}] as Security,
  request: { params: CreateCheckInTokenParams },
  responses: {
    201: { description: "The check-in token to display as a QR code.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CreateCheckInToken201Response } } },
    401: UnauthorizedAnswer,
    404: UnknownReservationAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const createPayment = createRoute({
  method: 'post',
  path: "/client/payments",
  operationId: 'createPayment',
  tags: ['payment'],
  summary: "Open a payment for a hold",
  description: "Opens a payment for a hold with the method that the guest chose. Returns the script and request for the payment window or, for a guarantee, the URL of the provider's card frame. Card numbers are sent only to the provider and never reach this API. If an earlier payment for the hold was opened but not started, it is cancelled. If an earlier payment is in progress, the call fails until that payment has ended.",
  security: [{"reservationToken":[]}] as Security,
  'x-body-limit': 32768,
  'x-outward': true,
  request: { headers: CreatePaymentHeader, body: { required: true, content: { "application/json": { schema: CreatePaymentBody } } } },
  responses: {
    201: { description: "The new payment, ready to be started in the browser.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CreatePayment201Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    404: { description: "No hold with this number belongs to the reservation token.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    409: { description: "Another payment for this hold is in progress, the hold is already a reservation, or nothing is due.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    410: { description: "The hold has expired.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid, or the idempotency key was used with a different request.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const receivePaymentReturn = createRoute({
  method: 'post',
  path: "/client/card-providers/{provider}/returns",
  operationId: 'receivePaymentReturn',
  tags: ['payment'],
  summary: "Receive the result from a payment window",
  description: "Receives the form that the payment window posts from the provider's site. The server verifies the signature, order and amount, approves the payment with the provider, and redirects the browser to the result page. A forged form has no effect: browsers are redirected to the result page, which shows the payment's actual status, and other callers receive an error.",
  security: [] as Security,
  'x-body-limit': 32768,
  'x-outward': true,
  request: { params: ReceivePaymentReturnParams, body: { required: true, content: { "application/x-www-form-urlencoded": { schema: ReceivePaymentReturnBody } } } },
  responses: {
    303: { description: "Redirects to the result page. The payment has completed, has failed or is still in progress.", headers: { "Location": LocationHeader, "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader } },
    400: BadRequestAnswer,
    403: { description: "The form has an invalid signature, or its amount differs from the payment's amount.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: { description: "The payment or the card provider doesn't exist.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const receivePaymentWebhook = createRoute({
  method: 'post',
  path: "/client/card-providers/{provider}/webhooks",
  operationId: 'receivePaymentWebhook',
  tags: ['payment'],
  summary: "Receive a notification from a card provider",
  description: "Receives a card provider's notification of a payment's outcome, which may arrive late or more than once. The server first verifies the signature, then reconciles the payment by querying the provider. The response body `OK` ends the provider's retries.",
  security: [] as Security,
  'x-body-limit': 65536,
  request: { params: ReceivePaymentWebhookParams, body: { required: true, content: { "application/json": { schema: ReceivePaymentWebhookBody } } } },
  responses: {
    200: { description: "The notification was accepted.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "text/html": { schema: WebhookAnswer } } },
    400: BadRequestAnswer,
    403: { description: "The notification has an invalid signature.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: { description: "The payment or the card provider doesn't exist.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const getPayment = createRoute({
  method: 'get',
  path: "/client/payments/{order_id}",
  operationId: 'getPayment',
  tags: ['payment'],
  summary: "Get the status of a payment",
  description: "Returns the status of a payment. Poll this operation from the result page until the status is final. A payment that can't be turned into a reservation is refunded automatically.",
  security: [{"reservationToken":[]}] as Security,
  request: { params: GetPaymentParams },
  responses: {
    200: { description: "The payment and its status.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: GetPayment200Response } } },
    401: UnauthorizedAnswer,
    404: NotFoundAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const confirmGuarantee = createRoute({
  method: 'post',
  path: "/client/payments/{order_id}/guarantee",
  operationId: 'confirmGuarantee',
  tags: ['payment'],
  summary: "Confirm a hold with a card guarantee",
  description: "Turns a hold into a reservation with the card token returned by the provider's card frame. The card is not charged, and the balance is due at the property.",
  security: [{"reservationToken":[]}] as Security,
  'x-body-limit': 32768,
  'x-outward': true,
  request: { params: ConfirmGuaranteeParams, headers: ConfirmGuaranteeHeader, body: { required: true, content: { "application/json": { schema: ConfirmGuaranteeBody } } } },
  responses: {
    200: { description: "The payment, completed with a card guarantee.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ConfirmGuarantee200Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    402: { description: "The card provider doesn't recognise the token or declined the card.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: NotFoundAnswer,
    409: { description: "The payment isn't waiting for a guarantee.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    410: { description: "The hold has expired.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid, or the idempotency key was used with a different request.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const exportPropertyBundle = createRoute({
  method: 'get',
  path: "/provider/property-bundles",
  operationId: 'exportPropertyBundle',
  tags: ['provider'],
  summary: "Export a property bundle",
  description: "Returns a property as a bundle that `importPropertyBundle` accepts. Importing it changes nothing. It contains the nights from today on, with the changes by `updateAri`, in as few rows as possible. It contains the paths of files, but not their content, and no tiers, affiliates or owned rooms, which an import leaves unchanged if they are omitted.",
  security: [{"providerKey":["read"]}] as Security,
  request: { query: ExportPropertyBundleQueryParams },
  responses: {
    200: { description: "The bundle with this property.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ExportPropertyBundle200Response } } },
    401: InvalidProviderKeyAnswer,
    403: { description: "The property belongs to another company, or the provider key lacks the scope.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: UnknownHotelAnswer,
    422: { description: "The property code is malformed. See `errors`.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const importPropertyBundle = createRoute({
  method: 'post',
  path: "/provider/property-bundles",
  operationId: 'importPropertyBundle',
  tags: ['provider'],
  summary: "Import a property bundle",
  description: "Creates or replaces a company's properties with their details, terms, rooms, packages, options, promotions, policies, prices and allotments. A ferry line has ports, ships, cabin types, routes and fares instead of rooms, packages and prices. If any row is invalid, nothing is written, and each invalid row is reported. A bundle that leaves out nights that are open or have bookings is rejected, unless it sets `replace_days`. With `dry_run`, nothing is written, and the result contains the changes that the import would make. All files named in the bundle must already be on the server. Photos (JPEG, PNG, WebP) are rotated upright, stripped of EXIF metadata, and copied in several sizes and formats. A file is reported as an error on its row if its content doesn't match its extension, if it is truncated, or if it is larger than 20 MB, has a side of more than 12,000 pixels, or takes more than 64 MB when decoded (width × height × channels × bytes per channel).",
  security: [{"providerKey":["ari"]}] as Security,
  'x-body-limit': 33554432,
  'x-raw-body': true,
  request: { query: ImportPropertyBundleQueryParams, body: { required: true, content: { "application/json": { schema: ImportPropertyBundleBody } } } },
  responses: {
    200: { description: "The bundle was imported or validated.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ImportPropertyBundle200Response } } },
    400: BadRequestAnswer,
    401: InvalidProviderKeyAnswer,
    403: { description: "The provider key belongs to another company, or the provider key lacks the scope.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const putPicture = createRoute({
  method: 'put',
  path: "/provider/pictures/{file_name}",
  operationId: 'putPicture',
  tags: ['provider'],
  summary: "Upload a picture",
  description: "Stores a picture of at most 20 MB, to which the company's bundles can then refer. A picture with the same name is replaced; send the bundle again to show it. The picture is rotated upright, its metadata is removed, and copies are made in several widths, so a call can take several seconds. Pictures with a side of more than 12,000 pixels are rejected.",
  security: [{"providerKey":["ari"]}] as Security,
  'x-body-limit': 20988416,
  request: { params: PutPictureParams, body: { required: true, content: { "multipart/form-data": { schema: PutPictureBody } } } },
  responses: {
    200: { description: "The picture is stored.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: PutPicture200Response } } },
    400: BadRequestAnswer,
    401: InvalidProviderKeyAnswer,
    403: InsufficientScopeAnswer,
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The name is invalid, the content isn't a picture of this kind, or the picture is too large or damaged.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const putDepartures = createRoute({
  method: 'put',
  path: "/provider/departures",
  operationId: 'putDepartures',
  tags: ['provider'],
  summary: "Create or update departures",
  description: "Creates or updates up to 500 departures of a ferry line by their codes. Departures that aren't in the request stay unchanged, so larger schedules can be sent in several calls. Repeating a call changes nothing. If any row is invalid, nothing is written, and each invalid row is reported. Existing bookings count towards the new `capacity` and `cabins`. They remain valid even if they exceed the new numbers, but no further bookings are accepted.",
  security: [{"providerKey":["ari"]}] as Security,
  'x-body-limit': 393216,
  request: { body: { required: true, content: { "application/json": { schema: PutDeparturesBody } } } },
  responses: {
    200: { description: "The departures were created or updated.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: PutDepartures200Response } } },
    400: BadRequestAnswer,
    401: InvalidProviderKeyAnswer,
    403: { description: "The property belongs to another company, or the provider key lacks the scope.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: UnknownHotelAnswer,
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid, or refers to a route, ship or cabin type that the property doesn't have. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const getManifest = createRoute({
  method: 'get',
  path: "/provider/departures/{departure_code}/manifest",
  operationId: 'getManifest',
  tags: ['provider'],
  summary: "Get the manifest of a departure",
  description: "Returns the travellers who are booked on a departure, without cancelled reservations and no-shows. Passport numbers are masked unless the key has the scope `passports`; every complete manifest is recorded in the audit log. The manifest is final from `closed_at` on: no more bookings are taken. Send `format=csv` or `Accept: text/csv` for a table with one line for each traveller.",
  security: [{"providerKey":["read"]}] as Security,
  request: { params: GetManifestParams, query: GetManifestQueryParams },
  responses: {
    200: { description: "The manifest, as JSON or CSV.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: GetManifest200Response }, "text/csv": { schema: ManifestTable } } },
    401: InvalidProviderKeyAnswer,
    403: InsufficientScopeAnswer,
    404: { description: "The company has no such ferry line, or the line has no such departure.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const createSsoKey = createRoute({
  method: 'post',
  path: "/provider/sso-keys",
  operationId: 'createSsoKey',
  tags: ['provider'],
  summary: "Create a single sign-on key",
  description: "Creates a key that logs one member in from a provider's site. Add the key to the URL of the entry page. The key can be used once and expires after `valid_minutes` (ten minutes by default).",
  security: [{"providerKey":["members"]}] as Security,
  'x-body-limit': 32768,
  request: { body: { required: true, content: { "application/json": { schema: CreateSsoKeyBody } } } },
  responses: {
    201: { description: "The new single sign-on key.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CreateSsoKey201Response } } },
    400: BadRequestAnswer,
    401: InvalidProviderKeyAnswer,
    403: { description: "The provider key belongs to another company, or the provider key lacks the scope.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: { description: "The company has no member with this login ID, or the property doesn't exist.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const redeemCheckInToken = createRoute({
  method: 'post',
  path: "/provider/check-in-tokens",
  operationId: 'redeemCheckInToken',
  tags: ['provider'],
  summary: "Redeem a check-in token",
  description: "Returns the reservation for a check-in token scanned from a guest's screen. A token can be redeemed only at the reservation's property. Expired tokens, unknown tokens and tokens for other properties return the same error. A cancelled reservation is also returned, with its status.",
  security: [{"providerKey":["reservations"]}] as Security,
  'x-body-limit': 32768,
  request: { headers: RedeemCheckInTokenHeader, body: { required: true, content: { "application/json": { schema: RedeemCheckInTokenBody } } } },
  responses: {
    200: { description: "The reservation that the token belongs to.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: RedeemCheckInToken200Response } } },
    400: BadRequestAnswer,
    401: InvalidProviderKeyAnswer,
    403: InsufficientScopeAnswer,
    404: { description: "The token is unknown, has expired, or belongs to another property.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const listReservationChanges = createRoute({
  method: 'get',
  path: "/provider/reservations",
  operationId: 'listReservationChanges',
  tags: ['provider'],
  summary: "List changed reservations",
  description: "Returns reservations and voyages that were created, changed, cancelled, used, paid or refunded since `changed_since`, in their current state. Without `changed_since`, starts with the company's first reservation. Store `next_cursor` and send it with the next call. No change is missed, even if calls and bookings overlap. A reservation can appear again if it changes again. Acknowledge a reservation with `putPropertyRecord`.",
  security: [{"providerKey":["read"]}] as Security,
  request: { query: ListReservationChangesQueryParams, headers: ListReservationChangesHeader },
  responses: {
    200: { description: "A page of changed reservations.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ListReservationChanges200Response } } },
    401: InvalidProviderKeyAnswer,
    403: InsufficientScopeAnswer,
    422: { description: "The cursor doesn't belong to this list.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const findReservations = createRoute({
  method: 'post',
  path: "/provider/reservation-searches",
  operationId: 'findReservations',
  tags: ['provider'],
  summary: "Find reservations",
  description: "Finds reservations of the company's properties by number, name, phone number, dates or status. The conditions are in the body, so that names and phone numbers don't appear in logs.",
  security: [{"providerKey":["read"]}] as Security,
  'x-body-limit': 32768,
  request: { headers: FindReservationsHeader, body: { required: true, content: { "application/json": { schema: FindReservationsBody } } } },
  responses: {
    200: { description: "A page of matching reservations.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: FindReservations200Response } } },
    400: BadRequestAnswer,
    401: InvalidProviderKeyAnswer,
    403: InsufficientScopeAnswer,
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const getProviderReservation = createRoute({
  method: 'get',
  path: "/provider/reservations/{reservation_number}",
  operationId: 'getProviderReservation',
  tags: ['provider'],
  summary: "Get a reservation of a property",
  description: "Returns a reservation with what the property needs. Passport numbers are masked; see `listPassports`.",
  security: [{"providerKey":["read"]}] as Security,
  request: { params: GetProviderReservationParams, headers: GetProviderReservationHeader },
  responses: {
    200: { description: "The reservation.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: GetProviderReservation200Response } } },
    401: InvalidProviderKeyAnswer,
    403: InsufficientScopeAnswer,
    404: { description: "The company has no reservation with this number.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    422: { description: "The reservation number is malformed.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const listPassports = createRoute({
  method: 'get',
  path: "/provider/reservations/{reservation_number}/passports",
  operationId: 'listPassports',
  tags: ['provider'],
  summary: "List complete passports",
  description: "Returns the complete passport numbers of a voyage's travellers, for the manifest that authorities require. The list is empty for stays, and once the passports have been deleted. Every call is recorded in the audit log.",
  security: [{"providerKey":["passports"]}] as Security,
  request: { params: ListPassportsParams },
  responses: {
    200: { description: "The travellers whose passports are stored.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ListPassports200Response } } },
    401: InvalidProviderKeyAnswer,
    403: InsufficientScopeAnswer,
    404: { description: "The company has no reservation with this number.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    422: { description: "The reservation number is malformed.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const putPropertyRecord = createRoute({
  method: 'put',
  path: "/provider/reservations/{reservation_number}/property-record",
  operationId: 'putPropertyRecord',
  tags: ['provider'],
  summary: "Store the property's record of a reservation",
  description: "Stores the number that the property's own system assigned to the reservation, and the property's note to the guest. Both are shown to the guest and replace the previous values. Returns the reservation, including the guest's requests to the property.",
  security: [{"providerKey":["reservations"]}] as Security,
  'x-body-limit': 32768,
  request: { params: PutPropertyRecordParams, headers: PutPropertyRecordHeader, body: { required: true, content: { "application/json": { schema: PutPropertyRecordBody } } } },
  responses: {
    200: { description: "The updated reservation.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: PutPropertyRecord200Response } } },
    400: BadRequestAnswer,
    401: InvalidProviderKeyAnswer,
    403: InsufficientScopeAnswer,
    404: { description: "The company has no reservation with this number.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const cancelProviderReservation = createRoute({
  method: 'post',
  path: "/provider/reservations/{reservation_number}/cancellation",
  operationId: 'cancelProviderReservation',
  tags: ['provider'],
  summary: "Cancel a reservation for the property",
  description: "Cancels a reservation on the property's decision, also after the check-in date if the stay hasn't ended. The inventory is released immediately, and the refund is sent to the card provider. Points and coupons are returned in full, and vouchers unless a fee is kept. The booker is notified.",
  security: [{"providerKey":["reservations"]}] as Security,
  'x-body-limit': 32768,
  request: { params: CancelProviderReservationParams, headers: CancelProviderReservationHeader, body: { required: true, content: { "application/json": { schema: CancelProviderReservationBody } } } },
  responses: {
    200: { description: "The cancelled reservation.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CancelProviderReservation200Response } } },
    400: BadRequestAnswer,
    401: InvalidProviderKeyAnswer,
    403: InsufficientScopeAnswer,
    404: { description: "The company has no reservation with this number.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    409: { description: "The reservation is already cancelled or used.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid, the refund is too high, or the idempotency key was used with a different request.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const markNoShow = createRoute({
  method: 'post',
  path: "/provider/reservations/{reservation_number}/no-show",
  operationId: 'markNoShow',
  tags: ['provider'],
  summary: "Mark a guest as a no-show",
  description: "Records that the guest didn't arrive, from the check-in date on. The status becomes `used`, nothing is refunded, and the stay earns no points. A guarantee card is kept until the check-out date, so that the property can charge it. The booker is notified.",
  security: [{"providerKey":["reservations"]}] as Security,
  request: { params: MarkNoShowParams, headers: MarkNoShowHeader },
  responses: {
    200: { description: "The reservation, marked as a no-show.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: MarkNoShow200Response } } },
    401: InvalidProviderKeyAnswer,
    403: InsufficientScopeAnswer,
    404: { description: "The company has no reservation with this number.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    409: { description: "The check-in date hasn't come, or the reservation is already cancelled or used.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    422: { description: "The request is invalid, or the idempotency key was used with a different request.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const checkOutReservation = createRoute({
  method: 'post',
  path: "/provider/reservations/{reservation_number}/check-out",
  operationId: 'checkOutReservation',
  tags: ['provider'],
  summary: "Check a guest out",
  description: "Marks a stay as used before its check-out time, from the check-in date on, and grants the points that it earned. Without this call, that happens after the check-out time. The nights that remain aren't offered again.",
  security: [{"providerKey":["reservations"]}] as Security,
  request: { params: CheckOutReservationParams, headers: CheckOutReservationHeader },
  responses: {
    200: { description: "The used reservation.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CheckOutReservation200Response } } },
    401: InvalidProviderKeyAnswer,
    403: InsufficientScopeAnswer,
    404: { description: "The company has no reservation with this number.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    409: { description: "The check-in date hasn't come, or the reservation is already cancelled or used.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    422: { description: "The request is invalid, or the idempotency key was used with a different request.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const putRoomAssignment = createRoute({
  method: 'put',
  path: "/provider/reservations/{reservation_number}/room-assignment",
  operationId: 'putRoomAssignment',
  tags: ['provider'],
  summary: "Assign rooms to a reservation",
  description: "Stores the numbers of the rooms or cabins that the property assigned, and an internal note. Both replace the previous values and aren't shown to the guest. If the guest changes the stay, the room numbers are cleared.",
  security: [{"providerKey":["reservations"]}] as Security,
  'x-body-limit': 32768,
  request: { params: PutRoomAssignmentParams, headers: PutRoomAssignmentHeader, body: { required: true, content: { "application/json": { schema: PutRoomAssignmentBody } } } },
  responses: {
    200: { description: "The assignment is stored.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: PutRoomAssignment200Response } } },
    400: BadRequestAnswer,
    401: InvalidProviderKeyAnswer,
    403: InsufficientScopeAnswer,
    404: { description: "The company has no reservation with this number.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    409: { description: "A call with this idempotency key is in progress.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid, or the idempotency key was used with a different request.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const resendProviderConfirmation = createRoute({
  method: 'post',
  path: "/provider/reservations/{reservation_number}/confirmation-mail",
  operationId: 'resendProviderConfirmation',
  tags: ['provider'],
  summary: "Resend the confirmation email for the property",
  description: "Emails the current state of the reservation to the booker, in the language of the booking: a confirmation, or a cancellation notice if the reservation is cancelled. Three emails can be sent in ten minutes. If the server can't send email or the booker has no email address, the call fails with `unavailable`.",
  security: [{"providerKey":["reservations"]}] as Security,
  'x-outward': true,
  request: { params: ResendProviderConfirmationParams, headers: ResendProviderConfirmationHeader },
  responses: {
    200: { description: "The email is being sent.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ResendProviderConfirmation200Response } } },
    401: InvalidProviderKeyAnswer,
    403: InsufficientScopeAnswer,
    404: { description: "The company has no reservation with this number.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    409: { description: "The stay has ended, so there is no confirmation to send.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    422: { description: "The request is invalid, or the idempotency key was used with a different request.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const createPropertyRefund = createRoute({
  method: 'post',
  path: "/provider/reservations/{reservation_number}/refunds",
  operationId: 'createPropertyRefund',
  tags: ['provider'],
  summary: "Refund part of a payment",
  description: "Refunds part of the card payment without cancelling, also after the stay or a cancellation. The refund is sent to the card provider, starting with the most recent payment, and the booker is notified once it is completed. All refunds together can't exceed what was paid. A later cancellation refunds that much less.",
  security: [{"providerKey":["payments"]}] as Security,
  'x-body-limit': 32768,
  request: { params: CreatePropertyRefundParams, headers: CreatePropertyRefundHeader, body: { required: true, content: { "application/json": { schema: CreatePropertyRefundBody } } } },
  responses: {
    201: { description: "The reservation with the new refund.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CreatePropertyRefund201Response } } },
    400: BadRequestAnswer,
    401: InvalidProviderKeyAnswer,
    403: InsufficientScopeAnswer,
    404: { description: "The company has no reservation with this number.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    409: { description: "A call with this idempotency key is in progress.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid, or the idempotency key was used with a different request.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const extendHold = createRoute({
  method: 'post',
  path: "/provider/holds/{hold_number}/extension",
  operationId: 'extendHold',
  tags: ['provider'],
  summary: "Extend a hold",
  description: "Gives a guest who is on the phone with the property more time to pay. The hold then expires after `minutes`, but no later than 24 hours after its creation, the end of the arrival date or, for voyages, the first departure. An expiry that is already later is kept.",
  security: [{"providerKey":["reservations"]}] as Security,
  'x-body-limit': 32768,
  request: { params: ExtendHoldParams, headers: ExtendHoldHeader, body: { required: true, content: { "application/json": { schema: ExtendHoldBody } } } },
  responses: {
    200: { description: "The new expiry.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ExtendHold200Response } } },
    400: BadRequestAnswer,
    401: InvalidProviderKeyAnswer,
    403: InsufficientScopeAnswer,
    404: { description: "The company has no hold with this number.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    409: { description: "The hold is already a reservation.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    410: { description: "The hold has expired or was released.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid, or the idempotency key was used with a different request.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const listMemberChanges = createRoute({
  method: 'get',
  path: "/provider/members",
  operationId: 'listMemberChanges',
  tags: ['provider'],
  summary: "List changed members",
  description: "Returns members who joined, changed or withdrew since `changed_since`, in their current state. A change of points, coupons or tier by a provider is a change too. Without `changed_since`, starts with the company's first member. Store `next_cursor` and send it with the next call. No change is missed, even if calls and changes overlap. Delete your copy of a member who has withdrawn.",
  security: [{"providerKey":["read"]}] as Security,
  request: { query: ListMemberChangesQueryParams, headers: ListMemberChangesHeader },
  responses: {
    200: { description: "A page of changed members.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ListMemberChanges200Response } } },
    401: InvalidProviderKeyAnswer,
    403: InsufficientScopeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const findMembers = createRoute({
  method: 'post',
  path: "/provider/member-searches",
  operationId: 'findMembers',
  tags: ['provider'],
  summary: "Find members",
  description: "Finds members by login ID, phone number, email address or membership number. At least one is required, and all must match exactly. The conditions are in the body, so that personal data doesn't appear in logs.",
  security: [{"providerKey":["read"]}] as Security,
  'x-body-limit': 32768,
  request: { headers: FindMembersHeader, body: { required: true, content: { "application/json": { schema: FindMembersBody } } } },
  responses: {
    200: { description: "The matching members.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: FindMembers200Response } } },
    400: BadRequestAnswer,
    401: InvalidProviderKeyAnswer,
    403: InsufficientScopeAnswer,
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const getProviderMember = createRoute({
  method: 'get',
  path: "/provider/members/{member_id}",
  operationId: 'getProviderMember',
  tags: ['provider'],
  summary: "Read a member",
  description: "Returns a member of the company, with the tier and the points.",
  security: [{"providerKey":["read"]}] as Security,
  request: { params: GetProviderMemberParams, headers: GetProviderMemberHeader },
  responses: {
    200: { description: "The member.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: GetProviderMember200Response } } },
    401: InvalidProviderKeyAnswer,
    403: InsufficientScopeAnswer,
    404: UnknownMemberAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const grantCoupon = createRoute({
  method: 'post',
  path: "/provider/members/{member_id}/coupons",
  operationId: 'grantCoupon',
  tags: ['provider'],
  summary: "Grant a coupon",
  description: "Creates a coupon and adds it to a member's coupons. Its code is generated.",
  security: [{"providerKey":["members"]}] as Security,
  'x-body-limit': 32768,
  request: { params: GrantCouponParams, headers: GrantCouponHeader, body: { required: true, content: { "application/json": { schema: GrantCouponBody } } } },
  responses: {
    201: { description: "The coupon was granted.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: GrantCoupon201Response } } },
    400: BadRequestAnswer,
    401: InvalidProviderKeyAnswer,
    403: InsufficientScopeAnswer,
    404: UnknownMemberAnswer,
    409: { description: "The same request is still being processed.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const grantCoupons = createRoute({
  method: 'post',
  path: "/provider/coupon-grants",
  operationId: 'grantCoupons',
  tags: ['provider'],
  summary: "Grant a coupon to many members",
  description: "Creates a coupon for each of up to 1,000 members. The coupons have the same terms and different codes. Members who don't exist or have withdrawn are skipped: their rows have no code. All other members get their coupon, or none does.",
  security: [{"providerKey":["members"]}] as Security,
  'x-body-limit': 131072,
  request: { headers: GrantCouponsHeader, body: { required: true, content: { "application/json": { schema: GrantCouponsBody } } } },
  responses: {
    201: { description: "The coupons were granted.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: GrantCoupons201Response } } },
    400: BadRequestAnswer,
    401: InvalidProviderKeyAnswer,
    403: InsufficientScopeAnswer,
    409: { description: "The same request is still being processed.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const setMemberTier = createRoute({
  method: 'put',
  path: "/provider/members/{member_id}/tier",
  operationId: 'setMemberTier',
  tags: ['provider'],
  summary: "Set a member's tier",
  description: "Grants a tier until a time or without an end, in place of an earlier grant. A member has the higher of the granted tier and the tier earned by stays. Members without a membership number have no tier.",
  security: [{"providerKey":["members"]}] as Security,
  'x-body-limit': 32768,
  request: { params: SetMemberTierParams, headers: SetMemberTierHeader, body: { required: true, content: { "application/json": { schema: SetMemberTierBody } } } },
  responses: {
    200: { description: "The tier was granted.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: SetMemberTier200Response } } },
    400: BadRequestAnswer,
    401: InvalidProviderKeyAnswer,
    403: InsufficientScopeAnswer,
    404: UnknownMemberAnswer,
    409: { description: "The same request is still being processed.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const putContracts = createRoute({
  method: 'put',
  path: "/provider/contracts",
  operationId: 'putContracts',
  tags: ['provider'],
  summary: "Create or update owners' contracts",
  description: "Creates or updates up to 500 contracts and their vouchers by contract number, without a bundle. Contracts that aren't in the request stay unchanged. If any row is invalid, nothing is written, and each invalid row is reported. The rooms must have been loaded with a bundle. A later bundle that contains the same contract replaces it. Bookings keep the vouchers that they use.",
  security: [{"providerKey":["members"]}] as Security,
  'x-body-limit': 393216,
  request: { headers: PutContractsHeader, body: { required: true, content: { "application/json": { schema: PutContractsBody } } } },
  responses: {
    200: { description: "The contracts were created or updated.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: PutContracts200Response } } },
    400: BadRequestAnswer,
    401: InvalidProviderKeyAnswer,
    403: InsufficientScopeAnswer,
    409: { description: "The same request is still being processed.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const listEnquiries = createRoute({
  method: 'get',
  path: "/provider/enquiries",
  operationId: 'listEnquiries',
  tags: ['provider'],
  summary: "List waiting enquiries",
  description: "Returns the enquiries that wait for an answer, oldest first. Results are paginated with `cursor`.",
  security: [{"providerKey":["read"]}] as Security,
  request: { query: ListEnquiriesQueryParams },
  responses: {
    200: { description: "A page of waiting enquiries.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ListEnquiries200Response } } },
    401: InvalidProviderKeyAnswer,
    403: InsufficientScopeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const getEnquiry = createRoute({
  method: 'get',
  path: "/provider/enquiries/{voc_seq}",
  operationId: 'getEnquiry',
  tags: ['provider'],
  summary: "Read an enquiry",
  description: "Returns an enquiry with its attachments and answers.",
  security: [{"providerKey":["read"]}] as Security,
  request: { params: GetEnquiryParams },
  responses: {
    200: { description: "The enquiry.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: GetEnquiry200Response } } },
    401: InvalidProviderKeyAnswer,
    403: InsufficientScopeAnswer,
    404: { description: "The company has no such enquiry. The member may have deleted it.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const getEnquiryAttachment = createRoute({
  method: 'get',
  path: "/provider/enquiries/{voc_seq}/attachments/{attachment_id}",
  operationId: 'getEnquiryAttachment',
  tags: ['provider'],
  summary: "Download an attachment of an enquiry",
  description: "Returns the attached file as a download.",
  security: [{"providerKey":["read"]}] as Security,
  request: { params: GetEnquiryAttachmentParams },
  responses: {
    200: { description: "The attached file.", headers: { "Content-Disposition": {"description":"Always `attachment`, followed by the file name.","required":true,"schema":{"type":"string"},"example":"attachment; filename*=UTF-8''bathroom.jpg"}, "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/octet-stream": { schema: VocFile } } },
    401: InvalidProviderKeyAnswer,
    403: InsufficientScopeAnswer,
    404: { description: "The company has no such enquiry. The member may have deleted it.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const answerEnquiry = createRoute({
  method: 'post',
  path: "/provider/enquiries/{voc_seq}/answers",
  operationId: 'answerEnquiry',
  tags: ['provider'],
  summary: "Answer an enquiry",
  description: "Answers an enquiry, or corrects its answer with a further one. The member sees the latest answer and gets an email about it in the language in which they wrote. `changed_at` is the version that was read. If the enquiry has since been changed or answered, the call fails with `enquiry_changed`; read it again. After the first answer, the member can't change or delete the enquiry.",
  security: [{"providerKey":["members"]}] as Security,
  'x-body-limit': 32768,
  request: { params: AnswerEnquiryParams, headers: AnswerEnquiryHeader, body: { required: true, content: { "application/json": { schema: AnswerEnquiryBody } } } },
  responses: {
    201: { description: "The enquiry was answered.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: AnswerEnquiry201Response } } },
    400: BadRequestAnswer,
    401: InvalidProviderKeyAnswer,
    403: InsufficientScopeAnswer,
    404: { description: "The company has no such enquiry. The member may have deleted it.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    409: { description: "The enquiry was changed or answered after it was read, or the same request is still being processed.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const listMemberPoints = createRoute({
  method: 'get',
  path: "/provider/members/{member_id}/points-entries",
  operationId: 'listMemberPoints',
  tags: ['provider'],
  summary: "List a member's points transactions",
  description: "Returns all points transactions of a member, newest first. Each has the ID with which `reversePointsEntry` reverses it. Results are paginated with `cursor`.",
  security: [{"providerKey":["read"]}] as Security,
  request: { params: ListMemberPointsParams, query: ListMemberPointsQueryParams },
  responses: {
    200: { description: "A page of points transactions.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ListMemberPoints200Response } } },
    401: InvalidProviderKeyAnswer,
    403: InsufficientScopeAnswer,
    404: UnknownMemberAnswer,
    422: { description: "The cursor or the member ID is malformed.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const createPointsEntry = createRoute({
  method: 'post',
  path: "/provider/members/{member_id}/points-entries",
  operationId: 'createPointsEntry',
  tags: ['provider'],
  summary: "Grant or deduct a member's points",
  description: "Adds a points transaction. `earn`, `admin_grant` and `outlet_earn` grant points, which expire at `expires_at` or, if that is omitted, after a year. `use`, `admin_deduction` and `outlet_use` deduct points, starting with those that expire first. A deduction of more points than the member has fails with `mileage_insufficient` and deducts none.",
  security: [{"providerKey":["members"]}] as Security,
  'x-body-limit': 32768,
  request: { params: CreatePointsEntryParams, headers: CreatePointsEntryHeader, body: { required: true, content: { "application/json": { schema: CreatePointsEntryBody } } } },
  responses: {
    201: { description: "The transaction was added.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CreatePointsEntry201Response } } },
    400: BadRequestAnswer,
    401: InvalidProviderKeyAnswer,
    403: InsufficientScopeAnswer,
    404: UnknownMemberAnswer,
    409: { description: "The member has too few points, or the same request is still being processed.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const reversePointsEntry = createRoute({
  method: 'post',
  path: "/provider/members/{member_id}/points-entries/{entry_id}/reversal",
  operationId: 'reversePointsEntry',
  tags: ['provider'],
  summary: "Reverse a points transaction",
  description: "Reverses a transaction that was added with `createPointsEntry`. Granted points are deducted: first those that are left of the grant, then those that expire first. Deducted points are returned with their original expiry. The reversal is a transaction of type `outlet_cancel` or `admin_cancel`. A transaction can be reversed once.",
  security: [{"providerKey":["members"]}] as Security,
  request: { params: ReversePointsEntryParams, headers: ReversePointsEntryHeader },
  responses: {
    201: { description: "The transaction was reversed.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ReversePointsEntry201Response } } },
    401: InvalidProviderKeyAnswer,
    403: InsufficientScopeAnswer,
    404: { description: "The company has no such member, or the member has no such transaction.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    409: { description: "The transaction was already reversed, can't be reversed, or the member has too few points. Or the same request is still being processed.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const listRefusedRefunds = createRoute({
  method: 'get',
  path: "/provider/refunds",
  operationId: 'listRefusedRefunds',
  tags: ['provider'],
  summary: "List refused refunds",
  description: "Returns up to 100 refunds that the card provider refused and that haven't been paid out yet, oldest first. The property contacts the guest, pays the refund by other means, and records the payout with `payOutRefund`.",
  security: [{"providerKey":["read"]}] as Security,
  request: {},
  responses: {
    200: { description: "The refunds waiting to be paid out, or an empty list.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ListRefusedRefunds200Response } } },
    401: InvalidProviderKeyAnswer,
    403: InsufficientScopeAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const payOutRefund = createRoute({
  method: 'put',
  path: "/provider/refunds/{refund_id}/payout",
  operationId: 'payOutRefund',
  tags: ['provider'],
  summary: "Record the payout of a refused refund",
  description: "Records that the property has paid a refused refund to the guest by other means. The guest then sees the refund as completed. Repeating the call keeps the first record.",
  security: [{"providerKey":["payments"]}] as Security,
  'x-body-limit': 32768,
  request: { params: PayOutRefundParams, body: { required: true, content: { "application/json": { schema: PayOutRefundBody } } } },
  responses: {
    200: { description: "The refund, with the recorded payout.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: PayOutRefund200Response } } },
    400: BadRequestAnswer,
    401: InvalidProviderKeyAnswer,
    403: InsufficientScopeAnswer,
    404: { description: "The company has no refund with this ID, or the refund wasn't refused.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const listProviderKeys = createRoute({
  method: 'get',
  path: "/provider/keys",
  operationId: 'listProviderKeys',
  tags: ['provider'],
  summary: "List provider keys",
  description: "Returns the company's provider keys, without their secrets. Keys from the server's configuration aren't included.",
  security: [{"providerKey":["keys"]}] as Security,
  request: {},
  responses: {
    200: { description: "The company's keys.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ListProviderKeys200Response } } },
    401: InvalidProviderKeyAnswer,
    403: InsufficientScopeAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const createProviderKey = createRoute({
  method: 'post',
  path: "/provider/keys",
  operationId: 'createProviderKey',
  tags: ['provider'],
  summary: "Create a provider key",
  description: "Creates a key for one of the company's systems. The secret is returned only in this response. A key can't grant scopes that it lacks itself. A company can have 100 keys.",
  security: [{"providerKey":["keys"]}] as Security,
  'x-body-limit': 32768,
  request: { body: { required: true, content: { "application/json": { schema: CreateProviderKeyBody } } } },
  responses: {
    201: { description: "The new key with its secret.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CreateProviderKey201Response } } },
    400: BadRequestAnswer,
    401: InvalidProviderKeyAnswer,
    403: InsufficientScopeAnswer,
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid, or the company already has 100 keys. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const revokeProviderKey = createRoute({
  method: 'delete',
  path: "/provider/keys/{key_id}",
  operationId: 'revokeProviderKey',
  tags: ['provider'],
  summary: "Revoke a provider key",
  description: "Revokes a key immediately. Repeating the call changes nothing.",
  security: [{"providerKey":["keys"]}] as Security,
  request: { params: RevokeProviderKeyParams },
  responses: {
    200: { description: "The key is revoked.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: RevokeProviderKey200Response } } },
    401: InvalidProviderKeyAnswer,
    403: InsufficientScopeAnswer,
    404: { description: "The company has no key with this ID.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    422: { description: "The key ID is malformed.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const rotateProviderKey = createRoute({
  method: 'post',
  path: "/provider/keys/{key_id}/rotations",
  operationId: 'rotateProviderKey',
  tags: ['provider'],
  summary: "Rotate a provider key",
  description: "Replaces the secret of a key and returns the new one. The previous secret is accepted for `overlap_minutes` more, so that the key can be replaced without an interruption. A secret from an earlier rotation is no longer accepted.",
  security: [{"providerKey":["keys"]}] as Security,
  'x-body-limit': 32768,
  request: { params: RotateProviderKeyParams, body: { required: true, content: { "application/json": { schema: RotateProviderKeyBody } } } },
  responses: {
    201: { description: "The key with its new secret.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: RotateProviderKey201Response } } },
    400: BadRequestAnswer,
    401: InvalidProviderKeyAnswer,
    403: InsufficientScopeAnswer,
    404: { description: "The company has no key with this ID, or the key has been revoked.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const listAuditEntries = createRoute({
  method: 'get',
  path: "/provider/audit-entries",
  operationId: 'listAuditEntries',
  tags: ['provider'],
  summary: "List audit entries",
  description: "Returns what the company's keys and staff changed, newest first. Entries can't be changed. Results are paginated with `cursor`.",
  security: [{"providerKey":["keys"]}] as Security,
  request: { query: ListAuditEntriesQueryParams },
  responses: {
    200: { description: "A page of the audit log.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ListAuditEntries200Response } } },
    401: InvalidProviderKeyAnswer,
    403: InsufficientScopeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const updateAri = createRoute({
  method: 'post',
  path: "/provider/ari-updates",
  operationId: 'updateAri',
  tags: ['provider'],
  summary: "Update rates, availability and restrictions",
  description: "Changes the prices, allotments and restrictions (ARI) of a property between imports of its bundle, for its room types, packages, options and departures. A message that violates the schema is rejected as a whole. Otherwise, each row that can't take effect is reported in `problems`, and all other rows take effect together. Send the messages for a property one after the other, because a message that arrives after one with a higher `sequence` changes nothing. After a failure without a response or with status 503, send the same message again. Holds keep the price at which they were created. A quote whose price has changed can't be reserved (`price_changed`).",
  security: [{"providerKey":["ari"]}] as Security,
  'x-body-limit': 8388608,
  'x-raw-body': true,
  request: { body: { required: true, content: { "application/json": { schema: UpdateAriBody } } } },
  responses: {
    200: { description: "The message was applied, or is late. See `outcome` and `problems`.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: UpdateAri200Response } } },
    400: BadRequestAnswer,
    401: InvalidProviderKeyAnswer,
    403: { description: "The property belongs to another company, or the provider key lacks the scope.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: UnknownHotelAnswer,
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The message violates the schema or has too many rows. Nothing was changed. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const listWebhookEndpoints = createRoute({
  method: 'get',
  path: "/provider/webhook-endpoints",
  operationId: 'listWebhookEndpoints',
  tags: ['provider'],
  summary: "List webhook endpoints",
  description: "Returns the company's webhook endpoints, without their secrets.",
  security: [{"providerKey":["keys"]}] as Security,
  request: {},
  responses: {
    200: { description: "The company's webhook endpoints.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ListWebhookEndpoints200Response } } },
    401: InvalidProviderKeyAnswer,
    403: InsufficientScopeAnswer,
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const createWebhookEndpoint = createRoute({
  method: 'post',
  path: "/provider/webhook-endpoints",
  operationId: 'createWebhookEndpoint',
  tags: ['provider'],
  summary: "Create a webhook endpoint",
  description: "Adds an address that receives events from now on. The secret is returned only in this response. A company can have 20 endpoints.",
  security: [{"providerKey":["keys"]}] as Security,
  'x-body-limit': 32768,
  request: { body: { required: true, content: { "application/json": { schema: CreateWebhookEndpointBody } } } },
  responses: {
    201: { description: "The new endpoint with its secret.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CreateWebhookEndpoint201Response } } },
    400: BadRequestAnswer,
    401: InvalidProviderKeyAnswer,
    403: InsufficientScopeAnswer,
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid, or the company already has 20 endpoints. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const updateWebhookEndpoint = createRoute({
  method: 'put',
  path: "/provider/webhook-endpoints/{endpoint_id}",
  operationId: 'updateWebhookEndpoint',
  tags: ['provider'],
  summary: "Update a webhook endpoint",
  description: "Replaces the settings of an endpoint. When it's enabled again, the events of the last three days are sent. Older events are skipped.",
  security: [{"providerKey":["keys"]}] as Security,
  'x-body-limit': 32768,
  request: { params: UpdateWebhookEndpointParams, body: { required: true, content: { "application/json": { schema: UpdateWebhookEndpointBody } } } },
  responses: {
    200: { description: "The endpoint with its new settings.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: UpdateWebhookEndpoint200Response } } },
    400: BadRequestAnswer,
    401: InvalidProviderKeyAnswer,
    403: InsufficientScopeAnswer,
    404: { description: "The company has no endpoint with this ID.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const deleteWebhookEndpoint = createRoute({
  method: 'delete',
  path: "/provider/webhook-endpoints/{endpoint_id}",
  operationId: 'deleteWebhookEndpoint',
  tags: ['provider'],
  summary: "Delete a webhook endpoint",
  description: "Deletes an endpoint with its secret and its deliveries. Nothing more is sent to it.",
  security: [{"providerKey":["keys"]}] as Security,
  request: { params: DeleteWebhookEndpointParams },
  responses: {
    200: { description: "The endpoint is deleted.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: DeleteWebhookEndpoint200Response } } },
    401: InvalidProviderKeyAnswer,
    403: InsufficientScopeAnswer,
    404: { description: "The company has no endpoint with this ID.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    422: { description: "The endpoint ID is malformed.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const rotateWebhookSecret = createRoute({
  method: 'post',
  path: "/provider/webhook-endpoints/{endpoint_id}/rotations",
  operationId: 'rotateWebhookSecret',
  tags: ['provider'],
  summary: "Rotate a webhook secret",
  description: "Replaces the secret of an endpoint and returns the new one. For `overlap_minutes`, events are signed with both secrets, so that the receiver can be changed without an interruption. A secret from an earlier rotation is no longer used.",
  security: [{"providerKey":["keys"]}] as Security,
  'x-body-limit': 32768,
  request: { params: RotateWebhookSecretParams, body: { required: true, content: { "application/json": { schema: RotateWebhookSecretBody } } } },
  responses: {
    201: { description: "The endpoint with its new secret.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: RotateWebhookSecret201Response } } },
    400: BadRequestAnswer,
    401: InvalidProviderKeyAnswer,
    403: InsufficientScopeAnswer,
    404: { description: "The company has no endpoint with this ID.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const testWebhookEndpoint = createRoute({
  method: 'post',
  path: "/provider/webhook-endpoints/{endpoint_id}/tests",
  operationId: 'testWebhookEndpoint',
  tags: ['provider'],
  summary: "Send a test event",
  description: "Sends an event of type `webhook.test` to an endpoint now, even if the endpoint is disabled, and returns the outcome. The event isn't retried and isn't listed.",
  security: [{"providerKey":["keys"]}] as Security,
  'x-outward': true,
  request: { params: TestWebhookEndpointParams },
  responses: {
    201: { description: "The outcome, even if the endpoint rejected the event.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: TestWebhookEndpoint201Response } } },
    401: InvalidProviderKeyAnswer,
    403: InsufficientScopeAnswer,
    404: { description: "The company has no endpoint with this ID.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    422: { description: "The endpoint ID is malformed.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const listWebhookDeliveries = createRoute({
  method: 'get',
  path: "/provider/webhook-endpoints/{endpoint_id}/deliveries",
  operationId: 'listWebhookDeliveries',
  tags: ['provider'],
  summary: "List webhook deliveries",
  description: "Returns the deliveries to an endpoint, latest event first. Results are paginated with `cursor`.",
  security: [{"providerKey":["keys"]}] as Security,
  request: { params: ListWebhookDeliveriesParams, query: ListWebhookDeliveriesQueryParams },
  responses: {
    200: { description: "A page of deliveries.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ListWebhookDeliveries200Response } } },
    401: InvalidProviderKeyAnswer,
    403: InsufficientScopeAnswer,
    404: { description: "The company has no endpoint with this ID.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

export const redeliverWebhook = createRoute({
  method: 'post',
  path: "/provider/webhook-endpoints/{endpoint_id}/deliveries/{event_id}/redeliveries",
  operationId: 'redeliverWebhook',
  tags: ['provider'],
  summary: "Redeliver an event",
  description: "Sends an event again with the same ID and body, with as many retries as the first time. A delivery that still waits is sent without waiting for its next retry. If an earlier event of the same reservation still waits, that event is sent first.",
  security: [{"providerKey":["keys"]}] as Security,
  request: { params: RedeliverWebhookParams },
  responses: {
    201: { description: "The delivery, which now waits.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: RedeliverWebhook201Response } } },
    401: InvalidProviderKeyAnswer,
    403: InsufficientScopeAnswer,
    404: { description: "The company has no endpoint with this ID, or the event was never sent to it.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    422: { description: "The event ID is malformed.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

/** Every operation in the contract, by operationId, with its method, path, security and schemas. */
export const routes = {
  getMain,
  listTerms,
  listFiles,
  countStep,
  loginUser,
  findLoginId,
  findPassword,
  changePassword,
  loginBySso,
  logoutUser,
  getSession,
  listSessions,
  endOtherSessions,
  endSession,
  startSocialLogin,
  finishSocialLogin,
  requestVerification,
  confirmVerification,
  readCompanyInfo,
  startSignup,
  getSignup,
  sendSignupCode,
  confirmSignupCode,
  verifyAffiliation,
  verifyOwnership,
  checkDuplicate,
  createMember,
  createSocialMember,
  listOwnedRooms,
  listContracts,
  addSubMember,
  switchSubMember,
  listVouchers,
  getMember,
  updateMember,
  sendContactCode,
  changeContact,
  searchAddresses,
  getMemberData,
  withdrawMember,
  linkSocialAccount,
  unlinkSocialAccount,
  getPoints,
  listPointsEntries,
  listCoupons,
  registerCoupon,
  listVoc,
  createVoc,
  getVoc,
  updateVoc,
  deleteVoc,
  addVocAttachment,
  getVocAttachment,
  deleteVocAttachment,
  listTiers,
  getOwnTier,
  listMemberships,
  comparePrices,
  getCalendar,
  searchOffers,
  getRoom,
  getPackage,
  checkPromotion,
  listPorts,
  getSailingCalendar,
  searchSailings,
  searchCabins,
  getShip,
  createQuote,
  createVoyageQuote,
  createHold,
  getHold,
  releaseHold,
  sendHoldCode,
  confirmHold,
  listSavedTravellers,
  putSavedTraveller,
  deleteSavedTraveller,
  lookUpReservation,
  listReservations,
  claimReservation,
  sendClaimCode,
  getReservation,
  previewCancellation,
  cancelReservation,
  createChangeQuote,
  createVoyageChangeQuote,
  createChange,
  resendConfirmation,
  getReservationCalendarFile,
  createCheckInToken,
  createPayment,
  receivePaymentReturn,
  receivePaymentWebhook,
  getPayment,
  confirmGuarantee,
  exportPropertyBundle,
  importPropertyBundle,
  putPicture,
  putDepartures,
  getManifest,
  createSsoKey,
  redeemCheckInToken,
  listReservationChanges,
  findReservations,
  getProviderReservation,
  listPassports,
  putPropertyRecord,
  cancelProviderReservation,
  markNoShow,
  checkOutReservation,
  putRoomAssignment,
  resendProviderConfirmation,
  createPropertyRefund,
  extendHold,
  listMemberChanges,
  findMembers,
  getProviderMember,
  grantCoupon,
  grantCoupons,
  setMemberTier,
  putContracts,
  listEnquiries,
  getEnquiry,
  getEnquiryAttachment,
  answerEnquiry,
  listMemberPoints,
  createPointsEntry,
  reversePointsEntry,
  listRefusedRefunds,
  payOutRefund,
  listProviderKeys,
  createProviderKey,
  revokeProviderKey,
  rotateProviderKey,
  listAuditEntries,
  updateAri,
  listWebhookEndpoints,
  createWebhookEndpoint,
  updateWebhookEndpoint,
  deleteWebhookEndpoint,
  rotateWebhookSecret,
  testWebhookEndpoint,
  listWebhookDeliveries,
  redeliverWebhook,
};

export type OperationId = keyof typeof routes;

type Declared<Id extends OperationId> = { ok: false; failure: { code: ProblemCode<Id> } };

/** Returns the body of the success response, or a failure with a code that the contract declares for the operation. */
type Handler<E extends Env, Id extends OperationId, Body> = (
  c: Parameters<RouteHandler<(typeof routes)[Id], E>>[0],
) => Promise<{ ok: true; value: Body } | Declared<Id>>;

/** A handler whose success response can also have another content type. It then returns a Response. */
type NegotiatingHandler<E extends Env, Id extends OperationId, Body> = (
  c: Parameters<RouteHandler<(typeof routes)[Id], E>>[0],
) => Promise<Response | { ok: true; value: Body } | Declared<Id>>;

/** A handler whose success response is not JSON. It returns a Response instead of a body. */
type RawHandler<E extends Env, Id extends OperationId> = (
  c: Parameters<RouteHandler<(typeof routes)[Id], E>>[0],
) => Promise<Response | Declared<Id>>;

/** The server's handlers, by area. If a handler is missing, the code does not compile. */
export type Handlers<E extends Env = any> = {
  property: {
    getMain: Handler<E, 'getMain', MainResult>;
    listTerms: Handler<E, 'listTerms', TermsResult>;
    listFiles: Handler<E, 'listFiles', FileListResult>;
    countStep: Handler<E, 'countStep', void>;
  };
  session: {
    loginUser: Handler<E, 'loginUser', LoginResult>;
    findLoginId: Handler<E, 'findLoginId', FindIdResult>;
    findPassword: Handler<E, 'findPassword', VerificationResult>;
    changePassword: Handler<E, 'changePassword', PlainResult>;
    loginBySso: Handler<E, 'loginBySso', SsoResult>;
    logoutUser: Handler<E, 'logoutUser', PlainResult>;
    getSession: Handler<E, 'getSession', SessionResult>;
    listSessions: Handler<E, 'listSessions', SessionListResult>;
    endOtherSessions: Handler<E, 'endOtherSessions', void>;
    endSession: Handler<E, 'endSession', void>;
    startSocialLogin: Handler<E, 'startSocialLogin', SocialStartResult>;
    finishSocialLogin: Handler<E, 'finishSocialLogin', SocialFinishResult>;
    requestVerification: Handler<E, 'requestVerification', VerificationResult>;
    confirmVerification: Handler<E, 'confirmVerification', ConfirmationResult>;
    readCompanyInfo: Handler<E, 'readCompanyInfo', CompanyInfoResult>;
  };
  signup: {
    startSignup: Handler<E, 'startSignup', StartSignupResult>;
    getSignup: Handler<E, 'getSignup', SignupResult>;
    sendSignupCode: Handler<E, 'sendSignupCode', VerificationResult>;
    confirmSignupCode: Handler<E, 'confirmSignupCode', SignupResult>;
    verifyAffiliation: Handler<E, 'verifyAffiliation', SignupResult>;
    verifyOwnership: Handler<E, 'verifyOwnership', SignupResult>;
    checkDuplicate: Handler<E, 'checkDuplicate', DuplicateCheckResult>;
    createMember: Handler<E, 'createMember', MemberCreated>;
    createSocialMember: Handler<E, 'createSocialMember', MemberCreated>;
  };
  catalogue: {
    comparePrices: Handler<E, 'comparePrices', PriceCompareResult>;
    getCalendar: Handler<E, 'getCalendar', Calendar>;
    searchOffers: Handler<E, 'searchOffers', SearchResult>;
    getRoom: Handler<E, 'getRoom', RoomResult>;
    getPackage: Handler<E, 'getPackage', PackageResult>;
    checkPromotion: Handler<E, 'checkPromotion', PromotionResult>;
  };
  sailing: {
    listPorts: Handler<E, 'listPorts', PortsResult>;
    getSailingCalendar: Handler<E, 'getSailingCalendar', SailingCalendar>;
    searchSailings: Handler<E, 'searchSailings', SailingSearchResult>;
    searchCabins: Handler<E, 'searchCabins', CabinSearchResult>;
    getShip: Handler<E, 'getShip', ShipResult>;
  };
  booking: {
    createQuote: Handler<E, 'createQuote', QuoteResult>;
    createVoyageQuote: Handler<E, 'createVoyageQuote', QuoteResult>;
    createHold: Handler<E, 'createHold', HoldResult>;
    getHold: Handler<E, 'getHold', HoldResult>;
    releaseHold: Handler<E, 'releaseHold', void>;
    sendHoldCode: Handler<E, 'sendHoldCode', BookerCodeResult>;
    confirmHold: Handler<E, 'confirmHold', HoldResult>;
    lookUpReservation: Handler<E, 'lookUpReservation', LookupResult>;
    listReservations: Handler<E, 'listReservations', ReservationListResult>;
    claimReservation: Handler<E, 'claimReservation', void>;
    sendClaimCode: Handler<E, 'sendClaimCode', BookerCodeResult>;
    getReservation: Handler<E, 'getReservation', ReservationResult>;
    previewCancellation: Handler<E, 'previewCancellation', CancellationPreviewResult>;
    cancelReservation: Handler<E, 'cancelReservation', ReservationResult>;
    createChangeQuote: Handler<E, 'createChangeQuote', ChangeQuoteResult>;
    createVoyageChangeQuote: Handler<E, 'createVoyageChangeQuote', ChangeQuoteResult>;
    createChange: Handler<E, 'createChange', HoldResult>;
    resendConfirmation: Handler<E, 'resendConfirmation', ConfirmationMailResult>;
    getReservationCalendarFile: RawHandler<E, 'getReservationCalendarFile'>;
    createCheckInToken: Handler<E, 'createCheckInToken', CheckInTokenResult>;
  };
  traveller: {
    listSavedTravellers: Handler<E, 'listSavedTravellers', SavedTravellerListResult>;
    putSavedTraveller: Handler<E, 'putSavedTraveller', SavedTravellerResult>;
    deleteSavedTraveller: Handler<E, 'deleteSavedTraveller', void>;
  };
  payment: {
    createPayment: Handler<E, 'createPayment', PaymentReadyResult>;
    receivePaymentReturn: RawHandler<E, 'receivePaymentReturn'>;
    receivePaymentWebhook: RawHandler<E, 'receivePaymentWebhook'>;
    getPayment: Handler<E, 'getPayment', PaymentResult>;
    confirmGuarantee: Handler<E, 'confirmGuarantee', PaymentResult>;
  };
  member: {
    getMember: Handler<E, 'getMember', MemberResult>;
    updateMember: Handler<E, 'updateMember', MemberResult>;
    sendContactCode: Handler<E, 'sendContactCode', VerificationResult>;
    changeContact: Handler<E, 'changeContact', MemberResult>;
    searchAddresses: Handler<E, 'searchAddresses', AddressesResult>;
    getMemberData: Handler<E, 'getMemberData', MemberDataResult>;
    withdrawMember: Handler<E, 'withdrawMember', void>;
    linkSocialAccount: Handler<E, 'linkSocialAccount', void>;
    unlinkSocialAccount: Handler<E, 'unlinkSocialAccount', void>;
  };
  membership: {
    listTiers: Handler<E, 'listTiers', TiersResult>;
    getOwnTier: Handler<E, 'getOwnTier', OwnTierResult>;
    listMemberships: Handler<E, 'listMemberships', MembershipListResult>;
  };
  points: {
    getPoints: Handler<E, 'getPoints', PointsResult>;
    listPointsEntries: Handler<E, 'listPointsEntries', PointsEntriesResult>;
  };
  coupon: {
    listCoupons: Handler<E, 'listCoupons', CouponsResult>;
    registerCoupon: Handler<E, 'registerCoupon', CouponResult>;
  };
  voc: {
    listVoc: Handler<E, 'listVoc', VocListResult>;
    createVoc: Handler<E, 'createVoc', VocCreatedResult>;
    getVoc: Handler<E, 'getVoc', VocResult>;
    updateVoc: Handler<E, 'updateVoc', VocResult>;
    deleteVoc: Handler<E, 'deleteVoc', void>;
    addVocAttachment: Handler<E, 'addVocAttachment', VocAttachmentResult>;
    getVocAttachment: RawHandler<E, 'getVocAttachment'>;
    deleteVocAttachment: Handler<E, 'deleteVocAttachment', void>;
  };
  presale: {
    listOwnedRooms: Handler<E, 'listOwnedRooms', OwnedRoomsResult>;
    listContracts: Handler<E, 'listContracts', ContractsResult>;
    addSubMember: Handler<E, 'addSubMember', SubMemberResult>;
    switchSubMember: Handler<E, 'switchSubMember', SubMemberResult>;
    listVouchers: Handler<E, 'listVouchers', VouchersResult>;
  };
  provider: {
    exportPropertyBundle: Handler<E, 'exportPropertyBundle', PropertyBundle>;
    importPropertyBundle: Handler<E, 'importPropertyBundle', ImportResult>;
    putPicture: Handler<E, 'putPicture', PictureUploadResult>;
    putDepartures: Handler<E, 'putDepartures', DeparturesResult>;
    getManifest: NegotiatingHandler<E, 'getManifest', ManifestResult>;
    createSsoKey: Handler<E, 'createSsoKey', SsoKeyResult>;
    redeemCheckInToken: Handler<E, 'redeemCheckInToken', ReservationResult>;
    listReservationChanges: Handler<E, 'listReservationChanges', ReservationChangesResult>;
    findReservations: Handler<E, 'findReservations', ReservationSearchResult>;
    getProviderReservation: Handler<E, 'getProviderReservation', ProviderReservationResult>;
    listPassports: Handler<E, 'listPassports', PassportsResult>;
    putPropertyRecord: Handler<E, 'putPropertyRecord', ReservationResult>;
    cancelProviderReservation: Handler<E, 'cancelProviderReservation', ReservationStateResult>;
    markNoShow: Handler<E, 'markNoShow', ReservationStateResult>;
    checkOutReservation: Handler<E, 'checkOutReservation', ReservationStateResult>;
    putRoomAssignment: Handler<E, 'putRoomAssignment', ReservationStateResult>;
    resendProviderConfirmation: Handler<E, 'resendProviderConfirmation', ReservationStateResult>;
    createPropertyRefund: Handler<E, 'createPropertyRefund', ReservationStateResult>;
    extendHold: Handler<E, 'extendHold', HoldExtensionResult>;
    listMemberChanges: Handler<E, 'listMemberChanges', MemberChangesResult>;
    findMembers: Handler<E, 'findMembers', MemberSearchResult>;
    getProviderMember: Handler<E, 'getProviderMember', ProviderMemberResult>;
    grantCoupon: Handler<E, 'grantCoupon', CouponGrantResult>;
    grantCoupons: Handler<E, 'grantCoupons', CouponGrantsResult>;
    setMemberTier: Handler<E, 'setMemberTier', MemberTierResult>;
    putContracts: Handler<E, 'putContracts', ProviderContractsResult>;
    listEnquiries: Handler<E, 'listEnquiries', EnquiriesResult>;
    getEnquiry: Handler<E, 'getEnquiry', EnquiryResult>;
    getEnquiryAttachment: RawHandler<E, 'getEnquiryAttachment'>;
    answerEnquiry: Handler<E, 'answerEnquiry', EnquiryAnsweredResult>;
    listMemberPoints: Handler<E, 'listMemberPoints', MemberPointsResult>;
    createPointsEntry: Handler<E, 'createPointsEntry', PointsEntryResult>;
    reversePointsEntry: Handler<E, 'reversePointsEntry', PointsEntryResult>;
    listRefusedRefunds: Handler<E, 'listRefusedRefunds', RefusedRefundsResult>;
    payOutRefund: Handler<E, 'payOutRefund', RefundPayoutResult>;
    listProviderKeys: Handler<E, 'listProviderKeys', ProviderKeysResult>;
    createProviderKey: Handler<E, 'createProviderKey', ProviderKeySecretResult>;
    revokeProviderKey: Handler<E, 'revokeProviderKey', ProviderKeyRevokedResult>;
    rotateProviderKey: Handler<E, 'rotateProviderKey', ProviderKeySecretResult>;
    listAuditEntries: Handler<E, 'listAuditEntries', AuditEntriesResult>;
    updateAri: Handler<E, 'updateAri', AriResult>;
    listWebhookEndpoints: Handler<E, 'listWebhookEndpoints', WebhookEndpointsResult>;
    createWebhookEndpoint: Handler<E, 'createWebhookEndpoint', WebhookSecretResult>;
    updateWebhookEndpoint: Handler<E, 'updateWebhookEndpoint', WebhookEndpointResult>;
    deleteWebhookEndpoint: Handler<E, 'deleteWebhookEndpoint', WebhookDeletedResult>;
    rotateWebhookSecret: Handler<E, 'rotateWebhookSecret', WebhookSecretResult>;
    testWebhookEndpoint: Handler<E, 'testWebhookEndpoint', WebhookTestResult>;
    listWebhookDeliveries: Handler<E, 'listWebhookDeliveries', WebhookDeliveriesResult>;
    redeliverWebhook: Handler<E, 'redeliverWebhook', WebhookDeliveryResult>;
  };
};

/**
 * Adds every operation to the app, in the order of the contract. A success response gets the status from the contract,
 * `render` renders it and failures, and the app's defaultHook rejects invalid requests. The operations are added in a
 * loop instead of a chain, because the type of a chain grows with every operation. `Handlers` checks the types
 * instead.
 */
export function mount<E extends Env, Failure>(
  app: OpenAPIHono<E>,
  handlers: Handlers<E>,
  render: {
    answer: (c: Context<E>, value: unknown, status: number) => Response;
    problem: (c: Context<E>, failure: Failure) => Response;
  },
): void {
  type AnyHandler = (c: Context<E>) => Promise<Response | { ok: true; value: unknown } | { ok: false; failure: Failure }>;
  const all: Record<string, AnyHandler> = Object.assign({}, ...Object.values(handlers));
  for (const route of Object.values(routes)) {
    const handler = all[route.operationId]!;
    const success = Number(Object.keys(route.responses).find((status) => status.startsWith('2')));
    const respond = async (c: Context<E>) => {
      const answer = await handler(c);
      if (answer instanceof Response) return answer;
      if (!answer.ok) return render.problem(c, answer.failure);
      return success === 204 ? c.body(null, 204) : render.answer(c, answer.value, success);
    };
    app.openAPIRegistry.registerPath(route as never);
    app.openapi({ ...route, request: validatedParts(route), hide: true } as never, respond as never);
  }
}

type Parts = { params?: object; query?: object; body?: { content: Record<string, { schema: object }> } };

/**
 * Returns the schemas of the path, the query and the body, for OpenAPIHono to validate. The headers have already been
 * validated, and an operation with `x-raw-body` reads and validates its body itself.
 */
function validatedParts(route: (typeof routes)[OperationId]): Parts {
  const { params, query, body } = route.request as Parts;
  const media = Object.entries('x-raw-body' in route ? {} : (body?.content ?? {})).map(
    ([type, one]) => [type, { ...one, schema: parsedAtOnce(one.schema) }] as const,
  );
  return {
    ...(params && { params: parsedAtOnce(params) }),
    ...(query && { query: parsedAtOnce(query) }),
    ...(media.length > 0 && { body: { ...body, content: Object.fromEntries(media) } }),
  };
}

/** Returns a schema that parses synchronously. Zod compiles schemas only for that, but OpenAPIHono doesn't use it. */
function parsedAtOnce<Schema extends object>(schema: Schema): Schema {
  const { safeParse } = schema as unknown as { safeParse(value: unknown): unknown };
  return Object.create(schema, { safeParseAsync: { value: async (value: unknown) => safeParse(value) } });
}
