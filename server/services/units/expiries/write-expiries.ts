import { MISSING_DUE_MESSAGE } from "#domain/forms/field-messages.ts";
import { expiryOverrideSchema, newUnitExpirySchema, unitExpiryChangesSchema } from "#domain/forms/units/unit-expiry.ts";
import { toCamelCase } from "#domain/key-casing.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { findUnit, type ListedUnit, lockUnit } from "#server/repositories/units/stored-units.ts";
import {
  insertExpiry,
  lockExpiry,
  type StoredExpiry,
  updateExpiryRow,
} from "#server/repositories/units/unit-expiries.ts";
import { lockStoredVehicle } from "#server/repositories/vehicles/stored-vehicles.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { createOnce } from "#server/services/internal/idempotent-create.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { siteToday } from "#server/services/internal/site-today.ts";
import { type Audit, staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { parseId, parseInput } from "#server/services/parse-input.ts";
import { requireUnit, type UnitDetail } from "#server/services/units/read-units.ts";
import { recomputeBlock } from "#server/services/units/shared/blocked-unit.ts";
import { NO_SUCH_UNIT } from "#server/services/words/unit-words.ts";

const NO_SUCH_EXPIRY = "Questa scadenza non esiste.";

export interface ExpiryInput {
  staff: Staff;
  /** For a new expiry the id of its unit, otherwise the id of the expiry. */
  id: string;
  body: unknown;
}

export interface NewExpiryInput extends ExpiryInput {
  idempotencyKey?: string | undefined;
}

/**
 * Adds an expiry to a unit (product.md#unit-expiries). Idempotent by key and fields. Throws "invalid" for wrong fields, and "not-found" for an
 * unknown unit.
 */
export async function addExpiry(
  ctx: AppContext,
  { staff, id, body, idempotencyKey }: NewExpiryInput,
): Promise<UnitDetail> {
  requireAbility(staff, "units.manage");
  const unitId = parseId(id, NO_SUCH_UNIT);
  const expiry = toCamelCase(parseInput(newUnitExpirySchema, body));
  return staffWrite(ctx, staff, async (tx, audit) => {
    const unit = await lockUnitWithVehicle(tx, unitId);
    const request = { endpoint: "POST /api/units/:id/expiries", unitId, expiry };
    await createOnce(ctx, tx, { staff, idempotencyKey, request }, async () => {
      const now = ctx.clock();
      const after = await insertExpiry(tx, { ...expiry, unitId, createdAt: now, updatedAt: now });
      await audit({ action: "create", entity: "unit_expiries", entityId: after.id, before: null, after });
      await recomputeBlock(ctx, tx, unit);
      return after.id;
    });
    return requireUnit(ctx, tx, unitId);
  });
}

/** Updates an expiry, or marks it as renewed with `done`. Throws "invalid", "not-found", and "conflict" for a stale `version`. */
export async function changeExpiry(ctx: AppContext, input: ExpiryInput): Promise<UnitDetail> {
  requireAbility(input.staff, "units.manage");
  const { version, done, ...changes } = toCamelCase(parseInput(unitExpiryChangesSchema, input.body));
  return writeExpiry(ctx, input, version, (before) => {
    const after = { ...before, ...changes };
    if (after.dueOn === null && after.dueKilometres === null) {
      const message = MISSING_DUE_MESSAGE;
      throw new ServiceError("invalid", message, [{ path: "due_on", message }]);
    }
    // If the last valid day changes, the reminders start again.
    const reminders = after.dueOn === before.dueOn ? {} : { remindedDays: null };
    const closing = done === undefined ? {} : { doneAt: done ? (before.doneAt ?? ctx.clock()) : null };
    return { ...changes, ...reminders, ...closing };
  });
}

/**
 * Overrides an expiry until a day, with a reason: until then it does not block its unit (product.md#unit-expiries). Only admins may do this. Throws
 * "invalid" for a day in the past.
 */
export async function overrideExpiry(ctx: AppContext, input: ExpiryInput): Promise<UnitDetail> {
  requireAbility(input.staff, "units.override-expiry");
  const { version, until, reason } = parseInput(expiryOverrideSchema, input.body);
  if (until < siteToday(ctx)) {
    const message = "Scegli un giorno da oggi in poi.";
    throw new ServiceError("invalid", message, [{ path: "until", message }]);
  }
  const override = { overrideUntil: until, overrideReason: reason, overrideBy: input.staff.userId };
  return writeExpiry(ctx, input, version, () => override, "override");
}

async function writeExpiry(
  ctx: AppContext,
  { staff, id, body: _checked }: ExpiryInput,
  version: number | undefined,
  changesOf: (before: StoredExpiry) => Parameters<typeof updateExpiryRow>[2],
  action: Parameters<Audit>[0]["action"] = "update",
): Promise<UnitDetail> {
  const expiryId = parseId(id, NO_SUCH_EXPIRY);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockExpiry(tx, expiryId);
    if (!before) throw new ServiceError("not-found", NO_SUCH_EXPIRY);
    const unit = await lockUnitWithVehicle(tx, before.unitId);
    await rejectStaleVersion(tx, "unit_expiries", before, version, ctx);
    const after = await updateExpiryRow(tx, expiryId, changesOf(before), ctx.clock());
    await audit({ action, entity: "unit_expiries", entityId: expiryId, before, after });
    await recomputeBlock(ctx, tx, unit);
    return requireUnit(ctx, tx, before.unitId);
  });
}

/** Locks vehicle and unit until the transaction ends and returns the unit. Locks the vehicle first, as every booking does. */
async function lockUnitWithVehicle(tx: Transaction, unitId: string): Promise<ListedUnit> {
  const unit = await findUnit(tx, unitId);
  if (!unit) throw new ServiceError("not-found", NO_SUCH_UNIT);
  await lockStoredVehicle(tx, unit.vehicleId);
  const locked = await lockUnit(tx, unitId);
  return { ...unit, ...locked };
}
