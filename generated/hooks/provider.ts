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
  AriResult,
  AriUpdate,
  AuditEntriesResult,
  CancelProviderReservationHeaders,
  CheckInRequest,
  CheckOutReservationHeaders,
  ContractsRequest,
  CouponGrant,
  CouponGrantResult,
  CouponGrantsRequest,
  CouponGrantsResult,
  CreatePointsEntryHeaders,
  CreatePropertyRefundHeaders,
  DeparturesRequest,
  DeparturesResult,
  DocumentNumber,
  EnquiriesResult,
  EnquiryAnswerRequest,
  EnquiryAnsweredResult,
  EnquiryResult,
  ExportPropertyBundleParams,
  ExtendHoldHeaders,
  GetManifestParams,
  GrantCouponHeaders,
  GrantCouponsHeaders,
  HoldExtensionRequest,
  HoldExtensionResult,
  ImportPropertyBundleParams,
  ImportResult,
  ItemCode,
  KeyId,
  KeyRotationRequest,
  ListAuditEntriesParams,
  ListEnquiriesParams,
  ListMemberChangesParams,
  ListMemberPointsParams,
  ListReservationChangesParams,
  ListWebhookDeliveriesParams,
  ManifestResult,
  ManifestTable,
  MarkNoShowHeaders,
  MemberChangesResult,
  MemberId,
  MemberPointsResult,
  MemberSearchRequest,
  MemberSearchResult,
  MemberTierRequest,
  MemberTierResult,
  PassportsResult,
  PictureName,
  PictureUploadRequest,
  PictureUploadResult,
  PointsEntryId,
  PointsEntryRequest,
  PointsEntryResult,
  PropertyBundle,
  PropertyCancellationRequest,
  PropertyRecordRequest,
  PropertyRefundRequest,
  ProviderContractsResult,
  ProviderKeyRequest,
  ProviderKeyRevokedResult,
  ProviderKeySecretResult,
  ProviderKeysResult,
  ProviderMemberResult,
  ProviderReservationResult,
  PutContractsHeaders,
  PutRoomAssignmentHeaders,
  RefundId,
  RefundPayoutRequest,
  RefundPayoutResult,
  RefusedRefundsResult,
  ResendProviderConfirmationHeaders,
  ReservationChangesResult,
  ReservationResult,
  ReservationSearchRequest,
  ReservationSearchResult,
  ReservationStateResult,
  ReversePointsEntryHeaders,
  RoomAssignmentRequest,
  SetMemberTierHeaders,
  SsoKeyRequest,
  SsoKeyResult,
  VocAttachmentId,
  VocSeq,
  WebhookDeletedResult,
  WebhookDeliveriesResult,
  WebhookDeliveryResult,
  WebhookEndpointId,
  WebhookEndpointRequest,
  WebhookEndpointResult,
  WebhookEndpointsResult,
  WebhookRotationRequest,
  WebhookSecretResult,
  WebhookTestResult
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




export const getPutPictureUrl = (fileName: PictureName,) => {




  return `/provider/pictures/${fileName}`
}

/**
 * Stores a picture of at most 20 MB, to which the company's bundles can then refer. A picture with the same name is replaced; send the bundle again to show it. The picture is rotated upright, its metadata is removed, and copies are made in several widths, so a call can take several seconds. Pictures with a side of more than 12,000 pixels are rejected.
 * @summary Upload a picture
 */
export const putPicture = async (fileName: PictureName,
    pictureUploadRequest: PictureUploadRequest, options?: Parameters<typeof call>[1]): Promise<PictureUploadResult> => {
    const formData = new FormData();
formData.append(`file`, pictureUploadRequest.file);

  return call<PictureUploadResult>(getPutPictureUrl(fileName),
  {
    ...options,
    method: 'PUT'
    ,
    body: formData
  }
);}





export const getPutPictureMutationKey = () => ['putPicture'] as const;

export const getPutPictureMutationOptions = <TError = ErrorType<'putPicture'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof putPicture>>, TError,PutPictureMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof putPicture>>, TError,PutPictureMutationVariables, TContext> => {

const mutationKey = getPutPictureMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof putPicture>>, PutPictureMutationVariables> = (props) => {
          const {fileName,data} = props ?? {};

          return  putPicture(fileName,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PutPictureMutationResult = NonNullable<Awaited<ReturnType<typeof putPicture>>>
    export type PutPictureMutationBody = BodyType<PictureUploadRequest>
    export type PutPictureMutationError = ErrorType<'putPicture'>
    export type PutPictureMutationVariables = {fileName: PictureName;data: BodyType<PictureUploadRequest>}

    /**
 * @summary Upload a picture
 */
export const usePutPicture = <TError = ErrorType<'putPicture'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof putPicture>>, TError,PutPictureMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof putPicture>>,
        TError,
        PutPictureMutationVariables,
        TContext
      > => {
      return useMutation(getPutPictureMutationOptions(options), queryClient);
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
    export const getGetManifestUrl = (departureCode: ItemCode,
    params: GetManifestParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/provider/departures/${departureCode}/manifest?${stringifiedParams}` : `/provider/departures/${departureCode}/manifest`
}

/**
 * Returns the travellers who are booked on a departure, without cancelled reservations and no-shows. Passport numbers are masked unless the key has the scope `passports`; every complete manifest is recorded in the audit log. The manifest is final from `closed_at` on: no more bookings are taken. Send `format=csv` or `Accept: text/csv` for a table with one line for each traveller.
 * @summary Get the manifest of a departure
 */
export const getManifest = async (departureCode: ItemCode,
    params: GetManifestParams, options?: Parameters<typeof call>[1]): Promise<ManifestResult | ManifestTable> => {

  return call<ManifestResult | ManifestTable>(getGetManifestUrl(departureCode,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetManifestQueryKey = (departureCode: ItemCode,
    params?: GetManifestParams,) => {
    return [
    `/provider/departures/${departureCode}/manifest`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetManifestQueryOptions = <TData = Awaited<ReturnType<typeof getManifest>>, TError = ErrorType<'getManifest'>>(departureCode: ItemCode,
    params: GetManifestParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManifest>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetManifestQueryKey(departureCode,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getManifest>>> = ({ signal }) => getManifest(departureCode,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: departureCode !== null && departureCode !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getManifest>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetManifestQueryResult = NonNullable<Awaited<ReturnType<typeof getManifest>>>
export type GetManifestQueryError = ErrorType<'getManifest'>


export function useGetManifest<TData = Awaited<ReturnType<typeof getManifest>>, TError = ErrorType<'getManifest'>>(
 departureCode: ItemCode,
    params: GetManifestParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManifest>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getManifest>>,
          TError,
          Awaited<ReturnType<typeof getManifest>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetManifest<TData = Awaited<ReturnType<typeof getManifest>>, TError = ErrorType<'getManifest'>>(
 departureCode: ItemCode,
    params: GetManifestParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManifest>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getManifest>>,
          TError,
          Awaited<ReturnType<typeof getManifest>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetManifest<TData = Awaited<ReturnType<typeof getManifest>>, TError = ErrorType<'getManifest'>>(
 departureCode: ItemCode,
    params: GetManifestParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManifest>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the manifest of a departure
 */

export function useGetManifest<TData = Awaited<ReturnType<typeof getManifest>>, TError = ErrorType<'getManifest'>>(
 departureCode: ItemCode,
    params: GetManifestParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManifest>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetManifestQueryOptions(departureCode,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetManifest} query
 */
export const invalidateGetManifest = async (
 queryClient: QueryClient, departureCode: ItemCode,
    params: GetManifestParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetManifestQueryKey(departureCode,params) }, options);

  return queryClient;
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
    export const getCancelProviderReservationUrl = (reservationNumber: DocumentNumber,) => {




  return `/provider/reservations/${reservationNumber}/cancellation`
}

/**
 * Cancels a reservation on the property's decision, also after the check-in date if the stay hasn't ended. The inventory is released immediately, and the refund is sent to the card provider. Points and coupons are returned in full, and vouchers unless a fee is kept. The booker is notified.
 * @summary Cancel a reservation for the property
 */
export const cancelProviderReservation = async (reservationNumber: DocumentNumber,
    propertyCancellationRequest: PropertyCancellationRequest,
    headers: CancelProviderReservationHeaders, options?: Parameters<typeof call>[1]): Promise<ReservationStateResult> => {

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
return call<ReservationStateResult>(getCancelProviderReservationUrl(reservationNumber),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(propertyCancellationRequest)
  }
);}





export const getCancelProviderReservationMutationKey = () => ['cancelProviderReservation'] as const;

export const getCancelProviderReservationMutationOptions = <TError = ErrorType<'cancelProviderReservation'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelProviderReservation>>, TError,CancelProviderReservationMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelProviderReservation>>, TError,CancelProviderReservationMutationVariables, TContext> => {

const mutationKey = getCancelProviderReservationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelProviderReservation>>, CancelProviderReservationMutationVariables> = (props) => {
          const {reservationNumber,data,headers} = props ?? {};

          return  cancelProviderReservation(reservationNumber,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelProviderReservationMutationResult = NonNullable<Awaited<ReturnType<typeof cancelProviderReservation>>>
    export type CancelProviderReservationMutationBody = BodyType<PropertyCancellationRequest>
    export type CancelProviderReservationMutationError = ErrorType<'cancelProviderReservation'>
    export type CancelProviderReservationMutationVariables = {reservationNumber: DocumentNumber;data: BodyType<PropertyCancellationRequest>;headers: CancelProviderReservationHeaders}

    /**
 * @summary Cancel a reservation for the property
 */
export const useCancelProviderReservation = <TError = ErrorType<'cancelProviderReservation'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelProviderReservation>>, TError,CancelProviderReservationMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelProviderReservation>>,
        TError,
        CancelProviderReservationMutationVariables,
        TContext
      > => {
      return useMutation(getCancelProviderReservationMutationOptions(options), queryClient);
    }
    export const getMarkNoShowUrl = (reservationNumber: DocumentNumber,) => {




  return `/provider/reservations/${reservationNumber}/no-show`
}

/**
 * Records that the guest didn't arrive, from the check-in date on. The status becomes `used`, nothing is refunded, and the stay earns no points. A guarantee card is kept until the check-out date, so that the property can charge it. The booker is notified.
 * @summary Mark a guest as a no-show
 */
export const markNoShow = async (reservationNumber: DocumentNumber,
    headers: MarkNoShowHeaders, options?: Parameters<typeof call>[1]): Promise<ReservationStateResult> => {

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
return call<ReservationStateResult>(getMarkNoShowUrl(reservationNumber),
  {
    ...options,
    method: 'POST',
    headers: { ...headers, ...getHeaders(options?.headers) }

  }
);}





export const getMarkNoShowMutationKey = () => ['markNoShow'] as const;

export const getMarkNoShowMutationOptions = <TError = ErrorType<'markNoShow'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markNoShow>>, TError,MarkNoShowMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof markNoShow>>, TError,MarkNoShowMutationVariables, TContext> => {

const mutationKey = getMarkNoShowMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markNoShow>>, MarkNoShowMutationVariables> = (props) => {
          const {reservationNumber,headers} = props ?? {};

          return  markNoShow(reservationNumber,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MarkNoShowMutationResult = NonNullable<Awaited<ReturnType<typeof markNoShow>>>

    export type MarkNoShowMutationError = ErrorType<'markNoShow'>
    export type MarkNoShowMutationVariables = {reservationNumber: DocumentNumber;headers: MarkNoShowHeaders}

    /**
 * @summary Mark a guest as a no-show
 */
export const useMarkNoShow = <TError = ErrorType<'markNoShow'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markNoShow>>, TError,MarkNoShowMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markNoShow>>,
        TError,
        MarkNoShowMutationVariables,
        TContext
      > => {
      return useMutation(getMarkNoShowMutationOptions(options), queryClient);
    }
    export const getCheckOutReservationUrl = (reservationNumber: DocumentNumber,) => {




  return `/provider/reservations/${reservationNumber}/check-out`
}

/**
 * Marks a stay as used before its check-out time, from the check-in date on, and grants the points that it earned. Without this call, that happens after the check-out time. The nights that remain aren't offered again.
 * @summary Check a guest out
 */
export const checkOutReservation = async (reservationNumber: DocumentNumber,
    headers: CheckOutReservationHeaders, options?: Parameters<typeof call>[1]): Promise<ReservationStateResult> => {

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
return call<ReservationStateResult>(getCheckOutReservationUrl(reservationNumber),
  {
    ...options,
    method: 'POST',
    headers: { ...headers, ...getHeaders(options?.headers) }

  }
);}





export const getCheckOutReservationQueryKey = (reservationNumber: DocumentNumber,) => {
    return [
    'POST', `/provider/reservations/${reservationNumber}/check-out`
    ] as const;
    }


export const getCheckOutReservationQueryOptions = <TData = Awaited<ReturnType<typeof checkOutReservation>>, TError = ErrorType<'checkOutReservation'>>(reservationNumber: DocumentNumber,
    headers: CheckOutReservationHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkOutReservation>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCheckOutReservationQueryKey(reservationNumber);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof checkOutReservation>>> = ({ signal }) => checkOutReservation(reservationNumber,headers, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: reservationNumber !== null && reservationNumber !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof checkOutReservation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CheckOutReservationQueryResult = NonNullable<Awaited<ReturnType<typeof checkOutReservation>>>
export type CheckOutReservationQueryError = ErrorType<'checkOutReservation'>


export function useCheckOutReservation<TData = Awaited<ReturnType<typeof checkOutReservation>>, TError = ErrorType<'checkOutReservation'>>(
 reservationNumber: DocumentNumber,
    headers: CheckOutReservationHeaders, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkOutReservation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkOutReservation>>,
          TError,
          Awaited<ReturnType<typeof checkOutReservation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckOutReservation<TData = Awaited<ReturnType<typeof checkOutReservation>>, TError = ErrorType<'checkOutReservation'>>(
 reservationNumber: DocumentNumber,
    headers: CheckOutReservationHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkOutReservation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkOutReservation>>,
          TError,
          Awaited<ReturnType<typeof checkOutReservation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckOutReservation<TData = Awaited<ReturnType<typeof checkOutReservation>>, TError = ErrorType<'checkOutReservation'>>(
 reservationNumber: DocumentNumber,
    headers: CheckOutReservationHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkOutReservation>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Check a guest out
 */

export function useCheckOutReservation<TData = Awaited<ReturnType<typeof checkOutReservation>>, TError = ErrorType<'checkOutReservation'>>(
 reservationNumber: DocumentNumber,
    headers: CheckOutReservationHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkOutReservation>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCheckOutReservationQueryOptions(reservationNumber,headers,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useCheckOutReservation} query
 */
export const invalidateCheckOutReservation = async (
 queryClient: QueryClient, reservationNumber: DocumentNumber,
    headers: CheckOutReservationHeaders, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getCheckOutReservationQueryKey(reservationNumber) }, options);

  return queryClient;
}




export const getPutRoomAssignmentUrl = (reservationNumber: DocumentNumber,) => {




  return `/provider/reservations/${reservationNumber}/room-assignment`
}

/**
 * Stores the numbers of the rooms or cabins that the property assigned, and an internal note. Both replace the previous values and aren't shown to the guest. If the guest changes the stay, the room numbers are cleared.
 * @summary Assign rooms to a reservation
 */
export const putRoomAssignment = async (reservationNumber: DocumentNumber,
    roomAssignmentRequest: RoomAssignmentRequest,
    headers: PutRoomAssignmentHeaders, options?: Parameters<typeof call>[1]): Promise<ReservationStateResult> => {

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
return call<ReservationStateResult>(getPutRoomAssignmentUrl(reservationNumber),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(roomAssignmentRequest)
  }
);}





export const getPutRoomAssignmentMutationKey = () => ['putRoomAssignment'] as const;

export const getPutRoomAssignmentMutationOptions = <TError = ErrorType<'putRoomAssignment'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof putRoomAssignment>>, TError,PutRoomAssignmentMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof putRoomAssignment>>, TError,PutRoomAssignmentMutationVariables, TContext> => {

const mutationKey = getPutRoomAssignmentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof putRoomAssignment>>, PutRoomAssignmentMutationVariables> = (props) => {
          const {reservationNumber,data,headers} = props ?? {};

          return  putRoomAssignment(reservationNumber,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PutRoomAssignmentMutationResult = NonNullable<Awaited<ReturnType<typeof putRoomAssignment>>>
    export type PutRoomAssignmentMutationBody = BodyType<RoomAssignmentRequest>
    export type PutRoomAssignmentMutationError = ErrorType<'putRoomAssignment'>
    export type PutRoomAssignmentMutationVariables = {reservationNumber: DocumentNumber;data: BodyType<RoomAssignmentRequest>;headers: PutRoomAssignmentHeaders}

    /**
 * @summary Assign rooms to a reservation
 */
export const usePutRoomAssignment = <TError = ErrorType<'putRoomAssignment'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof putRoomAssignment>>, TError,PutRoomAssignmentMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof putRoomAssignment>>,
        TError,
        PutRoomAssignmentMutationVariables,
        TContext
      > => {
      return useMutation(getPutRoomAssignmentMutationOptions(options), queryClient);
    }
    export const getResendProviderConfirmationUrl = (reservationNumber: DocumentNumber,) => {




  return `/provider/reservations/${reservationNumber}/confirmation-mail`
}

/**
 * Emails the current state of the reservation to the booker, in the language of the booking: a confirmation, or a cancellation notice if the reservation is cancelled. Three emails can be sent in ten minutes. If the server can't send email or the booker has no email address, the call fails with `unavailable`.
 * @summary Resend the confirmation email for the property
 */
export const resendProviderConfirmation = async (reservationNumber: DocumentNumber,
    headers: ResendProviderConfirmationHeaders, options?: Parameters<typeof call>[1]): Promise<ReservationStateResult> => {

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
return call<ReservationStateResult>(getResendProviderConfirmationUrl(reservationNumber),
  {
    ...options,
    method: 'POST',
    headers: { ...headers, ...getHeaders(options?.headers) }

  }
);}





export const getResendProviderConfirmationMutationKey = () => ['resendProviderConfirmation'] as const;

export const getResendProviderConfirmationMutationOptions = <TError = ErrorType<'resendProviderConfirmation'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendProviderConfirmation>>, TError,ResendProviderConfirmationMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof resendProviderConfirmation>>, TError,ResendProviderConfirmationMutationVariables, TContext> => {

const mutationKey = getResendProviderConfirmationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendProviderConfirmation>>, ResendProviderConfirmationMutationVariables> = (props) => {
          const {reservationNumber,headers} = props ?? {};

          return  resendProviderConfirmation(reservationNumber,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResendProviderConfirmationMutationResult = NonNullable<Awaited<ReturnType<typeof resendProviderConfirmation>>>

    export type ResendProviderConfirmationMutationError = ErrorType<'resendProviderConfirmation'>
    export type ResendProviderConfirmationMutationVariables = {reservationNumber: DocumentNumber;headers: ResendProviderConfirmationHeaders}

    /**
 * @summary Resend the confirmation email for the property
 */
export const useResendProviderConfirmation = <TError = ErrorType<'resendProviderConfirmation'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendProviderConfirmation>>, TError,ResendProviderConfirmationMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendProviderConfirmation>>,
        TError,
        ResendProviderConfirmationMutationVariables,
        TContext
      > => {
      return useMutation(getResendProviderConfirmationMutationOptions(options), queryClient);
    }
    export const getCreatePropertyRefundUrl = (reservationNumber: DocumentNumber,) => {




  return `/provider/reservations/${reservationNumber}/refunds`
}

/**
 * Refunds part of the card payment without cancelling, also after the stay or a cancellation. The refund is sent to the card provider, starting with the most recent payment, and the booker is notified once it is completed. All refunds together can't exceed what was paid. A later cancellation refunds that much less.
 * @summary Refund part of a payment
 */
export const createPropertyRefund = async (reservationNumber: DocumentNumber,
    propertyRefundRequest: PropertyRefundRequest,
    headers: CreatePropertyRefundHeaders, options?: Parameters<typeof call>[1]): Promise<ReservationStateResult> => {

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
return call<ReservationStateResult>(getCreatePropertyRefundUrl(reservationNumber),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(propertyRefundRequest)
  }
);}





export const getCreatePropertyRefundMutationKey = () => ['createPropertyRefund'] as const;

export const getCreatePropertyRefundMutationOptions = <TError = ErrorType<'createPropertyRefund'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPropertyRefund>>, TError,CreatePropertyRefundMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof createPropertyRefund>>, TError,CreatePropertyRefundMutationVariables, TContext> => {

const mutationKey = getCreatePropertyRefundMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPropertyRefund>>, CreatePropertyRefundMutationVariables> = (props) => {
          const {reservationNumber,data,headers} = props ?? {};

          return  createPropertyRefund(reservationNumber,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePropertyRefundMutationResult = NonNullable<Awaited<ReturnType<typeof createPropertyRefund>>>
    export type CreatePropertyRefundMutationBody = BodyType<PropertyRefundRequest>
    export type CreatePropertyRefundMutationError = ErrorType<'createPropertyRefund'>
    export type CreatePropertyRefundMutationVariables = {reservationNumber: DocumentNumber;data: BodyType<PropertyRefundRequest>;headers: CreatePropertyRefundHeaders}

    /**
 * @summary Refund part of a payment
 */
export const useCreatePropertyRefund = <TError = ErrorType<'createPropertyRefund'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPropertyRefund>>, TError,CreatePropertyRefundMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPropertyRefund>>,
        TError,
        CreatePropertyRefundMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePropertyRefundMutationOptions(options), queryClient);
    }
    export const getExtendHoldUrl = (holdNumber: DocumentNumber,) => {




  return `/provider/holds/${holdNumber}/extension`
}

/**
 * Gives a guest who is on the phone with the property more time to pay. The hold then expires after `minutes`, but no later than 24 hours after its creation, the end of the arrival date or, for voyages, the first departure. An expiry that is already later is kept.
 * @summary Extend a hold
 */
export const extendHold = async (holdNumber: DocumentNumber,
    holdExtensionRequest: HoldExtensionRequest,
    headers: ExtendHoldHeaders, options?: Parameters<typeof call>[1]): Promise<HoldExtensionResult> => {

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
return call<HoldExtensionResult>(getExtendHoldUrl(holdNumber),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(holdExtensionRequest)
  }
);}





export const getExtendHoldMutationKey = () => ['extendHold'] as const;

export const getExtendHoldMutationOptions = <TError = ErrorType<'extendHold'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof extendHold>>, TError,ExtendHoldMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof extendHold>>, TError,ExtendHoldMutationVariables, TContext> => {

const mutationKey = getExtendHoldMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof extendHold>>, ExtendHoldMutationVariables> = (props) => {
          const {holdNumber,data,headers} = props ?? {};

          return  extendHold(holdNumber,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ExtendHoldMutationResult = NonNullable<Awaited<ReturnType<typeof extendHold>>>
    export type ExtendHoldMutationBody = BodyType<HoldExtensionRequest>
    export type ExtendHoldMutationError = ErrorType<'extendHold'>
    export type ExtendHoldMutationVariables = {holdNumber: DocumentNumber;data: BodyType<HoldExtensionRequest>;headers: ExtendHoldHeaders}

    /**
 * @summary Extend a hold
 */
export const useExtendHold = <TError = ErrorType<'extendHold'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof extendHold>>, TError,ExtendHoldMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof extendHold>>,
        TError,
        ExtendHoldMutationVariables,
        TContext
      > => {
      return useMutation(getExtendHoldMutationOptions(options), queryClient);
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
    export const getListWebhookEndpointsUrl = () => {




  return `/provider/webhook-endpoints`
}

/**
 * Returns the company's webhook endpoints, without their secrets.
 * @summary List webhook endpoints
 */
export const listWebhookEndpoints = async ( options?: Parameters<typeof call>[1]): Promise<WebhookEndpointsResult> => {

  return call<WebhookEndpointsResult>(getListWebhookEndpointsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListWebhookEndpointsQueryKey = () => {
    return [
    `/provider/webhook-endpoints`
    ] as const;
    }


export const getListWebhookEndpointsQueryOptions = <TData = Awaited<ReturnType<typeof listWebhookEndpoints>>, TError = ErrorType<'listWebhookEndpoints'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookEndpoints>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWebhookEndpointsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWebhookEndpoints>>> = ({ signal }) => listWebhookEndpoints({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWebhookEndpoints>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWebhookEndpointsQueryResult = NonNullable<Awaited<ReturnType<typeof listWebhookEndpoints>>>
export type ListWebhookEndpointsQueryError = ErrorType<'listWebhookEndpoints'>


export function useListWebhookEndpoints<TData = Awaited<ReturnType<typeof listWebhookEndpoints>>, TError = ErrorType<'listWebhookEndpoints'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookEndpoints>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWebhookEndpoints>>,
          TError,
          Awaited<ReturnType<typeof listWebhookEndpoints>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWebhookEndpoints<TData = Awaited<ReturnType<typeof listWebhookEndpoints>>, TError = ErrorType<'listWebhookEndpoints'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookEndpoints>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWebhookEndpoints>>,
          TError,
          Awaited<ReturnType<typeof listWebhookEndpoints>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWebhookEndpoints<TData = Awaited<ReturnType<typeof listWebhookEndpoints>>, TError = ErrorType<'listWebhookEndpoints'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookEndpoints>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List webhook endpoints
 */

export function useListWebhookEndpoints<TData = Awaited<ReturnType<typeof listWebhookEndpoints>>, TError = ErrorType<'listWebhookEndpoints'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookEndpoints>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWebhookEndpointsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListWebhookEndpoints} query
 */
export const invalidateListWebhookEndpoints = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListWebhookEndpointsQueryKey() }, options);

  return queryClient;
}




export const getCreateWebhookEndpointUrl = () => {




  return `/provider/webhook-endpoints`
}

/**
 * Adds an address that receives events from now on. The secret is returned only in this response. A company can have 20 endpoints.
 * @summary Create a webhook endpoint
 */
export const createWebhookEndpoint = async (webhookEndpointRequest: WebhookEndpointRequest, options?: Parameters<typeof call>[1]): Promise<WebhookSecretResult> => {

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
return call<WebhookSecretResult>(getCreateWebhookEndpointUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(webhookEndpointRequest)
  }
);}





export const getCreateWebhookEndpointMutationKey = () => ['createWebhookEndpoint'] as const;

export const getCreateWebhookEndpointMutationOptions = <TError = ErrorType<'createWebhookEndpoint'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createWebhookEndpoint>>, TError,CreateWebhookEndpointMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof createWebhookEndpoint>>, TError,CreateWebhookEndpointMutationVariables, TContext> => {

const mutationKey = getCreateWebhookEndpointMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createWebhookEndpoint>>, CreateWebhookEndpointMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createWebhookEndpoint(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateWebhookEndpointMutationResult = NonNullable<Awaited<ReturnType<typeof createWebhookEndpoint>>>
    export type CreateWebhookEndpointMutationBody = BodyType<WebhookEndpointRequest>
    export type CreateWebhookEndpointMutationError = ErrorType<'createWebhookEndpoint'>
    export type CreateWebhookEndpointMutationVariables = {data: BodyType<WebhookEndpointRequest>}

    /**
 * @summary Create a webhook endpoint
 */
export const useCreateWebhookEndpoint = <TError = ErrorType<'createWebhookEndpoint'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createWebhookEndpoint>>, TError,CreateWebhookEndpointMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createWebhookEndpoint>>,
        TError,
        CreateWebhookEndpointMutationVariables,
        TContext
      > => {
      return useMutation(getCreateWebhookEndpointMutationOptions(options), queryClient);
    }
    export const getUpdateWebhookEndpointUrl = (endpointId: WebhookEndpointId,) => {




  return `/provider/webhook-endpoints/${endpointId}`
}

/**
 * Replaces the settings of an endpoint. When it's enabled again, the events of the last three days are sent. Older events are skipped.
 * @summary Update a webhook endpoint
 */
export const updateWebhookEndpoint = async (endpointId: WebhookEndpointId,
    webhookEndpointRequest: WebhookEndpointRequest, options?: Parameters<typeof call>[1]): Promise<WebhookEndpointResult> => {

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
return call<WebhookEndpointResult>(getUpdateWebhookEndpointUrl(endpointId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(webhookEndpointRequest)
  }
);}





export const getUpdateWebhookEndpointMutationKey = () => ['updateWebhookEndpoint'] as const;

export const getUpdateWebhookEndpointMutationOptions = <TError = ErrorType<'updateWebhookEndpoint'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateWebhookEndpoint>>, TError,UpdateWebhookEndpointMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof updateWebhookEndpoint>>, TError,UpdateWebhookEndpointMutationVariables, TContext> => {

const mutationKey = getUpdateWebhookEndpointMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateWebhookEndpoint>>, UpdateWebhookEndpointMutationVariables> = (props) => {
          const {endpointId,data} = props ?? {};

          return  updateWebhookEndpoint(endpointId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateWebhookEndpointMutationResult = NonNullable<Awaited<ReturnType<typeof updateWebhookEndpoint>>>
    export type UpdateWebhookEndpointMutationBody = BodyType<WebhookEndpointRequest>
    export type UpdateWebhookEndpointMutationError = ErrorType<'updateWebhookEndpoint'>
    export type UpdateWebhookEndpointMutationVariables = {endpointId: WebhookEndpointId;data: BodyType<WebhookEndpointRequest>}

    /**
 * @summary Update a webhook endpoint
 */
export const useUpdateWebhookEndpoint = <TError = ErrorType<'updateWebhookEndpoint'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateWebhookEndpoint>>, TError,UpdateWebhookEndpointMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateWebhookEndpoint>>,
        TError,
        UpdateWebhookEndpointMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateWebhookEndpointMutationOptions(options), queryClient);
    }
    export const getDeleteWebhookEndpointUrl = (endpointId: WebhookEndpointId,) => {




  return `/provider/webhook-endpoints/${endpointId}`
}

/**
 * Deletes an endpoint with its secret and its deliveries. Nothing more is sent to it.
 * @summary Delete a webhook endpoint
 */
export const deleteWebhookEndpoint = async (endpointId: WebhookEndpointId, options?: Parameters<typeof call>[1]): Promise<WebhookDeletedResult> => {

  return call<WebhookDeletedResult>(getDeleteWebhookEndpointUrl(endpointId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteWebhookEndpointMutationKey = () => ['deleteWebhookEndpoint'] as const;

export const getDeleteWebhookEndpointMutationOptions = <TError = ErrorType<'deleteWebhookEndpoint'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteWebhookEndpoint>>, TError,DeleteWebhookEndpointMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteWebhookEndpoint>>, TError,DeleteWebhookEndpointMutationVariables, TContext> => {

const mutationKey = getDeleteWebhookEndpointMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteWebhookEndpoint>>, DeleteWebhookEndpointMutationVariables> = (props) => {
          const {endpointId} = props ?? {};

          return  deleteWebhookEndpoint(endpointId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteWebhookEndpointMutationResult = NonNullable<Awaited<ReturnType<typeof deleteWebhookEndpoint>>>

    export type DeleteWebhookEndpointMutationError = ErrorType<'deleteWebhookEndpoint'>
    export type DeleteWebhookEndpointMutationVariables = {endpointId: WebhookEndpointId}

    /**
 * @summary Delete a webhook endpoint
 */
export const useDeleteWebhookEndpoint = <TError = ErrorType<'deleteWebhookEndpoint'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteWebhookEndpoint>>, TError,DeleteWebhookEndpointMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteWebhookEndpoint>>,
        TError,
        DeleteWebhookEndpointMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteWebhookEndpointMutationOptions(options), queryClient);
    }
    export const getRotateWebhookSecretUrl = (endpointId: WebhookEndpointId,) => {




  return `/provider/webhook-endpoints/${endpointId}/rotations`
}

/**
 * Replaces the secret of an endpoint and returns the new one. For `overlap_minutes`, events are signed with both secrets, so that the receiver can be changed without an interruption. A secret from an earlier rotation is no longer used.
 * @summary Rotate a webhook secret
 */
export const rotateWebhookSecret = async (endpointId: WebhookEndpointId,
    webhookRotationRequest: WebhookRotationRequest, options?: Parameters<typeof call>[1]): Promise<WebhookSecretResult> => {

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
return call<WebhookSecretResult>(getRotateWebhookSecretUrl(endpointId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(webhookRotationRequest)
  }
);}





export const getRotateWebhookSecretMutationKey = () => ['rotateWebhookSecret'] as const;

export const getRotateWebhookSecretMutationOptions = <TError = ErrorType<'rotateWebhookSecret'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rotateWebhookSecret>>, TError,RotateWebhookSecretMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof rotateWebhookSecret>>, TError,RotateWebhookSecretMutationVariables, TContext> => {

const mutationKey = getRotateWebhookSecretMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof rotateWebhookSecret>>, RotateWebhookSecretMutationVariables> = (props) => {
          const {endpointId,data} = props ?? {};

          return  rotateWebhookSecret(endpointId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RotateWebhookSecretMutationResult = NonNullable<Awaited<ReturnType<typeof rotateWebhookSecret>>>
    export type RotateWebhookSecretMutationBody = BodyType<WebhookRotationRequest>
    export type RotateWebhookSecretMutationError = ErrorType<'rotateWebhookSecret'>
    export type RotateWebhookSecretMutationVariables = {endpointId: WebhookEndpointId;data: BodyType<WebhookRotationRequest>}

    /**
 * @summary Rotate a webhook secret
 */
export const useRotateWebhookSecret = <TError = ErrorType<'rotateWebhookSecret'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rotateWebhookSecret>>, TError,RotateWebhookSecretMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof rotateWebhookSecret>>,
        TError,
        RotateWebhookSecretMutationVariables,
        TContext
      > => {
      return useMutation(getRotateWebhookSecretMutationOptions(options), queryClient);
    }
    export const getTestWebhookEndpointUrl = (endpointId: WebhookEndpointId,) => {




  return `/provider/webhook-endpoints/${endpointId}/tests`
}

/**
 * Sends an event of type `webhook.test` to an endpoint now, even if the endpoint is disabled, and returns the outcome. The event isn't retried and isn't listed.
 * @summary Send a test event
 */
export const testWebhookEndpoint = async (endpointId: WebhookEndpointId, options?: Parameters<typeof call>[1]): Promise<WebhookTestResult> => {

  return call<WebhookTestResult>(getTestWebhookEndpointUrl(endpointId),
  {
    ...options,
    method: 'POST'


  }
);}





export const getTestWebhookEndpointMutationKey = () => ['testWebhookEndpoint'] as const;

export const getTestWebhookEndpointMutationOptions = <TError = ErrorType<'testWebhookEndpoint'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof testWebhookEndpoint>>, TError,TestWebhookEndpointMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof testWebhookEndpoint>>, TError,TestWebhookEndpointMutationVariables, TContext> => {

const mutationKey = getTestWebhookEndpointMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof testWebhookEndpoint>>, TestWebhookEndpointMutationVariables> = (props) => {
          const {endpointId} = props ?? {};

          return  testWebhookEndpoint(endpointId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TestWebhookEndpointMutationResult = NonNullable<Awaited<ReturnType<typeof testWebhookEndpoint>>>

    export type TestWebhookEndpointMutationError = ErrorType<'testWebhookEndpoint'>
    export type TestWebhookEndpointMutationVariables = {endpointId: WebhookEndpointId}

    /**
 * @summary Send a test event
 */
export const useTestWebhookEndpoint = <TError = ErrorType<'testWebhookEndpoint'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof testWebhookEndpoint>>, TError,TestWebhookEndpointMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof testWebhookEndpoint>>,
        TError,
        TestWebhookEndpointMutationVariables,
        TContext
      > => {
      return useMutation(getTestWebhookEndpointMutationOptions(options), queryClient);
    }
    export const getListWebhookDeliveriesUrl = (endpointId: WebhookEndpointId,
    params?: ListWebhookDeliveriesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/provider/webhook-endpoints/${endpointId}/deliveries?${stringifiedParams}` : `/provider/webhook-endpoints/${endpointId}/deliveries`
}

/**
 * Returns the deliveries to an endpoint, latest event first. Results are paginated with `cursor`.
 * @summary List webhook deliveries
 */
export const listWebhookDeliveries = async (endpointId: WebhookEndpointId,
    params?: ListWebhookDeliveriesParams, options?: Parameters<typeof call>[1]): Promise<WebhookDeliveriesResult> => {

  return call<WebhookDeliveriesResult>(getListWebhookDeliveriesUrl(endpointId,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListWebhookDeliveriesQueryKey = (endpointId: WebhookEndpointId,
    params?: ListWebhookDeliveriesParams,) => {
    return [
    `/provider/webhook-endpoints/${endpointId}/deliveries`, ...(params ? [params] : [])
    ] as const;
    }


export const getListWebhookDeliveriesQueryOptions = <TData = Awaited<ReturnType<typeof listWebhookDeliveries>>, TError = ErrorType<'listWebhookDeliveries'>>(endpointId: WebhookEndpointId,
    params?: ListWebhookDeliveriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookDeliveries>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWebhookDeliveriesQueryKey(endpointId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWebhookDeliveries>>> = ({ signal }) => listWebhookDeliveries(endpointId,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: endpointId !== null && endpointId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWebhookDeliveries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWebhookDeliveriesQueryResult = NonNullable<Awaited<ReturnType<typeof listWebhookDeliveries>>>
export type ListWebhookDeliveriesQueryError = ErrorType<'listWebhookDeliveries'>


export function useListWebhookDeliveries<TData = Awaited<ReturnType<typeof listWebhookDeliveries>>, TError = ErrorType<'listWebhookDeliveries'>>(
 endpointId: WebhookEndpointId,
    params: undefined |  ListWebhookDeliveriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookDeliveries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWebhookDeliveries>>,
          TError,
          Awaited<ReturnType<typeof listWebhookDeliveries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWebhookDeliveries<TData = Awaited<ReturnType<typeof listWebhookDeliveries>>, TError = ErrorType<'listWebhookDeliveries'>>(
 endpointId: WebhookEndpointId,
    params?: ListWebhookDeliveriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookDeliveries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWebhookDeliveries>>,
          TError,
          Awaited<ReturnType<typeof listWebhookDeliveries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWebhookDeliveries<TData = Awaited<ReturnType<typeof listWebhookDeliveries>>, TError = ErrorType<'listWebhookDeliveries'>>(
 endpointId: WebhookEndpointId,
    params?: ListWebhookDeliveriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookDeliveries>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List webhook deliveries
 */

export function useListWebhookDeliveries<TData = Awaited<ReturnType<typeof listWebhookDeliveries>>, TError = ErrorType<'listWebhookDeliveries'>>(
 endpointId: WebhookEndpointId,
    params?: ListWebhookDeliveriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookDeliveries>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWebhookDeliveriesQueryOptions(endpointId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListWebhookDeliveries} query
 */
export const invalidateListWebhookDeliveries = async (
 queryClient: QueryClient, endpointId: WebhookEndpointId,
    params?: ListWebhookDeliveriesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListWebhookDeliveriesQueryKey(endpointId,params) }, options);

  return queryClient;
}




export const getRedeliverWebhookUrl = (endpointId: WebhookEndpointId,
    eventId: string,) => {




  return `/provider/webhook-endpoints/${endpointId}/deliveries/${eventId}/redeliveries`
}

/**
 * Sends an event again with the same ID and body, with as many retries as the first time. A delivery that still waits is sent without waiting for its next retry. If an earlier event of the same reservation still waits, that event is sent first.
 * @summary Redeliver an event
 */
export const redeliverWebhook = async (endpointId: WebhookEndpointId,
    eventId: string, options?: Parameters<typeof call>[1]): Promise<WebhookDeliveryResult> => {

  return call<WebhookDeliveryResult>(getRedeliverWebhookUrl(endpointId,eventId),
  {
    ...options,
    method: 'POST'


  }
);}





export const getRedeliverWebhookMutationKey = () => ['redeliverWebhook'] as const;

export const getRedeliverWebhookMutationOptions = <TError = ErrorType<'redeliverWebhook'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof redeliverWebhook>>, TError,RedeliverWebhookMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof redeliverWebhook>>, TError,RedeliverWebhookMutationVariables, TContext> => {

const mutationKey = getRedeliverWebhookMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof redeliverWebhook>>, RedeliverWebhookMutationVariables> = (props) => {
          const {endpointId,eventId} = props ?? {};

          return  redeliverWebhook(endpointId,eventId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RedeliverWebhookMutationResult = NonNullable<Awaited<ReturnType<typeof redeliverWebhook>>>

    export type RedeliverWebhookMutationError = ErrorType<'redeliverWebhook'>
    export type RedeliverWebhookMutationVariables = {endpointId: WebhookEndpointId;eventId: string}

    /**
 * @summary Redeliver an event
 */
export const useRedeliverWebhook = <TError = ErrorType<'redeliverWebhook'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof redeliverWebhook>>, TError,RedeliverWebhookMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof redeliverWebhook>>,
        TError,
        RedeliverWebhookMutationVariables,
        TContext
      > => {
      return useMutation(getRedeliverWebhookMutationOptions(options), queryClient);
    }
