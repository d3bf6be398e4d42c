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
  CabinSearchRequest,
  CabinSearchResult,
  GetSailingCalendarParams,
  GetShipParams,
  ItemCode,
  ListPortsParams,
  PortsResult,
  SailingCalendar,
  SailingSearchRequest,
  SailingSearchResult,
  ShipResult
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

export const getListPortsUrl = (params: ListPortsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/client/sailing/ports?${stringifiedParams}` : `/client/sailing/ports`
}

/**
 * Returns the ports and routes that the property's ships serve, for the search form. The property's age bands and maximum number of cabins per booking are returned by `getMain`. If the property is a hotel, the call fails with `not_found`.
 * @summary List ports and routes
 */
export const listPorts = async (params: ListPortsParams, options?: Parameters<typeof call>[1]): Promise<PortsResult> => {

  return call<PortsResult>(getListPortsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListPortsQueryKey = (params?: ListPortsParams,) => {
    return [
    `/client/sailing/ports`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPortsQueryOptions = <TData = Awaited<ReturnType<typeof listPorts>>, TError = ErrorType<'listPorts'>>(params: ListPortsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPorts>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPortsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPorts>>> = ({ signal }) => listPorts(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPorts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPortsQueryResult = NonNullable<Awaited<ReturnType<typeof listPorts>>>
export type ListPortsQueryError = ErrorType<'listPorts'>


export function useListPorts<TData = Awaited<ReturnType<typeof listPorts>>, TError = ErrorType<'listPorts'>>(
 params: ListPortsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPorts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPorts>>,
          TError,
          Awaited<ReturnType<typeof listPorts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPorts<TData = Awaited<ReturnType<typeof listPorts>>, TError = ErrorType<'listPorts'>>(
 params: ListPortsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPorts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPorts>>,
          TError,
          Awaited<ReturnType<typeof listPorts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPorts<TData = Awaited<ReturnType<typeof listPorts>>, TError = ErrorType<'listPorts'>>(
 params: ListPortsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPorts>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List ports and routes
 */

export function useListPorts<TData = Awaited<ReturnType<typeof listPorts>>, TError = ErrorType<'listPorts'>>(
 params: ListPortsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPorts>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPortsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListPorts} query
 */
export const invalidateListPorts = async (
 queryClient: QueryClient, params: ListPortsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPortsQueryKey(params) }, options);

  return queryClient;
}




export const getGetSailingCalendarUrl = (params: GetSailingCalendarParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/client/sailing/calendar?${stringifiedParams}` : `/client/sailing/calendar`
}

/**
 * Returns every date in a period with the sailings on a route, the lowest price for one adult and the number of places left. If a date can't be booked, its status gives the reason. A request can cover at most 100 dates.
 * @summary Get a sailing calendar
 */
export const getSailingCalendar = async (params: GetSailingCalendarParams, options?: Parameters<typeof call>[1]): Promise<SailingCalendar> => {

  return call<SailingCalendar>(getGetSailingCalendarUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSailingCalendarQueryKey = (params?: GetSailingCalendarParams,) => {
    return [
    `/client/sailing/calendar`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetSailingCalendarQueryOptions = <TData = Awaited<ReturnType<typeof getSailingCalendar>>, TError = ErrorType<'getSailingCalendar'>>(params: GetSailingCalendarParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSailingCalendar>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSailingCalendarQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSailingCalendar>>> = ({ signal }) => getSailingCalendar(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSailingCalendar>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSailingCalendarQueryResult = NonNullable<Awaited<ReturnType<typeof getSailingCalendar>>>
export type GetSailingCalendarQueryError = ErrorType<'getSailingCalendar'>


export function useGetSailingCalendar<TData = Awaited<ReturnType<typeof getSailingCalendar>>, TError = ErrorType<'getSailingCalendar'>>(
 params: GetSailingCalendarParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSailingCalendar>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSailingCalendar>>,
          TError,
          Awaited<ReturnType<typeof getSailingCalendar>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSailingCalendar<TData = Awaited<ReturnType<typeof getSailingCalendar>>, TError = ErrorType<'getSailingCalendar'>>(
 params: GetSailingCalendarParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSailingCalendar>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSailingCalendar>>,
          TError,
          Awaited<ReturnType<typeof getSailingCalendar>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSailingCalendar<TData = Awaited<ReturnType<typeof getSailingCalendar>>, TError = ErrorType<'getSailingCalendar'>>(
 params: GetSailingCalendarParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSailingCalendar>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a sailing calendar
 */

export function useGetSailingCalendar<TData = Awaited<ReturnType<typeof getSailingCalendar>>, TError = ErrorType<'getSailingCalendar'>>(
 params: GetSailingCalendarParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSailingCalendar>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSailingCalendarQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetSailingCalendar} query
 */
export const invalidateGetSailingCalendar = async (
 queryClient: QueryClient, params: GetSailingCalendarParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSailingCalendarQueryKey(params) }, options);

  return queryClient;
}




export const getSearchSailingsUrl = () => {




  return `/client/sailing/search`
}

/**
 * Returns the sailings on the requested dates, with their ships, local times, places left and lowest total price for the travellers. Fully booked and cancelled sailings are included with their status. A return sailing can be booked only if it departs after the outbound sailing arrives.
 * @summary Search sailings
 */
export const searchSailings = async (sailingSearchRequest: SailingSearchRequest, options?: Parameters<typeof call>[1]): Promise<SailingSearchResult> => {

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
return call<SailingSearchResult>(getSearchSailingsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sailingSearchRequest)
  }
);}





export const getSearchSailingsQueryKey = (sailingSearchRequest?: BodyType<SailingSearchRequest>,) => {
    return [
    'POST', `/client/sailing/search`, sailingSearchRequest
    ] as const;
    }


export const getSearchSailingsQueryOptions = <TData = Awaited<ReturnType<typeof searchSailings>>, TError = ErrorType<'searchSailings'>>(sailingSearchRequest: BodyType<SailingSearchRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchSailings>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchSailingsQueryKey(sailingSearchRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchSailings>>> = ({ signal }) => searchSailings(sailingSearchRequest, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchSailings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchSailingsQueryResult = NonNullable<Awaited<ReturnType<typeof searchSailings>>>
export type SearchSailingsQueryError = ErrorType<'searchSailings'>


export function useSearchSailings<TData = Awaited<ReturnType<typeof searchSailings>>, TError = ErrorType<'searchSailings'>>(
 sailingSearchRequest: BodyType<SailingSearchRequest>, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchSailings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchSailings>>,
          TError,
          Awaited<ReturnType<typeof searchSailings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchSailings<TData = Awaited<ReturnType<typeof searchSailings>>, TError = ErrorType<'searchSailings'>>(
 sailingSearchRequest: BodyType<SailingSearchRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchSailings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchSailings>>,
          TError,
          Awaited<ReturnType<typeof searchSailings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchSailings<TData = Awaited<ReturnType<typeof searchSailings>>, TError = ErrorType<'searchSailings'>>(
 sailingSearchRequest: BodyType<SailingSearchRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchSailings>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search sailings
 */

export function useSearchSailings<TData = Awaited<ReturnType<typeof searchSailings>>, TError = ErrorType<'searchSailings'>>(
 sailingSearchRequest: BodyType<SailingSearchRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchSailings>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchSailingsQueryOptions(sailingSearchRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useSearchSailings} query
 */
export const invalidateSearchSailings = async (
 queryClient: QueryClient, sailingSearchRequest: BodyType<SailingSearchRequest>, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getSearchSailingsQueryKey(sailingSearchRequest) }, options);

  return queryClient;
}




export const getSearchCabinsUrl = () => {




  return `/client/sailing/cabins`
}

/**
 * Returns the cabin types on the selected sailings, with their availability and the price for the travellers in cabins of one type. To price a combination of cabin types, create a voyage quote.
 * @summary Search cabins for selected sailings
 */
export const searchCabins = async (cabinSearchRequest: CabinSearchRequest, options?: Parameters<typeof call>[1]): Promise<CabinSearchResult> => {

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
return call<CabinSearchResult>(getSearchCabinsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(cabinSearchRequest)
  }
);}





export const getSearchCabinsQueryKey = (cabinSearchRequest?: BodyType<CabinSearchRequest>,) => {
    return [
    'POST', `/client/sailing/cabins`, cabinSearchRequest
    ] as const;
    }


export const getSearchCabinsQueryOptions = <TData = Awaited<ReturnType<typeof searchCabins>>, TError = ErrorType<'searchCabins'>>(cabinSearchRequest: BodyType<CabinSearchRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCabins>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchCabinsQueryKey(cabinSearchRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchCabins>>> = ({ signal }) => searchCabins(cabinSearchRequest, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchCabins>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchCabinsQueryResult = NonNullable<Awaited<ReturnType<typeof searchCabins>>>
export type SearchCabinsQueryError = ErrorType<'searchCabins'>


export function useSearchCabins<TData = Awaited<ReturnType<typeof searchCabins>>, TError = ErrorType<'searchCabins'>>(
 cabinSearchRequest: BodyType<CabinSearchRequest>, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCabins>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchCabins>>,
          TError,
          Awaited<ReturnType<typeof searchCabins>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchCabins<TData = Awaited<ReturnType<typeof searchCabins>>, TError = ErrorType<'searchCabins'>>(
 cabinSearchRequest: BodyType<CabinSearchRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCabins>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchCabins>>,
          TError,
          Awaited<ReturnType<typeof searchCabins>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchCabins<TData = Awaited<ReturnType<typeof searchCabins>>, TError = ErrorType<'searchCabins'>>(
 cabinSearchRequest: BodyType<CabinSearchRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCabins>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search cabins for selected sailings
 */

export function useSearchCabins<TData = Awaited<ReturnType<typeof searchCabins>>, TError = ErrorType<'searchCabins'>>(
 cabinSearchRequest: BodyType<CabinSearchRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCabins>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchCabinsQueryOptions(cabinSearchRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useSearchCabins} query
 */
export const invalidateSearchCabins = async (
 queryClient: QueryClient, cabinSearchRequest: BodyType<CabinSearchRequest>, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getSearchCabinsQueryKey(cabinSearchRequest) }, options);

  return queryClient;
}




export const getGetShipUrl = (shipCode: ItemCode,
    params: GetShipParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/client/sailing/ships/${shipCode}?${stringifiedParams}` : `/client/sailing/ships/${shipCode}`
}

/**
 * Returns a ship's details, pictures and facilities, and the location of each cabin type on its decks.
 * @summary Get a ship and its deck plan
 */
export const getShip = async (shipCode: ItemCode,
    params: GetShipParams, options?: Parameters<typeof call>[1]): Promise<ShipResult> => {

  return call<ShipResult>(getGetShipUrl(shipCode,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetShipQueryKey = (shipCode: ItemCode,
    params?: GetShipParams,) => {
    return [
    `/client/sailing/ships/${shipCode}`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetShipQueryOptions = <TData = Awaited<ReturnType<typeof getShip>>, TError = ErrorType<'getShip'>>(shipCode: ItemCode,
    params: GetShipParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShip>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetShipQueryKey(shipCode,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getShip>>> = ({ signal }) => getShip(shipCode,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: shipCode !== null && shipCode !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getShip>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetShipQueryResult = NonNullable<Awaited<ReturnType<typeof getShip>>>
export type GetShipQueryError = ErrorType<'getShip'>


export function useGetShip<TData = Awaited<ReturnType<typeof getShip>>, TError = ErrorType<'getShip'>>(
 shipCode: ItemCode,
    params: GetShipParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShip>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getShip>>,
          TError,
          Awaited<ReturnType<typeof getShip>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetShip<TData = Awaited<ReturnType<typeof getShip>>, TError = ErrorType<'getShip'>>(
 shipCode: ItemCode,
    params: GetShipParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShip>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getShip>>,
          TError,
          Awaited<ReturnType<typeof getShip>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetShip<TData = Awaited<ReturnType<typeof getShip>>, TError = ErrorType<'getShip'>>(
 shipCode: ItemCode,
    params: GetShipParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShip>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a ship and its deck plan
 */

export function useGetShip<TData = Awaited<ReturnType<typeof getShip>>, TError = ErrorType<'getShip'>>(
 shipCode: ItemCode,
    params: GetShipParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShip>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetShipQueryOptions(shipCode,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetShip} query
 */
export const invalidateGetShip = async (
 queryClient: QueryClient, shipCode: ItemCode,
    params: GetShipParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetShipQueryKey(shipCode,params) }, options);

  return queryClient;
}




