import { maskDocumentNumber } from "#domain/customers/customer.ts";
import { UNREACHABLE_CUSTOMER_MESSAGE } from "#domain/forms/customers/customer.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { findCustomer, lockCustomer, type StoredCustomer } from "#server/repositories/customers/customers.ts";
import { parseId } from "#server/services/parse-input.ts";
import { NO_SUCH_CUSTOMER, noSuchCustomer } from "#server/services/words/booking-words.ts";

/** An id as callers write it. Refuses "not-found" for what can be none. */
export const parseCustomerId = (id: string) => parseId(id, NO_SUCH_CUSTOMER);

/** The record that stands for a customer; by the id of one that was joined to it too. Refuses "not-found". */
export async function requireActiveCustomer(db: Queryable, id: string): Promise<StoredCustomer> {
  const row = await findCustomer(db, parseCustomerId(id));
  const active = row?.mergedInto ? await findCustomer(db, row.mergedInto) : row;
  if (!active || active.erasedAt) throw noSuchCustomer();
  return active;
}

/** The record for writing, kept from others until the transaction ends. Refuses "not-found" for one that was joined to another, too. */
export async function lockActiveCustomer(tx: Transaction, id: string): Promise<StoredCustomer> {
  const row = await lockCustomer(tx, id);
  if (!row || row.mergedInto || row.erasedAt) throw noSuchCustomer();
  return row;
}

/** Refuses "invalid" for a customer whom nobody could reach. */
export function assertReachable({ email, phone }: { email?: string | null; phone?: string | null }): void {
  if (email || phone) return;
  throw new ServiceError("invalid", UNREACHABLE_CUSTOMER_MESSAGE, [
    { path: "email", message: UNREACHABLE_CUSTOMER_MESSAGE },
  ]);
}

/** Refuses "invalid" for a telephone number that no country has. */
export function assertValidPhone(phone: string | null | undefined, key: string | null): void {
  if (!phone || key) return;
  const message = "Questo numero di telefono non esiste: controlla il prefisso e le cifre.";
  throw new ServiceError("invalid", message, [{ path: "phone", message }]);
}

interface DocumentNumbers {
  licenceNumber?: string | null;
  documentNumber?: string | null;
}

/** A record as the log of changes keeps it: the numbers of documents are masked. */
export function toAuditedCustomer<Row extends DocumentNumbers>(row: Row): Row {
  const masked = (number: string | null | undefined) => number && maskDocumentNumber(number);
  return { ...row, licenceNumber: masked(row.licenceNumber), documentNumber: masked(row.documentNumber) };
}
