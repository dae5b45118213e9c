import type { StoredBanDecision } from "#server/repositories/ban-decisions/ban-decisions.ts";
import type { StoredCustomer } from "#server/repositories/customers/customers.ts";

/**
 * Returns a decision for the audit log. It is logged under the banned customer, so that erasing the customer removes its text from the log too.
 */
export const toAuditedDecision = (
  { name }: Pick<StoredCustomer, "name">,
  booking: { reference: string } | null,
  { action, allowed, reason }: StoredBanDecision,
) => ({ name, booking: booking?.reference ?? null, banAction: action, banAllowed: allowed, banDecisionReason: reason });
