import { rateRuleChangesSchema, rateRuleSchema } from "#domain/forms/rates/rate-rule.ts";
import { mayOverlap, mayShareVehicle } from "#domain/rates/package-overlap.ts";
import type { PackageRule } from "#domain/rates/rate-rule.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { listHiddenRules } from "#server/repositories/rates/hidden-rate-rules.ts";
import { type StoredRateRule, toRateRule } from "#server/repositories/rates/rate-rules.ts";
import {
  deleteRateRuleRow,
  findRatedVehicles,
  insertRateRule,
  lockAlwaysPackages,
  lockRateRule,
  type NamedRateRule,
  readRateRuleRows,
  requireNamedRateRule,
  updateRateRuleRow,
} from "#server/repositories/rates/stored-rate-rules.ts";
import type { ListQuery } from "#server/repositories/table-rows.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { createOnce } from "#server/services/internal/idempotent-create.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { siteToday } from "#server/services/internal/site-today.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { parseId, parseInput } from "#server/services/parse-input.ts";
import { assertKnownScope } from "./internal/known-scope.ts";
import { toRateRuleColumns, toRateRuleFields } from "./rate-rule-columns.ts";

const NO_SUCH_RULE = "Questa regola non esiste.";

/** A rule with what hides it; null if nothing does. */
export type ListedRateRule = NamedRateRule & {
  hidden: { isWhole: boolean; by: { id: string; name: string }[] } | null;
};

/** Lists the rules of the rates, each with the rules that hide it (product.md#rates-screen). */
export async function readRateRules(
  ctx: AppContext,
  { staff, listQuery }: { staff: Staff; listQuery: ListQuery },
): Promise<{ rows: ListedRateRule[]; total: number }> {
  requireAbility(staff, "rates.read");
  const { rows, total } = await readRateRuleRows(ctx.db, listQuery);
  const hidden = await listHiddenRules(ctx.db, siteToday(ctx));
  const hiddenOf = (id: string) => {
    const found = hidden[id];
    if (!found) return null;
    return { isWhole: found.isWhole, by: found.by.map((other) => ({ id: other, name: found.names[other] ?? "" })) };
  };
  return { rows: rows.map((row) => ({ ...row, hidden: hiddenOf(row.id) })), total };
}

/**
 * Creates a rule (product.md#rates-screen). Idempotent by key and fields. Throws "invalid" for wrong fields, an unknown car, brand or city, and for a
 * package marked "always" that meets another one.
 */
export async function createRateRule(
  ctx: AppContext,
  { staff, body, idempotencyKey }: { staff: Staff; body: unknown; idempotencyKey?: string | undefined },
): Promise<NamedRateRule> {
  requireAbility(staff, "rates.manage");
  const columns = toRateRuleColumns(parseInput(rateRuleSchema, body));
  return staffWrite(ctx, staff, async (tx, audit) => {
    const request = { endpoint: "POST /api/rate_rules", rule: columns };
    const id = await createOnce(ctx, tx, { staff, idempotencyKey, request }, async () => {
      await assertKnownScope(tx, columns);
      const now = ctx.clock();
      const row = await insertRateRule(tx, { ...columns, createdAt: now, updatedAt: now });
      await assertNoOverlap(tx, row);
      await audit({ action: "create", entity: "rate_rules", entityId: row.id, before: null, after: row });
      return row.id;
    });
    return requireNamedRateRule(tx, id);
  });
}

/**
 * Changes a rule. Bookings keep the prices at which they were made. Throws whatever `createRateRule` throws, "not-found", and "conflict" for a stale
 * `version`.
 */
export async function updateRateRule(
  ctx: AppContext,
  { staff, id, body }: { staff: Staff; id: string; body: unknown },
): Promise<NamedRateRule> {
  requireAbility(staff, "rates.manage");
  const ruleId = parseId(id, NO_SUCH_RULE);
  const { version, ...changes } = parseInput(rateRuleChangesSchema, body);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockRateRule(tx, ruleId);
    if (!before) throw new ServiceError("not-found", NO_SUCH_RULE);
    await rejectStaleVersion(tx, "rate_rules", before, version, ctx);
    const columns = toRateRuleColumns(parseInput(rateRuleSchema, { ...toRateRuleFields(before), ...changes }));
    await assertKnownScope(tx, columns);
    const after = await updateRateRuleRow(tx, ruleId, columns, ctx.clock());
    await assertNoOverlap(tx, after);
    await audit({ action: "update", entity: "rate_rules", entityId: ruleId, before, after });
    return requireNamedRateRule(tx, ruleId);
  });
}

/** Deletes a rule. Bookings keep the prices at which they were made. Throws "not-found". */
export async function deleteRateRule(ctx: AppContext, { staff, id }: { staff: Staff; id: string }): Promise<void> {
  requireAbility(staff, "rates.manage");
  const ruleId = parseId(id, NO_SUCH_RULE);
  await staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockRateRule(tx, ruleId);
    if (!before) throw new ServiceError("not-found", NO_SUCH_RULE);
    await deleteRateRuleRow(tx, ruleId);
    await audit({ action: "delete", entity: "rate_rules", entityId: ruleId, before, after: null });
  });
}

/** Throws "invalid" if a package is always used and may meet another such package for one car: both could not be used. */
async function assertNoOverlap(tx: Transaction, row: StoredRateRule): Promise<void> {
  if (!row.always) return;
  const packages = (await lockAlwaysPackages(tx)).map(toPackage);
  const own = toPackage(row);
  const vehicles = await findRatedVehicles(
    tx,
    packages.flatMap(({ scope }) => (scope.kind === "vehicle" ? scope.vehicle : [])),
  );
  const met = packages.find(
    (other) => other.id !== own.id && mayShareVehicle(own, other, (id) => vehicles.get(id)) && mayOverlap(own, other),
  );
  if (met)
    throw refusedField("always", `Si sovrappone al pacchetto «${met.names.it}», che per le stesse auto si usa sempre.`);
}

/** The caller reads packages only. */
const toPackage = (row: StoredRateRule) => toRateRule(row, { it: row.name }) as PackageRule;

const refusedField = (path: string, message: string) => new ServiceError("invalid", message, [{ path, message }]);
