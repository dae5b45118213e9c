import { validateDriver } from "#domain/prices/terms.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import type { RentalTerms } from "#domain/vehicles/vehicle.ts";
import { inItalian } from "#server/errors.ts";

/** The data of an additional driver that decide whether the driver may drive the vehicle. */
interface OtherDriver {
  birthDate: CivilDate;
  licenceIssuedOn: CivilDate;
  licenceExpiresOn: CivilDate | null;
}

interface DrivenRental {
  pickupDate: CivilDate;
  returnDate: CivilDate;
  terms: RentalTerms;
}

interface OtherDriverProblem {
  field: "birth_date" | "licence_issued_on" | "licence_expires_on";
  message: string;
}

/**
 * Returns why an additional driver may not drive the vehicle: the requirements for renters apply, and the licence must not expire before the return
 * (product.md#second-drivers).
 */
export function otherDriverProblems(
  { birthDate, licenceIssuedOn, licenceExpiresOn }: OtherDriver,
  { pickupDate, returnDate, terms }: DrivenRental,
): OtherDriverProblem[] {
  const driverFacts = { birthDate, licenceDate: licenceIssuedOn };
  const problems = validateDriver(driverFacts, pickupDate, terms).map(
    ({ field, message }): OtherDriverProblem => ({
      field: field === "licenceDate" ? "licence_issued_on" : "birth_date",
      message: inItalian(message),
    }),
  );
  if (licenceExpiresOn && licenceExpiresOn < returnDate)
    problems.push({ field: "licence_expires_on", message: "La patente scade prima della riconsegna." });
  return problems;
}
