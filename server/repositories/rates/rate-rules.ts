import { type CancellationTerms, isCharging } from "#domain/prices/cancellation.ts";
import type { RateNames, RateRule, RateScope } from "#domain/rates/rate-rule.ts";
import { cachedQuery } from "#server/db/cached-query.ts";
import type { Queryable } from "#server/db/client.ts";
import { rateRules } from "#server/db/schema.ts";
import { readNames } from "./names.ts";

export type StoredRateRule = typeof rateRules.$inferSelect;

/** Lists all rules of the rates, with their names in the languages that have a translation. */
export const listRateRules = cachedQuery("rate rules", async (db: Queryable): Promise<RateRule[]> => {
  const rows = await db.select().from(rateRules);
  const namesOf = await readNames(db, "rate_rules", rows);
  return rows.map((row) => toRateRule(row, namesOf(row.id, "name", row.name)));
});

/** Converts a stored rule; its kind has all columns that it needs, as the table checks. */
export function toRateRule(row: StoredRateRule, names: RateNames): RateRule {
  const conditions = {
    id: row.id,
    names,
    scope: toScope(row),
    city: row.city,
    from: row.fromDate,
    until: row.untilDate,
    yearly: row.yearly,
    bookFrom: row.bookFrom,
    bookUntil: row.bookUntil,
    createdAt: row.createdAt.getTime(),
  };
  const cancellation = toCancellation(row);
  const { weekdays } = row;
  const [price, percent, days] = [row.priceCents ?? 0, row.percent ?? 0, row.days ?? 0];
  switch (row.kind) {
    case "day":
      return {
        ...conditions,
        ...cancellation,
        kind: "day",
        weekdays,
        price: row.percent === null ? { amount: price } : { percent },
      };
    case "package":
      return {
        ...conditions,
        ...cancellation,
        kind: "package",
        window: {
          weekday: row.windowWeekday ?? "friday",
          from: row.windowFrom ?? "",
          lastDay: row.windowLastDay ?? 0,
          until: row.windowUntil ?? "",
        },
        price,
        includedKilometres: row.includedKilometres ?? 0,
        always: row.always,
      };
    case "length":
      return { ...conditions, kind: "length", days, percent };
    case "minimum":
      return { ...conditions, kind: "minimum", weekdays, days };
  }
}

function toCancellation({ cancelFreeHours, cancelPercent, noShowPercent }: StoredRateRule): {
  cancellation?: CancellationTerms;
} {
  if (cancelFreeHours === null || cancelPercent === null || noShowPercent === null) return {};
  const terms = { freeUntilHours: cancelFreeHours, feePercent: cancelPercent, noShowPercent };
  return isCharging(terms) ? { cancellation: terms } : {};
}

/** Returns the scope of stored columns, of which at most one is set. */
export function toScope({
  vehicleId,
  brand,
  category,
}: Pick<StoredRateRule, "vehicleId" | "brand" | "category">): RateScope {
  if (vehicleId !== null) return { kind: "vehicle", vehicle: vehicleId };
  if (brand !== null) return { kind: "brand", brand };
  return category === null ? { kind: "all" } : { kind: "category", category };
}
