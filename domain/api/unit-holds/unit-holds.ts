import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { BOOKING_STATUSES } from "#domain/bookings/booking-statuses.ts";
import { maxCharactersMessage } from "#domain/forms/text-fields.ts";
import { holdChangesSchema, newMaintenanceSchema } from "#domain/forms/unit-holds/maintenance-block.ts";
import { addDays, isDateSince2000 } from "#domain/rental-period/civil-time.ts";

const INVALID_DAY_MESSAGE = "Indica un giorno, aaaa-mm-gg.";

/** The longest period that one request may read: a quarter of a year. */
const MAX_HOLDS_RANGE_DAYS = 92;

const day = z.string(INVALID_DAY_MESSAGE).refine(isDateSince2000, INVALID_DAY_MESSAGE);

export const unitHoldsQuerySchema = z
  .strictObject({
    from: day.meta({ description: "Il primo giorno, aaaa-mm-gg" }),
    to: day.meta({ description: `L'ultimo giorno compreso, al massimo ${MAX_HOLDS_RANGE_DAYS} giorni dopo` }),
    location: z
      .string()
      .max(200, maxCharactersMessage(200))
      .optional()
      .meta({ description: "Solo le vetture di questa città" }),
    vehicle_id: z.uuid("Non è l'id di una vettura.").optional().meta({ description: "Solo questa vettura" }),
  })
  .superRefine(({ from, to }, context) => {
    if (!isDateSince2000(from) || !isDateSince2000(to)) return;
    const issue = (message: string) => context.addIssue({ code: "custom", path: ["to"], message });
    if (to < from) issue("L'ultimo giorno non può precedere il primo.");
    else if (to > addDays(from, MAX_HOLDS_RANGE_DAYS)) issue(`Al massimo ${MAX_HOLDS_RANGE_DAYS} giorni.`);
  });

/** A hold of one unit. Civil dates and times are in the time zone of the car's city. */
const apiUnitHoldSchema = z.object({
  id: z.string(),
  vehicle_id: z.string(),
  unit: z.number().int(),
  kind: z.enum(["booking", "maintenance"]),
  /** A booking's hold starts with the transfer to the renter and ends after the transfer home and the turnaround. */
  starts_at: z.string(),
  ends_at: z.string(),
  time_zone: z.string(),
  from_date: z.string(),
  from_time: z.string(),
  to_date: z.string(),
  to_time: z.string(),
  note: z.string().nullable(),
  /** The booking's id; null for maintenance. */
  booking_id: z.string().nullable(),
  reference: z.string().nullable(),
  status: z.enum(BOOKING_STATUSES).nullable(),
  renter: z.string().nullable(),
  /** When the renter receives the car, after the transfer. */
  pickup_at: z.string().nullable(),
  returns_at: z.string().nullable(),
  /** When the renter returns the car: as agreed or, for a unit that is out, as staff expect it. Never in the past. */
  back_at: z.string().nullable(),
  /** Transfer times before the pickup and after the return; null for maintenance. */
  transfer_out_minutes: z.number().int().nullable(),
  transfer_back_minutes: z.number().int().nullable(),
  /** Whether the renter has the car: unit and vehicle cannot change until the return. */
  handed_over: z.boolean(),
  /** Whether the unit is out past the agreed return. */
  late: z.boolean(),
  /** Whether another unit replaced this one during the rental, and whether this one replaced another (product.md#replacement-car). */
  replaced: z.boolean(),
  replacement: z.boolean(),
  version: z.number().int(),
});
export type ApiUnitHold = z.infer<typeof apiUnitHoldSchema>;

/** A hold in the timeline. */
const apiTimelineHoldSchema = apiUnitHoldSchema.extend({
  /** Reference of the overdue booking that still occupies this hold's unit. */
  endangered_by: z.string().nullable(),
});
export type ApiTimelineHold = z.infer<typeof apiTimelineHoldSchema>;

export const unitHoldEndpoints = {
  "GET /api/unit_holds": {
    summary: "Chi tiene quale unità e quando; le richieste scadute non tengono nulla",
    query: unitHoldsQuerySchema,
    answer: z.array(apiTimelineHoldSchema),
    list: true,
  },
  "POST /api/unit_holds": {
    summary: "Blocca un'unità per manutenzione; ore della città della vettura",
    body: newMaintenanceSchema,
    answer: apiUnitHoldSchema,
    status: 201,
    refuses: [409],
  },
  "PATCH /api/unit_holds/:id": {
    summary: "Sposta, allunga o annota un blocco; dà a una prenotazione un'altra unità",
    body: holdChangesSchema,
    answer: apiUnitHoldSchema,
    ifMatch: true,
    refuses: [409],
  },
  "DELETE /api/unit_holds/:id": {
    summary: "Toglie un blocco di manutenzione",
    answer: null,
    ifMatch: true,
    refuses: [409],
  },
} as const satisfies Endpoints;
