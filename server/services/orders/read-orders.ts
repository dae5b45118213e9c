import { z } from "zod";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { findOrder, type ListedOrder, listOrders } from "#server/repositories/orders/orders.ts";
import type { ListQuery } from "#server/repositories/table-rows.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { NO_SUCH_ORDER } from "./internal/order-problems.ts";

/** The orders. */
export async function readOrders(ctx: AppContext, { staff, listQuery }: { staff: Staff; listQuery: ListQuery }) {
  requireAbility(staff, "orders.read");
  return listOrders(ctx.db, listQuery);
}

/** One order, by its id or its reference. Refuses "not-found". */
export async function readOrder(ctx: AppContext, { staff, id }: { staff: Staff; id: string }): Promise<ListedOrder> {
  requireAbility(staff, "orders.read");
  const key = z.uuid().safeParse(id).success ? { id } : { reference: id.toUpperCase() };
  const order = await findOrder(ctx.db, key);
  if (!order) throw new ServiceError("not-found", NO_SUCH_ORDER);
  return order;
}
