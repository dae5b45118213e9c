import { Hono } from "hono";
import { describeRoute, resolver } from "hono-openapi";
import { z } from "zod";
import type { AppContext } from "#server/context.ts";
import { assignableSchema } from "#server/http/api/enquiry-rows.ts";
import { answerRows } from "#server/http/api/row-answers.ts";
import { type ApiVariables, staffOf } from "#server/http/api-access.ts";
import { readAssignable } from "#server/services/enquiries/read-enquiries.ts";

/** GET /api/staff: whom a request may be given to. */
export function staffRoutes(ctx: AppContext): Hono<ApiVariables> {
  const api = new Hono<ApiVariables>();
  const description = describeRoute({
    summary: "Chi dello staff può prendere una richiesta: amministratori e servizio clienti",
    responses: {
      200: {
        description: "Le persone, per nome",
        content: { "application/json": { schema: resolver(z.array(assignableSchema)) } },
      },
    },
  });
  api.get("/staff", description, async (c) => {
    const staff = staffOf(c);
    const people = await readAssignable(ctx, { staff });
    const rows = people.map((person) => ({ ...person, me: person.id === staff.userId }));
    return answerRows(c, rows, rows.length);
  });
  return api;
}
