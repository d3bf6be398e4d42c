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
 * The first call of every page view. An unknown code means that the address is wrong, and the site shows its error page. Code 12 answers as 14.
 * @summary Facts of a property, its footer, and its sister properties
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
 * @summary Facts of a property, its footer, and its sister properties
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
 * Privacy and terms are required for a booking, marketing is optional, the cancellation rules are to be read. A language that the property has not written is answered in its fallback language, which is Korean unless its bundle names another.
 * @summary Terms of a property in a language
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
 * @summary Terms of a property in a language
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
 * The small pictures by which a property marks what it offers, to be shown beside rooms and on home.
 * @summary Icons of a property
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
 * @summary Icons of a property
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




