import { expect, test } from "vitest";
import { ROLES } from "#domain/access/roles.ts";

// Rule: product.md#roles
// Rule: product.md#user-and-role
test("defines three roles with these names", () => {
  expect(ROLES).toEqual(["admin", "customer_service", "seo_manager"]);
});
