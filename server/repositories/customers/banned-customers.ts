import { and, eq, inArray, isNull, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import type { Queryable } from "#server/db/client.ts";
import { customers } from "#server/db/schema.ts";
import { isBannedOn, type StoredCustomer } from "./customers.ts";

/** A person without contacts, for example an additional driver. */
export interface IdentityFields {
  birthDate: CivilDate;
  licenceNumber: string | null;
  documentNumber: string | null;
}

/** A banned customer whose record, or a record merged into it, shares a number or the birth date with a person. */
export interface BannedCandidate {
  customer: StoredCustomer;
  /** That record's name and numbers. */
  name: string;
  licenceNumber: string | null;
  documentNumber: string | null;
}

/** Lists the customers with a ban in force on `today` who may be a person. A birth date alone proves nothing: the caller compares the name. */
export function listBannedCandidates(
  db: Queryable,
  { birthDate, licenceNumber, documentNumber }: IdentityFields,
  today: CivilDate,
): Promise<BannedCandidate[]> {
  const records = alias(customers, "records");
  return db
    .select({
      customer: customers,
      name: records.name,
      licenceNumber: records.licenceNumber,
      documentNumber: records.documentNumber,
    })
    .from(customers)
    .innerJoin(records, or(eq(records.id, customers.id), eq(records.mergedInto, customers.id)))
    .where(
      and(
        isBannedOn(today),
        isNull(customers.mergedInto),
        or(
          eq(records.birthDate, birthDate),
          licenceNumber === null ? undefined : eq(records.licenceNumber, licenceNumber),
          documentNumber === null ? undefined : eq(records.documentNumber, documentNumber),
        ),
      ),
    );
}

/** Returns the records with these ids. */
export function listCustomersByIds(db: Queryable, ids: readonly string[]): Promise<StoredCustomer[]> {
  return db
    .select()
    .from(customers)
    .where(inArray(customers.id, [...ids]));
}
