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
 * Opens a payment by the method that the guest chose and answers what the browser needs for it - the payment window's script with its request, or, for a guarantee, the address of the provider's own card frame. The card is given to the provider; its number never comes here. An unfinished payment of the same hold must end first.
 * @summary Make a hold ready to be paid
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

export const getCreatePaymentMutationOptions = <TError = ErrorType<unknown>,
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
    export type CreatePaymentMutationError = ErrorType<unknown>
    export type CreatePaymentMutationVariables = {data: BodyType<PaymentRequest>;headers: CreatePaymentHeaders}

    /**
 * @summary Make a hold ready to be paid
 */
export const useCreatePayment = <TError = ErrorType<unknown>,
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
 * The card window posts its form here from another site. The signature, the order and the amount are checked, the payment is approved with the provider and completed on the server, and the browser is sent on to the result page. A forged form changes nothing: a browser is sent to where the payment stands, any other caller is told.
 * @summary Return from the card window
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

export const getReceivePaymentReturnMutationOptions = <TError = ErrorType<void>,
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
    export type ReceivePaymentReturnMutationError = ErrorType<void>
    export type ReceivePaymentReturnMutationVariables = {provider: string;data: BodyType<PaymentReturn>}

    /**
 * @summary Return from the card window
 */
export const useReceivePaymentReturn = <TError = ErrorType<void>,
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
 * The provider tells, sometimes late and sometimes twice, what became of a payment. Its signature is checked before anything else; then the payment is reconciled with what the provider itself answers to a query. `OK` as text ends its retries.
 * @summary A card provider's notification
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

export const getReceivePaymentWebhookMutationOptions = <TError = ErrorType<unknown>,
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
    export type ReceivePaymentWebhookMutationError = ErrorType<unknown>
    export type ReceivePaymentWebhookMutationVariables = {provider: string;data: BodyType<NicepayWebhook>}

    /**
 * @summary A card provider's notification
 */
export const useReceivePaymentWebhook = <TError = ErrorType<unknown>,
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
 * Asked by the result page until it is certain. in_progress becomes completed, cancelled, failed or refunded; a payment that found no reservation is refunded by itself, and says so.
 * @summary State of a payment
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


export const getGetPaymentQueryOptions = <TData = Awaited<ReturnType<typeof getPayment>>, TError = ErrorType<unknown>>(orderId: OrderId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPaymentQueryKey(orderId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPayment>>> = ({ signal }) => getPayment(orderId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPaymentQueryResult = NonNullable<Awaited<ReturnType<typeof getPayment>>>
export type GetPaymentQueryError = ErrorType<unknown>


export function useGetPayment<TData = Awaited<ReturnType<typeof getPayment>>, TError = ErrorType<unknown>>(
 orderId: OrderId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPayment>>,
          TError,
          Awaited<ReturnType<typeof getPayment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPayment<TData = Awaited<ReturnType<typeof getPayment>>, TError = ErrorType<unknown>>(
 orderId: OrderId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPayment>>,
          TError,
          Awaited<ReturnType<typeof getPayment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPayment<TData = Awaited<ReturnType<typeof getPayment>>, TError = ErrorType<unknown>>(
 orderId: OrderId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary State of a payment
 */

export function useGetPayment<TData = Awaited<ReturnType<typeof getPayment>>, TError = ErrorType<unknown>>(
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
 * The provider's own frame took the card and gave a token; with it the hold becomes a reservation, and the balance is due at the hotel. The card is not charged.
 * @summary Confirm a hold by a card guarantee
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

export const getConfirmGuaranteeMutationOptions = <TError = ErrorType<unknown>,
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
    export type ConfirmGuaranteeMutationError = ErrorType<unknown>
    export type ConfirmGuaranteeMutationVariables = {orderId: OrderId;data: BodyType<GuaranteeRequest>;headers: ConfirmGuaranteeHeaders}

    /**
 * @summary Confirm a hold by a card guarantee
 */
export const useConfirmGuarantee = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmGuarantee>>, TError,ConfirmGuaranteeMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmGuarantee>>,
        TError,
        ConfirmGuaranteeMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmGuaranteeMutationOptions(options), queryClient);
    }
