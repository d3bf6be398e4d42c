// Generated from openapi/ by scripts/generate. Not edited.
import { createRoute, type OpenAPIHono, type RouteHandler } from '@hono/zod-openapi';
import type { Context, Env } from 'hono';
import type { ProblemCode } from './problems.ts';
import {
  Problem,
  VocFile,
  CalendarFile,
  WebhookAnswer,
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
  ImportPropertyBundle200Response,
  ImportPropertyBundleQueryParams,
  ImportPropertyBundleBody,
  PutDepartures200Response,
  PutDeparturesBody,
  CreateSsoKey201Response,
  CreateSsoKeyBody,
  RedeemCheckInToken200Response,
  RedeemCheckInTokenHeader,
  RedeemCheckInTokenBody,
  PutPropertyRecord200Response,
  PutPropertyRecordParams,
  PutPropertyRecordHeader,
  PutPropertyRecordBody,
  ListRefusedRefunds200Response,
  PayOutRefund200Response,
  PayOutRefundParams,
  PayOutRefundBody,
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
  HoldCodeResult,
  LookupResult,
  ReservationListResult,
  ReservationResult,
  CancellationPreviewResult,
  ChangeQuoteResult,
  ConfirmationMailResult,
  CheckInTokenResult,
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
  ImportResult,
  DeparturesResult,
  SsoKeyResult,
  RefusedRefundsResult,
  RefundPayoutResult,
} from './types.ts';

const RequestIdHeader = {"description":"Identifies this request in the response and in our logs. Repeats the caller's `X-Request-Id` if it was valid.","required":true,"schema":{"type":"string","pattern":"^[A-Za-z0-9_.-]{8,100}$"},"example":"0197f3a2-6d1e-7c40-9b1a-4f2f6a1f9c11"} as const;
const CacheControlHeader = {"description":"`no-store` means don't cache the response. `no-cache` means revalidate it with its ETag before each use.","required":true,"schema":{"type":"string"},"example":"no-store"} as const;
const WwwAuthenticateHeader = {"description":"The authentication scheme to use.","required":true,"schema":{"type":"string"},"example":"Bearer"} as const;
const RetryAfterHeader = {"description":"Seconds to wait before retrying.","required":true,"schema":{"type":"integer","minimum":0},"example":30} as const;
const RateLimitLimitHeader = {"description":"Number of requests allowed in the current window.","required":true,"schema":{"type":"integer","minimum":1},"example":20} as const;
const RateLimitRemainingHeader = {"description":"Number of requests left in the current window.","required":true,"schema":{"type":"integer","minimum":0},"example":0} as const;
const RateLimitResetHeader = {"description":"Seconds until the window resets.","required":true,"schema":{"type":"integer","minimum":1},"example":30} as const;
const ETagHeader = {"description":"Changes when the response changes. Send it back as `If-None-Match`.","required":true,"schema":{"type":"string"},"example":"W/\"5f2c\""} as const;
const LocationHeader = {"description":"The page of the site to open next.","required":true,"schema":{"type":"string","format":"uri-reference"},"example":"/nicepay/result?order=haneul-01JZ8Q4T7V"} as const;
const InternalErrorAnswer = { description: "An unexpected error occurred. No partial changes were made.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } };
const NotImplementedAnswer = { description: "Not implemented yet.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } };
const UnavailableAnswer = { description: "The service is temporarily unavailable. Nothing was changed.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader, "Retry-After": RetryAfterHeader }, content: { "application/problem+json": { schema: Problem } } };
const BadRequestAnswer = { description: "The body can't be parsed.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } };
const PayloadTooLargeAnswer = { description: "The body exceeds this operation's limit (`x-body-limit`, in bytes).", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } };
const UnsupportedMediaTypeAnswer = { description: "Unsupported `Content-Type`.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } };
const UnknownHotelAnswer = { description: "No property on this site has this code.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } };
const TooManyRequestsAnswer = { description: "Too many requests for this account or from this IP address.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader, "Retry-After": RetryAfterHeader, "RateLimit-Limit": RateLimitLimitHeader, "RateLimit-Remaining": RateLimitRemainingHeader, "RateLimit-Reset": RateLimitResetHeader }, content: { "application/problem+json": { schema: Problem } } };
const UnauthorizedAnswer = { description: "The credential is missing, has expired or was revoked.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader, "WWW-Authenticate": WwwAuthenticateHeader }, content: { "application/problem+json": { schema: Problem } } };
const NotFoundAnswer = { description: "No resource at this URL is accessible to the caller.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } };
const NotModifiedAnswer = { description: "The caller's cached response is still current.", headers: { "ETag": ETagHeader, "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader } };
const UnknownReservationAnswer = { description: "No reservation with this number is accessible to the caller.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } };

/** Alternatives; an empty one allows visitors. Widened, because literal types would break the handlers' types. */
type Security = Record<string, string[]>[];

export const getMain = createRoute({
  method: 'post',
  path: "/client/main",
  operationId: 'getMain',
  tags: ['property'],
  summary: "Get a property",
  description: "Returns the facts, footer and sister properties that every page needs. Call it first on every page view. If the code is unknown, show the site's error page. Code 12 returns property 14.",
  security: [] as Security,
  'x-body-limit': 32768,
  request: { headers: GetMainHeader, body: { required: true, content: { "application/json": { schema: GetMainBody } } } },
  responses: {
    200: { description: "The property with its facts.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: GetMain200Response } } },
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
  description: "Returns the terms in one language. Consent to `PRIVACY` and `TERMS` is required for a booking, and `MARKETING` is optional. The cancellation rules are for information. If a text is missing in the language, the property's fallback language is used. It is Korean unless the property's bundle names another.",
  security: [] as Security,
  'x-body-limit': 32768,
  request: { body: { required: true, content: { "application/json": { schema: ListTermsBody } } } },
  responses: {
    200: { description: "The terms in display order.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ListTerms200Response } } },
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
  description: "Returns the icons that mark what a property offers, for the home page and next to rooms.",
  security: [] as Security,
  'x-body-limit': 32768,
  request: { headers: ListFilesHeader, body: { required: true, content: { "application/json": { schema: ListFilesBody } } } },
  responses: {
    200: { description: "Icons in the provider's order.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ListFiles200Response } } },
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

export const loginUser = createRoute({
  method: 'post',
  path: "/client/user/login",
  operationId: 'loginUser',
  tags: ['session'],
  summary: "Log in with an ID",
  description: "Returns a bearer token valid for one day. To re-check a password, call this operation and log the new token out at once. Every failed login returns the same error, including logins to social accounts, which have no password. The one exception: correct credentials for a withdrawn account return `err05`.",
  security: [] as Security,
  'x-body-limit': 32768,
  request: { body: { required: true, content: { "application/json": { schema: LoginUserBody } } } },
  responses: {
    200: { description: "The member is logged in.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: LoginUser200Response } } },
    400: BadRequestAnswer,
    401: { description: "The ID or password is wrong.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader, "WWW-Authenticate": WwwAuthenticateHeader }, content: { "application/problem+json": { schema: Problem } } },
    403: { description: "The account was withdrawn.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "Requires a ticket from a confirmed verification, so the ID is disclosed only to the phone's owner. The ticket can be used once.",
  security: [] as Security,
  'x-body-limit': 32768,
  request: { body: { required: true, content: { "application/json": { schema: FindLoginIdBody } } } },
  responses: {
    200: { description: "The login IDs registered with the verified number.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: FindLoginId200Response } } },
    400: BadRequestAnswer,
    404: { description: "No login ID is registered with the verified number, or the property doesn't exist.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    410: { description: "The ticket has expired, was already used, or belongs to another number.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "Sends a code to the stored phone number if ID, name and number match an account. The response is the same if they don't. Confirm the code with `confirmVerification`, then use its ticket to call `changePassword`.",
  security: [] as Security,
  'x-body-limit': 32768,
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
  description: "Send the single-use ticket from a password reset. It works for every account that has a password. A general member who is logged in can send the current password instead. Ends every session of the account.",
  security: [{"bearerAuth":[]},{}] as Security,
  'x-body-limit': 32768,
  request: { body: { required: true, content: { "application/json": { schema: ChangePasswordBody } } } },
  responses: {
    200: { description: "The password was changed.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ChangePassword200Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    403: { description: "The current password is wrong, or this type of member can't change the password here.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: UnknownHotelAnswer,
    409: { description: "The account changed after the reset code was sent.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    410: { description: "The ticket has expired or was already used.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The new password doesn't meet the password rules.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "Log in by single sign-on",
  description: "Revalidates a session at page load with the `sso_key` and `company_code` from login. Also exchanges a one-time key that a provider's site put in the URL for a session. If the call fails, log the guest out without a message. Revalidation changes neither the token nor the expiry of the session.",
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
  description: "Revokes the token and its single sign-on key immediately.",
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
  description: "Returns the logged-in member and when the session expires.",
  security: [{"bearerAuth":[]}] as Security,
  request: {},
  responses: {
    200: { description: "The session.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: GetSession200Response } } },
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
  description: "Returns every active session of the caller, so that the member can find and end one they don't recognise. Device details come from the user agent. IP addresses aren't stored.",
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
  description: "Logs the member out of every session except the current one, immediately. Their single sign-on keys and unused provider keys are revoked too.",
  security: [{"bearerAuth":[]}] as Security,
  request: {},
  responses: {
    204: { description: "Only the current session remains.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader } },
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
  description: "Logs the member out of one session immediately. Returns 404 for a session that isn't yours.",
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
  description: "Returns the URL of the provider's consent page. Keep the flow token in the browser that started the login, because `finishSocialLogin` requires it. The login can be finished once, within ten minutes.",
  security: [] as Security,
  'x-body-limit': 32768,
  request: { params: StartSocialLoginParams, body: { required: true, content: { "application/json": { schema: StartSocialLoginBody } } } },
  responses: {
    200: { description: "The URL to open.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: StartSocialLogin200Response } } },
    400: BadRequestAnswer,
    404: { description: "The property doesn't exist or doesn't offer this provider.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "Exchanges the values of the provider's redirect for a session. If no member uses the social account, returns a ticket for a social sign-up and the details that the provider sent. Each code, state and flow token works once.",
  security: [] as Security,
  'x-body-limit': 32768,
  request: { params: FinishSocialLoginParams, body: { required: true, content: { "application/json": { schema: FinishSocialLoginBody } } } },
  responses: {
    200: { description: "The member is logged in, or can sign up.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: FinishSocialLogin200Response } } },
    400: BadRequestAnswer,
    403: { description: "The account was withdrawn.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: { description: "The property doesn't exist or doesn't offer this provider.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "Confirm a code",
  description: "Returns a single-use ticket, valid for ten minutes. The ticket works only for the purpose that the code was requested for.",
  security: [] as Security,
  'x-body-limit': 32768,
  request: { params: ConfirmVerificationParams, body: { required: true, content: { "application/json": { schema: ConfirmVerificationBody } } } },
  responses: {
    200: { description: "The code was confirmed.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ConfirmVerification200Response } } },
    400: BadRequestAnswer,
    404: UnknownHotelAnswer,
    410: { description: "The code has expired, or was tried too often.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The code is wrong.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "The website of a company-linked hotel passes the guest's employer in `CsHsUi`: base64url JSON, a dot, and a signature made with the hotel company's provider key. Returns null if the signature is invalid or has expired.",
  security: [] as Security,
  'x-body-limit': 32768,
  request: { body: { required: true, content: { "application/json": { schema: ReadCompanyInfoBody } } } },
  responses: {
    200: { description: "The employer, or null if it couldn't be verified.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ReadCompanyInfo200Response } } },
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
  description: "Starts a sign-up for one type of member. Send its token with every step. The token expires after half an hour, and a new sign-up is needed after that. With a ticket from a social login it becomes a social sign-up, which is for general members only.",
  security: [] as Security,
  'x-body-limit': 32768,
  request: { body: { required: true, content: { "application/json": { schema: StartSignupBody } } } },
  responses: {
    201: { description: "The sign-up was started.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: StartSignup201Response } } },
    400: BadRequestAnswer,
    403: { description: "This property doesn't accept this type of member.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "Get a sign-up",
  description: "Returns what has been verified and what is missing, so that a client can resume the sign-up after a reload.",
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
  summary: "Send a code",
  description: "Sends a code to the phone number or email that the member wants to verify, or to the guardian of a member under 14. A new code replaces the previous one.",
  security: [{"signupToken":[]}] as Security,
  'x-body-limit': 32768,
  request: { headers: SendSignupCodeHeader, body: { required: true, content: { "application/json": { schema: SendSignupCodeBody } } } },
  responses: {
    200: { description: "The code was sent.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: SendSignupCode200Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The value isn't a phone number or an email address.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "Confirm a code",
  description: "Verifies the phone number or email for this sign-up. If another account uses it, that is reported only at this step, after it has been verified.",
  security: [{"signupToken":[]}] as Security,
  'x-body-limit': 32768,
  request: { body: { required: true, content: { "application/json": { schema: ConfirmSignupCodeBody } } } },
  responses: {
    200: { description: "The phone number or email was verified.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ConfirmSignupCode200Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    409: { description: "Another account uses it, or used it and was withdrawn less than 30 days ago.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    410: { description: "The code has expired, or was tried too often.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The code is wrong.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "The affiliate's name, business number and customer number must match one affiliate that the provider registered.",
  security: [{"signupToken":[]}] as Security,
  'x-body-limit': 32768,
  request: { body: { required: true, content: { "application/json": { schema: VerifyAffiliationBody } } } },
  responses: {
    200: { description: "The affiliation was verified.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: VerifyAffiliation200Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    404: { description: "The details don't match an affiliate.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    409: { description: "The sign-up is for another type of member.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "For pre-sale members. Building, unit, room, sale number and contractor name must match the contract. Corporations also send their business number. The error doesn't reveal which detail is wrong.",
  security: [{"signupToken":[]}] as Security,
  'x-body-limit': 32768,
  request: { headers: VerifyOwnershipHeader, body: { required: true, content: { "application/json": { schema: VerifyOwnershipBody } } } },
  responses: {
    200: { description: "The ownership was verified.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: VerifyOwnership200Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    409: { description: "The sign-up is for another type of member, or another account owns the room.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The details don't match a contract.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "Check whether an ID or email is available",
  description: "Call this before creating the member. The value is checked again when the member is created, because another sign-up can take it in between. The ID of a withdrawn member stays reserved for 30 days. The availability of an email is disclosed only after every verification that the member type requires.",
  security: [{"signupToken":[]}] as Security,
  'x-body-limit': 32768,
  request: { body: { required: true, content: { "application/json": { schema: CheckDuplicateBody } } } },
  responses: {
    200: { description: "The value is available.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CheckDuplicate200Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    409: { description: "The value is taken, or a verification is still missing.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The value isn't a valid ID or email.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "The last step of a sign-up. Verified details are taken from the sign-up; send the remaining ones here. A sign-up creates one member. Repeating the call with the same ID returns the same result.",
  security: [{"signupToken":[]}] as Security,
  'x-body-limit': 32768,
  request: { body: { required: true, content: { "application/json": { schema: CreateMemberBody } } } },
  responses: {
    201: { description: "The member was created.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CreateMember201Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    409: { description: "A unique value was taken, a verification is missing, or the 30-day re-join period has not passed.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "A field is invalid, or the guardian's consent is missing.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "The last step of a social sign-up. Send the details that the provider didn't return. The member has no password.",
  security: [{"signupToken":[]}] as Security,
  'x-body-limit': 32768,
  request: { body: { required: true, content: { "application/json": { schema: CreateSocialMemberBody } } } },
  responses: {
    201: { description: "The member was created.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CreateSocialMember201Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    409: { description: "A unique value was taken, a verification is missing, or the 30-day re-join period has not passed.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "A field is invalid, or the guardian's consent is missing.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "Returns the rooms that a pre-sale member can choose from at sign-up. Owners aren't disclosed. Only a pre-sale sign-up can call it.",
  security: [{"signupToken":[]}] as Security,
  request: { headers: ListOwnedRoomsHeader },
  responses: {
    200: { description: "The buildings, in the provider's order.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ListOwnedRooms200Response } } },
    401: UnauthorizedAnswer,
    409: { description: "The sign-up is for another type of member.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "Returns the contracts that the caller is the main contractor or a sub-member of, with their vouchers.",
  security: [{"bearerAuth":[]}] as Security,
  request: { headers: ListContractsHeader },
  responses: {
    200: { description: "The contracts. Empty if there are none.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ListContracts200Response } } },
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
  description: "Adds a member of the company to the main contractor's contract and activates them. Adding the same member again has no effect.",
  security: [{"bearerAuth":[]}] as Security,
  'x-body-limit': 32768,
  request: { params: AddSubMemberParams, body: { required: true, content: { "application/json": { schema: AddSubMemberBody } } } },
  responses: {
    201: { description: "The sub-member can book with the vouchers.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: AddSubMember201Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    404: { description: "The member doesn't exist, or the caller isn't the main contractor of this contract.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "Only the main contractor can call it. An inactive sub-member can't book with the vouchers. Existing bookings aren't affected.",
  security: [{"bearerAuth":[]}] as Security,
  'x-body-limit': 32768,
  request: { params: SwitchSubMemberParams, body: { required: true, content: { "application/json": { schema: SwitchSubMemberBody } } } },
  responses: {
    200: { description: "The updated sub-member.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: SwitchSubMember200Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    404: { description: "The caller isn't the main contractor of this contract, or it has no such sub-member.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "List a contract's voucher use",
  description: "Returns the vouchers and the bookings paid with them. The main contractor sees every booking, a sub-member only their own.",
  security: [{"bearerAuth":[]}] as Security,
  request: { params: ListVouchersParams },
  responses: {
    200: { description: "The voucher counts and bookings.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ListVouchers200Response } } },
    401: UnauthorizedAnswer,
    404: { description: "The caller has no such contract, or it has no vouchers.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "Get the account",
  description: "Returns the member's details and member type.",
  security: [{"bearerAuth":[]}] as Security,
  request: { headers: GetMemberHeader },
  responses: {
    200: { description: "The account.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: GetMember200Response } } },
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
  summary: "Update the account",
  description: "Replaces the English name, address and marketing consent. An omitted field is cleared. The login ID, name and birthday can't be changed. Use `changeContact` to change the phone number or email. The date of a marketing consent is recorded.",
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
  summary: "Send a code to a new phone or email",
  description: "Sends a code to the phone number or email that will replace the current one. The account changes only when the code is confirmed with `changeContact`. A new code to the same phone or email replaces the previous one.",
  security: [{"bearerAuth":[]}] as Security,
  'x-body-limit': 32768,
  request: { headers: SendContactCodeHeader, body: { required: true, content: { "application/json": { schema: SendContactCodeBody } } } },
  responses: {
    200: { description: "The code was sent.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: SendContactCode200Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The value is malformed, is already the account's own, or is the phone number of the member's guardian.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "Change the phone number or email",
  description: "Replaces the phone number or email with the one that the code was sent to. If another account uses it, that is reported only at this step, after it has been verified. The previous email is notified. Pending codes to the previous phone number or email stop working.",
  security: [{"bearerAuth":[]}] as Security,
  'x-body-limit': 32768,
  request: { headers: ChangeContactHeader, body: { required: true, content: { "application/json": { schema: ChangeContactBody } } } },
  responses: {
    200: { description: "The updated account.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ChangeContact200Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    409: { description: "Another account uses it, or used it and was withdrawn less than 30 days ago.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    410: { description: "The code has expired, was already used, was tried too often, or belongs to another account.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The code is wrong.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "Searches by road name and number, building name or neighbourhood. Results are suggestions; `updateMember` accepts any address. Available only if the property's `address_lookup` is true.",
  security: [{"bearerAuth":[]}] as Security,
  request: { query: SearchAddressesQueryParams, headers: SearchAddressesHeader },
  responses: {
    200: { description: "Matching addresses. Empty if none match.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: SearchAddresses200Response } } },
    401: UnauthorizedAnswer,
    404: { description: "Address lookup isn't available for this property.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "Returns everything stored about the member, as data protection law requires. Password hashes and credentials are excluded, and passport numbers are masked. Codes, sign-ups and unused quotes are excluded because they are deleted within a day.",
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
  summary: "Delete the account",
  description: "Closes the account permanently. All sessions end, and points and personal records are deleted. The property keeps reservations as guest records for as long as the law requires. Fails while there is an upcoming stay or an open refund; `reservation_numbers` lists them. The member can re-join after 30 days.",
  security: [{"bearerAuth":[]}] as Security,
  request: {},
  responses: {
    204: { description: "The account was deleted.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader } },
    401: UnauthorizedAnswer,
    409: { description: "There is an upcoming stay or an open refund.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "Send the ticket that `finishSocialLogin` returned for a social account without a member. The social account can then log in to this account. Each provider can be linked once.",
  security: [{"bearerAuth":[]}] as Security,
  'x-body-limit': 32768,
  request: { body: { required: true, content: { "application/json": { schema: LinkSocialAccountBody } } } },
  responses: {
    204: { description: "The social account was linked.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    409: { description: "The social account is linked to another member, this provider is already linked here, or the ticket has expired or was used.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "The social account can no longer log in to this account. The one used to join can't be unlinked.",
  security: [{"bearerAuth":[]}] as Security,
  request: { params: UnlinkSocialAccountParams },
  responses: {
    204: { description: "The social account was unlinked.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader } },
    401: UnauthorizedAnswer,
    409: { description: "The social account was used to join, or no account of this provider is linked.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "Returns the available points, those that expire within a month, and the month-end balances of the last twelve months.",
  security: [{"bearerAuth":[]}] as Security,
  request: {},
  responses: {
    200: { description: "The points.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: GetPoints200Response } } },
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
  summary: "List points movements",
  description: "Returns the movements of the last `months` months, newest first. Paginated with `cursor`.",
  security: [{"bearerAuth":[]}] as Security,
  request: { query: ListPointsEntriesQueryParams },
  responses: {
    200: { description: "A page of movements. Empty if there are none.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ListPointsEntries200Response } } },
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
  description: "Returns the member's coupons, filtered by status, type and booking period. Paginated with `cursor`.",
  security: [{"bearerAuth":[]}] as Security,
  request: { query: ListCouponsQueryParams, headers: ListCouponsHeader },
  responses: {
    200: { description: "A page of coupons. Empty if there are none.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ListCoupons200Response } } },
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
  description: "Adds a coupon to the caller's account by its code. Registering the same coupon again has no effect. Attempts are rate limited.",
  security: [{"bearerAuth":[]}] as Security,
  'x-body-limit': 32768,
  request: { headers: RegisterCouponHeader, body: { required: true, content: { "application/json": { schema: RegisterCouponBody } } } },
  responses: {
    200: { description: "The coupon belongs to the member.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: RegisterCoupon200Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    409: { description: "The coupon was already used.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The code is unknown or can't be registered, or the coupon has expired.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "Returns the member's enquiries and their status, newest first. Paginated with `cursor`.",
  security: [{"bearerAuth":[]}] as Security,
  request: { query: ListVocQueryParams },
  responses: {
    200: { description: "A page of enquiries. Empty if there are none.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ListVoc200Response } } },
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
  description: "Sends a compliment, complaint or question to the property. Upload attachments afterwards with `addVocAttachment`. A member can have ten waiting enquiries.",
  security: [{"bearerAuth":[]}] as Security,
  'x-body-limit': 32768,
  request: { headers: CreateVocHeader, body: { required: true, content: { "application/json": { schema: CreateVocBody } } } },
  responses: {
    201: { description: "The enquiry is waiting for an answer.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CreateVoc201Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    409: { description: "The maximum number of enquiries is already waiting.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "Returns the enquiry with its attachments, and the property's answer if there is one.",
  security: [{"bearerAuth":[]}] as Security,
  request: { params: GetVocParams },
  responses: {
    200: { description: "The enquiry.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: GetVoc200Response } } },
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
  description: "Replaces the content of a waiting enquiry. An answered enquiry can't be changed and returns `voc_edit_failed`.",
  security: [{"bearerAuth":[]}] as Security,
  'x-body-limit': 32768,
  request: { params: UpdateVocParams, body: { required: true, content: { "application/json": { schema: UpdateVocBody } } } },
  responses: {
    200: { description: "The updated enquiry.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: UpdateVoc200Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    404: NotFoundAnswer,
    409: { description: "The enquiry is already answered.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "Deletes a waiting enquiry and its attachments. An answered enquiry can't be deleted and returns `voc_delete_failed`.",
  security: [{"bearerAuth":[]}] as Security,
  request: { params: DeleteVocParams },
  responses: {
    204: { description: "The enquiry was deleted.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader } },
    401: UnauthorizedAnswer,
    404: NotFoundAnswer,
    409: { description: "The enquiry is already answered.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "Attach a file",
  description: "Adds a JPEG, PNG, WebP or PDF file of at most 10 MB to a waiting enquiry. An enquiry can have five attachments. The file is rejected and not stored if its content doesn't match its name, if it can't be opened, or if it has more than 50 million pixels. EXIF metadata is removed from pictures. Uploading the same file again returns the existing attachment.",
  security: [{"bearerAuth":[]}] as Security,
  'x-body-limit': 10502144,
  request: { params: AddVocAttachmentParams, body: { required: true, content: { "multipart/form-data": { schema: AddVocAttachmentBody } } } },
  responses: {
    201: { description: "The file was attached.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: AddVocAttachment201Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    404: NotFoundAnswer,
    409: { description: "The enquiry is already answered, or has the maximum number of attachments.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "Returns the stored file as a download. Browsers don't display it inline.",
  security: [{"bearerAuth":[]}] as Security,
  request: { params: GetVocAttachmentParams },
  responses: {
    200: { description: "The file.", headers: { "Content-Disposition": {"description":"Always `attachment`, with the file name.","required":true,"schema":{"type":"string"},"example":"attachment; filename*=UTF-8''bathroom.jpg"}, "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/octet-stream": { schema: VocFile } } },
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
  description: "Removes the file from a waiting enquiry. An answered enquiry can't be changed and returns `voc_edit_failed`.",
  security: [{"bearerAuth":[]}] as Security,
  request: { params: DeleteVocAttachmentParams },
  responses: {
    204: { description: "The attachment was deleted.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader } },
    401: UnauthorizedAnswer,
    404: NotFoundAnswer,
    409: { description: "The enquiry is already answered.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "Returns the member's tier, the progress to the next one, and the history. Members reach a tier by completed stays in the last 12 months, or the company grants it. The higher of the two applies. Tiers are recalculated every hour. A grant is kept until it ends, even while a higher tier applies.",
  security: [{"bearerAuth":[]}] as Security,
  request: { headers: GetOwnTierHeader },
  responses: {
    200: { description: "The tier, or null if the member has none.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: GetOwnTier200Response } } },
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
  summary: "List a member's memberships",
  description: "A member can have several membership numbers. The first is the default for bookings.",
  security: [{"bearerAuth":[]}] as Security,
  'x-body-limit': 32768,
  request: { headers: ListMembershipsHeader, body: { required: true, content: { "application/json": { schema: ListMembershipsBody } } } },
  responses: {
    200: { description: "The memberships, in the order to show them.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ListMemberships200Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    403: { description: "The login ID is another member's, or the property belongs to another company.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "Returns the prices of other sites for the same dates, fetched for the property. The list is empty if the property doesn't compare prices or doesn't sell this stay, or if the other sites don't respond.",
  security: [] as Security,
  'x-body-limit': 32768,
  request: { headers: ComparePricesHeader, body: { required: true, content: { "application/json": { schema: ComparePricesBody } } } },
  responses: {
    200: { description: "The property's own price and those of other sites.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ComparePrices200Response } } },
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
  description: "The lowest nightly price for one room on each date, with arrival and departure restrictions. Unavailable dates carry a reason. Covers at most 100 dates per request.",
  security: [] as Security,
  request: { query: GetCalendarQueryParams, headers: GetCalendarHeader },
  responses: {
    200: { description: "The dates in order.", headers: { "ETag": ETagHeader, "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: GetCalendar200Response } } },
    304: NotModifiedAnswer,
    403: { description: "This property is restricted to employees of one company.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: { description: "The property doesn't exist, or has nothing to sell in this period.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    422: { description: "The period is invalid.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "Search offers for dates and a party",
  description: "Returns everything that the offers page shows: rooms, packages, options, the total of each combination for the stay, and remaining inventory. Sold-out rooms are included with their status. If nothing is available or the dates are not sold, the response includes the nearest available dates.",
  security: [{"bearerAuth":[]},{}] as Security,
  'x-body-limit': 32768,
  request: { headers: SearchOffersHeader, body: { required: true, content: { "application/json": { schema: SearchOffersBody } } } },
  responses: {
    200: { description: "The offers for the stay.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: SearchOffers200Response } } },
    400: BadRequestAnswer,
    403: { description: "This property is restricted to employees of one company.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: { description: "The property doesn't exist, or has no room types.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    409: { description: "The property doesn't sell these dates, or this party must book by phone.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The dates, party or promotion code are invalid.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
    200: { description: "The room type and its details.", headers: { "ETag": ETagHeader, "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: GetRoom200Response } } },
    304: NotModifiedAnswer,
    404: { description: "The property doesn't exist, or has no such room type.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "Returns what the package adds to a room, and the room types that it can be booked with.",
  security: [] as Security,
  request: { params: GetPackageParams, query: GetPackageQueryParams, headers: GetPackageHeader },
  responses: {
    200: { description: "The package and its details.", headers: { "ETag": ETagHeader, "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: GetPackage200Response } } },
    304: NotModifiedAnswer,
    404: { description: "The property doesn't exist, or has no such package.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "Returns the discount of a code for a stay before rooms are chosen. Rate limited to prevent guessing.",
  security: [] as Security,
  'x-body-limit': 32768,
  request: { headers: CheckPromotionHeader, body: { required: true, content: { "application/json": { schema: CheckPromotionBody } } } },
  responses: {
    200: { description: "The code can be used for this stay.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CheckPromotion200Response } } },
    400: BadRequestAnswer,
    404: UnknownHotelAnswer,
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The code doesn't exist, or doesn't apply to this stay.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "Returns the ports and routes that the property's ships serve, for the first search form. Age bands and the maximum number of cabins per booking are part of `getMain`. Hotels have no sailings.",
  security: [] as Security,
  request: { query: ListPortsQueryParams, headers: ListPortsHeader },
  responses: {
    200: { description: "Ports in order, with their routes and ships.", headers: { "ETag": ETagHeader, "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ListPorts200Response } } },
    304: NotModifiedAnswer,
    404: { description: "The property doesn't exist, or sells no sailings.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "Returns the dates on which a route is sailed, the lowest price for one adult, and remaining places. Unavailable dates carry a reason. Covers at most 100 dates per request.",
  security: [] as Security,
  request: { query: GetSailingCalendarQueryParams, headers: GetSailingCalendarHeader },
  responses: {
    200: { description: "The dates in order.", headers: { "ETag": ETagHeader, "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: GetSailingCalendar200Response } } },
    304: NotModifiedAnswer,
    404: { description: "The property or route doesn't exist, or no ship sails the route in this period.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    422: { description: "The period is invalid.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "Returns each sailing of the requested dates, with its ship, local times, remaining places and the lowest total for these travellers. Fully booked and cancelled sailings are included with their status. Return sailings depart after the outbound sailing arrives.",
  security: [] as Security,
  'x-body-limit': 32768,
  request: { headers: SearchSailingsHeader, body: { required: true, content: { "application/json": { schema: SearchSailingsBody } } } },
  responses: {
    200: { description: "The sailings of the dates.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: SearchSailings200Response } } },
    400: BadRequestAnswer,
    404: { description: "The property or route doesn't exist, or no ship sails the route on the date.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "Returns every cabin type that is available on each leg, with the price for these travellers and the number left. Travellers may be spread over cabins of several types. Create a voyage quote to price such a combination.",
  security: [] as Security,
  'x-body-limit': 32768,
  request: { headers: SearchCabinsHeader, body: { required: true, content: { "application/json": { schema: SearchCabinsBody } } } },
  responses: {
    200: { description: "Cabin types in order.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: SearchCabins200Response } } },
    400: BadRequestAnswer,
    404: { description: "The property or sailing doesn't exist.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    409: { description: "A sailing can no longer be booked.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The sailings don't form a voyage, or there are too many travellers.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "Returns facts, pictures and facilities of a ship, and the location of each cabin type on its decks.",
  security: [] as Security,
  request: { params: GetShipParams, query: GetShipQueryParams, headers: GetShipHeader },
  responses: {
    200: { description: "The ship and its deck plan.", headers: { "ETag": ETagHeader, "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: GetShip200Response } } },
    304: NotModifiedAnswer,
    404: { description: "The property doesn't exist, or has no such ship.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "Returns an itemised price: what the stay costs, what is due now and at the property, and what cancelling will cost. A quote holds no rooms. Use the returned `quote_token` to create a hold from this quote. Send codes and counts only; the server calculates every amount.",
  security: [{"bearerAuth":[]},{}] as Security,
  'x-body-limit': 32768,
  request: { headers: CreateQuoteHeader, body: { required: true, content: { "application/json": { schema: CreateQuoteBody } } } },
  responses: {
    201: { description: "The price, valid until `expires_at`.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CreateQuote201Response } } },
    400: BadRequestAnswer,
    401: { description: "The request uses a membership number, a coupon or points without a login.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader, "WWW-Authenticate": WwwAuthenticateHeader }, content: { "application/problem+json": { schema: Problem } } },
    403: { description: "This property is restricted to employees of one company.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: { description: "The property, room type, package or option doesn't exist, or the member has no such membership number or contract.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    409: { description: "The requested combination can't be sold.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The dates, party, rooms or code are invalid.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "Returns an itemised price for cabins on a one-way or return voyage. It includes fares by age band, supplements, port tax and cancellation fees. It also states until when passports must be valid and when they are deleted. A quote holds no berths. Create the hold, pay, change and cancel as for a hotel stay.",
  security: [{"bearerAuth":[]},{}] as Security,
  'x-body-limit': 32768,
  request: { headers: CreateVoyageQuoteHeader, body: { required: true, content: { "application/json": { schema: CreateVoyageQuoteBody } } } },
  responses: {
    201: { description: "The price, valid until `expires_at`.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CreateVoyageQuote201Response } } },
    400: BadRequestAnswer,
    401: { description: "The request uses a membership number without a login.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader, "WWW-Authenticate": WwwAuthenticateHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: { description: "The property, sailing or cabin type doesn't exist.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    409: { description: "The requested combination can't be sold.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The sailings don't form a voyage, or the travellers don't fit in the cabins.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "Takes the inventory immediately as a temporary hold. The hold becomes a reservation when its payment or guarantee is completed. If it needs neither, it is confirmed with a code sent to the booker. If the price has changed since the quote, an error returns the new price and nothing is held. Callers with too many open holds must pay for or release some before creating another. For a voyage, the cabins and berths of every leg are held, or none. Its travellers must be named with their passports, which are never returned.",
  security: [{"quoteToken":[],"bearerAuth":[]},{"quoteToken":[]}] as Security,
  'x-body-limit': 32768,
  request: { headers: CreateHoldHeader, body: { required: true, content: { "application/json": { schema: CreateHoldBody } } } },
  responses: {
    201: { description: "The new hold.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CreateHold201Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    403: { description: "This property is restricted to employees of one company.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: { description: "The token has no such quote, or its owner contract can no longer be used.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    409: { description: "The rooms are no longer available, or the price has changed.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    410: { description: "The quote has expired.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid, or the quoted stay no longer meets the booking rules.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "Returns what is held and until when, by the server's clock. If the hold has become a reservation, returns the reservation number.",
  security: [{"reservationToken":[]}] as Security,
  request: { params: GetHoldParams, headers: GetHoldHeader },
  responses: {
    200: { description: "The hold and its state.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: GetHold200Response } } },
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
  description: "Makes the rooms available to others immediately, for example when the guest goes back to choose again. Fails while a payment is in progress.",
  security: [{"reservationToken":[]}] as Security,
  request: { params: ReleaseHoldParams },
  responses: {
    204: { description: "The hold is released, now or earlier.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader } },
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
  description: "Holds that need no payment or guarantee are confirmed by code, to prove that the booker can be reached. The six-digit code is valid for three minutes and five attempts. It goes to the guest's phone, or to their email if the number can't receive messages.",
  security: [{"reservationToken":[]}] as Security,
  request: { params: SendHoldCodeParams, headers: SendHoldCodeHeader },
  responses: {
    200: { description: "The message is being sent.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: SendHoldCode200Response } } },
    401: UnauthorizedAnswer,
    404: { description: "The token's hold doesn't exist.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    409: { description: "The hold is already a reservation, or must be paid or guaranteed.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "Turns the hold into a reservation by verifying the code sent to its guest. If it is already a reservation, its current state is returned.",
  security: [{"reservationToken":[]}] as Security,
  'x-body-limit': 32768,
  request: { params: ConfirmHoldParams, headers: ConfirmHoldHeader, body: { required: true, content: { "application/json": { schema: ConfirmHoldBody } } } },
  responses: {
    200: { description: "The confirmed hold with its reservation number.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ConfirmHold200Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    404: { description: "The token's hold doesn't exist.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    409: { description: "The hold must be paid or guaranteed.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    410: { description: "The hold or the code has expired, or the code was tried too often.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The code is wrong.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
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
  description: "For guests without a login. The name (of the guest or the booker) and the number must match the same reservation. All failed lookups return the same error. Returns a token that gives access to this reservation for 30 minutes. A member's reservation requires login instead.",
  security: [] as Security,
  'x-body-limit': 32768,
  request: { body: { required: true, content: { "application/json": { schema: LookUpReservationBody } } } },
  responses: {
    200: { description: "The reservation and its token.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: LookUpReservation200Response } } },
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
  summary: "List your reservations",
  description: "The member's reservations across all properties: upcoming, and those that ended within the last `months` months. Paginated with `cursor`.",
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
  summary: "Claim a guest reservation",
  description: "Adds a guest's reservation to the account of the logged-in member. The request must include the reservation's token. Afterwards the reservation appears in the member's list and can't be found by name and number. Claiming a reservation you already own has no effect.",
  security: [{"reservationToken":[],"bearerAuth":[]}] as Security,
  request: { params: ClaimReservationParams },
  responses: {
    204: { description: "The reservation belongs to the member.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader } },
    401: UnauthorizedAnswer,
    403: { description: "The reservation belongs to another member.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: UnknownReservationAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "Returns the guest, rooms, price lines, payment, cancellation policy and allowed actions. A `confirmed` reservation becomes `cancelled` or `used`. So does a `complete` reservation, which is one paid with vouchers.",
  security: [{"reservationToken":[]},{"bearerAuth":[]}] as Security,
  request: { params: GetReservationParams, headers: GetReservationHeader },
  responses: {
    200: { description: "The reservation's current state.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: GetReservation200Response } } },
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
  summary: "Preview the cost of cancelling",
  description: "Returns the cancellation fee and refund that apply now, based on the policy and today's date at the property.",
  security: [{"reservationToken":[]},{"bearerAuth":[]}] as Security,
  request: { params: PreviewCancellationParams },
  responses: {
    200: { description: "The fee and the refund.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: PreviewCancellation200Response } } },
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
  description: "Send the fee from the preview. If the fee has changed, nothing is cancelled. The inventory is released immediately. The refund is sent to the card provider and reconciled until its outcome is certain.",
  security: [{"reservationToken":[]},{"bearerAuth":[]}] as Security,
  'x-body-limit': 32768,
  request: { params: CancelReservationParams, headers: CancelReservationHeader, body: { required: true, content: { "application/json": { schema: CancelReservationBody } } } },
  responses: {
    200: { description: "The cancelled reservation.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CancelReservation200Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    404: UnknownReservationAnswer,
    409: { description: "The reservation can't be cancelled now, or the fee has changed.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "Returns the stay with the requested dates, party or options, and what the change costs or refunds. A change quote reserves nothing. Inventory already held by the reservation counts as available. Unchanged nights keep their booked price unless rooms are added. Once cancelling carries a fee, the arrival date can't change and the total can't decrease.",
  security: [{"reservationToken":[]},{"bearerAuth":[]}] as Security,
  'x-body-limit': 32768,
  request: { params: CreateChangeQuoteParams, headers: CreateChangeQuoteHeader, body: { required: true, content: { "application/json": { schema: CreateChangeQuoteBody } } } },
  responses: {
    201: { description: "The price, valid until `expires_at`.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CreateChangeQuote201Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    403: { description: "This property is restricted to employees of one company.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: { description: "The reservation, room type, package or option doesn't exist.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    409: { description: "The reservation can't be changed, or not in this way.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The dates, party, rooms or code are invalid, or the request changes nothing.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "Returns the voyage with the requested sailings, cabins or cabin distribution for the same travellers, and what the change costs or refunds. A change quote reserves nothing. Inventory already held by the reservation counts as available. Unchanged legs keep their booked price. Once cancelling carries a fee, the first departure can't change and the total can't decrease. Apply the change with `createChange`.",
  security: [{"reservationToken":[]},{"bearerAuth":[]}] as Security,
  'x-body-limit': 32768,
  request: { params: CreateVoyageChangeQuoteParams, headers: CreateVoyageChangeQuoteHeader, body: { required: true, content: { "application/json": { schema: CreateVoyageChangeQuoteBody } } } },
  responses: {
    201: { description: "The price, valid until `expires_at`.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CreateVoyageChangeQuote201Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    404: { description: "The reservation, sailing or cabin type doesn't exist.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    409: { description: "The reservation can't be changed, or not in this way.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The sailings don't form a voyage, the travellers don't fit in the cabins, or the request changes nothing.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "Applies a change quote. If nothing is due, the change takes effect immediately: added inventory is taken, removed inventory is released, and any refund is sent. If payment is due, the added inventory is held and the difference is paid like any hold. The reservation stays unchanged until then. An earlier unpaid change is abandoned.",
  security: [{"reservationToken":[]},{"bearerAuth":[]}] as Security,
  'x-body-limit': 32768,
  request: { params: CreateChangeParams, headers: CreateChangeHeader, body: { required: true, content: { "application/json": { schema: CreateChangeBody } } } },
  responses: {
    201: { description: "The change, either applied or held for payment.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CreateChange201Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    403: { description: "This property is restricted to employees of one company.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: { description: "The reservation doesn't exist, or has no such quote.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    409: { description: "The reservation can't be changed, or the quoted change is no longer possible.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    410: { description: "The quote has expired.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "Sends the current state of the reservation to the guest's email address, in the language of the booking. Sends a confirmation, or a cancellation notice if the reservation is cancelled. Limited to a few emails within a period. Returns `unavailable` if the property doesn't send email.",
  security: [{"reservationToken":[]},{"bearerAuth":[]}] as Security,
  request: { params: ResendConfirmationParams },
  responses: {
    200: { description: "The message is being sent.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ResendConfirmation200Response } } },
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
  description: "Returns an iCalendar event from check-in to check-out, in the property's calendar. A voyage has one event for each leg, from departure to arrival. A cancelled reservation returns a cancellation of the event. Changes and the cancellation increase `SEQUENCE`, so calendars replace the earlier version.",
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
  description: "Returns an opaque token, valid for five minutes, to display as a QR code. Only the property's own systems can exchange it for the reservation. Request the next token before the current one expires.",
  security: [{"reservationToken":[]},{"bearerAuth":[]}] as Security,
  request: { params: CreateCheckInTokenParams },
  responses: {
    201: { description: "The token to display.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CreateCheckInToken201Response } } },
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
  description: "Opens a payment with the method that the guest chose. Returns what the browser needs: the script and request of the payment window, or the URL of the provider's card frame for a guarantee. Card numbers go to the provider only and never reach this API. An unfinished payment of the same hold must end first.",
  security: [{"reservationToken":[]}] as Security,
  'x-body-limit': 32768,
  request: { headers: CreatePaymentHeader, body: { required: true, content: { "application/json": { schema: CreatePaymentBody } } } },
  responses: {
    201: { description: "The payment to start in the browser.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CreatePayment201Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    404: { description: "The token has no such hold.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    409: { description: "Another payment of this hold is unfinished, or nothing is due.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    410: { description: "The hold has expired.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "Receive the result of a payment window",
  description: "The payment window posts its form here from the provider's site. The server verifies the signature, order and amount, approves the payment with the provider, and redirects the browser to the result page. A forged form changes nothing. Browsers are redirected to the payment's actual status, and other callers receive an error.",
  security: [] as Security,
  'x-body-limit': 32768,
  request: { params: ReceivePaymentReturnParams, body: { required: true, content: { "application/x-www-form-urlencoded": { schema: ReceivePaymentReturnBody } } } },
  responses: {
    303: { description: "The payment completed, failed or is still in progress. Redirects to the result page.", headers: { "Location": LocationHeader, "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader } },
    400: BadRequestAnswer,
    403: { description: "The form has an invalid signature.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "Receive a card provider's notification",
  description: "The provider notifies the server of a payment's outcome, sometimes late or more than once. The signature is verified first. The payment is then reconciled by querying the provider. The response `OK` as plain text ends its retries.",
  security: [] as Security,
  'x-body-limit': 65536,
  request: { params: ReceivePaymentWebhookParams, body: { required: true, content: { "application/json": { schema: ReceivePaymentWebhookBody } } } },
  responses: {
    200: { description: "The notification was accepted.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "text/html": { schema: WebhookAnswer } } },
    400: BadRequestAnswer,
    403: { description: "The signature is invalid.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "Poll this operation from the result page until the status is final. `in_progress` becomes `completed`, `cancelled`, `failed`, `refunded` or `refund_refused`. A payment that can't be turned into a reservation is refunded automatically.",
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
  description: "Send the token that the provider's frame returned for the card. The hold becomes a reservation and the balance is due at the property. The card is not charged.",
  security: [{"reservationToken":[]}] as Security,
  'x-body-limit': 32768,
  request: { params: ConfirmGuaranteeParams, headers: ConfirmGuaranteeHeader, body: { required: true, content: { "application/json": { schema: ConfirmGuaranteeBody } } } },
  responses: {
    200: { description: "The guaranteed payment.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ConfirmGuarantee200Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    402: { description: "The provider doesn't recognise the token, or declined the card.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: NotFoundAnswer,
    409: { description: "The payment doesn't await a guarantee.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    410: { description: "The hold has expired.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
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
  description: "Creates or replaces a company's properties with their details, terms, rooms, packages, options, promotions, policies, prices and allotments. For a sailing line these are ports, ships, cabins, routes and fares. If any row is invalid, nothing is written, and each invalid row is reported. With `dry_run` the bundle is only validated. The files that it refers to must already be on the server. Photographs (JPEG, PNG, WebP) are rotated upright and copied in several sizes and formats. EXIF metadata is removed. A file whose content doesn't match its extension, that is larger than 20 MB or 50 megapixels, or that is truncated is reported as an error on its row.",
  security: [{"providerKey":[]}] as Security,
  'x-body-limit': 33554432,
  request: { query: ImportPropertyBundleQueryParams, body: { required: true, content: { "application/json": { schema: ImportPropertyBundleBody } } } },
  responses: {
    200: { description: "The bundle was imported or validated.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ImportPropertyBundle200Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    403: { description: "The provider key belongs to another company.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "Creates or updates departures of a sailing line by their codes. Departures that aren't in the request stay unchanged, so large schedules can be sent in several calls. Repeating a call changes nothing. If any row is invalid, none is written, and each invalid row is reported. Existing bookings count against the allotment. If more is already booked than the new allotment, the departure stops selling.",
  security: [{"providerKey":[]}] as Security,
  'x-body-limit': 33554432,
  request: { body: { required: true, content: { "application/json": { schema: PutDeparturesBody } } } },
  responses: {
    200: { description: "The departures were written.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: PutDepartures200Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    403: { description: "The property belongs to another company.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: UnknownHotelAnswer,
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid, or refers to something that the property doesn't have. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "Creates a key that logs one member in from a provider's site. Put it in the URL of the entry page. The key is valid for one day and one use.",
  security: [{"providerKey":[]}] as Security,
  'x-body-limit': 32768,
  request: { body: { required: true, content: { "application/json": { schema: CreateSsoKeyBody } } } },
  responses: {
    201: { description: "The key was created.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CreateSsoKey201Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    403: { description: "The provider key belongs to another company.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: { description: "The company has no member with this ID, or the property doesn't exist.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "Returns the reservation for a token scanned from a guest's screen. Only staff of the reservation's property can redeem it. Expired, unknown and foreign tokens return the same error. A cancelled reservation is returned with its status.",
  security: [{"providerKey":[]}] as Security,
  'x-body-limit': 32768,
  request: { headers: RedeemCheckInTokenHeader, body: { required: true, content: { "application/json": { schema: RedeemCheckInTokenBody } } } },
  responses: {
    200: { description: "The reservation.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: RedeemCheckInToken200Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    404: { description: "The property has no reservation with this token, or the token has expired.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    429: TooManyRequestsAnswer,
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
  summary: "Set a reservation's property record",
  description: "Stores the number that the reservation has in the property's own system, and the property's note to the guest. Both are shown to the guest and replace the previous values. Returns the reservation with the guest's requests to the property.",
  security: [{"providerKey":[]}] as Security,
  'x-body-limit': 32768,
  request: { params: PutPropertyRecordParams, headers: PutPropertyRecordHeader, body: { required: true, content: { "application/json": { schema: PutPropertyRecordBody } } } },
  responses: {
    200: { description: "The updated reservation.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: PutPropertyRecord200Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    404: { description: "The company has no such reservation.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "Returns refunds that the card provider refused to credit to the card. The property contacts the guest, pays by other means, and records it with `payOutRefund`. Returns the oldest 100.",
  security: [{"providerKey":[]}] as Security,
  request: {},
  responses: {
    200: { description: "The refunds that wait for a payout. Empty if there are none.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ListRefusedRefunds200Response } } },
    401: UnauthorizedAnswer,
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
  description: "Records that the property has paid the guest by other means. The guest then sees the refund as completed. Repeating the call keeps the first record.",
  security: [{"providerKey":[]}] as Security,
  'x-body-limit': 32768,
  request: { params: PayOutRefundParams, body: { required: true, content: { "application/json": { schema: PayOutRefundBody } } } },
  responses: {
    200: { description: "The payout is recorded.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: PayOutRefund200Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    404: { description: "The company has no such refund, or it wasn't refused.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is invalid. See `errors` for each invalid field.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    500: InternalErrorAnswer,
    501: NotImplementedAnswer,
    503: UnavailableAnswer,
  },
});

/** Every operation of the contract by its operationId: method, path, security, schemas. */
export const routes = {
  getMain,
  listTerms,
  listFiles,
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
  lookUpReservation,
  listReservations,
  claimReservation,
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
  importPropertyBundle,
  putDepartures,
  createSsoKey,
  redeemCheckInToken,
  putPropertyRecord,
  listRefusedRefunds,
  payOutRefund,
};

export type OperationId = keyof typeof routes;

type Declared<Id extends OperationId> = { ok: false; failure: { code: ProblemCode<Id> } };

/** Returns the body of the operation's success, or a failure with a code that the contract declares for it. */
type Handler<E extends Env, Id extends OperationId, Body> = (
  c: Parameters<RouteHandler<(typeof routes)[Id], E>>[0],
) => Promise<{ ok: true; value: Body } | Declared<Id>>;

/** A Handler whose success isn't JSON: it returns the Response. */
type RawHandler<E extends Env, Id extends OperationId> = (
  c: Parameters<RouteHandler<(typeof routes)[Id], E>>[0],
) => Promise<Response | Declared<Id>>;

/** The server's handlers by area. A missing one does not compile. */
export type Handlers<E extends Env = any> = {
  property: {
    getMain: Handler<E, 'getMain', MainResult>;
    listTerms: Handler<E, 'listTerms', TermsResult>;
    listFiles: Handler<E, 'listFiles', FileListResult>;
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
    sendHoldCode: Handler<E, 'sendHoldCode', HoldCodeResult>;
    confirmHold: Handler<E, 'confirmHold', HoldResult>;
    lookUpReservation: Handler<E, 'lookUpReservation', LookupResult>;
    listReservations: Handler<E, 'listReservations', ReservationListResult>;
    claimReservation: Handler<E, 'claimReservation', void>;
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
    importPropertyBundle: Handler<E, 'importPropertyBundle', ImportResult>;
    putDepartures: Handler<E, 'putDepartures', DeparturesResult>;
    createSsoKey: Handler<E, 'createSsoKey', SsoKeyResult>;
    redeemCheckInToken: Handler<E, 'redeemCheckInToken', ReservationResult>;
    putPropertyRecord: Handler<E, 'putPropertyRecord', ReservationResult>;
    listRefusedRefunds: Handler<E, 'listRefusedRefunds', RefusedRefundsResult>;
    payOutRefund: Handler<E, 'payOutRefund', RefundPayoutResult>;
  };
};

/**
 * Adds every operation to the app in the contract's order. A success gets the contract's status; `renderProblem` renders a failure;
 * the app's defaultHook rejects invalid requests. It is a loop because the type of a chain would grow with every operation.
 * `Handlers` has the types that matter.
 */
export function mount<E extends Env, Failure>(
  app: OpenAPIHono<E>,
  handlers: Handlers<E>,
  renderProblem: (c: Context<E>, failure: Failure) => Response,
): void {
  type AnyHandler = (c: Context<E>) => Promise<Response | { ok: true; value: unknown } | { ok: false; failure: Failure }>;
  const all: Record<string, AnyHandler> = Object.assign({}, ...Object.values(handlers));
  for (const route of Object.values(routes)) {
    const handler = all[route.operationId]!;
    const success = Number(Object.keys(route.responses).find((status) => status.startsWith('2')));
    const respond = async (c: Context<E>) => {
      const answer = await handler(c);
      if (answer instanceof Response) return answer;
      if (!answer.ok) return renderProblem(c, answer.failure);
      return success === 204 ? c.body(null, 204) : c.json(answer.value as object, success as 200);
    };
    app.openapi(route as never, respond as never);
  }
}
