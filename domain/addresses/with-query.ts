/** A path with a query, which comes without "?"; the path alone where the query is empty. */
export const withQuery = (path: string, query: string): string => (query ? `${path}?${query}` : path);
