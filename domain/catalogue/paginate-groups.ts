/** Offset and limit of a query. */
export interface OffsetLimit {
  offset: number;
  /** 0 to skip the list. */
  limit: number;
}

/**
 * Returns the offset and limit of a page in each of three lists that are paginated as one list, of which the third one is not counted. Pages start at 1.
 */
export function paginateGroups(
  counts: { first: number; second: number },
  page: number,
  perPage: number,
): { first: OffsetLimit; second: OffsetLimit; third: OffsetLimit } {
  const start = (page - 1) * perPage;
  const first = cutFrom(counts.first, start, perPage);
  const second = cutFrom(counts.second, start - counts.first, perPage - first.limit);
  const third = cutFrom(
    Number.POSITIVE_INFINITY,
    start - counts.first - counts.second,
    perPage - first.limit - second.limit,
  );
  return { first, second, third };
}

function cutFrom(count: number, start: number, limit: number): OffsetLimit {
  const offset = Math.max(0, start);
  return { offset, limit: Math.min(limit, Math.max(0, count - offset)) };
}
