import type { Hono } from "hono";
import type { AppContext } from "#server/context.ts";
import { mountApiDocuments } from "#server/http/api/api-documents.ts";
import { auditLogRoutes } from "#server/http/api/audit-log.ts";
import { availabilityRoutes } from "#server/http/api/availability.ts";
import { bookingRoutes } from "#server/http/api/bookings.ts";
import { bookingDeskRoutes } from "#server/http/api/bookings-desk.ts";
import { brandRoutes } from "#server/http/api/brands.ts";
import { cityRoutes } from "#server/http/api/cities.ts";
import { dashboardRoutes } from "#server/http/api/dashboard.ts";
import { enquiryRoutes } from "#server/http/api/enquiries.ts";
import { generateSeoContentRoutes } from "#server/http/api/generate-seo-content.ts";
import { pictureRoutes } from "#server/http/api/pictures.ts";
import { seoOverrideRoutes } from "#server/http/api/seo-overrides.ts";
import { mountSignIn } from "#server/http/api/sign-in.ts";
import { staffRoutes } from "#server/http/api/staff.ts";
import { unitHoldRoutes } from "#server/http/api/unit-holds.ts";
import { userRoleRoutes } from "#server/http/api/user-roles.ts";
import { userRoutes } from "#server/http/api/users.ts";
import { vehicleImportRoutes } from "#server/http/api/vehicle-import.ts";
import { vehicleRoutes } from "#server/http/api/vehicles.ts";
import { enforceApiAccess } from "#server/http/api-access.ts";
import { problem } from "#server/http/problem.ts";

/** Every address under /api (design 7). */
export function mountApi(app: Hono, context: AppContext): void {
  mountSignIn(app, context);
  app.use("/api/*", enforceApiAccess(context));
  app.route("/api", brandRoutes(context));
  app.route("/api", cityRoutes(context));
  app.route("/api", vehicleRoutes(context));
  app.route("/api", vehicleImportRoutes(context));
  app.route("/api", pictureRoutes(context));
  app.route("/api", seoOverrideRoutes(context));
  app.route("/api", generateSeoContentRoutes(context));
  app.route("/api", availabilityRoutes(context));
  app.route("/api", bookingRoutes(context));
  app.route("/api", bookingDeskRoutes(context));
  app.route("/api", enquiryRoutes(context));
  app.route("/api", dashboardRoutes(context));
  app.route("/api", auditLogRoutes(context));
  app.route("/api", staffRoutes(context));
  app.route("/api", unitHoldRoutes(context));
  app.route("/api", userRoutes(context));
  app.route("/api", userRoleRoutes(context));
  mountApiDocuments(app, context);
  app.all("/api/*", (c) => problem(c, 404, "Questo indirizzo dell'API non esiste."));
}
