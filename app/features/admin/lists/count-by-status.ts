import type { RowPage } from "#app/features/admin/api-client.ts";

/** How many rows of a list stand in each status, named by it: the order of the statuses says nothing. */
export async function countByStatus<Status extends string>(
  statuses: readonly Status[],
  read: (query: { status: Status; limit: number }) => Promise<RowPage<unknown>>,
): Promise<Record<Status, number>> {
  const counts = await Promise.all(
    statuses.map(async (status) => [status, (await read({ status, limit: 1 })).total] as const),
  );
  return Object.fromEntries(counts) as Record<Status, number>;
}
