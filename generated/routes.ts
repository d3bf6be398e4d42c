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

const RequestIdHeader = {"description":"Names this call, in our log too. It is the caller's own X-Request-Id where one was sent that fits.","required":true,"schema":{"type":"string","pattern":"^[A-Za-z0-9_.-]{8,100}$"},"example":"0197f3a2-6d1e-7c40-9b1a-4f2f6a1f9c11"} as const;
const CacheControlHeader = {"description":"What may be kept - `no-store` nothing, `no-cache` what is asked about with its ETag before each use.","required":true,"schema":{"type":"string"},"example":"no-store"} as const;
const WwwAuthenticateHeader = {"description":"Which kind of credential is wanted.","required":true,"schema":{"type":"string"},"example":"Bearer"} as const;
const RetryAfterHeader = {"description":"Seconds to wait before the call is worth repeating.","required":true,"schema":{"type":"integer","minimum":0},"example":30} as const;
const RateLimitLimitHeader = {"description":"How many calls the limit lets through.","required":true,"schema":{"type":"integer","minimum":1},"example":20} as const;
const RateLimitRemainingHeader = {"description":"How many of them are left.","required":true,"schema":{"type":"integer","minimum":0},"example":0} as const;
const RateLimitResetHeader = {"description":"Seconds until the limit counts anew.","required":true,"schema":{"type":"integer","minimum":1},"example":30} as const;
const ETagHeader = {"description":"Changes when the answer changes; send it back as If-None-Match.","required":true,"schema":{"type":"string"},"example":"W/\"5f2c\""} as const;
const LocationHeader = {"description":"The page of the site that the browser goes to next.","required":true,"schema":{"type":"string","format":"uri-reference"},"example":"/nicepay/result?order=haneul-01JZ8Q4T7V"} as const;
const InternalErrorAnswer = { description: "Something broke on our side; nothing was half done.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } };
const NotImplementedAnswer = { description: "The operation is in the contract, and nobody has built it yet.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } };
const UnavailableAnswer = { description: "The service cannot answer just now; nothing was changed.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader, "Retry-After": RetryAfterHeader }, content: { "application/problem+json": { schema: Problem } } };
const BadRequestAnswer = { description: "The body cannot be read.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } };
const PayloadTooLargeAnswer = { description: "The body has more bytes than the operation takes (`x-body-limit`).", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } };
const UnsupportedMediaTypeAnswer = { description: "The body's content type is not the one named here.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } };
const UnknownHotelAnswer = { description: "No property of this site has this code.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } };
const TooManyRequestsAnswer = { description: "Too many calls for this account or from this address.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader, "Retry-After": RetryAfterHeader, "RateLimit-Limit": RateLimitLimitHeader, "RateLimit-Remaining": RateLimitRemainingHeader, "RateLimit-Reset": RateLimitResetHeader }, content: { "application/problem+json": { schema: Problem } } };
const UnauthorizedAnswer = { description: "The credential is missing, has expired or was ended.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader, "WWW-Authenticate": WwwAuthenticateHeader }, content: { "application/problem+json": { schema: Problem } } };
const NotFoundAnswer = { description: "There is nothing at this address for this caller.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } };
const NotModifiedAnswer = { description: "What the caller has is still true.", headers: { "ETag": ETagHeader, "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader } };
const UnknownReservationAnswer = { description: "There is no such reservation among those that this caller may open.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } };

/** Alternatives; an empty one is for visitors. As literals they would confuse the types of the handlers. */
type Security = Record<string, string[]>[];

export const getMain = createRoute({
  method: 'post',
  path: "/client/main",
  operationId: 'getMain',
  tags: ['property'],
  summary: "Facts of a property, its footer, and its sister properties",
  description: "The first call of every page view. An unknown code means that the address is wrong, and the site shows its error page. Code 12 answers as 14.",
  security: [] as Security,
  'x-body-limit': 32768,
  request: { headers: GetMainHeader, body: { required: true, content: { "application/json": { schema: GetMainBody } } } },
  responses: {
    200: { description: "The property is served here.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: GetMain200Response } } },
    400: BadRequestAnswer,
    404: UnknownHotelAnswer,
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request does not obey the contract; `errors` names each place.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "Terms of a property in a language",
  description: "Privacy and terms are required for a booking, marketing is optional, the cancellation rules are to be read. A language that the property has not written is answered in its fallback language, which is Korean unless its bundle names another.",
  security: [] as Security,
  'x-body-limit': 32768,
  request: { body: { required: true, content: { "application/json": { schema: ListTermsBody } } } },
  responses: {
    200: { description: "The terms, in their order.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ListTerms200Response } } },
    400: BadRequestAnswer,
    404: UnknownHotelAnswer,
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request does not obey the contract; `errors` names each place.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "Icons of a property",
  description: "The small pictures by which a property marks what it offers, to be shown beside rooms and on home.",
  security: [] as Security,
  'x-body-limit': 32768,
  request: { headers: ListFilesHeader, body: { required: true, content: { "application/json": { schema: ListFilesBody } } } },
  responses: {
    200: { description: "The icons, in the provider's order.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ListFiles200Response } } },
    400: BadRequestAnswer,
    404: UnknownHotelAnswer,
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request does not obey the contract; `errors` names each place.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "Compare with other sites",
  description: "What other sites ask for the same dates, fetched on the property's behalf. An empty list where the property does not compare or sells no such stay, or where the others did not answer.",
  security: [] as Security,
  'x-body-limit': 32768,
  request: { headers: ComparePricesHeader, body: { required: true, content: { "application/json": { schema: ComparePricesBody } } } },
  responses: {
    200: { description: "Our price and theirs.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ComparePrices200Response } } },
    400: BadRequestAnswer,
    404: UnknownHotelAnswer,
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The dates are not valid.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "Prices and availability by day",
  description: "The lowest price that one room of the property has for each day, and what may start, end or be stayed on it. A day that cannot be had says why. At most 100 days a call.",
  security: [] as Security,
  request: { query: GetCalendarQueryParams, headers: GetCalendarHeader },
  responses: {
    200: { description: "The days, in order.", headers: { "ETag": ETagHeader, "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: GetCalendar200Response } } },
    304: NotModifiedAnswer,
    403: { description: "The property sells to the people of one company, of whom the guest is not known to be.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: { description: "No such property, or it sells nothing in this period.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    422: { description: "The period is not valid.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "What can be bought for dates and a party",
  description: "One call that fills the page - rooms, packages, options, and what each combination costs for the whole stay, with what is left of it. Sold-out rooms stay in the list and say so; where nothing is left, or the dates are not sold, the nearest that work come along.",
  security: [{"bearerAuth":[]},{}] as Security,
  'x-body-limit': 32768,
  request: { headers: SearchOffersHeader, body: { required: true, content: { "application/json": { schema: SearchOffersBody } } } },
  responses: {
    200: { description: "What there is.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: SearchOffers200Response } } },
    400: BadRequestAnswer,
    403: { description: "The property sells to the people of one company, of whom the guest is not known to be.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: { description: "No such property, or it has no room type.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    409: { description: "The property does not sell these dates, or not to this party without help.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The dates, the party or the promotion code are not valid.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "Details of a room type",
  description: "All that a guest wants to know before choosing it, with its pictures.",
  security: [] as Security,
  request: { params: GetRoomParams, query: GetRoomQueryParams, headers: GetRoomHeader },
  responses: {
    200: { description: "The room type.", headers: { "ETag": ETagHeader, "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: GetRoom200Response } } },
    304: NotModifiedAnswer,
    404: { description: "No such property, or it has no such room type.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    422: { description: "The request does not obey the contract; `errors` names each place.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "Details of a package",
  description: "What the package adds to a room, and which rooms it can be had with.",
  security: [] as Security,
  request: { params: GetPackageParams, query: GetPackageQueryParams, headers: GetPackageHeader },
  responses: {
    200: { description: "The package.", headers: { "ETag": ETagHeader, "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: GetPackage200Response } } },
    304: NotModifiedAnswer,
    404: { description: "No such property, or it has no such package.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    422: { description: "The request does not obey the contract; `errors` names each place.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "Says what a code takes off a stay, before rooms are chosen. Limited, so that codes cannot be guessed.",
  security: [] as Security,
  'x-body-limit': 32768,
  request: { headers: CheckPromotionHeader, body: { required: true, content: { "application/json": { schema: CheckPromotionBody } } } },
  responses: {
    200: { description: "The code can be used.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CheckPromotion200Response } } },
    400: BadRequestAnswer,
    404: UnknownHotelAnswer,
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "No such code, or not for this stay.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "Ports, and the routes between them",
  description: "Where the property's ships leave from, and where to, for the first questions of a guest. Age bands and the most cabins of one booking are the property's own and stand in `main`. A property that sells rooms has no sailings.",
  security: [] as Security,
  request: { query: ListPortsQueryParams, headers: ListPortsHeader },
  responses: {
    200: { description: "The ports, in order.", headers: { "ETag": ETagHeader, "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ListPorts200Response } } },
    304: NotModifiedAnswer,
    404: { description: "No such property, or it sells no sailings.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    422: { description: "The request does not obey the contract; `errors` names each place.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "Departures of a route by day",
  description: "On which days a route is sailed, the lowest price for one adult, and what is left. A day that cannot be had says why. At most 100 days a call.",
  security: [] as Security,
  request: { query: GetSailingCalendarQueryParams, headers: GetSailingCalendarHeader },
  responses: {
    200: { description: "The days, in order.", headers: { "ETag": ETagHeader, "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: GetSailingCalendar200Response } } },
    304: NotModifiedAnswer,
    404: { description: "No such property or route, or no ship sails it in this period.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    422: { description: "The period is not valid.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "Sailings of a day, or of a day out and a day back",
  description: "Each sailing with its ship, its times by the clocks of its ports, what is left, and the lowest price for these travellers. Full and cancelled ones are told as such. A way back is a sailing that leaves after the way out has arrived.",
  security: [] as Security,
  'x-body-limit': 32768,
  request: { headers: SearchSailingsHeader, body: { required: true, content: { "application/json": { schema: SearchSailingsBody } } } },
  responses: {
    200: { description: "What sails.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: SearchSailings200Response } } },
    400: BadRequestAnswer,
    404: { description: "No such property or route, or no ship sails it on the day.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The days or the travellers are not valid.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "Cabins of the sailings that were chosen",
  description: "Every kind of cabin that sails on each leg, with what it costs these travellers there and back, and how many are left. Travellers may be spread over several cabins, of several kinds; what that costs is said by a quote of the voyage.",
  security: [] as Security,
  'x-body-limit': 32768,
  request: { headers: SearchCabinsHeader, body: { required: true, content: { "application/json": { schema: SearchCabinsBody } } } },
  responses: {
    200: { description: "The cabins, in order.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: SearchCabins200Response } } },
    400: BadRequestAnswer,
    404: { description: "No such property or sailing.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    409: { description: "A sailing cannot be booked any more.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The sailings do not make a voyage, or the travellers are too many.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "A ship, with the plan of its decks",
  description: "All that a guest wants to know of a ship before choosing a cabin on it - facts, pictures, what is on board, and where on which deck each kind of cabin lies.",
  security: [] as Security,
  request: { params: GetShipParams, query: GetShipQueryParams, headers: GetShipHeader },
  responses: {
    200: { description: "The ship.", headers: { "ETag": ETagHeader, "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: GetShip200Response } } },
    304: NotModifiedAnswer,
    404: { description: "No such property, or it has no such ship.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    422: { description: "The request does not obey the contract; `errors` names each place.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "Price a stay, line by line",
  description: "A quote says what the stay costs and why, what is due now and what at the hotel, and what cancelling will cost. It holds no room. Its token makes the caller the one who may reserve from it. Codes and counts are all that the client says; every amount is the server's.",
  security: [{"bearerAuth":[]},{}] as Security,
  'x-body-limit': 32768,
  request: { headers: CreateQuoteHeader, body: { required: true, content: { "application/json": { schema: CreateQuoteBody } } } },
  responses: {
    201: { description: "The price, good until it expires.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CreateQuote201Response } } },
    400: BadRequestAnswer,
    401: { description: "A membership number, a coupon or points were given and nobody is logged in.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader, "WWW-Authenticate": WwwAuthenticateHeader }, content: { "application/problem+json": { schema: Problem } } },
    403: { description: "The property sells to the people of one company, of whom the guest is not known to be.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: { description: "No such property, room type, package or option, or no such membership number or contract of who is logged in.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    409: { description: "It cannot be sold as asked.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The dates, the party, the rooms or the code are not valid.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "Price a voyage, line by line",
  description: "What a quote is for a stay, for cabins of one sailing or of one there and one back - fares by band, supplements and port tax, what cancelling will cost, until when passports must be good and when they are deleted. It holds no berth. Reserving, paying, changing and cancelling go on as those of a stay.",
  security: [{"bearerAuth":[]},{}] as Security,
  'x-body-limit': 32768,
  request: { headers: CreateVoyageQuoteHeader, body: { required: true, content: { "application/json": { schema: CreateVoyageQuoteBody } } } },
  responses: {
    201: { description: "The price, good until it expires.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CreateVoyageQuote201Response } } },
    400: BadRequestAnswer,
    401: { description: "A membership number was given and nobody is logged in.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader, "WWW-Authenticate": WwwAuthenticateHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: { description: "No such property, sailing or cabin type.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    409: { description: "It cannot be sold as asked.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The sailings do not make a voyage, or the travellers do not fit into the cabins.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "Reserve from a quote",
  description: "Takes the inventory at once, as a temporary hold with an expiry. It is not confirmed until the payment or the guarantee is completed; one that needs neither is confirmed by a code that is sent to who books. A price that changed since the quote is told and nothing is held. Who holds many rooms already gets no more until some are paid or given back. For a voyage the cabins and berths of every leg are taken, or none; its travellers are named, with their passports, which no answer repeats.",
  security: [{"quoteToken":[],"bearerAuth":[]},{"quoteToken":[]}] as Security,
  'x-body-limit': 32768,
  request: { headers: CreateHoldHeader, body: { required: true, content: { "application/json": { schema: CreateHoldBody } } } },
  responses: {
    201: { description: "Held.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CreateHold201Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    403: { description: "The property sells to the people of one company, of whom the guest is not known to be.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: { description: "No such quote for this token, or its contract cannot be booked with any more.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    409: { description: "The rooms are gone, or the price is another.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    410: { description: "The quote has expired.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is not valid, or the stay is not by now.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "State of a hold",
  description: "What is held and until when, by the server's clock; after it became a reservation, that reservation's number.",
  security: [{"reservationToken":[]}] as Security,
  request: { params: GetHoldParams, headers: GetHoldHeader },
  responses: {
    200: { description: "The hold.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: GetHold200Response } } },
    401: UnauthorizedAnswer,
    404: NotFoundAnswer,
    422: { description: "The request does not obey the contract; `errors` names each place.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "The guest goes back to choose again, so the rooms are free for others at once. Refused while a payment is in progress.",
  security: [{"reservationToken":[]}] as Security,
  request: { params: ReleaseHoldParams },
  responses: {
    204: { description: "Released, now or before.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader } },
    401: UnauthorizedAnswer,
    404: NotFoundAnswer,
    409: { description: "It is being paid, or is a reservation.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    422: { description: "The request does not obey the contract; `errors` names each place.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "Send a code to who holds rooms without paying",
  description: "Where nothing is paid or guaranteed beforehand, rooms are kept only for somebody who can be reached. A code of six digits, good for three minutes and five tries, goes to the guest's phone, or to the email where the phone is none that gets messages.",
  security: [{"reservationToken":[]}] as Security,
  request: { params: SendHoldCodeParams, headers: SendHoldCodeHeader },
  responses: {
    200: { description: "On its way.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: SendHoldCode200Response } } },
    401: UnauthorizedAnswer,
    404: { description: "No such hold for this token.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    409: { description: "It is a reservation already, or must be paid or guaranteed.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    410: { description: "The hold has expired.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    422: { description: "The request does not obey the contract; `errors` names each place.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "Confirm a stay that costs nothing beforehand",
  description: "The hold becomes a reservation by the code that was sent to its guest. One that is a reservation already is told as it is.",
  security: [{"reservationToken":[]}] as Security,
  'x-body-limit': 32768,
  request: { params: ConfirmHoldParams, headers: ConfirmHoldHeader, body: { required: true, content: { "application/json": { schema: ConfirmHoldBody } } } },
  responses: {
    200: { description: "A reservation.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ConfirmHold200Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    404: { description: "No such hold for this token.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    409: { description: "It must be paid or guaranteed.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    410: { description: "The hold has expired; or the code has, or was tried too often.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "Not the code.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "Find a reservation by name and number",
  description: "For guests without login. Name - of who stays or of who booked - and number must belong together; every miss is answered alike. Yields a token that opens this one reservation for 30 minutes. A member's reservation is opened after login instead.",
  security: [] as Security,
  'x-body-limit': 32768,
  request: { body: { required: true, content: { "application/json": { schema: LookUpReservationBody } } } },
  responses: {
    200: { description: "Found.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: LookUpReservation200Response } } },
    400: BadRequestAnswer,
    403: { description: "A member's reservation.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: { description: "No reservation has this name and number, or no such property.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request does not obey the contract; `errors` names each place.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "Own reservations",
  description: "Those of who is logged in, at every property of the company, whose last day lies ahead or no longer back than the window. A page at a time.",
  security: [{"bearerAuth":[]}] as Security,
  request: { query: ListReservationsQueryParams, headers: ListReservationsHeader },
  responses: {
    200: { description: "A page of them; empty where there are none.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ListReservations200Response } } },
    401: UnauthorizedAnswer,
    422: { description: "The request does not obey the contract; `errors` names each place.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "Take a guest's reservation into the own account",
  description: "Who is logged in and shows the reservation's token makes it theirs: it stands among their reservations, and a look-up by name and number opens it no more. What is theirs already stays so.",
  security: [{"reservationToken":[],"bearerAuth":[]}] as Security,
  request: { params: ClaimReservationParams },
  responses: {
    204: { description: "It is theirs.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader } },
    401: UnauthorizedAnswer,
    403: { description: "It belongs to another member.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: UnknownReservationAnswer,
    422: { description: "The request does not obey the contract; `errors` names each place.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "A reservation",
  description: "Everything about the stay - guest, rooms, price lines, payment, policy with its dates - and what may be done with it now. States: confirmed becomes cancelled or used; complete (booked with vouchers) becomes cancelled or used.",
  security: [{"reservationToken":[]},{"bearerAuth":[]}] as Security,
  request: { params: GetReservationParams, headers: GetReservationHeader },
  responses: {
    200: { description: "The reservation.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: GetReservation200Response } } },
    401: UnauthorizedAnswer,
    404: UnknownReservationAnswer,
    422: { description: "The request does not obey the contract; `errors` names each place.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "What cancelling would cost now",
  description: "The fee of the policy at this moment by the hotel's date, and what comes back.",
  security: [{"reservationToken":[]},{"bearerAuth":[]}] as Security,
  request: { params: PreviewCancellationParams },
  responses: {
    200: { description: "The fee and the refund.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: PreviewCancellation200Response } } },
    401: UnauthorizedAnswer,
    404: UnknownReservationAnswer,
    422: { description: "The request does not obey the contract; `errors` names each place.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "The guest sends back the fee that the preview showed; if it is another by now, nothing is cancelled. The inventory is free at once, the refund is sent to the card provider and followed until it is certain.",
  security: [{"reservationToken":[]},{"bearerAuth":[]}] as Security,
  'x-body-limit': 32768,
  request: { params: CancelReservationParams, headers: CancelReservationHeader, body: { required: true, content: { "application/json": { schema: CancelReservationBody } } } },
  responses: {
    200: { description: "Cancelled.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CancelReservation200Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    404: UnknownReservationAnswer,
    409: { description: "It cannot be cancelled now, or the fee is another.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is not valid.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "Price a change of a reservation",
  description: "Says what the stay would be with other dates, another party or other options, and what the change costs or gives back. It takes nothing. What the reservation has already is there for it, and a night that stays keeps the price at which it was booked, as long as no more rooms are wanted. From the day on which cancelling costs something the stay begins as booked and becomes no cheaper.",
  security: [{"reservationToken":[]},{"bearerAuth":[]}] as Security,
  'x-body-limit': 32768,
  request: { params: CreateChangeQuoteParams, headers: CreateChangeQuoteHeader, body: { required: true, content: { "application/json": { schema: CreateChangeQuoteBody } } } },
  responses: {
    201: { description: "The price, good until it expires.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CreateChangeQuote201Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    403: { description: "The property sells to the people of one company, of whom the guest is not known to be.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: { description: "No such reservation, room type, package or option.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    409: { description: "The reservation cannot be changed, or not like this.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The dates, the party, the rooms or the code are not valid, or nothing would change.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "Price a change of a voyage",
  description: "Says what the voyage would be with other sailings, other cabins or another way to share them, for the same travellers, and what the change costs or gives back. It takes nothing. What the reservation has already is there for it, and a leg that stays keeps the price at which it was booked. From the day on which cancelling costs something the voyage begins as booked and becomes no cheaper. It is made by createChange, as that of a stay.",
  security: [{"reservationToken":[]},{"bearerAuth":[]}] as Security,
  'x-body-limit': 32768,
  request: { params: CreateVoyageChangeQuoteParams, headers: CreateVoyageChangeQuoteHeader, body: { required: true, content: { "application/json": { schema: CreateVoyageChangeQuoteBody } } } },
  responses: {
    201: { description: "The price, good until it expires.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CreateVoyageChangeQuote201Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    404: { description: "No such reservation, sailing or cabin type.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    409: { description: "The reservation cannot be changed, or not like this.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The sailings do not make a voyage, the travellers do not fit into the cabins, or nothing would change.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  description: "Changes the reservation as the quote says, at once where nothing has to be paid: what comes is taken, what goes is free, and what comes back is on its way. Where something has to be paid, what comes is held, the difference is paid like any hold, and the reservation stays as it is until then. A change that was begun before and not paid is given up.",
  security: [{"reservationToken":[]},{"bearerAuth":[]}] as Security,
  'x-body-limit': 32768,
  request: { params: CreateChangeParams, headers: CreateChangeHeader, body: { required: true, content: { "application/json": { schema: CreateChangeBody } } } },
  responses: {
    201: { description: "Changed, or held to be paid.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CreateChange201Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    403: { description: "The property sells to the people of one company, of whom the guest is not known to be.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: { description: "No such reservation, or no such quote of it.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    409: { description: "The reservation cannot be changed, or not like this any more.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    410: { description: "The quote has expired.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is not valid.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "Send the mail of a reservation again",
  description: "Sends the guest another mail of the reservation as it stands, to the address that they gave, in the language in which they booked: the confirmation, or, where it is cancelled, the note of that. A few times in a while; `unavailable` where the property sends no mail.",
  security: [{"reservationToken":[]},{"bearerAuth":[]}] as Security,
  request: { params: ResendConfirmationParams },
  responses: {
    200: { description: "On its way.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ResendConfirmation200Response } } },
    401: UnauthorizedAnswer,
    404: UnknownReservationAnswer,
    422: { description: "The request does not obey the contract; `errors` names each place.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "Calendar file of a reservation",
  description: "An iCalendar event over the days from check-in to check-out, on the property's own calendar; of a voyage one event a leg, from departure to arrival. Of a cancelled stay it is the event's cancellation. Each change and the cancelling raise its SEQUENCE, so that a calendar that has the earlier one replaces it.",
  security: [{"reservationToken":[]},{"bearerAuth":[]}] as Security,
  request: { params: GetReservationCalendarFileParams, headers: GetReservationCalendarFileHeader },
  responses: {
    200: { description: "The event.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "text/calendar": { schema: CalendarFile } } },
    401: UnauthorizedAnswer,
    404: UnknownReservationAnswer,
    422: { description: "The request does not obey the contract; `errors` names each place.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "A code to show at check-in",
  description: "An opaque token, good for five minutes, that the guest's screen shows as a QR code. The property's own staff turn it into the reservation; nobody else can. While it is shown the screen asks for the next one before this one ends.",
  security: [{"reservationToken":[]},{"bearerAuth":[]}] as Security,
  request: { params: CreateCheckInTokenParams },
  responses: {
    201: { description: "To be shown.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CreateCheckInToken201Response } } },
    401: UnauthorizedAnswer,
    404: UnknownReservationAnswer,
    422: { description: "The request does not obey the contract; `errors` names each place.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "Make a hold ready to be paid",
  description: "Opens a payment by the method that the guest chose and answers what the browser needs for it - the payment window's script with its request, or, for a guarantee, the address of the provider's own card frame. The card is given to the provider; its number never comes here. An unfinished payment of the same hold must end first.",
  security: [{"reservationToken":[]}] as Security,
  'x-body-limit': 32768,
  request: { headers: CreatePaymentHeader, body: { required: true, content: { "application/json": { schema: CreatePaymentBody } } } },
  responses: {
    201: { description: "Ready.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: CreatePayment201Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    404: { description: "No such hold for this token.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    409: { description: "Another payment of this hold is not finished, or nothing is due.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    410: { description: "The hold has expired.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is not valid.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "Return from the card window",
  description: "The card window posts its form here from another site. The signature, the order and the amount are checked, the payment is approved with the provider and completed on the server, and the browser is sent on to the result page. A forged form changes nothing: a browser is sent to where the payment stands, any other caller is told.",
  security: [] as Security,
  'x-body-limit': 32768,
  request: { params: ReceivePaymentReturnParams, body: { required: true, content: { "application/x-www-form-urlencoded": { schema: ReceivePaymentReturnBody } } } },
  responses: {
    303: { description: "Completed, failed or still in progress; the result page follows.", headers: { "Location": LocationHeader, "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader } },
    400: BadRequestAnswer,
    403: { description: "The form is forged.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: { description: "No such payment, or no such card provider.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request does not obey the contract; `errors` names each place.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "A card provider's notification",
  description: "The provider tells, sometimes late and sometimes twice, what became of a payment. Its signature is checked before anything else; then the payment is reconciled with what the provider itself answers to a query. `OK` as text ends its retries.",
  security: [] as Security,
  'x-body-limit': 65536,
  request: { params: ReceivePaymentWebhookParams, body: { required: true, content: { "application/json": { schema: ReceivePaymentWebhookBody } } } },
  responses: {
    200: { description: "Taken.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "text/html": { schema: WebhookAnswer } } },
    400: BadRequestAnswer,
    403: { description: "The signature is wrong.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: { description: "No such payment, or no such card provider.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request does not obey the contract; `errors` names each place.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "State of a payment",
  description: "Asked by the result page until it is certain. in_progress becomes completed, cancelled, failed or refunded; a payment that found no reservation is refunded by itself, and says so.",
  security: [{"reservationToken":[]}] as Security,
  request: { params: GetPaymentParams },
  responses: {
    200: { description: "The payment.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: GetPayment200Response } } },
    401: UnauthorizedAnswer,
    404: NotFoundAnswer,
    422: { description: "The request does not obey the contract; `errors` names each place.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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
  summary: "Confirm a hold by a card guarantee",
  description: "The provider's own frame took the card and gave a token; with it the hold becomes a reservation, and the balance is due at the hotel. The card is not charged.",
  security: [{"reservationToken":[]}] as Security,
  'x-body-limit': 32768,
  request: { params: ConfirmGuaranteeParams, headers: ConfirmGuaranteeHeader, body: { required: true, content: { "application/json": { schema: ConfirmGuaranteeBody } } } },
  responses: {
    200: { description: "Guaranteed.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/json": { schema: ConfirmGuarantee200Response } } },
    400: BadRequestAnswer,
    401: UnauthorizedAnswer,
    402: { description: "The provider does not know the token, or refused the card.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    404: NotFoundAnswer,
    409: { description: "The payment is not waiting for a guarantee.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    410: { description: "The hold has expired.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
    413: PayloadTooLargeAnswer,
    415: UnsupportedMediaTypeAnswer,
    422: { description: "The request is not valid.", headers: { "X-Request-Id": RequestIdHeader, "Cache-Control": CacheControlHeader }, content: { "application/problem+json": { schema: Problem } } },
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

/** Gives the body of the operation's success, or a failure with a code that the contract declares for the operation. */
type Handler<E extends Env, Id extends OperationId, Body> = (
  c: Parameters<RouteHandler<(typeof routes)[Id], E>>[0],
) => Promise<{ ok: true; value: Body } | Declared<Id>>;

/** As Handler, where the success is no JSON: the handler writes it. */
type RawHandler<E extends Env, Id extends OperationId> = (
  c: Parameters<RouteHandler<(typeof routes)[Id], E>>[0],
) => Promise<Response | Declared<Id>>;

/** What the server must give, by area, under its own Env. A handler that is missing does not compile. */
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
 * Puts every operation on the app, in the contract's order: a success has the status that the contract gives it, `renderProblem`
 * writes a failure. A loop, not a chain: the type of a chain grows with every operation, and the typing that matters lives in
 * `Handlers`. The app's defaultHook answers what fails validation.
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
