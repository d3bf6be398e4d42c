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
  BookerCodeResult,
  CalendarFile,
  CancelReservationHeaders,
  CancellationPreviewResult,
  CancellationRequest,
  ChangeQuoteResult,
  ChangeRequest,
  CheckInTokenResult,
  ClaimRequest,
  ConfirmHoldHeaders,
  ConfirmationMailResult,
  CreateChangeHeaders,
  CreateHoldHeaders,
  DocumentNumber,
  HoldConfirmationRequest,
  HoldRequest,
  HoldResult,
  ListReservationsParams,
  LookupRequest,
  LookupResult,
  QuoteRequest,
  QuoteResult,
  ReservationListResult,
  ReservationResult,
  VoyageChangeRequest,
  VoyageQuoteRequest
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

export const getCreateQuoteUrl = () => {




  return `/client/booking/quotes`
}

/**
 * Returns an itemised price for a stay, the amounts due now and at the property, and the cancellation fees. A quote reserves nothing. Use the returned `quote_token` to create a hold from the quote. Requests contain no prices; the server calculates every amount.
 * @summary Price a stay
 */
export const createQuote = async (quoteRequest: QuoteRequest, options?: Parameters<typeof call>[1]): Promise<QuoteResult> => {

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
return call<QuoteResult>(getCreateQuoteUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(quoteRequest)
  }
);}





export const getCreateQuoteMutationKey = () => ['createQuote'] as const;

export const getCreateQuoteMutationOptions = <TError = ErrorType<'createQuote'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createQuote>>, TError,CreateQuoteMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof createQuote>>, TError,CreateQuoteMutationVariables, TContext> => {

const mutationKey = getCreateQuoteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createQuote>>, CreateQuoteMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createQuote(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateQuoteMutationResult = NonNullable<Awaited<ReturnType<typeof createQuote>>>
    export type CreateQuoteMutationBody = BodyType<QuoteRequest>
    export type CreateQuoteMutationError = ErrorType<'createQuote'>
    export type CreateQuoteMutationVariables = {data: BodyType<QuoteRequest>}

    /**
 * @summary Price a stay
 */
export const useCreateQuote = <TError = ErrorType<'createQuote'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createQuote>>, TError,CreateQuoteMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createQuote>>,
        TError,
        CreateQuoteMutationVariables,
        TContext
      > => {
      return useMutation(getCreateQuoteMutationOptions(options), queryClient);
    }
    export const getCreateVoyageQuoteUrl = () => {




  return `/client/booking/voyage-quotes`
}

/**
 * Returns an itemised price for cabins on a one-way or return voyage, with fares by age band, supplements and port tax. The quote also contains the cancellation fees, the date until which passports must be valid and the date on which passport data is deleted. A quote reserves nothing. Holds, payments and cancellations work as for hotel stays.
 * @summary Price a voyage
 */
export const createVoyageQuote = async (voyageQuoteRequest: VoyageQuoteRequest, options?: Parameters<typeof call>[1]): Promise<QuoteResult> => {

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
return call<QuoteResult>(getCreateVoyageQuoteUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(voyageQuoteRequest)
  }
);}





export const getCreateVoyageQuoteMutationKey = () => ['createVoyageQuote'] as const;

export const getCreateVoyageQuoteMutationOptions = <TError = ErrorType<'createVoyageQuote'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createVoyageQuote>>, TError,CreateVoyageQuoteMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof createVoyageQuote>>, TError,CreateVoyageQuoteMutationVariables, TContext> => {

const mutationKey = getCreateVoyageQuoteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createVoyageQuote>>, CreateVoyageQuoteMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createVoyageQuote(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateVoyageQuoteMutationResult = NonNullable<Awaited<ReturnType<typeof createVoyageQuote>>>
    export type CreateVoyageQuoteMutationBody = BodyType<VoyageQuoteRequest>
    export type CreateVoyageQuoteMutationError = ErrorType<'createVoyageQuote'>
    export type CreateVoyageQuoteMutationVariables = {data: BodyType<VoyageQuoteRequest>}

    /**
 * @summary Price a voyage
 */
export const useCreateVoyageQuote = <TError = ErrorType<'createVoyageQuote'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createVoyageQuote>>, TError,CreateVoyageQuoteMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createVoyageQuote>>,
        TError,
        CreateVoyageQuoteMutationVariables,
        TContext
      > => {
      return useMutation(getCreateVoyageQuoteMutationOptions(options), queryClient);
    }
    export const getCreateHoldUrl = () => {




  return `/client/booking/holds`
}

/**
 * Takes the inventory immediately as a temporary hold. The hold becomes a reservation when its payment or guarantee is completed. A hold that needs neither is confirmed with a code sent to the booker. If the price has changed since the quote, nothing is held and the error returns the new price. Callers with too many open holds must pay for or release some before creating another. For a voyage, the cabins and berths are held on every leg or on none, and each traveller must be named with a passport. Full passport numbers are never returned.
 * @summary Create a hold from a quote
 */
export const createHold = async (holdRequest: HoldRequest,
    headers: CreateHoldHeaders, options?: Parameters<typeof call>[1]): Promise<HoldResult> => {

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
return call<HoldResult>(getCreateHoldUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(holdRequest)
  }
);}





export const getCreateHoldMutationKey = () => ['createHold'] as const;

export const getCreateHoldMutationOptions = <TError = ErrorType<'createHold'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createHold>>, TError,CreateHoldMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof createHold>>, TError,CreateHoldMutationVariables, TContext> => {

const mutationKey = getCreateHoldMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createHold>>, CreateHoldMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createHold(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateHoldMutationResult = NonNullable<Awaited<ReturnType<typeof createHold>>>
    export type CreateHoldMutationBody = BodyType<HoldRequest>
    export type CreateHoldMutationError = ErrorType<'createHold'>
    export type CreateHoldMutationVariables = {data: BodyType<HoldRequest>;headers: CreateHoldHeaders}

    /**
 * @summary Create a hold from a quote
 */
export const useCreateHold = <TError = ErrorType<'createHold'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createHold>>, TError,CreateHoldMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createHold>>,
        TError,
        CreateHoldMutationVariables,
        TContext
      > => {
      return useMutation(getCreateHoldMutationOptions(options), queryClient);
    }
    export const getGetHoldUrl = (holdNumber: DocumentNumber,) => {




  return `/client/booking/holds/${holdNumber}`
}

/**
 * Returns the held stay, the hold's status and expiry time, and the server's current time. If the hold has become a reservation, the reservation number is included.
 * @summary Get a hold
 */
export const getHold = async (holdNumber: DocumentNumber, options?: Parameters<typeof call>[1]): Promise<HoldResult> => {

  return call<HoldResult>(getGetHoldUrl(holdNumber),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetHoldQueryKey = (holdNumber: DocumentNumber,) => {
    return [
    `/client/booking/holds/${holdNumber}`
    ] as const;
    }


export const getGetHoldQueryOptions = <TData = Awaited<ReturnType<typeof getHold>>, TError = ErrorType<'getHold'>>(holdNumber: DocumentNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHold>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHoldQueryKey(holdNumber);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHold>>> = ({ signal }) => getHold(holdNumber, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: holdNumber !== null && holdNumber !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHold>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHoldQueryResult = NonNullable<Awaited<ReturnType<typeof getHold>>>
export type GetHoldQueryError = ErrorType<'getHold'>


export function useGetHold<TData = Awaited<ReturnType<typeof getHold>>, TError = ErrorType<'getHold'>>(
 holdNumber: DocumentNumber, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHold>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHold>>,
          TError,
          Awaited<ReturnType<typeof getHold>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHold<TData = Awaited<ReturnType<typeof getHold>>, TError = ErrorType<'getHold'>>(
 holdNumber: DocumentNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHold>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHold>>,
          TError,
          Awaited<ReturnType<typeof getHold>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHold<TData = Awaited<ReturnType<typeof getHold>>, TError = ErrorType<'getHold'>>(
 holdNumber: DocumentNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHold>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a hold
 */

export function useGetHold<TData = Awaited<ReturnType<typeof getHold>>, TError = ErrorType<'getHold'>>(
 holdNumber: DocumentNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHold>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHoldQueryOptions(holdNumber,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetHold} query
 */
export const invalidateGetHold = async (
 queryClient: QueryClient, holdNumber: DocumentNumber, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetHoldQueryKey(holdNumber) }, options);

  return queryClient;
}




export const getReleaseHoldUrl = (holdNumber: DocumentNumber,) => {




  return `/client/booking/holds/${holdNumber}`
}

/**
 * Releases a hold, which makes its rooms or cabins available to other guests immediately. The call fails while a payment for the hold is in progress.
 * @summary Release a hold
 */
export const releaseHold = async (holdNumber: DocumentNumber, options?: Parameters<typeof call>[1]): Promise<void> => {

  return call<void>(getReleaseHoldUrl(holdNumber),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getReleaseHoldMutationKey = () => ['releaseHold'] as const;

export const getReleaseHoldMutationOptions = <TError = ErrorType<'releaseHold'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof releaseHold>>, TError,ReleaseHoldMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof releaseHold>>, TError,ReleaseHoldMutationVariables, TContext> => {

const mutationKey = getReleaseHoldMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof releaseHold>>, ReleaseHoldMutationVariables> = (props) => {
          const {holdNumber} = props ?? {};

          return  releaseHold(holdNumber,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReleaseHoldMutationResult = NonNullable<Awaited<ReturnType<typeof releaseHold>>>

    export type ReleaseHoldMutationError = ErrorType<'releaseHold'>
    export type ReleaseHoldMutationVariables = {holdNumber: DocumentNumber}

    /**
 * @summary Release a hold
 */
export const useReleaseHold = <TError = ErrorType<'releaseHold'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof releaseHold>>, TError,ReleaseHoldMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof releaseHold>>,
        TError,
        ReleaseHoldMutationVariables,
        TContext
      > => {
      return useMutation(getReleaseHoldMutationOptions(options), queryClient);
    }
    export const getSendHoldCodeUrl = (holdNumber: DocumentNumber,) => {




  return `/client/booking/holds/${holdNumber}/code`
}

/**
 * Sends a six-digit code to the booker of a hold that needs no payment or guarantee. The code proves that the booker can be reached, and is valid for three minutes and five attempts. The code is sent by text message, or by email if the phone number isn't a mobile number.
 * @summary Send a confirmation code for a hold
 */
export const sendHoldCode = async (holdNumber: DocumentNumber, options?: Parameters<typeof call>[1]): Promise<BookerCodeResult> => {

  return call<BookerCodeResult>(getSendHoldCodeUrl(holdNumber),
  {
    ...options,
    method: 'POST'


  }
);}





export const getSendHoldCodeMutationKey = () => ['sendHoldCode'] as const;

export const getSendHoldCodeMutationOptions = <TError = ErrorType<'sendHoldCode'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendHoldCode>>, TError,SendHoldCodeMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof sendHoldCode>>, TError,SendHoldCodeMutationVariables, TContext> => {

const mutationKey = getSendHoldCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendHoldCode>>, SendHoldCodeMutationVariables> = (props) => {
          const {holdNumber} = props ?? {};

          return  sendHoldCode(holdNumber,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendHoldCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendHoldCode>>>

    export type SendHoldCodeMutationError = ErrorType<'sendHoldCode'>
    export type SendHoldCodeMutationVariables = {holdNumber: DocumentNumber}

    /**
 * @summary Send a confirmation code for a hold
 */
export const useSendHoldCode = <TError = ErrorType<'sendHoldCode'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendHoldCode>>, TError,SendHoldCodeMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendHoldCode>>,
        TError,
        SendHoldCodeMutationVariables,
        TContext
      > => {
      return useMutation(getSendHoldCodeMutationOptions(options), queryClient);
    }
    export const getConfirmHoldUrl = (holdNumber: DocumentNumber,) => {




  return `/client/booking/holds/${holdNumber}/confirmation`
}

/**
 * Turns a hold into a reservation by verifying the code sent to the booker. If the hold is already a reservation, its current state is returned.
 * @summary Confirm a hold with a code
 */
export const confirmHold = async (holdNumber: DocumentNumber,
    holdConfirmationRequest: HoldConfirmationRequest,
    headers: ConfirmHoldHeaders, options?: Parameters<typeof call>[1]): Promise<HoldResult> => {

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
return call<HoldResult>(getConfirmHoldUrl(holdNumber),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(holdConfirmationRequest)
  }
);}





export const getConfirmHoldMutationKey = () => ['confirmHold'] as const;

export const getConfirmHoldMutationOptions = <TError = ErrorType<'confirmHold'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmHold>>, TError,ConfirmHoldMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmHold>>, TError,ConfirmHoldMutationVariables, TContext> => {

const mutationKey = getConfirmHoldMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmHold>>, ConfirmHoldMutationVariables> = (props) => {
          const {holdNumber,data,headers} = props ?? {};

          return  confirmHold(holdNumber,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmHoldMutationResult = NonNullable<Awaited<ReturnType<typeof confirmHold>>>
    export type ConfirmHoldMutationBody = BodyType<HoldConfirmationRequest>
    export type ConfirmHoldMutationError = ErrorType<'confirmHold'>
    export type ConfirmHoldMutationVariables = {holdNumber: DocumentNumber;data: BodyType<HoldConfirmationRequest>;headers: ConfirmHoldHeaders}

    /**
 * @summary Confirm a hold with a code
 */
export const useConfirmHold = <TError = ErrorType<'confirmHold'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmHold>>, TError,ConfirmHoldMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmHold>>,
        TError,
        ConfirmHoldMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmHoldMutationOptions(options), queryClient);
    }
    export const getLookUpReservationUrl = () => {




  return `/client/booking/lookup`
}

/**
 * Returns a token that gives guests without a login access to their reservation for 30 minutes. The reservation number must match the name of the guest or the booker. If they don't match, the error doesn't reveal which one is wrong. A member's reservation can't be looked up and requires login instead.
 * @summary Look up a reservation by name and number
 */
export const lookUpReservation = async (lookupRequest: LookupRequest, options?: Parameters<typeof call>[1]): Promise<LookupResult> => {

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
return call<LookupResult>(getLookUpReservationUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(lookupRequest)
  }
);}





export const getLookUpReservationMutationKey = () => ['lookUpReservation'] as const;

export const getLookUpReservationMutationOptions = <TError = ErrorType<'lookUpReservation'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof lookUpReservation>>, TError,LookUpReservationMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof lookUpReservation>>, TError,LookUpReservationMutationVariables, TContext> => {

const mutationKey = getLookUpReservationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof lookUpReservation>>, LookUpReservationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  lookUpReservation(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LookUpReservationMutationResult = NonNullable<Awaited<ReturnType<typeof lookUpReservation>>>
    export type LookUpReservationMutationBody = BodyType<LookupRequest>
    export type LookUpReservationMutationError = ErrorType<'lookUpReservation'>
    export type LookUpReservationMutationVariables = {data: BodyType<LookupRequest>}

    /**
 * @summary Look up a reservation by name and number
 */
export const useLookUpReservation = <TError = ErrorType<'lookUpReservation'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof lookUpReservation>>, TError,LookUpReservationMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof lookUpReservation>>,
        TError,
        LookUpReservationMutationVariables,
        TContext
      > => {
      return useMutation(getLookUpReservationMutationOptions(options), queryClient);
    }
    export const getListReservationsUrl = (params?: ListReservationsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/client/booking/reservations?${stringifiedParams}` : `/client/booking/reservations`
}

/**
 * Returns the member's upcoming reservations at all properties, and the reservations that ended within the last `months` months. If `months` is `all`, all past reservations are included. The list is paginated with `cursor`.
 * @summary List the member's reservations
 */
export const listReservations = async (params?: ListReservationsParams, options?: Parameters<typeof call>[1]): Promise<ReservationListResult> => {

  return call<ReservationListResult>(getListReservationsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListReservationsQueryKey = (params?: ListReservationsParams,) => {
    return [
    `/client/booking/reservations`, ...(params ? [params] : [])
    ] as const;
    }


export const getListReservationsQueryOptions = <TData = Awaited<ReturnType<typeof listReservations>>, TError = ErrorType<'listReservations'>>(params?: ListReservationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReservations>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReservationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReservations>>> = ({ signal }) => listReservations(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReservations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReservationsQueryResult = NonNullable<Awaited<ReturnType<typeof listReservations>>>
export type ListReservationsQueryError = ErrorType<'listReservations'>


export function useListReservations<TData = Awaited<ReturnType<typeof listReservations>>, TError = ErrorType<'listReservations'>>(
 params: undefined |  ListReservationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReservations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReservations>>,
          TError,
          Awaited<ReturnType<typeof listReservations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReservations<TData = Awaited<ReturnType<typeof listReservations>>, TError = ErrorType<'listReservations'>>(
 params?: ListReservationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReservations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReservations>>,
          TError,
          Awaited<ReturnType<typeof listReservations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReservations<TData = Awaited<ReturnType<typeof listReservations>>, TError = ErrorType<'listReservations'>>(
 params?: ListReservationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReservations>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the member's reservations
 */

export function useListReservations<TData = Awaited<ReturnType<typeof listReservations>>, TError = ErrorType<'listReservations'>>(
 params?: ListReservationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReservations>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReservationsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListReservations} query
 */
export const invalidateListReservations = async (
 queryClient: QueryClient, params?: ListReservationsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListReservationsQueryKey(params) }, options);

  return queryClient;
}




export const getClaimReservationUrl = (reservationNumber: DocumentNumber,) => {




  return `/client/booking/reservations/${reservationNumber}/member`
}

/**
 * Adds a reservation made without login to the logged-in member's account. The request must include the reservation's token and the code sent to the booker by `sendClaimCode`, because a name and a number alone don't prove that the caller is the booker. The reservation then appears in the member's list and can no longer be looked up by name and number. The booker is notified by text message and email. Claiming a reservation that the member already owns has no effect, and the code isn't checked.
 * @summary Claim a reservation made without login
 */
export const claimReservation = async (reservationNumber: DocumentNumber,
    claimRequest: ClaimRequest, options?: Parameters<typeof call>[1]): Promise<void> => {

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
return call<void>(getClaimReservationUrl(reservationNumber),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(claimRequest)
  }
);}





export const getClaimReservationMutationKey = () => ['claimReservation'] as const;

export const getClaimReservationMutationOptions = <TError = ErrorType<'claimReservation'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimReservation>>, TError,ClaimReservationMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof claimReservation>>, TError,ClaimReservationMutationVariables, TContext> => {

const mutationKey = getClaimReservationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof claimReservation>>, ClaimReservationMutationVariables> = (props) => {
          const {reservationNumber,data} = props ?? {};

          return  claimReservation(reservationNumber,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ClaimReservationMutationResult = NonNullable<Awaited<ReturnType<typeof claimReservation>>>
    export type ClaimReservationMutationBody = BodyType<ClaimRequest>
    export type ClaimReservationMutationError = ErrorType<'claimReservation'>
    export type ClaimReservationMutationVariables = {reservationNumber: DocumentNumber;data: BodyType<ClaimRequest>}

    /**
 * @summary Claim a reservation made without login
 */
export const useClaimReservation = <TError = ErrorType<'claimReservation'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimReservation>>, TError,ClaimReservationMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof claimReservation>>,
        TError,
        ClaimReservationMutationVariables,
        TContext
      > => {
      return useMutation(getClaimReservationMutationOptions(options), queryClient);
    }
    export const getSendClaimCodeUrl = (reservationNumber: DocumentNumber,) => {




  return `/client/booking/reservations/${reservationNumber}/member-code`
}

/**
 * Sends a six-digit code to the booker of a reservation made without login. The code proves that the logged-in member made the booking, works only for this member, and is valid for three minutes and five attempts. The code is sent by text message, or by email if the phone number isn't a mobile number.
 * @summary Send a code for claiming a reservation
 */
export const sendClaimCode = async (reservationNumber: DocumentNumber, options?: Parameters<typeof call>[1]): Promise<BookerCodeResult> => {

  return call<BookerCodeResult>(getSendClaimCodeUrl(reservationNumber),
  {
    ...options,
    method: 'POST'


  }
);}





export const getSendClaimCodeMutationKey = () => ['sendClaimCode'] as const;

export const getSendClaimCodeMutationOptions = <TError = ErrorType<'sendClaimCode'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendClaimCode>>, TError,SendClaimCodeMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof sendClaimCode>>, TError,SendClaimCodeMutationVariables, TContext> => {

const mutationKey = getSendClaimCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendClaimCode>>, SendClaimCodeMutationVariables> = (props) => {
          const {reservationNumber} = props ?? {};

          return  sendClaimCode(reservationNumber,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendClaimCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendClaimCode>>>

    export type SendClaimCodeMutationError = ErrorType<'sendClaimCode'>
    export type SendClaimCodeMutationVariables = {reservationNumber: DocumentNumber}

    /**
 * @summary Send a code for claiming a reservation
 */
export const useSendClaimCode = <TError = ErrorType<'sendClaimCode'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendClaimCode>>, TError,SendClaimCodeMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendClaimCode>>,
        TError,
        SendClaimCodeMutationVariables,
        TContext
      > => {
      return useMutation(getSendClaimCodeMutationOptions(options), queryClient);
    }
    export const getGetReservationUrl = (reservationNumber: DocumentNumber,) => {




  return `/client/booking/reservations/${reservationNumber}`
}

/**
 * Returns a reservation with its guest, rooms, price lines, payment, cancellation policy and allowed actions.
 * @summary Get a reservation
 */
export const getReservation = async (reservationNumber: DocumentNumber, options?: Parameters<typeof call>[1]): Promise<ReservationResult> => {

  return call<ReservationResult>(getGetReservationUrl(reservationNumber),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetReservationQueryKey = (reservationNumber: DocumentNumber,) => {
    return [
    `/client/booking/reservations/${reservationNumber}`
    ] as const;
    }


export const getGetReservationQueryOptions = <TData = Awaited<ReturnType<typeof getReservation>>, TError = ErrorType<'getReservation'>>(reservationNumber: DocumentNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReservation>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReservationQueryKey(reservationNumber);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReservation>>> = ({ signal }) => getReservation(reservationNumber, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: reservationNumber !== null && reservationNumber !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReservation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReservationQueryResult = NonNullable<Awaited<ReturnType<typeof getReservation>>>
export type GetReservationQueryError = ErrorType<'getReservation'>


export function useGetReservation<TData = Awaited<ReturnType<typeof getReservation>>, TError = ErrorType<'getReservation'>>(
 reservationNumber: DocumentNumber, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReservation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReservation>>,
          TError,
          Awaited<ReturnType<typeof getReservation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReservation<TData = Awaited<ReturnType<typeof getReservation>>, TError = ErrorType<'getReservation'>>(
 reservationNumber: DocumentNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReservation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReservation>>,
          TError,
          Awaited<ReturnType<typeof getReservation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReservation<TData = Awaited<ReturnType<typeof getReservation>>, TError = ErrorType<'getReservation'>>(
 reservationNumber: DocumentNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReservation>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a reservation
 */

export function useGetReservation<TData = Awaited<ReturnType<typeof getReservation>>, TError = ErrorType<'getReservation'>>(
 reservationNumber: DocumentNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReservation>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReservationQueryOptions(reservationNumber,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetReservation} query
 */
export const invalidateGetReservation = async (
 queryClient: QueryClient, reservationNumber: DocumentNumber, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetReservationQueryKey(reservationNumber) }, options);

  return queryClient;
}




export const getPreviewCancellationUrl = (reservationNumber: DocumentNumber,) => {




  return `/client/booking/reservations/${reservationNumber}/cancellation`
}

/**
 * Returns the fee and refund that would apply if the reservation were cancelled now. The amounts depend on the cancellation policy and today's date at the property.
 * @summary Preview the cost of cancelling a reservation
 */
export const previewCancellation = async (reservationNumber: DocumentNumber, options?: Parameters<typeof call>[1]): Promise<CancellationPreviewResult> => {

  return call<CancellationPreviewResult>(getPreviewCancellationUrl(reservationNumber),
  {
    ...options,
    method: 'GET'


  }
);}





export const getPreviewCancellationQueryKey = (reservationNumber: DocumentNumber,) => {
    return [
    `/client/booking/reservations/${reservationNumber}/cancellation`
    ] as const;
    }


export const getPreviewCancellationQueryOptions = <TData = Awaited<ReturnType<typeof previewCancellation>>, TError = ErrorType<'previewCancellation'>>(reservationNumber: DocumentNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewCancellation>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPreviewCancellationQueryKey(reservationNumber);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof previewCancellation>>> = ({ signal }) => previewCancellation(reservationNumber, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: reservationNumber !== null && reservationNumber !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof previewCancellation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PreviewCancellationQueryResult = NonNullable<Awaited<ReturnType<typeof previewCancellation>>>
export type PreviewCancellationQueryError = ErrorType<'previewCancellation'>


export function usePreviewCancellation<TData = Awaited<ReturnType<typeof previewCancellation>>, TError = ErrorType<'previewCancellation'>>(
 reservationNumber: DocumentNumber, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewCancellation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof previewCancellation>>,
          TError,
          Awaited<ReturnType<typeof previewCancellation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewCancellation<TData = Awaited<ReturnType<typeof previewCancellation>>, TError = ErrorType<'previewCancellation'>>(
 reservationNumber: DocumentNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewCancellation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof previewCancellation>>,
          TError,
          Awaited<ReturnType<typeof previewCancellation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewCancellation<TData = Awaited<ReturnType<typeof previewCancellation>>, TError = ErrorType<'previewCancellation'>>(
 reservationNumber: DocumentNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewCancellation>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Preview the cost of cancelling a reservation
 */

export function usePreviewCancellation<TData = Awaited<ReturnType<typeof previewCancellation>>, TError = ErrorType<'previewCancellation'>>(
 reservationNumber: DocumentNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewCancellation>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPreviewCancellationQueryOptions(reservationNumber,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link usePreviewCancellation} query
 */
export const invalidatePreviewCancellation = async (
 queryClient: QueryClient, reservationNumber: DocumentNumber, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getPreviewCancellationQueryKey(reservationNumber) }, options);

  return queryClient;
}




export const getCancelReservationUrl = (reservationNumber: DocumentNumber,) => {




  return `/client/booking/reservations/${reservationNumber}/cancellation`
}

/**
 * Cancels a reservation for the fee returned by `previewCancellation`. If the fee has changed, nothing is cancelled. The inventory is released immediately. The refund is sent to the card provider and reconciled until its outcome is known.
 * @summary Cancel a reservation
 */
export const cancelReservation = async (reservationNumber: DocumentNumber,
    cancellationRequest: CancellationRequest,
    headers: CancelReservationHeaders, options?: Parameters<typeof call>[1]): Promise<ReservationResult> => {

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
return call<ReservationResult>(getCancelReservationUrl(reservationNumber),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(cancellationRequest)
  }
);}





export const getCancelReservationMutationKey = () => ['cancelReservation'] as const;

export const getCancelReservationMutationOptions = <TError = ErrorType<'cancelReservation'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelReservation>>, TError,CancelReservationMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelReservation>>, TError,CancelReservationMutationVariables, TContext> => {

const mutationKey = getCancelReservationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelReservation>>, CancelReservationMutationVariables> = (props) => {
          const {reservationNumber,data,headers} = props ?? {};

          return  cancelReservation(reservationNumber,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelReservationMutationResult = NonNullable<Awaited<ReturnType<typeof cancelReservation>>>
    export type CancelReservationMutationBody = BodyType<CancellationRequest>
    export type CancelReservationMutationError = ErrorType<'cancelReservation'>
    export type CancelReservationMutationVariables = {reservationNumber: DocumentNumber;data: BodyType<CancellationRequest>;headers: CancelReservationHeaders}

    /**
 * @summary Cancel a reservation
 */
export const useCancelReservation = <TError = ErrorType<'cancelReservation'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelReservation>>, TError,CancelReservationMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelReservation>>,
        TError,
        CancelReservationMutationVariables,
        TContext
      > => {
      return useMutation(getCancelReservationMutationOptions(options), queryClient);
    }
    export const getCreateChangeQuoteUrl = (reservationNumber: DocumentNumber,) => {




  return `/client/booking/reservations/${reservationNumber}/change-quotes`
}

/**
 * Returns the stay with the requested dates, party or options, and the amount to pay or refund. A change quote reserves nothing. Inventory already held by the reservation counts as available. Unchanged nights keep their booked price unless rooms are added. Once a cancellation fee applies, the arrival date can't change and the total can't decrease.
 * @summary Price a change to a reservation
 */
export const createChangeQuote = async (reservationNumber: DocumentNumber,
    quoteRequest: QuoteRequest, options?: Parameters<typeof call>[1]): Promise<ChangeQuoteResult> => {

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
return call<ChangeQuoteResult>(getCreateChangeQuoteUrl(reservationNumber),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(quoteRequest)
  }
);}





export const getCreateChangeQuoteMutationKey = () => ['createChangeQuote'] as const;

export const getCreateChangeQuoteMutationOptions = <TError = ErrorType<'createChangeQuote'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createChangeQuote>>, TError,CreateChangeQuoteMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof createChangeQuote>>, TError,CreateChangeQuoteMutationVariables, TContext> => {

const mutationKey = getCreateChangeQuoteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createChangeQuote>>, CreateChangeQuoteMutationVariables> = (props) => {
          const {reservationNumber,data} = props ?? {};

          return  createChangeQuote(reservationNumber,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateChangeQuoteMutationResult = NonNullable<Awaited<ReturnType<typeof createChangeQuote>>>
    export type CreateChangeQuoteMutationBody = BodyType<QuoteRequest>
    export type CreateChangeQuoteMutationError = ErrorType<'createChangeQuote'>
    export type CreateChangeQuoteMutationVariables = {reservationNumber: DocumentNumber;data: BodyType<QuoteRequest>}

    /**
 * @summary Price a change to a reservation
 */
export const useCreateChangeQuote = <TError = ErrorType<'createChangeQuote'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createChangeQuote>>, TError,CreateChangeQuoteMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createChangeQuote>>,
        TError,
        CreateChangeQuoteMutationVariables,
        TContext
      > => {
      return useMutation(getCreateChangeQuoteMutationOptions(options), queryClient);
    }
    export const getCreateVoyageChangeQuoteUrl = (reservationNumber: DocumentNumber,) => {




  return `/client/booking/reservations/${reservationNumber}/voyage-change-quotes`
}

/**
 * Returns the voyage with the requested sailings, cabin types and allocation of travellers to cabins, and the amount to pay or refund. The travellers stay the same. A change quote reserves nothing. Inventory already held by the reservation counts as available. Unchanged legs keep their booked price. Once a cancellation fee applies, the first departure date can't change and the total can't decrease. Apply the change with `createChange`.
 * @summary Price a change to a voyage
 */
export const createVoyageChangeQuote = async (reservationNumber: DocumentNumber,
    voyageChangeRequest: VoyageChangeRequest, options?: Parameters<typeof call>[1]): Promise<ChangeQuoteResult> => {

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
return call<ChangeQuoteResult>(getCreateVoyageChangeQuoteUrl(reservationNumber),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(voyageChangeRequest)
  }
);}





export const getCreateVoyageChangeQuoteMutationKey = () => ['createVoyageChangeQuote'] as const;

export const getCreateVoyageChangeQuoteMutationOptions = <TError = ErrorType<'createVoyageChangeQuote'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createVoyageChangeQuote>>, TError,CreateVoyageChangeQuoteMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof createVoyageChangeQuote>>, TError,CreateVoyageChangeQuoteMutationVariables, TContext> => {

const mutationKey = getCreateVoyageChangeQuoteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createVoyageChangeQuote>>, CreateVoyageChangeQuoteMutationVariables> = (props) => {
          const {reservationNumber,data} = props ?? {};

          return  createVoyageChangeQuote(reservationNumber,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateVoyageChangeQuoteMutationResult = NonNullable<Awaited<ReturnType<typeof createVoyageChangeQuote>>>
    export type CreateVoyageChangeQuoteMutationBody = BodyType<VoyageChangeRequest>
    export type CreateVoyageChangeQuoteMutationError = ErrorType<'createVoyageChangeQuote'>
    export type CreateVoyageChangeQuoteMutationVariables = {reservationNumber: DocumentNumber;data: BodyType<VoyageChangeRequest>}

    /**
 * @summary Price a change to a voyage
 */
export const useCreateVoyageChangeQuote = <TError = ErrorType<'createVoyageChangeQuote'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createVoyageChangeQuote>>, TError,CreateVoyageChangeQuoteMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createVoyageChangeQuote>>,
        TError,
        CreateVoyageChangeQuoteMutationVariables,
        TContext
      > => {
      return useMutation(getCreateVoyageChangeQuoteMutationOptions(options), queryClient);
    }
    export const getCreateChangeUrl = (reservationNumber: DocumentNumber,) => {




  return `/client/booking/reservations/${reservationNumber}/changes`
}

/**
 * Applies a change quote. If no payment or guarantee is required, the change takes effect immediately: added inventory is taken, removed inventory is released, and any refund is sent. Otherwise, the added inventory is held, and the reservation stays unchanged until the payment or guarantee is completed. An earlier change that is still waiting for its payment or guarantee is discarded, and its inventory is released.
 * @summary Change a reservation
 */
export const createChange = async (reservationNumber: DocumentNumber,
    changeRequest: ChangeRequest,
    headers: CreateChangeHeaders, options?: Parameters<typeof call>[1]): Promise<HoldResult> => {

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
return call<HoldResult>(getCreateChangeUrl(reservationNumber),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(changeRequest)
  }
);}





export const getCreateChangeMutationKey = () => ['createChange'] as const;

export const getCreateChangeMutationOptions = <TError = ErrorType<'createChange'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createChange>>, TError,CreateChangeMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof createChange>>, TError,CreateChangeMutationVariables, TContext> => {

const mutationKey = getCreateChangeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createChange>>, CreateChangeMutationVariables> = (props) => {
          const {reservationNumber,data,headers} = props ?? {};

          return  createChange(reservationNumber,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateChangeMutationResult = NonNullable<Awaited<ReturnType<typeof createChange>>>
    export type CreateChangeMutationBody = BodyType<ChangeRequest>
    export type CreateChangeMutationError = ErrorType<'createChange'>
    export type CreateChangeMutationVariables = {reservationNumber: DocumentNumber;data: BodyType<ChangeRequest>;headers: CreateChangeHeaders}

    /**
 * @summary Change a reservation
 */
export const useCreateChange = <TError = ErrorType<'createChange'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createChange>>, TError,CreateChangeMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createChange>>,
        TError,
        CreateChangeMutationVariables,
        TContext
      > => {
      return useMutation(getCreateChangeMutationOptions(options), queryClient);
    }
    export const getResendConfirmationUrl = (reservationNumber: DocumentNumber,) => {




  return `/client/booking/reservations/${reservationNumber}/confirmation-mail`
}

/**
 * Emails the current state of the reservation to the booker, in the language of the booking. The email is a confirmation, or a cancellation notice if the reservation is cancelled. Calls are rate limited. If the server isn't configured to send email or the booker's email address has been erased, the call fails with `unavailable`.
 * @summary Resend the confirmation email
 */
export const resendConfirmation = async (reservationNumber: DocumentNumber, options?: Parameters<typeof call>[1]): Promise<ConfirmationMailResult> => {

  return call<ConfirmationMailResult>(getResendConfirmationUrl(reservationNumber),
  {
    ...options,
    method: 'POST'


  }
);}





export const getResendConfirmationMutationKey = () => ['resendConfirmation'] as const;

export const getResendConfirmationMutationOptions = <TError = ErrorType<'resendConfirmation'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendConfirmation>>, TError,ResendConfirmationMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof resendConfirmation>>, TError,ResendConfirmationMutationVariables, TContext> => {

const mutationKey = getResendConfirmationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendConfirmation>>, ResendConfirmationMutationVariables> = (props) => {
          const {reservationNumber} = props ?? {};

          return  resendConfirmation(reservationNumber,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResendConfirmationMutationResult = NonNullable<Awaited<ReturnType<typeof resendConfirmation>>>

    export type ResendConfirmationMutationError = ErrorType<'resendConfirmation'>
    export type ResendConfirmationMutationVariables = {reservationNumber: DocumentNumber}

    /**
 * @summary Resend the confirmation email
 */
export const useResendConfirmation = <TError = ErrorType<'resendConfirmation'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendConfirmation>>, TError,ResendConfirmationMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendConfirmation>>,
        TError,
        ResendConfirmationMutationVariables,
        TContext
      > => {
      return useMutation(getResendConfirmationMutationOptions(options), queryClient);
    }
    export const getGetReservationCalendarFileUrl = (reservationNumber: DocumentNumber,) => {




  return `/client/booking/reservations/${reservationNumber}/calendar`
}

/**
 * Returns a calendar file with one all-day event from the check-in date to the check-out date. A voyage has one event for each leg, from departure to arrival. If the reservation is cancelled, the file cancels its events. Every change increases `SEQUENCE`, so that calendars replace the earlier version.
 * @summary Get a reservation as a calendar file
 */
export const getReservationCalendarFile = async (reservationNumber: DocumentNumber, options?: Parameters<typeof call>[1]): Promise<CalendarFile> => {

  return call<CalendarFile>(getGetReservationCalendarFileUrl(reservationNumber),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetReservationCalendarFileQueryKey = (reservationNumber: DocumentNumber,) => {
    return [
    `/client/booking/reservations/${reservationNumber}/calendar`
    ] as const;
    }


export const getGetReservationCalendarFileQueryOptions = <TData = Awaited<ReturnType<typeof getReservationCalendarFile>>, TError = ErrorType<'getReservationCalendarFile'>>(reservationNumber: DocumentNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReservationCalendarFile>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReservationCalendarFileQueryKey(reservationNumber);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReservationCalendarFile>>> = ({ signal }) => getReservationCalendarFile(reservationNumber, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: reservationNumber !== null && reservationNumber !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReservationCalendarFile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReservationCalendarFileQueryResult = NonNullable<Awaited<ReturnType<typeof getReservationCalendarFile>>>
export type GetReservationCalendarFileQueryError = ErrorType<'getReservationCalendarFile'>


export function useGetReservationCalendarFile<TData = Awaited<ReturnType<typeof getReservationCalendarFile>>, TError = ErrorType<'getReservationCalendarFile'>>(
 reservationNumber: DocumentNumber, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReservationCalendarFile>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReservationCalendarFile>>,
          TError,
          Awaited<ReturnType<typeof getReservationCalendarFile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReservationCalendarFile<TData = Awaited<ReturnType<typeof getReservationCalendarFile>>, TError = ErrorType<'getReservationCalendarFile'>>(
 reservationNumber: DocumentNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReservationCalendarFile>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReservationCalendarFile>>,
          TError,
          Awaited<ReturnType<typeof getReservationCalendarFile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReservationCalendarFile<TData = Awaited<ReturnType<typeof getReservationCalendarFile>>, TError = ErrorType<'getReservationCalendarFile'>>(
 reservationNumber: DocumentNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReservationCalendarFile>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a reservation as a calendar file
 */

export function useGetReservationCalendarFile<TData = Awaited<ReturnType<typeof getReservationCalendarFile>>, TError = ErrorType<'getReservationCalendarFile'>>(
 reservationNumber: DocumentNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReservationCalendarFile>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReservationCalendarFileQueryOptions(reservationNumber,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetReservationCalendarFile} query
 */
export const invalidateGetReservationCalendarFile = async (
 queryClient: QueryClient, reservationNumber: DocumentNumber, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetReservationCalendarFileQueryKey(reservationNumber) }, options);

  return queryClient;
}




export const getCreateCheckInTokenUrl = (reservationNumber: DocumentNumber,) => {




  return `/client/booking/reservations/${reservationNumber}/check-in-tokens`
}

/**
 * Returns an opaque token to display as a QR code. The token is valid for five minutes, and only the property's own systems can exchange it for the reservation. Request the next token before the current one expires.
 * @summary Create a check-in token
 */
export const createCheckInToken = async (reservationNumber: DocumentNumber, options?: Parameters<typeof call>[1]): Promise<CheckInTokenResult> => {

  return call<CheckInTokenResult>(getCreateCheckInTokenUrl(reservationNumber),
  {
    ...options,
    method: 'POST'


  }
);}





export const getCreateCheckInTokenMutationKey = () => ['createCheckInToken'] as const;

export const getCreateCheckInTokenMutationOptions = <TError = ErrorType<'createCheckInToken'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCheckInToken>>, TError,CreateCheckInTokenMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof createCheckInToken>>, TError,CreateCheckInTokenMutationVariables, TContext> => {

const mutationKey = getCreateCheckInTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCheckInToken>>, CreateCheckInTokenMutationVariables> = (props) => {
          const {reservationNumber} = props ?? {};

          return  createCheckInToken(reservationNumber,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateCheckInTokenMutationResult = NonNullable<Awaited<ReturnType<typeof createCheckInToken>>>

    export type CreateCheckInTokenMutationError = ErrorType<'createCheckInToken'>
    export type CreateCheckInTokenMutationVariables = {reservationNumber: DocumentNumber}

    /**
 * @summary Create a check-in token
 */
export const useCreateCheckInToken = <TError = ErrorType<'createCheckInToken'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCheckInToken>>, TError,CreateCheckInTokenMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCheckInToken>>,
        TError,
        CreateCheckInTokenMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCheckInTokenMutationOptions(options), queryClient);
    }
