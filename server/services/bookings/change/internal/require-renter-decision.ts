import type { Booking } from "#domain/bookings/booking.ts";
import type { RenterCorrections } from "#domain/forms/bookings/booking-change.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { listCustomersByIds } from "#server/repositories/customers/banned-customers.ts";
import { findCustomersOfBookings } from "#server/repositories/customers/customer-requests.ts";
import { requireBanDecision } from "#server/services/ban-decisions/shared/require-ban-decision.ts";
import {
  changedRenterFields,
  type RenterCorrection,
} from "#server/services/bookings/change/internal/correct-renter.ts";
import { listCustomerIdsByContact } from "#server/services/customers/shared/attach-customer.ts";
import type { Audit } from "#server/services/internal/staff-write.ts";

interface RenterChange extends Pick<RenterCorrection, "staff" | "booking" | "corrections"> {
  banReason: string | undefined;
}

/**
 * Throws as `requireBanDecision` does if staff change who rents, and the booking belongs to a banned customer or the new contacts are those of one
 * (product.md#rental-ban). The renter's note and language say nothing about the person.
 */
export async function requireRenterDecision(
  ctx: AppContext,
  tx: Transaction,
  audit: Audit,
  { staff, booking, corrections, banReason }: RenterChange,
): Promise<void> {
  const [path] = changedRenterFields(booking, corrections).filter((field) => field !== "note" && field !== "language");
  if (!path) return;
  const own = (await findCustomersOfBookings(tx, [booking.id])).get(booking.id);
  const ids = await listCustomerIdsByContact(tx, correctedContact(booking, corrections));
  const others = (await listCustomersByIds(tx, ids)).filter(({ id }) => id !== own?.id);
  const customers = [...(own ? [own] : []), ...others];
  await requireBanDecision(ctx, tx, audit, { staff, action: "renter", booking, customers, banReason, path });
}

const correctedContact = ({ renter }: Booking, { name, email, phone }: RenterCorrections) => ({
  name: name ?? renter.name,
  email: email ?? renter.email,
  phone: phone ?? renter.phone,
});
