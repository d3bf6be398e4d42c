/**
 * Generated from openapi/ by scripts/generate. Do not edit.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  AnswerEnquiryHeaders,
  AuditEntriesResult,
  CheckInRequest,
  ContractsRequest,
  CouponGrant,
  CouponGrantResult,
  CouponGrantsRequest,
  CouponGrantsResult,
  CreatePointsEntryHeaders,
  DeparturesRequest,
  DeparturesResult,
  DocumentNumber,
  EnquiriesResult,
  EnquiryAnswerRequest,
  EnquiryAnsweredResult,
  EnquiryResult,
  GrantCouponHeaders,
  GrantCouponsHeaders,
  ImportPropertyBundleParams,
  ImportResult,
  KeyId,
  KeyRotationRequest,
  ListAuditEntriesParams,
  ListEnquiriesParams,
  ListMemberChangesParams,
  ListMemberPointsParams,
  ListReservationChangesParams,
  MemberChangesResult,
  MemberId,
  MemberPointsResult,
  MemberSearchRequest,
  MemberSearchResult,
  MemberTierRequest,
  MemberTierResult,
  PassportsResult,
  PointsEntryId,
  PointsEntryRequest,
  PointsEntryResult,
  PropertyBundle,
  PropertyRecordRequest,
  ProviderContractsResult,
  ProviderKeyRequest,
  ProviderKeyRevokedResult,
  ProviderKeySecretResult,
  ProviderKeysResult,
  ProviderMemberResult,
  ProviderReservationResult,
  PutContractsHeaders,
  RefundId,
  RefundPayoutRequest,
  RefundPayoutResult,
  RefusedRefundsResult,
  ReservationChangesResult,
  ReservationResult,
  ReservationSearchRequest,
  ReservationSearchResult,
  ReversePointsEntryHeaders,
  SetMemberTierHeaders,
  SsoKeyRequest,
  SsoKeyResult,
  VocAttachmentId,
  VocSeq
} from '../types.ts';

import { call } from '../../client/platform/api/mutator.ts';
import type { ErrorType , BodyType } from '../../client/platform/api/mutator.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getImportPropertyBundleUrl = (params?: ImportPropertyBundleParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/provider/property-bundles?${stringifiedParams}` : `/provider/property-bundles`
}

/**
 * Creates or replaces a company's properties with their details, terms, rooms, packages, options, promotions, policies, prices and allotments. A ferry line has ports, ships, cabin types, routes and fares instead of rooms, packages and prices. If any row is invalid, nothing is written, and each invalid row is reported. With `dry_run`, the bundle is only validated. All files named in the bundle must already be on the server. Photos (JPEG, PNG, WebP) are rotated upright, stripped of EXIF metadata, and copied in several sizes and formats. A file is reported as an error on its row if its content doesn't match its extension, if it is truncated, or if it is larger than 20 MB, has a side of more than 12,000 pixels, or takes more than 64 MB when decoded (width × height × channels × bytes per channel).
 * @summary Import a property bundle
 */
export const importPropertyBundle = async (propertyBundle: PropertyBundle,
    params?: ImportPropertyBundleParams, options?: Parameters<typeof call>[1]): Promise<ImportResult> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return call<ImportResult>(getImportPropertyBundleUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(propertyBundle)
  }
);}





export const getImportPropertyBundleMutationKey = () => ['importPropertyBundle'] as const;

export const getImportPropertyBundleMutationOptions = <TError = ErrorType<'importPropertyBundle'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importPropertyBundle>>, TError,ImportPropertyBundleMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof importPropertyBundle>>, TError,ImportPropertyBundleMutationVariables, TContext> => {

const mutationKey = getImportPropertyBundleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof importPropertyBundle>>, ImportPropertyBundleMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  importPropertyBundle(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ImportPropertyBundleMutationResult = NonNullable<Awaited<ReturnType<typeof importPropertyBundle>>>
    export type ImportPropertyBundleMutationBody = BodyType<PropertyBundle>
    export type ImportPropertyBundleMutationError = ErrorType<'importPropertyBundle'>
    export type ImportPropertyBundleMutationVariables = {data: BodyType<PropertyBundle>;params?: ImportPropertyBundleParams}

    /**
 * @summary Import a property bundle
 */
export const useImportPropertyBundle = <TError = ErrorType<'importPropertyBundle'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importPropertyBundle>>, TError,ImportPropertyBundleMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof importPropertyBundle>>,
        TError,
        ImportPropertyBundleMutationVariables,
        TContext
      > => {
      return useMutation(getImportPropertyBundleMutationOptions(options), queryClient);
    }
    export const getPutDeparturesUrl = () => {




  return `/provider/departures`
}

/**
 * Creates or updates up to 500 departures of a ferry line by their codes. Departures that aren't in the request stay unchanged, so larger schedules can be sent in several calls. Repeating a call changes nothing. If any row is invalid, nothing is written, and each invalid row is reported. Existing bookings count towards the new `capacity` and `cabins`. They remain valid even if they exceed the new numbers, but no further bookings are accepted.
 * @summary Create or update departures
 */
export const putDepartures = async (departuresRequest: DeparturesRequest, options?: Parameters<typeof call>[1]): Promise<DeparturesResult> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return call<DeparturesResult>(getPutDeparturesUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(departuresRequest)
  }
);}





export const getPutDeparturesMutationKey = () => ['putDepartures'] as const;

export const getPutDeparturesMutationOptions = <TError = ErrorType<'putDepartures'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof putDepartures>>, TError,PutDeparturesMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof putDepartures>>, TError,PutDeparturesMutationVariables, TContext> => {

const mutationKey = getPutDeparturesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof putDepartures>>, PutDeparturesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  putDepartures(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PutDeparturesMutationResult = NonNullable<Awaited<ReturnType<typeof putDepartures>>>
    export type PutDeparturesMutationBody = BodyType<DeparturesRequest>
    export type PutDeparturesMutationError = ErrorType<'putDepartures'>
    export type PutDeparturesMutationVariables = {data: BodyType<DeparturesRequest>}

    /**
 * @summary Create or update departures
 */
export const usePutDepartures = <TError = ErrorType<'putDepartures'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof putDepartures>>, TError,PutDeparturesMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof putDepartures>>,
        TError,
        PutDeparturesMutationVariables,
        TContext
      > => {
      return useMutation(getPutDeparturesMutationOptions(options), queryClient);
    }
    export const getCreateSsoKeyUrl = () => {




  return `/provider/sso-keys`
}

/**
 * Creates a key that logs one member in from a provider's site. Add the key to the URL of the entry page. The key can be used once and expires after `valid_minutes` (ten minutes by default).
 * @summary Create a single sign-on key
 */
export const createSsoKey = async (ssoKeyRequest: SsoKeyRequest, options?: Parameters<typeof call>[1]): Promise<SsoKeyResult> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return call<SsoKeyResult>(getCreateSsoKeyUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(ssoKeyRequest)
  }
);}





export const getCreateSsoKeyMutationKey = () => ['createSsoKey'] as const;

export const getCreateSsoKeyMutationOptions = <TError = ErrorType<'createSsoKey'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSsoKey>>, TError,CreateSsoKeyMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof createSsoKey>>, TError,CreateSsoKeyMutationVariables, TContext> => {

const mutationKey = getCreateSsoKeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSsoKey>>, CreateSsoKeyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createSsoKey(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateSsoKeyMutationResult = NonNullable<Awaited<ReturnType<typeof createSsoKey>>>
    export type CreateSsoKeyMutationBody = BodyType<SsoKeyRequest>
    export type CreateSsoKeyMutationError = ErrorType<'createSsoKey'>
    export type CreateSsoKeyMutationVariables = {data: BodyType<SsoKeyRequest>}

    /**
 * @summary Create a single sign-on key
 */
export const useCreateSsoKey = <TError = ErrorType<'createSsoKey'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSsoKey>>, TError,CreateSsoKeyMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSsoKey>>,
        TError,
        CreateSsoKeyMutationVariables,
        TContext
      > => {
      return useMutation(getCreateSsoKeyMutationOptions(options), queryClient);
    }
    export const getRedeemCheckInTokenUrl = () => {




  return `/provider/check-in-tokens`
}

/**
 * Returns the reservation for a check-in token scanned from a guest's screen. A token can be redeemed only at the reservation's property. Expired tokens, unknown tokens and tokens for other properties return the same error. A cancelled reservation is also returned, with its status.
 * @summary Redeem a check-in token
 */
export const redeemCheckInToken = async (checkInRequest: CheckInRequest, options?: Parameters<typeof call>[1]): Promise<ReservationResult> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return call<ReservationResult>(getRedeemCheckInTokenUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(checkInRequest)
  }
);}





export const getRedeemCheckInTokenMutationKey = () => ['redeemCheckInToken'] as const;

export const getRedeemCheckInTokenMutationOptions = <TError = ErrorType<'redeemCheckInToken'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof redeemCheckInToken>>, TError,RedeemCheckInTokenMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof redeemCheckInToken>>, TError,RedeemCheckInTokenMutationVariables, TContext> => {

const mutationKey = getRedeemCheckInTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof redeemCheckInToken>>, RedeemCheckInTokenMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  redeemCheckInToken(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RedeemCheckInTokenMutationResult = NonNullable<Awaited<ReturnType<typeof redeemCheckInToken>>>
    export type RedeemCheckInTokenMutationBody = BodyType<CheckInRequest>
    export type RedeemCheckInTokenMutationError = ErrorType<'redeemCheckInToken'>
    export type RedeemCheckInTokenMutationVariables = {data: BodyType<CheckInRequest>}

    /**
 * @summary Redeem a check-in token
 */
export const useRedeemCheckInToken = <TError = ErrorType<'redeemCheckInToken'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof redeemCheckInToken>>, TError,RedeemCheckInTokenMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof redeemCheckInToken>>,
        TError,
        RedeemCheckInTokenMutationVariables,
        TContext
      > => {
      return useMutation(getRedeemCheckInTokenMutationOptions(options), queryClient);
    }
    export const getListReservationChangesUrl = (params?: ListReservationChangesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/provider/reservations?${stringifiedParams}` : `/provider/reservations`
}

/**
 * Returns reservations and voyages that were created, changed, cancelled, used, paid or refunded since `changed_since`, in their current state. Without `changed_since`, starts with the company's first reservation. Store `next_cursor` and send it with the next call. No change is missed, even if calls and bookings overlap. A reservation can appear again if it changes again. Acknowledge a reservation with `putPropertyRecord`.
 * @summary List changed reservations
 */
export const listReservationChanges = async (params?: ListReservationChangesParams, options?: Parameters<typeof call>[1]): Promise<ReservationChangesResult> => {

  return call<ReservationChangesResult>(getListReservationChangesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListReservationChangesQueryKey = (params?: ListReservationChangesParams,) => {
    return [
    `/provider/reservations`, ...(params ? [params] : [])
    ] as const;
    }


export const getListReservationChangesQueryOptions = <TData = Awaited<ReturnType<typeof listReservationChanges>>, TError = ErrorType<'listReservationChanges'>>(params?: ListReservationChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReservationChanges>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReservationChangesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReservationChanges>>> = ({ signal }) => listReservationChanges(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReservationChanges>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReservationChangesQueryResult = NonNullable<Awaited<ReturnType<typeof listReservationChanges>>>
export type ListReservationChangesQueryError = ErrorType<'listReservationChanges'>


export function useListReservationChanges<TData = Awaited<ReturnType<typeof listReservationChanges>>, TError = ErrorType<'listReservationChanges'>>(
 params: undefined |  ListReservationChangesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReservationChanges>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReservationChanges>>,
          TError,
          Awaited<ReturnType<typeof listReservationChanges>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReservationChanges<TData = Awaited<ReturnType<typeof listReservationChanges>>, TError = ErrorType<'listReservationChanges'>>(
 params?: ListReservationChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReservationChanges>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReservationChanges>>,
          TError,
          Awaited<ReturnType<typeof listReservationChanges>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReservationChanges<TData = Awaited<ReturnType<typeof listReservationChanges>>, TError = ErrorType<'listReservationChanges'>>(
 params?: ListReservationChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReservationChanges>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List changed reservations
 */

export function useListReservationChanges<TData = Awaited<ReturnType<typeof listReservationChanges>>, TError = ErrorType<'listReservationChanges'>>(
 params?: ListReservationChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReservationChanges>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReservationChangesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListReservationChanges} query
 */
export const invalidateListReservationChanges = async (
 queryClient: QueryClient, params?: ListReservationChangesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListReservationChangesQueryKey(params) }, options);

  return queryClient;
}




export const getFindReservationsUrl = () => {




  return `/provider/reservation-searches`
}

/**
 * Finds reservations of the company's properties by number, name, phone number, dates or status. The conditions are in the body, so that names and phone numbers don't appear in logs.
 * @summary Find reservations
 */
export const findReservations = async (reservationSearchRequest: ReservationSearchRequest, options?: Parameters<typeof call>[1]): Promise<ReservationSearchResult> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return call<ReservationSearchResult>(getFindReservationsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(reservationSearchRequest)
  }
);}





export const getFindReservationsMutationKey = () => ['findReservations'] as const;

export const getFindReservationsMutationOptions = <TError = ErrorType<'findReservations'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof findReservations>>, TError,FindReservationsMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof findReservations>>, TError,FindReservationsMutationVariables, TContext> => {

const mutationKey = getFindReservationsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof findReservations>>, FindReservationsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  findReservations(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type FindReservationsMutationResult = NonNullable<Awaited<ReturnType<typeof findReservations>>>
    export type FindReservationsMutationBody = BodyType<ReservationSearchRequest>
    export type FindReservationsMutationError = ErrorType<'findReservations'>
    export type FindReservationsMutationVariables = {data: BodyType<ReservationSearchRequest>}

    /**
 * @summary Find reservations
 */
export const useFindReservations = <TError = ErrorType<'findReservations'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof findReservations>>, TError,FindReservationsMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof findReservations>>,
        TError,
        FindReservationsMutationVariables,
        TContext
      > => {
      return useMutation(getFindReservationsMutationOptions(options), queryClient);
    }
    export const getGetProviderReservationUrl = (reservationNumber: DocumentNumber,) => {




  return `/provider/reservations/${reservationNumber}`
}

/**
 * Returns a reservation with what the property needs. Passport numbers are masked; see `listPassports`.
 * @summary Get a reservation of a property
 */
export const getProviderReservation = async (reservationNumber: DocumentNumber, options?: Parameters<typeof call>[1]): Promise<ProviderReservationResult> => {

  return call<ProviderReservationResult>(getGetProviderReservationUrl(reservationNumber),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetProviderReservationQueryKey = (reservationNumber: DocumentNumber,) => {
    return [
    `/provider/reservations/${reservationNumber}`
    ] as const;
    }


export const getGetProviderReservationQueryOptions = <TData = Awaited<ReturnType<typeof getProviderReservation>>, TError = ErrorType<'getProviderReservation'>>(reservationNumber: DocumentNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProviderReservation>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProviderReservationQueryKey(reservationNumber);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProviderReservation>>> = ({ signal }) => getProviderReservation(reservationNumber, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: reservationNumber !== null && reservationNumber !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProviderReservation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProviderReservationQueryResult = NonNullable<Awaited<ReturnType<typeof getProviderReservation>>>
export type GetProviderReservationQueryError = ErrorType<'getProviderReservation'>


export function useGetProviderReservation<TData = Awaited<ReturnType<typeof getProviderReservation>>, TError = ErrorType<'getProviderReservation'>>(
 reservationNumber: DocumentNumber, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProviderReservation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProviderReservation>>,
          TError,
          Awaited<ReturnType<typeof getProviderReservation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProviderReservation<TData = Awaited<ReturnType<typeof getProviderReservation>>, TError = ErrorType<'getProviderReservation'>>(
 reservationNumber: DocumentNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProviderReservation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProviderReservation>>,
          TError,
          Awaited<ReturnType<typeof getProviderReservation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProviderReservation<TData = Awaited<ReturnType<typeof getProviderReservation>>, TError = ErrorType<'getProviderReservation'>>(
 reservationNumber: DocumentNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProviderReservation>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a reservation of a property
 */

export function useGetProviderReservation<TData = Awaited<ReturnType<typeof getProviderReservation>>, TError = ErrorType<'getProviderReservation'>>(
 reservationNumber: DocumentNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProviderReservation>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProviderReservationQueryOptions(reservationNumber,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetProviderReservation} query
 */
export const invalidateGetProviderReservation = async (
 queryClient: QueryClient, reservationNumber: DocumentNumber, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetProviderReservationQueryKey(reservationNumber) }, options);

  return queryClient;
}




export const getListPassportsUrl = (reservationNumber: DocumentNumber,) => {




  return `/provider/reservations/${reservationNumber}/passports`
}

/**
 * Returns the complete passport numbers of a voyage's travellers, for the manifest that authorities require. The list is empty for stays, and once the passports have been deleted. Every call is recorded in the audit log.
 * @summary List complete passports
 */
export const listPassports = async (reservationNumber: DocumentNumber, options?: Parameters<typeof call>[1]): Promise<PassportsResult> => {

  return call<PassportsResult>(getListPassportsUrl(reservationNumber),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListPassportsQueryKey = (reservationNumber: DocumentNumber,) => {
    return [
    `/provider/reservations/${reservationNumber}/passports`
    ] as const;
    }


export const getListPassportsQueryOptions = <TData = Awaited<ReturnType<typeof listPassports>>, TError = ErrorType<'listPassports'>>(reservationNumber: DocumentNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPassports>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPassportsQueryKey(reservationNumber);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPassports>>> = ({ signal }) => listPassports(reservationNumber, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: reservationNumber !== null && reservationNumber !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPassports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPassportsQueryResult = NonNullable<Awaited<ReturnType<typeof listPassports>>>
export type ListPassportsQueryError = ErrorType<'listPassports'>


export function useListPassports<TData = Awaited<ReturnType<typeof listPassports>>, TError = ErrorType<'listPassports'>>(
 reservationNumber: DocumentNumber, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPassports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPassports>>,
          TError,
          Awaited<ReturnType<typeof listPassports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPassports<TData = Awaited<ReturnType<typeof listPassports>>, TError = ErrorType<'listPassports'>>(
 reservationNumber: DocumentNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPassports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPassports>>,
          TError,
          Awaited<ReturnType<typeof listPassports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPassports<TData = Awaited<ReturnType<typeof listPassports>>, TError = ErrorType<'listPassports'>>(
 reservationNumber: DocumentNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPassports>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List complete passports
 */

export function useListPassports<TData = Awaited<ReturnType<typeof listPassports>>, TError = ErrorType<'listPassports'>>(
 reservationNumber: DocumentNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPassports>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPassportsQueryOptions(reservationNumber,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListPassports} query
 */
export const invalidateListPassports = async (
 queryClient: QueryClient, reservationNumber: DocumentNumber, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPassportsQueryKey(reservationNumber) }, options);

  return queryClient;
}




export const getPutPropertyRecordUrl = (reservationNumber: DocumentNumber,) => {




  return `/provider/reservations/${reservationNumber}/property-record`
}

/**
 * Stores the number that the property's own system assigned to the reservation, and the property's note to the guest. Both are shown to the guest and replace the previous values. Returns the reservation, including the guest's requests to the property.
 * @summary Store the property's record of a reservation
 */
export const putPropertyRecord = async (reservationNumber: DocumentNumber,
    propertyRecordRequest: PropertyRecordRequest, options?: Parameters<typeof call>[1]): Promise<ReservationResult> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return call<ReservationResult>(getPutPropertyRecordUrl(reservationNumber),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(propertyRecordRequest)
  }
);}





export const getPutPropertyRecordMutationKey = () => ['putPropertyRecord'] as const;

export const getPutPropertyRecordMutationOptions = <TError = ErrorType<'putPropertyRecord'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof putPropertyRecord>>, TError,PutPropertyRecordMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof putPropertyRecord>>, TError,PutPropertyRecordMutationVariables, TContext> => {

const mutationKey = getPutPropertyRecordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof putPropertyRecord>>, PutPropertyRecordMutationVariables> = (props) => {
          const {reservationNumber,data} = props ?? {};

          return  putPropertyRecord(reservationNumber,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PutPropertyRecordMutationResult = NonNullable<Awaited<ReturnType<typeof putPropertyRecord>>>
    export type PutPropertyRecordMutationBody = BodyType<PropertyRecordRequest>
    export type PutPropertyRecordMutationError = ErrorType<'putPropertyRecord'>
    export type PutPropertyRecordMutationVariables = {reservationNumber: DocumentNumber;data: BodyType<PropertyRecordRequest>}

    /**
 * @summary Store the property's record of a reservation
 */
export const usePutPropertyRecord = <TError = ErrorType<'putPropertyRecord'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof putPropertyRecord>>, TError,PutPropertyRecordMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof putPropertyRecord>>,
        TError,
        PutPropertyRecordMutationVariables,
        TContext
      > => {
      return useMutation(getPutPropertyRecordMutationOptions(options), queryClient);
    }
    export const getListMemberChangesUrl = (params?: ListMemberChangesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/provider/members?${stringifiedParams}` : `/provider/members`
}

/**
 * Returns members who joined, changed or withdrew since `changed_since`, in their current state. A change of points, coupons or tier by a provider is a change too. Without `changed_since`, starts with the company's first member. Store `next_cursor` and send it with the next call. No change is missed, even if calls and changes overlap. Delete your copy of a member who has withdrawn.
 * @summary List changed members
 */
export const listMemberChanges = async (params?: ListMemberChangesParams, options?: Parameters<typeof call>[1]): Promise<MemberChangesResult> => {

  return call<MemberChangesResult>(getListMemberChangesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListMemberChangesQueryKey = (params?: ListMemberChangesParams,) => {
    return [
    `/provider/members`, ...(params ? [params] : [])
    ] as const;
    }


export const getListMemberChangesQueryOptions = <TData = Awaited<ReturnType<typeof listMemberChanges>>, TError = ErrorType<'listMemberChanges'>>(params?: ListMemberChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMemberChanges>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMemberChangesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMemberChanges>>> = ({ signal }) => listMemberChanges(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMemberChanges>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMemberChangesQueryResult = NonNullable<Awaited<ReturnType<typeof listMemberChanges>>>
export type ListMemberChangesQueryError = ErrorType<'listMemberChanges'>


export function useListMemberChanges<TData = Awaited<ReturnType<typeof listMemberChanges>>, TError = ErrorType<'listMemberChanges'>>(
 params: undefined |  ListMemberChangesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMemberChanges>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMemberChanges>>,
          TError,
          Awaited<ReturnType<typeof listMemberChanges>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMemberChanges<TData = Awaited<ReturnType<typeof listMemberChanges>>, TError = ErrorType<'listMemberChanges'>>(
 params?: ListMemberChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMemberChanges>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMemberChanges>>,
          TError,
          Awaited<ReturnType<typeof listMemberChanges>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMemberChanges<TData = Awaited<ReturnType<typeof listMemberChanges>>, TError = ErrorType<'listMemberChanges'>>(
 params?: ListMemberChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMemberChanges>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List changed members
 */

export function useListMemberChanges<TData = Awaited<ReturnType<typeof listMemberChanges>>, TError = ErrorType<'listMemberChanges'>>(
 params?: ListMemberChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMemberChanges>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMemberChangesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListMemberChanges} query
 */
export const invalidateListMemberChanges = async (
 queryClient: QueryClient, params?: ListMemberChangesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListMemberChangesQueryKey(params) }, options);

  return queryClient;
}




export const getFindMembersUrl = () => {




  return `/provider/member-searches`
}

/**
 * Finds members by login ID, phone number, email address or membership number. At least one is required, and all must match exactly. The conditions are in the body, so that personal data doesn't appear in logs.
 * @summary Find members
 */
export const findMembers = async (memberSearchRequest: MemberSearchRequest, options?: Parameters<typeof call>[1]): Promise<MemberSearchResult> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return call<MemberSearchResult>(getFindMembersUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(memberSearchRequest)
  }
);}





export const getFindMembersMutationKey = () => ['findMembers'] as const;

export const getFindMembersMutationOptions = <TError = ErrorType<'findMembers'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof findMembers>>, TError,FindMembersMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof findMembers>>, TError,FindMembersMutationVariables, TContext> => {

const mutationKey = getFindMembersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof findMembers>>, FindMembersMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  findMembers(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type FindMembersMutationResult = NonNullable<Awaited<ReturnType<typeof findMembers>>>
    export type FindMembersMutationBody = BodyType<MemberSearchRequest>
    export type FindMembersMutationError = ErrorType<'findMembers'>
    export type FindMembersMutationVariables = {data: BodyType<MemberSearchRequest>}

    /**
 * @summary Find members
 */
export const useFindMembers = <TError = ErrorType<'findMembers'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof findMembers>>, TError,FindMembersMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof findMembers>>,
        TError,
        FindMembersMutationVariables,
        TContext
      > => {
      return useMutation(getFindMembersMutationOptions(options), queryClient);
    }
    export const getGetProviderMemberUrl = (memberId: MemberId,) => {




  return `/provider/members/${memberId}`
}

/**
 * Returns a member of the company, with the tier and the points.
 * @summary Read a member
 */
export const getProviderMember = async (memberId: MemberId, options?: Parameters<typeof call>[1]): Promise<ProviderMemberResult> => {

  return call<ProviderMemberResult>(getGetProviderMemberUrl(memberId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetProviderMemberQueryKey = (memberId: MemberId,) => {
    return [
    `/provider/members/${memberId}`
    ] as const;
    }


export const getGetProviderMemberQueryOptions = <TData = Awaited<ReturnType<typeof getProviderMember>>, TError = ErrorType<'getProviderMember'>>(memberId: MemberId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProviderMember>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProviderMemberQueryKey(memberId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProviderMember>>> = ({ signal }) => getProviderMember(memberId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: memberId !== null && memberId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProviderMember>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProviderMemberQueryResult = NonNullable<Awaited<ReturnType<typeof getProviderMember>>>
export type GetProviderMemberQueryError = ErrorType<'getProviderMember'>


export function useGetProviderMember<TData = Awaited<ReturnType<typeof getProviderMember>>, TError = ErrorType<'getProviderMember'>>(
 memberId: MemberId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProviderMember>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProviderMember>>,
          TError,
          Awaited<ReturnType<typeof getProviderMember>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProviderMember<TData = Awaited<ReturnType<typeof getProviderMember>>, TError = ErrorType<'getProviderMember'>>(
 memberId: MemberId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProviderMember>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProviderMember>>,
          TError,
          Awaited<ReturnType<typeof getProviderMember>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProviderMember<TData = Awaited<ReturnType<typeof getProviderMember>>, TError = ErrorType<'getProviderMember'>>(
 memberId: MemberId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProviderMember>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a member
 */

export function useGetProviderMember<TData = Awaited<ReturnType<typeof getProviderMember>>, TError = ErrorType<'getProviderMember'>>(
 memberId: MemberId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProviderMember>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProviderMemberQueryOptions(memberId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetProviderMember} query
 */
export const invalidateGetProviderMember = async (
 queryClient: QueryClient, memberId: MemberId, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetProviderMemberQueryKey(memberId) }, options);

  return queryClient;
}




export const getGrantCouponUrl = (memberId: MemberId,) => {




  return `/provider/members/${memberId}/coupons`
}

/**
 * Creates a coupon and adds it to a member's coupons. Its code is generated.
 * @summary Grant a coupon
 */
export const grantCoupon = async (memberId: MemberId,
    couponGrant: CouponGrant,
    headers: GrantCouponHeaders, options?: Parameters<typeof call>[1]): Promise<CouponGrantResult> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return call<CouponGrantResult>(getGrantCouponUrl(memberId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(couponGrant)
  }
);}





export const getGrantCouponMutationKey = () => ['grantCoupon'] as const;

export const getGrantCouponMutationOptions = <TError = ErrorType<'grantCoupon'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof grantCoupon>>, TError,GrantCouponMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof grantCoupon>>, TError,GrantCouponMutationVariables, TContext> => {

const mutationKey = getGrantCouponMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof grantCoupon>>, GrantCouponMutationVariables> = (props) => {
          const {memberId,data,headers} = props ?? {};

          return  grantCoupon(memberId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GrantCouponMutationResult = NonNullable<Awaited<ReturnType<typeof grantCoupon>>>
    export type GrantCouponMutationBody = BodyType<CouponGrant>
    export type GrantCouponMutationError = ErrorType<'grantCoupon'>
    export type GrantCouponMutationVariables = {memberId: MemberId;data: BodyType<CouponGrant>;headers: GrantCouponHeaders}

    /**
 * @summary Grant a coupon
 */
export const useGrantCoupon = <TError = ErrorType<'grantCoupon'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof grantCoupon>>, TError,GrantCouponMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof grantCoupon>>,
        TError,
        GrantCouponMutationVariables,
        TContext
      > => {
      return useMutation(getGrantCouponMutationOptions(options), queryClient);
    }
    export const getGrantCouponsUrl = () => {




  return `/provider/coupon-grants`
}

/**
 * Creates a coupon for each of up to 1,000 members. The coupons have the same terms and different codes. Members who don't exist or have withdrawn are skipped: their rows have no code. All other members get their coupon, or none does.
 * @summary Grant a coupon to many members
 */
export const grantCoupons = async (couponGrantsRequest: CouponGrantsRequest,
    headers: GrantCouponsHeaders, options?: Parameters<typeof call>[1]): Promise<CouponGrantsResult> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return call<CouponGrantsResult>(getGrantCouponsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(couponGrantsRequest)
  }
);}





export const getGrantCouponsMutationKey = () => ['grantCoupons'] as const;

export const getGrantCouponsMutationOptions = <TError = ErrorType<'grantCoupons'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof grantCoupons>>, TError,GrantCouponsMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof grantCoupons>>, TError,GrantCouponsMutationVariables, TContext> => {

const mutationKey = getGrantCouponsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof grantCoupons>>, GrantCouponsMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  grantCoupons(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GrantCouponsMutationResult = NonNullable<Awaited<ReturnType<typeof grantCoupons>>>
    export type GrantCouponsMutationBody = BodyType<CouponGrantsRequest>
    export type GrantCouponsMutationError = ErrorType<'grantCoupons'>
    export type GrantCouponsMutationVariables = {data: BodyType<CouponGrantsRequest>;headers: GrantCouponsHeaders}

    /**
 * @summary Grant a coupon to many members
 */
export const useGrantCoupons = <TError = ErrorType<'grantCoupons'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof grantCoupons>>, TError,GrantCouponsMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof grantCoupons>>,
        TError,
        GrantCouponsMutationVariables,
        TContext
      > => {
      return useMutation(getGrantCouponsMutationOptions(options), queryClient);
    }
    export const getSetMemberTierUrl = (memberId: MemberId,) => {




  return `/provider/members/${memberId}/tier`
}

/**
 * Grants a tier until a time or without an end, in place of an earlier grant. A member has the higher of the granted tier and the tier earned by stays. Members without a membership number have no tier.
 * @summary Set a member's tier
 */
export const setMemberTier = async (memberId: MemberId,
    memberTierRequest: MemberTierRequest,
    headers: SetMemberTierHeaders, options?: Parameters<typeof call>[1]): Promise<MemberTierResult> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return call<MemberTierResult>(getSetMemberTierUrl(memberId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(memberTierRequest)
  }
);}





export const getSetMemberTierMutationKey = () => ['setMemberTier'] as const;

export const getSetMemberTierMutationOptions = <TError = ErrorType<'setMemberTier'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setMemberTier>>, TError,SetMemberTierMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof setMemberTier>>, TError,SetMemberTierMutationVariables, TContext> => {

const mutationKey = getSetMemberTierMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setMemberTier>>, SetMemberTierMutationVariables> = (props) => {
          const {memberId,data,headers} = props ?? {};

          return  setMemberTier(memberId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetMemberTierMutationResult = NonNullable<Awaited<ReturnType<typeof setMemberTier>>>
    export type SetMemberTierMutationBody = BodyType<MemberTierRequest>
    export type SetMemberTierMutationError = ErrorType<'setMemberTier'>
    export type SetMemberTierMutationVariables = {memberId: MemberId;data: BodyType<MemberTierRequest>;headers: SetMemberTierHeaders}

    /**
 * @summary Set a member's tier
 */
export const useSetMemberTier = <TError = ErrorType<'setMemberTier'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setMemberTier>>, TError,SetMemberTierMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setMemberTier>>,
        TError,
        SetMemberTierMutationVariables,
        TContext
      > => {
      return useMutation(getSetMemberTierMutationOptions(options), queryClient);
    }
    export const getPutContractsUrl = () => {




  return `/provider/contracts`
}

/**
 * Creates or updates up to 500 contracts and their vouchers by contract number, without a bundle. Contracts that aren't in the request stay unchanged. If any row is invalid, nothing is written, and each invalid row is reported. The rooms must have been loaded with a bundle. A later bundle that contains the same contract replaces it. Bookings keep the vouchers that they use.
 * @summary Create or update owners' contracts
 */
export const putContracts = async (contractsRequest: ContractsRequest,
    headers: PutContractsHeaders, options?: Parameters<typeof call>[1]): Promise<ProviderContractsResult> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return call<ProviderContractsResult>(getPutContractsUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(contractsRequest)
  }
);}





export const getPutContractsMutationKey = () => ['putContracts'] as const;

export const getPutContractsMutationOptions = <TError = ErrorType<'putContracts'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof putContracts>>, TError,PutContractsMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof putContracts>>, TError,PutContractsMutationVariables, TContext> => {

const mutationKey = getPutContractsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof putContracts>>, PutContractsMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  putContracts(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PutContractsMutationResult = NonNullable<Awaited<ReturnType<typeof putContracts>>>
    export type PutContractsMutationBody = BodyType<ContractsRequest>
    export type PutContractsMutationError = ErrorType<'putContracts'>
    export type PutContractsMutationVariables = {data: BodyType<ContractsRequest>;headers: PutContractsHeaders}

    /**
 * @summary Create or update owners' contracts
 */
export const usePutContracts = <TError = ErrorType<'putContracts'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof putContracts>>, TError,PutContractsMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof putContracts>>,
        TError,
        PutContractsMutationVariables,
        TContext
      > => {
      return useMutation(getPutContractsMutationOptions(options), queryClient);
    }
    export const getListEnquiriesUrl = (params?: ListEnquiriesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/provider/enquiries?${stringifiedParams}` : `/provider/enquiries`
}

/**
 * Returns the enquiries that wait for an answer, oldest first. Results are paginated with `cursor`.
 * @summary List waiting enquiries
 */
export const listEnquiries = async (params?: ListEnquiriesParams, options?: Parameters<typeof call>[1]): Promise<EnquiriesResult> => {

  return call<EnquiriesResult>(getListEnquiriesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListEnquiriesQueryKey = (params?: ListEnquiriesParams,) => {
    return [
    `/provider/enquiries`, ...(params ? [params] : [])
    ] as const;
    }


export const getListEnquiriesQueryOptions = <TData = Awaited<ReturnType<typeof listEnquiries>>, TError = ErrorType<'listEnquiries'>>(params?: ListEnquiriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEnquiries>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEnquiriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEnquiries>>> = ({ signal }) => listEnquiries(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listEnquiries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListEnquiriesQueryResult = NonNullable<Awaited<ReturnType<typeof listEnquiries>>>
export type ListEnquiriesQueryError = ErrorType<'listEnquiries'>


export function useListEnquiries<TData = Awaited<ReturnType<typeof listEnquiries>>, TError = ErrorType<'listEnquiries'>>(
 params: undefined |  ListEnquiriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEnquiries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEnquiries>>,
          TError,
          Awaited<ReturnType<typeof listEnquiries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEnquiries<TData = Awaited<ReturnType<typeof listEnquiries>>, TError = ErrorType<'listEnquiries'>>(
 params?: ListEnquiriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEnquiries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEnquiries>>,
          TError,
          Awaited<ReturnType<typeof listEnquiries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEnquiries<TData = Awaited<ReturnType<typeof listEnquiries>>, TError = ErrorType<'listEnquiries'>>(
 params?: ListEnquiriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEnquiries>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List waiting enquiries
 */

export function useListEnquiries<TData = Awaited<ReturnType<typeof listEnquiries>>, TError = ErrorType<'listEnquiries'>>(
 params?: ListEnquiriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEnquiries>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEnquiriesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListEnquiries} query
 */
export const invalidateListEnquiries = async (
 queryClient: QueryClient, params?: ListEnquiriesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListEnquiriesQueryKey(params) }, options);

  return queryClient;
}




export const getGetEnquiryUrl = (vocSeq: VocSeq,) => {




  return `/provider/enquiries/${vocSeq}`
}

/**
 * Returns an enquiry with its attachments and answers.
 * @summary Read an enquiry
 */
export const getEnquiry = async (vocSeq: VocSeq, options?: Parameters<typeof call>[1]): Promise<EnquiryResult> => {

  return call<EnquiryResult>(getGetEnquiryUrl(vocSeq),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetEnquiryQueryKey = (vocSeq: VocSeq,) => {
    return [
    `/provider/enquiries/${vocSeq}`
    ] as const;
    }


export const getGetEnquiryQueryOptions = <TData = Awaited<ReturnType<typeof getEnquiry>>, TError = ErrorType<'getEnquiry'>>(vocSeq: VocSeq, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEnquiry>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEnquiryQueryKey(vocSeq);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEnquiry>>> = ({ signal }) => getEnquiry(vocSeq, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: vocSeq !== null && vocSeq !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getEnquiry>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetEnquiryQueryResult = NonNullable<Awaited<ReturnType<typeof getEnquiry>>>
export type GetEnquiryQueryError = ErrorType<'getEnquiry'>


export function useGetEnquiry<TData = Awaited<ReturnType<typeof getEnquiry>>, TError = ErrorType<'getEnquiry'>>(
 vocSeq: VocSeq, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEnquiry>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEnquiry>>,
          TError,
          Awaited<ReturnType<typeof getEnquiry>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEnquiry<TData = Awaited<ReturnType<typeof getEnquiry>>, TError = ErrorType<'getEnquiry'>>(
 vocSeq: VocSeq, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEnquiry>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEnquiry>>,
          TError,
          Awaited<ReturnType<typeof getEnquiry>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEnquiry<TData = Awaited<ReturnType<typeof getEnquiry>>, TError = ErrorType<'getEnquiry'>>(
 vocSeq: VocSeq, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEnquiry>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an enquiry
 */

export function useGetEnquiry<TData = Awaited<ReturnType<typeof getEnquiry>>, TError = ErrorType<'getEnquiry'>>(
 vocSeq: VocSeq, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEnquiry>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetEnquiryQueryOptions(vocSeq,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetEnquiry} query
 */
export const invalidateGetEnquiry = async (
 queryClient: QueryClient, vocSeq: VocSeq, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetEnquiryQueryKey(vocSeq) }, options);

  return queryClient;
}




export const getGetEnquiryAttachmentUrl = (vocSeq: VocSeq,
    attachmentId: VocAttachmentId,) => {




  return `/provider/enquiries/${vocSeq}/attachments/${attachmentId}`
}

/**
 * Returns the attached file as a download.
 * @summary Download an attachment of an enquiry
 */
export const getEnquiryAttachment = async (vocSeq: VocSeq,
    attachmentId: VocAttachmentId, options?: Parameters<typeof call>[1]): Promise<Blob> => {

  return call<Blob>(getGetEnquiryAttachmentUrl(vocSeq,attachmentId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetEnquiryAttachmentQueryKey = (vocSeq: VocSeq,
    attachmentId: VocAttachmentId,) => {
    return [
    `/provider/enquiries/${vocSeq}/attachments/${attachmentId}`
    ] as const;
    }


export const getGetEnquiryAttachmentQueryOptions = <TData = Awaited<ReturnType<typeof getEnquiryAttachment>>, TError = ErrorType<'getEnquiryAttachment'>>(vocSeq: VocSeq,
    attachmentId: VocAttachmentId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEnquiryAttachment>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEnquiryAttachmentQueryKey(vocSeq,attachmentId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEnquiryAttachment>>> = ({ signal }) => getEnquiryAttachment(vocSeq,attachmentId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: vocSeq !== null && vocSeq !== undefined && attachmentId !== null && attachmentId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getEnquiryAttachment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetEnquiryAttachmentQueryResult = NonNullable<Awaited<ReturnType<typeof getEnquiryAttachment>>>
export type GetEnquiryAttachmentQueryError = ErrorType<'getEnquiryAttachment'>


export function useGetEnquiryAttachment<TData = Awaited<ReturnType<typeof getEnquiryAttachment>>, TError = ErrorType<'getEnquiryAttachment'>>(
 vocSeq: VocSeq,
    attachmentId: VocAttachmentId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEnquiryAttachment>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEnquiryAttachment>>,
          TError,
          Awaited<ReturnType<typeof getEnquiryAttachment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEnquiryAttachment<TData = Awaited<ReturnType<typeof getEnquiryAttachment>>, TError = ErrorType<'getEnquiryAttachment'>>(
 vocSeq: VocSeq,
    attachmentId: VocAttachmentId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEnquiryAttachment>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEnquiryAttachment>>,
          TError,
          Awaited<ReturnType<typeof getEnquiryAttachment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEnquiryAttachment<TData = Awaited<ReturnType<typeof getEnquiryAttachment>>, TError = ErrorType<'getEnquiryAttachment'>>(
 vocSeq: VocSeq,
    attachmentId: VocAttachmentId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEnquiryAttachment>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download an attachment of an enquiry
 */

export function useGetEnquiryAttachment<TData = Awaited<ReturnType<typeof getEnquiryAttachment>>, TError = ErrorType<'getEnquiryAttachment'>>(
 vocSeq: VocSeq,
    attachmentId: VocAttachmentId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEnquiryAttachment>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetEnquiryAttachmentQueryOptions(vocSeq,attachmentId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetEnquiryAttachment} query
 */
export const invalidateGetEnquiryAttachment = async (
 queryClient: QueryClient, vocSeq: VocSeq,
    attachmentId: VocAttachmentId, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetEnquiryAttachmentQueryKey(vocSeq,attachmentId) }, options);

  return queryClient;
}




export const getAnswerEnquiryUrl = (vocSeq: VocSeq,) => {




  return `/provider/enquiries/${vocSeq}/answers`
}

/**
 * Answers an enquiry, or corrects its answer with a further one. The member sees the latest answer and gets an email about it in the language in which they wrote. `changed_at` is the version that was read. If the enquiry has since been changed or answered, the call fails with `enquiry_changed`; read it again. After the first answer, the member can't change or delete the enquiry.
 * @summary Answer an enquiry
 */
export const answerEnquiry = async (vocSeq: VocSeq,
    enquiryAnswerRequest: EnquiryAnswerRequest,
    headers: AnswerEnquiryHeaders, options?: Parameters<typeof call>[1]): Promise<EnquiryAnsweredResult> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return call<EnquiryAnsweredResult>(getAnswerEnquiryUrl(vocSeq),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(enquiryAnswerRequest)
  }
);}





export const getAnswerEnquiryMutationKey = () => ['answerEnquiry'] as const;

export const getAnswerEnquiryMutationOptions = <TError = ErrorType<'answerEnquiry'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerEnquiry>>, TError,AnswerEnquiryMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof answerEnquiry>>, TError,AnswerEnquiryMutationVariables, TContext> => {

const mutationKey = getAnswerEnquiryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof answerEnquiry>>, AnswerEnquiryMutationVariables> = (props) => {
          const {vocSeq,data,headers} = props ?? {};

          return  answerEnquiry(vocSeq,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AnswerEnquiryMutationResult = NonNullable<Awaited<ReturnType<typeof answerEnquiry>>>
    export type AnswerEnquiryMutationBody = BodyType<EnquiryAnswerRequest>
    export type AnswerEnquiryMutationError = ErrorType<'answerEnquiry'>
    export type AnswerEnquiryMutationVariables = {vocSeq: VocSeq;data: BodyType<EnquiryAnswerRequest>;headers: AnswerEnquiryHeaders}

    /**
 * @summary Answer an enquiry
 */
export const useAnswerEnquiry = <TError = ErrorType<'answerEnquiry'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerEnquiry>>, TError,AnswerEnquiryMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof answerEnquiry>>,
        TError,
        AnswerEnquiryMutationVariables,
        TContext
      > => {
      return useMutation(getAnswerEnquiryMutationOptions(options), queryClient);
    }
    export const getListMemberPointsUrl = (memberId: MemberId,
    params?: ListMemberPointsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/provider/members/${memberId}/points-entries?${stringifiedParams}` : `/provider/members/${memberId}/points-entries`
}

/**
 * Returns all points transactions of a member, newest first. Each has the ID with which `reversePointsEntry` reverses it. Results are paginated with `cursor`.
 * @summary List a member's points transactions
 */
export const listMemberPoints = async (memberId: MemberId,
    params?: ListMemberPointsParams, options?: Parameters<typeof call>[1]): Promise<MemberPointsResult> => {

  return call<MemberPointsResult>(getListMemberPointsUrl(memberId,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListMemberPointsQueryKey = (memberId: MemberId,
    params?: ListMemberPointsParams,) => {
    return [
    `/provider/members/${memberId}/points-entries`, ...(params ? [params] : [])
    ] as const;
    }


export const getListMemberPointsQueryOptions = <TData = Awaited<ReturnType<typeof listMemberPoints>>, TError = ErrorType<'listMemberPoints'>>(memberId: MemberId,
    params?: ListMemberPointsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMemberPoints>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMemberPointsQueryKey(memberId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMemberPoints>>> = ({ signal }) => listMemberPoints(memberId,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: memberId !== null && memberId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMemberPoints>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMemberPointsQueryResult = NonNullable<Awaited<ReturnType<typeof listMemberPoints>>>
export type ListMemberPointsQueryError = ErrorType<'listMemberPoints'>


export function useListMemberPoints<TData = Awaited<ReturnType<typeof listMemberPoints>>, TError = ErrorType<'listMemberPoints'>>(
 memberId: MemberId,
    params: undefined |  ListMemberPointsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMemberPoints>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMemberPoints>>,
          TError,
          Awaited<ReturnType<typeof listMemberPoints>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMemberPoints<TData = Awaited<ReturnType<typeof listMemberPoints>>, TError = ErrorType<'listMemberPoints'>>(
 memberId: MemberId,
    params?: ListMemberPointsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMemberPoints>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMemberPoints>>,
          TError,
          Awaited<ReturnType<typeof listMemberPoints>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMemberPoints<TData = Awaited<ReturnType<typeof listMemberPoints>>, TError = ErrorType<'listMemberPoints'>>(
 memberId: MemberId,
    params?: ListMemberPointsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMemberPoints>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List a member's points transactions
 */

export function useListMemberPoints<TData = Awaited<ReturnType<typeof listMemberPoints>>, TError = ErrorType<'listMemberPoints'>>(
 memberId: MemberId,
    params?: ListMemberPointsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMemberPoints>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMemberPointsQueryOptions(memberId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListMemberPoints} query
 */
export const invalidateListMemberPoints = async (
 queryClient: QueryClient, memberId: MemberId,
    params?: ListMemberPointsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListMemberPointsQueryKey(memberId,params) }, options);

  return queryClient;
}




export const getCreatePointsEntryUrl = (memberId: MemberId,) => {




  return `/provider/members/${memberId}/points-entries`
}

/**
 * Adds a points transaction. `earn`, `admin_grant` and `outlet_earn` grant points, which expire at `expires_at` or, if that is omitted, after a year. `use`, `admin_deduction` and `outlet_use` deduct points, starting with those that expire first. A deduction of more points than the member has fails with `mileage_insufficient` and deducts none.
 * @summary Grant or deduct a member's points
 */
export const createPointsEntry = async (memberId: MemberId,
    pointsEntryRequest: PointsEntryRequest,
    headers: CreatePointsEntryHeaders, options?: Parameters<typeof call>[1]): Promise<PointsEntryResult> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return call<PointsEntryResult>(getCreatePointsEntryUrl(memberId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(pointsEntryRequest)
  }
);}





export const getCreatePointsEntryMutationKey = () => ['createPointsEntry'] as const;

export const getCreatePointsEntryMutationOptions = <TError = ErrorType<'createPointsEntry'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPointsEntry>>, TError,CreatePointsEntryMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof createPointsEntry>>, TError,CreatePointsEntryMutationVariables, TContext> => {

const mutationKey = getCreatePointsEntryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPointsEntry>>, CreatePointsEntryMutationVariables> = (props) => {
          const {memberId,data,headers} = props ?? {};

          return  createPointsEntry(memberId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePointsEntryMutationResult = NonNullable<Awaited<ReturnType<typeof createPointsEntry>>>
    export type CreatePointsEntryMutationBody = BodyType<PointsEntryRequest>
    export type CreatePointsEntryMutationError = ErrorType<'createPointsEntry'>
    export type CreatePointsEntryMutationVariables = {memberId: MemberId;data: BodyType<PointsEntryRequest>;headers: CreatePointsEntryHeaders}

    /**
 * @summary Grant or deduct a member's points
 */
export const useCreatePointsEntry = <TError = ErrorType<'createPointsEntry'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPointsEntry>>, TError,CreatePointsEntryMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPointsEntry>>,
        TError,
        CreatePointsEntryMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePointsEntryMutationOptions(options), queryClient);
    }
    export const getReversePointsEntryUrl = (memberId: MemberId,
    entryId: PointsEntryId,) => {




  return `/provider/members/${memberId}/points-entries/${entryId}/reversal`
}

/**
 * Reverses a transaction that was added with `createPointsEntry`. Granted points are deducted: first those that are left of the grant, then those that expire first. Deducted points are returned with their original expiry. The reversal is a transaction of type `outlet_cancel` or `admin_cancel`. A transaction can be reversed once.
 * @summary Reverse a points transaction
 */
export const reversePointsEntry = async (memberId: MemberId,
    entryId: PointsEntryId,
    headers: ReversePointsEntryHeaders, options?: Parameters<typeof call>[1]): Promise<PointsEntryResult> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return call<PointsEntryResult>(getReversePointsEntryUrl(memberId,entryId),
  {
    ...options,
    method: 'POST',
    headers: { ...headers, ...getHeaders(options?.headers) }

  }
);}





export const getReversePointsEntryMutationKey = () => ['reversePointsEntry'] as const;

export const getReversePointsEntryMutationOptions = <TError = ErrorType<'reversePointsEntry'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reversePointsEntry>>, TError,ReversePointsEntryMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof reversePointsEntry>>, TError,ReversePointsEntryMutationVariables, TContext> => {

const mutationKey = getReversePointsEntryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reversePointsEntry>>, ReversePointsEntryMutationVariables> = (props) => {
          const {memberId,entryId,headers} = props ?? {};

          return  reversePointsEntry(memberId,entryId,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReversePointsEntryMutationResult = NonNullable<Awaited<ReturnType<typeof reversePointsEntry>>>

    export type ReversePointsEntryMutationError = ErrorType<'reversePointsEntry'>
    export type ReversePointsEntryMutationVariables = {memberId: MemberId;entryId: PointsEntryId;headers: ReversePointsEntryHeaders}

    /**
 * @summary Reverse a points transaction
 */
export const useReversePointsEntry = <TError = ErrorType<'reversePointsEntry'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reversePointsEntry>>, TError,ReversePointsEntryMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reversePointsEntry>>,
        TError,
        ReversePointsEntryMutationVariables,
        TContext
      > => {
      return useMutation(getReversePointsEntryMutationOptions(options), queryClient);
    }
    export const getListRefusedRefundsUrl = () => {




  return `/provider/refunds`
}

/**
 * Returns up to 100 refunds that the card provider refused and that haven't been paid out yet, oldest first. The property contacts the guest, pays the refund by other means, and records the payout with `payOutRefund`.
 * @summary List refused refunds
 */
export const listRefusedRefunds = async ( options?: Parameters<typeof call>[1]): Promise<RefusedRefundsResult> => {

  return call<RefusedRefundsResult>(getListRefusedRefundsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListRefusedRefundsQueryKey = () => {
    return [
    `/provider/refunds`
    ] as const;
    }


export const getListRefusedRefundsQueryOptions = <TData = Awaited<ReturnType<typeof listRefusedRefunds>>, TError = ErrorType<'listRefusedRefunds'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRefusedRefunds>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRefusedRefundsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRefusedRefunds>>> = ({ signal }) => listRefusedRefunds({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRefusedRefunds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRefusedRefundsQueryResult = NonNullable<Awaited<ReturnType<typeof listRefusedRefunds>>>
export type ListRefusedRefundsQueryError = ErrorType<'listRefusedRefunds'>


export function useListRefusedRefunds<TData = Awaited<ReturnType<typeof listRefusedRefunds>>, TError = ErrorType<'listRefusedRefunds'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRefusedRefunds>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRefusedRefunds>>,
          TError,
          Awaited<ReturnType<typeof listRefusedRefunds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRefusedRefunds<TData = Awaited<ReturnType<typeof listRefusedRefunds>>, TError = ErrorType<'listRefusedRefunds'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRefusedRefunds>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRefusedRefunds>>,
          TError,
          Awaited<ReturnType<typeof listRefusedRefunds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRefusedRefunds<TData = Awaited<ReturnType<typeof listRefusedRefunds>>, TError = ErrorType<'listRefusedRefunds'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRefusedRefunds>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List refused refunds
 */

export function useListRefusedRefunds<TData = Awaited<ReturnType<typeof listRefusedRefunds>>, TError = ErrorType<'listRefusedRefunds'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRefusedRefunds>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRefusedRefundsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListRefusedRefunds} query
 */
export const invalidateListRefusedRefunds = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListRefusedRefundsQueryKey() }, options);

  return queryClient;
}




export const getPayOutRefundUrl = (refundId: RefundId,) => {




  return `/provider/refunds/${refundId}/payout`
}

/**
 * Records that the property has paid a refused refund to the guest by other means. The guest then sees the refund as completed. Repeating the call keeps the first record.
 * @summary Record the payout of a refused refund
 */
export const payOutRefund = async (refundId: RefundId,
    refundPayoutRequest: RefundPayoutRequest, options?: Parameters<typeof call>[1]): Promise<RefundPayoutResult> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return call<RefundPayoutResult>(getPayOutRefundUrl(refundId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(refundPayoutRequest)
  }
);}





export const getPayOutRefundMutationKey = () => ['payOutRefund'] as const;

export const getPayOutRefundMutationOptions = <TError = ErrorType<'payOutRefund'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof payOutRefund>>, TError,PayOutRefundMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof payOutRefund>>, TError,PayOutRefundMutationVariables, TContext> => {

const mutationKey = getPayOutRefundMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof payOutRefund>>, PayOutRefundMutationVariables> = (props) => {
          const {refundId,data} = props ?? {};

          return  payOutRefund(refundId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PayOutRefundMutationResult = NonNullable<Awaited<ReturnType<typeof payOutRefund>>>
    export type PayOutRefundMutationBody = BodyType<RefundPayoutRequest>
    export type PayOutRefundMutationError = ErrorType<'payOutRefund'>
    export type PayOutRefundMutationVariables = {refundId: RefundId;data: BodyType<RefundPayoutRequest>}

    /**
 * @summary Record the payout of a refused refund
 */
export const usePayOutRefund = <TError = ErrorType<'payOutRefund'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof payOutRefund>>, TError,PayOutRefundMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof payOutRefund>>,
        TError,
        PayOutRefundMutationVariables,
        TContext
      > => {
      return useMutation(getPayOutRefundMutationOptions(options), queryClient);
    }
    export const getListProviderKeysUrl = () => {




  return `/provider/keys`
}

/**
 * Returns the company's provider keys, without their secrets. Keys from the server's configuration aren't included.
 * @summary List provider keys
 */
export const listProviderKeys = async ( options?: Parameters<typeof call>[1]): Promise<ProviderKeysResult> => {

  return call<ProviderKeysResult>(getListProviderKeysUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListProviderKeysQueryKey = () => {
    return [
    `/provider/keys`
    ] as const;
    }


export const getListProviderKeysQueryOptions = <TData = Awaited<ReturnType<typeof listProviderKeys>>, TError = ErrorType<'listProviderKeys'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProviderKeys>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProviderKeysQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProviderKeys>>> = ({ signal }) => listProviderKeys({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProviderKeys>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProviderKeysQueryResult = NonNullable<Awaited<ReturnType<typeof listProviderKeys>>>
export type ListProviderKeysQueryError = ErrorType<'listProviderKeys'>


export function useListProviderKeys<TData = Awaited<ReturnType<typeof listProviderKeys>>, TError = ErrorType<'listProviderKeys'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProviderKeys>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProviderKeys>>,
          TError,
          Awaited<ReturnType<typeof listProviderKeys>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProviderKeys<TData = Awaited<ReturnType<typeof listProviderKeys>>, TError = ErrorType<'listProviderKeys'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProviderKeys>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProviderKeys>>,
          TError,
          Awaited<ReturnType<typeof listProviderKeys>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProviderKeys<TData = Awaited<ReturnType<typeof listProviderKeys>>, TError = ErrorType<'listProviderKeys'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProviderKeys>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List provider keys
 */

export function useListProviderKeys<TData = Awaited<ReturnType<typeof listProviderKeys>>, TError = ErrorType<'listProviderKeys'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProviderKeys>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProviderKeysQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListProviderKeys} query
 */
export const invalidateListProviderKeys = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListProviderKeysQueryKey() }, options);

  return queryClient;
}




export const getCreateProviderKeyUrl = () => {




  return `/provider/keys`
}

/**
 * Creates a key for one of the company's systems. The secret is returned only in this response. A key can't grant scopes that it lacks itself. A company can have 100 keys.
 * @summary Create a provider key
 */
export const createProviderKey = async (providerKeyRequest: ProviderKeyRequest, options?: Parameters<typeof call>[1]): Promise<ProviderKeySecretResult> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return call<ProviderKeySecretResult>(getCreateProviderKeyUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(providerKeyRequest)
  }
);}





export const getCreateProviderKeyMutationKey = () => ['createProviderKey'] as const;

export const getCreateProviderKeyMutationOptions = <TError = ErrorType<'createProviderKey'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProviderKey>>, TError,CreateProviderKeyMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof createProviderKey>>, TError,CreateProviderKeyMutationVariables, TContext> => {

const mutationKey = getCreateProviderKeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createProviderKey>>, CreateProviderKeyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createProviderKey(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateProviderKeyMutationResult = NonNullable<Awaited<ReturnType<typeof createProviderKey>>>
    export type CreateProviderKeyMutationBody = BodyType<ProviderKeyRequest>
    export type CreateProviderKeyMutationError = ErrorType<'createProviderKey'>
    export type CreateProviderKeyMutationVariables = {data: BodyType<ProviderKeyRequest>}

    /**
 * @summary Create a provider key
 */
export const useCreateProviderKey = <TError = ErrorType<'createProviderKey'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProviderKey>>, TError,CreateProviderKeyMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createProviderKey>>,
        TError,
        CreateProviderKeyMutationVariables,
        TContext
      > => {
      return useMutation(getCreateProviderKeyMutationOptions(options), queryClient);
    }
    export const getRevokeProviderKeyUrl = (keyId: KeyId,) => {




  return `/provider/keys/${keyId}`
}

/**
 * Revokes a key immediately. Repeating the call changes nothing.
 * @summary Revoke a provider key
 */
export const revokeProviderKey = async (keyId: KeyId, options?: Parameters<typeof call>[1]): Promise<ProviderKeyRevokedResult> => {

  return call<ProviderKeyRevokedResult>(getRevokeProviderKeyUrl(keyId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getRevokeProviderKeyMutationKey = () => ['revokeProviderKey'] as const;

export const getRevokeProviderKeyMutationOptions = <TError = ErrorType<'revokeProviderKey'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeProviderKey>>, TError,RevokeProviderKeyMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof revokeProviderKey>>, TError,RevokeProviderKeyMutationVariables, TContext> => {

const mutationKey = getRevokeProviderKeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeProviderKey>>, RevokeProviderKeyMutationVariables> = (props) => {
          const {keyId} = props ?? {};

          return  revokeProviderKey(keyId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RevokeProviderKeyMutationResult = NonNullable<Awaited<ReturnType<typeof revokeProviderKey>>>

    export type RevokeProviderKeyMutationError = ErrorType<'revokeProviderKey'>
    export type RevokeProviderKeyMutationVariables = {keyId: KeyId}

    /**
 * @summary Revoke a provider key
 */
export const useRevokeProviderKey = <TError = ErrorType<'revokeProviderKey'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeProviderKey>>, TError,RevokeProviderKeyMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeProviderKey>>,
        TError,
        RevokeProviderKeyMutationVariables,
        TContext
      > => {
      return useMutation(getRevokeProviderKeyMutationOptions(options), queryClient);
    }
    export const getRotateProviderKeyUrl = (keyId: KeyId,) => {




  return `/provider/keys/${keyId}/rotations`
}

/**
 * Replaces the secret of a key and returns the new one. The previous secret is accepted for `overlap_minutes` more, so that the key can be replaced without an interruption. A secret from an earlier rotation is no longer accepted.
 * @summary Rotate a provider key
 */
export const rotateProviderKey = async (keyId: KeyId,
    keyRotationRequest: KeyRotationRequest, options?: Parameters<typeof call>[1]): Promise<ProviderKeySecretResult> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return call<ProviderKeySecretResult>(getRotateProviderKeyUrl(keyId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(keyRotationRequest)
  }
);}





export const getRotateProviderKeyMutationKey = () => ['rotateProviderKey'] as const;

export const getRotateProviderKeyMutationOptions = <TError = ErrorType<'rotateProviderKey'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rotateProviderKey>>, TError,RotateProviderKeyMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof rotateProviderKey>>, TError,RotateProviderKeyMutationVariables, TContext> => {

const mutationKey = getRotateProviderKeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof rotateProviderKey>>, RotateProviderKeyMutationVariables> = (props) => {
          const {keyId,data} = props ?? {};

          return  rotateProviderKey(keyId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RotateProviderKeyMutationResult = NonNullable<Awaited<ReturnType<typeof rotateProviderKey>>>
    export type RotateProviderKeyMutationBody = BodyType<KeyRotationRequest>
    export type RotateProviderKeyMutationError = ErrorType<'rotateProviderKey'>
    export type RotateProviderKeyMutationVariables = {keyId: KeyId;data: BodyType<KeyRotationRequest>}

    /**
 * @summary Rotate a provider key
 */
export const useRotateProviderKey = <TError = ErrorType<'rotateProviderKey'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rotateProviderKey>>, TError,RotateProviderKeyMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof rotateProviderKey>>,
        TError,
        RotateProviderKeyMutationVariables,
        TContext
      > => {
      return useMutation(getRotateProviderKeyMutationOptions(options), queryClient);
    }
    export const getListAuditEntriesUrl = (params?: ListAuditEntriesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/provider/audit-entries?${stringifiedParams}` : `/provider/audit-entries`
}

/**
 * Returns what the company's keys and staff changed, newest first. Entries can't be changed. Results are paginated with `cursor`.
 * @summary List audit entries
 */
export const listAuditEntries = async (params?: ListAuditEntriesParams, options?: Parameters<typeof call>[1]): Promise<AuditEntriesResult> => {

  return call<AuditEntriesResult>(getListAuditEntriesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListAuditEntriesQueryKey = (params?: ListAuditEntriesParams,) => {
    return [
    `/provider/audit-entries`, ...(params ? [params] : [])
    ] as const;
    }


export const getListAuditEntriesQueryOptions = <TData = Awaited<ReturnType<typeof listAuditEntries>>, TError = ErrorType<'listAuditEntries'>>(params?: ListAuditEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAuditEntriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAuditEntries>>> = ({ signal }) => listAuditEntries(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAuditEntriesQueryResult = NonNullable<Awaited<ReturnType<typeof listAuditEntries>>>
export type ListAuditEntriesQueryError = ErrorType<'listAuditEntries'>


export function useListAuditEntries<TData = Awaited<ReturnType<typeof listAuditEntries>>, TError = ErrorType<'listAuditEntries'>>(
 params: undefined |  ListAuditEntriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAuditEntries>>,
          TError,
          Awaited<ReturnType<typeof listAuditEntries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAuditEntries<TData = Awaited<ReturnType<typeof listAuditEntries>>, TError = ErrorType<'listAuditEntries'>>(
 params?: ListAuditEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAuditEntries>>,
          TError,
          Awaited<ReturnType<typeof listAuditEntries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAuditEntries<TData = Awaited<ReturnType<typeof listAuditEntries>>, TError = ErrorType<'listAuditEntries'>>(
 params?: ListAuditEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List audit entries
 */

export function useListAuditEntries<TData = Awaited<ReturnType<typeof listAuditEntries>>, TError = ErrorType<'listAuditEntries'>>(
 params?: ListAuditEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAuditEntriesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListAuditEntries} query
 */
export const invalidateListAuditEntries = async (
 queryClient: QueryClient, params?: ListAuditEntriesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListAuditEntriesQueryKey(params) }, options);

  return queryClient;
}




