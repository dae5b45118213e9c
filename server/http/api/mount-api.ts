import type { Hono } from "hono";
import type { AppContext } from "#server/context.ts";
import { mountAvailability } from "#server/http/api/availability.ts";
import { mountBanDecisions } from "#server/http/api/ban-decisions/ban-decisions.ts";
import { mountBookings } from "#server/http/api/bookings/bookings.ts";
import { mountBookingRequests, mountRequestAlerts } from "#server/http/api/bookings/request-bookings.ts";
import { mountBrands } from "#server/http/api/brands.ts";
import { mountCities } from "#server/http/api/cities.ts";
import { mountCustomers } from "#server/http/api/customers/customers.ts";
import { mountCalendarFeeds, mountDaySheet } from "#server/http/api/day-sheet/day-sheet.ts";
import {
  mountArticles,
  mountCategoryTerms,
  mountClubEvents,
  mountLegalTexts,
  mountMailTexts,
  mountTestimonials,
} from "#server/http/api/editorial-content.ts";
import { mountAnswerTemplates, mountEnquiries, mountWaitingWork } from "#server/http/api/enquiries/enquiries.ts";
import { mountExperiences } from "#server/http/api/experiences/experiences.ts";
import { mountJetRoutes } from "#server/http/api/jet-routes/jet-routes.ts";
import { mountJets } from "#server/http/api/jets/jets.ts";
import { mountApiDocs } from "#server/http/api/openapi/mount-api-docs.ts";
import { mountOrders } from "#server/http/api/orders/orders.ts";
import { mountPictures } from "#server/http/api/pictures.ts";
import { mountQuotes } from "#server/http/api/quotes/quotes.ts";
import { mountExtras } from "#server/http/api/rates/extras.ts";
import { mountPromotionCodes } from "#server/http/api/rates/promotion-codes.ts";
import { mountProtections } from "#server/http/api/rates/protections.ts";
import { mountRateCalendar } from "#server/http/api/rates/rate-calendar.ts";
import { mountRateRules } from "#server/http/api/rates/rate-rules.ts";
import { mountRateTrial } from "#server/http/api/rates/rate-trial.ts";
import { mountVatRates } from "#server/http/api/rates/vat-rates.ts";
import { mountReviews } from "#server/http/api/reviews/reviews.ts";
import { mountSeoOverrides } from "#server/http/api/seo-overrides.ts";
import { mountSignIn } from "#server/http/api/sign-in/sign-in.ts";
import { mountSiteSettings } from "#server/http/api/site-settings.ts";
import { mountUnitHolds } from "#server/http/api/unit-holds.ts";
import { mountUnits } from "#server/http/api/units/units.ts";
import { mountInvitations, mountUserRoles, mountUsers } from "#server/http/api/users/users.ts";
import { mountVehicleImport } from "#server/http/api/vehicles/vehicle-import.ts";
import { mountVehicles } from "#server/http/api/vehicles/vehicles.ts";
import { mountWaitingList } from "#server/http/api/waiting-list/waiting-list.ts";
import { enforceApiAccess } from "#server/http/api-access.ts";
import { NO_SUCH_ENDPOINT_MESSAGE, respondProblem } from "#server/http/problem.ts";
import { mountOffers, mountPlaces } from "./availability.ts";
import { mountContentTexts } from "./content-texts.ts";
import { mountAuditLog, mountDashboard, mountReports, mountSavedViews } from "./panel.ts";
import { mountGenerateSeoContent } from "./seo-overrides.ts";

/** Mounts all endpoints under /api. */
export function mountApi(app: Hono, context: AppContext): void {
  mountSignIn(app, context);
  app.use("/api/*", enforceApiAccess(context));
  for (const mount of ENDPOINT_GROUPS) mount(app, context);
  mountApiDocs(app, context);
  app.all("/api/*", (c) => respondProblem(c, 404, NO_SUCH_ENDPOINT_MESSAGE));
}

const ENDPOINT_GROUPS: readonly ((app: Hono, context: AppContext) => void)[] = [
  mountBrands,
  mountCities,
  mountVehicles,
  mountVehicleImport,
  mountJets,
  mountJetRoutes,
  mountExperiences,
  mountPictures,
  mountSeoOverrides,
  mountGenerateSeoContent,
  mountAvailability,
  mountOffers,
  mountPlaces,
  mountBookingRequests,
  mountBookings,
  mountEnquiries,
  mountQuotes,
  mountOrders,
  mountCustomers,
  mountBanDecisions,
  mountDashboard,
  mountReports,
  mountAuditLog,
  mountUnitHolds,
  mountUnits,
  mountDaySheet,
  mountSiteSettings,
  mountUsers,
  mountUserRoles,
  mountInvitations,
  mountSavedViews,
  mountCalendarFeeds,
  mountWaitingWork,
  mountRequestAlerts,
  mountReviews,
  mountWaitingList,
  mountAnswerTemplates,
  mountArticles,
  mountClubEvents,
  mountTestimonials,
  mountRateCalendar,
  mountRateRules,
  mountRateTrial,
  mountVatRates,
  mountProtections,
  mountExtras,
  mountPromotionCodes,
  mountCategoryTerms,
  mountMailTexts,
  mountLegalTexts,
  mountContentTexts,
];
