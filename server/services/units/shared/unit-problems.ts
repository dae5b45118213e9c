import { unitLabel } from "#domain/units/unit.ts";
import type { Transaction } from "#server/db/client.ts";
import { type FieldProblem, ServiceError } from "#server/errors.ts";
import { findNamesake, type ListedUnit } from "#server/repositories/units/stored-units.ts";

export const NO_SUCH_UNIT = "Questa unità non esiste.";

interface Papers {
  plate?: string | null | undefined;
  vin?: string | null | undefined;
}

/** Refuses "invalid" for a plate or a chassis number that another unit of the fleet has. Call it with the fleet locked. */
export async function refuseTakenPapers(tx: Transaction, { plate, vin }: Papers, exceptId?: string): Promise<void> {
  const problems: FieldProblem[] = [];
  const add = (path: string, what: string, other: ListedUnit | null) => {
    if (other) problems.push({ path, message: `${what} è già di ${other.vehicleName}, unità ${other.number}.` });
  };
  if (plate) add("plate", `La targa ${plate}`, await findNamesake(tx, { plate }, exceptId));
  if (vin) add("vin", `Il telaio ${vin}`, await findNamesake(tx, { vin }, exceptId));
  const [first] = problems;
  if (first) throw new ServiceError("invalid", first.message, problems);
}

/** Refuses "invalid" for a unit that would join the fleet on a day to come, or later than it was first registered allows. */
export function refuseWrongDays(
  unit: { inFleetFrom?: string | undefined; firstRegistration?: string | null | undefined; inFleetTo?: string | null },
  today: string,
): void {
  const { inFleetFrom, firstRegistration, inFleetTo } = unit;
  if (inFleetFrom && inFleetFrom > today) refuse("in_fleet_from", "L'ingresso in flotta non può essere nel futuro.");
  if (inFleetFrom && inFleetTo && inFleetFrom > inFleetTo)
    refuse("in_fleet_from", "L'ingresso in flotta non può seguire l'uscita.");
  if (firstRegistration && firstRegistration > today)
    refuse("first_registration", "L'immatricolazione non può essere nel futuro.");
}

/** "L'unità 2 · GA123BC". */
export const theUnit = (unit: { number: number; plate: string | null }): string => `L'${unitLabel(unit)}`;

function refuse(path: string, message: string): never {
  throw new ServiceError("invalid", message, [{ path, message }]);
}
