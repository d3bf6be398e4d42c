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
 * Returns a bearer token that is valid for one day. To have a logged-in member re-enter the password, for example before the member edits the account, call this operation, and then revoke the new token with `logoutUser`. All failed logins return the same error, except that correct credentials for a closed account return `err05`. Social accounts have no password.
 * @summary Log in with a login ID
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

export const getLoginUserMutationOptions = <TError = ErrorType<'loginUser'>,
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
    export type LoginUserMutationError = ErrorType<'loginUser'>
    export type LoginUserMutationVariables = {data: BodyType<LoginRequest>}

    /**
 * @summary Log in with a login ID
 */
export const useLoginUser = <TError = ErrorType<'loginUser'>,
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
 * Returns the login ID that is registered with a phone number. Requires a single-use ticket from a confirmed code, so that the ID is disclosed only to the owner of the phone number.
 * @summary Find a login ID by mobile number
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

export const getFindLoginIdMutationOptions = <TError = ErrorType<'findLoginId'>,
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
    export type FindLoginIdMutationError = ErrorType<'findLoginId'>
    export type FindLoginIdMutationVariables = {data: BodyType<FindIdRequest>}

    /**
 * @summary Find a login ID by mobile number
 */
export const useFindLoginId = <TError = ErrorType<'findLoginId'>,
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
 * Sends a code to the phone number if the login ID, name and phone number match an account. The response is the same if they don't match. Confirm the code with `confirmVerification`, and then call `changePassword` with the ticket.
 * @summary Request a password reset
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

export const getFindPasswordMutationOptions = <TError = ErrorType<'findPassword'>,
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
    export type FindPasswordMutationError = ErrorType<'findPassword'>
    export type FindPasswordMutationVariables = {data: BodyType<FindPasswordRequest>}

    /**
 * @summary Request a password reset
 */
export const useFindPassword = <TError = ErrorType<'findPassword'>,
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
 * Sets a new password and ends every session of the account. To reset a forgotten password, send the single-use ticket that `confirmVerification` returned. A ticket works for any account that has a password. Logged-in general members who joined with a login ID can send the current password instead.
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

export const getChangePasswordMutationOptions = <TError = ErrorType<'changePassword'>,
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
    export type ChangePasswordMutationError = ErrorType<'changePassword'>
    export type ChangePasswordMutationVariables = {data: BodyType<ChangePasswordRequest>}

    /**
 * @summary Set a new password
 */
export const useChangePassword = <TError = ErrorType<'changePassword'>,
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
 * Revalidates a session on page load with the `sso_key` and `company_code` from login. Also starts a session with a one-time key that a provider's site put in the URL. If the call fails with status 401 or 422, log the guest out without a message. After any other failure, keep the key and retry on the next page load. Revalidation changes neither the token nor the expiry of the session.
 * @summary Log in with single sign-on
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

export const getLoginBySsoMutationOptions = <TError = ErrorType<'loginBySso'>,
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
    export type LoginBySsoMutationError = ErrorType<'loginBySso'>
    export type LoginBySsoMutationVariables = {data: BodyType<SsoRequest>}

    /**
 * @summary Log in with single sign-on
 */
export const useLoginBySso = <TError = ErrorType<'loginBySso'>,
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
 * Immediately revokes the caller's access token and the single sign-on key of the session.
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

export const getLogoutUserMutationOptions = <TError = ErrorType<'logoutUser'>,
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

    export type LogoutUserMutationError = ErrorType<'logoutUser'>


    /**
 * @summary Log out
 */
export const useLogoutUser = <TError = ErrorType<'logoutUser'>,
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
 * Returns the logged-in member and the expiry of the session.
 * @summary Get the current session
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


export const getGetSessionQueryOptions = <TData = Awaited<ReturnType<typeof getSession>>, TError = ErrorType<'getSession'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSession>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSessionQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSession>>> = ({ signal }) => getSession({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSession>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSessionQueryResult = NonNullable<Awaited<ReturnType<typeof getSession>>>
export type GetSessionQueryError = ErrorType<'getSession'>


export function useGetSession<TData = Awaited<ReturnType<typeof getSession>>, TError = ErrorType<'getSession'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSession>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSession>>,
          TError,
          Awaited<ReturnType<typeof getSession>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSession<TData = Awaited<ReturnType<typeof getSession>>, TError = ErrorType<'getSession'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSession>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSession>>,
          TError,
          Awaited<ReturnType<typeof getSession>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSession<TData = Awaited<ReturnType<typeof getSession>>, TError = ErrorType<'getSession'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSession>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the current session
 */

export function useGetSession<TData = Awaited<ReturnType<typeof getSession>>, TError = ErrorType<'getSession'>>(
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
 * Returns every active session of the caller, so that members can find and end sessions that they don't recognise. Device details are derived from the user agent. IP addresses aren't stored.
 * @summary List active sessions
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


export const getListSessionsQueryOptions = <TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<'listSessions'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSessionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSessions>>> = ({ signal }) => listSessions({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSessionsQueryResult = NonNullable<Awaited<ReturnType<typeof listSessions>>>
export type ListSessionsQueryError = ErrorType<'listSessions'>


export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<'listSessions'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<'listSessions'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<'listSessions'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List active sessions
 */

export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<'listSessions'>>(
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
 * Immediately ends every session of the caller except the current one. Also revokes the single sign-on keys of the ended sessions and any unused single sign-on keys that were created for the caller with `createSsoKey`.
 * @summary End all other sessions
 */
export const endOtherSessions = async ( options?: Parameters<typeof call>[1]): Promise<void> => {

  return call<void>(getEndOtherSessionsUrl(),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getEndOtherSessionsMutationKey = () => ['endOtherSessions'] as const;

export const getEndOtherSessionsMutationOptions = <TError = ErrorType<'endOtherSessions'>,
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

    export type EndOtherSessionsMutationError = ErrorType<'endOtherSessions'>


    /**
 * @summary End all other sessions
 */
export const useEndOtherSessions = <TError = ErrorType<'endOtherSessions'>,
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
 * Immediately ends one of the caller's sessions. Returns 404 if the session has already ended or doesn't belong to the caller.
 * @summary End a session
 */
export const endSession = async (sessionId: SessionId, options?: Parameters<typeof call>[1]): Promise<void> => {

  return call<void>(getEndSessionUrl(sessionId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getEndSessionMutationKey = () => ['endSession'] as const;

export const getEndSessionMutationOptions = <TError = ErrorType<'endSession'>,
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

    export type EndSessionMutationError = ErrorType<'endSession'>
    export type EndSessionMutationVariables = {sessionId: SessionId}

    /**
 * @summary End a session
 */
export const useEndSession = <TError = ErrorType<'endSession'>,
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
 * Returns the URL of the provider's consent page. Keep the flow token in the browser that started the login, because `finishSocialLogin` requires this token. The login must be finished within ten minutes, and can be finished only once.
 * @summary Start a social login
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

export const getStartSocialLoginMutationOptions = <TError = ErrorType<'startSocialLogin'>,
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
    export type StartSocialLoginMutationError = ErrorType<'startSocialLogin'>
    export type StartSocialLoginMutationVariables = {provider: SocialProvider;data: BodyType<SocialStartRequest>}

    /**
 * @summary Start a social login
 */
export const useStartSocialLogin = <TError = ErrorType<'startSocialLogin'>,
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
 * Exchanges the values from the provider's redirect for a session. If the social account isn't linked to a member, returns a ticket for a social sign-up and the details that the provider sent. Each code, state and flow token can be used only once.
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

export const getFinishSocialLoginMutationOptions = <TError = ErrorType<'finishSocialLogin'>,
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
    export type FinishSocialLoginMutationError = ErrorType<'finishSocialLogin'>
    export type FinishSocialLoginMutationVariables = {provider: SocialProvider;data: BodyType<SocialFinishRequest>}

    /**
 * @summary Finish a social login
 */
export const useFinishSocialLogin = <TError = ErrorType<'finishSocialLogin'>,
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
 * Sends a six-digit code by SMS, valid for three minutes and five attempts. The code is sent whether or not an account uses the number. Accounts are disclosed only after the code is confirmed.
 * @summary Send a code for finding a login ID
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

export const getRequestVerificationMutationOptions = <TError = ErrorType<'requestVerification'>,
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
    export type RequestVerificationMutationError = ErrorType<'requestVerification'>
    export type RequestVerificationMutationVariables = {data: BodyType<VerificationRequest>}

    /**
 * @summary Send a code for finding a login ID
 */
export const useRequestVerification = <TError = ErrorType<'requestVerification'>,
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
 * Confirms a code and returns a single-use ticket, which is valid for ten minutes. The ticket can be used only for the purpose for which the code was requested.
 * @summary Confirm a verification code
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

export const getConfirmVerificationMutationOptions = <TError = ErrorType<'confirmVerification'>,
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
    export type ConfirmVerificationMutationError = ErrorType<'confirmVerification'>
    export type ConfirmVerificationMutationVariables = {verificationId: VerificationId;data: BodyType<ConfirmationRequest>}

    /**
 * @summary Confirm a verification code
 */
export const useConfirmVerification = <TError = ErrorType<'confirmVerification'>,
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
 * Verifies the employer of a guest of a company-linked hotel. The hotel's website passes the employer in the `CsHsUi` parameter of its links to the booking site. The value consists of base64url-encoded JSON, a dot, and a signature made with a provider key of the hotel's company. `company_info` is null if the signature is invalid or has expired.
 * @summary Verify a guest's employer
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

export const getReadCompanyInfoMutationOptions = <TError = ErrorType<'readCompanyInfo'>,
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
    export type ReadCompanyInfoMutationError = ErrorType<'readCompanyInfo'>
    export type ReadCompanyInfoMutationVariables = {data: BodyType<CompanyInfoRequest>}

    /**
 * @summary Verify a guest's employer
 */
export const useReadCompanyInfo = <TError = ErrorType<'readCompanyInfo'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readCompanyInfo>>, TError,ReadCompanyInfoMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof readCompanyInfo>>,
        TError,
        ReadCompanyInfoMutationVariables,
        TContext
      > => {
      return useMutation(getReadCompanyInfoMutationOptions(options), queryClient);
    }
