import { maskedNumber } from "#domain/customers/customer.ts";
import { UNREACHABLE } from "#domain/forms/customer.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { findCustomer, lockCustomer, type StoredCustomer } from "#server/repositories/customers/customers.ts";
import { checkedId } from "#server/services/checked-input.ts";
import { NO_SUCH_CUSTOMER, noSuchCustomer } from "#server/services/words/booking-words.ts";

/** An id as callers write it. Refuses "not-found" for what can be none. */
export const customerId = (id: string) => checkedId(id, NO_SUCH_CUSTOMER);

/** The record that stands for a customer; by the id of one that was joined to it too. Refuses "not-found". */
export async function standingCustomer(db: Queryable, id: string): Promise<StoredCustomer> {
  const row = await findCustomer(db, customerId(id));
  const standing = row?.mergedInto ? await findCustomer(db, row.mergedInto) : row;
  if (!standing || standing.erasedAt) throw noSuchCustomer();
  return standing;
}

/** The record for writing, kept from others until the transaction ends. Refuses "not-found" for one that was joined to another, too. */
export async function lockStanding(tx: Transaction, id: string): Promise<StoredCustomer> {
  const row = await lockCustomer(tx, id);
  if (!row || row.mergedInto || row.erasedAt) throw noSuchCustomer();
  return row;
}

/** Refuses "invalid" for a customer whom nobody could reach. */
export function refuseUnreachable({ email, phone }: { email?: string | null; phone?: string | null }): void {
  if (email || phone) return;
  throw new ServiceError("invalid", UNREACHABLE, [{ path: "email", message: UNREACHABLE }]);
}

/** Refuses "invalid" for a telephone number that no country has. */
export function refuseNumber(phone: string | null | undefined, key: string | null): void {
  if (!phone || key) return;
  const message = "Questo numero di telefono non esiste: controlla il prefisso e le cifre.";
  throw new ServiceError("invalid", message, [{ path: "phone", message }]);
}

interface Numbered {
  licenceNumber?: string | null;
  documentNumber?: string | null;
}

/** A record as the log of changes keeps it: the numbers of documents are masked. */
export function auditedPerson<Row extends Numbered>(row: Row): Row {
  const masked = (number: string | null | undefined) => number && maskedNumber(number);
  return { ...row, licenceNumber: masked(row.licenceNumber), documentNumber: masked(row.documentNumber) };
}
