/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse
} from '../model/badRequestResponse.ts';

import type {
  ChangePasswordRequest
} from '../model/changePasswordRequest.ts';

import type {
  FindIdRequest
} from '../model/findIdRequest.ts';

import type {
  FindIdResult
} from '../model/findIdResult.ts';

import type {
  FindPasswordRequest
} from '../model/findPasswordRequest.ts';

import type {
  FindPasswordResult
} from '../model/findPasswordResult.ts';

import type {
  InternalErrorResponse
} from '../model/internalErrorResponse.ts';

import type {
  InvalidResponse
} from '../model/invalidResponse.ts';

import type {
  LoginRequest
} from '../model/loginRequest.ts';

import type {
  LoginResult
} from '../model/loginResult.ts';

import type {
  PayloadTooLargeResponse
} from '../model/payloadTooLargeResponse.ts';

import type {
  PlainResult
} from '../model/plainResult.ts';

import type {
  Problem
} from '../model/problem.ts';

import type {
  SsoRequest
} from '../model/ssoRequest.ts';

import type {
  SsoResult
} from '../model/ssoResult.ts';

import type {
  TooManyRequestsResponse
} from '../model/tooManyRequestsResponse.ts';

import type {
  UnauthorizedResponse
} from '../model/unauthorizedResponse.ts';

import type {
  UnavailableResponse
} from '../model/unavailableResponse.ts';

import type {
  UnknownHotelResponse
} from '../model/unknownHotelResponse.ts';

import type {
  UnsupportedMediaTypeResponse
} from '../model/unsupportedMediaTypeResponse.ts';

import { call } from '../../../client/app/mutator.ts';
import type { ErrorType , BodyType } from '../../../client/app/mutator.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getLoginUserUrl = () => {




  return `/client/user/login`
}

/**
 * Answers a token for a day. A password re-check is the same call, whose token the client ends at once. One answer for every miss; only the right password of a withdrawn account is told so.
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

export const getLoginUserMutationOptions = <TError = ErrorType<BadRequestResponse | Problem | UnknownHotelResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | UnavailableResponse>,
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
    export type LoginUserMutationError = ErrorType<BadRequestResponse | Problem | UnknownHotelResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | UnavailableResponse>
    export type LoginUserMutationVariables = {data: BodyType<LoginRequest>}

    /**
 * @summary Log in by ID
 */
export const useLoginUser = <TError = ErrorType<BadRequestResponse | Problem | UnknownHotelResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | UnavailableResponse>,
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
 * Needs the ticket that a verified code to the stored number gives; so an ID is told only to who holds the phone.
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

export const getFindLoginIdMutationOptions = <TError = ErrorType<BadRequestResponse | Problem | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | UnavailableResponse>,
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
    export type FindLoginIdMutationError = ErrorType<BadRequestResponse | Problem | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | UnavailableResponse>
    export type FindLoginIdMutationVariables = {data: BodyType<FindIdRequest>}

    /**
 * @summary Find an ID by mobile number
 */
export const useFindLoginId = <TError = ErrorType<BadRequestResponse | Problem | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | UnavailableResponse>,
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
 * Sends a code to the stored number when ID, name and phone belong together; answers alike when they do not.
 * @summary Ask for a password reset
 */
export const findPassword = async (findPasswordRequest: FindPasswordRequest, options?: Parameters<typeof call>[1]): Promise<FindPasswordResult> => {

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
return call<FindPasswordResult>(getFindPasswordUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(findPasswordRequest)
  }
);}





export const getFindPasswordMutationKey = () => ['findPassword'] as const;

export const getFindPasswordMutationOptions = <TError = ErrorType<BadRequestResponse | UnknownHotelResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | UnavailableResponse>,
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
    export type FindPasswordMutationError = ErrorType<BadRequestResponse | UnknownHotelResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | UnavailableResponse>
    export type FindPasswordMutationVariables = {data: BodyType<FindPasswordRequest>}

    /**
 * @summary Ask for a password reset
 */
export const useFindPassword = <TError = ErrorType<BadRequestResponse | UnknownHotelResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | UnavailableResponse>,
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
 * By the single-use ticket of a reset, or, logged in, by the current password. Ends every session of the account.
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

export const getChangePasswordMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | Problem | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalErrorResponse | UnavailableResponse>,
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
    export type ChangePasswordMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | Problem | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalErrorResponse | UnavailableResponse>
    export type ChangePasswordMutationVariables = {data: BodyType<ChangePasswordRequest>}

    /**
 * @summary Set a new password
 */
export const useChangePassword = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | Problem | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalErrorResponse | UnavailableResponse>,
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
 * Revalidates a session at page load by the two keys that login gave, or exchanges once the key that a provider's own site put in the address. Any miss ends the session in silence.
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

export const getLoginBySsoMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | UnknownHotelResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | UnavailableResponse>,
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
    export type LoginBySsoMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | UnknownHotelResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | UnavailableResponse>
    export type LoginBySsoMutationVariables = {data: BodyType<SsoRequest>}

    /**
 * @summary Log in by single sign-on
 */
export const useLoginBySso = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | UnknownHotelResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginBySso>>, TError,LoginBySsoMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof loginBySso>>,
        TError,
        LoginBySsoMutationVariables,
        TContext
      > => {
      return useMutation(getLoginBySsoMutationOptions(options), queryClient);
    }
