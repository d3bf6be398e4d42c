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
  AddSubMemberRequest,
  ContractNumber,
  ContractsResult,
  OwnedRoomsResult,
  SubMemberResult,
  SwitchSubMemberRequest,
  VouchersResult
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

export const getListOwnedRoomsUrl = () => {




  return `/client/presale/owned-rooms`
}

/**
 * Returns the rooms from which a pre-sale member can choose at sign-up. The owners aren't disclosed. Only pre-sale members can call this operation, and only during their sign-up.
 * @summary List owned buildings, units and rooms
 */
export const listOwnedRooms = async ( options?: Parameters<typeof call>[1]): Promise<OwnedRoomsResult> => {

  return call<OwnedRoomsResult>(getListOwnedRoomsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListOwnedRoomsQueryKey = () => {
    return [
    `/client/presale/owned-rooms`
    ] as const;
    }


export const getListOwnedRoomsQueryOptions = <TData = Awaited<ReturnType<typeof listOwnedRooms>>, TError = ErrorType<'listOwnedRooms'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnedRooms>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOwnedRoomsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOwnedRooms>>> = ({ signal }) => listOwnedRooms({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOwnedRooms>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOwnedRoomsQueryResult = NonNullable<Awaited<ReturnType<typeof listOwnedRooms>>>
export type ListOwnedRoomsQueryError = ErrorType<'listOwnedRooms'>


export function useListOwnedRooms<TData = Awaited<ReturnType<typeof listOwnedRooms>>, TError = ErrorType<'listOwnedRooms'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnedRooms>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOwnedRooms>>,
          TError,
          Awaited<ReturnType<typeof listOwnedRooms>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOwnedRooms<TData = Awaited<ReturnType<typeof listOwnedRooms>>, TError = ErrorType<'listOwnedRooms'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnedRooms>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOwnedRooms>>,
          TError,
          Awaited<ReturnType<typeof listOwnedRooms>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOwnedRooms<TData = Awaited<ReturnType<typeof listOwnedRooms>>, TError = ErrorType<'listOwnedRooms'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnedRooms>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List owned buildings, units and rooms
 */

export function useListOwnedRooms<TData = Awaited<ReturnType<typeof listOwnedRooms>>, TError = ErrorType<'listOwnedRooms'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnedRooms>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOwnedRoomsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListOwnedRooms} query
 */
export const invalidateListOwnedRooms = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListOwnedRoomsQueryKey() }, options);

  return queryClient;
}




export const getListContractsUrl = () => {




  return `/client/presale/contracts`
}

/**
 * Returns the contracts on which the caller is the main contract holder or a sub-member, with the number of vouchers.
 * @summary List the caller's contracts
 */
export const listContracts = async ( options?: Parameters<typeof call>[1]): Promise<ContractsResult> => {

  return call<ContractsResult>(getListContractsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListContractsQueryKey = () => {
    return [
    `/client/presale/contracts`
    ] as const;
    }


export const getListContractsQueryOptions = <TData = Awaited<ReturnType<typeof listContracts>>, TError = ErrorType<'listContracts'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContracts>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListContractsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listContracts>>> = ({ signal }) => listContracts({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listContracts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListContractsQueryResult = NonNullable<Awaited<ReturnType<typeof listContracts>>>
export type ListContractsQueryError = ErrorType<'listContracts'>


export function useListContracts<TData = Awaited<ReturnType<typeof listContracts>>, TError = ErrorType<'listContracts'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContracts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContracts>>,
          TError,
          Awaited<ReturnType<typeof listContracts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContracts<TData = Awaited<ReturnType<typeof listContracts>>, TError = ErrorType<'listContracts'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContracts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContracts>>,
          TError,
          Awaited<ReturnType<typeof listContracts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContracts<TData = Awaited<ReturnType<typeof listContracts>>, TError = ErrorType<'listContracts'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContracts>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the caller's contracts
 */

export function useListContracts<TData = Awaited<ReturnType<typeof listContracts>>, TError = ErrorType<'listContracts'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContracts>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListContractsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListContracts} query
 */
export const invalidateListContracts = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListContractsQueryKey() }, options);

  return queryClient;
}




export const getAddSubMemberUrl = (contractNumber: ContractNumber,) => {




  return `/client/presale/contracts/${contractNumber}/sub-members`
}

/**
 * Adds another member of the company to a contract as an active sub-member. Only the main contract holder can call this operation. Adding the same member again has no effect.
 * @summary Add a sub-member to a contract
 */
export const addSubMember = async (contractNumber: ContractNumber,
    addSubMemberRequest: AddSubMemberRequest, options?: Parameters<typeof call>[1]): Promise<SubMemberResult> => {

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
return call<SubMemberResult>(getAddSubMemberUrl(contractNumber),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(addSubMemberRequest)
  }
);}





export const getAddSubMemberMutationKey = () => ['addSubMember'] as const;

export const getAddSubMemberMutationOptions = <TError = ErrorType<'addSubMember'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addSubMember>>, TError,AddSubMemberMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof addSubMember>>, TError,AddSubMemberMutationVariables, TContext> => {

const mutationKey = getAddSubMemberMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addSubMember>>, AddSubMemberMutationVariables> = (props) => {
          const {contractNumber,data} = props ?? {};

          return  addSubMember(contractNumber,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddSubMemberMutationResult = NonNullable<Awaited<ReturnType<typeof addSubMember>>>
    export type AddSubMemberMutationBody = BodyType<AddSubMemberRequest>
    export type AddSubMemberMutationError = ErrorType<'addSubMember'>
    export type AddSubMemberMutationVariables = {contractNumber: ContractNumber;data: BodyType<AddSubMemberRequest>}

    /**
 * @summary Add a sub-member to a contract
 */
export const useAddSubMember = <TError = ErrorType<'addSubMember'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addSubMember>>, TError,AddSubMemberMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addSubMember>>,
        TError,
        AddSubMemberMutationVariables,
        TContext
      > => {
      return useMutation(getAddSubMemberMutationOptions(options), queryClient);
    }
    export const getSwitchSubMemberUrl = (contractNumber: ContractNumber,
    subMemberId: string,) => {




  return `/client/presale/contracts/${contractNumber}/sub-members/${subMemberId}`
}

/**
 * Sets whether a sub-member can book with the contract's vouchers. Only the main contract holder can call this operation. Existing bookings aren't affected.
 * @summary Activate or deactivate a sub-member
 */
export const switchSubMember = async (contractNumber: ContractNumber,
    subMemberId: string,
    switchSubMemberRequest: SwitchSubMemberRequest, options?: Parameters<typeof call>[1]): Promise<SubMemberResult> => {

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
return call<SubMemberResult>(getSwitchSubMemberUrl(contractNumber,subMemberId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(switchSubMemberRequest)
  }
);}





export const getSwitchSubMemberMutationKey = () => ['switchSubMember'] as const;

export const getSwitchSubMemberMutationOptions = <TError = ErrorType<'switchSubMember'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof switchSubMember>>, TError,SwitchSubMemberMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof switchSubMember>>, TError,SwitchSubMemberMutationVariables, TContext> => {

const mutationKey = getSwitchSubMemberMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof switchSubMember>>, SwitchSubMemberMutationVariables> = (props) => {
          const {contractNumber,subMemberId,data} = props ?? {};

          return  switchSubMember(contractNumber,subMemberId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SwitchSubMemberMutationResult = NonNullable<Awaited<ReturnType<typeof switchSubMember>>>
    export type SwitchSubMemberMutationBody = BodyType<SwitchSubMemberRequest>
    export type SwitchSubMemberMutationError = ErrorType<'switchSubMember'>
    export type SwitchSubMemberMutationVariables = {contractNumber: ContractNumber;subMemberId: string;data: BodyType<SwitchSubMemberRequest>}

    /**
 * @summary Activate or deactivate a sub-member
 */
export const useSwitchSubMember = <TError = ErrorType<'switchSubMember'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof switchSubMember>>, TError,SwitchSubMemberMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof switchSubMember>>,
        TError,
        SwitchSubMemberMutationVariables,
        TContext
      > => {
      return useMutation(getSwitchSubMemberMutationOptions(options), queryClient);
    }
    export const getListVouchersUrl = (contractNumber: ContractNumber,) => {




  return `/client/presale/contracts/${contractNumber}/vouchers`
}

/**
 * Returns the voucher counts of a contract and the bookings paid with its vouchers. The main contract holder sees all bookings. Sub-members see only their own bookings, but the counts cover the whole contract.
 * @summary List a contract's voucher usage
 */
export const listVouchers = async (contractNumber: ContractNumber, options?: Parameters<typeof call>[1]): Promise<VouchersResult> => {

  return call<VouchersResult>(getListVouchersUrl(contractNumber),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListVouchersQueryKey = (contractNumber: ContractNumber,) => {
    return [
    `/client/presale/contracts/${contractNumber}/vouchers`
    ] as const;
    }


export const getListVouchersQueryOptions = <TData = Awaited<ReturnType<typeof listVouchers>>, TError = ErrorType<'listVouchers'>>(contractNumber: ContractNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVouchers>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVouchersQueryKey(contractNumber);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVouchers>>> = ({ signal }) => listVouchers(contractNumber, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: contractNumber !== null && contractNumber !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listVouchers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListVouchersQueryResult = NonNullable<Awaited<ReturnType<typeof listVouchers>>>
export type ListVouchersQueryError = ErrorType<'listVouchers'>


export function useListVouchers<TData = Awaited<ReturnType<typeof listVouchers>>, TError = ErrorType<'listVouchers'>>(
 contractNumber: ContractNumber, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVouchers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVouchers>>,
          TError,
          Awaited<ReturnType<typeof listVouchers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVouchers<TData = Awaited<ReturnType<typeof listVouchers>>, TError = ErrorType<'listVouchers'>>(
 contractNumber: ContractNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVouchers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVouchers>>,
          TError,
          Awaited<ReturnType<typeof listVouchers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVouchers<TData = Awaited<ReturnType<typeof listVouchers>>, TError = ErrorType<'listVouchers'>>(
 contractNumber: ContractNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVouchers>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List a contract's voucher usage
 */

export function useListVouchers<TData = Awaited<ReturnType<typeof listVouchers>>, TError = ErrorType<'listVouchers'>>(
 contractNumber: ContractNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVouchers>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListVouchersQueryOptions(contractNumber,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListVouchers} query
 */
export const invalidateListVouchers = async (
 queryClient: QueryClient, contractNumber: ContractNumber, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListVouchersQueryKey(contractNumber) }, options);

  return queryClient;
}




