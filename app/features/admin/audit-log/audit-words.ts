import { CALENDAR_NAMES } from "#app/features/admin/account/account-words.ts";
import { ARTICLE_WORDS } from "#app/features/admin/articles/article-words.ts";
import { staffStatusLabel } from "#app/features/admin/bookings/booking-state.tsx";
import { CLUB_EVENTS_WORDS, PLACE_REQUEST_WORDS } from "#app/features/admin/club-events/club-events-words.ts";
import {
  CONSENT_PURPOSE_LABELS,
  CONSENT_SOURCE_LABELS,
  CUSTOMER_KIND_LABELS,
  DOCUMENT_KIND_LABELS,
} from "#app/features/admin/customers/customer-words.ts";
import { DAY_TASK_NAMES } from "#app/features/admin/day-sheet/day-sheet-words.ts";
import { languageLabel } from "#app/features/admin/languages/language-options.ts";
import { listTitle } from "#app/features/admin/lists/list-words.ts";
import { PAGE_TYPE_NAMES } from "#app/features/admin/seo-overrides/seo-values.ts";
import { OWNERSHIP_WORDS } from "#app/features/admin/units/unit-words.ts";
import { roleName } from "#app/features/admin/users/user-role-names.ts";
import { categoryLabel } from "#app/features/admin/vehicles/vehicle-form-values.ts";
import { AUDIT_ENTITY_WORDS } from "#domain/audit-log/audit-words.ts";
import { BAN_ACTION_NAMES } from "#domain/ban-decisions/ban-decision.ts";
import { BOOKING_STATUSES } from "#domain/bookings/booking-statuses.ts";
import { HANDOVER_PICTURE_WORDS } from "#domain/bookings/handover-pictures.ts";
import { REPLACEMENT_REASON_WORDS } from "#domain/bookings/replacement-words.ts";
import { CLUB_EVENT_STATUSES } from "#domain/club-events/club-event.ts";
import { nameOfPlace } from "#domain/delivery/listed-places.ts";
import { ENQUIRY_NAMES } from "#domain/enquiries/enquiry.ts";
import { ENQUIRY_STATUSES, enquiryStatusLabel } from "#domain/enquiries/enquiry-statuses.ts";
import { HANDOVER_TITLES } from "#domain/forms/bookings/handover.ts";
import { ORDER_KIND_NAMES, ORDER_STATUSES, orderStatusLabel } from "#domain/orders/order.ts";
import { QUOTE_KIND_NAMES, QUOTE_STATUSES, quoteStatusLabel } from "#domain/quotes/quote.ts";
import { REVIEW_STATUSES, reviewStatusLabel } from "#domain/reviews/review.ts";
import { EXPIRY_KINDS, expiryWord } from "#domain/units/expiry.ts";
import { WAITING_SCOPE_LABELS, WAITING_STATUSES, waitingStatusLabel } from "#domain/waiting-list/waiting-list.ts";

/** Labels of the filters on one actor or one row. */
export const AUDIT_WORDS = {
  by: (person: string | null): string => `di ${person ?? "una persona"}`,
  on: (object: string | null): string => `su ${object ?? "una voce"}`,
};

type ValueLabel = (value: string) => string;

const pictureKindLabel: ValueLabel = labelFrom(HANDOVER_PICTURE_WORDS);

/** Labels of stored keywords, by table and field; the label of a map is that of all its values. */
export const VALUE_LABELS: Readonly<Record<string, Readonly<Record<string, ValueLabel>>>> = {
  articles: { status: labelFrom({ draft: ARTICLE_WORDS.draft, published: ARTICLE_WORDS.published }) },
  bookings: {
    status: labelEach(BOOKING_STATUSES, staffStatusLabel),
    kind: labelFrom(HANDOVER_TITLES),
    end_reason: labelFrom(REPLACEMENT_REASON_WORDS),
    picture_kinds: pictureKindLabel,
    pickup_place: nameOfPlace,
    return_place: nameOfPlace,
    "drivers.document_kind": labelFrom(DOCUMENT_KIND_LABELS),
  },
  calendar_feeds: { kind: labelFrom(CALENDAR_NAMES) },
  club_events: { status: labelEach(CLUB_EVENT_STATUSES, CLUB_EVENTS_WORDS.status) },
  customers: {
    kind: labelFrom(CUSTOMER_KIND_LABELS),
    document_kind: labelFrom(DOCUMENT_KIND_LABELS),
    language: languageLabel,
    purpose: labelFrom(CONSENT_PURPOSE_LABELS),
    source: labelFrom(CONSENT_SOURCE_LABELS),
    ban_action: labelFrom(BAN_ACTION_NAMES),
  },
  day_tasks: { kind: labelFrom(DAY_TASK_NAMES) },
  enquiries: {
    status: labelEach(ENQUIRY_STATUSES, enquiryStatusLabel),
    kind: labelFrom(ENQUIRY_NAMES),
    place: labelFrom(PLACE_REQUEST_WORDS.decided),
  },
  orders: { status: labelEach(ORDER_STATUSES, orderStatusLabel), kind: labelFrom(ORDER_KIND_NAMES) },
  quotes: {
    status: labelEach(QUOTE_STATUSES, quoteStatusLabel),
    kind: labelFrom(QUOTE_KIND_NAMES),
    "rental.pickupPlace": nameOfPlace,
    "rental.returnPlace": nameOfPlace,
  },
  waiting_list: {
    status: labelEach(WAITING_STATUSES, waitingStatusLabel),
    scope: labelFrom(WAITING_SCOPE_LABELS),
  },
  reviews: { status: labelEach(REVIEW_STATUSES, reviewStatusLabel) },
  saved_views: { list: listTitle },
  seo_overrides: { page_type: labelFrom(PAGE_TYPE_NAMES) },
  site_settings: { pickup_pictures: pictureKindLabel, return_pictures: pictureKindLabel },
  staff_invitations: { role: roleName },
  unit_expiries: { kind: labelEach(EXPIRY_KINDS, expiryWord) },
  unit_holds: {
    kind: labelFrom({ booking: AUDIT_ENTITY_WORDS.bookings, maintenance: AUDIT_ENTITY_WORDS.unit_holds }),
    "booking.status": labelEach(BOOKING_STATUSES, staffStatusLabel),
  },
  units: { ownership: labelFrom(OWNERSHIP_WORDS) },
  user_roles: { role: roleName },
  vehicles: { category: categoryLabel },
};

/** Looks a value up in a label table; a value that another version of the application stored is shown as is. */
function labelFrom(words: Readonly<Record<string, string | undefined>>): ValueLabel {
  return (value) => words[value] ?? value;
}

function labelEach<Value extends string>(values: readonly Value[], label: (value: Value) => string): ValueLabel {
  return labelFrom(Object.fromEntries(values.map((value) => [value, label(value)])));
}
