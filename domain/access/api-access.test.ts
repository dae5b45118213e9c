// Rule: product.md#activation
import { describe, expect, test } from "vitest";
import { TO_SEE_WAITING_WORK } from "#domain/access/abilities.ts";
import { API_ACCESS, apiRowOf, mayCall } from "#domain/access/api-access.ts";
import { ROLES } from "#domain/access/roles.ts";
import { ACCESS_MATRIX, CALLERS, rolesOf } from "#test/access-matrix.ts";

describe("the table of endpoints", () => {
  test("names each endpoint once", () => {
    const names = API_ACCESS.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
  });
  test("opens no write to anybody but a booking request and an enquiry", () => {
    const open = API_ACCESS.filter(({ method, who }) => method !== "GET" && who === "anyone");
    expect(open.map(({ path }) => path)).toEqual(["/api/bookings", "/api/enquiries"]);
  });
  test("has no way to remove a brand or a city: both are only deactivated", () => {
    expect(apiRowOf("DELETE", "/api/brands/42")).toBeUndefined();
    expect(apiRowOf("DELETE", "/api/cities/42")).toBeUndefined();
  });
  test("keeps users, roles and the audit log to admins", () => {
    const kept = API_ACCESS.filter(({ path }) => /users|audit|user_roles\/|user_roles$/.test(path));
    for (const { method, path, who } of kept)
      if (!(method === "GET" && path === "/api/user_roles"))
        expect(
          ROLES.filter((role) => mayCall(who, [role])),
          `${method} ${path}`,
        ).toEqual(["admin"]);
  });
});

test("an address finds its row, fixed words before ids", () => {
  expect(apiRowOf("POST", "/api/bookings/by-phone")?.path).toBe("/api/bookings/by-phone");
  expect(apiRowOf("PATCH", "/api/brands/42")?.path).toBe("/api/brands/:id");
  expect(apiRowOf("HEAD", "/api/brands")?.method).toBe("GET");
  expect(apiRowOf("DELETE", "/api/brands/42")).toBeUndefined();
  expect(apiRowOf("GET", "/api/brands/")).toBeUndefined();
});

// Rule: product.md#roles
test("an admin may call everything, a person without a role only what is open or for everybody signed in", () => {
  expect(API_ACCESS.every(({ who }) => mayCall(who, ["admin"]))).toBe(true);
  expect(API_ACCESS.filter(({ who }) => who !== "anyone" && who !== "signed-in" && mayCall(who, []))).toEqual([]);
  expect(mayCall("signed-in", [])).toBe(true);
  expect(mayCall("signed-in", null)).toBe(false);
  expect(mayCall("anyone", null)).toBe(true);
});

test("of several abilities each is needed, whichever role gives it", () => {
  const both = ["enquiries.read", "seo.manage"] as const;
  expect(mayCall(both, null)).toBe(false);
  expect(mayCall(both, ["customer_service"])).toBe(false);
  expect(mayCall(both, ["seo_manager"])).toBe(false);
  expect(mayCall(both, ["customer_service", "seo_manager"])).toBe(true);
});

test("the door to what waits asks for what the verb behind it asks for", () => {
  expect(apiRowOf("GET", "/api/waiting_work")?.who).toBe(TO_SEE_WAITING_WORK);
});

test.each(ACCESS_MATRIX.map((row) => [row.endpoint, row] as const))(
  "%s is open to whom the written matrix names",
  (endpoint, row) => {
    const who = API_ACCESS.find(({ method, path }) => `${method} ${path}` === endpoint)?.who;
    expect(CALLERS.filter((caller) => who && mayCall(who, rolesOf(caller)))).toEqual([...row.allowed]);
  },
);
