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
  CreateVocHeaders,
  ListVocParams,
  VocAttachmentId,
  VocAttachmentRequest,
  VocAttachmentResult,
  VocCreatedResult,
  VocListResult,
  VocRequest,
  VocResult,
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

export const getListVocUrl = (params?: ListVocParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/client/voc/entries?${stringifiedParams}` : `/client/voc/entries`
}

/**
 * Returns the caller's enquiries and their status, newest first. Results are paginated with `cursor`.
 * @summary List the caller's enquiries
 */
export const listVoc = async (params?: ListVocParams, options?: Parameters<typeof call>[1]): Promise<VocListResult> => {

  return call<VocListResult>(getListVocUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListVocQueryKey = (params?: ListVocParams,) => {
    return [
    `/client/voc/entries`, ...(params ? [params] : [])
    ] as const;
    }


export const getListVocQueryOptions = <TData = Awaited<ReturnType<typeof listVoc>>, TError = ErrorType<'listVoc'>>(params?: ListVocParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVoc>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVocQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVoc>>> = ({ signal }) => listVoc(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listVoc>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListVocQueryResult = NonNullable<Awaited<ReturnType<typeof listVoc>>>
export type ListVocQueryError = ErrorType<'listVoc'>


export function useListVoc<TData = Awaited<ReturnType<typeof listVoc>>, TError = ErrorType<'listVoc'>>(
 params: undefined |  ListVocParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVoc>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVoc>>,
          TError,
          Awaited<ReturnType<typeof listVoc>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVoc<TData = Awaited<ReturnType<typeof listVoc>>, TError = ErrorType<'listVoc'>>(
 params?: ListVocParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVoc>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVoc>>,
          TError,
          Awaited<ReturnType<typeof listVoc>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVoc<TData = Awaited<ReturnType<typeof listVoc>>, TError = ErrorType<'listVoc'>>(
 params?: ListVocParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVoc>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the caller's enquiries
 */

export function useListVoc<TData = Awaited<ReturnType<typeof listVoc>>, TError = ErrorType<'listVoc'>>(
 params?: ListVocParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVoc>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListVocQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListVoc} query
 */
export const invalidateListVoc = async (
 queryClient: QueryClient, params?: ListVocParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListVocQueryKey(params) }, options);

  return queryClient;
}




export const getCreateVocUrl = () => {




  return `/client/voc/entries`
}

/**
 * Sends a compliment, complaint or question to the property. Upload attachments afterwards with `addVocAttachment`. A member can have at most ten unanswered enquiries. The email about the answer is in the preferred language of this request.
 * @summary Create an enquiry
 */
export const createVoc = async (vocRequest: VocRequest,
    headers: CreateVocHeaders, options?: Parameters<typeof call>[1]): Promise<VocCreatedResult> => {

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
return call<VocCreatedResult>(getCreateVocUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(vocRequest)
  }
);}





export const getCreateVocMutationKey = () => ['createVoc'] as const;

export const getCreateVocMutationOptions = <TError = ErrorType<'createVoc'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createVoc>>, TError,CreateVocMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof createVoc>>, TError,CreateVocMutationVariables, TContext> => {

const mutationKey = getCreateVocMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createVoc>>, CreateVocMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createVoc(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateVocMutationResult = NonNullable<Awaited<ReturnType<typeof createVoc>>>
    export type CreateVocMutationBody = BodyType<VocRequest>
    export type CreateVocMutationError = ErrorType<'createVoc'>
    export type CreateVocMutationVariables = {data: BodyType<VocRequest>;headers: CreateVocHeaders}

    /**
 * @summary Create an enquiry
 */
export const useCreateVoc = <TError = ErrorType<'createVoc'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createVoc>>, TError,CreateVocMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createVoc>>,
        TError,
        CreateVocMutationVariables,
        TContext
      > => {
      return useMutation(getCreateVocMutationOptions(options), queryClient);
    }
    export const getGetVocUrl = (vocSeq: VocSeq,) => {




  return `/client/voc/entries/${vocSeq}`
}

/**
 * Returns an enquiry with its attachments and, if available, the property's answer.
 * @summary Get an enquiry
 */
export const getVoc = async (vocSeq: VocSeq, options?: Parameters<typeof call>[1]): Promise<VocResult> => {

  return call<VocResult>(getGetVocUrl(vocSeq),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetVocQueryKey = (vocSeq: VocSeq,) => {
    return [
    `/client/voc/entries/${vocSeq}`
    ] as const;
    }


export const getGetVocQueryOptions = <TData = Awaited<ReturnType<typeof getVoc>>, TError = ErrorType<'getVoc'>>(vocSeq: VocSeq, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVoc>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetVocQueryKey(vocSeq);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVoc>>> = ({ signal }) => getVoc(vocSeq, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: vocSeq !== null && vocSeq !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getVoc>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetVocQueryResult = NonNullable<Awaited<ReturnType<typeof getVoc>>>
export type GetVocQueryError = ErrorType<'getVoc'>


export function useGetVoc<TData = Awaited<ReturnType<typeof getVoc>>, TError = ErrorType<'getVoc'>>(
 vocSeq: VocSeq, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVoc>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVoc>>,
          TError,
          Awaited<ReturnType<typeof getVoc>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVoc<TData = Awaited<ReturnType<typeof getVoc>>, TError = ErrorType<'getVoc'>>(
 vocSeq: VocSeq, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVoc>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVoc>>,
          TError,
          Awaited<ReturnType<typeof getVoc>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVoc<TData = Awaited<ReturnType<typeof getVoc>>, TError = ErrorType<'getVoc'>>(
 vocSeq: VocSeq, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVoc>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get an enquiry
 */

export function useGetVoc<TData = Awaited<ReturnType<typeof getVoc>>, TError = ErrorType<'getVoc'>>(
 vocSeq: VocSeq, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVoc>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetVocQueryOptions(vocSeq,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetVoc} query
 */
export const invalidateGetVoc = async (
 queryClient: QueryClient, vocSeq: VocSeq, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetVocQueryKey(vocSeq) }, options);

  return queryClient;
}




export const getUpdateVocUrl = (vocSeq: VocSeq,) => {




  return `/client/voc/entries/${vocSeq}`
}

/**
 * Replaces the category, title and content of an unanswered enquiry. If the enquiry has been answered, the call fails with `voc_edit_failed`.
 * @summary Update an enquiry
 */
export const updateVoc = async (vocSeq: VocSeq,
    vocRequest: VocRequest, options?: Parameters<typeof call>[1]): Promise<VocResult> => {

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
return call<VocResult>(getUpdateVocUrl(vocSeq),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(vocRequest)
  }
);}





export const getUpdateVocMutationKey = () => ['updateVoc'] as const;

export const getUpdateVocMutationOptions = <TError = ErrorType<'updateVoc'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateVoc>>, TError,UpdateVocMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof updateVoc>>, TError,UpdateVocMutationVariables, TContext> => {

const mutationKey = getUpdateVocMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateVoc>>, UpdateVocMutationVariables> = (props) => {
          const {vocSeq,data} = props ?? {};

          return  updateVoc(vocSeq,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateVocMutationResult = NonNullable<Awaited<ReturnType<typeof updateVoc>>>
    export type UpdateVocMutationBody = BodyType<VocRequest>
    export type UpdateVocMutationError = ErrorType<'updateVoc'>
    export type UpdateVocMutationVariables = {vocSeq: VocSeq;data: BodyType<VocRequest>}

    /**
 * @summary Update an enquiry
 */
export const useUpdateVoc = <TError = ErrorType<'updateVoc'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateVoc>>, TError,UpdateVocMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateVoc>>,
        TError,
        UpdateVocMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateVocMutationOptions(options), queryClient);
    }
    export const getDeleteVocUrl = (vocSeq: VocSeq,) => {




  return `/client/voc/entries/${vocSeq}`
}

/**
 * Deletes an unanswered enquiry and its attachments. If the enquiry has been answered, the call fails with `voc_delete_failed`.
 * @summary Delete an enquiry
 */
export const deleteVoc = async (vocSeq: VocSeq, options?: Parameters<typeof call>[1]): Promise<void> => {

  return call<void>(getDeleteVocUrl(vocSeq),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteVocMutationKey = () => ['deleteVoc'] as const;

export const getDeleteVocMutationOptions = <TError = ErrorType<'deleteVoc'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteVoc>>, TError,DeleteVocMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteVoc>>, TError,DeleteVocMutationVariables, TContext> => {

const mutationKey = getDeleteVocMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteVoc>>, DeleteVocMutationVariables> = (props) => {
          const {vocSeq} = props ?? {};

          return  deleteVoc(vocSeq,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteVocMutationResult = NonNullable<Awaited<ReturnType<typeof deleteVoc>>>

    export type DeleteVocMutationError = ErrorType<'deleteVoc'>
    export type DeleteVocMutationVariables = {vocSeq: VocSeq}

    /**
 * @summary Delete an enquiry
 */
export const useDeleteVoc = <TError = ErrorType<'deleteVoc'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteVoc>>, TError,DeleteVocMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteVoc>>,
        TError,
        DeleteVocMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteVocMutationOptions(options), queryClient);
    }
    export const getAddVocAttachmentUrl = (vocSeq: VocSeq,) => {




  return `/client/voc/entries/${vocSeq}/attachments`
}

/**
 * Adds a JPEG, PNG, WebP or PDF file of at most 10 MB to an unanswered enquiry, which can have up to five attachments. Files are rejected if their content doesn't match their name, or if they can't be opened. Pictures are rejected if a side has more than 12,000 pixels or if their pixels take more than 64 MB (width × height × channels × bytes per channel). EXIF metadata is removed from pictures. Uploading the same file again returns the existing attachment.
 * @summary Attach a file to an enquiry
 */
export const addVocAttachment = async (vocSeq: VocSeq,
    vocAttachmentRequest: VocAttachmentRequest, options?: Parameters<typeof call>[1]): Promise<VocAttachmentResult> => {
    const formData = new FormData();
formData.append(`file`, vocAttachmentRequest.file);

  return call<VocAttachmentResult>(getAddVocAttachmentUrl(vocSeq),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getAddVocAttachmentMutationKey = () => ['addVocAttachment'] as const;

export const getAddVocAttachmentMutationOptions = <TError = ErrorType<'addVocAttachment'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addVocAttachment>>, TError,AddVocAttachmentMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof addVocAttachment>>, TError,AddVocAttachmentMutationVariables, TContext> => {

const mutationKey = getAddVocAttachmentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addVocAttachment>>, AddVocAttachmentMutationVariables> = (props) => {
          const {vocSeq,data} = props ?? {};

          return  addVocAttachment(vocSeq,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddVocAttachmentMutationResult = NonNullable<Awaited<ReturnType<typeof addVocAttachment>>>
    export type AddVocAttachmentMutationBody = BodyType<VocAttachmentRequest>
    export type AddVocAttachmentMutationError = ErrorType<'addVocAttachment'>
    export type AddVocAttachmentMutationVariables = {vocSeq: VocSeq;data: BodyType<VocAttachmentRequest>}

    /**
 * @summary Attach a file to an enquiry
 */
export const useAddVocAttachment = <TError = ErrorType<'addVocAttachment'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addVocAttachment>>, TError,AddVocAttachmentMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addVocAttachment>>,
        TError,
        AddVocAttachmentMutationVariables,
        TContext
      > => {
      return useMutation(getAddVocAttachmentMutationOptions(options), queryClient);
    }
    export const getGetVocAttachmentUrl = (vocSeq: VocSeq,
    attachmentId: VocAttachmentId,) => {




  return `/client/voc/entries/${vocSeq}/attachments/${attachmentId}`
}

/**
 * Returns the attached file as a download, which browsers don't display inline.
 * @summary Download an attachment
 */
export const getVocAttachment = async (vocSeq: VocSeq,
    attachmentId: VocAttachmentId, options?: Parameters<typeof call>[1]): Promise<Blob> => {

  return call<Blob>(getGetVocAttachmentUrl(vocSeq,attachmentId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetVocAttachmentQueryKey = (vocSeq: VocSeq,
    attachmentId: VocAttachmentId,) => {
    return [
    `/client/voc/entries/${vocSeq}/attachments/${attachmentId}`
    ] as const;
    }


export const getGetVocAttachmentQueryOptions = <TData = Awaited<ReturnType<typeof getVocAttachment>>, TError = ErrorType<'getVocAttachment'>>(vocSeq: VocSeq,
    attachmentId: VocAttachmentId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVocAttachment>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetVocAttachmentQueryKey(vocSeq,attachmentId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVocAttachment>>> = ({ signal }) => getVocAttachment(vocSeq,attachmentId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: vocSeq !== null && vocSeq !== undefined && attachmentId !== null && attachmentId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getVocAttachment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetVocAttachmentQueryResult = NonNullable<Awaited<ReturnType<typeof getVocAttachment>>>
export type GetVocAttachmentQueryError = ErrorType<'getVocAttachment'>


export function useGetVocAttachment<TData = Awaited<ReturnType<typeof getVocAttachment>>, TError = ErrorType<'getVocAttachment'>>(
 vocSeq: VocSeq,
    attachmentId: VocAttachmentId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVocAttachment>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVocAttachment>>,
          TError,
          Awaited<ReturnType<typeof getVocAttachment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVocAttachment<TData = Awaited<ReturnType<typeof getVocAttachment>>, TError = ErrorType<'getVocAttachment'>>(
 vocSeq: VocSeq,
    attachmentId: VocAttachmentId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVocAttachment>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVocAttachment>>,
          TError,
          Awaited<ReturnType<typeof getVocAttachment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVocAttachment<TData = Awaited<ReturnType<typeof getVocAttachment>>, TError = ErrorType<'getVocAttachment'>>(
 vocSeq: VocSeq,
    attachmentId: VocAttachmentId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVocAttachment>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download an attachment
 */

export function useGetVocAttachment<TData = Awaited<ReturnType<typeof getVocAttachment>>, TError = ErrorType<'getVocAttachment'>>(
 vocSeq: VocSeq,
    attachmentId: VocAttachmentId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVocAttachment>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetVocAttachmentQueryOptions(vocSeq,attachmentId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetVocAttachment} query
 */
export const invalidateGetVocAttachment = async (
 queryClient: QueryClient, vocSeq: VocSeq,
    attachmentId: VocAttachmentId, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetVocAttachmentQueryKey(vocSeq,attachmentId) }, options);

  return queryClient;
}




export const getDeleteVocAttachmentUrl = (vocSeq: VocSeq,
    attachmentId: VocAttachmentId,) => {




  return `/client/voc/entries/${vocSeq}/attachments/${attachmentId}`
}

/**
 * Deletes a file from an unanswered enquiry. If the enquiry has been answered, the call fails with `voc_edit_failed`.
 * @summary Delete an attachment
 */
export const deleteVocAttachment = async (vocSeq: VocSeq,
    attachmentId: VocAttachmentId, options?: Parameters<typeof call>[1]): Promise<void> => {

  return call<void>(getDeleteVocAttachmentUrl(vocSeq,attachmentId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteVocAttachmentMutationKey = () => ['deleteVocAttachment'] as const;

export const getDeleteVocAttachmentMutationOptions = <TError = ErrorType<'deleteVocAttachment'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteVocAttachment>>, TError,DeleteVocAttachmentMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteVocAttachment>>, TError,DeleteVocAttachmentMutationVariables, TContext> => {

const mutationKey = getDeleteVocAttachmentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteVocAttachment>>, DeleteVocAttachmentMutationVariables> = (props) => {
          const {vocSeq,attachmentId} = props ?? {};

          return  deleteVocAttachment(vocSeq,attachmentId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteVocAttachmentMutationResult = NonNullable<Awaited<ReturnType<typeof deleteVocAttachment>>>

    export type DeleteVocAttachmentMutationError = ErrorType<'deleteVocAttachment'>
    export type DeleteVocAttachmentMutationVariables = {vocSeq: VocSeq;attachmentId: VocAttachmentId}

    /**
 * @summary Delete an attachment
 */
export const useDeleteVocAttachment = <TError = ErrorType<'deleteVocAttachment'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteVocAttachment>>, TError,DeleteVocAttachmentMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteVocAttachment>>,
        TError,
        DeleteVocAttachmentMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteVocAttachmentMutationOptions(options), queryClient);
    }
