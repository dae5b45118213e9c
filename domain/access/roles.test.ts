import { expect, test } from "vitest";
import { ROLES } from "#domain/access/roles.ts";

test("B 6: three roles, by these names", () => {
  expect(ROLES).toEqual(["admin", "customer_service", "seo_manager"]);
});
