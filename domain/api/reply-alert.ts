import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";

/** Who waits for an answer with little or nothing left of the promise. */
const apiReplyAlertSchema = z.object({
  waiting: z.number().int(),
  /** How many of them have waited longer than promised. */
  late: z.number().int(),
  /** Who has waited longest. */
  first: z.object({ kind: z.enum(["booking", "enquiry"]), id: z.string(), reference: z.string() }).nullable(),
});
export type ApiReplyAlert = z.infer<typeof apiReplyAlertSchema>;

export const replyAlertEndpoints = {
  "GET /api/reply_alert": {
    summary: "Quante richieste, anche di noleggio, stanno per superare il tempo promesso, e la più vecchia",
    answer: apiReplyAlertSchema,
  },
} as const satisfies Endpoints;
