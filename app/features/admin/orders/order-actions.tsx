import { useState } from "react";
import { CancelOrder } from "#app/features/admin/orders/cancel-order.tsx";
import { useOrderTransition } from "#app/features/admin/orders/use-order-transition.ts";
import { Actions } from "#app/ui/panel/actions.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import type { ApiOrderDetail } from "#domain/api/orders/orders.ts";
import { orderTransitionsFrom } from "#domain/orders/order.ts";

/** The transitions that are open to staff (product.md#orders), as buttons; cancelling asks for its reason first. */
export function OrderActions({ order }: { order: ApiOrderDetail }) {
  const [cancelling, setCancelling] = useState(false);
  const { transition, cancelled, pending } = useOrderTransition(order);
  const transitions = orderTransitionsFrom(order.status).flatMap(({ to, label }) => (label ? [{ to, label }] : []));
  return (
    <>
      <Actions>
        {transitions.map(({ to, label }, at) => (
          <Button
            key={to}
            look={at === 0 ? "primary" : "ghost"}
            critical={to === "cancelled"}
            disabled={pending}
            onClick={() => (to === "cancelled" ? setCancelling(true) : void transition(to))}
          >
            {label}
          </Button>
        ))}
      </Actions>
      {cancelling && <CancelOrder order={order} onCancelled={cancelled} onClose={() => setCancelling(false)} />}
    </>
  );
}
