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
  ListPointsEntriesParams,
  PointsEntriesResult,
  PointsResult
} from '../types.ts';

import { call } from '../../client/platform/api/mutator.ts';
import type { ErrorType } from '../../client/platform/api/mutator.ts';



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

export const getGetPointsUrl = () => {




  return `/client/points/balance`
}

/**
 * Returns the number of available points, the points that expire within a month, and the month-end balances of the last twelve months.
 * @summary Get the points balance
 */
export const getPoints = async ( options?: Parameters<typeof call>[1]): Promise<PointsResult> => {

  return call<PointsResult>(getGetPointsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetPointsQueryKey = () => {
    return [
    `/client/points/balance`
    ] as const;
    }


export const getGetPointsQueryOptions = <TData = Awaited<ReturnType<typeof getPoints>>, TError = ErrorType<'getPoints'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPoints>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPointsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPoints>>> = ({ signal }) => getPoints({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPoints>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPointsQueryResult = NonNullable<Awaited<ReturnType<typeof getPoints>>>
export type GetPointsQueryError = ErrorType<'getPoints'>


export function useGetPoints<TData = Awaited<ReturnType<typeof getPoints>>, TError = ErrorType<'getPoints'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPoints>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPoints>>,
          TError,
          Awaited<ReturnType<typeof getPoints>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPoints<TData = Awaited<ReturnType<typeof getPoints>>, TError = ErrorType<'getPoints'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPoints>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPoints>>,
          TError,
          Awaited<ReturnType<typeof getPoints>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPoints<TData = Awaited<ReturnType<typeof getPoints>>, TError = ErrorType<'getPoints'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPoints>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the points balance
 */

export function useGetPoints<TData = Awaited<ReturnType<typeof getPoints>>, TError = ErrorType<'getPoints'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPoints>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPointsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetPoints} query
 */
export const invalidateGetPoints = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPointsQueryKey() }, options);

  return queryClient;
}




export const getListPointsEntriesUrl = (params?: ListPointsEntriesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/client/points/entries?${stringifiedParams}` : `/client/points/entries`
}

/**
 * Returns the points transactions of the last `months` months, newest first. Results are paginated with `cursor`.
 * @summary List points transactions
 */
export const listPointsEntries = async (params?: ListPointsEntriesParams, options?: Parameters<typeof call>[1]): Promise<PointsEntriesResult> => {

  return call<PointsEntriesResult>(getListPointsEntriesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListPointsEntriesQueryKey = (params?: ListPointsEntriesParams,) => {
    return [
    `/client/points/entries`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPointsEntriesQueryOptions = <TData = Awaited<ReturnType<typeof listPointsEntries>>, TError = ErrorType<'listPointsEntries'>>(params?: ListPointsEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPointsEntries>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPointsEntriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPointsEntries>>> = ({ signal }) => listPointsEntries(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPointsEntries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPointsEntriesQueryResult = NonNullable<Awaited<ReturnType<typeof listPointsEntries>>>
export type ListPointsEntriesQueryError = ErrorType<'listPointsEntries'>


export function useListPointsEntries<TData = Awaited<ReturnType<typeof listPointsEntries>>, TError = ErrorType<'listPointsEntries'>>(
 params: undefined |  ListPointsEntriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPointsEntries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPointsEntries>>,
          TError,
          Awaited<ReturnType<typeof listPointsEntries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPointsEntries<TData = Awaited<ReturnType<typeof listPointsEntries>>, TError = ErrorType<'listPointsEntries'>>(
 params?: ListPointsEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPointsEntries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPointsEntries>>,
          TError,
          Awaited<ReturnType<typeof listPointsEntries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPointsEntries<TData = Awaited<ReturnType<typeof listPointsEntries>>, TError = ErrorType<'listPointsEntries'>>(
 params?: ListPointsEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPointsEntries>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List points transactions
 */

export function useListPointsEntries<TData = Awaited<ReturnType<typeof listPointsEntries>>, TError = ErrorType<'listPointsEntries'>>(
 params?: ListPointsEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPointsEntries>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPointsEntriesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListPointsEntries} query
 */
export const invalidateListPointsEntries = async (
 queryClient: QueryClient, params?: ListPointsEntriesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPointsEntriesQueryKey(params) }, options);

  return queryClient;
}




