import type { RowPage } from "#app/features/admin/api-client.ts";

/** Returns the number of rows per status, keyed by status, so the order of `statuses` does not matter. */
export async function countByStatus<Status extends string>(
  statuses: readonly Status[],
  read: (query: { status: Status; limit: number }) => Promise<RowPage<unknown>>,
): Promise<Record<Status, number>> {
  const counts = await Promise.all(
    statuses.map(async (status) => [status, (await read({ status, limit: 1 })).total] as const),
  );
  return Object.fromEntries(counts) as Record<Status, number>;
}
