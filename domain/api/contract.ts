import type { z } from "zod";
import { answerTemplateEndpoints } from "#domain/api/answer-templates/answer-templates.ts";
import { articleEndpoints } from "#domain/api/articles/articles.ts";
import { auditLogEndpoints } from "#domain/api/audit-log/audit-log.ts";
import { banDecisionEndpoints } from "#domain/api/ban-decisions/ban-decisions.ts";
import { bookingEndpoints } from "#domain/api/bookings/booking-endpoints.ts";
import { requestAlertEndpoints } from "#domain/api/bookings/request-alerts.ts";
import { brandEndpoints } from "#domain/api/brands/brands.ts";
import { calendarFeedEndpoints } from "#domain/api/calendar-feeds/calendar-feeds.ts";
import { categoryTermsEndpoints } from "#domain/api/category-terms/category-terms.ts";
import { cityEndpoints } from "#domain/api/cities/cities.ts";
import { clubEventEndpoints } from "#domain/api/club-events/club-events.ts";
import { contentTextEndpoints } from "#domain/api/content-texts/content-texts.ts";
import { customerEndpoints } from "#domain/api/customers/customer-endpoints.ts";
import { dashboardEndpoints } from "#domain/api/dashboard/dashboard.ts";
import { waitingWorkEndpoints } from "#domain/api/dashboard/waiting-work.ts";
import { daySheetEndpoints } from "#domain/api/day-sheet/day-sheet.ts";
import type { Endpoint } from "#domain/api/endpoint.ts";
import { enquiryEndpoints } from "#domain/api/enquiries/enquiries.ts";
import { experienceEndpoints } from "#domain/api/experiences/experiences.ts";
import { invitationEndpoints } from "#domain/api/invitations/invitations.ts";
import { jetRouteEndpoints } from "#domain/api/jet-routes/jet-routes.ts";
import { jetEndpoints } from "#domain/api/jets/jets.ts";
import { legalTextEndpoints } from "#domain/api/legal-texts/legal-texts.ts";
import { mailTextEndpoints } from "#domain/api/mail-texts/mail-texts.ts";
import { orderEndpoints } from "#domain/api/orders/orders.ts";
import { logoEndpoints } from "#domain/api/pictures/logos.ts";
import { pictureEndpoints } from "#domain/api/pictures/pictures.ts";
import { quoteEndpoints } from "#domain/api/quotes/quotes.ts";
import { extraEndpoints } from "#domain/api/rates/extras.ts";
import { promotionCodeEndpoints } from "#domain/api/rates/promotion-codes.ts";
import { protectionEndpoints } from "#domain/api/rates/protections.ts";
import { rateCalendarEndpoints } from "#domain/api/rates/rate-calendar.ts";
import { rateRuleEndpoints } from "#domain/api/rates/rate-rules.ts";
import { rateTrialEndpoints } from "#domain/api/rates/rate-trial.ts";
import { vatRateEndpoints } from "#domain/api/rates/vat-rates.ts";
import { reportEndpoints } from "#domain/api/reports/reports.ts";
import { reviewEndpoints } from "#domain/api/reviews/reviews.ts";
import { savedViewEndpoints } from "#domain/api/saved-views/saved-views.ts";
import { seoOverrideEndpoints } from "#domain/api/seo-overrides/seo-overrides.ts";
import { signInEndpoints } from "#domain/api/sign-in.ts";
import { siteSettingsEndpoints } from "#domain/api/site-settings/site-settings.ts";
import { testimonialEndpoints } from "#domain/api/testimonials/testimonials.ts";
import { unitHoldEndpoints } from "#domain/api/unit-holds/unit-holds.ts";
import { rentalExpiryEndpoints } from "#domain/api/units/rental-expiries.ts";
import { unitEndpoints } from "#domain/api/units/units.ts";
import { userEndpoints } from "#domain/api/users/users.ts";
import { availabilityEndpoints, offerEndpoints, placeEndpoints } from "#domain/api/vehicles/availability.ts";
import { vehicleEndpoints } from "#domain/api/vehicles/vehicles.ts";
import { waitingListEndpoints } from "#domain/api/waiting-list/waiting-list.ts";

/** Every endpoint that our own handlers serve; the sign-in library serves the others. */
export const HANDLED_ENDPOINTS = {
  ...availabilityEndpoints,
  ...offerEndpoints,
  ...placeEndpoints,
  ...brandEndpoints,
  ...cityEndpoints,
  ...vehicleEndpoints,
  ...jetEndpoints,
  ...jetRouteEndpoints,
  ...experienceEndpoints,
  ...pictureEndpoints,
  ...logoEndpoints,
  ...seoOverrideEndpoints,
  ...bookingEndpoints,
  ...unitHoldEndpoints,
  ...unitEndpoints,
  ...rentalExpiryEndpoints,
  ...daySheetEndpoints,
  ...enquiryEndpoints,
  ...quoteEndpoints,
  ...orderEndpoints,
  ...customerEndpoints,
  ...banDecisionEndpoints,
  ...siteSettingsEndpoints,
  ...rateCalendarEndpoints,
  ...rateRuleEndpoints,
  ...rateTrialEndpoints,
  ...vatRateEndpoints,
  ...protectionEndpoints,
  ...extraEndpoints,
  ...promotionCodeEndpoints,
  ...categoryTermsEndpoints,
  ...mailTextEndpoints,
  ...legalTextEndpoints,
  ...userEndpoints,
  ...invitationEndpoints,
  ...auditLogEndpoints,
  ...dashboardEndpoints,
  ...reportEndpoints,
  ...savedViewEndpoints,
  ...calendarFeedEndpoints,
  ...waitingWorkEndpoints,
  ...contentTextEndpoints,
  ...requestAlertEndpoints,
  ...reviewEndpoints,
  ...waitingListEndpoints,
  ...answerTemplateEndpoints,
  ...articleEndpoints,
  ...clubEventEndpoints,
  ...testimonialEndpoints,
} as const;

/**
 * The whole API by method and path. It is the only description of HTTP requests and responses: the server routes by it, the OpenAPI document is
 * generated from it, and the panel's client derives its types from it.
 */
export const CONTRACT = { ...HANDLED_ENDPOINTS, ...signInEndpoints } as const;

export type EndpointName = keyof typeof CONTRACT;
export type HandledEndpointName = keyof typeof HANDLED_ENDPOINTS;

/** Returns the endpoint with this name, typed as the general Endpoint. */
export const endpointOf = (name: EndpointName): Endpoint => CONTRACT[name];

type EndpointOf<Name extends EndpointName> = (typeof CONTRACT)[Name];

/** The paths that support a method. */
export type PathOf<Method extends string> = EndpointName extends infer Name
  ? Name extends `${Method} ${infer Path}`
    ? Path
    : never
  : never;

/** The paths whose response is a list with its total. */
export type ListPath = {
  [Name in EndpointName]: EndpointOf<Name> extends { list: true }
    ? Name extends `GET ${infer Path}`
      ? Path
      : never
    : never;
}[EndpointName];

/** The names of a path's parameters: "id" of `/api/brands/:id`. */
export type ParameterOf<Name extends string> = Name extends `${string}/:${infer Parameter}/${infer Rest}`
  ? Parameter | ParameterOf<`/${Rest}`>
  : Name extends `${string}/:${infer Parameter}`
    ? Parameter
    : never;

/** The response body of an endpoint; undefined for 204 No Content. */
export type AnswerOf<Name extends EndpointName> =
  EndpointOf<Name> extends { answer: infer Answer extends z.ZodType } ? z.infer<Answer> : undefined;

type ItemOf<Answer> = Answer extends readonly (infer Row)[] ? Row : Answer;

/** One row of an endpoint whose response is a list. */
export type RowOf<Name extends EndpointName> = ItemOf<AnswerOf<Name>>;

/** The query as declared by the endpoint's schema. */
export type QueryOf<Name extends EndpointName> =
  EndpointOf<Name> extends { query: infer Query extends z.ZodType } ? z.input<Query> : undefined;

/** The request body of an endpoint. An update may also contain fields that only the server sets; the server ignores these fields. */
export type BodyOf<Name extends EndpointName> =
  EndpointOf<Name> extends { body: infer Body extends z.ZodType }
    ? EndpointOf<Name> extends { ifMatch: true }
      ? z.input<Body> & Partial<Omit<NonNullable<AnswerOf<Name>>, keyof z.input<Body>>>
      : z.input<Body>
    : EndpointOf<Name> extends { upload: string }
      ? Blob | FormData
      : undefined;
