import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";

const apiWaitingRequestSchema = z.object({
  kind: z.enum(["booking", "enquiry"]),
  id: z.string(),
  reference: z.string(),
  name: z.string(),
  /** The subject of the request: a vehicle or a kind of enquiry. */
  about: z.string(),
  /** Negative when late. */
  due_in_seconds: z.number().int(),
});

/** Requests whose promised reply is due soon or late. */
const apiReplyAlertSchema = z.object({
  waiting: z.number().int(),
  /** Number of requests past the promised reply time. */
  late: z.number().int(),
  /** The requests that have waited longest, late or not; only the first few. */
  longest: z.array(apiWaitingRequestSchema),
});

const apiWaitingWorkSchema = z.object({
  /** Unanswered booking requests, unanswered enquiries and orders not yet arranged. */
  booking_requests: z.number().int(),
  /** Bookings, other than these requests, with messages that staff have not read. */
  booking_messages: z.number().int(),
  enquiries: z.number().int(),
  orders: z.number().int(),
  /** Number of bookings with something overdue. */
  overdue: z.number().int(),
  reply_alert: apiReplyAlertSchema,
});
export type ApiWaitingWork = z.infer<typeof apiWaitingWorkSchema>;

export const waitingWorkEndpoints = {
  "GET /api/waiting_work": {
    summary:
      "Quante richieste, anche di noleggio, quanti messaggi e quanti ordini aspettano, quante prenotazioni sono in ritardo, e chi sta per aspettare più del tempo promesso",
    answer: apiWaitingWorkSchema,
  },
} as const satisfies Endpoints;
