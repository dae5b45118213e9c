import { Hono } from "hono";
import { describeRoute, resolver } from "hono-openapi";
import { z } from "zod";
import type { AppContext } from "#server/context.ts";
import { readAvailability } from "#server/services/booking/offer/read-availability.ts";

/** Design 7, and `partly`: units held for a part of the day only. */
const availabilitySchema = z.object({
  vehicle: z.string(),
  total_units: z.number().int(),
  days: z.array(z.object({ date: z.string(), free: z.number().int(), partly: z.number().int() })),
});

/** GET /api/availability?vehicle=&from=&to= (design 7). */
export function availabilityRoutes(ctx: AppContext): Hono {
  const api = new Hono();
  const text = (name: string, description: string) => ({
    name,
    in: "query" as const,
    required: true,
    schema: { type: "string" as const },
    description,
  });

  const description = describeRoute({
    summary: "Le unità libere di una vettura, giorno per giorno",
    parameters: [
      text("vehicle", "Lo slug della vettura"),
      text("from", "Primo giorno, yyyy-MM-dd"),
      text("to", "Ultimo giorno compreso, al più 366 giorni"),
    ],
    responses: {
      200: {
        description: "I giorni in ordine",
        content: { "application/json": { schema: resolver(availabilitySchema) } },
      },
      404: { description: "La vettura non esiste (application/problem+json)" },
      422: { description: "Date non valide (application/problem+json)" },
    },
  });
  api.get("/availability", description, async (c) => {
    const { vehicle = "", from = "", to = "" } = c.req.query();
    const { totalUnits, days, ...found } = await readAvailability(ctx, { vehicle, from, to });
    const answer: z.infer<typeof availabilitySchema> = { vehicle: found.vehicle, total_units: totalUnits, days };
    return c.json(answer, 200, { "cache-control": "no-store" });
  });
  return api;
}
