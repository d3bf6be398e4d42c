/**
 * Generated from openapi/ by scripts/generate. Not edited.
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
  ChangePasswordRequest,
  CompanyInfoRequest,
  CompanyInfoResult,
  ConfirmationRequest,
  ConfirmationResult,
  FindIdRequest,
  FindIdResult,
  FindPasswordRequest,
  LoginRequest,
  LoginResult,
  PlainResult,
  SessionId,
  SessionListResult,
  SessionResult,
  SocialFinishRequest,
  SocialFinishResult,
  SocialProvider,
  SocialStartRequest,
  SocialStartResult,
  SsoRequest,
  SsoResult,
  VerificationId,
  VerificationRequest,
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

export const getLoginUserUrl = () => {




  return `/client/user/login`
}

/**
 * Answers a token for a day. A password re-check is the same call, whose token the client ends at once. One answer for every miss; only the right password of a withdrawn account is told so. A social account has no password and misses likewise.
 * @summary Log in by ID
 */
export const loginUser = async (loginRequest: LoginRequest, options?: Parameters<typeof call>[1]): Promise<LoginResult> => {

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
return call<LoginResult>(getLoginUserUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(loginRequest)
  }
);}





export const getLoginUserMutationKey = () => ['loginUser'] as const;

export const getLoginUserMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginUser>>, TError,LoginUserMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof loginUser>>, TError,LoginUserMutationVariables, TContext> => {

const mutationKey = getLoginUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof loginUser>>, LoginUserMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  loginUser(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LoginUserMutationResult = NonNullable<Awaited<ReturnType<typeof loginUser>>>
    export type LoginUserMutationBody = BodyType<LoginRequest>
    export type LoginUserMutationError = ErrorType<unknown>
    export type LoginUserMutationVariables = {data: BodyType<LoginRequest>}

    /**
 * @summary Log in by ID
 */
export const useLoginUser = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginUser>>, TError,LoginUserMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof loginUser>>,
        TError,
        LoginUserMutationVariables,
        TContext
      > => {
      return useMutation(getLoginUserMutationOptions(options), queryClient);
    }
    export const getFindLoginIdUrl = () => {




  return `/client/user/find/id`
}

/**
 * Needs the ticket that a confirmed code to the number gives, so an ID is told only to who holds the phone. The ticket is used up by it.
 * @summary Find an ID by mobile number
 */
export const findLoginId = async (findIdRequest: FindIdRequest, options?: Parameters<typeof call>[1]): Promise<FindIdResult> => {

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
return call<FindIdResult>(getFindLoginIdUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(findIdRequest)
  }
);}





export const getFindLoginIdMutationKey = () => ['findLoginId'] as const;

export const getFindLoginIdMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof findLoginId>>, TError,FindLoginIdMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof findLoginId>>, TError,FindLoginIdMutationVariables, TContext> => {

const mutationKey = getFindLoginIdMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof findLoginId>>, FindLoginIdMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  findLoginId(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type FindLoginIdMutationResult = NonNullable<Awaited<ReturnType<typeof findLoginId>>>
    export type FindLoginIdMutationBody = BodyType<FindIdRequest>
    export type FindLoginIdMutationError = ErrorType<unknown>
    export type FindLoginIdMutationVariables = {data: BodyType<FindIdRequest>}

    /**
 * @summary Find an ID by mobile number
 */
export const useFindLoginId = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof findLoginId>>, TError,FindLoginIdMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof findLoginId>>,
        TError,
        FindLoginIdMutationVariables,
        TContext
      > => {
      return useMutation(getFindLoginIdMutationOptions(options), queryClient);
    }
    export const getFindPasswordUrl = () => {




  return `/client/user/find/pw`
}

/**
 * Sends a code to the stored number when ID, name and phone belong together; answers alike when they do not. The code is confirmed like every other, and its ticket lets `change/password` set a new one.
 * @summary Ask for a password reset
 */
export const findPassword = async (findPasswordRequest: FindPasswordRequest, options?: Parameters<typeof call>[1]): Promise<VerificationResult> => {

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
return call<VerificationResult>(getFindPasswordUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(findPasswordRequest)
  }
);}





export const getFindPasswordMutationKey = () => ['findPassword'] as const;

export const getFindPasswordMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof findPassword>>, TError,FindPasswordMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof findPassword>>, TError,FindPasswordMutationVariables, TContext> => {

const mutationKey = getFindPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof findPassword>>, FindPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  findPassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type FindPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof findPassword>>>
    export type FindPasswordMutationBody = BodyType<FindPasswordRequest>
    export type FindPasswordMutationError = ErrorType<unknown>
    export type FindPasswordMutationVariables = {data: BodyType<FindPasswordRequest>}

    /**
 * @summary Ask for a password reset
 */
export const useFindPassword = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof findPassword>>, TError,FindPasswordMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof findPassword>>,
        TError,
        FindPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getFindPasswordMutationOptions(options), queryClient);
    }
    export const getChangePasswordUrl = () => {




  return `/client/user/change/password`
}

/**
 * By the single-use ticket of a reset, for every account with a password; or, logged in, by the current password, for general members. Ends every session of the account.
 * @summary Set a new password
 */
export const changePassword = async (changePasswordRequest: ChangePasswordRequest, options?: Parameters<typeof call>[1]): Promise<PlainResult> => {

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
return call<PlainResult>(getChangePasswordUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changePasswordRequest)
  }
);}





export const getChangePasswordMutationKey = () => ['changePassword'] as const;

export const getChangePasswordMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext> => {

const mutationKey = getChangePasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changePassword>>, ChangePasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changePassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangePasswordMutationResult = NonNullable<Awaited<ReturnType<typeof changePassword>>>
    export type ChangePasswordMutationBody = BodyType<ChangePasswordRequest>
    export type ChangePasswordMutationError = ErrorType<unknown>
    export type ChangePasswordMutationVariables = {data: BodyType<ChangePasswordRequest>}

    /**
 * @summary Set a new password
 */
export const useChangePassword = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changePassword>>,
        TError,
        ChangePasswordMutationVariables,
        TContext
      > => {
      return useMutation(getChangePasswordMutationOptions(options), queryClient);
    }
    export const getLoginBySsoUrl = () => {




  return `/client/user/find/sso`
}

/**
 * Revalidates a session at page load by the two keys that login gave, or exchanges once the key that a provider's own site put in the address. Any miss ends the session in silence. A session keeps its token and its end; it is not prolonged.
 * @summary Log in by single sign-on
 */
export const loginBySso = async (ssoRequest: SsoRequest, options?: Parameters<typeof call>[1]): Promise<SsoResult> => {

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
return call<SsoResult>(getLoginBySsoUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(ssoRequest)
  }
);}





export const getLoginBySsoMutationKey = () => ['loginBySso'] as const;

export const getLoginBySsoMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginBySso>>, TError,LoginBySsoMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof loginBySso>>, TError,LoginBySsoMutationVariables, TContext> => {

const mutationKey = getLoginBySsoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof loginBySso>>, LoginBySsoMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  loginBySso(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LoginBySsoMutationResult = NonNullable<Awaited<ReturnType<typeof loginBySso>>>
    export type LoginBySsoMutationBody = BodyType<SsoRequest>
    export type LoginBySsoMutationError = ErrorType<unknown>
    export type LoginBySsoMutationVariables = {data: BodyType<SsoRequest>}

    /**
 * @summary Log in by single sign-on
 */
export const useLoginBySso = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginBySso>>, TError,LoginBySsoMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof loginBySso>>,
        TError,
        LoginBySsoMutationVariables,
        TContext
      > => {
      return useMutation(getLoginBySsoMutationOptions(options), queryClient);
    }
    export const getLogoutUserUrl = () => {




  return `/client/user/logout`
}

/**
 * The token and its keys are dead from this moment.
 * @summary Log out
 */
export const logoutUser = async ( options?: Parameters<typeof call>[1]): Promise<PlainResult> => {

  return call<PlainResult>(getLogoutUserUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getLogoutUserMutationKey = () => ['logoutUser'] as const;

export const getLogoutUserMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logoutUser>>, TError,void, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof logoutUser>>, TError,void, TContext> => {

const mutationKey = getLogoutUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logoutUser>>, void> = () => {


          return  logoutUser(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LogoutUserMutationResult = NonNullable<Awaited<ReturnType<typeof logoutUser>>>

    export type LogoutUserMutationError = ErrorType<unknown>


    /**
 * @summary Log out
 */
export const useLogoutUser = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logoutUser>>, TError,void, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logoutUser>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getLogoutUserMutationOptions(options), queryClient);
    }
    export const getGetSessionUrl = () => {




  return `/client/user/session`
}

/**
 * The member behind the token, and until when.
 * @summary Who is logged in
 */
export const getSession = async ( options?: Parameters<typeof call>[1]): Promise<SessionResult> => {

  return call<SessionResult>(getGetSessionUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSessionQueryKey = () => {
    return [
    `/client/user/session`
    ] as const;
    }


export const getGetSessionQueryOptions = <TData = Awaited<ReturnType<typeof getSession>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSession>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSessionQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSession>>> = ({ signal }) => getSession({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSession>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSessionQueryResult = NonNullable<Awaited<ReturnType<typeof getSession>>>
export type GetSessionQueryError = ErrorType<unknown>


export function useGetSession<TData = Awaited<ReturnType<typeof getSession>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSession>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSession>>,
          TError,
          Awaited<ReturnType<typeof getSession>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSession<TData = Awaited<ReturnType<typeof getSession>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSession>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSession>>,
          TError,
          Awaited<ReturnType<typeof getSession>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSession<TData = Awaited<ReturnType<typeof getSession>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSession>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who is logged in
 */

export function useGetSession<TData = Awaited<ReturnType<typeof getSession>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSession>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSessionQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetSession} query
 */
export const invalidateGetSession = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSessionQueryKey() }, options);

  return queryClient;
}




export const getListSessionsUrl = () => {




  return `/client/user/sessions`
}

/**
 * Every login of the caller's that has not ended, so that one that is not theirs is seen and ended. What is kept of a device is what it calls itself, and no address.
 * @summary Where the member is logged in
 */
export const listSessions = async ( options?: Parameters<typeof call>[1]): Promise<SessionListResult> => {

  return call<SessionListResult>(getListSessionsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListSessionsQueryKey = () => {
    return [
    `/client/user/sessions`
    ] as const;
    }


export const getListSessionsQueryOptions = <TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSessionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSessions>>> = ({ signal }) => listSessions({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSessionsQueryResult = NonNullable<Awaited<ReturnType<typeof listSessions>>>
export type ListSessionsQueryError = ErrorType<unknown>


export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Where the member is logged in
 */

export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSessionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListSessions} query
 */
export const invalidateListSessions = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSessionsQueryKey() }, options);

  return queryClient;
}




export const getEndOtherSessionsUrl = () => {




  return `/client/user/sessions`
}

/**
 * Ends every other login of the caller's at once, with the keys that would begin another. The one that asks goes on.
 * @summary Log out everywhere else
 */
export const endOtherSessions = async ( options?: Parameters<typeof call>[1]): Promise<void> => {

  return call<void>(getEndOtherSessionsUrl(),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getEndOtherSessionsMutationKey = () => ['endOtherSessions'] as const;

export const getEndOtherSessionsMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endOtherSessions>>, TError,void, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof endOtherSessions>>, TError,void, TContext> => {

const mutationKey = getEndOtherSessionsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endOtherSessions>>, void> = () => {


          return  endOtherSessions(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndOtherSessionsMutationResult = NonNullable<Awaited<ReturnType<typeof endOtherSessions>>>

    export type EndOtherSessionsMutationError = ErrorType<unknown>


    /**
 * @summary Log out everywhere else
 */
export const useEndOtherSessions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endOtherSessions>>, TError,void, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endOtherSessions>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getEndOtherSessionsMutationOptions(options), queryClient);
    }
    export const getEndSessionUrl = (sessionId: SessionId,) => {




  return `/client/user/sessions/${sessionId}`
}

/**
 * Ends one login of the caller's at once. Somebody else's is not there.
 * @summary Log out somewhere
 */
export const endSession = async (sessionId: SessionId, options?: Parameters<typeof call>[1]): Promise<void> => {

  return call<void>(getEndSessionUrl(sessionId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getEndSessionMutationKey = () => ['endSession'] as const;

export const getEndSessionMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endSession>>, TError,EndSessionMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof endSession>>, TError,EndSessionMutationVariables, TContext> => {

const mutationKey = getEndSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endSession>>, EndSessionMutationVariables> = (props) => {
          const {sessionId} = props ?? {};

          return  endSession(sessionId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndSessionMutationResult = NonNullable<Awaited<ReturnType<typeof endSession>>>

    export type EndSessionMutationError = ErrorType<unknown>
    export type EndSessionMutationVariables = {sessionId: SessionId}

    /**
 * @summary Log out somewhere
 */
export const useEndSession = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endSession>>, TError,EndSessionMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endSession>>,
        TError,
        EndSessionMutationVariables,
        TContext
      > => {
      return useMutation(getEndSessionMutationOptions(options), queryClient);
    }
    export const getStartSocialLoginUrl = (provider: SocialProvider,) => {




  return `/client/user/social/${provider}/authorization`
}

/**
 * Gives the address of the provider's consent page. The flow token stays in the browser that began: without it the provider's answer opens nothing. Good for ten minutes and for one answer.
 * @summary Begin a social login
 */
export const startSocialLogin = async (provider: SocialProvider,
    socialStartRequest: SocialStartRequest, options?: Parameters<typeof call>[1]): Promise<SocialStartResult> => {

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
return call<SocialStartResult>(getStartSocialLoginUrl(provider),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(socialStartRequest)
  }
);}





export const getStartSocialLoginMutationKey = () => ['startSocialLogin'] as const;

export const getStartSocialLoginMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startSocialLogin>>, TError,StartSocialLoginMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof startSocialLogin>>, TError,StartSocialLoginMutationVariables, TContext> => {

const mutationKey = getStartSocialLoginMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startSocialLogin>>, StartSocialLoginMutationVariables> = (props) => {
          const {provider,data} = props ?? {};

          return  startSocialLogin(provider,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartSocialLoginMutationResult = NonNullable<Awaited<ReturnType<typeof startSocialLogin>>>
    export type StartSocialLoginMutationBody = BodyType<SocialStartRequest>
    export type StartSocialLoginMutationError = ErrorType<unknown>
    export type StartSocialLoginMutationVariables = {provider: SocialProvider;data: BodyType<SocialStartRequest>}

    /**
 * @summary Begin a social login
 */
export const useStartSocialLogin = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startSocialLogin>>, TError,StartSocialLoginMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startSocialLogin>>,
        TError,
        StartSocialLoginMutationVariables,
        TContext
      > => {
      return useMutation(getStartSocialLoginMutationOptions(options), queryClient);
    }
    export const getFinishSocialLoginUrl = (provider: SocialProvider,) => {




  return `/client/user/social/${provider}/session`
}

/**
 * Exchanges what the provider's consent page sent back. Who is known is logged in; who is not gets a ticket with which a social sign-up begins, with what the provider told. One answer only: a code, a state or a flow token that was used opens nothing.
 * @summary Finish a social login
 */
export const finishSocialLogin = async (provider: SocialProvider,
    socialFinishRequest: SocialFinishRequest, options?: Parameters<typeof call>[1]): Promise<SocialFinishResult> => {

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
return call<SocialFinishResult>(getFinishSocialLoginUrl(provider),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(socialFinishRequest)
  }
);}





export const getFinishSocialLoginMutationKey = () => ['finishSocialLogin'] as const;

export const getFinishSocialLoginMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof finishSocialLogin>>, TError,FinishSocialLoginMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof finishSocialLogin>>, TError,FinishSocialLoginMutationVariables, TContext> => {

const mutationKey = getFinishSocialLoginMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof finishSocialLogin>>, FinishSocialLoginMutationVariables> = (props) => {
          const {provider,data} = props ?? {};

          return  finishSocialLogin(provider,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type FinishSocialLoginMutationResult = NonNullable<Awaited<ReturnType<typeof finishSocialLogin>>>
    export type FinishSocialLoginMutationBody = BodyType<SocialFinishRequest>
    export type FinishSocialLoginMutationError = ErrorType<unknown>
    export type FinishSocialLoginMutationVariables = {provider: SocialProvider;data: BodyType<SocialFinishRequest>}

    /**
 * @summary Finish a social login
 */
export const useFinishSocialLogin = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof finishSocialLogin>>, TError,FinishSocialLoginMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof finishSocialLogin>>,
        TError,
        FinishSocialLoginMutationVariables,
        TContext
      > => {
      return useMutation(getFinishSocialLoginMutationOptions(options), queryClient);
    }
    export const getRequestVerificationUrl = () => {




  return `/client/user/verifications`
}

/**
 * A code of six digits by SMS, good for three minutes and five tries. It goes out whether or not an ID belongs to the number; what belongs to it is told after it is proven.
 * @summary Send a code to find an ID
 */
export const requestVerification = async (verificationRequest: VerificationRequest, options?: Parameters<typeof call>[1]): Promise<VerificationResult> => {

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
return call<VerificationResult>(getRequestVerificationUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(verificationRequest)
  }
);}





export const getRequestVerificationMutationKey = () => ['requestVerification'] as const;

export const getRequestVerificationMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestVerification>>, TError,RequestVerificationMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof requestVerification>>, TError,RequestVerificationMutationVariables, TContext> => {

const mutationKey = getRequestVerificationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestVerification>>, RequestVerificationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  requestVerification(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestVerificationMutationResult = NonNullable<Awaited<ReturnType<typeof requestVerification>>>
    export type RequestVerificationMutationBody = BodyType<VerificationRequest>
    export type RequestVerificationMutationError = ErrorType<unknown>
    export type RequestVerificationMutationVariables = {data: BodyType<VerificationRequest>}

    /**
 * @summary Send a code to find an ID
 */
export const useRequestVerification = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestVerification>>, TError,RequestVerificationMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestVerification>>,
        TError,
        RequestVerificationMutationVariables,
        TContext
      > => {
      return useMutation(getRequestVerificationMutationOptions(options), queryClient);
    }
    export const getConfirmVerificationUrl = (verificationId: VerificationId,) => {




  return `/client/user/verifications/${verificationId}/confirmation`
}

/**
 * Gives a single-use ticket of ten minutes, for what the code was asked for and nothing else.
 * @summary Confirm a code
 */
export const confirmVerification = async (verificationId: VerificationId,
    confirmationRequest: ConfirmationRequest, options?: Parameters<typeof call>[1]): Promise<ConfirmationResult> => {

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
return call<ConfirmationResult>(getConfirmVerificationUrl(verificationId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(confirmationRequest)
  }
);}





export const getConfirmVerificationMutationKey = () => ['confirmVerification'] as const;

export const getConfirmVerificationMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmVerification>>, TError,ConfirmVerificationMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmVerification>>, TError,ConfirmVerificationMutationVariables, TContext> => {

const mutationKey = getConfirmVerificationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmVerification>>, ConfirmVerificationMutationVariables> = (props) => {
          const {verificationId,data} = props ?? {};

          return  confirmVerification(verificationId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmVerificationMutationResult = NonNullable<Awaited<ReturnType<typeof confirmVerification>>>
    export type ConfirmVerificationMutationBody = BodyType<ConfirmationRequest>
    export type ConfirmVerificationMutationError = ErrorType<unknown>
    export type ConfirmVerificationMutationVariables = {verificationId: VerificationId;data: BodyType<ConfirmationRequest>}

    /**
 * @summary Confirm a code
 */
export const useConfirmVerification = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmVerification>>, TError,ConfirmVerificationMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmVerification>>,
        TError,
        ConfirmVerificationMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmVerificationMutationOptions(options), queryClient);
    }
    export const getReadCompanyInfoUrl = () => {




  return `/client/user/company-info`
}

/**
 * A company-linked hotel's own site says by `CsHsUi` which company a guest belongs to: base64url JSON, a dot, and its signature by the company's key. What is not signed rightly, or has expired, is null.
 * @summary Read whose employee a guest is
 */
export const readCompanyInfo = async (companyInfoRequest: CompanyInfoRequest, options?: Parameters<typeof call>[1]): Promise<CompanyInfoResult> => {

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
return call<CompanyInfoResult>(getReadCompanyInfoUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(companyInfoRequest)
  }
);}





export const getReadCompanyInfoMutationKey = () => ['readCompanyInfo'] as const;

export const getReadCompanyInfoMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readCompanyInfo>>, TError,ReadCompanyInfoMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof readCompanyInfo>>, TError,ReadCompanyInfoMutationVariables, TContext> => {

const mutationKey = getReadCompanyInfoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof readCompanyInfo>>, ReadCompanyInfoMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  readCompanyInfo(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReadCompanyInfoMutationResult = NonNullable<Awaited<ReturnType<typeof readCompanyInfo>>>
    export type ReadCompanyInfoMutationBody = BodyType<CompanyInfoRequest>
    export type ReadCompanyInfoMutationError = ErrorType<unknown>
    export type ReadCompanyInfoMutationVariables = {data: BodyType<CompanyInfoRequest>}

    /**
 * @summary Read whose employee a guest is
 */
export const useReadCompanyInfo = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readCompanyInfo>>, TError,ReadCompanyInfoMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof readCompanyInfo>>,
        TError,
        ReadCompanyInfoMutationVariables,
        TContext
      > => {
      return useMutation(getReadCompanyInfoMutationOptions(options), queryClient);
    }
