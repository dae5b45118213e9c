import type {
  ApiCustomer,
  ApiCustomerDetail,
  ApiDriver,
  ApiErasurePreview,
  ApiRequestCustomer,
} from "#domain/api/customers/customers.ts";
import type { UncheckedAnswer } from "#domain/api/undeclared-fields.ts";
import { statusAt } from "#domain/bookings/booking.ts";
import { isBanned } from "#domain/customers/customer.ts";
import type { RequestCustomer } from "#domain/customers/customer-suggestions.ts";
import { centsToEuros } from "#domain/money.ts";
import type { AppContext } from "#server/context.ts";
import type { StoredDriver } from "#server/repositories/bookings/booking-drivers.ts";
import type { StoredConsent, StoredNote } from "#server/repositories/customers/customer-records.ts";
import type { ErasurePreview } from "#server/services/customers/erase-customer.ts";
import type { CustomerDetail, LikelyDuplicate, ListedCustomer } from "#server/services/customers/read-customer.ts";

/** Returns the row of a customer in lists, with the value of all their rentals in euros and the rental ban that is in effect today. */
export function toCustomer(
  { clock, site }: Pick<AppContext, "clock" | "site">,
  { customer, figures }: ListedCustomer,
): UncheckedAnswer<ApiCustomer> {
  return {
    id: customer.id,
    kind: customer.kind,
    name: customer.name,
    email: customer.email,
    phone: customer.phone,
    language: customer.language,
    ...toDriverDocuments(customer),
    company_name: customer.companyName,
    vat_number: customer.vatNumber,
    tax_code: customer.taxCode,
    sdi_code: customer.sdiCode,
    pec: customer.pec,
    street: customer.street,
    postal_code: customer.postalCode,
    town: customer.town,
    country: customer.country,
    banned: isBanned(customer, clock(), site.timeZone),
    bookings: figures.bookings,
    enquiries: figures.enquiries,
    value: centsToEuros(figures.value),
    last_pickup_at: figures.lastPickup?.toISOString() ?? null,
    created_at: customer.createdAt.toISOString(),
    updated_at: customer.updatedAt.toISOString(),
    version: customer.version,
  };
}

/** Returns a customer with all related data. Includes the reason of a rental ban only if the service returned it. */
export function toCustomerDetail(
  ctx: Pick<AppContext, "clock" | "site">,
  detail: CustomerDetail,
): UncheckedAnswer<ApiCustomerDetail> {
  return {
    ...toCustomer(ctx, detail),
    ban: toBan(detail),
    booking_rows: detail.bookings.map((row) => ({
      id: row.id,
      reference: row.reference,
      status: statusAt(row, ctx.clock()),
      vehicle_name: row.vehicleName,
      pickup_city: row.pickupCity,
      pickup_date: row.pickupDate,
      return_date: row.returnDate,
      total: centsToEuros(row.total),
      created_at: row.createdAt.toISOString(),
    })),
    enquiry_rows: detail.enquiries.map((row) => ({
      id: row.id,
      reference: row.reference,
      kind: row.kind,
      status: row.status,
      message: row.message,
      created_at: row.createdAt.toISOString(),
    })),
    notes: detail.notes.map(toNote),
    consents: detail.consents.map(toConsent),
    twins: detail.duplicates.map(toDuplicateCustomer),
  };
}

function toBan({ ban }: CustomerDetail): ApiCustomerDetail["ban"] {
  return (
    ban && {
      reason: ban.reason,
      author: ban.author,
      author_name: ban.authorName,
      since: ban.since.toISOString(),
      until: ban.until,
    }
  );
}

function toNote(row: StoredNote): ApiCustomerDetail["notes"][number] {
  return {
    id: row.id,
    author: row.author,
    author_name: row.authorName,
    body: row.body,
    created_at: row.createdAt.toISOString(),
  };
}

function toConsent(row: StoredConsent): UncheckedAnswer<ApiCustomerDetail["consents"][number]> {
  return {
    id: row.id,
    purpose: row.purpose,
    granted: row.granted,
    source: row.source,
    text_version: row.textVersion,
    reference: row.reference,
    recorded_by: row.recordedBy,
    given_at: row.givenAt.toISOString(),
  };
}

function toDuplicateCustomer({ customer, reasons }: LikelyDuplicate): ApiCustomerDetail["twins"][number] {
  const { id, name, email, phone } = customer;
  return { id, name, email, phone, reasons };
}

/** Returns what an erasure deletes, as counts, and what the law requires to keep, with its last day. */
export function toErasure({ retained, erased }: ErasurePreview): ApiErasurePreview {
  const { bookings, enquiries, quotes, notes, consents } = erased;
  return {
    kept: retained.map(({ reference, reason, retainedUntil }) => ({
      reference,
      why: reason,
      kept_until: retainedUntil,
    })),
    forgotten: { bookings, enquiries, quotes, notes, consents },
  };
}

/** Returns the customer of a request, or null. Each suggestion has the API name of the field that it would change. */
export function toRequestCustomer(detail: RequestCustomer | null): ApiRequestCustomer | null {
  if (!detail) return null;
  const { id, name, banned, suggestions } = detail;
  return {
    id,
    name,
    banned,
    suggestions: suggestions.map(({ field, current, typed }) => ({ field: API_FIELD_NAMES[field], current, typed })),
  };
}

const API_FIELD_NAMES = {
  name: "name",
  email: "email",
  phone: "phone",
  birthDate: "birth_date",
  licenceIssuedOn: "licence_issued_on",
} as const;

export function toDriver(row: StoredDriver): UncheckedAnswer<ApiDriver> {
  return { id: row.id, name: row.name, ...toDriverDocuments(row) };
}

function toDriverDocuments(row: Omit<StoredDriver, "id" | "bookingId" | "position" | "name" | "createdAt">) {
  return {
    birth_date: row.birthDate,
    licence_number: row.licenceNumber,
    licence_country: row.licenceCountry,
    licence_issued_on: row.licenceIssuedOn,
    licence_expires_on: row.licenceExpiresOn,
    document_kind: row.documentKind,
    document_number: row.documentNumber,
    document_expires_on: row.documentExpiresOn,
  };
}
