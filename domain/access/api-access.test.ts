// Rule: product.md#activation
import { describe, expect, test } from "vitest";
import { WAITING_WORK_ABILITIES } from "#domain/access/abilities.ts";
import { API_ACCESS, canCall, findAccessRule } from "#domain/access/api-access.ts";
import { ROLES } from "#domain/access/roles.ts";
import { ACCESS_MATRIX, CALLERS, rolesOf } from "#test/access-matrix.ts";

describe("the access table", () => {
  test("names each endpoint once", () => {
    const names = API_ACCESS.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
  });
  test("lets anonymous callers write only booking requests, enquiries and the waiting list", () => {
    const open = API_ACCESS.filter(({ method, caller }) => method !== "GET" && caller === "anyone");
    expect(open.map(({ path }) => path)).toEqual(["/api/bookings", "/api/enquiries", "/api/waiting_list"]);
  });
  test("has no endpoint that deletes a brand or a city: both can only be deactivated", () => {
    expect(findAccessRule("DELETE", "/api/brands/42")).toBeUndefined();
    expect(findAccessRule("DELETE", "/api/cities/42")).toBeUndefined();
  });
  test("restricts users, roles and the audit log to admins", () => {
    const restricted = API_ACCESS.filter(({ path }) => /users|audit|user_roles\/|user_roles$/.test(path));
    for (const { method, path, caller } of restricted)
      if (!(method === "GET" && path === "/api/user_roles"))
        expect(
          ROLES.filter((role) => canCall(caller, [role])),
          `${method} ${path}`,
        ).toEqual(["admin"]);
  });
});

test("finds the row of a path, literal segments before ids", () => {
  expect(findAccessRule("POST", "/api/bookings/by-phone")?.path).toBe("/api/bookings/by-phone");
  expect(findAccessRule("PATCH", "/api/brands/42")?.path).toBe("/api/brands/:id");
  expect(findAccessRule("HEAD", "/api/brands")?.method).toBe("GET");
  expect(findAccessRule("DELETE", "/api/brands/42")).toBeUndefined();
  expect(findAccessRule("GET", "/api/brands/")).toBeUndefined();
});

// Rule: product.md#roles
test("an admin may call everything, a person without a role only public and signed-in endpoints", () => {
  expect(API_ACCESS.every(({ caller }) => canCall(caller, ["admin"]))).toBe(true);
  expect(
    API_ACCESS.filter(({ caller }) => caller !== "anyone" && caller !== "signed-in" && canCall(caller, [])),
  ).toEqual([]);
  expect(canCall("signed-in", [])).toBe(true);
  expect(canCall("signed-in", null)).toBe(false);
  expect(canCall("anyone", null)).toBe(true);
});

test("a caller needs every ability of a list, whichever role grants it", () => {
  const both = ["enquiries.read", "seo.manage"] as const;
  expect(canCall(both, null)).toBe(false);
  expect(canCall(both, ["customer_service"])).toBe(false);
  expect(canCall(both, ["seo_manager"])).toBe(false);
  expect(canCall(both, ["customer_service", "seo_manager"])).toBe(true);
});

test("the endpoint of waiting work requires the same abilities as its service", () => {
  expect(findAccessRule("GET", "/api/waiting_work")?.caller).toBe(WAITING_WORK_ABILITIES);
});

test.each(ACCESS_MATRIX.map((row) => [row.endpoint, row] as const))(
  "%s is open to exactly the roles of the matrix",
  (endpoint, row) => {
    const who = API_ACCESS.find(({ method, path }) => `${method} ${path}` === endpoint)?.caller;
    expect(CALLERS.filter((caller) => who && canCall(who, rolesOf(caller)))).toEqual([...row.allowed]);
  },
);
