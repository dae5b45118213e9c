import type { Booking } from "#domain/bookings/booking.ts";
import { isBanned } from "#domain/customers/customer.ts";
import {
  type RequestCustomer,
  type SubmittedCustomer,
  suggestCustomerUpdates,
} from "#domain/customers/customer-suggestions.ts";
import type { AppContext } from "#server/context.ts";
import type { Queryable } from "#server/db/client.ts";
import { findCustomersOfBookings, findCustomersOfEnquiries } from "#server/repositories/customers/customer-requests.ts";
import type { StoredCustomer } from "#server/repositories/customers/customers.ts";
import type { StoredEnquiry } from "#server/repositories/enquiries/enquiries.ts";

/** Returns the customers of bookings, by booking id. */
export async function readBookingCustomers(ctx: AppContext, db: Queryable, rows: readonly Booking[]) {
  const customersById = await findCustomersOfBookings(db, idsOf(rows));
  const typed = new Map(rows.map((booking) => [booking.id, typedContactOf(booking)]));
  return (id: string) => toCustomerOfRequest(ctx, customersById.get(id), typed.get(id));
}

/** Returns the customers of enquiries, by enquiry id. */
export async function readEnquiryCustomers(ctx: AppContext, db: Queryable, rows: readonly StoredEnquiry[]) {
  const customersById = await findCustomersOfEnquiries(db, idsOf(rows));
  const typed = new Map(rows.map((row) => [row.id, { ...contactOf(row), birthDate: null, licenceIssuedOn: null }]));
  return (id: string) => toCustomerOfRequest(ctx, customersById.get(id), typed.get(id));
}

function toCustomerOfRequest(
  ctx: AppContext,
  record: StoredCustomer | undefined,
  typed: SubmittedCustomer | undefined,
): RequestCustomer | null {
  if (!record || !typed) return null;
  const { id, name, erasedAt } = record;
  return {
    id,
    name,
    banned: isBanned(record, ctx.clock(), ctx.site.timeZone),
    // Suggest nothing for an erased record, which must not be filled again.
    suggestions: erasedAt ? [] : suggestCustomerUpdates(record, typed),
  };
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

const contactOf = ({ name, email, phone }: { name: string; email: string | null; phone: string | null }) => ({
  name,
  email,
  phone,
});

function typedContactOf({ renter, driver }: Booking): SubmittedCustomer {
  return { ...contactOf(renter), birthDate: driver.birthDate, licenceIssuedOn: driver.licenceDate };
}
