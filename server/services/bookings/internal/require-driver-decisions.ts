import type { Booking } from "#domain/bookings/booking.ts";
import { areNamesSimilar } from "#domain/customers/similar-names.ts";
import type { DriverFields } from "#domain/forms/bookings/driver.ts";
import type { AppContext } from "#server/context.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import {
  type BannedCandidate,
  type IdentityFields,
  listBannedCandidates,
} from "#server/repositories/customers/banned-customers.ts";
import type { StoredCustomer } from "#server/repositories/customers/customers.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireBanDecision } from "#server/services/ban-decisions/shared/require-ban-decision.ts";
import { siteToday } from "#server/services/internal/site-today.ts";
import type { Audit } from "#server/services/internal/staff-write.ts";

interface DriversToCheck {
  staff: Staff;
  booking: Booking;
  drivers: readonly DriverFields[];
  banReason: string | undefined;
}

/** Throws as `requireBanDecision` does if an additional driver is a banned customer (product.md#rental-ban). */
export async function requireDriverDecisions(
  ctx: AppContext,
  tx: Transaction,
  audit: Audit,
  { drivers, ...question }: DriversToCheck,
): Promise<void> {
  for (const [index, driver] of drivers.entries()) {
    const customers = await findBannedCustomers(ctx, tx, toIdentity(driver));
    const path = `drivers.${index}.name`;
    await requireBanDecision(ctx, tx, audit, { ...question, action: "drivers", customers, path });
  }
}

/**
 * Returns the banned customers who are an additional driver. Drivers have no contacts: they are found by the number of their licence or document, or by
 * birth date and a similar name.
 */
export async function findBannedCustomers(
  ctx: AppContext,
  db: Queryable,
  driver: DriverIdentity,
): Promise<StoredCustomer[]> {
  const candidates = await listBannedCandidates(db, driver, siteToday(ctx));
  return candidates.filter((candidate) => isSamePerson(driver, candidate)).map(({ customer }) => customer);
}

interface DriverIdentity extends IdentityFields {
  name: string;
}

const toIdentity = ({ name, birth_date, licence_number, document_number }: DriverFields): DriverIdentity => ({
  name,
  birthDate: birth_date,
  licenceNumber: licence_number ?? null,
  documentNumber: document_number ?? null,
});

const isSamePerson = (driver: DriverIdentity, candidate: BannedCandidate): boolean =>
  isSameNumber(driver.licenceNumber, candidate.licenceNumber) ||
  isSameNumber(driver.documentNumber, candidate.documentNumber) ||
  areNamesSimilar(driver.name, candidate.name);

const isSameNumber = (one: string | null, other: string | null): boolean => one !== null && one === other;
