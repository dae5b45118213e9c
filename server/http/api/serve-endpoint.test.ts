import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import type { AppContext } from "#server/context.ts";
import { serveEndpoint, UNDECLARED_FIELDS_MESSAGE } from "#server/http/api/serve-endpoint.ts";
import { brandRow } from "#test/factories/catalogue-rows.ts";

function open() {
  const error = vi.fn<(details: object, message: string) => void>();
  const app = new Hono();
  return { app, error, ctx: { logger: { error } } as unknown as AppContext };
}

// Rule: product.md#api
test("removes a field that the contract does not declare, and logs it", async () => {
  const { app, error, ctx } = open();
  const row = { ...brandRow(), margin_cents: 4200 };
  serveEndpoint(app, ctx, "GET /api/brands", async () => ({ rows: [row], total: 12 }));
  const response = await app.request("/api/brands");
  expect(await response.json()).toEqual([brandRow()]);
  expect(response.headers.get("x-total-count")).toBe("12");
  expect(error).toHaveBeenCalledExactlyOnceWith(
    { endpoint: "GET /api/brands", unnamed: ["0.margin_cents"] },
    UNDECLARED_FIELDS_MESSAGE,
  );
});

test("a result that violates the contract is a server error", async () => {
  const { app, ctx } = open();
  app.onError((thrown, c) => c.text(thrown.message, 500));
  serveEndpoint(app, ctx, "GET /api/bookings/counts", async () => [{ status: "lost", count: 1 }]);
  const response = await app.request("/api/bookings/counts");
  expect(response.status).toBe(500);
  expect(await response.text()).toContain("GET /api/bookings/counts would answer what its contract does not allow");
});
