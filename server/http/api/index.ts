import type { Hono } from "hono";
import type { AppContext } from "#server/context.ts";
import { mountApiDocuments } from "#server/http/api/api-documents.ts";
import { availabilityRoutes } from "#server/http/api/availability.ts";
import { bookingRoutes } from "#server/http/api/bookings.ts";
import { enquiryRoutes } from "#server/http/api/enquiries.ts";
import { tableRoutes } from "#server/http/api/tables.ts";
import { problem } from "#server/http/problem.ts";

/** Every address under /api (design 7). */
export function mountApi(app: Hono, context: AppContext): void {
  app.on(["GET", "POST"], "/api/auth/*", (c) => context.signIn.handler(c.req.raw));
  app.route("/api", tableRoutes(context));
  app.route("/api", availabilityRoutes(context));
  app.route("/api", bookingRoutes(context));
  app.route("/api", enquiryRoutes(context));
  mountApiDocuments(app, context);
  app.all("/api/*", (c) => problem(c, 404, "Questo indirizzo dell'API non esiste."));
}
