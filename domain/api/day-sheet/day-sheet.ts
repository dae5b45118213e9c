import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { BOOKING_STATUSES } from "#domain/bookings/booking-statuses.ts";
import { DAY_TASK_KINDS } from "#domain/day-sheet/day-task.ts";
import { dayTaskChangesSchema } from "#domain/forms/day-sheet/day-task.ts";

/** A task of the day; instants as ISO 8601, date and time in the city's time zone. */
const apiDayTaskSchema = z.object({
  booking_id: z.string(),
  kind: z.enum(DAY_TASK_KINDS),
  /** The leg of the rental whose unit the task is about: 1, or more after a replacement of the car. */
  leg: z.number().int(),
  reference: z.string(),
  status: z.enum(BOOKING_STATUSES),
  vehicle_name: z.string(),
  unit: z.number().int().nullable(),
  plate: z.string().nullable(),
  date: z.string(),
  time: z.string(),
  at: z.string(),
  /** The deadline of the task; for a wash it is the end of the turnaround. */
  due_date: z.string(),
  due_time: z.string(),
  city: z.string(),
  /** Slug of the listed place; null for the city or a street address in it. */
  place: z.string().nullable(),
  /** The street address; null until the booking has one. */
  address: z.string().nullable(),
  meeting_point: z.string().nullable(),
  flight_or_train: z.string().nullable(),
  /** When the driver leaves with the car or is back with it; null if the task needs no transfer. */
  drive: z
    .object({
      base: z.string().nullable(),
      date: z.string(),
      time: z.string(),
      kilometres: z.number().int(),
      minutes: z.number().int(),
    })
    .nullable(),
  name: z.string(),
  phone: z.string().nullable(),
  /** The renter's note. */
  renter_note: z.string().nullable(),
  late: z.boolean(),
  /** "said": a staff user marked it done. "booking": the booking's status implies it. */
  done: z.enum(["said", "booking"]).nullable(),
  done_at: z.string().nullable(),
  done_by_name: z.string().nullable(),
  assigned_to: z.string().nullable(),
  assigned_to_name: z.string().nullable(),
  note: z.string().nullable(),
  /** The status that staff can set on the booking together with this task. */
  offers: z.enum(["active", "completed"]).nullable(),
  /** The next booking for which the car is prepared. */
  next: z.object({ reference: z.string(), pickup_at: z.string() }).nullable(),
  /** The version for optimistic locking; 0 if nothing was saved for the task yet. */
  version: z.number().int(),
});
export type ApiDayTask = z.infer<typeof apiDayTaskSchema>;

const apiDaySheetSchema = z.object({
  day: z.string(),
  today: z.string(),
  tasks: z.array(apiDayTaskSchema),
  /** Whether tasks are missing because the sheet has reached its maximum length. */
  cut: z.boolean(),
  /** Names of all cities with tasks that day, whatever the filter. */
  cities: z.array(z.string()),
  /** The next day with matching tasks, if this day has none; null if none is planned. */
  next_day: z.string().nullable(),
  /** The staff users to whom a task can be assigned. */
  people: z.array(z.object({ id: z.string(), name: z.string(), email: z.string(), me: z.boolean() })),
});
export type ApiDaySheet = z.infer<typeof apiDaySheetSchema>;

export const daySheetEndpoints = {
  "GET /api/day_sheet": {
    summary: "I compiti di un giorno: consegne, rientri e lavaggi, in ritardo per primi",
    query: z.object({
      day: z.string().optional().meta({ description: "Il giorno, yyyy-MM-dd; oggi se manca" }),
      whose: z.enum(["mine"]).optional().meta({ description: "Solo i compiti di chi chiede; di tutti se manca" }),
      city: z.string().optional().meta({ description: "Solo i compiti in questa città, per nome; ovunque se manca" }),
    }),
    answer: apiDaySheetSchema,
  },
  "PATCH /api/day_tasks/:id/:kind": {
    summary: "Assegna un compito, lo segna fatto o vi annota qualcosa; :id è la prenotazione",
    body: dayTaskChangesSchema,
    answer: apiDayTaskSchema,
    refuses: [404, 409],
  },
} as const satisfies Endpoints;
