import { PRIVACY_NOTICE_VERSION, toEmailKey } from "#domain/customers/customer.ts";
import { areNamesSimilar } from "#domain/customers/similar-names.ts";
import type { Language } from "#domain/languages.ts";
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

/** Contact details as they were typed in the request. */
interface ContactDetails {
  name: string;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  driverBirthDate?: string;
  licenceDate?: string;
  language?: Language | undefined;
}

interface RecordToAttach {
  id: string;
  reference: string;
  request: ContactDetails;
}

interface BookingToAttach extends RecordToAttach {
  /** The id of the customer whom staff chose. If undefined, e-mail address and phone number decide. */
  customer?: string | undefined;
  /** Who made the booking request: "renter", or the id of the staff user who answered the phone. */
  actor: string;
}

/**
 * Assigns a booking to its customer, whom it creates if there is none. Neither shows nor changes an existing record. A booking by staff without a
 * language gets the customer's. Runs in the caller's transaction. Throws "invalid" if the chosen customer does not exist.
 */
export async function attachBooking(ctx: AppContext, tx: Transaction, booking: BookingToAttach): Promise<void> {
  const { id, request, actor, reference } = booking;
  const customer = booking.customer
    ? await requireChosenCustomer(tx, booking.customer)
    : await findOrCreateCustomer(ctx, tx, request);
  const hasCustomerLanguage = actor !== "renter" && request.language === undefined;
  await attachStoredBooking(tx, id, customer, { hasCustomerLanguage });
  if (actor === "renter")
    await insertConsent(tx, toPrivacyNoticeConsent(ctx, { customer, source: "booking_form", reference }));
}

/**
 * Assigns an enquiry to its customer, whom it creates if there is none. Neither shows nor changes an existing record. Runs in the caller's
 * transaction.
 */
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

/** Returns the id of the customer to whom contact details belong; creates a customer if there is none. */
async function findOrCreateCustomer(ctx: AppContext, tx: Transaction, contact: ContactDetails): Promise<string> {
  const { email, phone } = toContactKeys(contact);
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
    language: contact.language ?? "it",
    createdAt: now,
    updatedAt: now,
  });
  return id;
}

/** Returns the ids of the customer with an e-mail address, and of the one with a phone number and a similar name, as far as there are such. */
export async function listCustomerIdsByContact(tx: Transaction, contact: ContactDetails): Promise<string[]> {
  const { email, phone } = toContactKeys(contact);
  const byEmail = email && (await findCustomerIdByEmail(tx, email));
  const byPhone = phone && (await findIdByPhone(tx, phone, contact.name));
  return [...new Set([byEmail, byPhone])].filter((id): id is string => Boolean(id));
}

const toContactKeys = ({ email, phone }: ContactDetails) => ({
  email: email ? toEmailKey(email) : null,
  phone: phone ? phoneKey(phone) : null,
});

/**
 * Returns the id of the customer with a phone number and a similar name. Offices and families share phone numbers, so a number alone does not
 * identify a person.
 */
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
