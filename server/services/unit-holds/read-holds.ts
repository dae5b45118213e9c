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
  /** First and last day, both included, in the time zone of each car's city. */
  from: CivilDate;
  to: CivilDate;
  location?: string | undefined;
  vehicleId?: string | undefined;
}

/** A hold in the calendar. */
export interface ListedHold extends StoredHold {
  /** The reference of the late booking whose renter still has this hold's unit; null if there is none (product.md#late-returns). */
  endangeredBy: string | null;
}

/** Days by which a time zone can differ from UTC at most. */
const MAX_ZONE_DAYS = 1;

/** Maximum number of holds in one query; even thousands of units with frequent rentals have fewer. */
const MAX_HOLDS = 50_000;

/**
 * Lists the holds of a period, of all cars or of the cars of one city. Because time zones differ, some holds may be just outside the period. Throws
 * "invalid" if there are more than `MAX_HOLDS`, because units with missing holds would look free (product.md#fleet-timeline).
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
