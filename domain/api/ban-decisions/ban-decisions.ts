import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { BAN_ACTIONS, BAN_ASKERS } from "#domain/ban-decisions/ban-decision.ts";
import { banDecisionQuerySchema, banDecisionSchema } from "#domain/forms/ban-decisions/ban-decision.ts";

/** A request for an admin's decision about a banned customer, and the decision. Only admins see the reason and who decided. */
const apiBanDecisionSchema = z.object({
  id: z.string(),
  action: z.enum(BAN_ACTIONS),
  /** Null for a merge. */
  booking: z.object({ id: z.string(), reference: z.string() }).nullable(),
  /** The banned customer. */
  customer_id: z.string(),
  customer_name: z.string(),
  /** For a merge, the name on the other record. */
  other_customer_name: z.string().nullable(),
  asked_at: z.string(),
  asked_by: z.enum(BAN_ASKERS),
  /** The name of the member of staff; null for a customer, and for an admin whom the caller may not know. */
  asked_by_name: z.string().nullable(),
  /** Null while no admin has decided. */
  allowed: z.boolean().nullable(),
  decided_at: z.string().nullable(),
  decided_by_name: z.string().nullable(),
  reason: z.string().nullable(),
  /** Whether the caller may decide. */
  may_decide: z.boolean(),
  version: z.number().int(),
});
export type ApiBanDecision = z.infer<typeof apiBanDecisionSchema>;

export const banDecisionEndpoints = {
  "GET /api/ban_decisions": {
    summary:
      "Che cosa si chiede di fare per un cliente «Non noleggiare»: senza `booking` ciò che chi chiama deve decidere",
    query: banDecisionQuerySchema,
    answer: z.array(apiBanDecisionSchema),
    refuses: [404],
  },
  "PUT /api/ban_decisions/:id": {
    summary: "Decide se si può, con il motivo; vale finché «Non noleggiare» non cambia",
    body: banDecisionSchema,
    answer: null,
    refuses: [409],
  },
} as const satisfies Endpoints;
