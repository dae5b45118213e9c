import { can } from "#domain/access/abilities.ts";
import type { BAN_ASKERS } from "#domain/ban-decisions/ban-decision.ts";
import { banDecisionQuerySchema } from "#domain/forms/ban-decisions/ban-decision.ts";
import type { AppContext } from "#server/context.ts";
import {
  type ListedBanDecision,
  listBookingBanDecisions,
  listUndecidedBanRequests,
} from "#server/repositories/ban-decisions/ban-decisions.ts";
import { findStoredBooking } from "#server/repositories/bookings/find-bookings.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { parseBookingKey } from "#server/services/bookings/shared/booking-key.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { siteToday } from "#server/services/internal/site-today.ts";
import { parseInput } from "#server/services/parse-input.ts";
import { noSuchBookingError } from "#server/services/words/booking-words.ts";

/** Maximum number of requests in the list: the oldest. It shows the others after an admin has decided these. */
export const MAX_BAN_REQUESTS_SHOWN = 50;

/** A request or decision, as far as the reader may know it. */
export interface VisibleBanDecision extends ListedBanDecision {
  /** Whether the reader may decide. Only then the reason and the name of the admin are included. */
  mayDecide: boolean;
  askedBy: (typeof BAN_ASKERS)[number];
}

/**
 * Lists the requests and decisions about a booking or, without one, the requests that wait for the caller to decide (product.md#rental-ban). Only
 * admins read the reason and who decided. Throws "invalid", and "not-found" for an unknown booking.
 */
export async function readBanDecisions(
  ctx: AppContext,
  { staff, query }: { staff: Staff; query: unknown },
): Promise<VisibleBanDecision[]> {
  requireAbility(staff, "bookings.read");
  const { booking } = parseInput(banDecisionQuerySchema, query);
  const mayDecide = can(staff.roles, "customers.ban");
  if (booking === undefined && !mayDecide) return [];
  const today = siteToday(ctx);
  const rows = await (booking === undefined
    ? listUndecidedBanRequests(ctx.db, { today, now: ctx.clock(), limit: MAX_BAN_REQUESTS_SHOWN })
    : listOfBooking(ctx, booking, today));
  return rows.map((row) => ({ ...(mayDecide ? row : withoutAdmin(row)), mayDecide, askedBy: askerOf(row) }));
}

async function listOfBooking(ctx: AppContext, idOrReference: string, today: string): Promise<ListedBanDecision[]> {
  const booking = await findStoredBooking(ctx.db, parseBookingKey(idOrReference));
  if (!booking) throw noSuchBookingError();
  return listBookingBanDecisions(ctx.db, booking.id, today);
}

function askerOf({ decision: { askedBy, decidedBy } }: ListedBanDecision): VisibleBanDecision["askedBy"] {
  if (askedBy === null) return "customer";
  return askedBy === decidedBy ? "admin" : "staff";
}

const withoutAdmin = (row: ListedBanDecision): ListedBanDecision => ({
  ...row,
  ...(askerOf(row) === "admin" && { askedByName: null }),
  decidedByName: null,
  decision: { ...row.decision, reason: null },
});
