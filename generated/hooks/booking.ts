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
  CalendarFile,
  CancelReservationHeaders,
  CancellationPreviewResult,
  CancellationRequest,
  ChangeQuoteResult,
  ChangeRequest,
  CheckInTokenResult,
  ConfirmHoldHeaders,
  ConfirmationMailResult,
  CreateChangeHeaders,
  CreateHoldHeaders,
  DocumentNumber,
  HoldCodeResult,
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
 * A quote says what the stay costs and why, what is due now and what at the hotel, and what cancelling will cost. It holds no room. Its token makes the caller the one who may reserve from it. Codes and counts are all that the client says; every amount is the server's.
 * @summary Price a stay, line by line
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

export const getCreateQuoteMutationOptions = <TError = ErrorType<unknown>,
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
    export type CreateQuoteMutationError = ErrorType<unknown>
    export type CreateQuoteMutationVariables = {data: BodyType<QuoteRequest>}

    /**
 * @summary Price a stay, line by line
 */
export const useCreateQuote = <TError = ErrorType<unknown>,
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
 * What a quote is for a stay, for cabins of one sailing or of one there and one back - fares by band, supplements and port tax, what cancelling will cost, until when passports must be good and when they are deleted. It holds no berth. Reserving, paying, changing and cancelling go on as those of a stay.
 * @summary Price a voyage, line by line
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

export const getCreateVoyageQuoteMutationOptions = <TError = ErrorType<unknown>,
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
    export type CreateVoyageQuoteMutationError = ErrorType<unknown>
    export type CreateVoyageQuoteMutationVariables = {data: BodyType<VoyageQuoteRequest>}

    /**
 * @summary Price a voyage, line by line
 */
export const useCreateVoyageQuote = <TError = ErrorType<unknown>,
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
 * Takes the inventory at once, as a temporary hold with an expiry. It is not confirmed until the payment or the guarantee is completed; one that needs neither is confirmed by a code that is sent to who books. A price that changed since the quote is told and nothing is held. Who holds many rooms already gets no more until some are paid or given back. For a voyage the cabins and berths of every leg are taken, or none; its travellers are named, with their passports, which no answer repeats.
 * @summary Reserve from a quote
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

export const getCreateHoldMutationOptions = <TError = ErrorType<unknown>,
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
    export type CreateHoldMutationError = ErrorType<unknown>
    export type CreateHoldMutationVariables = {data: BodyType<HoldRequest>;headers: CreateHoldHeaders}

    /**
 * @summary Reserve from a quote
 */
export const useCreateHold = <TError = ErrorType<unknown>,
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
 * What is held and until when, by the server's clock; after it became a reservation, that reservation's number.
 * @summary State of a hold
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


export const getGetHoldQueryOptions = <TData = Awaited<ReturnType<typeof getHold>>, TError = ErrorType<unknown>>(holdNumber: DocumentNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHold>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHoldQueryKey(holdNumber);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHold>>> = ({ signal }) => getHold(holdNumber, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: holdNumber !== null && holdNumber !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHold>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHoldQueryResult = NonNullable<Awaited<ReturnType<typeof getHold>>>
export type GetHoldQueryError = ErrorType<unknown>


export function useGetHold<TData = Awaited<ReturnType<typeof getHold>>, TError = ErrorType<unknown>>(
 holdNumber: DocumentNumber, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHold>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHold>>,
          TError,
          Awaited<ReturnType<typeof getHold>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHold<TData = Awaited<ReturnType<typeof getHold>>, TError = ErrorType<unknown>>(
 holdNumber: DocumentNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHold>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHold>>,
          TError,
          Awaited<ReturnType<typeof getHold>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHold<TData = Awaited<ReturnType<typeof getHold>>, TError = ErrorType<unknown>>(
 holdNumber: DocumentNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHold>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary State of a hold
 */

export function useGetHold<TData = Awaited<ReturnType<typeof getHold>>, TError = ErrorType<unknown>>(
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
 * The guest goes back to choose again, so the rooms are free for others at once. Refused while a payment is in progress.
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

export const getReleaseHoldMutationOptions = <TError = ErrorType<unknown>,
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

    export type ReleaseHoldMutationError = ErrorType<unknown>
    export type ReleaseHoldMutationVariables = {holdNumber: DocumentNumber}

    /**
 * @summary Release a hold
 */
export const useReleaseHold = <TError = ErrorType<unknown>,
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
 * Where nothing is paid or guaranteed beforehand, rooms are kept only for somebody who can be reached. A code of six digits, good for three minutes and five tries, goes to the guest's phone, or to the email where the phone is none that gets messages.
 * @summary Send a code to who holds rooms without paying
 */
export const sendHoldCode = async (holdNumber: DocumentNumber, options?: Parameters<typeof call>[1]): Promise<HoldCodeResult> => {

  return call<HoldCodeResult>(getSendHoldCodeUrl(holdNumber),
  {
    ...options,
    method: 'POST'


  }
);}





export const getSendHoldCodeMutationKey = () => ['sendHoldCode'] as const;

export const getSendHoldCodeMutationOptions = <TError = ErrorType<unknown>,
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

    export type SendHoldCodeMutationError = ErrorType<unknown>
    export type SendHoldCodeMutationVariables = {holdNumber: DocumentNumber}

    /**
 * @summary Send a code to who holds rooms without paying
 */
export const useSendHoldCode = <TError = ErrorType<unknown>,
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
 * The hold becomes a reservation by the code that was sent to its guest. One that is a reservation already is told as it is.
 * @summary Confirm a stay that costs nothing beforehand
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

export const getConfirmHoldMutationOptions = <TError = ErrorType<unknown>,
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
    export type ConfirmHoldMutationError = ErrorType<unknown>
    export type ConfirmHoldMutationVariables = {holdNumber: DocumentNumber;data: BodyType<HoldConfirmationRequest>;headers: ConfirmHoldHeaders}

    /**
 * @summary Confirm a stay that costs nothing beforehand
 */
export const useConfirmHold = <TError = ErrorType<unknown>,
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
 * For guests without login. Name - of who stays or of who booked - and number must belong together; every miss is answered alike. Yields a token that opens this one reservation for 30 minutes. A member's reservation is opened after login instead.
 * @summary Find a reservation by name and number
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

export const getLookUpReservationMutationOptions = <TError = ErrorType<unknown>,
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
    export type LookUpReservationMutationError = ErrorType<unknown>
    export type LookUpReservationMutationVariables = {data: BodyType<LookupRequest>}

    /**
 * @summary Find a reservation by name and number
 */
export const useLookUpReservation = <TError = ErrorType<unknown>,
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
 * Those of who is logged in, at every property of the company, whose last day lies ahead or no longer back than the window. A page at a time.
 * @summary Own reservations
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


export const getListReservationsQueryOptions = <TData = Awaited<ReturnType<typeof listReservations>>, TError = ErrorType<unknown>>(params?: ListReservationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReservations>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReservationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReservations>>> = ({ signal }) => listReservations(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReservations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReservationsQueryResult = NonNullable<Awaited<ReturnType<typeof listReservations>>>
export type ListReservationsQueryError = ErrorType<unknown>


export function useListReservations<TData = Awaited<ReturnType<typeof listReservations>>, TError = ErrorType<unknown>>(
 params: undefined |  ListReservationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReservations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReservations>>,
          TError,
          Awaited<ReturnType<typeof listReservations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReservations<TData = Awaited<ReturnType<typeof listReservations>>, TError = ErrorType<unknown>>(
 params?: ListReservationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReservations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReservations>>,
          TError,
          Awaited<ReturnType<typeof listReservations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReservations<TData = Awaited<ReturnType<typeof listReservations>>, TError = ErrorType<unknown>>(
 params?: ListReservationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReservations>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Own reservations
 */

export function useListReservations<TData = Awaited<ReturnType<typeof listReservations>>, TError = ErrorType<unknown>>(
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
 * Who is logged in and shows the reservation's token makes it theirs: it stands among their reservations, and a look-up by name and number opens it no more. What is theirs already stays so.
 * @summary Take a guest's reservation into the own account
 */
export const claimReservation = async (reservationNumber: DocumentNumber, options?: Parameters<typeof call>[1]): Promise<void> => {

  return call<void>(getClaimReservationUrl(reservationNumber),
  {
    ...options,
    method: 'PUT'


  }
);}





export const getClaimReservationMutationKey = () => ['claimReservation'] as const;

export const getClaimReservationMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimReservation>>, TError,ClaimReservationMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof claimReservation>>, TError,ClaimReservationMutationVariables, TContext> => {

const mutationKey = getClaimReservationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof claimReservation>>, ClaimReservationMutationVariables> = (props) => {
          const {reservationNumber} = props ?? {};

          return  claimReservation(reservationNumber,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ClaimReservationMutationResult = NonNullable<Awaited<ReturnType<typeof claimReservation>>>

    export type ClaimReservationMutationError = ErrorType<unknown>
    export type ClaimReservationMutationVariables = {reservationNumber: DocumentNumber}

    /**
 * @summary Take a guest's reservation into the own account
 */
export const useClaimReservation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimReservation>>, TError,ClaimReservationMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof claimReservation>>,
        TError,
        ClaimReservationMutationVariables,
        TContext
      > => {
      return useMutation(getClaimReservationMutationOptions(options), queryClient);
    }
    export const getGetReservationUrl = (reservationNumber: DocumentNumber,) => {




  return `/client/booking/reservations/${reservationNumber}`
}

/**
 * Everything about the stay - guest, rooms, price lines, payment, policy with its dates - and what may be done with it now. States: confirmed becomes cancelled or used; complete (booked with vouchers) becomes cancelled or used.
 * @summary A reservation
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


export const getGetReservationQueryOptions = <TData = Awaited<ReturnType<typeof getReservation>>, TError = ErrorType<unknown>>(reservationNumber: DocumentNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReservation>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReservationQueryKey(reservationNumber);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReservation>>> = ({ signal }) => getReservation(reservationNumber, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: reservationNumber !== null && reservationNumber !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReservation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReservationQueryResult = NonNullable<Awaited<ReturnType<typeof getReservation>>>
export type GetReservationQueryError = ErrorType<unknown>


export function useGetReservation<TData = Awaited<ReturnType<typeof getReservation>>, TError = ErrorType<unknown>>(
 reservationNumber: DocumentNumber, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReservation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReservation>>,
          TError,
          Awaited<ReturnType<typeof getReservation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReservation<TData = Awaited<ReturnType<typeof getReservation>>, TError = ErrorType<unknown>>(
 reservationNumber: DocumentNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReservation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReservation>>,
          TError,
          Awaited<ReturnType<typeof getReservation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReservation<TData = Awaited<ReturnType<typeof getReservation>>, TError = ErrorType<unknown>>(
 reservationNumber: DocumentNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReservation>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A reservation
 */

export function useGetReservation<TData = Awaited<ReturnType<typeof getReservation>>, TError = ErrorType<unknown>>(
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
 * The fee of the policy at this moment by the hotel's date, and what comes back.
 * @summary What cancelling would cost now
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


export const getPreviewCancellationQueryOptions = <TData = Awaited<ReturnType<typeof previewCancellation>>, TError = ErrorType<unknown>>(reservationNumber: DocumentNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewCancellation>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPreviewCancellationQueryKey(reservationNumber);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof previewCancellation>>> = ({ signal }) => previewCancellation(reservationNumber, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: reservationNumber !== null && reservationNumber !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof previewCancellation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PreviewCancellationQueryResult = NonNullable<Awaited<ReturnType<typeof previewCancellation>>>
export type PreviewCancellationQueryError = ErrorType<unknown>


export function usePreviewCancellation<TData = Awaited<ReturnType<typeof previewCancellation>>, TError = ErrorType<unknown>>(
 reservationNumber: DocumentNumber, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewCancellation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof previewCancellation>>,
          TError,
          Awaited<ReturnType<typeof previewCancellation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewCancellation<TData = Awaited<ReturnType<typeof previewCancellation>>, TError = ErrorType<unknown>>(
 reservationNumber: DocumentNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewCancellation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof previewCancellation>>,
          TError,
          Awaited<ReturnType<typeof previewCancellation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewCancellation<TData = Awaited<ReturnType<typeof previewCancellation>>, TError = ErrorType<unknown>>(
 reservationNumber: DocumentNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewCancellation>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What cancelling would cost now
 */

export function usePreviewCancellation<TData = Awaited<ReturnType<typeof previewCancellation>>, TError = ErrorType<unknown>>(
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
 * The guest sends back the fee that the preview showed; if it is another by now, nothing is cancelled. The inventory is free at once, the refund is sent to the card provider and followed until it is certain.
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

export const getCancelReservationMutationOptions = <TError = ErrorType<unknown>,
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
    export type CancelReservationMutationError = ErrorType<unknown>
    export type CancelReservationMutationVariables = {reservationNumber: DocumentNumber;data: BodyType<CancellationRequest>;headers: CancelReservationHeaders}

    /**
 * @summary Cancel a reservation
 */
export const useCancelReservation = <TError = ErrorType<unknown>,
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
 * Says what the stay would be with other dates, another party or other options, and what the change costs or gives back. It takes nothing. What the reservation has already is there for it, and a night that stays keeps the price at which it was booked, as long as no more rooms are wanted. From the day on which cancelling costs something the stay begins as booked and becomes no cheaper.
 * @summary Price a change of a reservation
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

export const getCreateChangeQuoteMutationOptions = <TError = ErrorType<unknown>,
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
    export type CreateChangeQuoteMutationError = ErrorType<unknown>
    export type CreateChangeQuoteMutationVariables = {reservationNumber: DocumentNumber;data: BodyType<QuoteRequest>}

    /**
 * @summary Price a change of a reservation
 */
export const useCreateChangeQuote = <TError = ErrorType<unknown>,
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
 * Says what the voyage would be with other sailings, other cabins or another way to share them, for the same travellers, and what the change costs or gives back. It takes nothing. What the reservation has already is there for it, and a leg that stays keeps the price at which it was booked. From the day on which cancelling costs something the voyage begins as booked and becomes no cheaper. It is made by createChange, as that of a stay.
 * @summary Price a change of a voyage
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

export const getCreateVoyageChangeQuoteMutationOptions = <TError = ErrorType<unknown>,
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
    export type CreateVoyageChangeQuoteMutationError = ErrorType<unknown>
    export type CreateVoyageChangeQuoteMutationVariables = {reservationNumber: DocumentNumber;data: BodyType<VoyageChangeRequest>}

    /**
 * @summary Price a change of a voyage
 */
export const useCreateVoyageChangeQuote = <TError = ErrorType<unknown>,
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
 * Changes the reservation as the quote says, at once where nothing has to be paid: what comes is taken, what goes is free, and what comes back is on its way. Where something has to be paid, what comes is held, the difference is paid like any hold, and the reservation stays as it is until then. A change that was begun before and not paid is given up.
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

export const getCreateChangeMutationOptions = <TError = ErrorType<unknown>,
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
    export type CreateChangeMutationError = ErrorType<unknown>
    export type CreateChangeMutationVariables = {reservationNumber: DocumentNumber;data: BodyType<ChangeRequest>;headers: CreateChangeHeaders}

    /**
 * @summary Change a reservation
 */
export const useCreateChange = <TError = ErrorType<unknown>,
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
 * Sends the guest another mail of the reservation as it stands, to the address that they gave, in the language in which they booked: the confirmation, or, where it is cancelled, the note of that. A few times in a while; `unavailable` where the property sends no mail.
 * @summary Send the mail of a reservation again
 */
export const resendConfirmation = async (reservationNumber: DocumentNumber, options?: Parameters<typeof call>[1]): Promise<ConfirmationMailResult> => {

  return call<ConfirmationMailResult>(getResendConfirmationUrl(reservationNumber),
  {
    ...options,
    method: 'POST'


  }
);}





export const getResendConfirmationMutationKey = () => ['resendConfirmation'] as const;

export const getResendConfirmationMutationOptions = <TError = ErrorType<unknown>,
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

    export type ResendConfirmationMutationError = ErrorType<unknown>
    export type ResendConfirmationMutationVariables = {reservationNumber: DocumentNumber}

    /**
 * @summary Send the mail of a reservation again
 */
export const useResendConfirmation = <TError = ErrorType<unknown>,
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
 * An iCalendar event over the days from check-in to check-out, on the property's own calendar; of a voyage one event a leg, from departure to arrival. Of a cancelled stay it is the event's cancellation. Each change and the cancelling raise its SEQUENCE, so that a calendar that has the earlier one replaces it.
 * @summary Calendar file of a reservation
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


export const getGetReservationCalendarFileQueryOptions = <TData = Awaited<ReturnType<typeof getReservationCalendarFile>>, TError = ErrorType<unknown>>(reservationNumber: DocumentNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReservationCalendarFile>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReservationCalendarFileQueryKey(reservationNumber);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReservationCalendarFile>>> = ({ signal }) => getReservationCalendarFile(reservationNumber, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: reservationNumber !== null && reservationNumber !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReservationCalendarFile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReservationCalendarFileQueryResult = NonNullable<Awaited<ReturnType<typeof getReservationCalendarFile>>>
export type GetReservationCalendarFileQueryError = ErrorType<unknown>


export function useGetReservationCalendarFile<TData = Awaited<ReturnType<typeof getReservationCalendarFile>>, TError = ErrorType<unknown>>(
 reservationNumber: DocumentNumber, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReservationCalendarFile>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReservationCalendarFile>>,
          TError,
          Awaited<ReturnType<typeof getReservationCalendarFile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReservationCalendarFile<TData = Awaited<ReturnType<typeof getReservationCalendarFile>>, TError = ErrorType<unknown>>(
 reservationNumber: DocumentNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReservationCalendarFile>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReservationCalendarFile>>,
          TError,
          Awaited<ReturnType<typeof getReservationCalendarFile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReservationCalendarFile<TData = Awaited<ReturnType<typeof getReservationCalendarFile>>, TError = ErrorType<unknown>>(
 reservationNumber: DocumentNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReservationCalendarFile>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Calendar file of a reservation
 */

export function useGetReservationCalendarFile<TData = Awaited<ReturnType<typeof getReservationCalendarFile>>, TError = ErrorType<unknown>>(
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
 * An opaque token, good for five minutes, that the guest's screen shows as a QR code. The property's own staff turn it into the reservation; nobody else can. While it is shown the screen asks for the next one before this one ends.
 * @summary A code to show at check-in
 */
export const createCheckInToken = async (reservationNumber: DocumentNumber, options?: Parameters<typeof call>[1]): Promise<CheckInTokenResult> => {

  return call<CheckInTokenResult>(getCreateCheckInTokenUrl(reservationNumber),
  {
    ...options,
    method: 'POST'


  }
);}





export const getCreateCheckInTokenMutationKey = () => ['createCheckInToken'] as const;

export const getCreateCheckInTokenMutationOptions = <TError = ErrorType<unknown>,
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

    export type CreateCheckInTokenMutationError = ErrorType<unknown>
    export type CreateCheckInTokenMutationVariables = {reservationNumber: DocumentNumber}

    /**
 * @summary A code to show at check-in
 */
export const useCreateCheckInToken = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCheckInToken>>, TError,CreateCheckInTokenMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCheckInToken>>,
        TError,
        CreateCheckInTokenMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCheckInTokenMutationOptions(options), queryClient);
    }
