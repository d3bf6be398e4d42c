/**
 * Generated from openapi/ by scripts/generate. Do not edit.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  ListTiersParams,
  MembershipListRequest,
  MembershipListResult,
  OwnTierResult,
  TiersResult
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

export const getListTiersUrl = (params: ListTiersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/client/membership/tiers?${stringifiedParams}` : `/client/membership/tiers`
}

/**
 * Returns the membership tiers of the property's company, lowest first. No login is required.
 * @summary List tiers and their benefits
 */
export const listTiers = async (params: ListTiersParams, options?: Parameters<typeof call>[1]): Promise<TiersResult> => {

  return call<TiersResult>(getListTiersUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListTiersQueryKey = (params?: ListTiersParams,) => {
    return [
    `/client/membership/tiers`, ...(params ? [params] : [])
    ] as const;
    }


export const getListTiersQueryOptions = <TData = Awaited<ReturnType<typeof listTiers>>, TError = ErrorType<'listTiers'>>(params: ListTiersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTiers>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTiersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTiers>>> = ({ signal }) => listTiers(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTiers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTiersQueryResult = NonNullable<Awaited<ReturnType<typeof listTiers>>>
export type ListTiersQueryError = ErrorType<'listTiers'>


export function useListTiers<TData = Awaited<ReturnType<typeof listTiers>>, TError = ErrorType<'listTiers'>>(
 params: ListTiersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTiers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTiers>>,
          TError,
          Awaited<ReturnType<typeof listTiers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTiers<TData = Awaited<ReturnType<typeof listTiers>>, TError = ErrorType<'listTiers'>>(
 params: ListTiersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTiers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTiers>>,
          TError,
          Awaited<ReturnType<typeof listTiers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTiers<TData = Awaited<ReturnType<typeof listTiers>>, TError = ErrorType<'listTiers'>>(
 params: ListTiersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTiers>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List tiers and their benefits
 */

export function useListTiers<TData = Awaited<ReturnType<typeof listTiers>>, TError = ErrorType<'listTiers'>>(
 params: ListTiersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTiers>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTiersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListTiers} query
 */
export const invalidateListTiers = async (
 queryClient: QueryClient, params: ListTiersParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListTiersQueryKey(params) }, options);

  return queryClient;
}




export const getGetOwnTierUrl = () => {




  return `/client/membership/tier`
}

/**
 * Returns the member's tier, progress towards the next tier, and tier history. Members can reach a tier through stays in the last 12 months, and the company can grant a tier. If the two tiers differ, the higher one applies. Tiers are recalculated every hour. A grant lasts until its end date, even while a higher tier applies.
 * @summary Get the caller's tier
 */
export const getOwnTier = async ( options?: Parameters<typeof call>[1]): Promise<OwnTierResult> => {

  return call<OwnTierResult>(getGetOwnTierUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetOwnTierQueryKey = () => {
    return [
    `/client/membership/tier`
    ] as const;
    }


export const getGetOwnTierQueryOptions = <TData = Awaited<ReturnType<typeof getOwnTier>>, TError = ErrorType<'getOwnTier'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnTier>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOwnTierQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOwnTier>>> = ({ signal }) => getOwnTier({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOwnTier>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOwnTierQueryResult = NonNullable<Awaited<ReturnType<typeof getOwnTier>>>
export type GetOwnTierQueryError = ErrorType<'getOwnTier'>


export function useGetOwnTier<TData = Awaited<ReturnType<typeof getOwnTier>>, TError = ErrorType<'getOwnTier'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnTier>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOwnTier>>,
          TError,
          Awaited<ReturnType<typeof getOwnTier>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOwnTier<TData = Awaited<ReturnType<typeof getOwnTier>>, TError = ErrorType<'getOwnTier'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnTier>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOwnTier>>,
          TError,
          Awaited<ReturnType<typeof getOwnTier>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOwnTier<TData = Awaited<ReturnType<typeof getOwnTier>>, TError = ErrorType<'getOwnTier'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnTier>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the caller's tier
 */

export function useGetOwnTier<TData = Awaited<ReturnType<typeof getOwnTier>>, TError = ErrorType<'getOwnTier'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnTier>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOwnTierQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetOwnTier} query
 */
export const invalidateGetOwnTier = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetOwnTierQueryKey() }, options);

  return queryClient;
}




export const getListMembershipsUrl = () => {




  return `/client/user/pms/membership/list`
}

/**
 * Returns the caller's membership numbers. A member can have several numbers, and the first is the default for bookings.
 * @summary List the caller's memberships
 */
export const listMemberships = async (membershipListRequest: MembershipListRequest, options?: Parameters<typeof call>[1]): Promise<MembershipListResult> => {

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
return call<MembershipListResult>(getListMembershipsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(membershipListRequest)
  }
);}





export const getListMembershipsQueryKey = (membershipListRequest?: BodyType<MembershipListRequest>,) => {
    return [
    'POST', `/client/user/pms/membership/list`, membershipListRequest
    ] as const;
    }


export const getListMembershipsQueryOptions = <TData = Awaited<ReturnType<typeof listMemberships>>, TError = ErrorType<'listMemberships'>>(membershipListRequest: BodyType<MembershipListRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMemberships>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMembershipsQueryKey(membershipListRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMemberships>>> = ({ signal }) => listMemberships(membershipListRequest, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMemberships>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMembershipsQueryResult = NonNullable<Awaited<ReturnType<typeof listMemberships>>>
export type ListMembershipsQueryError = ErrorType<'listMemberships'>


export function useListMemberships<TData = Awaited<ReturnType<typeof listMemberships>>, TError = ErrorType<'listMemberships'>>(
 membershipListRequest: BodyType<MembershipListRequest>, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMemberships>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMemberships>>,
          TError,
          Awaited<ReturnType<typeof listMemberships>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMemberships<TData = Awaited<ReturnType<typeof listMemberships>>, TError = ErrorType<'listMemberships'>>(
 membershipListRequest: BodyType<MembershipListRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMemberships>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMemberships>>,
          TError,
          Awaited<ReturnType<typeof listMemberships>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMemberships<TData = Awaited<ReturnType<typeof listMemberships>>, TError = ErrorType<'listMemberships'>>(
 membershipListRequest: BodyType<MembershipListRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMemberships>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the caller's memberships
 */

export function useListMemberships<TData = Awaited<ReturnType<typeof listMemberships>>, TError = ErrorType<'listMemberships'>>(
 membershipListRequest: BodyType<MembershipListRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMemberships>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMembershipsQueryOptions(membershipListRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListMemberships} query
 */
export const invalidateListMemberships = async (
 queryClient: QueryClient, membershipListRequest: BodyType<MembershipListRequest>, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListMembershipsQueryKey(membershipListRequest) }, options);

  return queryClient;
}




