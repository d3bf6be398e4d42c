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
  ImportPropertyBundleParams,
  ImportResult,
  PropertyBundle,
  SsoKeyRequest,
  SsoKeyResult
} from '../types.ts';

import { call } from '../../client/platform/mutator.ts';
import type { ErrorType , BodyType } from '../../client/platform/mutator.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getImportPropertyBundleUrl = (params?: ImportPropertyBundleParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/provider/property-bundles?${stringifiedParams}` : `/provider/property-bundles`
}

/**
 * Loads or replaces a company's properties - facts, terms, rooms, packages, options, promotions, policies, and the days they are sold on. All of it or nothing; each wrong row is named. With dry_run nothing is written.
 * @summary Load properties
 */
export const importPropertyBundle = async (propertyBundle: PropertyBundle,
    params?: ImportPropertyBundleParams, options?: Parameters<typeof call>[1]): Promise<ImportResult> => {

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
return call<ImportResult>(getImportPropertyBundleUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(propertyBundle)
  }
);}





export const getImportPropertyBundleMutationKey = () => ['importPropertyBundle'] as const;

export const getImportPropertyBundleMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importPropertyBundle>>, TError,ImportPropertyBundleMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof importPropertyBundle>>, TError,ImportPropertyBundleMutationVariables, TContext> => {

const mutationKey = getImportPropertyBundleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof importPropertyBundle>>, ImportPropertyBundleMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  importPropertyBundle(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ImportPropertyBundleMutationResult = NonNullable<Awaited<ReturnType<typeof importPropertyBundle>>>
    export type ImportPropertyBundleMutationBody = BodyType<PropertyBundle>
    export type ImportPropertyBundleMutationError = ErrorType<unknown>
    export type ImportPropertyBundleMutationVariables = {data: BodyType<PropertyBundle>;params?: ImportPropertyBundleParams}

    /**
 * @summary Load properties
 */
export const useImportPropertyBundle = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importPropertyBundle>>, TError,ImportPropertyBundleMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof importPropertyBundle>>,
        TError,
        ImportPropertyBundleMutationVariables,
        TContext
      > => {
      return useMutation(getImportPropertyBundleMutationOptions(options), queryClient);
    }
    export const getCreateSsoKeyUrl = () => {




  return `/provider/sso-keys`
}

/**
 * A key for one member of the company, to be put into the address of the entry page. Good for a day and for one exchange.
 * @summary Let a member in from a provider's own site
 */
export const createSsoKey = async (ssoKeyRequest: SsoKeyRequest, options?: Parameters<typeof call>[1]): Promise<SsoKeyResult> => {

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
return call<SsoKeyResult>(getCreateSsoKeyUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(ssoKeyRequest)
  }
);}





export const getCreateSsoKeyMutationKey = () => ['createSsoKey'] as const;

export const getCreateSsoKeyMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSsoKey>>, TError,CreateSsoKeyMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof createSsoKey>>, TError,CreateSsoKeyMutationVariables, TContext> => {

const mutationKey = getCreateSsoKeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSsoKey>>, CreateSsoKeyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createSsoKey(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateSsoKeyMutationResult = NonNullable<Awaited<ReturnType<typeof createSsoKey>>>
    export type CreateSsoKeyMutationBody = BodyType<SsoKeyRequest>
    export type CreateSsoKeyMutationError = ErrorType<unknown>
    export type CreateSsoKeyMutationVariables = {data: BodyType<SsoKeyRequest>}

    /**
 * @summary Let a member in from a provider's own site
 */
export const useCreateSsoKey = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSsoKey>>, TError,CreateSsoKeyMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSsoKey>>,
        TError,
        CreateSsoKeyMutationVariables,
        TContext
      > => {
      return useMutation(getCreateSsoKeyMutationOptions(options), queryClient);
    }
