import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";

const apiWaitingRequestSchema = z.object({
  kind: z.enum(["booking", "enquiry"]),
  id: z.string(),
  reference: z.string(),
  name: z.string(),
  /** What it is about: a car, a kind of request. */
  about: z.string(),
  /** Negative when it is late. */
  due_in_seconds: z.number().int(),
});

/** Who waits for an answer with little or nothing left of the promise. */
const apiReplyAlertSchema = z.object({
  waiting: z.number().int(),
  /** How many of them have waited longer than promised. */
  late: z.number().int(),
  /** Who has waited longest for an answer, however long: the first few. */
  longest: z.array(apiWaitingRequestSchema),
});

const apiWaitingWorkSchema = z.object({
  /** Booking requests and enquiries that nobody has answered, orders that nobody has arranged. */
  booking_requests: z.number().int(),
  enquiries: z.number().int(),
  orders: z.number().int(),
  /** Bookings in which something is late. */
  overdue: z.number().int(),
  reply_alert: apiReplyAlertSchema,
});
export type ApiWaitingWork = z.infer<typeof apiWaitingWorkSchema>;

export const waitingWorkEndpoints = {
  "GET /api/waiting_work": {
    summary:
      "Quante richieste, anche di noleggio, e quanti ordini aspettano, quante prenotazioni sono in ritardo, e chi sta per aspettare più del tempo promesso",
    answer: apiWaitingWorkSchema,
  },
} as const satisfies Endpoints;
