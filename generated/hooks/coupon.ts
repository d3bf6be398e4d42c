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
  CouponResult,
  CouponsResult,
  ListCouponsParams,
  RegisterCouponRequest
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

export const getListCouponsUrl = (params?: ListCouponsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/client/coupons?${stringifiedParams}` : `/client/coupons`
}

/**
 * Returns the caller's coupons, optionally filtered by status, type and booking period. Results are paginated with `cursor`.
 * @summary List the caller's coupons
 */
export const listCoupons = async (params?: ListCouponsParams, options?: Parameters<typeof call>[1]): Promise<CouponsResult> => {

  return call<CouponsResult>(getListCouponsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListCouponsQueryKey = (params?: ListCouponsParams,) => {
    return [
    `/client/coupons`, ...(params ? [params] : [])
    ] as const;
    }


export const getListCouponsQueryOptions = <TData = Awaited<ReturnType<typeof listCoupons>>, TError = ErrorType<'listCoupons'>>(params?: ListCouponsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoupons>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCouponsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCoupons>>> = ({ signal }) => listCoupons(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCoupons>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCouponsQueryResult = NonNullable<Awaited<ReturnType<typeof listCoupons>>>
export type ListCouponsQueryError = ErrorType<'listCoupons'>


export function useListCoupons<TData = Awaited<ReturnType<typeof listCoupons>>, TError = ErrorType<'listCoupons'>>(
 params: undefined |  ListCouponsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoupons>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCoupons>>,
          TError,
          Awaited<ReturnType<typeof listCoupons>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCoupons<TData = Awaited<ReturnType<typeof listCoupons>>, TError = ErrorType<'listCoupons'>>(
 params?: ListCouponsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoupons>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCoupons>>,
          TError,
          Awaited<ReturnType<typeof listCoupons>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCoupons<TData = Awaited<ReturnType<typeof listCoupons>>, TError = ErrorType<'listCoupons'>>(
 params?: ListCouponsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoupons>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the caller's coupons
 */

export function useListCoupons<TData = Awaited<ReturnType<typeof listCoupons>>, TError = ErrorType<'listCoupons'>>(
 params?: ListCouponsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoupons>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCouponsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListCoupons} query
 */
export const invalidateListCoupons = async (
 queryClient: QueryClient, params?: ListCouponsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCouponsQueryKey(params) }, options);

  return queryClient;
}




export const getRegisterCouponUrl = () => {




  return `/client/coupons`
}

/**
 * Adds the coupon with the given code to the caller's account. Registering the same coupon again has no effect. Calls are rate limited.
 * @summary Register a coupon
 */
export const registerCoupon = async (registerCouponRequest: RegisterCouponRequest, options?: Parameters<typeof call>[1]): Promise<CouponResult> => {

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
return call<CouponResult>(getRegisterCouponUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(registerCouponRequest)
  }
);}





export const getRegisterCouponMutationKey = () => ['registerCoupon'] as const;

export const getRegisterCouponMutationOptions = <TError = ErrorType<'registerCoupon'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerCoupon>>, TError,RegisterCouponMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof registerCoupon>>, TError,RegisterCouponMutationVariables, TContext> => {

const mutationKey = getRegisterCouponMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerCoupon>>, RegisterCouponMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  registerCoupon(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RegisterCouponMutationResult = NonNullable<Awaited<ReturnType<typeof registerCoupon>>>
    export type RegisterCouponMutationBody = BodyType<RegisterCouponRequest>
    export type RegisterCouponMutationError = ErrorType<'registerCoupon'>
    export type RegisterCouponMutationVariables = {data: BodyType<RegisterCouponRequest>}

    /**
 * @summary Register a coupon
 */
export const useRegisterCoupon = <TError = ErrorType<'registerCoupon'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerCoupon>>, TError,RegisterCouponMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof registerCoupon>>,
        TError,
        RegisterCouponMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterCouponMutationOptions(options), queryClient);
    }
