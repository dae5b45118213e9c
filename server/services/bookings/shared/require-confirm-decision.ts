import type { Booking } from "#domain/bookings/booking.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { findStoredBooking } from "#server/repositories/bookings/find-bookings.ts";
import { findCustomersOfBookings } from "#server/repositories/customers/customer-requests.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import {
  type BanRequest,
  isBannedNow,
  requestBanDecision,
  requireBanDecision,
} from "#server/services/ban-decisions/shared/require-ban-decision.ts";
import type { Audit } from "#server/services/internal/staff-write.ts";

interface Confirmation {
  staff: Staff;
  booking: Pick<Booking, "id" | "reference">;
  banReason: string | undefined;
}

/** Throws as `requireBanDecision` does if the booking's customer is banned and no admin has allowed the confirmation (product.md#rental-ban). */
export async function requireConfirmDecision(
  ctx: AppContext,
  tx: Transaction,
  audit: Audit,
  confirmation: Confirmation,
): Promise<void> {
  const customer = (await findCustomersOfBookings(tx, [confirmation.booking.id])).get(confirmation.booking.id);
  const customers = customer ? [customer] : [];
  await requireBanDecision(ctx, tx, audit, { ...confirmation, action: "confirm", customers, path: "status" });
}

/** If the customer of a new booking is banned, asks for an admin's decision on its confirmation and returns true. */
export async function requestConfirmDecision(
  ctx: AppContext,
  tx: Transaction,
  { bookingId, askedBy, audit }: Pick<BanRequest, "askedBy" | "audit"> & { bookingId: string },
): Promise<boolean> {
  const customer = (await findCustomersOfBookings(tx, [bookingId])).get(bookingId);
  if (!customer || !isBannedNow(ctx, customer)) return false;
  const booking = await findStoredBooking(tx, { id: bookingId });
  await requestBanDecision(ctx, tx, { action: "confirm", booking, customer, askedBy, audit });
  return true;
}
