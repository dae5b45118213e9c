import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { BOOKING_STATUSES } from "#domain/bookings/booking-statuses.ts";
import { DAY_TASK_KINDS } from "#domain/day-sheet/day-task.ts";
import { dayTaskChangesSchema } from "#domain/forms/day-sheet/day-task.ts";

/** A task of the day; instants in ISO form, date and time by the clock of its city. */
const apiDayTaskSchema = z.object({
  booking_id: z.string(),
  kind: z.enum(DAY_TASK_KINDS),
  reference: z.string(),
  status: z.enum(BOOKING_STATUSES),
  vehicle_name: z.string(),
  unit: z.number().int().nullable(),
  plate: z.string().nullable(),
  date: z.string(),
  time: z.string(),
  at: z.string(),
  /** By when it has to be over: of a wash, when the turnaround is. */
  due_date: z.string(),
  due_time: z.string(),
  city: z.string(),
  /** Slug of the listed place; null where it is the city, or an address of it. */
  place: z.string().nullable(),
  /** Null while the booking has none. */
  address: z.string().nullable(),
  meeting_point: z.string().nullable(),
  flight_or_train: z.string().nullable(),
  /** When whoever brings the car sets out, or is home with it; null where nobody drives. */
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
  /** What the renter wrote. */
  renter_note: z.string().nullable(),
  late: z.boolean(),
  /** "said" by somebody, or by the booking, which has moved on. */
  done: z.enum(["said", "booking"]).nullable(),
  done_at: z.string().nullable(),
  done_by_name: z.string().nullable(),
  assigned_to: z.string().nullable(),
  assigned_to_name: z.string().nullable(),
  note: z.string().nullable(),
  /** The state staff may bring the booking into with it. */
  offers: z.enum(["active", "completed"]).nullable(),
  /** For whom a car is made ready. */
  next: z.object({ reference: z.string(), pickup_at: z.string() }).nullable(),
  /** 0 while nobody has written anything about it. */
  version: z.number().int(),
});
export type ApiDayTask = z.infer<typeof apiDayTaskSchema>;

const apiDaySheetSchema = z.object({
  day: z.string(),
  today: z.string(),
  tasks: z.array(apiDayTaskSchema),
  /** There are more than a sheet holds. */
  cut: z.boolean(),
  /** Names of the cities where the day has tasks, whichever are asked for. */
  cities: z.array(z.string()),
  /** The next day that has tasks of those asked for, of a day without any; null where none is planned. */
  next_day: z.string().nullable(),
  /** Who may be given a task. */
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
