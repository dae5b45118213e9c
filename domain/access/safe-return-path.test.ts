import { expect, test } from "vitest";
import { safeReturnPath } from "#domain/access/safe-return-path.ts";

// Rule: product.md#invitations
test.each([
  ["/admin", "/admin"],
  ["/admin/bookings?q=Rossi&page=2", "/admin/bookings?q=Rossi&page=2"],
  ["/auth/invito?token=k", "/auth/invito?token=k"],
  ["/auth/inviti", "/admin"],
  ["/auth/logout", "/admin"],
  ["/administration", "/admin"],
  ["//altrove.example/admin", "/admin"],
  ["https://altrove.example/admin", "/admin"],
  ["/\\altrove.example", "/admin"],
  ["/admin\r\nset-cookie: a=b", "/admin"],
  ["/admin/../auth/logout", "/admin"],
  ["/admin/bookings/./..", "/admin"],
  ["/admin/%2e%2e/auth/logout", "/admin"],
  ["/admin/bookings?q=../..", "/admin/bookings?q=../.."],
  ["/admin/a%0", "/admin"],
  ["/", "/admin"],
  ["", "/admin"],
  [null, "/admin"],
  [undefined, "/admin"],
])("after sign-in, %j redirects to %s", (requested, address) => {
  expect(safeReturnPath(requested)).toBe(address);
});
