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
  FileListRequest,
  FileListResult,
  MainRequest,
  MainResult,
  StepRequest,
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
 * Returns a property's details, footer and sister properties, which every page of the site needs. Call this operation when the site loads. If the code is unknown, show the site's error page. The code `12` is an alias for the property with the code `14`.
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


export const getGetMainQueryOptions = <TData = Awaited<ReturnType<typeof getMain>>, TError = ErrorType<'getMain'>>(mainRequest: BodyType<MainRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMain>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMainQueryKey(mainRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMain>>> = ({ signal }) => getMain(mainRequest, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMain>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMainQueryResult = NonNullable<Awaited<ReturnType<typeof getMain>>>
export type GetMainQueryError = ErrorType<'getMain'>


export function useGetMain<TData = Awaited<ReturnType<typeof getMain>>, TError = ErrorType<'getMain'>>(
 mainRequest: BodyType<MainRequest>, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMain>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMain>>,
          TError,
          Awaited<ReturnType<typeof getMain>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMain<TData = Awaited<ReturnType<typeof getMain>>, TError = ErrorType<'getMain'>>(
 mainRequest: BodyType<MainRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMain>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMain>>,
          TError,
          Awaited<ReturnType<typeof getMain>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMain<TData = Awaited<ReturnType<typeof getMain>>, TError = ErrorType<'getMain'>>(
 mainRequest: BodyType<MainRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMain>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a property
 */

export function useGetMain<TData = Awaited<ReturnType<typeof getMain>>, TError = ErrorType<'getMain'>>(
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
 * Returns a property's terms in one language. Bookings require consent to `PRIVACY` and `TERMS`, and voyages also to `PASSPORT`. Consent to `MARKETING` is optional. The cancellation rules are for information only. Terms that are missing in the requested language are returned in the property's fallback language, which is Korean by default.
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


export const getListTermsQueryOptions = <TData = Awaited<ReturnType<typeof listTerms>>, TError = ErrorType<'listTerms'>>(termsRequest: BodyType<TermsRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTerms>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTermsQueryKey(termsRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTerms>>> = ({ signal }) => listTerms(termsRequest, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTerms>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTermsQueryResult = NonNullable<Awaited<ReturnType<typeof listTerms>>>
export type ListTermsQueryError = ErrorType<'listTerms'>


export function useListTerms<TData = Awaited<ReturnType<typeof listTerms>>, TError = ErrorType<'listTerms'>>(
 termsRequest: BodyType<TermsRequest>, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTerms>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTerms>>,
          TError,
          Awaited<ReturnType<typeof listTerms>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTerms<TData = Awaited<ReturnType<typeof listTerms>>, TError = ErrorType<'listTerms'>>(
 termsRequest: BodyType<TermsRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTerms>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTerms>>,
          TError,
          Awaited<ReturnType<typeof listTerms>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTerms<TData = Awaited<ReturnType<typeof listTerms>>, TError = ErrorType<'listTerms'>>(
 termsRequest: BodyType<TermsRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTerms>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List a property's terms
 */

export function useListTerms<TData = Awaited<ReturnType<typeof listTerms>>, TError = ErrorType<'listTerms'>>(
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
 * Returns the icons that represent the amenities and services of a property.
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


export const getListFilesQueryOptions = <TData = Awaited<ReturnType<typeof listFiles>>, TError = ErrorType<'listFiles'>>(fileListRequest: BodyType<FileListRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFiles>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFilesQueryKey(fileListRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFiles>>> = ({ signal }) => listFiles(fileListRequest, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFiles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFilesQueryResult = NonNullable<Awaited<ReturnType<typeof listFiles>>>
export type ListFilesQueryError = ErrorType<'listFiles'>


export function useListFiles<TData = Awaited<ReturnType<typeof listFiles>>, TError = ErrorType<'listFiles'>>(
 fileListRequest: BodyType<FileListRequest>, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFiles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFiles>>,
          TError,
          Awaited<ReturnType<typeof listFiles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFiles<TData = Awaited<ReturnType<typeof listFiles>>, TError = ErrorType<'listFiles'>>(
 fileListRequest: BodyType<FileListRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFiles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFiles>>,
          TError,
          Awaited<ReturnType<typeof listFiles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFiles<TData = Awaited<ReturnType<typeof listFiles>>, TError = ErrorType<'listFiles'>>(
 fileListRequest: BodyType<FileListRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFiles>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List a property's icons
 */

export function useListFiles<TData = Awaited<ReturnType<typeof listFiles>>, TError = ErrorType<'listFiles'>>(
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




export const getCountStepUrl = () => {




  return `/client/steps`
}

/**
 * Adds one to the property's count of guests who reached a step. The counts are only available to the operator, as metrics. Nothing about the guest is stored, so this requires no consent.
 * @summary Count a step towards a booking
 */
export const countStep = async (stepRequest: StepRequest, options?: Parameters<typeof call>[1]): Promise<void> => {

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
return call<void>(getCountStepUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(stepRequest)
  }
);}





export const getCountStepMutationKey = () => ['countStep'] as const;

export const getCountStepMutationOptions = <TError = ErrorType<'countStep'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof countStep>>, TError,CountStepMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof countStep>>, TError,CountStepMutationVariables, TContext> => {

const mutationKey = getCountStepMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof countStep>>, CountStepMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  countStep(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CountStepMutationResult = NonNullable<Awaited<ReturnType<typeof countStep>>>
    export type CountStepMutationBody = BodyType<StepRequest>
    export type CountStepMutationError = ErrorType<'countStep'>
    export type CountStepMutationVariables = {data: BodyType<StepRequest>}

    /**
 * @summary Count a step towards a booking
 */
export const useCountStep = <TError = ErrorType<'countStep'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof countStep>>, TError,CountStepMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof countStep>>,
        TError,
        CountStepMutationVariables,
        TContext
      > => {
      return useMutation(getCountStepMutationOptions(options), queryClient);
    }
