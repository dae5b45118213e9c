import {
  MAX_PROMOTION_CODES,
  promotionCodeChangesSchema,
  promotionCodeSchema,
} from "#domain/forms/rates/promotion-code.ts";
import { formatCount } from "#domain/numbers.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { type FieldProblem, ServiceError } from "#server/errors.ts";
import type { StoredPromotionCode } from "#server/repositories/rates/promotion-codes.ts";
import {
  countPromotionCodes,
  deletePromotionCodeRow,
  insertPromotionCode,
  lockPromotionCode,
  type NamedPromotionCode,
  readPromotionCodeRows,
  updatePromotionCodeRow,
} from "#server/repositories/rates/stored-promotion-codes.ts";
import { withVehicleNames } from "#server/repositories/rates/stored-rate-rules.ts";
import type { ListQuery } from "#server/repositories/table-rows.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { invalidFieldsError, mapUniqueViolation, parseId, parseInput } from "#server/services/parse-input.ts";
import { assertKnownScope } from "./internal/known-scope.ts";
import { toPromotionCodeColumns, toPromotionCodeFields } from "./promotion-code-columns.ts";

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
  const columns = toPromotionCodeColumns(parseInput(promotionCodeSchema, body));
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
    const columns = toPromotionCodeColumns(
      parseInput(promotionCodeSchema, { ...toPromotionCodeFields(before), ...changes }),
    );
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

const named = async (tx: Transaction, row: StoredPromotionCode): Promise<NamedPromotionCode> => {
  const [first] = await withVehicleNames(tx, [row]);
  return first ?? { ...row, vehicleName: null };
};

function assertEnoughUses({ maxUses }: { maxUses: number | null }, { used }: StoredPromotionCode): void {
  if (maxUses === null || maxUses >= used) return;
  const message = `Il codice è già stato usato ${formatCount(used, "volta", "volte")}: indica almeno ${used}.`;
  throw invalidFieldsError([{ path: "max_uses", message }]);
}
