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
  ConfirmGuaranteeHeaders,
  CreatePaymentHeaders,
  GuaranteeRequest,
  NicepayWebhook,
  OrderId,
  PaymentReadyResult,
  PaymentRequest,
  PaymentResult,
  PaymentReturn,
  WebhookAnswer
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

export const getCreatePaymentUrl = () => {




  return `/client/payments`
}

/**
 * Opens a payment for a hold with the method that the guest chose. Returns the script and request for the payment window or, for a guarantee, the URL of the provider's card frame. Card numbers are sent only to the provider and never reach this API. If an earlier payment for the hold was opened but not started, it is cancelled. If an earlier payment is in progress, the call fails until that payment has ended.
 * @summary Open a payment for a hold
 */
export const createPayment = async (paymentRequest: PaymentRequest,
    headers: CreatePaymentHeaders, options?: Parameters<typeof call>[1]): Promise<PaymentReadyResult> => {

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
return call<PaymentReadyResult>(getCreatePaymentUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(paymentRequest)
  }
);}





export const getCreatePaymentMutationKey = () => ['createPayment'] as const;

export const getCreatePaymentMutationOptions = <TError = ErrorType<'createPayment'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPayment>>, TError,CreatePaymentMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof createPayment>>, TError,CreatePaymentMutationVariables, TContext> => {

const mutationKey = getCreatePaymentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPayment>>, CreatePaymentMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createPayment(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePaymentMutationResult = NonNullable<Awaited<ReturnType<typeof createPayment>>>
    export type CreatePaymentMutationBody = BodyType<PaymentRequest>
    export type CreatePaymentMutationError = ErrorType<'createPayment'>
    export type CreatePaymentMutationVariables = {data: BodyType<PaymentRequest>;headers: CreatePaymentHeaders}

    /**
 * @summary Open a payment for a hold
 */
export const useCreatePayment = <TError = ErrorType<'createPayment'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPayment>>, TError,CreatePaymentMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPayment>>,
        TError,
        CreatePaymentMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePaymentMutationOptions(options), queryClient);
    }
    export const getReceivePaymentReturnUrl = (provider: string,) => {




  return `/client/card-providers/${provider}/returns`
}

/**
 * Receives the form that the payment window posts from the provider's site. The server verifies the signature, order and amount, approves the payment with the provider, and redirects the browser to the result page. A forged form has no effect: browsers are redirected to the result page, which shows the payment's actual status, and other callers receive an error.
 * @summary Receive the result from a payment window
 */
export const receivePaymentReturn = async (provider: string,
    paymentReturn: PaymentReturn, options?: Parameters<typeof call>[1]): Promise<unknown> => {
    const formUrlEncoded = new URLSearchParams();
formUrlEncoded.append(`authResultCode`, paymentReturn.authResultCode);
if(paymentReturn.authResultMsg !== undefined) {
 formUrlEncoded.append(`authResultMsg`, paymentReturn.authResultMsg);
 }
if(paymentReturn.tid !== undefined) {
 formUrlEncoded.append(`tid`, paymentReturn.tid);
 }
if(paymentReturn.clientId !== undefined) {
 formUrlEncoded.append(`clientId`, paymentReturn.clientId);
 }
formUrlEncoded.append(`orderId`, paymentReturn.orderId);
if(paymentReturn.amount !== undefined) {
 formUrlEncoded.append(`amount`, paymentReturn.amount);
 }
if(paymentReturn.mallReserved !== undefined) {
 formUrlEncoded.append(`mallReserved`, paymentReturn.mallReserved);
 }
if(paymentReturn.authToken !== undefined) {
 formUrlEncoded.append(`authToken`, paymentReturn.authToken);
 }
if(paymentReturn.signature !== undefined) {
 formUrlEncoded.append(`signature`, paymentReturn.signature);
 }

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
return call<unknown>(getReceivePaymentReturnUrl(provider),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...getHeaders(options?.headers) },
    body: formUrlEncoded
  }
);}





export const getReceivePaymentReturnMutationKey = () => ['receivePaymentReturn'] as const;

export const getReceivePaymentReturnMutationOptions = <TError = ErrorType<'receivePaymentReturn'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof receivePaymentReturn>>, TError,ReceivePaymentReturnMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof receivePaymentReturn>>, TError,ReceivePaymentReturnMutationVariables, TContext> => {

const mutationKey = getReceivePaymentReturnMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof receivePaymentReturn>>, ReceivePaymentReturnMutationVariables> = (props) => {
          const {provider,data} = props ?? {};

          return  receivePaymentReturn(provider,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReceivePaymentReturnMutationResult = NonNullable<Awaited<ReturnType<typeof receivePaymentReturn>>>
    export type ReceivePaymentReturnMutationBody = BodyType<PaymentReturn>
    export type ReceivePaymentReturnMutationError = ErrorType<'receivePaymentReturn'>
    export type ReceivePaymentReturnMutationVariables = {provider: string;data: BodyType<PaymentReturn>}

    /**
 * @summary Receive the result from a payment window
 */
export const useReceivePaymentReturn = <TError = ErrorType<'receivePaymentReturn'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof receivePaymentReturn>>, TError,ReceivePaymentReturnMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof receivePaymentReturn>>,
        TError,
        ReceivePaymentReturnMutationVariables,
        TContext
      > => {
      return useMutation(getReceivePaymentReturnMutationOptions(options), queryClient);
    }
    export const getReceivePaymentWebhookUrl = (provider: string,) => {




  return `/client/card-providers/${provider}/webhooks`
}

/**
 * Receives a card provider's notification of a payment's outcome, which may arrive late or more than once. The server first verifies the signature, then reconciles the payment by querying the provider. The response body `OK` ends the provider's retries.
 * @summary Receive a notification from a card provider
 */
export const receivePaymentWebhook = async (provider: string,
    nicepayWebhook: NicepayWebhook, options?: Parameters<typeof call>[1]): Promise<WebhookAnswer> => {

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
return call<WebhookAnswer>(getReceivePaymentWebhookUrl(provider),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(nicepayWebhook)
  }
);}





export const getReceivePaymentWebhookMutationKey = () => ['receivePaymentWebhook'] as const;

export const getReceivePaymentWebhookMutationOptions = <TError = ErrorType<'receivePaymentWebhook'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof receivePaymentWebhook>>, TError,ReceivePaymentWebhookMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof receivePaymentWebhook>>, TError,ReceivePaymentWebhookMutationVariables, TContext> => {

const mutationKey = getReceivePaymentWebhookMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof receivePaymentWebhook>>, ReceivePaymentWebhookMutationVariables> = (props) => {
          const {provider,data} = props ?? {};

          return  receivePaymentWebhook(provider,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReceivePaymentWebhookMutationResult = NonNullable<Awaited<ReturnType<typeof receivePaymentWebhook>>>
    export type ReceivePaymentWebhookMutationBody = BodyType<NicepayWebhook>
    export type ReceivePaymentWebhookMutationError = ErrorType<'receivePaymentWebhook'>
    export type ReceivePaymentWebhookMutationVariables = {provider: string;data: BodyType<NicepayWebhook>}

    /**
 * @summary Receive a notification from a card provider
 */
export const useReceivePaymentWebhook = <TError = ErrorType<'receivePaymentWebhook'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof receivePaymentWebhook>>, TError,ReceivePaymentWebhookMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof receivePaymentWebhook>>,
        TError,
        ReceivePaymentWebhookMutationVariables,
        TContext
      > => {
      return useMutation(getReceivePaymentWebhookMutationOptions(options), queryClient);
    }
    export const getGetPaymentUrl = (orderId: OrderId,) => {




  return `/client/payments/${orderId}`
}

/**
 * Returns the status of a payment. Poll this operation from the result page until the status is final. A payment that can't be turned into a reservation is refunded automatically.
 * @summary Get the status of a payment
 */
export const getPayment = async (orderId: OrderId, options?: Parameters<typeof call>[1]): Promise<PaymentResult> => {

  return call<PaymentResult>(getGetPaymentUrl(orderId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetPaymentQueryKey = (orderId: OrderId,) => {
    return [
    `/client/payments/${orderId}`
    ] as const;
    }


export const getGetPaymentQueryOptions = <TData = Awaited<ReturnType<typeof getPayment>>, TError = ErrorType<'getPayment'>>(orderId: OrderId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPaymentQueryKey(orderId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPayment>>> = ({ signal }) => getPayment(orderId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPaymentQueryResult = NonNullable<Awaited<ReturnType<typeof getPayment>>>
export type GetPaymentQueryError = ErrorType<'getPayment'>


export function useGetPayment<TData = Awaited<ReturnType<typeof getPayment>>, TError = ErrorType<'getPayment'>>(
 orderId: OrderId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPayment>>,
          TError,
          Awaited<ReturnType<typeof getPayment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPayment<TData = Awaited<ReturnType<typeof getPayment>>, TError = ErrorType<'getPayment'>>(
 orderId: OrderId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPayment>>,
          TError,
          Awaited<ReturnType<typeof getPayment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPayment<TData = Awaited<ReturnType<typeof getPayment>>, TError = ErrorType<'getPayment'>>(
 orderId: OrderId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the status of a payment
 */

export function useGetPayment<TData = Awaited<ReturnType<typeof getPayment>>, TError = ErrorType<'getPayment'>>(
 orderId: OrderId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPaymentQueryOptions(orderId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetPayment} query
 */
export const invalidateGetPayment = async (
 queryClient: QueryClient, orderId: OrderId, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPaymentQueryKey(orderId) }, options);

  return queryClient;
}




export const getConfirmGuaranteeUrl = (orderId: OrderId,) => {




  return `/client/payments/${orderId}/guarantee`
}

/**
 * Turns a hold into a reservation with the card token returned by the provider's card frame. The card is not charged, and the balance is due at the property.
 * @summary Confirm a hold with a card guarantee
 */
export const confirmGuarantee = async (orderId: OrderId,
    guaranteeRequest: GuaranteeRequest,
    headers: ConfirmGuaranteeHeaders, options?: Parameters<typeof call>[1]): Promise<PaymentResult> => {

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
return call<PaymentResult>(getConfirmGuaranteeUrl(orderId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(guaranteeRequest)
  }
);}





export const getConfirmGuaranteeMutationKey = () => ['confirmGuarantee'] as const;

export const getConfirmGuaranteeMutationOptions = <TError = ErrorType<'confirmGuarantee'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmGuarantee>>, TError,ConfirmGuaranteeMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmGuarantee>>, TError,ConfirmGuaranteeMutationVariables, TContext> => {

const mutationKey = getConfirmGuaranteeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmGuarantee>>, ConfirmGuaranteeMutationVariables> = (props) => {
          const {orderId,data,headers} = props ?? {};

          return  confirmGuarantee(orderId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmGuaranteeMutationResult = NonNullable<Awaited<ReturnType<typeof confirmGuarantee>>>
    export type ConfirmGuaranteeMutationBody = BodyType<GuaranteeRequest>
    export type ConfirmGuaranteeMutationError = ErrorType<'confirmGuarantee'>
    export type ConfirmGuaranteeMutationVariables = {orderId: OrderId;data: BodyType<GuaranteeRequest>;headers: ConfirmGuaranteeHeaders}

    /**
 * @summary Confirm a hold with a card guarantee
 */
export const useConfirmGuarantee = <TError = ErrorType<'confirmGuarantee'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmGuarantee>>, TError,ConfirmGuaranteeMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmGuarantee>>,
        TError,
        ConfirmGuaranteeMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmGuaranteeMutationOptions(options), queryClient);
    }
