import { PRIVACY_NOTICE_VERSION, toEmailKey } from "#domain/customers/customer.ts";
import { areNamesSimilar } from "#domain/customers/similar-names.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { insertConsent } from "#server/repositories/customers/customer-records.ts";
import { attachStoredBooking, attachStoredEnquiry } from "#server/repositories/customers/customer-requests.ts";
import { insertCustomer, lockCustomerShared } from "#server/repositories/customers/customers.ts";
import {
  findCustomerIdByEmail,
  listCustomersByPhone,
  lockContacts,
} from "#server/repositories/customers/find-customers.ts";
import { phoneKey } from "#server/services/customers/phone-number.ts";

/** Who asks, as they typed it. */
interface ContactDetails {
  name: string;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  driverBirthDate?: string;
  licenceDate?: string;
}

interface RecordToAttach {
  id: string;
  reference: string;
  request: ContactDetails;
}

interface BookingToAttach extends RecordToAttach {
  /** The customer that staff chose; otherwise who asks is found by address and number. */
  customer?: string | undefined;
  /** "renter", or the staff user who took it down. */
  actor: string;
}

/**
 * Within a transaction: gives a booking to its customer, whose record it neither shows nor changes; somebody new gets a record. Refuses
 * "invalid" for a chosen customer that does not exist.
 */
export async function attachBooking(ctx: AppContext, tx: Transaction, booking: BookingToAttach): Promise<void> {
  const { id, request, actor, reference } = booking;
  const customer = booking.customer
    ? await requireChosenCustomer(tx, booking.customer)
    : await findOrCreateCustomer(ctx, tx, request);
  await attachStoredBooking(tx, id, customer);
  if (actor === "renter")
    await insertConsent(tx, toPrivacyNoticeConsent(ctx, { customer, source: "booking_form", reference }));
}

/** The same for an enquiry. */
export async function attachEnquiry(
  ctx: AppContext,
  tx: Transaction,
  { id, reference, request }: RecordToAttach,
): Promise<void> {
  const customer = await findOrCreateCustomer(ctx, tx, request);
  await attachStoredEnquiry(tx, id, customer);
  await insertConsent(tx, toPrivacyNoticeConsent(ctx, { customer, source: "enquiry_form", reference }));
}

async function requireChosenCustomer(tx: Transaction, id: string): Promise<string> {
  const row = await lockCustomerShared(tx, id);
  if (row && !row.erasedAt) return row.mergedInto ?? row.id;
  const message = "Questo cliente non esiste più: scegline un altro, o lascia vuoto.";
  throw new ServiceError("invalid", message, [{ path: "customer", message }]);
}

/** The customer of this address, or of this number and a like name; otherwise a new one. */
async function findOrCreateCustomer(ctx: AppContext, tx: Transaction, contact: ContactDetails): Promise<string> {
  const email = contact.email ? toEmailKey(contact.email) : null;
  const phone = contact.phone ? phoneKey(contact.phone) : null;
  await lockContacts(
    tx,
    [email, phone].filter((key) => key !== null),
  );
  const known =
    (email && (await findCustomerIdByEmail(tx, email))) || (phone && (await findIdByPhone(tx, phone, contact.name)));
  if (known) return known;
  const now = ctx.clock();
  const { id } = await insertCustomer(tx, {
    name: contact.name,
    email,
    phone: contact.phone ?? null,
    phoneKey: phone,
    birthDate: contact.driverBirthDate ?? null,
    licenceIssuedOn: contact.licenceDate ?? null,
    createdAt: now,
    updatedAt: now,
  });
  return id;
}

/** A number may be an office's or a family's: it says who calls only together with the name. */
async function findIdByPhone(tx: Transaction, phone: string, name: string): Promise<string | undefined> {
  const sharing = await listCustomersByPhone(tx, phone);
  return sharing.find((one) => areNamesSimilar(one.name, name))?.id;
}

function toPrivacyNoticeConsent(ctx: AppContext, request: { customer: string; source: string; reference: string }) {
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
