import { beforeAll, describe, expect, test } from "vitest";
import { API_ACCESS } from "#domain/access/api-access.ts";
import { ROLES } from "#domain/access/roles.ts";
import { ACCESS_MATRIX, CALLERS, type Caller, type ExpectedRow } from "#test/access-matrix.ts";
import { setUpTestApplication } from "#test/app.ts";
import { type SignedIn, signInAs } from "#test/staff.ts";

const NOBODY = "00000000-0000-4000-8000-000000000000";

const application = setUpTestApplication({ seed: "none" });
const signedIn = new Map<Caller, SignedIn>();
beforeAll(async () => {
  signedIn.set("no role", await signInAs(application, null));
  for (const role of ROLES) signedIn.set(role, await signInAs(application, role));
});

/** Calls an endpoint without a valid id or body. If access is granted, the call is refused by validation, not by access control. */
function ask({ method, path }: ExpectedRow, caller: Caller) {
  const address = path.replace(":id", NOBODY).replace(/:\w+/, "pickup");
  const body = method === "GET" || method === "DELETE" ? {} : { body: "{}" };
  const headers = signedIn.get(caller)?.headers ?? { "content-type": "application/json" };
  return application.app.request(address, { method, headers, ...body });
}

// Rule: product.md#api
// Rule: product.md#bad-input "not signed in, not allowed"
// Rule: product.md#roles
describe.each(ACCESS_MATRIX.map((row) => [row.endpoint, row] as const))("%s", (_endpoint, row) => {
  test.each(CALLERS)("called by %s", async (caller) => {
    const response = await ask(row, caller);
    if (row.allowed.has(caller)) {
      expect([401, 403]).not.toContain(response.status);
      expect(response.status).toBeLessThan(500);
    } else {
      expect(response.status).toBe(caller === "anonymous" ? 401 : 403);
      expect(response.headers.get("content-type")).toContain("application/problem+json");
    }
  });
});

test("every served endpoint has a row in the table, and every row is served", () => {
  const served = application.app.routes
    .filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/") && !path.startsWith("/api/auth"))
    .map(({ method, path }) => `${method} ${path}`);
  const rows = API_ACCESS.map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(served)].toSorted()).toEqual(rows.toSorted());
  expect(ACCESS_MATRIX.map(({ endpoint }) => endpoint).toSorted()).toEqual(rows.toSorted());
});

test("an expired session counts as anonymous", async () => {
  const who = await signInAs(application, "admin");
  const library = await application.context.signIn.$context;
  await library.internalAdapter.deleteUserSessions(who.userId);
  expect((await application.app.request("/api/audit_log", { headers: who.headers })).status).toBe(401);
});
