import type { z } from "zod";
import {
  MAX_PROMOTION_CODES,
  promotionCodeChangesSchema,
  promotionCodeSchema,
} from "#domain/forms/rates/promotion-code.ts";
import { centsToEuros, eurosToCents } from "#domain/money.ts";
import { formatCount } from "#domain/numbers.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { type FieldProblem, ServiceError } from "#server/errors.ts";
import { findUnknownCities } from "#server/repositories/cities/city-names.ts";
import type { StoredPromotionCode } from "#server/repositories/rates/promotion-codes.ts";
import {
  countPromotionCodes,
  deletePromotionCodeRow,
  findScope,
  insertPromotionCode,
  lockPromotionCode,
  type NamedPromotionCode,
  nameVehicles,
  readPromotionCodeRows,
  updatePromotionCodeRow,
} from "#server/repositories/rates/stored-promotion-codes.ts";
import type { ListQuery } from "#server/repositories/table-rows.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { invalidFieldsError, mapUniqueViolation, parseId, parseInput } from "#server/services/parse-input.ts";

const NO_SUCH_CODE = "Questo codice non esiste.";
const FIXED_CODE = "Il testo di un codice non cambia: lo portano le prenotazioni.";
const USED_CODE = "Qualche prenotazione ha usato questo codice: disattivalo, oppure indica l'ultimo giorno.";
const UNIQUE_PROBLEMS: Readonly<Record<string, FieldProblem>> = {
  promotion_codes_code_unique: { path: "code", message: "Questo codice c'è già." },
};

/** Lists the promotion codes with their uses (product.md#promotion-codes). */
export async function readPromotionCodes(
  ctx: AppContext,
  { staff, listQuery }: { staff: Staff; listQuery: ListQuery },
): Promise<{ rows: NamedPromotionCode[]; total: number }> {
  requireAbility(staff, "rates.read");
  return readPromotionCodeRows(ctx.db, listQuery);
}

/**
 * Creates a promotion code. Throws "invalid" for wrong fields, a duplicate code, and an unknown car, brand or city, and "conflict" at the maximum
 * number of codes.
 */
export async function createPromotionCode(
  ctx: AppContext,
  { staff, body }: { staff: Staff; body: unknown },
): Promise<NamedPromotionCode> {
  requireAbility(staff, "rates.manage");
  const columns = toColumns(parseInput(promotionCodeSchema, body));
  return mapUniqueViolation(UNIQUE_PROBLEMS, () =>
    staffWrite(ctx, staff, async (tx, audit) => {
      if ((await countPromotionCodes(tx)) >= MAX_PROMOTION_CODES) throw tooManyCodes();
      await assertKnownScope(tx, columns);
      const now = ctx.clock();
      const after = await insertPromotionCode(tx, { ...columns, createdAt: now, updatedAt: now });
      await audit({ action: "create", entity: "promotion_codes", entityId: after.id, before: null, after });
      return named(tx, after);
    }),
  );
}

const tooManyCodes = () =>
  new ServiceError("conflict", `Ci sono già ${MAX_PROMOTION_CODES} codici: eliminane uno per aggiungerne altri.`);

/**
 * Updates a promotion code. Bookings keep the discount that they got. Throws whatever `createPromotionCode` throws, "not-found", "invalid" for another
 * code or fewer uses than are taken, and "conflict" for a stale `version`.
 */
export async function updatePromotionCode(
  ctx: AppContext,
  { staff, id, body }: { staff: Staff; id: string; body: unknown },
): Promise<NamedPromotionCode> {
  requireAbility(staff, "rates.manage");
  const codeId = parseId(id, NO_SUCH_CODE);
  const { version, ...changes } = parseInput(promotionCodeChangesSchema, body);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockPromotionCode(tx, codeId);
    if (!before) throw new ServiceError("not-found", NO_SUCH_CODE);
    await rejectStaleVersion(tx, "promotion_codes", before, version, ctx);
    if (changes.code !== undefined && changes.code !== before.code)
      throw invalidFieldsError([{ path: "code", message: FIXED_CODE }]);
    const columns = toColumns(parseInput(promotionCodeSchema, { ...toFields(before), ...changes }));
    assertEnoughUses(columns, before);
    await assertKnownScope(tx, columns);
    const after = await updatePromotionCodeRow(tx, codeId, columns, ctx.clock());
    await audit({ action: "update", entity: "promotion_codes", entityId: codeId, before, after });
    return named(tx, after);
  });
}

/** Deletes a promotion code that no booking uses. Throws "not-found", and "conflict" for a code in use. */
export async function deletePromotionCode(ctx: AppContext, { staff, id }: { staff: Staff; id: string }): Promise<void> {
  requireAbility(staff, "rates.manage");
  const codeId = parseId(id, NO_SUCH_CODE);
  await staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockPromotionCode(tx, codeId);
    if (!before) throw new ServiceError("not-found", NO_SUCH_CODE);
    if (before.used > 0) throw new ServiceError("conflict", USED_CODE);
    await deletePromotionCodeRow(tx, codeId);
    await audit({ action: "delete", entity: "promotion_codes", entityId: codeId, before, after: null });
  });
}

type PromotionCodeFields = z.output<typeof promotionCodeSchema>;

/** Returns the columns of a code; those that its scope does not use are empty. */
const toColumns = (code: PromotionCodeFields) => ({
  code: code.code,
  percent: code.percent,
  amountCents: code.amount === null ? null : eurosToCents(code.amount),
  vehicleId: code.scope === "vehicle" ? code.vehicle_id : null,
  brand: code.scope === "brand" ? code.brand : null,
  category: code.scope === "category" ? code.category : null,
  city: code.city,
  bookFrom: code.book_from,
  bookUntil: code.book_until,
  rentalFrom: code.rental_from,
  rentalUntil: code.rental_until,
  minDays: code.min_days,
  combinesWithLength: code.combines_with_length,
  combinesWithPackages: code.combines_with_packages,
  maxUses: code.max_uses,
  maxUsesPerPerson: code.max_uses_per_person,
  active: code.active,
});

/** Returns a stored code as the fields of the form. */
const toFields = (row: StoredPromotionCode): PromotionCodeFields => ({
  code: row.code,
  percent: row.percent,
  amount: row.amountCents === null ? null : centsToEuros(row.amountCents),
  scope: scopeOfCode(row),
  vehicle_id: row.vehicleId,
  brand: row.brand,
  category: row.category,
  city: row.city,
  book_from: row.bookFrom,
  book_until: row.bookUntil,
  rental_from: row.rentalFrom,
  rental_until: row.rentalUntil,
  min_days: row.minDays,
  combines_with_length: row.combinesWithLength,
  combines_with_packages: row.combinesWithPackages,
  max_uses: row.maxUses,
  max_uses_per_person: row.maxUsesPerPerson,
  active: row.active,
});

/** Returns the scope that the columns of a code name. */
export function scopeOfCode({
  vehicleId,
  brand,
  category,
}: Pick<StoredPromotionCode, "vehicleId" | "brand" | "category">): PromotionCodeFields["scope"] {
  if (vehicleId !== null) return "vehicle";
  if (brand !== null) return "brand";
  return category === null ? "all" : "category";
}

const named = async (tx: Transaction, row: StoredPromotionCode): Promise<NamedPromotionCode> => {
  const [first] = await nameVehicles(tx, [row]);
  return first ?? { ...row, vehicleName: null };
};

function assertEnoughUses({ maxUses }: { maxUses: number | null }, { used }: StoredPromotionCode): void {
  if (maxUses === null || maxUses >= used) return;
  const message = `Il codice è già stato usato ${formatCount(used, "volta", "volte")}: indica almeno ${used}.`;
  throw invalidFieldsError([{ path: "max_uses", message }]);
}

/** Throws "invalid" at the field of a car, brand or city that does not exist. */
async function assertKnownScope(
  tx: Transaction,
  columns: { vehicleId: string | null; brand: string | null; city: string | null },
): Promise<void> {
  const { hasVehicle, hasBrand } = await findScope(tx, columns);
  const { city } = columns;
  const isUnknownCity = city !== null && (await findUnknownCities(tx, [city])).length > 0;
  const problems: FieldProblem[] = [
    ...(hasVehicle ? [] : [{ path: "vehicle_id", message: "Quest'auto non esiste: scegline una dall'elenco." }]),
    ...(hasBrand ? [] : [{ path: "brand", message: `Non conosciamo il brand «${columns.brand}».` }]),
    ...(isUnknownCity ? [{ path: "city", message: `Non conosciamo la città «${city}».` }] : []),
  ];
  if (problems.length > 0) throw invalidFieldsError(problems);
}
