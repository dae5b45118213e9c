import { maskDocumentNumber } from "#domain/customers/customer.ts";
import { UNREACHABLE_CUSTOMER_MESSAGE } from "#domain/forms/customers/customer.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { findCustomer, lockCustomer, type StoredCustomer } from "#server/repositories/customers/customers.ts";
import { parseId } from "#server/services/parse-input.ts";
import { NO_SUCH_CUSTOMER, noSuchCustomer } from "#server/services/words/booking-words.ts";

/** Parses a customer's id. Throws "not-found" for malformed text. */
export const parseCustomerId = (id: string) => parseId(id, NO_SUCH_CUSTOMER);

/** Returns a customer's active record. The id may be that of a record that was merged into it. Throws "not-found". */
export async function requireActiveCustomer(db: Queryable, id: string): Promise<StoredCustomer> {
  const row = await findCustomer(db, parseCustomerId(id));
  const active = row?.mergedInto ? await findCustomer(db, row.mergedInto) : row;
  if (!active || active.erasedAt) throw noSuchCustomer();
  return active;
}

/**
 * Locks the active customer record with an id until the transaction ends and returns it. Throws "not-found", also for a record that was merged into
 * another one.
 */
export async function lockActiveCustomer(tx: Transaction, id: string): Promise<StoredCustomer> {
  const row = await lockCustomer(tx, id);
  if (!row || row.mergedInto || row.erasedAt) throw noSuchCustomer();
  return row;
}

/** Throws "invalid" for a customer without e-mail and phone. */
export function assertReachable({ email, phone }: { email?: string | null; phone?: string | null }): void {
  if (email || phone) return;
  throw new ServiceError("invalid", UNREACHABLE_CUSTOMER_MESSAGE, [
    { path: "email", message: UNREACHABLE_CUSTOMER_MESSAGE },
  ]);
}

/** Throws "invalid" for an invalid phone number. */
export function assertValidPhone(phone: string | null | undefined, key: string | null): void {
  if (!phone || key) return;
  const message = "Questo numero di telefono non esiste: controlla il prefisso e le cifre.";
  throw new ServiceError("invalid", message, [{ path: "phone", message }]);
}

interface DocumentNumbers {
  licenceNumber?: string | null;
  documentNumber?: string | null;
}

/** Returns a record for the audit log, with masked document numbers. */
export function toAuditedCustomer<Row extends DocumentNumbers>(row: Row): Row {
  const masked = (number: string | null | undefined) => number && maskDocumentNumber(number);
  return { ...row, licenceNumber: masked(row.licenceNumber), documentNumber: masked(row.documentNumber) };
}
