import { sql } from "drizzle-orm";
import type { Queryable } from "#server/db/client.ts";
import { unitHolds } from "#server/db/schema.ts";
import { holdIsInForce } from "./hold-conditions.ts";
import { type InstantSpan, toInstantSql } from "./spans.ts";

/** How much of a day units are held, in unit-days: a unit that is held from noon on counts as one half. */
export interface HeldDay {
  rented: number;
  maintenance: number;
}

/** Returns for each day how much units are held, in the order of `days`. Omits units that have left the fleet, and expired booking requests. */
export async function measureOccupancy(db: Queryable, days: readonly InstantSpan[], now: Date): Promise<HeldDay[]> {
  if (days.length === 0) return [];
  const spans = sql.join(
    days.map(({ from, to }, at) => sql`(${at}::int, tstzrange(${toInstantSql(from)}, ${toInstantSql(to)}))`),
    sql`, `,
  );
  const overlap = sql`upper(${unitHolds.during} * day.span) - lower(${unitHolds.during} * day.span)`;
  const share = (kind: string) =>
    sql<number>`coalesce(sum(extract(epoch from ${overlap}) / extract(epoch from upper(day.span) - lower(day.span))) filter (where ${unitHolds.kind} = ${kind}), 0)`.mapWith(
      Number,
    );
  const day = sql<number>`day.at`.mapWith(Number);
  const rows = await db
    .select({ day, rented: share("booking"), maintenance: share("maintenance") })
    .from(unitHolds)
    .innerJoin(sql`(values ${spans}) as day(at, span)`, sql`${unitHolds.during} && day.span`)
    .where(holdIsInForce(now))
    .groupBy(sql`day.at`);
  const byDay = new Map(rows.map(({ day: at, rented, maintenance }) => [at, { rented, maintenance }]));
  return days.map((_, at) => byDay.get(at) ?? { rented: 0, maintenance: 0 });
}
