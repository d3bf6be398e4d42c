/**
 * Generated from openapi/ by scripts/generate. Not edited.
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
  OwnedRoomsResult
} from '../types.ts';

import { call } from '../../client/platform/mutator.ts';
import type { ErrorType } from '../../client/platform/mutator.ts';



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

export const getListOwnedRoomsUrl = () => {




  return `/client/presale/owned-rooms`
}

/**
 * What a pre-sale member picks from. It says which rooms there are, not whose they are, and it says so to a pre-sale sign-up only.
 * @summary Buildings, units and rooms of the contracts
 */
export const listOwnedRooms = async ( options?: Parameters<typeof call>[1]): Promise<OwnedRoomsResult> => {

  return call<OwnedRoomsResult>(getListOwnedRoomsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListOwnedRoomsQueryKey = () => {
    return [
    `/client/presale/owned-rooms`
    ] as const;
    }


export const getListOwnedRoomsQueryOptions = <TData = Awaited<ReturnType<typeof listOwnedRooms>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnedRooms>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOwnedRoomsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOwnedRooms>>> = ({ signal }) => listOwnedRooms({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOwnedRooms>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOwnedRoomsQueryResult = NonNullable<Awaited<ReturnType<typeof listOwnedRooms>>>
export type ListOwnedRoomsQueryError = ErrorType<unknown>


export function useListOwnedRooms<TData = Awaited<ReturnType<typeof listOwnedRooms>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnedRooms>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOwnedRooms>>,
          TError,
          Awaited<ReturnType<typeof listOwnedRooms>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOwnedRooms<TData = Awaited<ReturnType<typeof listOwnedRooms>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnedRooms>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOwnedRooms>>,
          TError,
          Awaited<ReturnType<typeof listOwnedRooms>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOwnedRooms<TData = Awaited<ReturnType<typeof listOwnedRooms>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnedRooms>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Buildings, units and rooms of the contracts
 */

export function useListOwnedRooms<TData = Awaited<ReturnType<typeof listOwnedRooms>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnedRooms>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOwnedRoomsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListOwnedRooms} query
 */
export const invalidateListOwnedRooms = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListOwnedRoomsQueryKey() }, options);

  return queryClient;
}




