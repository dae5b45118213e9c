import type { Booking } from "#domain/bookings/booking.ts";
import { areNamesSimilar } from "#domain/customers/similar-names.ts";
import type { DriverFields } from "#domain/forms/bookings/driver.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { type BannedCandidate, listBannedCandidates } from "#server/repositories/customers/banned-customers.ts";
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

/**
 * Throws as `requireBanDecision` does if an additional driver is a banned customer (product.md#rental-ban). Drivers have no contacts: they are found
 * by the number of their licence or document, or by birth date and a similar name.
 */
export async function requireDriverDecisions(
  ctx: AppContext,
  tx: Transaction,
  audit: Audit,
  { drivers, ...question }: DriversToCheck,
): Promise<void> {
  for (const [index, driver] of drivers.entries()) {
    const candidates = await listBannedCandidates(tx, toIdentity(driver), siteToday(ctx));
    const customers = candidates.filter((candidate) => isSamePerson(driver, candidate)).map(({ customer }) => customer);
    const path = `drivers.${index}.name`;
    await requireBanDecision(ctx, tx, audit, { ...question, action: "drivers", customers, path });
  }
}

const toIdentity = ({ birth_date, licence_number, document_number }: DriverFields) => ({
  birthDate: birth_date,
  licenceNumber: licence_number ?? null,
  documentNumber: document_number ?? null,
});

const isSamePerson = (driver: DriverFields, candidate: BannedCandidate): boolean =>
  isSameNumber(driver.licence_number, candidate.licenceNumber) ||
  isSameNumber(driver.document_number, candidate.documentNumber) ||
  areNamesSimilar(driver.name, candidate.name);

const isSameNumber = (one: string | null | undefined, other: string | null): boolean =>
  one !== null && one !== undefined && one === other;
