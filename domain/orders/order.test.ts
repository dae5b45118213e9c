// Rule: product.md#orders
import { expect, test } from "vitest";
import { ORDER_STATUSES, ORDER_TRANSITIONS, orderStatusLabel, orderTransitionsFrom } from "#domain/orders/order.ts";

test("an order is confirmed and done step by step, or cancelled", () => {
  const reachable = Object.fromEntries(
    ORDER_STATUSES.map((from) => [from, orderTransitionsFrom(from).flatMap(({ to, label }) => (label ? [to] : []))]),
  );
  expect(reachable).toEqual({
    open: ["confirmed", "cancelled"],
    confirmed: ["done", "open", "cancelled"],
    done: ["confirmed"],
    cancelled: ["open"],
  });
});

test("allows undoing every transition", () => {
  const known = new Set(ORDER_TRANSITIONS.map(({ from, to }) => `${from} ${to}`));
  expect(ORDER_TRANSITIONS.filter(({ from, to }) => !known.has(`${to} ${from}`))).toEqual([]);
});

test("gives each status its own label", () => {
  expect(new Set(ORDER_STATUSES.map(orderStatusLabel)).size).toBe(ORDER_STATUSES.length);
});
