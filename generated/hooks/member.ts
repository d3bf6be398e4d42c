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
  AddressesResult,
  ContactCodeRequest,
  ContactConfirmation,
  MemberChange,
  MemberDataResult,
  MemberResult,
  SearchAddressesParams,
  SocialLinkRequest,
  SocialProvider,
  VerificationResult
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

export const getGetMemberUrl = () => {




  return `/client/member/profile`
}

/**
 * Returns the caller's account details and member type.
 * @summary Get the caller's account
 */
export const getMember = async ( options?: Parameters<typeof call>[1]): Promise<MemberResult> => {

  return call<MemberResult>(getGetMemberUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetMemberQueryKey = () => {
    return [
    `/client/member/profile`
    ] as const;
    }


export const getGetMemberQueryOptions = <TData = Awaited<ReturnType<typeof getMember>>, TError = ErrorType<'getMember'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMember>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMemberQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMember>>> = ({ signal }) => getMember({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMember>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMemberQueryResult = NonNullable<Awaited<ReturnType<typeof getMember>>>
export type GetMemberQueryError = ErrorType<'getMember'>


export function useGetMember<TData = Awaited<ReturnType<typeof getMember>>, TError = ErrorType<'getMember'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMember>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMember>>,
          TError,
          Awaited<ReturnType<typeof getMember>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMember<TData = Awaited<ReturnType<typeof getMember>>, TError = ErrorType<'getMember'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMember>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMember>>,
          TError,
          Awaited<ReturnType<typeof getMember>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMember<TData = Awaited<ReturnType<typeof getMember>>, TError = ErrorType<'getMember'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMember>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the caller's account
 */

export function useGetMember<TData = Awaited<ReturnType<typeof getMember>>, TError = ErrorType<'getMember'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMember>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMemberQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetMember} query
 */
export const invalidateGetMember = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetMemberQueryKey() }, options);

  return queryClient;
}




export const getUpdateMemberUrl = () => {




  return `/client/member/profile`
}

/**
 * Replaces the English name, address and marketing consent. Omitted optional fields are cleared. The login ID, name and birthday can't be changed. Use `changeContact` to change the phone number or email address. The time of a new marketing consent is recorded.
 * @summary Update the caller's account
 */
export const updateMember = async (memberChange: MemberChange, options?: Parameters<typeof call>[1]): Promise<MemberResult> => {

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
return call<MemberResult>(getUpdateMemberUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(memberChange)
  }
);}





export const getUpdateMemberMutationKey = () => ['updateMember'] as const;

export const getUpdateMemberMutationOptions = <TError = ErrorType<'updateMember'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMember>>, TError,UpdateMemberMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof updateMember>>, TError,UpdateMemberMutationVariables, TContext> => {

const mutationKey = getUpdateMemberMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateMember>>, UpdateMemberMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateMember(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateMemberMutationResult = NonNullable<Awaited<ReturnType<typeof updateMember>>>
    export type UpdateMemberMutationBody = BodyType<MemberChange>
    export type UpdateMemberMutationError = ErrorType<'updateMember'>
    export type UpdateMemberMutationVariables = {data: BodyType<MemberChange>}

    /**
 * @summary Update the caller's account
 */
export const useUpdateMember = <TError = ErrorType<'updateMember'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMember>>, TError,UpdateMemberMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateMember>>,
        TError,
        UpdateMemberMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateMemberMutationOptions(options), queryClient);
    }
    export const getSendContactCodeUrl = () => {




  return `/client/member/contact-codes`
}

/**
 * Sends a code to the phone number or email address that will replace the current one. The account changes only when the code is confirmed with `changeContact`. A new code to the same recipient replaces the previous code.
 * @summary Send a code to a new phone number or email address
 */
export const sendContactCode = async (contactCodeRequest: ContactCodeRequest, options?: Parameters<typeof call>[1]): Promise<VerificationResult> => {

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
return call<VerificationResult>(getSendContactCodeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(contactCodeRequest)
  }
);}





export const getSendContactCodeMutationKey = () => ['sendContactCode'] as const;

export const getSendContactCodeMutationOptions = <TError = ErrorType<'sendContactCode'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendContactCode>>, TError,SendContactCodeMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof sendContactCode>>, TError,SendContactCodeMutationVariables, TContext> => {

const mutationKey = getSendContactCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendContactCode>>, SendContactCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendContactCode(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendContactCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendContactCode>>>
    export type SendContactCodeMutationBody = BodyType<ContactCodeRequest>
    export type SendContactCodeMutationError = ErrorType<'sendContactCode'>
    export type SendContactCodeMutationVariables = {data: BodyType<ContactCodeRequest>}

    /**
 * @summary Send a code to a new phone number or email address
 */
export const useSendContactCode = <TError = ErrorType<'sendContactCode'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendContactCode>>, TError,SendContactCodeMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendContactCode>>,
        TError,
        SendContactCodeMutationVariables,
        TContext
      > => {
      return useMutation(getSendContactCodeMutationOptions(options), queryClient);
    }
    export const getChangeContactUrl = () => {




  return `/client/member/contact`
}

/**
 * Replaces the phone number or email address with the one to which the code was sent. Conflicts with other accounts are reported only after the code is confirmed. The email address that the account had before the change is notified. Unused codes that were sent to the account's phone number or email address before the change become invalid.
 * @summary Change the phone number or email address
 */
export const changeContact = async (contactConfirmation: ContactConfirmation, options?: Parameters<typeof call>[1]): Promise<MemberResult> => {

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
return call<MemberResult>(getChangeContactUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(contactConfirmation)
  }
);}





export const getChangeContactMutationKey = () => ['changeContact'] as const;

export const getChangeContactMutationOptions = <TError = ErrorType<'changeContact'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeContact>>, TError,ChangeContactMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof changeContact>>, TError,ChangeContactMutationVariables, TContext> => {

const mutationKey = getChangeContactMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeContact>>, ChangeContactMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeContact(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeContactMutationResult = NonNullable<Awaited<ReturnType<typeof changeContact>>>
    export type ChangeContactMutationBody = BodyType<ContactConfirmation>
    export type ChangeContactMutationError = ErrorType<'changeContact'>
    export type ChangeContactMutationVariables = {data: BodyType<ContactConfirmation>}

    /**
 * @summary Change the phone number or email address
 */
export const useChangeContact = <TError = ErrorType<'changeContact'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeContact>>, TError,ChangeContactMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeContact>>,
        TError,
        ChangeContactMutationVariables,
        TContext
      > => {
      return useMutation(getChangeContactMutationOptions(options), queryClient);
    }
    export const getSearchAddressesUrl = (params: SearchAddressesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/client/member/addresses?${stringifiedParams}` : `/client/member/addresses`
}

/**
 * Searches Korean addresses by road name and number, building name or neighbourhood. Results are suggestions; `updateMember` accepts any address. Available only if `address_lookup` of the property is true.
 * @summary Look up a Korean address
 */
export const searchAddresses = async (params: SearchAddressesParams, options?: Parameters<typeof call>[1]): Promise<AddressesResult> => {

  return call<AddressesResult>(getSearchAddressesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getSearchAddressesQueryKey = (params?: SearchAddressesParams,) => {
    return [
    `/client/member/addresses`, ...(params ? [params] : [])
    ] as const;
    }


export const getSearchAddressesQueryOptions = <TData = Awaited<ReturnType<typeof searchAddresses>>, TError = ErrorType<'searchAddresses'>>(params: SearchAddressesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchAddresses>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchAddressesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchAddresses>>> = ({ signal }) => searchAddresses(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchAddresses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchAddressesQueryResult = NonNullable<Awaited<ReturnType<typeof searchAddresses>>>
export type SearchAddressesQueryError = ErrorType<'searchAddresses'>


export function useSearchAddresses<TData = Awaited<ReturnType<typeof searchAddresses>>, TError = ErrorType<'searchAddresses'>>(
 params: SearchAddressesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchAddresses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchAddresses>>,
          TError,
          Awaited<ReturnType<typeof searchAddresses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchAddresses<TData = Awaited<ReturnType<typeof searchAddresses>>, TError = ErrorType<'searchAddresses'>>(
 params: SearchAddressesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchAddresses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchAddresses>>,
          TError,
          Awaited<ReturnType<typeof searchAddresses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchAddresses<TData = Awaited<ReturnType<typeof searchAddresses>>, TError = ErrorType<'searchAddresses'>>(
 params: SearchAddressesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchAddresses>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Look up a Korean address
 */

export function useSearchAddresses<TData = Awaited<ReturnType<typeof searchAddresses>>, TError = ErrorType<'searchAddresses'>>(
 params: SearchAddressesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchAddresses>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchAddressesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useSearchAddresses} query
 */
export const invalidateSearchAddresses = async (
 queryClient: QueryClient, params: SearchAddressesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getSearchAddressesQueryKey(params) }, options);

  return queryClient;
}




export const getGetMemberDataUrl = () => {




  return `/client/member/data`
}

/**
 * Returns all data stored about the member, as data protection law requires. Password hashes and credentials are excluded, and passport numbers are masked. Codes, sign-ups and unused quotes are also excluded, because they are deleted within a day.
 * @summary Export the caller's data
 */
export const getMemberData = async ( options?: Parameters<typeof call>[1]): Promise<MemberDataResult> => {

  return call<MemberDataResult>(getGetMemberDataUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetMemberDataQueryKey = () => {
    return [
    `/client/member/data`
    ] as const;
    }


export const getGetMemberDataQueryOptions = <TData = Awaited<ReturnType<typeof getMemberData>>, TError = ErrorType<'getMemberData'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberData>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMemberDataQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMemberData>>> = ({ signal }) => getMemberData({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMemberData>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMemberDataQueryResult = NonNullable<Awaited<ReturnType<typeof getMemberData>>>
export type GetMemberDataQueryError = ErrorType<'getMemberData'>


export function useGetMemberData<TData = Awaited<ReturnType<typeof getMemberData>>, TError = ErrorType<'getMemberData'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberData>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMemberData>>,
          TError,
          Awaited<ReturnType<typeof getMemberData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMemberData<TData = Awaited<ReturnType<typeof getMemberData>>, TError = ErrorType<'getMemberData'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberData>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMemberData>>,
          TError,
          Awaited<ReturnType<typeof getMemberData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMemberData<TData = Awaited<ReturnType<typeof getMemberData>>, TError = ErrorType<'getMemberData'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberData>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Export the caller's data
 */

export function useGetMemberData<TData = Awaited<ReturnType<typeof getMemberData>>, TError = ErrorType<'getMemberData'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberData>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMemberDataQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetMemberData} query
 */
export const invalidateGetMemberData = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetMemberDataQueryKey() }, options);

  return queryClient;
}




export const getWithdrawMemberUrl = () => {




  return `/client/member/withdrawal`
}

/**
 * Closes the account permanently, ends all sessions, and deletes points and personal data. The property keeps reservations as guest records for as long as the law requires. Fails if the member has an upcoming stay or an open refund, and returns the affected `reservation_numbers`. The member can re-join after 30 days.
 * @summary Close the caller's account
 */
export const withdrawMember = async ( options?: Parameters<typeof call>[1]): Promise<void> => {

  return call<void>(getWithdrawMemberUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getWithdrawMemberMutationKey = () => ['withdrawMember'] as const;

export const getWithdrawMemberMutationOptions = <TError = ErrorType<'withdrawMember'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawMember>>, TError,void, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof withdrawMember>>, TError,void, TContext> => {

const mutationKey = getWithdrawMemberMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawMember>>, void> = () => {


          return  withdrawMember(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WithdrawMemberMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawMember>>>

    export type WithdrawMemberMutationError = ErrorType<'withdrawMember'>


    /**
 * @summary Close the caller's account
 */
export const useWithdrawMember = <TError = ErrorType<'withdrawMember'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawMember>>, TError,void, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof withdrawMember>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getWithdrawMemberMutationOptions(options), queryClient);
    }
    export const getLinkSocialAccountUrl = () => {




  return `/client/member/social-accounts`
}

/**
 * Links a social account to the caller's account, so that the member can log in with the social account. Requires the ticket that `finishSocialLogin` returned for a social account without a member. Only one social account per provider can be linked.
 * @summary Link a social account
 */
export const linkSocialAccount = async (socialLinkRequest: SocialLinkRequest, options?: Parameters<typeof call>[1]): Promise<void> => {

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
return call<void>(getLinkSocialAccountUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(socialLinkRequest)
  }
);}





export const getLinkSocialAccountMutationKey = () => ['linkSocialAccount'] as const;

export const getLinkSocialAccountMutationOptions = <TError = ErrorType<'linkSocialAccount'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof linkSocialAccount>>, TError,LinkSocialAccountMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof linkSocialAccount>>, TError,LinkSocialAccountMutationVariables, TContext> => {

const mutationKey = getLinkSocialAccountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof linkSocialAccount>>, LinkSocialAccountMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  linkSocialAccount(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LinkSocialAccountMutationResult = NonNullable<Awaited<ReturnType<typeof linkSocialAccount>>>
    export type LinkSocialAccountMutationBody = BodyType<SocialLinkRequest>
    export type LinkSocialAccountMutationError = ErrorType<'linkSocialAccount'>
    export type LinkSocialAccountMutationVariables = {data: BodyType<SocialLinkRequest>}

    /**
 * @summary Link a social account
 */
export const useLinkSocialAccount = <TError = ErrorType<'linkSocialAccount'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof linkSocialAccount>>, TError,LinkSocialAccountMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof linkSocialAccount>>,
        TError,
        LinkSocialAccountMutationVariables,
        TContext
      > => {
      return useMutation(getLinkSocialAccountMutationOptions(options), queryClient);
    }
    export const getUnlinkSocialAccountUrl = (provider: SocialProvider,) => {




  return `/client/member/social-accounts/${provider}`
}

/**
 * Unlinks a social account from the caller's account, so that the member can no longer log in with the social account. The social account that was used to join can't be unlinked.
 * @summary Unlink a social account
 */
export const unlinkSocialAccount = async (provider: SocialProvider, options?: Parameters<typeof call>[1]): Promise<void> => {

  return call<void>(getUnlinkSocialAccountUrl(provider),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getUnlinkSocialAccountMutationKey = () => ['unlinkSocialAccount'] as const;

export const getUnlinkSocialAccountMutationOptions = <TError = ErrorType<'unlinkSocialAccount'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unlinkSocialAccount>>, TError,UnlinkSocialAccountMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof unlinkSocialAccount>>, TError,UnlinkSocialAccountMutationVariables, TContext> => {

const mutationKey = getUnlinkSocialAccountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof unlinkSocialAccount>>, UnlinkSocialAccountMutationVariables> = (props) => {
          const {provider} = props ?? {};

          return  unlinkSocialAccount(provider,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UnlinkSocialAccountMutationResult = NonNullable<Awaited<ReturnType<typeof unlinkSocialAccount>>>

    export type UnlinkSocialAccountMutationError = ErrorType<'unlinkSocialAccount'>
    export type UnlinkSocialAccountMutationVariables = {provider: SocialProvider}

    /**
 * @summary Unlink a social account
 */
export const useUnlinkSocialAccount = <TError = ErrorType<'unlinkSocialAccount'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unlinkSocialAccount>>, TError,UnlinkSocialAccountMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof unlinkSocialAccount>>,
        TError,
        UnlinkSocialAccountMutationVariables,
        TContext
      > => {
      return useMutation(getUnlinkSocialAccountMutationOptions(options), queryClient);
    }
