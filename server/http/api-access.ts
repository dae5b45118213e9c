import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { type ApiAccessRule, canCall, findAccessRule, listApiMethods } from "#domain/access/api-access.ts";
import { SECOND_FACTOR_REQUIRED_MESSAGE } from "#domain/access/sign-in-words.ts";
import { readVisitor } from "#domain/access/visitor.ts";
import { switchedOffProblem } from "#domain/offers/offer-words.ts";
import { isPathOffered, offerOfPath } from "#domain/offers/offers.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { textReference } from "#domain/words/text-reference.ts";
import type { AppContext } from "#server/context.ts";
import { NO_SUCH_ENDPOINT_MESSAGE, respondProblem } from "#server/http/problem.ts";
import { readStaff, readStaffAndExtendSession, type Staff } from "#server/services/access/read-staff.ts";

export type ApiVariables = { Variables: { staff: Staff | null } };

/**
 * Enforces the access table `domain/access/api-access.ts` (product.md#bad-input). Responds 404 if the path has no row in the table, 405 with `Allow`
 * if it has one for other methods only, 401 if the endpoint needs a session and there is none, and 403 if the user lacks the ability. Sets "staff"
 * for the handler.
 */
export function enforceApiAccess(context: AppContext) {
  return createMiddleware<ApiVariables>(async (c, next) => {
    if (c.req.path.startsWith("/api/auth/")) return next();
    const row = findAccessRule(c.req.method, c.req.path);
    if (!row) return respondMethodNotAllowed(c, listApiMethods(c.req.path));
    const read = c.req.method === "GET" ? readStaff : readStaffAndExtendSession;
    const staff = await read(context, readVisitor(c.req.raw.headers));
    c.set("staff", staff);
    if (!canCall(row.caller, staff?.roles ?? null)) {
      if (!staff) return respondProblem(c, 401, textReference("problems", "signInToContinue"));
      return respondProblem(
        c,
        403,
        staff.needsSecondFactor ? SECOND_FACTOR_REQUIRED_MESSAGE : panelMessages.guard.notAllowed,
      );
    }
    if (!isPathOffered(c.req.path, context.site.offers)) return respondSwitchedOff(c, row, staff);
    await next();
    // No shared cache may store a response for a signed-in user.
    if (staff) c.header("cache-control", "no-store");
  });
}

/**
 * Answers a call about an offer that is switched off (product.md#offers): staff read why, with the code `switched_off`; for everybody else the list
 * is empty and a row does not exist.
 */
function respondSwitchedOff(c: Context, { method, path }: ApiAccessRule, staff: Staff | null): Response {
  const offer = offerOfPath(c.req.path);
  if (staff && offer) {
    const problem = switchedOffProblem(offer);
    return respondProblem(c, 409, problem.message, [problem]);
  }
  if (method !== "GET" || path.includes(":")) return respondProblem(c, 404, NO_SUCH_ENDPOINT_MESSAGE);
  return c.json([], 200, { "x-total-count": "0", "cache-control": "no-cache" });
}

function respondMethodNotAllowed(c: Context, allowed: readonly string[]): Response {
  if (allowed.length === 0) return respondProblem(c, 404, NO_SUCH_ENDPOINT_MESSAGE);
  c.header("allow", allowed.join(", "));
  return respondProblem(c, 405, textReference("problems", "otherMethod"));
}

/** Returns the signed-in user, for endpoints that the access table restricts to signed-in users. */
export function requireSignedInStaff(c: { get(key: "staff"): Staff | null }): Staff {
  const staff = c.get("staff");
  if (!staff) throw new Error("This endpoint was reached without signing in");
  return staff;
}
