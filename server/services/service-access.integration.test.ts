import { describe, expect, test } from "vitest";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import {
  createAnswerTemplate,
  deleteAnswerTemplate,
  readAnswerTemplates,
  updateAnswerTemplate,
} from "#server/services/answer-templates/answer-templates.ts";
import {
  createArticle,
  deleteArticle,
  readArticle,
  readArticles,
  updateArticle,
} from "#server/services/articles/articles.ts";
import { readAuditLog, recordExport } from "#server/services/audit-log/audit-log.ts";
import { decideBan } from "#server/services/ban-decisions/decide-ban.ts";
import { readBanDecisions } from "#server/services/ban-decisions/read-ban-decisions.ts";
import { agreeBookingPrice } from "#server/services/bookings/agree-booking-price.ts";
import { answerDateRequest } from "#server/services/bookings/change/answer-date-request.ts";
import { changeChoices, quoteChoices } from "#server/services/bookings/change/change-choices.ts";
import { quoteChange } from "#server/services/bookings/change/quote-change.ts";
import { reopenBooking } from "#server/services/bookings/change/reopen-booking.ts";
import { undoLastTransition } from "#server/services/bookings/change/undo-transition.ts";
import { updateBooking } from "#server/services/bookings/change/update-booking.ts";
import { expectReturn } from "#server/services/bookings/handover/expect-return.ts";
import { readLastReturn } from "#server/services/bookings/handover/read-last-return.ts";
import { recordHandover } from "#server/services/bookings/handover/record-handover.ts";
import { undoPickup } from "#server/services/bookings/handover/undo-pickup.ts";
import {
  markBookingMessagesRead,
  readBookingMessages,
} from "#server/services/bookings/messages/read-booking-messages.ts";
import { sendBookingMessage } from "#server/services/bookings/messages/send-booking-message.ts";
import { listRentalChoices } from "#server/services/bookings/offer/list-rental-choices.ts";
import { listVehicleOffers, readFreeUnits } from "#server/services/bookings/offer/list-vehicle-offers.ts";
import { addBookingNote } from "#server/services/bookings/record/note-booking.ts";
import { readBookingDetail, readBookingEvents } from "#server/services/bookings/record/read-booking-detail.ts";
import { readBookingCounts, readBookings } from "#server/services/bookings/record/read-bookings.ts";
import { replaceDrivers } from "#server/services/bookings/replace-drivers.ts";
import { listReplacements } from "#server/services/bookings/replacement/list-replacements.ts";
import { replaceUnit } from "#server/services/bookings/replacement/replace-unit.ts";
import { bookByPhone } from "#server/services/bookings/request/book-by-phone.ts";
import { handleRequestAlert, readRequestAlerts } from "#server/services/bookings/request-alerts.ts";
import { createBrand } from "#server/services/brands/create-brand.ts";
import { updateBrand } from "#server/services/brands/update-brand.ts";
import { createFeed, listUserFeeds, revokeUserFeed } from "#server/services/calendar-feeds/user-feeds.ts";
import { readCategoryTerms, updateCategoryTerms } from "#server/services/category-terms/category-terms.ts";
import { createCity } from "#server/services/cities/create-city.ts";
import { findTowns } from "#server/services/cities/find-towns.ts";
import { readOffMapCities } from "#server/services/cities/read-off-map-cities.ts";
import { updateCity } from "#server/services/cities/update-city.ts";
import {
  createClubEvent,
  deleteClubEvent,
  readClubEvents,
  updateClubEvent,
} from "#server/services/club-events/club-events.ts";
import { decidePlace } from "#server/services/club-events/decide-place.ts";
import {
  readContentTexts,
  readTranslationCounts,
  saveContentText,
} from "#server/services/content-texts/content-texts.ts";
import { draftTranslation } from "#server/services/content-texts/draft-translation.ts";
import { exportTranslations } from "#server/services/content-texts/export-translations.ts";
import { importTranslations } from "#server/services/content-texts/import-translations.ts";
import { banCustomer, liftBan } from "#server/services/customers/ban-customer.ts";
import { eraseCustomer, readErasurePreview } from "#server/services/customers/erase-customer.ts";
import { exportCustomer } from "#server/services/customers/export-customer.ts";
import { mergeCustomers } from "#server/services/customers/merge-customers.ts";
import { readCustomer, readCustomers } from "#server/services/customers/read-customer.ts";
import {
  addCustomerNote,
  createCustomer,
  recordConsent,
  updateCustomer,
} from "#server/services/customers/write-customer.ts";
import { readDashboard } from "#server/services/dashboard/read-dashboard.ts";
import { changeDayTask } from "#server/services/day-sheet/change-day-task.ts";
import { readDaySheet } from "#server/services/day-sheet/read-day-sheet.ts";
import { answerEnquiry } from "#server/services/enquiries/answer-enquiry.ts";
import {
  markConversationRead,
  readAssignableStaff,
  readEnquiries,
  readEnquiry,
} from "#server/services/enquiries/read-enquiries.ts";
import { readWaitingWork } from "#server/services/enquiries/read-waiting-work.ts";
import { updateEnquiry } from "#server/services/enquiries/update-enquiry.ts";
import { createExperience } from "#server/services/experiences/create-experience.ts";
import { deleteExperience } from "#server/services/experiences/delete-experience.ts";
import { readExperiences } from "#server/services/experiences/read-experiences.ts";
import { updateExperience } from "#server/services/experiences/update-experience.ts";
import {
  inviteStaff,
  readInvitations,
  resendInvitation,
  revokeInvitation,
} from "#server/services/invitations/invitations.ts";
import { createJetRoute } from "#server/services/jet-routes/create-jet-route.ts";
import { deleteJetRoute } from "#server/services/jet-routes/delete-jet-route.ts";
import { readJetRoutes } from "#server/services/jet-routes/read-jet-routes.ts";
import { updateJetRoute } from "#server/services/jet-routes/update-jet-route.ts";
import { createJet } from "#server/services/jets/create-jet.ts";
import { deleteJet } from "#server/services/jets/delete-jet.ts";
import { readJets } from "#server/services/jets/read-jets.ts";
import { updateJet } from "#server/services/jets/update-jet.ts";
import { changeLegalText, readLegalTexts } from "#server/services/legal-texts/legal-texts.ts";
import { changeMailText, readMailTexts, resetMailText } from "#server/services/mail-texts/mail-texts.ts";
import { readOrder, readOrders, updateOrder } from "#server/services/orders/orders.ts";
import { readPictures, updatePicture } from "#server/services/pictures/picture-details.ts";
import { storeLogo } from "#server/services/pictures/store-logo.ts";
import { storePicture } from "#server/services/pictures/store-picture.ts";
import { createQuote } from "#server/services/quotes/create-quote.ts";
import { proposeQuote } from "#server/services/quotes/propose-quote.ts";
import { readQuote, readQuotes } from "#server/services/quotes/read-quotes.ts";
import { sendQuote, updateQuote, withdrawQuote } from "#server/services/quotes/send-quote.ts";
import { updateQuoteLanguage } from "#server/services/quotes/update-quote-language.ts";
import { createExtra, deleteExtra, readExtras, updateExtra } from "#server/services/rates/extras.ts";
import {
  createPromotionCode,
  deletePromotionCode,
  readPromotionCodes,
  updatePromotionCode,
} from "#server/services/rates/promotion-codes.ts";
import {
  createProtection,
  deleteProtection,
  readProtections,
  updateProtection,
} from "#server/services/rates/protections.ts";
import { createRateRule, deleteRateRule, readRateRules, updateRateRule } from "#server/services/rates/rate-rules.ts";
import { readRateCalendar } from "#server/services/rates/read-rate-calendar.ts";
import { tryRates } from "#server/services/rates/try-rates.ts";
import { createVatRate, deleteVatRate, readVatRates, updateVatRate } from "#server/services/rates/vat-rates.ts";
import { readMonthReport } from "#server/services/reports/read-month-report.ts";
import { decideReview, readReview, readReviews } from "#server/services/reviews/reviews.ts";
import { deleteView, readSavedViews, saveView } from "#server/services/saved-views/saved-views.ts";
import { generateSeoContent } from "#server/services/seo-overrides/generate-seo-content.ts";
import {
  createOverride,
  deleteOverride,
  readDeletedOverrides,
  readOverrideHistory,
  updateOverride,
} from "#server/services/seo-overrides/overrides.ts";
import { SerialQueue } from "#server/services/share-pictures/serial-queue.ts";
import { readSiteSettings, updateSiteSettings } from "#server/services/site-settings/site-settings.ts";
import {
  createTestimonial,
  deleteTestimonial,
  readTestimonials,
  updateTestimonial,
} from "#server/services/testimonials/testimonials.ts";
import { changeHold } from "#server/services/unit-holds/change-hold.ts";
import { createMaintenance, releaseMaintenance } from "#server/services/unit-holds/maintenance.ts";
import { readHolds } from "#server/services/unit-holds/read-holds.ts";
import { readRentalExpiries } from "#server/services/units/expiries/rental-expiries.ts";
import { addExpiry, changeExpiry, overrideExpiry } from "#server/services/units/expiries/write-expiries.ts";
import { readUnit, readUnits } from "#server/services/units/read-units.ts";
import { createUnit, leaveFleet, returnToFleet, updateUnit } from "#server/services/units/write-unit.ts";
import { grantUserRole, readUserRoles, revokeUserRole } from "#server/services/users/user-roles.ts";
import { changeUser, readUsers, signOutUser } from "#server/services/users/users.ts";
import { createVehicle } from "#server/services/vehicles/create-vehicle.ts";
import { deleteVehicle } from "#server/services/vehicles/delete-vehicle.ts";
import { importVehicles } from "#server/services/vehicles/import-vehicles.ts";
import { readOffSitePlaces } from "#server/services/vehicles/read-off-site-places.ts";
import { updateVehicle } from "#server/services/vehicles/update-vehicle.ts";
import {
  readWaitingDemand,
  readWaitingList,
  removeWaitingEntry,
  updateWaitingLanguage,
} from "#server/services/waiting-list/manage-waiting-list.ts";
import { ACCESS_MATRIX, CALLERS, rolesOf } from "#test/access-matrix.ts";
import { setUpTestApplication } from "#test/app.ts";

const id = "00000000-0000-4000-8000-000000000000";
const body = {};
const bytes = new Uint8Array();
const idempotencyKey = undefined;
const listQuery = { filters: [], order: [], limit: 10, offset: 0 };

/** A call of every service behind a restricted endpoint, with meaningless input. */
const SERVICE_CALLS: Record<string, (ctx: AppContext, staff: Staff) => Promise<unknown>> = {
  "POST /api/brands": (ctx, staff) => createBrand(ctx, { staff, body }),
  "PATCH /api/brands/:id": (ctx, staff) => updateBrand(ctx, { staff, id, body }),
  "GET /api/cities/towns": (ctx, staff) => findTowns(ctx, { staff, query: {} }),
  "GET /api/cities/off-map": (ctx, staff) => readOffMapCities(ctx, { staff }),
  "POST /api/cities": (ctx, staff) => createCity(ctx, { staff, body }),
  "PATCH /api/cities/:id": (ctx, staff) => updateCity(ctx, { staff, id, body }),
  "GET /api/vehicles/off-site-places": (ctx, staff) => readOffSitePlaces(ctx, { staff }),
  "POST /api/vehicles": (ctx, staff) => createVehicle(ctx, { staff, body }),
  "PATCH /api/vehicles/:id": (ctx, staff) => updateVehicle(ctx, { staff, id, body }),
  "DELETE /api/vehicles/:id": (ctx, staff) => deleteVehicle(ctx, { staff, id }),
  "POST /api/vehicles/import": (ctx, staff) => importVehicles(ctx, { staff, bytes, dryRun: true }),
  "GET /api/rate_trial": (ctx, staff) => tryRates(ctx, { staff, query: {} }),
  "GET /api/rate_calendar": (ctx, staff) => readRateCalendar(ctx, { staff, query: { month: "2027-01" } }),
  "GET /api/rate_rules": (ctx, staff) => readRateRules(ctx, { staff, listQuery }),
  "GET /api/vat_rates": (ctx, staff) => readVatRates(ctx, { staff }),
  "POST /api/vat_rates": (ctx, staff) => createVatRate(ctx, { staff, body }),
  "PATCH /api/vat_rates/:id": (ctx, staff) => updateVatRate(ctx, { staff, id, body }),
  "DELETE /api/vat_rates/:id": (ctx, staff) => deleteVatRate(ctx, { staff, id }),
  "GET /api/protections": (ctx, staff) => readProtections(ctx, { staff }),
  "POST /api/protections": (ctx, staff) => createProtection(ctx, { staff, body }),
  "PATCH /api/protections/:id": (ctx, staff) => updateProtection(ctx, { staff, id, body }),
  "DELETE /api/protections/:id": (ctx, staff) => deleteProtection(ctx, { staff, id }),
  "GET /api/extras": (ctx, staff) => readExtras(ctx, { staff, listQuery }),
  "POST /api/extras": (ctx, staff) => createExtra(ctx, { staff, body }),
  "PATCH /api/extras/:id": (ctx, staff) => updateExtra(ctx, { staff, id, body }),
  "DELETE /api/extras/:id": (ctx, staff) => deleteExtra(ctx, { staff, id }),
  "POST /api/rate_rules": (ctx, staff) => createRateRule(ctx, { staff, body }),
  "PATCH /api/rate_rules/:id": (ctx, staff) => updateRateRule(ctx, { staff, id, body }),
  "DELETE /api/rate_rules/:id": (ctx, staff) => deleteRateRule(ctx, { staff, id }),
  "GET /api/promotion_codes": (ctx, staff) => readPromotionCodes(ctx, { staff, listQuery }),
  "POST /api/promotion_codes": (ctx, staff) => createPromotionCode(ctx, { staff, body }),
  "PATCH /api/promotion_codes/:id": (ctx, staff) => updatePromotionCode(ctx, { staff, id, body }),
  "DELETE /api/promotion_codes/:id": (ctx, staff) => deletePromotionCode(ctx, { staff, id }),
  "GET /api/jets": (ctx, staff) => readJets(ctx, { staff, listQuery }),
  "POST /api/jets": (ctx, staff) => createJet(ctx, { staff, body }),
  "PATCH /api/jets/:id": (ctx, staff) => updateJet(ctx, { staff, id, body }),
  "DELETE /api/jets/:id": (ctx, staff) => deleteJet(ctx, { staff, id }),
  "GET /api/jet_routes": (ctx, staff) => readJetRoutes(ctx, { staff, listQuery }),
  "POST /api/jet_routes": (ctx, staff) => createJetRoute(ctx, { staff, body }),
  "PATCH /api/jet_routes/:id": (ctx, staff) => updateJetRoute(ctx, { staff, id, body }),
  "DELETE /api/jet_routes/:id": (ctx, staff) => deleteJetRoute(ctx, { staff, id }),
  "GET /api/experiences": (ctx, staff) => readExperiences(ctx, { staff, listQuery }),
  "POST /api/experiences": (ctx, staff) => createExperience(ctx, { staff, body }),
  "PATCH /api/experiences/:id": (ctx, staff) => updateExperience(ctx, { staff, id, body }),
  "DELETE /api/experiences/:id": (ctx, staff) => deleteExperience(ctx, { staff, id }),
  "GET /api/pictures": (ctx, staff) => readPictures(ctx, { staff, query: { ids: id } }),
  "PATCH /api/pictures/:id": (ctx, staff) => updatePicture(ctx, { staff, id, body }),
  "POST /api/pictures": (ctx, staff) =>
    storePicture(ctx, { staff, bytes, restricted: false, despiteSmall: true, queue: new SerialQueue(1) }),
  "POST /api/pictures/logos": (ctx, staff) => storeLogo(ctx, { staff, bytes, queue: new SerialQueue(1) }),
  "POST /api/seo_overrides": (ctx, staff) => createOverride(ctx, { staff, body }),
  "PATCH /api/seo_overrides/:id": (ctx, staff) => updateOverride(ctx, { staff, id, body }),
  "DELETE /api/seo_overrides/:id": (ctx, staff) => deleteOverride(ctx, { staff, id }),
  "GET /api/seo_overrides/deleted": (ctx, staff) => readDeletedOverrides(ctx, { staff }),
  "GET /api/seo_overrides/:id/history": (ctx, staff) => readOverrideHistory(ctx, { staff, id }),
  "POST /api/functions/generate-seo-content": (ctx, staff) => generateSeoContent(ctx, { staff, body }),
  "GET /api/bookings": (ctx, staff) => readBookings(ctx, { staff, listQuery, narrowing: {} }),
  "POST /api/bookings/by-phone": (ctx, staff) => bookByPhone(ctx, { staff, body, idempotencyKey }),
  "GET /api/bookings/counts": (ctx, staff) => readBookingCounts(ctx, { staff, listQuery, narrowing: {} }),
  "GET /api/bookings/offers": (ctx, staff) => listVehicleOffers(ctx, { staff, query: {} }),
  "GET /api/bookings/:id": (ctx, staff) => readBookingDetail(ctx, { staff, id }),
  "PATCH /api/bookings/:id": (ctx, staff) => updateBooking(ctx, { staff, id, body }),
  "POST /api/bookings/:id/undo": (ctx, staff) => undoLastTransition(ctx, { staff, id }),
  "POST /api/bookings/:id/expected-return": (ctx, staff) => expectReturn(ctx, { staff, id, body }),
  "GET /api/bookings/:id/events": (ctx, staff) => readBookingEvents(ctx, { staff, id }),
  "POST /api/bookings/:id/quote": (ctx, staff) => quoteChange(ctx, { staff, id, body }),
  "POST /api/bookings/:id/date-requests/:request/answer": (ctx, staff) =>
    answerDateRequest(ctx, { staff, id, request: id, body }),
  "POST /api/bookings/:id/notes": (ctx, staff) => addBookingNote(ctx, { staff, id, body }),
  "GET /api/bookings/:id/messages": (ctx, staff) => readBookingMessages(ctx, { staff, id }),
  "POST /api/bookings/:id/messages": (ctx, staff) => sendBookingMessage(ctx, { staff, id, body }),
  "POST /api/bookings/:id/messages/read": (ctx, staff) => markBookingMessagesRead(ctx, { staff, id, body }),
  "POST /api/bookings/:id/handovers/pickup/undo": (ctx, staff) => undoPickup(ctx, { staff, id, body }),
  "GET /api/bookings/:id/last-return": (ctx, staff) => readLastReturn(ctx, { staff, id, query: {} }),
  "GET /api/bookings/:id/replacements": (ctx, staff) => listReplacements(ctx, { staff, id, query: {} }),
  "POST /api/bookings/:id/replacement": (ctx, staff) => replaceUnit(ctx, { staff, id, body, idempotencyKey }),
  "POST /api/bookings/:id/reopening": (ctx, staff) => reopenBooking(ctx, { staff, id, body, idempotencyKey }),
  "PUT /api/bookings/:id/handovers/:kind": (ctx, staff) => recordHandover(ctx, { staff, id, kind: "pickup", body }),
  "POST /api/bookings/:id/choices/quote": (ctx, staff) => quoteChoices(ctx, { staff, id, body }),
  "PUT /api/bookings/:id/choices": (ctx, staff) => changeChoices(ctx, { staff, id, body }),
  "PUT /api/bookings/:id/agreed-price": (ctx, staff) => agreeBookingPrice(ctx, { staff, id, body }),
  "PUT /api/bookings/:id/drivers": (ctx, staff) => replaceDrivers(ctx, { staff, id, body }),
  "GET /api/bookings/choices": (ctx, staff) => listRentalChoices(ctx, { staff, query: {} }),
  "GET /api/bookings/free-units": (ctx, staff) => readFreeUnits(ctx, { staff, query: {} }),
  "GET /api/unit_holds": (ctx, staff) => readHolds(ctx, { staff, from: "2026-11-21", to: "2026-11-22" }),
  "POST /api/unit_holds": (ctx, staff) => createMaintenance(ctx, { staff, body }),
  "PATCH /api/unit_holds/:id": (ctx, staff) => changeHold(ctx, { staff, id, body }),
  "DELETE /api/unit_holds/:id": (ctx, staff) => releaseMaintenance(ctx, { staff, id, body }),
  "GET /api/units": (ctx, staff) => readUnits(ctx, { staff, listQuery }),
  "POST /api/units": (ctx, staff) => createUnit(ctx, { staff, body }),
  "GET /api/units/expiring": (ctx, staff) => readRentalExpiries(ctx, { staff, query: {} }),
  "GET /api/units/:id": (ctx, staff) => readUnit(ctx, { staff, id }),
  "PATCH /api/units/:id": (ctx, staff) => updateUnit(ctx, { staff, id, body }),
  "POST /api/units/:id/leave": (ctx, staff) => leaveFleet(ctx, { staff, id, body }),
  "POST /api/units/:id/return": (ctx, staff) => returnToFleet(ctx, { staff, id, body }),
  "POST /api/units/:id/expiries": (ctx, staff) => addExpiry(ctx, { staff, id, body }),
  "PATCH /api/unit_expiries/:id": (ctx, staff) => changeExpiry(ctx, { staff, id, body }),
  "PUT /api/unit_expiries/:id/override": (ctx, staff) => overrideExpiry(ctx, { staff, id, body }),
  "GET /api/day_sheet": (ctx, staff) => readDaySheet(ctx, { staff }),
  "PATCH /api/day_tasks/:id/:kind": (ctx, staff) => changeDayTask(ctx, { staff, id, kind: "wash", body }),
  "GET /api/enquiries": (ctx, staff) => readEnquiries(ctx, { staff, listQuery, assignedTo: undefined }),
  "GET /api/enquiries/:id": (ctx, staff) => readEnquiry(ctx, { staff, id }),
  "PATCH /api/enquiries/:id": (ctx, staff) => updateEnquiry(ctx, { staff, id, body }),
  "POST /api/enquiries/:id/answers": (ctx, staff) => answerEnquiry(ctx, { staff, id, body, idempotencyKey }),
  "PUT /api/enquiries/:id/club_place": (ctx, staff) => decidePlace(ctx, { staff, id, body }),
  "GET /api/legal_texts": (ctx, staff) => readLegalTexts(ctx, { staff }),
  "PUT /api/legal_texts/:page": (ctx, staff) => changeLegalText(ctx, { staff, page: "terms", body }),
  "GET /api/mail_texts": (ctx, staff) => readMailTexts(ctx, { staff }),
  "PUT /api/mail_texts/:kind": (ctx, staff) => changeMailText(ctx, { staff, kind: "confirmed", body }),
  "DELETE /api/mail_texts/:kind": (ctx, staff) => resetMailText(ctx, { staff, kind: "confirmed" }),
  "GET /api/category_terms": (ctx, staff) => readCategoryTerms(ctx, { staff }),
  "PATCH /api/category_terms/:category": (ctx, staff) => updateCategoryTerms(ctx, { staff, category: "suv", body }),
  "GET /api/articles": (ctx, staff) => readArticles(ctx, { staff, listQuery }),
  "POST /api/articles": (ctx, staff) => createArticle(ctx, { staff, body }),
  "GET /api/articles/:id": (ctx, staff) => readArticle(ctx, { staff, id }),
  "PATCH /api/articles/:id": (ctx, staff) => updateArticle(ctx, { staff, id, body }),
  "DELETE /api/articles/:id": (ctx, staff) => deleteArticle(ctx, { staff, id }),
  "GET /api/club_events": (ctx, staff) => readClubEvents(ctx, { staff, listQuery }),
  "POST /api/club_events": (ctx, staff) => createClubEvent(ctx, { staff, body }),
  "PATCH /api/club_events/:id": (ctx, staff) => updateClubEvent(ctx, { staff, id, body }),
  "DELETE /api/club_events/:id": (ctx, staff) => deleteClubEvent(ctx, { staff, id }),
  "GET /api/testimonials": (ctx, staff) => readTestimonials(ctx, { staff }),
  "POST /api/testimonials": (ctx, staff) => createTestimonial(ctx, { staff, body }),
  "PATCH /api/testimonials/:id": (ctx, staff) => updateTestimonial(ctx, { staff, id, body }),
  "DELETE /api/testimonials/:id": (ctx, staff) => deleteTestimonial(ctx, { staff, id }),
  "GET /api/content_texts": (ctx, staff) => readContentTexts(ctx, { staff, query: {} }),
  "GET /api/content_texts/counts": (ctx, staff) => readTranslationCounts(ctx, { staff, query: {} }),
  "GET /api/content_texts/export": (ctx, staff) => exportTranslations(ctx, { staff, query: {} }),
  "POST /api/content_texts/import": (ctx, staff) => importTranslations(ctx, { staff, body }),
  "POST /api/content_texts/draft": (ctx, staff) => draftTranslation(ctx, { staff, body }),
  "PUT /api/content_texts": (ctx, staff) => saveContentText(ctx, { staff, body }),
  "GET /api/staff": (ctx, staff) => readAssignableStaff(ctx, { staff }),
  "GET /api/quotes": (ctx, staff) => readQuotes(ctx, { staff, listQuery }),
  "POST /api/quotes": (ctx, staff) => createQuote(ctx, { staff, body, idempotencyKey }),
  "GET /api/quotes/proposal": (ctx, staff) => proposeQuote(ctx, { staff, query: {} }),
  "GET /api/quotes/:id": (ctx, staff) => readQuote(ctx, { staff, id }),
  "PATCH /api/quotes/:id": (ctx, staff) => updateQuote(ctx, { staff, id, body }),
  "PUT /api/quotes/:id/language": (ctx, staff) => updateQuoteLanguage(ctx, { staff, id, body }),
  "POST /api/quotes/:id/send": (ctx, staff) => sendQuote(ctx, { staff, id, body }),
  "POST /api/quotes/:id/withdraw": (ctx, staff) => withdrawQuote(ctx, { staff, id, body }),
  "GET /api/orders": (ctx, staff) => readOrders(ctx, { staff, listQuery }),
  "GET /api/orders/:id": (ctx, staff) => readOrder(ctx, { staff, id }),
  "PATCH /api/orders/:id": (ctx, staff) => updateOrder(ctx, { staff, id, body }),
  "GET /api/customers": (ctx, staff) => readCustomers(ctx, { staff, listQuery }),
  "POST /api/customers": (ctx, staff) => createCustomer(ctx, { staff, body }),
  "GET /api/customers/:id": (ctx, staff) => readCustomer(ctx, { staff, id }),
  "PATCH /api/customers/:id": (ctx, staff) => updateCustomer(ctx, { staff, id, body }),
  "POST /api/customers/:id/merge": (ctx, staff) => mergeCustomers(ctx, { staff, id, body }),
  "POST /api/customers/:id/notes": (ctx, staff) => addCustomerNote(ctx, { staff, id, body }),
  "POST /api/customers/:id/consents": (ctx, staff) => recordConsent(ctx, { staff, id, body }),
  "POST /api/customers/:id/export": (ctx, staff) => exportCustomer(ctx, { staff, id }),
  "PUT /api/customers/:id/ban": (ctx, staff) => banCustomer(ctx, { staff, id, body }),
  "DELETE /api/customers/:id/ban": (ctx, staff) => liftBan(ctx, { staff, id }),
  "GET /api/ban_decisions": (ctx, staff) => readBanDecisions(ctx, { staff, query: {} }),
  "PUT /api/ban_decisions/:id": (ctx, staff) => decideBan(ctx, { staff, id, body }),
  "GET /api/customers/:id/erasure": (ctx, staff) => readErasurePreview(ctx, { staff, id }),
  "POST /api/customers/:id/erase": (ctx, staff) => eraseCustomer(ctx, { staff, id, body }),
  "GET /api/site_settings": (ctx, staff) => readSiteSettings(ctx, { staff }),
  "PATCH /api/site_settings": (ctx, staff) => updateSiteSettings(ctx, { staff, body }),
  "GET /api/users": (ctx, staff) => readUsers(ctx, { staff, query: {} }),
  "PATCH /api/users/:id": (ctx, staff) => changeUser(ctx, { staff, id, body }),
  "POST /api/users/:id/sign-out": (ctx, staff) => signOutUser(ctx, { staff, id }),
  "GET /api/user_roles": (ctx, staff) => readUserRoles(ctx, { staff, query: {} }),
  "POST /api/user_roles": (ctx, staff) => grantUserRole(ctx, { staff, body }),
  "DELETE /api/user_roles/:id": (ctx, staff) => revokeUserRole(ctx, { staff, id }),
  "GET /api/invitations": (ctx, staff) => readInvitations(ctx, { staff }),
  "POST /api/invitations": (ctx, staff) => inviteStaff(ctx, { staff, body }),
  "POST /api/invitations/:id/send": (ctx, staff) => resendInvitation(ctx, { staff, id }),
  "DELETE /api/invitations/:id": (ctx, staff) => revokeInvitation(ctx, { staff, id }),
  "POST /api/exports": (ctx, staff) => recordExport(ctx, { staff, body: { list: "prenotazioni", rows: 1 } }),
  "GET /api/audit_log": (ctx, staff) => readAuditLog(ctx, { staff, listQuery }),
  "GET /api/dashboard": (ctx, staff) => readDashboard(ctx, staff),
  "POST /api/enquiries/:id/read": (ctx, staff) => markConversationRead(ctx, { staff, id, body }),
  "GET /api/waiting_work": (ctx, staff) => readWaitingWork(ctx, { staff }),
  "GET /api/request_alerts": (ctx, staff) => readRequestAlerts(ctx, { staff }),
  "DELETE /api/request_alerts/:id": (ctx, staff) => handleRequestAlert(ctx, { staff, id }),
  "GET /api/waiting_list": (ctx, staff) => readWaitingList(ctx, { staff, listQuery }),
  "GET /api/waiting_list/demand": (ctx, staff) => readWaitingDemand(ctx, { staff }),
  "PATCH /api/waiting_list/:id": (ctx, staff) => updateWaitingLanguage(ctx, { staff, id, body }),
  "DELETE /api/waiting_list/:id": (ctx, staff) => removeWaitingEntry(ctx, { staff, id }),
  "GET /api/reviews": (ctx, staff) => readReviews(ctx, { staff, listQuery }),
  "GET /api/reviews/:id": (ctx, staff) => readReview(ctx, { staff, id }),
  "PATCH /api/reviews/:id": (ctx, staff) => decideReview(ctx, { staff, id, body }),
  "GET /api/answer_templates": (ctx, staff) => readAnswerTemplates(ctx, { staff, listQuery }),
  "POST /api/answer_templates": (ctx, staff) => createAnswerTemplate(ctx, { staff, body }),
  "PATCH /api/answer_templates/:id": (ctx, staff) => updateAnswerTemplate(ctx, { staff, id, body }),
  "DELETE /api/answer_templates/:id": (ctx, staff) => deleteAnswerTemplate(ctx, { staff, id }),
  "GET /api/reports/months": (ctx, staff) => readMonthReport(ctx, { staff, from: "2026-11", to: "2026-11", offset: 0 }),
  // Each role uses a list that it may see; for other lists, the list's own ability is required.
  "GET /api/saved_views": (ctx, staff) =>
    readSavedViews(ctx, { staff, list: staff.roles.includes("seo_manager") ? "seo" : "bookings" }),
  "POST /api/saved_views": (ctx, staff) => saveView(ctx, { staff, body }),
  "DELETE /api/saved_views/:id": (ctx, staff) => deleteView(ctx, { staff, id }),
  "GET /api/calendar_feeds": (ctx, staff) => listUserFeeds(ctx, { staff }),
  "POST /api/calendar_feeds": (ctx, staff) => createFeed(ctx, { staff, body }),
  "DELETE /api/calendar_feeds/:id": (ctx, staff) => revokeUserFeed(ctx, { staff, id }),
};

const application = setUpTestApplication({ seed: "none" });

const somebody = { email: "a@velluto.example", name: "A", needsSecondFactor: false, signedInAt: new Date() };
const CLOSED = ACCESS_MATRIX.filter(({ allowed }) => !allowed.has("anonymous"));

describe.each(CLOSED.map((row) => [row.endpoint, row] as const))("the service behind %s", (endpoint, { allowed }) => {
  const signedIn = CALLERS.filter((caller) => caller !== "anonymous");
  test.each(signedIn)("called as %s", async (caller) => {
    const roles = rolesOf(caller) ?? [];
    const staff: Staff = { ...somebody, userId: id, roles };
    const refusal = await refusalOf(SERVICE_CALLS[endpoint]?.(application.context, staff));
    if (allowed.has(caller)) expect(refusal?.kind).not.toBe("not-allowed");
    else expect(refusal).toMatchObject({ kind: "not-allowed", message: "Non hai i permessi per questa operazione." });
  });
});

/** Returns the error that a service threw; null when it succeeded. */
async function refusalOf(call: Promise<unknown> | undefined): Promise<ServiceError | null> {
  if (!call) throw new Error("SERVICE_CALLS has no call for this endpoint");
  try {
    await call;
    return null;
  } catch (error) {
    if (error instanceof ServiceError) return error;
    throw error;
  }
}
