import { emailKey, PRIVACY_NOTICE_VERSION } from "#domain/customers/customer.ts";
import { namesAlike } from "#domain/customers/names-alike.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { insertConsent } from "#server/repositories/customers/customer-records.ts";
import { attachStoredBooking, attachStoredEnquiry } from "#server/repositories/customers/customer-requests.ts";
import { insertCustomer, shareCustomer } from "#server/repositories/customers/customers.ts";
import { findIdByEmail, listByPhone, lockContacts } from "#server/repositories/customers/find-customers.ts";
import { phoneKey } from "#server/services/customers/whole-phone.ts";

/** Who asks, as they typed it. */
interface Asker {
  name: string;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  driverBirthDate?: string;
  licenceDate?: string;
}

interface Asked {
  id: string;
  reference: string;
  request: Asker;
}

interface AskedBooking extends Asked {
  /** The customer that staff chose; otherwise who asks is found by address and number. */
  customer?: string | undefined;
  /** "renter", or the staff user who took it down. */
  actor: string;
}

/**
 * Within a transaction: gives a booking to its customer, whose record it neither shows nor changes; somebody new gets a record. Refuses
 * "invalid" for a chosen customer that does not exist.
 */
export async function attachBooking(ctx: AppContext, tx: Transaction, booking: AskedBooking): Promise<void> {
  const { id, request, actor, reference } = booking;
  const customer = booking.customer ? await chosenCustomer(tx, booking.customer) : await customerOf(ctx, tx, request);
  await attachStoredBooking(tx, id, customer);
  if (actor === "renter") await insertConsent(tx, shownNotice(ctx, { customer, source: "booking_form", reference }));
}

/** The same for an enquiry. */
export async function attachEnquiry(
  ctx: AppContext,
  tx: Transaction,
  { id, reference, request }: Asked,
): Promise<void> {
  const customer = await customerOf(ctx, tx, request);
  await attachStoredEnquiry(tx, id, customer);
  await insertConsent(tx, shownNotice(ctx, { customer, source: "enquiry_form", reference }));
}

async function chosenCustomer(tx: Transaction, id: string): Promise<string> {
  const row = await shareCustomer(tx, id);
  if (row && !row.erasedAt) return row.mergedInto ?? row.id;
  const message = "Questo cliente non esiste più: scegline un altro, o lascia vuoto.";
  throw new ServiceError("invalid", message, [{ path: "customer", message }]);
}

/** The customer of this address, or of this number and a like name; otherwise a new one. */
async function customerOf(ctx: AppContext, tx: Transaction, asker: Asker): Promise<string> {
  const email = asker.email ? emailKey(asker.email) : null;
  const phone = asker.phone ? phoneKey(asker.phone) : null;
  await lockContacts(
    tx,
    [email, phone].filter((key) => key !== null),
  );
  const known = (email && (await findIdByEmail(tx, email))) || (phone && (await idByPhone(tx, phone, asker.name)));
  if (known) return known;
  const now = ctx.clock();
  const { id } = await insertCustomer(tx, {
    name: asker.name,
    email,
    phone: asker.phone ?? null,
    phoneKey: phone,
    birthDate: asker.driverBirthDate ?? null,
    licenceIssuedOn: asker.licenceDate ?? null,
    createdAt: now,
    updatedAt: now,
  });
  return id;
}

/** A number may be an office's or a family's: it says who calls only together with the name. */
async function idByPhone(tx: Transaction, phone: string, name: string): Promise<string | undefined> {
  const sharing = await listByPhone(tx, phone);
  return sharing.find((one) => namesAlike(one.name, name))?.id;
}

function shownNotice(ctx: AppContext, request: { customer: string; source: string; reference: string }) {
  return {
    customerId: request.customer,
    purpose: "privacy_notice",
    granted: true,
    source: request.source,
    textVersion: PRIVACY_NOTICE_VERSION,
    reference: request.reference,
    givenAt: ctx.clock(),
  };
}
