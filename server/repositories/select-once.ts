import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/**
 * Returns a subquery of ids that runs exactly once, for updates of a limited number of locked rows. PostgreSQL may run a plain subquery again for each
 * row of the updated table; with SKIP LOCKED it then returns other rows each time, and the update exceeds the limit.
 */
export const selectOnce = (ids: SQLWrapper): SQL => sql`(with chosen as materialized ${ids} select id from chosen)`;
