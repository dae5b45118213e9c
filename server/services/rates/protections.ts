import type { z } from "zod";
import type { CategorySlug } from "#domain/categories.ts";
import { newProtectionSchema, protectionChangesSchema } from "#domain/forms/rates/protection.ts";
import { type Cents, eurosToCents } from "#domain/money.ts";
import type { AppContext } from "#server/context.ts";
import { type FieldProblem, ServiceError } from "#server/errors.ts";
import {
  countProtections,
  deleteProtectionRow,
  insertProtection,
  lockProtection,
  readStoredProtections,
  type StoredProtection,
  updateProtectionRow,
} from "#server/repositories/rates/protections.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { mapUniqueViolation, parseId, parseInput, pickDefined } from "#server/services/parse-input.ts";

/** More than a renter can compare. */
const MAX_PROTECTIONS = 10;

const NO_SUCH_PROTECTION = "Questa protezione non esiste.";
const UNIQUE_PROBLEMS: Readonly<Record<string, FieldProblem>> = {
  protections_code_unique: { path: "code", message: "C'è già una protezione con questo codice." },
};

/** Returns the protections, inactive ones too, in the order of the form (product.md#protections). */
export async function readProtections(ctx: AppContext, { staff }: { staff: Staff }): Promise<StoredProtection[]> {
  requireAbility(staff, "rates.read");
  return readStoredProtections(ctx.db);
}

/**
 * Adds a protection (product.md#protections). Throws "invalid" for wrong fields and a code that is taken, and "conflict" for more than
 * `MAX_PROTECTIONS`.
 */
export async function createProtection(
  ctx: AppContext,
  { staff, body }: { staff: Staff; body: unknown },
): Promise<StoredProtection> {
  requireAbility(staff, "rates.manage");
  const { code, name, price, ...fields } = parseInput(newProtectionSchema, body);
  return mapUniqueViolation(UNIQUE_PROBLEMS, () =>
    staffWrite(ctx, staff, async (tx, audit) => {
      if ((await countProtections(tx)) >= MAX_PROTECTIONS) throw tooManyProtections();
      const now = ctx.clock();
      const after = await insertProtection(tx, {
        ...toColumns(fields),
        code,
        name,
        priceCents: toCents(price),
        createdAt: now,
        updatedAt: now,
      });
      await audit({ action: "create", entity: "protections", entityId: after.id, before: null, after });
      return after;
    }),
  );
}

const tooManyProtections = () =>
  new ServiceError("conflict", `Ci sono già ${MAX_PROTECTIONS} protezioni: eliminane una per aggiungerne un'altra.`);

/**
 * Changes a protection; bookings keep its price and their terms. Throws "invalid" like `createProtection`, "not-found", and "conflict" for a stale
 * `version`.
 */
export async function updateProtection(
  ctx: AppContext,
  { staff, id, body }: { staff: Staff; id: string; body: unknown },
): Promise<StoredProtection> {
  requireAbility(staff, "rates.manage");
  const protectionId = parseId(id, NO_SUCH_PROTECTION);
  const { version, ...changes } = parseInput(protectionChangesSchema, body);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockProtection(tx, protectionId);
    if (!before) throw new ServiceError("not-found", NO_SUCH_PROTECTION);
    await rejectStaleVersion(tx, "protections", before, version, ctx);
    const after = await updateProtectionRow(tx, protectionId, toColumns(changes), ctx.clock());
    await audit({ action: "update", entity: "protections", entityId: protectionId, before, after });
    return after;
  });
}

/** Deletes a protection; bookings keep its price and their terms. Throws "not-found". */
export async function deleteProtection(ctx: AppContext, { staff, id }: { staff: Staff; id: string }): Promise<void> {
  requireAbility(staff, "rates.manage");
  const protectionId = parseId(id, NO_SUCH_PROTECTION);
  await staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockProtection(tx, protectionId);
    if (!before) throw new ServiceError("not-found", NO_SUCH_PROTECTION);
    await deleteProtectionRow(tx, protectionId);
    await audit({ action: "delete", entity: "protections", entityId: protectionId, before, after: null });
  });
}

type ProtectionChanges = Omit<z.output<typeof protectionChangesSchema>, "version">;

/** Returns the columns of the fields that are given. */
const toColumns = (fields: ProtectionChanges) =>
  pickDefined({
    name: fields.name,
    description: fields.description,
    priceCents: fields.price === undefined ? undefined : toCents(fields.price),
    excessPercent: fields.excess_percent,
    depositPercent: fields.deposit_percent,
    excessCentsByCategory: fields.excess_by_category && toCentsByCategory(fields.excess_by_category),
    depositCentsByCategory: fields.deposit_by_category && toCentsByCategory(fields.deposit_by_category),
    position: fields.position,
    active: fields.active,
  });

const toCentsByCategory = (amounts: Partial<Record<CategorySlug, number>>): Partial<Record<CategorySlug, Cents>> =>
  Object.fromEntries(Object.entries(amounts).map(([category, euros]) => [category, toCents(euros)]));

/** Converts euros to cents. This cannot fail, because the schema accepts only whole cents. */
const toCents = (euros: number): Cents => eurosToCents(euros) ?? 0;
