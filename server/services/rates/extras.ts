import type { z } from "zod";
import { extraChangesSchema, MAX_EXTRAS, newExtraSchema, validateExtra } from "#domain/forms/rates/extra.ts";
import { eurosToCents } from "#domain/money.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { type FieldProblem, ServiceError } from "#server/errors.ts";
import {
  countExtras,
  deleteStoredExtra,
  findUnknownCityIds,
  findUnknownVehicleIds,
  insertStoredExtra,
  lockExtra,
  readExtraRows,
  type StoredExtra,
  updateStoredExtra,
} from "#server/repositories/rates/stored-extras.ts";
import type { ListQuery } from "#server/repositories/table-rows.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import {
  invalidFieldsError,
  mapUniqueViolation,
  parseId,
  parseInput,
  pickDefined,
} from "#server/services/parse-input.ts";

const NO_SUCH_EXTRA = "Questo extra non esiste.";
const FIXED_CODE = "Il codice di un extra non cambia: lo portano indirizzi e prenotazioni.";
const UNKNOWN_VEHICLE = "Un'auto scelta non c'è più: togli la scelta.";
const UNKNOWN_CITY = "Una città scelta non c'è più: togli la scelta.";
const EXTRA_UNIQUE_PROBLEMS: Readonly<Record<string, FieldProblem>> = {
  extras_code_unique: { path: "code", message: "C'è già un extra con questo codice." },
};

/** Lists the extras for staff, deactivated ones included (product.md#rates-screen). */
export async function readExtras(ctx: AppContext, { staff, listQuery }: { staff: Staff; listQuery: ListQuery }) {
  requireAbility(staff, "rates.read");
  return readExtraRows(ctx.db, listQuery);
}

/**
 * Creates an extra (product.md#extras). Throws "invalid" for wrong fields, a code that exists, unknown cars and cities, and "conflict" at the maximum
 * number of extras.
 */
export async function createExtra(
  ctx: AppContext,
  { staff, body }: { staff: Staff; body: unknown },
): Promise<StoredExtra> {
  requireAbility(staff, "rates.manage");
  const { code, ...fields } = parseInput(newExtraSchema, body);
  return mapUniqueViolation(EXTRA_UNIQUE_PROBLEMS, () =>
    staffWrite(ctx, staff, async (tx, audit) => {
      if ((await countExtras(tx)) >= MAX_EXTRAS) throw tooManyExtras();
      await assertKnownPlaces(tx, fields);
      const now = ctx.clock();
      const { name, unit, price } = fields;
      const columns = { ...toColumns(fields), code, name, unit, priceCents: toCents(price) };
      const after = await insertStoredExtra(tx, { ...columns, createdAt: now, updatedAt: now });
      await audit({ action: "create", entity: "extras", entityId: after.id, before: null, after });
      return after;
    }),
  );
}

const tooManyExtras = () =>
  new ServiceError("conflict", `Ci sono già ${MAX_EXTRAS} extra: eliminane uno per aggiungerne altri.`);

/**
 * Updates an extra. Bookings keep theirs. Throws whatever `createExtra` throws, "not-found", "invalid" for another code, and "conflict" for a stale
 * `version`.
 */
export async function updateExtra(
  ctx: AppContext,
  { staff, id, body }: { staff: Staff; id: string; body: unknown },
): Promise<StoredExtra> {
  requireAbility(staff, "rates.manage");
  const extraId = parseId(id, NO_SUCH_EXTRA);
  const { version, code, ...changes } = parseInput(extraChangesSchema, body);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockExtra(tx, extraId);
    if (!before) throw new ServiceError("not-found", NO_SUCH_EXTRA);
    await rejectStaleVersion(tx, "extras", before, version, ctx);
    if (code !== undefined && code !== before.code) throw invalidFieldsError([{ path: "code", message: FIXED_CODE }]);
    const message = validateExtra({
      unit: before.unit,
      max_charged_days: before.maxChargedDays,
      ...pickDefined(changes),
    });
    if (message) throw invalidFieldsError([{ path: "max_charged_days", message }]);
    await assertKnownPlaces(tx, changes);
    const after = await updateStoredExtra(tx, extraId, toColumns(changes), ctx.clock());
    await audit({ action: "update", entity: "extras", entityId: extraId, before, after });
    return after;
  });
}

/** Deletes an extra. Bookings that ordered it keep their line. Throws "not-found". */
export async function deleteExtra(ctx: AppContext, { staff, id }: { staff: Staff; id: string }): Promise<void> {
  requireAbility(staff, "rates.manage");
  const extraId = parseId(id, NO_SUCH_EXTRA);
  await staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockExtra(tx, extraId);
    if (!before) throw new ServiceError("not-found", NO_SUCH_EXTRA);
    await deleteStoredExtra(tx, extraId);
    await audit({ action: "delete", entity: "extras", entityId: extraId, before, after: null });
  });
}

type ExtraFields = Omit<z.output<typeof extraChangesSchema>, "version" | "code">;

const toColumns = ({
  price,
  max_quantity,
  max_charged_days,
  vehicle_ids,
  city_ids,
  lead_hours,
  ...same
}: ExtraFields) =>
  pickDefined({
    ...same,
    priceCents: price === undefined ? undefined : toCents(price),
    maxQuantity: max_quantity,
    maxChargedDays: max_charged_days,
    vehicleIds: vehicle_ids,
    cityIds: city_ids,
    leadHours: lead_hours,
  });

/** Converts a price that the schema has checked. */
const toCents = (euros: number) => eurosToCents(euros) ?? 0;

async function assertKnownPlaces(tx: Transaction, { vehicle_ids = [], city_ids = [] }: ExtraFields): Promise<void> {
  const problems: FieldProblem[] = [
    ...((await findUnknownVehicleIds(tx, vehicle_ids)).length > 0
      ? [{ path: "vehicle_ids", message: UNKNOWN_VEHICLE }]
      : []),
    ...((await findUnknownCityIds(tx, city_ids)).length > 0 ? [{ path: "city_ids", message: UNKNOWN_CITY }] : []),
  ];
  if (problems.length > 0) throw invalidFieldsError(problems);
}
