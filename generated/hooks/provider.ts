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
  AriResult,
  AriUpdate,
  CheckInRequest,
  DeparturesRequest,
  DeparturesResult,
  DocumentNumber,
  ExportPropertyBundleParams,
  ImportPropertyBundleParams,
  ImportResult,
  PropertyBundle,
  PropertyRecordRequest,
  RefundId,
  RefundPayoutRequest,
  RefundPayoutResult,
  RefusedRefundsResult,
  ReservationResult,
  SsoKeyRequest,
  SsoKeyResult
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
 * Creates or replaces a company's properties with their details, terms, rooms, packages, options, promotions, policies, prices and allotments. A ferry line has ports, ships, cabin types, routes and fares instead of rooms, packages and prices. If any row is invalid, nothing is written, and each invalid row is reported. A bundle that leaves out nights that are open or have bookings is rejected, unless it sets `replace_days`. With `dry_run`, nothing is written, and the result contains the changes that the import would make. All files named in the bundle must already be on the server. Photos (JPEG, PNG, WebP) are rotated upright, stripped of EXIF metadata, and copied in several sizes and formats. A file is reported as an error on its row if its content doesn't match its extension, if it is truncated, or if it is larger than 20 MB, has a side of more than 12,000 pixels, or takes more than 64 MB when decoded (width × height × channels × bytes per channel).
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
    export const getExportPropertyBundleUrl = (params: ExportPropertyBundleParams,) => {
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
 * Returns a property as a bundle that `importPropertyBundle` accepts. Importing it changes nothing. It contains the nights from today on, with the changes by `updateAri`, in as few rows as possible. It contains the paths of files, but not their content, and no tiers, affiliates or owned rooms, which an import leaves unchanged if they are omitted.
 * @summary Export a property bundle
 */
export const exportPropertyBundle = async (params: ExportPropertyBundleParams, options?: Parameters<typeof call>[1]): Promise<PropertyBundle> => {

  return call<PropertyBundle>(getExportPropertyBundleUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getExportPropertyBundleQueryKey = (params?: ExportPropertyBundleParams,) => {
    return [
    `/provider/property-bundles`, ...(params ? [params] : [])
    ] as const;
    }


export const getExportPropertyBundleQueryOptions = <TData = Awaited<ReturnType<typeof exportPropertyBundle>>, TError = ErrorType<'exportPropertyBundle'>>(params: ExportPropertyBundleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportPropertyBundle>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportPropertyBundleQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportPropertyBundle>>> = ({ signal }) => exportPropertyBundle(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof exportPropertyBundle>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportPropertyBundleQueryResult = NonNullable<Awaited<ReturnType<typeof exportPropertyBundle>>>
export type ExportPropertyBundleQueryError = ErrorType<'exportPropertyBundle'>


export function useExportPropertyBundle<TData = Awaited<ReturnType<typeof exportPropertyBundle>>, TError = ErrorType<'exportPropertyBundle'>>(
 params: ExportPropertyBundleParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportPropertyBundle>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportPropertyBundle>>,
          TError,
          Awaited<ReturnType<typeof exportPropertyBundle>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportPropertyBundle<TData = Awaited<ReturnType<typeof exportPropertyBundle>>, TError = ErrorType<'exportPropertyBundle'>>(
 params: ExportPropertyBundleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportPropertyBundle>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportPropertyBundle>>,
          TError,
          Awaited<ReturnType<typeof exportPropertyBundle>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportPropertyBundle<TData = Awaited<ReturnType<typeof exportPropertyBundle>>, TError = ErrorType<'exportPropertyBundle'>>(
 params: ExportPropertyBundleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportPropertyBundle>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Export a property bundle
 */

export function useExportPropertyBundle<TData = Awaited<ReturnType<typeof exportPropertyBundle>>, TError = ErrorType<'exportPropertyBundle'>>(
 params: ExportPropertyBundleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportPropertyBundle>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportPropertyBundleQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useExportPropertyBundle} query
 */
export const invalidateExportPropertyBundle = async (
 queryClient: QueryClient, params: ExportPropertyBundleParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getExportPropertyBundleQueryKey(params) }, options);

  return queryClient;
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
    export const getUpdateAriUrl = () => {




  return `/provider/ari-updates`
}

/**
 * Changes the prices, allotments and restrictions (ARI) of a property between imports of its bundle, for its room types, packages, options and departures. A message that violates the schema is rejected as a whole. Otherwise, each row that can't take effect is reported in `problems`, and all other rows take effect together. Send the messages for a property one after the other, because a message that arrives after one with a higher `sequence` changes nothing. After a failure without a response or with status 503, send the same message again. Holds keep the price at which they were created. A quote whose price has changed can't be reserved (`price_changed`).
 * @summary Update rates, availability and restrictions
 */
export const updateAri = async (ariUpdate: AriUpdate, options?: Parameters<typeof call>[1]): Promise<AriResult> => {

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
return call<AriResult>(getUpdateAriUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(ariUpdate)
  }
);}





export const getUpdateAriMutationKey = () => ['updateAri'] as const;

export const getUpdateAriMutationOptions = <TError = ErrorType<'updateAri'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAri>>, TError,UpdateAriMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof updateAri>>, TError,UpdateAriMutationVariables, TContext> => {

const mutationKey = getUpdateAriMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateAri>>, UpdateAriMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateAri(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateAriMutationResult = NonNullable<Awaited<ReturnType<typeof updateAri>>>
    export type UpdateAriMutationBody = BodyType<AriUpdate>
    export type UpdateAriMutationError = ErrorType<'updateAri'>
    export type UpdateAriMutationVariables = {data: BodyType<AriUpdate>}

    /**
 * @summary Update rates, availability and restrictions
 */
export const useUpdateAri = <TError = ErrorType<'updateAri'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAri>>, TError,UpdateAriMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateAri>>,
        TError,
        UpdateAriMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateAriMutationOptions(options), queryClient);
    }
