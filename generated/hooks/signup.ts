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
  AffiliationRequest,
  DuplicateCheckRequest,
  DuplicateCheckResult,
  MemberCreated,
  MemberInformation,
  OwnershipRequest,
  SignupCodeRequest,
  SignupConfirmationRequest,
  SignupResult,
  SocialMemberInformation,
  StartSignupRequest,
  StartSignupResult,
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

export const getStartSignupUrl = () => {




  return `/client/signup/sessions`
}

/**
 * Starts a sign-up for one type of member. Send the returned token with every step. The token expires after 30 minutes, and a new sign-up is then required. A ticket from a social login starts a social sign-up, which is available only for general members.
 * @summary Start a sign-up
 */
export const startSignup = async (startSignupRequest: StartSignupRequest, options?: Parameters<typeof call>[1]): Promise<StartSignupResult> => {

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
return call<StartSignupResult>(getStartSignupUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(startSignupRequest)
  }
);}





export const getStartSignupMutationKey = () => ['startSignup'] as const;

export const getStartSignupMutationOptions = <TError = ErrorType<'startSignup'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startSignup>>, TError,StartSignupMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof startSignup>>, TError,StartSignupMutationVariables, TContext> => {

const mutationKey = getStartSignupMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startSignup>>, StartSignupMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  startSignup(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartSignupMutationResult = NonNullable<Awaited<ReturnType<typeof startSignup>>>
    export type StartSignupMutationBody = BodyType<StartSignupRequest>
    export type StartSignupMutationError = ErrorType<'startSignup'>
    export type StartSignupMutationVariables = {data: BodyType<StartSignupRequest>}

    /**
 * @summary Start a sign-up
 */
export const useStartSignup = <TError = ErrorType<'startSignup'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startSignup>>, TError,StartSignupMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startSignup>>,
        TError,
        StartSignupMutationVariables,
        TContext
      > => {
      return useMutation(getStartSignupMutationOptions(options), queryClient);
    }
    export const getGetSignupUrl = () => {




  return `/client/signup/sessions/current`
}

/**
 * Returns the verified details and the missing verifications, so that a client can resume the sign-up after a reload.
 * @summary Get the current sign-up
 */
export const getSignup = async ( options?: Parameters<typeof call>[1]): Promise<SignupResult> => {

  return call<SignupResult>(getGetSignupUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSignupQueryKey = () => {
    return [
    `/client/signup/sessions/current`
    ] as const;
    }


export const getGetSignupQueryOptions = <TData = Awaited<ReturnType<typeof getSignup>>, TError = ErrorType<'getSignup'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSignup>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSignupQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSignup>>> = ({ signal }) => getSignup({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSignup>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSignupQueryResult = NonNullable<Awaited<ReturnType<typeof getSignup>>>
export type GetSignupQueryError = ErrorType<'getSignup'>


export function useGetSignup<TData = Awaited<ReturnType<typeof getSignup>>, TError = ErrorType<'getSignup'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSignup>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSignup>>,
          TError,
          Awaited<ReturnType<typeof getSignup>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSignup<TData = Awaited<ReturnType<typeof getSignup>>, TError = ErrorType<'getSignup'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSignup>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSignup>>,
          TError,
          Awaited<ReturnType<typeof getSignup>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSignup<TData = Awaited<ReturnType<typeof getSignup>>, TError = ErrorType<'getSignup'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSignup>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the current sign-up
 */

export function useGetSignup<TData = Awaited<ReturnType<typeof getSignup>>, TError = ErrorType<'getSignup'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSignup>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSignupQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetSignup} query
 */
export const invalidateGetSignup = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSignupQueryKey() }, options);

  return queryClient;
}




export const getSendSignupCodeUrl = () => {




  return `/client/signup/codes`
}

/**
 * Sends a code to the phone number or email address to be verified, or to the phone number of a guardian if the member is under 14. A new code replaces the previous code.
 * @summary Send a sign-up code
 */
export const sendSignupCode = async (signupCodeRequest: SignupCodeRequest, options?: Parameters<typeof call>[1]): Promise<VerificationResult> => {

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
return call<VerificationResult>(getSendSignupCodeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(signupCodeRequest)
  }
);}





export const getSendSignupCodeMutationKey = () => ['sendSignupCode'] as const;

export const getSendSignupCodeMutationOptions = <TError = ErrorType<'sendSignupCode'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendSignupCode>>, TError,SendSignupCodeMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof sendSignupCode>>, TError,SendSignupCodeMutationVariables, TContext> => {

const mutationKey = getSendSignupCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendSignupCode>>, SendSignupCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendSignupCode(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendSignupCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendSignupCode>>>
    export type SendSignupCodeMutationBody = BodyType<SignupCodeRequest>
    export type SendSignupCodeMutationError = ErrorType<'sendSignupCode'>
    export type SendSignupCodeMutationVariables = {data: BodyType<SignupCodeRequest>}

    /**
 * @summary Send a sign-up code
 */
export const useSendSignupCode = <TError = ErrorType<'sendSignupCode'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendSignupCode>>, TError,SendSignupCodeMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendSignupCode>>,
        TError,
        SendSignupCodeMutationVariables,
        TContext
      > => {
      return useMutation(getSendSignupCodeMutationOptions(options), queryClient);
    }
    export const getConfirmSignupCodeUrl = () => {




  return `/client/signup/codes/confirmation`
}

/**
 * Confirms a code and marks the phone number or email address as verified for the sign-up. Conflicts with other accounts are reported only after the code is confirmed.
 * @summary Confirm a sign-up code
 */
export const confirmSignupCode = async (signupConfirmationRequest: SignupConfirmationRequest, options?: Parameters<typeof call>[1]): Promise<SignupResult> => {

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
return call<SignupResult>(getConfirmSignupCodeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(signupConfirmationRequest)
  }
);}





export const getConfirmSignupCodeMutationKey = () => ['confirmSignupCode'] as const;

export const getConfirmSignupCodeMutationOptions = <TError = ErrorType<'confirmSignupCode'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmSignupCode>>, TError,ConfirmSignupCodeMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmSignupCode>>, TError,ConfirmSignupCodeMutationVariables, TContext> => {

const mutationKey = getConfirmSignupCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmSignupCode>>, ConfirmSignupCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmSignupCode(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmSignupCodeMutationResult = NonNullable<Awaited<ReturnType<typeof confirmSignupCode>>>
    export type ConfirmSignupCodeMutationBody = BodyType<SignupConfirmationRequest>
    export type ConfirmSignupCodeMutationError = ErrorType<'confirmSignupCode'>
    export type ConfirmSignupCodeMutationVariables = {data: BodyType<SignupConfirmationRequest>}

    /**
 * @summary Confirm a sign-up code
 */
export const useConfirmSignupCode = <TError = ErrorType<'confirmSignupCode'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmSignupCode>>, TError,ConfirmSignupCodeMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmSignupCode>>,
        TError,
        ConfirmSignupCodeMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmSignupCodeMutationOptions(options), queryClient);
    }
    export const getVerifyAffiliationUrl = () => {




  return `/client/signup/affiliation`
}

/**
 * Verifies that the member works for an affiliate. The affiliate's name, business number and customer number must match one affiliate that the provider registered.
 * @summary Verify an affiliation
 */
export const verifyAffiliation = async (affiliationRequest: AffiliationRequest, options?: Parameters<typeof call>[1]): Promise<SignupResult> => {

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
return call<SignupResult>(getVerifyAffiliationUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(affiliationRequest)
  }
);}





export const getVerifyAffiliationMutationKey = () => ['verifyAffiliation'] as const;

export const getVerifyAffiliationMutationOptions = <TError = ErrorType<'verifyAffiliation'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyAffiliation>>, TError,VerifyAffiliationMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof verifyAffiliation>>, TError,VerifyAffiliationMutationVariables, TContext> => {

const mutationKey = getVerifyAffiliationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof verifyAffiliation>>, VerifyAffiliationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  verifyAffiliation(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type VerifyAffiliationMutationResult = NonNullable<Awaited<ReturnType<typeof verifyAffiliation>>>
    export type VerifyAffiliationMutationBody = BodyType<AffiliationRequest>
    export type VerifyAffiliationMutationError = ErrorType<'verifyAffiliation'>
    export type VerifyAffiliationMutationVariables = {data: BodyType<AffiliationRequest>}

    /**
 * @summary Verify an affiliation
 */
export const useVerifyAffiliation = <TError = ErrorType<'verifyAffiliation'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyAffiliation>>, TError,VerifyAffiliationMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof verifyAffiliation>>,
        TError,
        VerifyAffiliationMutationVariables,
        TContext
      > => {
      return useMutation(getVerifyAffiliationMutationOptions(options), queryClient);
    }
    export const getVerifyOwnershipUrl = () => {




  return `/client/signup/ownership`
}

/**
 * Verifies that a pre-sale member owns a room. The building, unit, room number, `distribution_number` and owner's name must match the sale of one room. Corporations must also send their business number. The error doesn't reveal which detail is wrong.
 * @summary Verify ownership of a room
 */
export const verifyOwnership = async (ownershipRequest: OwnershipRequest, options?: Parameters<typeof call>[1]): Promise<SignupResult> => {

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
return call<SignupResult>(getVerifyOwnershipUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(ownershipRequest)
  }
);}





export const getVerifyOwnershipMutationKey = () => ['verifyOwnership'] as const;

export const getVerifyOwnershipMutationOptions = <TError = ErrorType<'verifyOwnership'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyOwnership>>, TError,VerifyOwnershipMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof verifyOwnership>>, TError,VerifyOwnershipMutationVariables, TContext> => {

const mutationKey = getVerifyOwnershipMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof verifyOwnership>>, VerifyOwnershipMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  verifyOwnership(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type VerifyOwnershipMutationResult = NonNullable<Awaited<ReturnType<typeof verifyOwnership>>>
    export type VerifyOwnershipMutationBody = BodyType<OwnershipRequest>
    export type VerifyOwnershipMutationError = ErrorType<'verifyOwnership'>
    export type VerifyOwnershipMutationVariables = {data: BodyType<OwnershipRequest>}

    /**
 * @summary Verify ownership of a room
 */
export const useVerifyOwnership = <TError = ErrorType<'verifyOwnership'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyOwnership>>, TError,VerifyOwnershipMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof verifyOwnership>>,
        TError,
        VerifyOwnershipMutationVariables,
        TContext
      > => {
      return useMutation(getVerifyOwnershipMutationOptions(options), queryClient);
    }
    export const getCheckDuplicateUrl = () => {




  return `/client/signup/duplicate-checks`
}

/**
 * Call this operation before creating the member. The value is checked again at creation, because another sign-up can take the value in the meantime. The login ID of a closed account stays reserved for 30 days. Email addresses can be checked only after all required verifications are completed.
 * @summary Check whether a login ID or email address is available
 */
export const checkDuplicate = async (duplicateCheckRequest: DuplicateCheckRequest, options?: Parameters<typeof call>[1]): Promise<DuplicateCheckResult> => {

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
return call<DuplicateCheckResult>(getCheckDuplicateUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(duplicateCheckRequest)
  }
);}





export const getCheckDuplicateQueryKey = (duplicateCheckRequest?: BodyType<DuplicateCheckRequest>,) => {
    return [
    'POST', `/client/signup/duplicate-checks`, duplicateCheckRequest
    ] as const;
    }


export const getCheckDuplicateQueryOptions = <TData = Awaited<ReturnType<typeof checkDuplicate>>, TError = ErrorType<'checkDuplicate'>>(duplicateCheckRequest: BodyType<DuplicateCheckRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkDuplicate>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCheckDuplicateQueryKey(duplicateCheckRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof checkDuplicate>>> = ({ signal }) => checkDuplicate(duplicateCheckRequest, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof checkDuplicate>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CheckDuplicateQueryResult = NonNullable<Awaited<ReturnType<typeof checkDuplicate>>>
export type CheckDuplicateQueryError = ErrorType<'checkDuplicate'>


export function useCheckDuplicate<TData = Awaited<ReturnType<typeof checkDuplicate>>, TError = ErrorType<'checkDuplicate'>>(
 duplicateCheckRequest: BodyType<DuplicateCheckRequest>, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkDuplicate>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkDuplicate>>,
          TError,
          Awaited<ReturnType<typeof checkDuplicate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckDuplicate<TData = Awaited<ReturnType<typeof checkDuplicate>>, TError = ErrorType<'checkDuplicate'>>(
 duplicateCheckRequest: BodyType<DuplicateCheckRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkDuplicate>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkDuplicate>>,
          TError,
          Awaited<ReturnType<typeof checkDuplicate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckDuplicate<TData = Awaited<ReturnType<typeof checkDuplicate>>, TError = ErrorType<'checkDuplicate'>>(
 duplicateCheckRequest: BodyType<DuplicateCheckRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkDuplicate>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Check whether a login ID or email address is available
 */

export function useCheckDuplicate<TData = Awaited<ReturnType<typeof checkDuplicate>>, TError = ErrorType<'checkDuplicate'>>(
 duplicateCheckRequest: BodyType<DuplicateCheckRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkDuplicate>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCheckDuplicateQueryOptions(duplicateCheckRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useCheckDuplicate} query
 */
export const invalidateCheckDuplicate = async (
 queryClient: QueryClient, duplicateCheckRequest: BodyType<DuplicateCheckRequest>, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getCheckDuplicateQueryKey(duplicateCheckRequest) }, options);

  return queryClient;
}




export const getCreateMemberUrl = () => {




  return `/client/signup/members`
}

/**
 * Creates the member, completes the sign-up and logs the member in. Verified details are taken from the sign-up, so send only the other details. Only the verified email address of a cyber member must be sent again. A sign-up creates only one member. Repeating the call with the same login ID returns the same result, without a session.
 * @summary Create a member
 */
export const createMember = async (memberInformation: MemberInformation, options?: Parameters<typeof call>[1]): Promise<MemberCreated> => {

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
return call<MemberCreated>(getCreateMemberUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(memberInformation)
  }
);}





export const getCreateMemberMutationKey = () => ['createMember'] as const;

export const getCreateMemberMutationOptions = <TError = ErrorType<'createMember'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMember>>, TError,CreateMemberMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof createMember>>, TError,CreateMemberMutationVariables, TContext> => {

const mutationKey = getCreateMemberMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createMember>>, CreateMemberMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createMember(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateMemberMutationResult = NonNullable<Awaited<ReturnType<typeof createMember>>>
    export type CreateMemberMutationBody = BodyType<MemberInformation>
    export type CreateMemberMutationError = ErrorType<'createMember'>
    export type CreateMemberMutationVariables = {data: BodyType<MemberInformation>}

    /**
 * @summary Create a member
 */
export const useCreateMember = <TError = ErrorType<'createMember'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMember>>, TError,CreateMemberMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createMember>>,
        TError,
        CreateMemberMutationVariables,
        TContext
      > => {
      return useMutation(getCreateMemberMutationOptions(options), queryClient);
    }
    export const getCreateSocialMemberUrl = () => {




  return `/client/signup/social-members`
}

/**
 * Creates the member, completes a social sign-up and logs the member in. The verified phone number is taken from the sign-up. Send all other details, including those that the social provider returned. The member has no password. Repeating the call returns the same result, without a session.
 * @summary Create a member from a social account
 */
export const createSocialMember = async (socialMemberInformation: SocialMemberInformation, options?: Parameters<typeof call>[1]): Promise<MemberCreated> => {

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
return call<MemberCreated>(getCreateSocialMemberUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(socialMemberInformation)
  }
);}





export const getCreateSocialMemberMutationKey = () => ['createSocialMember'] as const;

export const getCreateSocialMemberMutationOptions = <TError = ErrorType<'createSocialMember'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSocialMember>>, TError,CreateSocialMemberMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof createSocialMember>>, TError,CreateSocialMemberMutationVariables, TContext> => {

const mutationKey = getCreateSocialMemberMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSocialMember>>, CreateSocialMemberMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createSocialMember(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateSocialMemberMutationResult = NonNullable<Awaited<ReturnType<typeof createSocialMember>>>
    export type CreateSocialMemberMutationBody = BodyType<SocialMemberInformation>
    export type CreateSocialMemberMutationError = ErrorType<'createSocialMember'>
    export type CreateSocialMemberMutationVariables = {data: BodyType<SocialMemberInformation>}

    /**
 * @summary Create a member from a social account
 */
export const useCreateSocialMember = <TError = ErrorType<'createSocialMember'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSocialMember>>, TError,CreateSocialMemberMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSocialMember>>,
        TError,
        CreateSocialMemberMutationVariables,
        TContext
      > => {
      return useMutation(getCreateSocialMemberMutationOptions(options), queryClient);
    }
