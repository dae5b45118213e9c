import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { REQUEST_ALERT_REASONS, REQUEST_IDENTITIES } from "#domain/bookings/request/request-limits.ts";

const apiRequestAlertSchema = z.object({
  id: z.string(),
  reason: z.enum(REQUEST_ALERT_REASONS),
  /** The identity that these requests share. */
  identity: z.enum(REQUEST_IDENTITIES),
  times: z.number().int(),
  last_at: z.string(),
  /** The newest of these requests. */
  booking: z.object({ id: z.string(), reference: z.string(), name: z.string() }).nullable(),
});
export type ApiRequestAlert = z.infer<typeof apiRequestAlertSchema>;

export const requestAlertEndpoints = {
  "GET /api/request_alerts": {
    summary: "Chi chiede più auto di quante ne possiamo tenere, finché nessuno se ne è occupato",
    answer: z.array(apiRequestAlertSchema),
    list: true,
  },
  "DELETE /api/request_alerts/:id": {
    summary: "Segna un avviso come visto",
    answer: null,
    refuses: [404],
  },
} as const satisfies Endpoints;
