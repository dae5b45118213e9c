import type { Hono } from "hono";
import type { ApiBanDecision } from "#domain/api/ban-decisions/ban-decisions.ts";
import type { AppContext } from "#server/context.ts";
import { serveEndpoint } from "#server/http/api/serve-endpoint.ts";
import { decideBan } from "#server/services/ban-decisions/decide-ban.ts";
import { readBanDecisions, type VisibleBanDecision } from "#server/services/ban-decisions/read-ban-decisions.ts";

/** Mounts the staff's endpoints for decisions about banned customers. */
export function mountBanDecisions(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/ban_decisions", async ({ staff, query }) =>
    (await readBanDecisions(ctx, { staff, query })).map(toBanDecision),
  );
  serveEndpoint(app, ctx, "PUT /api/ban_decisions/:id", async ({ staff, parameters: { id }, body }) => {
    await decideBan(ctx, { staff, id, body });
    return undefined;
  });
}

function toBanDecision({ decision, mayDecide, ...names }: VisibleBanDecision): ApiBanDecision {
  return {
    id: decision.id,
    action: decision.action,
    booking: names.booking,
    customer_id: decision.customerId,
    customer_name: names.customerName,
    other_customer_name: names.otherCustomerName,
    asked_at: decision.askedAt.toISOString(),
    asked_by: names.askedBy,
    asked_by_name: names.askedByName,
    allowed: decision.allowed,
    decided_at: decision.decidedAt?.toISOString() ?? null,
    decided_by_name: names.decidedByName,
    reason: decision.reason,
    may_decide: mayDecide,
    version: decision.version,
  };
}
