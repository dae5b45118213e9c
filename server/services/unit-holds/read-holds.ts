import { formatNumber } from "#domain/numbers.ts";
import { addDays, type CivilDate, civilMilliseconds } from "#domain/rental-period/civil-time.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { listEndangered } from "#server/repositories/bookings/overdue-bookings.ts";
import { listTimelineHolds, type StoredHold } from "#server/repositories/unit-holds/stored-holds.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";

export interface HoldsQuery {
  staff: Staff;
  /** First and last day, both included, on the clock of each car's city. */
  from: CivilDate;
  to: CivilDate;
  location?: string | undefined;
  vehicleId?: string | undefined;
}

/** A hold among the others. */
export interface ListedHold extends StoredHold {
  /** Reference of the late booking whose unit it is to have (product.md#late-returns). */
  endangeredBy: string | null;
}

/** Every zone lies within a day of UTC. */
const MAX_ZONE_DAYS = 1;

/** Of one stretch; thousands of units with a rental every few days have fewer. */
const MAX_HOLDS = 50_000;

/**
 * The holds of a stretch of days, of every car or of those of one city. Some may lie just outside: zones differ. Refuses "invalid" beyond
 * `MAX_HOLDS`, since what is missing would look free (product.md#fleet-timeline).
 */
export async function readHolds(ctx: AppContext, { staff, from, to, ...narrowing }: HoldsQuery): Promise<ListedHold[]> {
  requireAbility(staff, "unit-holds.read");
  const now = ctx.clock();
  const span = { from: startOf(addDays(from, -MAX_ZONE_DAYS)), to: startOf(addDays(to, 1 + MAX_ZONE_DAYS)) };
  const holds = await listTimelineHolds(ctx.db, { span, now, limit: MAX_HOLDS + 1, ...narrowing });
  if (holds.length > MAX_HOLDS) throw new ServiceError("invalid", TOO_MANY_MESSAGE);
  const ids = holds.flatMap(({ booking }) => (booking ? [booking.id] : []));
  const endangered = new Map(
    (await listEndangered(ctx.db, { now, ids })).map(({ bookingId, lateReference }) => [bookingId, lateReference]),
  );
  return holds.map((hold) => ({ ...hold, endangeredBy: (hold.booking && endangered.get(hold.booking.id)) ?? null }));
}

const TOO_MANY_MESSAGE = `In questi giorni ci sono più di ${formatNumber(MAX_HOLDS)} impegni: scegli meno giorni o una sola città.`;

const startOf = (date: CivilDate) => new Date(civilMilliseconds({ date, time: "00:00" }));
