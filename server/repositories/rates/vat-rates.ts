import { desc } from "drizzle-orm";
import { cachedQuery } from "#server/db/cached-query.ts";
import type { Queryable } from "#server/db/client.ts";
import { vatRates } from "#server/db/schema.ts";

/** Lists the rates of value added tax, the newest first. */
export const listVatRates = cachedQuery("vat rates", (db: Queryable) =>
  db.select().from(vatRates).orderBy(desc(vatRates.validFrom)),
);
