import { z } from "zod";
import { orderChangesSchema } from "#domain/forms/orders/order.ts";
import { toCamelCase } from "#domain/key-casing.ts";
import { type OrderStatus, orderStatusLabel, orderTransitionsFrom } from "#domain/orders/order.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { findStatusChange, type RecordedAction } from "#server/repositories/audit-log/audit-log.ts";
import {
  findOrder,
  type ListedOrder,
  listOrders,
  lockOrder,
  type StoredOrder,
  updateStoredOrder,
} from "#server/repositories/orders/orders.ts";
import type { ListQuery } from "#server/repositories/table-rows.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { parseId, parseInput } from "#server/services/parse-input.ts";
import { NO_SUCH_ORDER } from "#server/services/words/booking-words.ts";

export async function readOrders(ctx: AppContext, { staff, listQuery }: { staff: Staff; listQuery: ListQuery }) {
  requireAbility(staff, "orders.read");
  return listOrders(ctx.db, listQuery);
}

/** Returns an order by its id or reference. Throws "not-found". */
export async function readOrder(ctx: AppContext, { staff, id }: { staff: Staff; id: string }): Promise<ListedOrder> {
  requireAbility(staff, "orders.read");
  const key = z.uuid().safeParse(id).success ? { id } : { reference: id.toUpperCase() };
  const order = await findOrder(ctx.db, key);
  if (!order) throw new ServiceError("not-found", NO_SUCH_ORDER);
  return order;
}

/** An order after an update. `already` is set if the order had the requested status before; it says who had set the status, if known. */
interface UpdatedOrder {
  order: ListedOrder;
  already: { act: RecordedAction | null; own: boolean } | null;
}

/**
 * Changes the status of an order (by the transitions in `domain/orders/order.ts`), its day, its note or its language. Idempotent. Throws "invalid" for wrong fields
 * and a cancellation without a reason, "not-found", and "conflict" for a transition that is not allowed or a stale version.
 */
export async function updateOrder(
  ctx: AppContext,
  { staff, id, body }: { staff: Staff; id: string; body: unknown },
): Promise<UpdatedOrder> {
  requireAbility(staff, "orders.manage");
  const orderId = parseId(id, NO_SUCH_ORDER);
  const { version, status, cancelReason, ...noteFields } = toCamelCase(parseInput(orderChangesSchema, body));
  return staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockOrder(tx, orderId);
    if (!before) throw new ServiceError("not-found", NO_SUCH_ORDER);
    const isTransition = status !== undefined && status !== before.status;
    const hasNewNotes =
      (noteFields.serviceOn !== undefined && noteFields.serviceOn !== before.serviceOn) ||
      (noteFields.notes !== undefined && noteFields.notes !== before.notes) ||
      (noteFields.language !== undefined && noteFields.language !== before.language);
    if (!isTransition && !hasNewNotes)
      return toUpdatedOrder(tx, orderId, await findEarlierOrderChange(tx, before, status, staff));
    await rejectStaleVersion(tx, "orders", before, version, ctx);
    const changes = isTransition ? toOrderTransition(before, status, cancelReason) : {};
    const after = await updateStoredOrder(tx, orderId, { ...noteFields, ...changes }, ctx.clock());
    await audit({ action: isTransition ? "move" : "update", entity: "orders", entityId: orderId, before, after });
    return toUpdatedOrder(tx, orderId, null);
  });
}

async function toUpdatedOrder(tx: Transaction, id: string, already: UpdatedOrder["already"]): Promise<UpdatedOrder> {
  const order = await findOrder(tx, { id });
  if (!order) throw new ServiceError("not-found", NO_SUCH_ORDER);
  return { order, already };
}

async function findEarlierOrderChange(
  tx: Transaction,
  { id }: StoredOrder,
  status: OrderStatus | undefined,
  staff: Staff,
) {
  if (status === undefined) return null;
  const priorChange = await findStatusChange(tx, "orders", id, status);
  return { act: priorChange, own: priorChange?.actor === staff.userId };
}

/** Returns the columns that a transition changes. Only a cancelled order has a reason. */
function toOrderTransition({ status: from }: StoredOrder, to: OrderStatus, cancelReason: string | undefined) {
  if (!orderTransitionsFrom(from).some((open) => open.to === to)) {
    const states = `${orderStatusLabel(from)}» a «${orderStatusLabel(to)}`;
    throw new ServiceError("conflict", `Questo ordine non può passare da «${states}».`);
  }
  return { status: to, cancelReason: to === "cancelled" ? cancelReason : null };
}
