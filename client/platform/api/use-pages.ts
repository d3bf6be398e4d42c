import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';

type Page = { next_cursor: string | null };
type Params<Wanted> = Wanted & { cursor?: string };

/**
 * Reads a cursor-paginated list page by page. `list` is the generated function of the operation, and `wanted` contains
 * its filters. In the result, `pages` contains all pages read so far, and is undefined until the first page has loaded.
 */
export function usePages<Wanted extends object, Result extends Page>(
  queryKey: QueryKey,
  list: (params: Params<Wanted>, init: RequestInit) => Promise<Result>,
  wanted: Wanted,
) {
  const query = useInfiniteQuery({
    queryKey: [...queryKey, 'pages'],
    queryFn: ({ pageParam, signal }) => list({ ...wanted, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }: Result) => next_cursor,
  });
  return { ...query, pages: query.data?.pages };
}
