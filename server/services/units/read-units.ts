import type { UnitState } from "#domain/units/unit.ts";
import type { AppContext } from "#server/context.ts";
import type { Queryable } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import type { ListQuery } from "#server/repositories/table-rows.ts";
import { findUnit, type ListedUnit, listUnits, type UnitListFilters } from "#server/repositories/units/stored-units.ts";
import { listOpenExpiries, type StoredExpiry } from "#server/repositories/units/unit-expiries.ts";
import { listCurrentHolders, type UnitHolder } from "#server/repositories/units/unit-states.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { siteToday } from "#server/services/internal/site-today.ts";
import { parseId } from "#server/services/parse-input.ts";
import { blockingReasons } from "#server/services/units/shared/blocked-unit.ts";
import { NO_SUCH_UNIT } from "#server/services/words/unit-words.ts";

/** A unit with its current state. */
export type UnitDetail = ListedUnit & {
  state: UnitState;
  holder: UnitHolder | null;
  expiries: StoredExpiry[];
  /** Why and since when it cannot be used for bookings; null if it can. */
  blocked: { since: Date; reason: string } | null;
};

export interface UnitsQuery extends UnitListFilters {
  staff: Staff;
  listQuery: ListQuery;
}

/** Lists the units for staff (product.md#unit-records). */
export async function readUnits(
  ctx: AppContext,
  { staff, listQuery, ...narrowing }: UnitsQuery,
): Promise<{ rows: UnitDetail[]; total: number }> {
  requireAbility(staff, "units.read");
  const { rows, total } = await listUnits(ctx.db, listQuery, narrowing);
  return { rows: await withStates(ctx, ctx.db, rows), total };
}

/** Returns the unit with an id. Throws "not-found". */
export async function readUnit(ctx: AppContext, { staff, id }: { staff: Staff; id: string }): Promise<UnitDetail> {
  requireAbility(staff, "units.read");
  return requireUnit(ctx, ctx.db, parseId(id, NO_SUCH_UNIT));
}

/** Returns the unit with an id, with its current state. Throws "not-found". */
export async function requireUnit(ctx: AppContext, db: Queryable, id: string): Promise<UnitDetail> {
  const unit = await findUnit(db, id);
  const [detail] = unit ? await withStates(ctx, db, [unit]) : [];
  if (!detail) throw new ServiceError("not-found", NO_SUCH_UNIT);
  return detail;
}

async function withStates(ctx: AppContext, db: Queryable, rows: readonly ListedUnit[]): Promise<UnitDetail[]> {
  const now = ctx.clock();
  const open = Map.groupBy(
    await listOpenExpiries(
      db,
      rows.map(({ id }) => id),
    ),
    ({ unitId }) => unitId,
  );
  const key = (vehicleId: string, number: number) => `${vehicleId} ${number}`;
  const holders = new Map<string, UnitHolder>();
  for (const holder of await listCurrentHolders(db, rows, now)) {
    const place = key(holder.vehicleId, holder.unit);
    // A booking whose renter has the unit is more important than one that waits for it.
    if (!holders.has(place) || holder.isOut) holders.set(place, holder);
  }
  return rows.map((row) => {
    const holder = holders.get(key(row.vehicleId, row.number)) ?? null;
    const expiries = open.get(row.id) ?? [];
    const since = row.blockedFrom && row.blockedFrom <= now ? row.blockedFrom : null;
    const blocked = since && { since, reason: blockingReasons(expiries, row.kilometres, siteToday(ctx)) };
    return { ...row, holder, state: toUnitState(row, holder), expiries, blocked };
  });
}

function toUnitState({ inFleetTo }: ListedUnit, holder: UnitHolder | null): UnitState {
  if (inFleetTo !== null) return "left";
  if (!holder) return "free";
  if (holder.kind === "maintenance") return "blocked";
  return holder.isOut ? "out" : "held";
}
