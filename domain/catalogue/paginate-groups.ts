/** A stretch of a list. */
export interface OffsetLimit {
  offset: number;
  /** 0 for none of it. */
  limit: number;
}

/** Which part of two lists a page shows, the second following the first without a gap. Pages begin at 1. */
export function paginateGroups(
  firstCount: number,
  page: number,
  perPage: number,
): { first: OffsetLimit; second: OffsetLimit } {
  const offset = (page - 1) * perPage;
  const limit = Math.min(perPage, Math.max(0, firstCount - offset));
  return { first: { offset, limit }, second: { offset: Math.max(0, offset - firstCount), limit: perPage - limit } };
}
