import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { apiMethodsOf, apiRowOf, mayCall } from "#domain/access/api-access.ts";
import { SECOND_FACTOR_NEEDED } from "#domain/access/sign-in-words.ts";
import { readVisitor } from "#domain/access/visitor.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import type { AppContext } from "#server/context.ts";
import { problem } from "#server/http/problem.ts";
import { readActingStaff, readStaff, type Staff } from "#server/services/access/read-staff.ts";

export type ApiVariables = { Variables: { staff: Staff | null } };

/**
 * Lets a call of the API through only as `domain/access/api-access.ts` allows: 404 without a row there, 405 with `Allow` where other
 * methods have one (product.md#bad-input), 401 for somebody not signed in, 403 without the ability. The handler finds who it is under "staff".
 */
export function enforceApiAccess(context: AppContext) {
  return createMiddleware<ApiVariables>(async (c, next) => {
    if (c.req.path.startsWith("/api/auth/")) return next();
    const row = apiRowOf(c.req.method, c.req.path);
    if (!row) return refuseMethod(c, apiMethodsOf(c.req.path));
    const read = c.req.method === "GET" ? readStaff : readActingStaff;
    const staff = await read(context, readVisitor(c.req.raw.headers));
    c.set("staff", staff);
    if (!mayCall(row.who, staff?.roles ?? null)) {
      if (!staff) return problem(c, 401, "Accedi per continuare.");
      return problem(c, 403, staff.needsSecondFactor ? SECOND_FACTOR_NEEDED : panelMessages.guard.notAllowed);
    }
    await next();
    // What somebody signed in gets to read is not for a shared cache.
    if (staff) c.header("cache-control", "no-store");
  });
}

function refuseMethod(c: Context, allowed: readonly string[]): Response {
  if (allowed.length === 0) return problem(c, 404, "Questo indirizzo dell'API non esiste.");
  c.header("allow", allowed.join(", "));
  return problem(c, 405, "Questo indirizzo dell'API non accetta questo metodo.");
}

/** Who is signed in, for handlers of endpoints that the table opens to nobody else. */
export function staffOf(c: { get(key: "staff"): Staff | null }): Staff {
  const staff = c.get("staff");
  if (!staff) throw new Error("This endpoint was reached without signing in");
  return staff;
}
