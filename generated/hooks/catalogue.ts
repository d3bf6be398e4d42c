/**
 * Generated from openapi/ by scripts/generate. Do not edit.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  Calendar,
  GetCalendarParams,
  GetPackageParams,
  GetRoomParams,
  ItemCode,
  PackageResult,
  PriceCompareRequest,
  PriceCompareResult,
  PromotionCheckRequest,
  PromotionResult,
  RoomResult,
  SearchRequest,
  SearchResult
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

export const getComparePricesUrl = () => {




  return `/client/booking/price/compare`
}

/**
 * Returns the property's lowest price for two adults and the prices on other sites for the same dates. The list is empty if the property doesn't compare prices or doesn't sell the stay, or if no other site returns a price in the property's currency.
 * @summary Compare prices with other sites
 */
export const comparePrices = async (priceCompareRequest: PriceCompareRequest, options?: Parameters<typeof call>[1]): Promise<PriceCompareResult> => {

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
return call<PriceCompareResult>(getComparePricesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(priceCompareRequest)
  }
);}





export const getComparePricesQueryKey = (priceCompareRequest?: BodyType<PriceCompareRequest>,) => {
    return [
    'POST', `/client/booking/price/compare`, priceCompareRequest
    ] as const;
    }


export const getComparePricesQueryOptions = <TData = Awaited<ReturnType<typeof comparePrices>>, TError = ErrorType<'comparePrices'>>(priceCompareRequest: BodyType<PriceCompareRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof comparePrices>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getComparePricesQueryKey(priceCompareRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof comparePrices>>> = ({ signal }) => comparePrices(priceCompareRequest, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof comparePrices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ComparePricesQueryResult = NonNullable<Awaited<ReturnType<typeof comparePrices>>>
export type ComparePricesQueryError = ErrorType<'comparePrices'>


export function useComparePrices<TData = Awaited<ReturnType<typeof comparePrices>>, TError = ErrorType<'comparePrices'>>(
 priceCompareRequest: BodyType<PriceCompareRequest>, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof comparePrices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof comparePrices>>,
          TError,
          Awaited<ReturnType<typeof comparePrices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useComparePrices<TData = Awaited<ReturnType<typeof comparePrices>>, TError = ErrorType<'comparePrices'>>(
 priceCompareRequest: BodyType<PriceCompareRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof comparePrices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof comparePrices>>,
          TError,
          Awaited<ReturnType<typeof comparePrices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useComparePrices<TData = Awaited<ReturnType<typeof comparePrices>>, TError = ErrorType<'comparePrices'>>(
 priceCompareRequest: BodyType<PriceCompareRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof comparePrices>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Compare prices with other sites
 */

export function useComparePrices<TData = Awaited<ReturnType<typeof comparePrices>>, TError = ErrorType<'comparePrices'>>(
 priceCompareRequest: BodyType<PriceCompareRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof comparePrices>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getComparePricesQueryOptions(priceCompareRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useComparePrices} query
 */
export const invalidateComparePrices = async (
 queryClient: QueryClient, priceCompareRequest: BodyType<PriceCompareRequest>, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getComparePricesQueryKey(priceCompareRequest) }, options);

  return queryClient;
}




export const getGetCalendarUrl = (params: GetCalendarParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/client/catalogue/calendar?${stringifiedParams}` : `/client/catalogue/calendar`
}

/**
 * Returns the lowest price of a room for each date, with the restrictions on arrival and departure. For unavailable dates, the status gives the reason. A request can cover at most 100 dates.
 * @summary Get a price calendar
 */
export const getCalendar = async (params: GetCalendarParams, options?: Parameters<typeof call>[1]): Promise<Calendar> => {

  return call<Calendar>(getGetCalendarUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetCalendarQueryKey = (params?: GetCalendarParams,) => {
    return [
    `/client/catalogue/calendar`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetCalendarQueryOptions = <TData = Awaited<ReturnType<typeof getCalendar>>, TError = ErrorType<'getCalendar'>>(params: GetCalendarParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCalendar>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCalendarQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCalendar>>> = ({ signal }) => getCalendar(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCalendar>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCalendarQueryResult = NonNullable<Awaited<ReturnType<typeof getCalendar>>>
export type GetCalendarQueryError = ErrorType<'getCalendar'>


export function useGetCalendar<TData = Awaited<ReturnType<typeof getCalendar>>, TError = ErrorType<'getCalendar'>>(
 params: GetCalendarParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCalendar>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCalendar>>,
          TError,
          Awaited<ReturnType<typeof getCalendar>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCalendar<TData = Awaited<ReturnType<typeof getCalendar>>, TError = ErrorType<'getCalendar'>>(
 params: GetCalendarParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCalendar>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCalendar>>,
          TError,
          Awaited<ReturnType<typeof getCalendar>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCalendar<TData = Awaited<ReturnType<typeof getCalendar>>, TError = ErrorType<'getCalendar'>>(
 params: GetCalendarParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCalendar>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a price calendar
 */

export function useGetCalendar<TData = Awaited<ReturnType<typeof getCalendar>>, TError = ErrorType<'getCalendar'>>(
 params: GetCalendarParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCalendar>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCalendarQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetCalendar} query
 */
export const invalidateGetCalendar = async (
 queryClient: QueryClient, params: GetCalendarParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCalendarQueryKey(params) }, options);

  return queryClient;
}




export const getSearchOffersUrl = () => {




  return `/client/catalogue/search`
}

/**
 * Returns the rooms, packages and options for a stay, with the total price of each combination and the number of rooms left. Sold-out rooms are included with their status. If no room is available or the property doesn't sell the dates, the response includes the nearest available dates.
 * @summary Search for offers
 */
export const searchOffers = async (searchRequest: SearchRequest, options?: Parameters<typeof call>[1]): Promise<SearchResult> => {

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
return call<SearchResult>(getSearchOffersUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(searchRequest)
  }
);}





export const getSearchOffersQueryKey = (searchRequest?: BodyType<SearchRequest>,) => {
    return [
    'POST', `/client/catalogue/search`, searchRequest
    ] as const;
    }


export const getSearchOffersQueryOptions = <TData = Awaited<ReturnType<typeof searchOffers>>, TError = ErrorType<'searchOffers'>>(searchRequest: BodyType<SearchRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchOffers>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchOffersQueryKey(searchRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchOffers>>> = ({ signal }) => searchOffers(searchRequest, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchOffers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchOffersQueryResult = NonNullable<Awaited<ReturnType<typeof searchOffers>>>
export type SearchOffersQueryError = ErrorType<'searchOffers'>


export function useSearchOffers<TData = Awaited<ReturnType<typeof searchOffers>>, TError = ErrorType<'searchOffers'>>(
 searchRequest: BodyType<SearchRequest>, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchOffers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchOffers>>,
          TError,
          Awaited<ReturnType<typeof searchOffers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchOffers<TData = Awaited<ReturnType<typeof searchOffers>>, TError = ErrorType<'searchOffers'>>(
 searchRequest: BodyType<SearchRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchOffers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchOffers>>,
          TError,
          Awaited<ReturnType<typeof searchOffers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchOffers<TData = Awaited<ReturnType<typeof searchOffers>>, TError = ErrorType<'searchOffers'>>(
 searchRequest: BodyType<SearchRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchOffers>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search for offers
 */

export function useSearchOffers<TData = Awaited<ReturnType<typeof searchOffers>>, TError = ErrorType<'searchOffers'>>(
 searchRequest: BodyType<SearchRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchOffers>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchOffersQueryOptions(searchRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useSearchOffers} query
 */
export const invalidateSearchOffers = async (
 queryClient: QueryClient, searchRequest: BodyType<SearchRequest>, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getSearchOffersQueryKey(searchRequest) }, options);

  return queryClient;
}




export const getGetRoomUrl = (roomTypeCode: ItemCode,
    params: GetRoomParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/client/catalogue/rooms/${roomTypeCode}?${stringifiedParams}` : `/client/catalogue/rooms/${roomTypeCode}`
}

/**
 * Returns the description, features and pictures of a room type.
 * @summary Get a room type
 */
export const getRoom = async (roomTypeCode: ItemCode,
    params: GetRoomParams, options?: Parameters<typeof call>[1]): Promise<RoomResult> => {

  return call<RoomResult>(getGetRoomUrl(roomTypeCode,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetRoomQueryKey = (roomTypeCode: ItemCode,
    params?: GetRoomParams,) => {
    return [
    `/client/catalogue/rooms/${roomTypeCode}`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetRoomQueryOptions = <TData = Awaited<ReturnType<typeof getRoom>>, TError = ErrorType<'getRoom'>>(roomTypeCode: ItemCode,
    params: GetRoomParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRoom>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRoomQueryKey(roomTypeCode,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRoom>>> = ({ signal }) => getRoom(roomTypeCode,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: roomTypeCode !== null && roomTypeCode !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRoom>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRoomQueryResult = NonNullable<Awaited<ReturnType<typeof getRoom>>>
export type GetRoomQueryError = ErrorType<'getRoom'>


export function useGetRoom<TData = Awaited<ReturnType<typeof getRoom>>, TError = ErrorType<'getRoom'>>(
 roomTypeCode: ItemCode,
    params: GetRoomParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRoom>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRoom>>,
          TError,
          Awaited<ReturnType<typeof getRoom>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRoom<TData = Awaited<ReturnType<typeof getRoom>>, TError = ErrorType<'getRoom'>>(
 roomTypeCode: ItemCode,
    params: GetRoomParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRoom>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRoom>>,
          TError,
          Awaited<ReturnType<typeof getRoom>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRoom<TData = Awaited<ReturnType<typeof getRoom>>, TError = ErrorType<'getRoom'>>(
 roomTypeCode: ItemCode,
    params: GetRoomParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRoom>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a room type
 */

export function useGetRoom<TData = Awaited<ReturnType<typeof getRoom>>, TError = ErrorType<'getRoom'>>(
 roomTypeCode: ItemCode,
    params: GetRoomParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRoom>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRoomQueryOptions(roomTypeCode,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetRoom} query
 */
export const invalidateGetRoom = async (
 queryClient: QueryClient, roomTypeCode: ItemCode,
    params: GetRoomParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetRoomQueryKey(roomTypeCode,params) }, options);

  return queryClient;
}




export const getGetPackageUrl = (packageCode: ItemCode,
    params: GetPackageParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/client/catalogue/packages/${packageCode}?${stringifiedParams}` : `/client/catalogue/packages/${packageCode}`
}

/**
 * Returns the contents and price of a package, and the room types with which the package can be booked.
 * @summary Get a package
 */
export const getPackage = async (packageCode: ItemCode,
    params: GetPackageParams, options?: Parameters<typeof call>[1]): Promise<PackageResult> => {

  return call<PackageResult>(getGetPackageUrl(packageCode,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetPackageQueryKey = (packageCode: ItemCode,
    params?: GetPackageParams,) => {
    return [
    `/client/catalogue/packages/${packageCode}`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetPackageQueryOptions = <TData = Awaited<ReturnType<typeof getPackage>>, TError = ErrorType<'getPackage'>>(packageCode: ItemCode,
    params: GetPackageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPackage>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPackageQueryKey(packageCode,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPackage>>> = ({ signal }) => getPackage(packageCode,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: packageCode !== null && packageCode !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPackage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPackageQueryResult = NonNullable<Awaited<ReturnType<typeof getPackage>>>
export type GetPackageQueryError = ErrorType<'getPackage'>


export function useGetPackage<TData = Awaited<ReturnType<typeof getPackage>>, TError = ErrorType<'getPackage'>>(
 packageCode: ItemCode,
    params: GetPackageParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPackage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPackage>>,
          TError,
          Awaited<ReturnType<typeof getPackage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPackage<TData = Awaited<ReturnType<typeof getPackage>>, TError = ErrorType<'getPackage'>>(
 packageCode: ItemCode,
    params: GetPackageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPackage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPackage>>,
          TError,
          Awaited<ReturnType<typeof getPackage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPackage<TData = Awaited<ReturnType<typeof getPackage>>, TError = ErrorType<'getPackage'>>(
 packageCode: ItemCode,
    params: GetPackageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPackage>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a package
 */

export function useGetPackage<TData = Awaited<ReturnType<typeof getPackage>>, TError = ErrorType<'getPackage'>>(
 packageCode: ItemCode,
    params: GetPackageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPackage>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPackageQueryOptions(packageCode,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetPackage} query
 */
export const invalidateGetPackage = async (
 queryClient: QueryClient, packageCode: ItemCode,
    params: GetPackageParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPackageQueryKey(packageCode,params) }, options);

  return queryClient;
}




export const getCheckPromotionUrl = () => {




  return `/client/catalogue/promotions/check`
}

/**
 * Returns the discount that a promotion code gives for a stay, before the guest chooses a room. Calls are rate limited to prevent guessing.
 * @summary Check a promotion code
 */
export const checkPromotion = async (promotionCheckRequest: PromotionCheckRequest, options?: Parameters<typeof call>[1]): Promise<PromotionResult> => {

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
return call<PromotionResult>(getCheckPromotionUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(promotionCheckRequest)
  }
);}





export const getCheckPromotionQueryKey = (promotionCheckRequest?: BodyType<PromotionCheckRequest>,) => {
    return [
    'POST', `/client/catalogue/promotions/check`, promotionCheckRequest
    ] as const;
    }


export const getCheckPromotionQueryOptions = <TData = Awaited<ReturnType<typeof checkPromotion>>, TError = ErrorType<'checkPromotion'>>(promotionCheckRequest: BodyType<PromotionCheckRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkPromotion>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCheckPromotionQueryKey(promotionCheckRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof checkPromotion>>> = ({ signal }) => checkPromotion(promotionCheckRequest, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof checkPromotion>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CheckPromotionQueryResult = NonNullable<Awaited<ReturnType<typeof checkPromotion>>>
export type CheckPromotionQueryError = ErrorType<'checkPromotion'>


export function useCheckPromotion<TData = Awaited<ReturnType<typeof checkPromotion>>, TError = ErrorType<'checkPromotion'>>(
 promotionCheckRequest: BodyType<PromotionCheckRequest>, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkPromotion>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkPromotion>>,
          TError,
          Awaited<ReturnType<typeof checkPromotion>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckPromotion<TData = Awaited<ReturnType<typeof checkPromotion>>, TError = ErrorType<'checkPromotion'>>(
 promotionCheckRequest: BodyType<PromotionCheckRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkPromotion>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkPromotion>>,
          TError,
          Awaited<ReturnType<typeof checkPromotion>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckPromotion<TData = Awaited<ReturnType<typeof checkPromotion>>, TError = ErrorType<'checkPromotion'>>(
 promotionCheckRequest: BodyType<PromotionCheckRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkPromotion>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Check a promotion code
 */

export function useCheckPromotion<TData = Awaited<ReturnType<typeof checkPromotion>>, TError = ErrorType<'checkPromotion'>>(
 promotionCheckRequest: BodyType<PromotionCheckRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkPromotion>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCheckPromotionQueryOptions(promotionCheckRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useCheckPromotion} query
 */
export const invalidateCheckPromotion = async (
 queryClient: QueryClient, promotionCheckRequest: BodyType<PromotionCheckRequest>, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getCheckPromotionQueryKey(promotionCheckRequest) }, options);

  return queryClient;
}




