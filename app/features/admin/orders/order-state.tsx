import { type StatusMark, StatusTag } from "#app/ui/panel/lists/status-tag.tsx";
import { type OrderStatus, orderStatusLabel } from "#domain/orders/order.ts";

const MARKS: Record<OrderStatus, StatusMark> = {
  open: "ring",
  confirmed: "solid",
  done: "solid",
  cancelled: "struck",
};

/** Shows an order's status by fill and word. */
export function OrderState({ status }: { status: OrderStatus }) {
  return (
    <StatusTag mark={MARKS[status]} tone={status === "open" || status === "confirmed" ? "state" : "over"}>
      {orderStatusLabel(status)}
    </StatusTag>
  );
}
