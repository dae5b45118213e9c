import { Hono } from "hono";
import { describeRoute, resolver } from "hono-openapi";
import { z } from "zod";
import { holdChangesSchema, newMaintenanceSchema } from "#domain/forms/maintenance.ts";
import { addDays, civilNow, isCivilDate } from "#domain/rental-period/civil-time.ts";
import type { AppContext } from "#server/context.ts";
import { answerRows, describeWrite } from "#server/http/api/row-answers.ts";
import { withVersion } from "#server/http/api/version.ts";
import { type ApiVariables, staffOf } from "#server/http/api-access.ts";
import { jsonRow } from "#server/http/json-body.ts";
import type { StoredHold } from "#server/repositories/unit-holds/stored-holds.ts";
import { checkedInput } from "#server/services/checked-input.ts";
import { changeHold } from "#server/services/unit-holds/change-hold.ts";
import { createMaintenance } from "#server/services/unit-holds/create-maintenance.ts";
import { readHolds } from "#server/services/unit-holds/read-holds.ts";
import { releaseMaintenance } from "#server/services/unit-holds/release-maintenance.ts";

/** The longest stretch that is read at once: a quarter of a year. */
const LONGEST_STRETCH_DAYS = 92;

const day = z.string("Indica un giorno, aaaa-mm-gg.").refine(isCivilDate, "Indica un giorno, aaaa-mm-gg.");
const stretchSchema = z
  .strictObject({
    from: day,
    to: day,
    location: z.string().max(200, "Al massimo 200 caratteri.").optional(),
    vehicle_id: z.uuid("Non è l'id di una vettura.").optional(),
  })
  .superRefine(({ from, to }, context) => {
    if (!isCivilDate(from) || !isCivilDate(to)) return;
    const issue = (message: string) => context.addIssue({ code: "custom", path: ["to"], message });
    if (to < from) issue("L'ultimo giorno non può precedere il primo.");
    else if (to > addDays(from, LONGEST_STRETCH_DAYS)) issue(`Al massimo ${LONGEST_STRETCH_DAYS} giorni.`);
  });

/** A hold of one unit. Civil dates and times are by the clock of the city where the car stands. */
const holdRowSchema = z.object({
  id: z.string(),
  vehicle_id: z.string(),
  unit: z.number().int(),
  kind: z.enum(["booking", "maintenance"]),
  /** A booking's hold ends with the turnaround after it. */
  starts_at: z.string(),
  ends_at: z.string(),
  time_zone: z.string(),
  from_date: z.string(),
  from_time: z.string(),
  to_date: z.string(),
  to_time: z.string(),
  note: z.string().nullable(),
  /** Of the booking; null for maintenance. */
  booking_id: z.string().nullable(),
  reference: z.string().nullable(),
  status: z.string().nullable(),
  renter: z.string().nullable(),
  returns_at: z.string().nullable(),
  version: z.number().int(),
});

/** /api/unit_holds: who holds which unit when, and the staff's maintenance blocks (design 5). */
export function unitHoldRoutes(ctx: AppContext): Hono<ApiVariables> {
  const api = new Hono<ApiVariables>();
  api.get("/unit_holds", describeReading(), async (c) => {
    const { from, to, location, vehicle_id } = checkedInput(stretchSchema, c.req.query());
    const rows = await readHolds(ctx, { staff: staffOf(c), from, to, location, vehicleId: vehicle_id });
    return answerRows(c, rows.map(toHoldRow), rows.length);
  });
  api.post(
    "/unit_holds",
    describeWrite("Blocca un'unità per manutenzione; ore della città della vettura", {
      body: newMaintenanceSchema,
      row: holdRowSchema,
      status: 201,
    }),
    jsonRow(newMaintenanceSchema, holdRowSchema),
    async (c) => c.json(toHoldRow(await createMaintenance(ctx, { staff: staffOf(c), body: c.get("json") })), 201),
  );
  api.patch(
    "/unit_holds/:id",
    describeWrite("Sposta, allunga o annota un blocco; dà a una prenotazione un'altra unità", {
      body: holdChangesSchema,
      row: holdRowSchema,
    }),
    jsonRow(holdChangesSchema, holdRowSchema),
    async (c) => {
      const body = withVersion(c.get("json"), c.req.header("if-match"));
      return c.json(toHoldRow(await changeHold(ctx, { staff: staffOf(c), id: c.req.param("id"), body })));
    },
  );
  api.delete("/unit_holds/:id", describeWrite("Toglie un blocco di manutenzione", { status: 204 }), async (c) => {
    const body = withVersion({}, c.req.header("if-match"));
    await releaseMaintenance(ctx, { staff: staffOf(c), id: c.req.param("id"), body });
    return c.body(null, 204);
  });
  return api;
}

function toHoldRow({ span, booking, vehicleId, timeZone, ...hold }: StoredHold): z.infer<typeof holdRowSchema> {
  const [from, to] = [civilNow(span.from, timeZone), civilNow(span.to, timeZone)];
  return {
    ...hold,
    vehicle_id: vehicleId,
    starts_at: span.from.toISOString(),
    ends_at: span.to.toISOString(),
    time_zone: timeZone,
    from_date: from.date,
    from_time: from.time,
    to_date: to.date,
    to_time: to.time,
    booking_id: booking?.id ?? null,
    reference: booking?.reference ?? null,
    status: booking?.status ?? null,
    renter: booking?.renter ?? null,
    returns_at: booking?.returnsAt.toISOString() ?? null,
  };
}

function describeReading() {
  const query = (name: string, description: string, required = false) => ({
    name,
    in: "query" as const,
    required,
    schema: { type: "string" as const },
    description,
  });
  return describeRoute({
    summary: "Chi tiene quale unità e quando; le richieste scadute non tengono nulla",
    parameters: [
      query("from", "Il primo giorno, aaaa-mm-gg", true),
      query("to", `L'ultimo giorno compreso, al massimo ${LONGEST_STRETCH_DAYS} giorni dopo`, true),
      query("location", "Solo le vetture di questa città"),
      query("vehicle_id", "Solo questa vettura"),
    ],
    responses: {
      200: {
        description: "Le occupazioni; il numero è nell'intestazione X-Total-Count",
        content: { "application/json": { schema: resolver(z.array(holdRowSchema)) } },
      },
      422: { description: "Parametri non validi (application/problem+json)" },
    },
  });
}
