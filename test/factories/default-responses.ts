import { z } from "zod";
import { type AnswerOf, type EndpointName, endpointOf } from "#domain/api/contract.ts";
import { bookingDetail } from "#test/factories/booking-detail.ts";
import { bookingMessage } from "#test/factories/booking-messages.ts";
import { changeQuote } from "#test/factories/booking-offers.ts";
import { bookingHold } from "#test/factories/booking-rows.ts";
import { brandRow, cityRow, experienceRow, jetRouteRow, jetRow, vehicleRow } from "#test/factories/catalogue-rows.ts";
import {
  answerTemplateRow,
  articleRow,
  clubEventRow,
  reviewRow,
  testimonialRow,
  translationRow,
} from "#test/factories/content-rows.ts";
import { customerDetail } from "#test/factories/customer-rows.ts";
import { enquiryReplyRow, enquiryRow } from "#test/factories/enquiry-rows.ts";
import { invitationRow, seoOverrideRow, userRow } from "#test/factories/panel-rows.ts";
import { quoteDetail } from "#test/factories/quote-rows.ts";
import { extraRow, promotionCodeRow, protectionRow, rateRuleRow, vatRateRow } from "#test/factories/rate-rows.ts";
import { unitRow } from "#test/factories/unit-rows.ts";
import { waitingEntryRow } from "#test/factories/waiting-list-rows.ts";

const { endangered_by: _endangeredBy, ...hold } = bookingHold();
const booking = bookingDetail();
const { name: _name, italian: _italian, ...writtenTranslation } = translationRow();
const { hidden: _hidden, ...writtenRule } = rateRuleRow();
const article = { ...articleRow(), body: "Una strada lungo il lago." };

/** Default body of a successful response, for tests that do not set one. */
const DEFAULT_ROWS: { [Name in EndpointName]?: AnswerOf<Name> } = {
  "PATCH /api/bookings/:id": { ...booking, already: null },
  "POST /api/bookings/:id/undo": booking,
  "POST /api/bookings/:id/date-requests/:request/answer": { ...booking, already: null },
  "POST /api/bookings/:id/expected-return": booking,
  "POST /api/bookings/:id/reopening": booking,
  "PUT /api/bookings/:id/agreed-price": booking,
  "PUT /api/bookings/:id/choices": booking,
  "POST /api/bookings/:id/choices/quote": {
    previous_total: 4200,
    total: 4290,
    difference: 90,
    late_extras: null,
    agreed_price: null,
    lines: [],
    receipt: [],
    conditions: [],
  },
  "PUT /api/bookings/:id/drivers": booking,
  "GET /api/bookings/choices": { extras: [], protections: [], young_driver: null },
  "POST /api/bookings/:id/quote": changeQuote(),
  "POST /api/bookings/:id/messages": bookingMessage(),
  "GET /api/bookings/:id/last-return": { last_return: null },
  "POST /api/bookings/:id/handovers/pickup/undo": booking,
  "PUT /api/bookings/:id/handovers/:kind": {
    id: "h1",
    kind: "pickup",
    kilometres: 12_000,
    fuel_percent: 100,
    damage_notes: null,
    pictures: [],
    picture_kinds: {},
    skipped_pictures: {},
    recorded_by: "u1",
    created_at: booking.created_at,
    updated_at: booking.updated_at,
    version: 1,
  },
  "PATCH /api/unit_holds/:id": hold,
  "POST /api/brands": brandRow(),
  "PATCH /api/brands/:id": brandRow(),
  "POST /api/cities": cityRow(),
  "PATCH /api/cities/:id": cityRow(),
  "POST /api/vehicles": vehicleRow(),
  "PATCH /api/vehicles/:id": vehicleRow(),
  "POST /api/jets": jetRow(),
  "PATCH /api/jets/:id": jetRow(),
  "POST /api/jet_routes": jetRouteRow(),
  "PATCH /api/jet_routes/:id": jetRouteRow(),
  "POST /api/rate_rules": writtenRule,
  "PATCH /api/rate_rules/:id": writtenRule,
  "POST /api/experiences": experienceRow(),
  "PATCH /api/experiences/:id": experienceRow(),
  "POST /api/articles": article,
  "PATCH /api/articles/:id": article,
  "POST /api/club_events": clubEventRow(),
  "PATCH /api/club_events/:id": clubEventRow(),
  "POST /api/testimonials": testimonialRow(),
  "PATCH /api/testimonials/:id": testimonialRow(),
  "PUT /api/content_texts": writtenTranslation,
  "POST /api/extras": extraRow(),
  "PATCH /api/extras/:id": extraRow(),
  "POST /api/promotion_codes": promotionCodeRow(),
  "PATCH /api/promotion_codes/:id": promotionCodeRow(),
  "POST /api/answer_templates": answerTemplateRow(),
  "POST /api/vat_rates": vatRateRow(),
  "PATCH /api/vat_rates/:id": vatRateRow(),
  "POST /api/protections": protectionRow(),
  "PATCH /api/protections/:id": protectionRow(),
  "PATCH /api/answer_templates/:id": answerTemplateRow(),
  "PATCH /api/reviews/:id": reviewRow(),
  "POST /api/seo_overrides": seoOverrideRow(),
  "PATCH /api/seo_overrides/:id": seoOverrideRow(),
  "POST /api/units": unitRow(),
  "PATCH /api/units/:id": unitRow(),
  "POST /api/units/:id/leave": unitRow(),
  "POST /api/units/:id/return": unitRow(),
  "POST /api/units/:id/expiries": unitRow(),
  "PATCH /api/unit_expiries/:id": unitRow(),
  "PUT /api/unit_expiries/:id/override": unitRow(),
  "PATCH /api/customers/:id": customerDetail(),
  "POST /api/customers/:id/merge": customerDetail(),
  "PUT /api/customers/:id/ban": customerDetail(),
  "PATCH /api/enquiries/:id": { ...enquiryRow(), already: null },
  "POST /api/enquiries/:id/answers": enquiryReplyRow(),
  "POST /api/quotes": quoteDetail(),
  "PUT /api/quotes/:id/language": quoteDetail(),
  "PATCH /api/waiting_list/:id": waitingEntryRow(),
  "PATCH /api/users/:id": userRow(),
  "POST /api/user_roles": { id: "r2", user_id: "u1", role: "seo_manager", created_at: "2026-11-21T09:00:00.000Z" },
  "POST /api/invitations": invitationRow(),
};

/** Returns the default response of an endpoint: the written row, no rows, or an empty body. */
export function defaultResponse(name: EndpointName): unknown {
  const { answer } = endpointOf(name);
  return DEFAULT_ROWS[name] ?? (answer instanceof z.ZodArray ? [] : {});
}
