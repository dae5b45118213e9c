import { and, asc, eq } from "drizzle-orm";
import type { JetRoute } from "#domain/jet-routes/jet-route.ts";
import type { Language } from "#domain/languages.ts";
import { cachedQuery } from "#server/db/cached-query.ts";
import type { Queryable } from "#server/db/client.ts";
import { jetRoutes } from "#server/db/schema.ts";
import { translateRows } from "#server/repositories/content-texts/translate-rows.ts";

/** Lists the active popular routes in display order (product.md#popular-routes), optionally only those from one origin. */
export const listJetRoutes = cachedQuery(
  "jet routes",
  async (db: Queryable, origin?: string, language: Language = "it"): Promise<JetRoute[]> => {
    const rows = await db
      .select()
      .from(jetRoutes)
      .where(and(jetRoutes.active, origin === undefined ? undefined : eq(jetRoutes.origin, origin)))
      .orderBy(asc(jetRoutes.origin), asc(jetRoutes.position), asc(jetRoutes.destination));
    const translated = await translateRows(db, language, "jet_routes", rows, ["description"]);
    return translated.map((row) => ({
      origin: row.origin,
      destination: row.destination,
      minutes: row.durationMinutes,
      price: row.priceCents,
      description: row.description || null,
    }));
  },
);
