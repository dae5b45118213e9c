/** Offset and limit of a query. */
export interface OffsetLimit {
  offset: number;
  /** 0 to skip the list. */
  limit: number;
}

/** Returns the offset and limit of a page in each of two lists that are paginated as one list. Pages start at 1. */
export function paginateGroups(
  firstCount: number,
  page: number,
  perPage: number,
): { first: OffsetLimit; second: OffsetLimit } {
  const offset = (page - 1) * perPage;
  const limit = Math.min(perPage, Math.max(0, firstCount - offset));
  return { first: { offset, limit }, second: { offset: Math.max(0, offset - firstCount), limit: perPage - limit } };
}
