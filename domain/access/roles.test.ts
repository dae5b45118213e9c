import { expect, test } from "vitest";
import { ROLES } from "#domain/access/roles.ts";

// Rule: product.md#roles
// Rule: product.md#user-and-role
test("three roles, by these names", () => {
  expect(ROLES).toEqual(["admin", "customer_service", "seo_manager"]);
});
