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
  SavedTravellerId,
  SavedTravellerListResult,
  SavedTravellerRequest,
  SavedTravellerResult
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

export const getListSavedTravellersUrl = () => {




  return `/client/saved-travellers`
}

/**
 * Returns the travellers whom the caller has saved for later voyages, by name. Passport numbers are masked. To use a saved passport, refer to the traveller by its ID in `createHold`.
 * @summary List saved travellers
 */
export const listSavedTravellers = async ( options?: Parameters<typeof call>[1]): Promise<SavedTravellerListResult> => {

  return call<SavedTravellerListResult>(getListSavedTravellersUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListSavedTravellersQueryKey = () => {
    return [
    `/client/saved-travellers`
    ] as const;
    }


export const getListSavedTravellersQueryOptions = <TData = Awaited<ReturnType<typeof listSavedTravellers>>, TError = ErrorType<'listSavedTravellers'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedTravellers>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSavedTravellersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSavedTravellers>>> = ({ signal }) => listSavedTravellers({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSavedTravellers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSavedTravellersQueryResult = NonNullable<Awaited<ReturnType<typeof listSavedTravellers>>>
export type ListSavedTravellersQueryError = ErrorType<'listSavedTravellers'>


export function useListSavedTravellers<TData = Awaited<ReturnType<typeof listSavedTravellers>>, TError = ErrorType<'listSavedTravellers'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedTravellers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSavedTravellers>>,
          TError,
          Awaited<ReturnType<typeof listSavedTravellers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSavedTravellers<TData = Awaited<ReturnType<typeof listSavedTravellers>>, TError = ErrorType<'listSavedTravellers'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedTravellers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSavedTravellers>>,
          TError,
          Awaited<ReturnType<typeof listSavedTravellers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSavedTravellers<TData = Awaited<ReturnType<typeof listSavedTravellers>>, TError = ErrorType<'listSavedTravellers'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedTravellers>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List saved travellers
 */

export function useListSavedTravellers<TData = Awaited<ReturnType<typeof listSavedTravellers>>, TError = ErrorType<'listSavedTravellers'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedTravellers>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSavedTravellersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListSavedTravellers} query
 */
export const invalidateListSavedTravellers = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSavedTravellersQueryKey() }, options);

  return queryClient;
}




export const getPutSavedTravellerUrl = (savedTravellerId: SavedTravellerId,) => {




  return `/client/saved-travellers/${savedTravellerId}`
}

/**
 * Saves a traveller for the caller's later voyages, or replaces a saved traveller. The client chooses the ID, so a repeated call has no further effect. Passport details are stored only with `passport_consent`, and the passport number is encrypted. The details are deleted once the passport expires. All data is deleted with the account. A member can save at most 20 travellers.
 * @summary Save a traveller
 */
export const putSavedTraveller = async (savedTravellerId: SavedTravellerId,
    savedTravellerRequest: SavedTravellerRequest, options?: Parameters<typeof call>[1]): Promise<SavedTravellerResult> => {

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
return call<SavedTravellerResult>(getPutSavedTravellerUrl(savedTravellerId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(savedTravellerRequest)
  }
);}





export const getPutSavedTravellerMutationKey = () => ['putSavedTraveller'] as const;

export const getPutSavedTravellerMutationOptions = <TError = ErrorType<'putSavedTraveller'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof putSavedTraveller>>, TError,PutSavedTravellerMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof putSavedTraveller>>, TError,PutSavedTravellerMutationVariables, TContext> => {

const mutationKey = getPutSavedTravellerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof putSavedTraveller>>, PutSavedTravellerMutationVariables> = (props) => {
          const {savedTravellerId,data} = props ?? {};

          return  putSavedTraveller(savedTravellerId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PutSavedTravellerMutationResult = NonNullable<Awaited<ReturnType<typeof putSavedTraveller>>>
    export type PutSavedTravellerMutationBody = BodyType<SavedTravellerRequest>
    export type PutSavedTravellerMutationError = ErrorType<'putSavedTraveller'>
    export type PutSavedTravellerMutationVariables = {savedTravellerId: SavedTravellerId;data: BodyType<SavedTravellerRequest>}

    /**
 * @summary Save a traveller
 */
export const usePutSavedTraveller = <TError = ErrorType<'putSavedTraveller'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof putSavedTraveller>>, TError,PutSavedTravellerMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof putSavedTraveller>>,
        TError,
        PutSavedTravellerMutationVariables,
        TContext
      > => {
      return useMutation(getPutSavedTravellerMutationOptions(options), queryClient);
    }
    export const getDeleteSavedTravellerUrl = (savedTravellerId: SavedTravellerId,) => {




  return `/client/saved-travellers/${savedTravellerId}`
}

/**
 * Deletes a saved traveller with the passport details. Reservations keep their travellers. Returns 404 if the caller hasn't saved a traveller with this ID.
 * @summary Remove a saved traveller
 */
export const deleteSavedTraveller = async (savedTravellerId: SavedTravellerId, options?: Parameters<typeof call>[1]): Promise<void> => {

  return call<void>(getDeleteSavedTravellerUrl(savedTravellerId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteSavedTravellerMutationKey = () => ['deleteSavedTraveller'] as const;

export const getDeleteSavedTravellerMutationOptions = <TError = ErrorType<'deleteSavedTraveller'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSavedTraveller>>, TError,DeleteSavedTravellerMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteSavedTraveller>>, TError,DeleteSavedTravellerMutationVariables, TContext> => {

const mutationKey = getDeleteSavedTravellerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteSavedTraveller>>, DeleteSavedTravellerMutationVariables> = (props) => {
          const {savedTravellerId} = props ?? {};

          return  deleteSavedTraveller(savedTravellerId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteSavedTravellerMutationResult = NonNullable<Awaited<ReturnType<typeof deleteSavedTraveller>>>

    export type DeleteSavedTravellerMutationError = ErrorType<'deleteSavedTraveller'>
    export type DeleteSavedTravellerMutationVariables = {savedTravellerId: SavedTravellerId}

    /**
 * @summary Remove a saved traveller
 */
export const useDeleteSavedTraveller = <TError = ErrorType<'deleteSavedTraveller'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSavedTraveller>>, TError,DeleteSavedTravellerMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteSavedTraveller>>,
        TError,
        DeleteSavedTravellerMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteSavedTravellerMutationOptions(options), queryClient);
    }
