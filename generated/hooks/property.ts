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
  FileListRequest,
  FileListResult,
  MainRequest,
  MainResult,
  TermsRequest,
  TermsResult
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

export const getGetMainUrl = () => {




  return `/client/main`
}

/**
 * Returns the facts, footer and sister properties that every page needs. Call it first on every page view. If the code is unknown, show the site's error page. Code 12 returns property 14.
 * @summary Get a property
 */
export const getMain = async (mainRequest: MainRequest, options?: Parameters<typeof call>[1]): Promise<MainResult> => {

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
return call<MainResult>(getGetMainUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(mainRequest)
  }
);}





export const getGetMainQueryKey = (mainRequest?: BodyType<MainRequest>,) => {
    return [
    'POST', `/client/main`, mainRequest
    ] as const;
    }


export const getGetMainQueryOptions = <TData = Awaited<ReturnType<typeof getMain>>, TError = ErrorType<unknown>>(mainRequest: BodyType<MainRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMain>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMainQueryKey(mainRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMain>>> = ({ signal }) => getMain(mainRequest, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMain>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMainQueryResult = NonNullable<Awaited<ReturnType<typeof getMain>>>
export type GetMainQueryError = ErrorType<unknown>


export function useGetMain<TData = Awaited<ReturnType<typeof getMain>>, TError = ErrorType<unknown>>(
 mainRequest: BodyType<MainRequest>, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMain>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMain>>,
          TError,
          Awaited<ReturnType<typeof getMain>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMain<TData = Awaited<ReturnType<typeof getMain>>, TError = ErrorType<unknown>>(
 mainRequest: BodyType<MainRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMain>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMain>>,
          TError,
          Awaited<ReturnType<typeof getMain>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMain<TData = Awaited<ReturnType<typeof getMain>>, TError = ErrorType<unknown>>(
 mainRequest: BodyType<MainRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMain>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a property
 */

export function useGetMain<TData = Awaited<ReturnType<typeof getMain>>, TError = ErrorType<unknown>>(
 mainRequest: BodyType<MainRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMain>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMainQueryOptions(mainRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetMain} query
 */
export const invalidateGetMain = async (
 queryClient: QueryClient, mainRequest: BodyType<MainRequest>, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetMainQueryKey(mainRequest) }, options);

  return queryClient;
}




export const getListTermsUrl = () => {




  return `/common/terms/list/lang`
}

/**
 * Returns the terms in one language. Consent to `PRIVACY` and `TERMS` is required for a booking, and `MARKETING` is optional. The cancellation rules are for information. If a text is missing in the language, the property's fallback language is used. It is Korean unless the property's bundle names another.
 * @summary List a property's terms
 */
export const listTerms = async (termsRequest: TermsRequest, options?: Parameters<typeof call>[1]): Promise<TermsResult> => {

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
return call<TermsResult>(getListTermsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(termsRequest)
  }
);}





export const getListTermsQueryKey = (termsRequest?: BodyType<TermsRequest>,) => {
    return [
    'POST', `/common/terms/list/lang`, termsRequest
    ] as const;
    }


export const getListTermsQueryOptions = <TData = Awaited<ReturnType<typeof listTerms>>, TError = ErrorType<unknown>>(termsRequest: BodyType<TermsRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTerms>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTermsQueryKey(termsRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTerms>>> = ({ signal }) => listTerms(termsRequest, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTerms>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTermsQueryResult = NonNullable<Awaited<ReturnType<typeof listTerms>>>
export type ListTermsQueryError = ErrorType<unknown>


export function useListTerms<TData = Awaited<ReturnType<typeof listTerms>>, TError = ErrorType<unknown>>(
 termsRequest: BodyType<TermsRequest>, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTerms>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTerms>>,
          TError,
          Awaited<ReturnType<typeof listTerms>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTerms<TData = Awaited<ReturnType<typeof listTerms>>, TError = ErrorType<unknown>>(
 termsRequest: BodyType<TermsRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTerms>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTerms>>,
          TError,
          Awaited<ReturnType<typeof listTerms>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTerms<TData = Awaited<ReturnType<typeof listTerms>>, TError = ErrorType<unknown>>(
 termsRequest: BodyType<TermsRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTerms>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List a property's terms
 */

export function useListTerms<TData = Awaited<ReturnType<typeof listTerms>>, TError = ErrorType<unknown>>(
 termsRequest: BodyType<TermsRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTerms>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTermsQueryOptions(termsRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListTerms} query
 */
export const invalidateListTerms = async (
 queryClient: QueryClient, termsRequest: BodyType<TermsRequest>, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListTermsQueryKey(termsRequest) }, options);

  return queryClient;
}




export const getListFilesUrl = () => {




  return `/common/file/list/client`
}

/**
 * Returns the icons that mark what a property offers, for the home page and next to rooms.
 * @summary List a property's icons
 */
export const listFiles = async (fileListRequest: FileListRequest, options?: Parameters<typeof call>[1]): Promise<FileListResult> => {

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
return call<FileListResult>(getListFilesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(fileListRequest)
  }
);}





export const getListFilesQueryKey = (fileListRequest?: BodyType<FileListRequest>,) => {
    return [
    'POST', `/common/file/list/client`, fileListRequest
    ] as const;
    }


export const getListFilesQueryOptions = <TData = Awaited<ReturnType<typeof listFiles>>, TError = ErrorType<unknown>>(fileListRequest: BodyType<FileListRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFiles>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFilesQueryKey(fileListRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFiles>>> = ({ signal }) => listFiles(fileListRequest, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFiles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFilesQueryResult = NonNullable<Awaited<ReturnType<typeof listFiles>>>
export type ListFilesQueryError = ErrorType<unknown>


export function useListFiles<TData = Awaited<ReturnType<typeof listFiles>>, TError = ErrorType<unknown>>(
 fileListRequest: BodyType<FileListRequest>, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFiles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFiles>>,
          TError,
          Awaited<ReturnType<typeof listFiles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFiles<TData = Awaited<ReturnType<typeof listFiles>>, TError = ErrorType<unknown>>(
 fileListRequest: BodyType<FileListRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFiles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFiles>>,
          TError,
          Awaited<ReturnType<typeof listFiles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFiles<TData = Awaited<ReturnType<typeof listFiles>>, TError = ErrorType<unknown>>(
 fileListRequest: BodyType<FileListRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFiles>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List a property's icons
 */

export function useListFiles<TData = Awaited<ReturnType<typeof listFiles>>, TError = ErrorType<unknown>>(
 fileListRequest: BodyType<FileListRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFiles>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFilesQueryOptions(fileListRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListFiles} query
 */
export const invalidateListFiles = async (
 queryClient: QueryClient, fileListRequest: BodyType<FileListRequest>, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListFilesQueryKey(fileListRequest) }, options);

  return queryClient;
}




