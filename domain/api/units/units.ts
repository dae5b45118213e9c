import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { revisionShape } from "#domain/api/shared-schemas.ts";
import { dayRangeFilters, flagFilter, searchableTableQuery } from "#domain/api/table-query.ts";
import { newUnitSchema, unitChangesSchema, unitTransitionSchema } from "#domain/forms/units/unit.ts";
import { expiryOverrideSchema, newUnitExpirySchema, unitExpiryChangesSchema } from "#domain/forms/units/unit-expiry.ts";
import { EXPIRY_KINDS } from "#domain/units/expiry.ts";
import { OWNERSHIPS, UNIT_STATES } from "#domain/units/unit.ts";

const namedColour = z.object({ name: z.string(), colour: z.string() }).nullable();

const apiUnitExpirySchema = z.object({
  id: z.string(),
  kind: z.enum(EXPIRY_KINDS),
  /** The last valid day. */
  due_on: z.string().nullable(),
  due_kilometres: z.number().int().nullable(),
  note: z.string().nullable(),
  /** The last day on which an admin's override suspends the block, and the reason. */
  override_until: z.string().nullable(),
  override_reason: z.string().nullable(),
  version: z.number().int(),
});
export type ApiUnitExpiry = z.infer<typeof apiUnitExpirySchema>;

export const apiUnitSchema = z.object({
  id: z.string(),
  vehicle_id: z.string(),
  /** "Ferrari 296 GTB". */
  vehicle_name: z.string(),
  /** City of the unit's vehicle. */
  location: z.string(),
  number: z.number().int(),
  plate: z.string().nullable(),
  vin: z.string().nullable(),
  first_registration: z.string().nullable(),
  paint: namedColour,
  leather: namedColour,
  stitching: namedColour,
  trim: namedColour,
  kilometres: z.number().int().nullable(),
  ownership: z.enum(OWNERSHIPS).nullable(),
  notes: z.string().nullable(),
  pictures: z.array(z.string()),
  /** Current location in words; null at its base. */
  stands_at: z.string().nullable(),
  in_fleet_from: z.string(),
  in_fleet_to: z.string().nullable(),
  /** What the unit is doing now. */
  state: z.object({
    kind: z.enum(UNIT_STATES),
    booking_id: z.string().nullable(),
    reference: z.string().nullable(),
    /** The end of the state, if known. */
    until: z.string().nullable(),
    note: z.string().nullable(),
  }),
  /** Why the unit cannot be handed out now; null if it can. */
  blocked: z.object({ since: z.string(), reason: z.string() }).nullable(),
  /** Open expiries, the earliest first. */
  expiries: z.array(apiUnitExpirySchema),
  ...revisionShape,
});
export type ApiUnit = z.infer<typeof apiUnitSchema>;

export const unitFlagsSchema = z.object({
  in_fleet: flagFilter("true per quelle in flotta, false per quelle uscite"),
  to_complete: flagFilter("true per quelle in flotta senza targa"),
});

export const unitEndpoints = {
  "GET /api/units": {
    summary: "Le unità della flotta, ciascuna con ciò che fa adesso",
    query: searchableTableQuery("id", "vehicle_id", "number", "plate").extend({
      ...unitFlagsSchema.shape,
      ...dayRangeFilters("entered"),
    }),
    answer: z.array(apiUnitSchema),
    list: true,
  },
  "POST /api/units": {
    summary: "Aggiunge un'unità a un veicolo",
    body: newUnitSchema,
    answer: apiUnitSchema,
    status: 201,
    idempotent: true,
  },
  "GET /api/units/:id": { summary: "Un'unità", answer: apiUnitSchema },
  "PATCH /api/units/:id": {
    summary: "Modifica la scheda di un'unità",
    body: unitChangesSchema,
    answer: apiUnitSchema,
    ifMatch: true,
    refuses: [409],
  },
  "POST /api/units/:id/leave": {
    summary: "Toglie un'unità dalla flotta; rifiuta con ciò che la impegna",
    body: unitTransitionSchema,
    row: null,
    answer: apiUnitSchema,
    ifMatch: true,
    refuses: [409],
  },
  "POST /api/units/:id/return": {
    summary: "Riporta in flotta un'unità uscita",
    body: unitTransitionSchema,
    row: null,
    answer: apiUnitSchema,
    ifMatch: true,
    refuses: [409],
  },
  "POST /api/units/:id/expiries": {
    summary: "Aggiunge una scadenza a un'unità",
    body: newUnitExpirySchema,
    row: null,
    answer: apiUnitSchema,
    status: 201,
    idempotent: true,
  },
  "PATCH /api/unit_expiries/:id": {
    summary: "Modifica una scadenza; la chiude con {done: true}",
    body: unitExpiryChangesSchema,
    row: null,
    answer: apiUnitSchema,
    ifMatch: true,
    refuses: [409],
  },
  "PUT /api/unit_expiries/:id/override": {
    summary: "Fino a un giorno una scadenza passata non blocca l'unità; con il motivo",
    body: expiryOverrideSchema,
    row: null,
    answer: apiUnitSchema,
    ifMatch: true,
    refuses: [409],
  },
} as const satisfies Endpoints;
