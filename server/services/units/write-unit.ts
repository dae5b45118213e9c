import type { z } from "zod";
import { newUnitSchema, unitChangesSchema, unitTransitionSchema } from "#domain/forms/units/unit.ts";
import { type CamelCased, toCamelCase } from "#domain/key-casing.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { formatItalianShort, withItalianArticle } from "#domain/rental-period/italian-dates.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { type FieldProblem, ServiceError } from "#server/errors.ts";
import {
  findDuplicateUnit,
  findUnit,
  insertUnit,
  type ListedUnit,
  lockUnit,
  nextUnitNumber,
  updateUnitRow,
} from "#server/repositories/units/stored-units.ts";
import { findNextHolder, type UnitHolder } from "#server/repositories/units/unit-states.ts";
import { lockFleet, lockStoredVehicle, updateStoredVehicle } from "#server/repositories/vehicles/stored-vehicles.ts";
import { listUnitNumbers } from "#server/repositories/vehicles/unit-numbers.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { createOnce } from "#server/services/internal/idempotent-create.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { siteToday } from "#server/services/internal/site-today.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { parseId, parseInput } from "#server/services/parse-input.ts";
import { recomputeBlock } from "#server/services/units/shared/blocked-unit.ts";
import { NO_SUCH_VEHICLE } from "#server/services/vehicles/shared/parse-vehicle.ts";
import { NO_SUCH_UNIT, unitWithItalianArticle } from "#server/services/words/unit-words.ts";
import { requireUnit, type UnitDetail } from "./read-units.ts";

type UnitFields = Omit<CamelCased<z.output<typeof newUnitSchema>>, "vehicleId">;

/**
 * Adds a unit to a vehicle (product.md#unit-records). Idempotent by key and fields. Throws "invalid" for wrong fields, an unknown vehicle, and a
 * duplicate plate or chassis number.
 */
export async function createUnit(
  ctx: AppContext,
  { staff, body, idempotencyKey }: { staff: Staff; body: unknown; idempotencyKey?: string | undefined },
): Promise<UnitDetail> {
  requireAbility(staff, "units.manage");
  const { vehicleId, ...unit } = toCamelCase(parseInput(newUnitSchema, body));
  const request = { endpoint: "POST /api/units", vehicleId, unit };
  return staffWrite(ctx, staff, async (tx, audit) => {
    const id = await createOnce(ctx, tx, { staff, idempotencyKey, request }, async () => {
      const row = await storeUnit(ctx, tx, vehicleId, unit);
      await audit({ action: "create", entity: "units", entityId: row.id, before: null, after: row });
      return row.id;
    });
    return requireUnit(ctx, tx, id);
  });
}

async function storeUnit(ctx: AppContext, tx: Transaction, vehicleId: string, unit: UnitFields) {
  const today = siteToday(ctx);
  assertFleetDates(unit, today);
  await lockFleet(tx);
  const vehicle = await lockStoredVehicle(tx, vehicleId);
  if (!vehicle) {
    throw new ServiceError("invalid", NO_SUCH_VEHICLE, [{ path: "vehicle_id", message: NO_SUCH_VEHICLE }]);
  }
  await assertUniqueIdentifiers(tx, unit);
  const now = ctx.clock();
  const number = await nextUnitNumber(tx, vehicleId);
  const row = await insertUnit(tx, { inFleetFrom: today, ...unit, vehicleId, number, createdAt: now, updatedAt: now });
  // Increase the vehicle's version, because its number of units has changed.
  await updateStoredVehicle(tx, vehicleId, {}, now);
  return row;
}

interface UnitUpdate {
  staff: Staff;
  id: string;
  body: unknown;
}

/**
 * Updates a unit (product.md#unit-records). Throws "invalid" for wrong fields, another vehicle, and a duplicate plate or chassis number, "not-found",
 * and "conflict" for a stale `version`.
 */
export async function updateUnit(ctx: AppContext, { staff, id, body }: UnitUpdate): Promise<UnitDetail> {
  requireAbility(staff, "units.manage");
  const unitId = parseId(id, NO_SUCH_UNIT);
  const { version, vehicleId, ...changes } = toCamelCase(parseInput(unitChangesSchema, body));
  return staffWrite(ctx, staff, async (tx, audit) => {
    await lockFleet(tx);
    const before = await lockUnit(tx, unitId);
    if (!before) throw new ServiceError("not-found", NO_SUCH_UNIT);
    await rejectStaleVersion(tx, "units", before, version, ctx);
    if (vehicleId !== undefined && vehicleId !== before.vehicleId) rejectVehicleChange();
    assertFleetDates({ inFleetTo: before.inFleetTo, ...changes }, siteToday(ctx));
    if (before.inFleetTo === null) await assertUniqueIdentifiers(tx, changes, unitId);
    const after = await updateUnitRow(tx, unitId, changes, ctx.clock());
    await recomputeBlock(ctx, tx, after);
    await audit({ action: "update", entity: "units", entityId: unitId, before, after });
    return requireUnit(ctx, tx, unitId);
  });
}

function rejectVehicleChange(): never {
  const message = "Un'unità resta del suo modello: aggiungi un'unità all'altro veicolo.";
  throw new ServiceError("invalid", message, [{ path: "vehicle_id", message }]);
}

interface FleetTransition {
  staff: Staff;
  id: string;
  body: unknown;
}

/**
 * Removes a unit from the fleet (product.md#unit-records). Idempotent. Throws "conflict" if the unit is held now or later (the message names the
 * hold), for the last unit of its vehicle, and for a stale version in `body`.
 */
export function leaveFleet(ctx: AppContext, transition: FleetTransition): Promise<UnitDetail> {
  return changeFleetMembership(ctx, transition, async (tx, unit) => {
    if (unit.inFleetTo !== null) return null;
    const holder = await findNextHolder(tx, unit, ctx.clock());
    if (holder) throw new ServiceError("conflict", unitHeldUntilMessage(unit, holder, ctx.site.timeZone));
    const unitNumbers = await listUnitNumbers(tx, unit.vehicleId);
    if (unitNumbers.length <= 1) throw new ServiceError("conflict", lastUnitMessage(unit));
    // Leave on the later of today and `inFleetFrom`: that day comes from the database's clock and may be ahead of the company's today.
    return { inFleetTo: [siteToday(ctx), unit.inFleetFrom].toSorted().at(-1) ?? null };
  });
}

/** Returns a unit that had left to the fleet, under its former number. Idempotent. Throws "invalid" if another unit has its plate now. */
export function returnToFleet(ctx: AppContext, transition: FleetTransition): Promise<UnitDetail> {
  return changeFleetMembership(ctx, transition, async (tx, unit) => {
    if (unit.inFleetTo === null) return null;
    await assertUniqueIdentifiers(tx, unit, unit.id);
    return { inFleetTo: null };
  });
}

type DecideChange = (tx: Transaction, unit: ListedUnit) => Promise<{ inFleetTo: string | null } | null>;

async function changeFleetMembership(
  ctx: AppContext,
  { staff, id, body }: FleetTransition,
  decide: DecideChange,
): Promise<UnitDetail> {
  requireAbility(staff, "units.manage");
  const unitId = parseId(id, NO_SUCH_UNIT);
  const { version } = parseInput(unitTransitionSchema, body);
  return staffWrite(ctx, staff, async (tx, audit) => {
    await lockFleet(tx);
    const unitBefore = await findUnit(tx, unitId);
    if (!unitBefore) throw new ServiceError("not-found", NO_SUCH_UNIT);
    // Lock the vehicle, so that bookings of this vehicle wait.
    await lockStoredVehicle(tx, unitBefore.vehicleId);
    const before = await lockUnit(tx, unitId);
    if (!before) throw new ServiceError("not-found", NO_SUCH_UNIT);
    await rejectStaleVersion(tx, "units", before, version, ctx);
    const changes = await decide(tx, { ...unitBefore, ...before });
    if (changes) {
      const now = ctx.clock();
      const after = await updateUnitRow(tx, unitId, changes, now);
      await updateStoredVehicle(tx, before.vehicleId, {}, now);
      await audit({ action: "update", entity: "units", entityId: unitId, before, after });
    }
    return requireUnit(ctx, tx, unitId);
  });
}

function unitHeldUntilMessage(
  unit: ListedUnit,
  { booking, note, from, until, isOut }: UnitHolder,
  timeZone: string,
): string {
  if (isOut && booking)
    return `${unitWithItalianArticle(unit)} è fuori con ${booking.renter} (${booking.reference}): fino al rientro resta al suo cliente, poi toglila dalla flotta.`;
  const what = booking ? `${booking.reference}, ${booking.renter}` : `blocco, ${note ?? "manutenzione"}`;
  const day = (at: Date) => formatItalianShort(toCivilMoment(at, timeZone).date);
  const begins = withItalianArticle("dal", day(from));
  const when = until ? `${begins} ${withItalianArticle("al", day(until))}` : begins;
  return `${unitWithItalianArticle(unit)} è impegnata (${what}, ${when}): spostalo su un'altra unità, poi toglila dalla flotta.`;
}

const lastUnitMessage = ({ vehicleName }: ListedUnit) =>
  `È l'ultima unità di ${vehicleName}: per non offrirla più, rendi il veicolo non disponibile.`;

interface UnitIdentifiers {
  plate?: string | null | undefined;
  vin?: string | null | undefined;
}

/** Throws "invalid" if another unit has the plate or chassis number. The caller has locked the fleet. */
async function assertUniqueIdentifiers(
  tx: Transaction,
  { plate, vin }: UnitIdentifiers,
  exceptId?: string,
): Promise<void> {
  const problems: FieldProblem[] = [];
  const add = (path: string, what: string, other: ListedUnit | null) => {
    if (other) problems.push({ path, message: `${what} è già di ${other.vehicleName}, unità ${other.number}.` });
  };
  if (plate) add("plate", `La targa ${plate}`, await findDuplicateUnit(tx, { plate }, exceptId));
  if (vin) add("vin", `Il telaio ${vin}`, await findDuplicateUnit(tx, { vin }, exceptId));
  const [first] = problems;
  if (first) throw new ServiceError("invalid", first.message, problems);
}

/** Throws "invalid" if a unit joins the fleet in the future or before its first registration. */
function assertFleetDates(
  unit: { inFleetFrom?: string | undefined; firstRegistration?: string | null | undefined; inFleetTo?: string | null },
  today: string,
): void {
  const { inFleetFrom, firstRegistration, inFleetTo } = unit;
  if (inFleetFrom && inFleetFrom > today) failField("in_fleet_from", "L'ingresso in flotta non può essere nel futuro.");
  if (inFleetFrom && inFleetTo && inFleetFrom > inFleetTo)
    failField("in_fleet_from", "L'ingresso in flotta non può seguire l'uscita.");
  if (firstRegistration && firstRegistration > today)
    failField("first_registration", "L'immatricolazione non può essere nel futuro.");
}

function failField(path: string, message: string): never {
  throw new ServiceError("invalid", message, [{ path, message }]);
}
