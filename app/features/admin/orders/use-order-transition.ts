import { useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { ORDER_PARTICIPLES, ORDER_UNDO_MS, ORDER_WORDS } from "#app/features/admin/orders/order-words.ts";
import { useAlreadyMade } from "#app/features/admin/use-already-made.ts";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiOrder, ApiOrderDetail } from "#domain/api/orders/orders.ts";
import type { AlreadyMade } from "#domain/api/row-shapes.ts";
import { type OrderStatus, orderStatusLabel } from "#domain/orders/order.ts";

type ChangedOrder = ApiOrder & { already: AlreadyMade | null };

/** Brings an order into another state at once, says how it went, and takes it back while "Annulla" stands there. */
export function useOrderTransition(order: ApiOrderDetail) {
  const toast = useToast();
  const sayAlready = useAlreadyMade();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);
  const parameters = { id: order.id };

  const takeBack = async (version: number) => {
    const { status, cancel_reason } = order;
    const body = { status, version, ...(cancel_reason && { cancel_reason }) };
    try {
      await api.patch("/api/orders/:id", { parameters, body });
      toast.success(ORDER_WORDS.undone(orderStatusLabel(status)));
    } catch (thrown) {
      toast.failure(thrown, ORDER_WORDS.undoFailed);
    }
    await revalidate();
  };

  /** What is said once it is done, by whoever was first. */
  const settle = async ({ already, version, status, reference }: ChangedOrder) => {
    if (already) toast.success(sayAlready(already, ORDER_PARTICIPLES[status]));
    else
      toast.undoable(ORDER_WORDS.changedTo(reference, orderStatusLabel(status)), {
        id: `order ${order.id}`,
        forMs: ORDER_UNDO_MS,
        onUndo: () => void takeBack(version),
      });
    await revalidate();
  };

  const transition = async (status: OrderStatus) => {
    setPending(true);
    try {
      await settle(await api.patch("/api/orders/:id", { parameters, body: { status, version: order.version } }));
    } catch (thrown) {
      toast.failure(thrown, ORDER_WORDS.transitionFailed);
      await revalidate();
    } finally {
      setPending(false);
    }
  };
  return { transition, cancelled: settle, pending };
}
