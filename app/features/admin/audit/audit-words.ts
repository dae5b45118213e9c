import { CALENDAR_NAMES } from "#app/features/admin/account/account-words.ts";
import { ARTICLE_WORDS } from "#app/features/admin/articles/article-words.ts";
import { staffLabel } from "#app/features/admin/bookings/booking-state.tsx";
import { CLUB_EVENTS_WORDS, PLACE_WORDS } from "#app/features/admin/club-events/club-events-words.ts";
import {
  DOCUMENT_LABELS,
  KIND_LABELS,
  languageLabel,
  PURPOSE_LABELS,
  SOURCE_LABELS,
} from "#app/features/admin/customers/customer-words.ts";
import { TASK_NAMES } from "#app/features/admin/day-sheet/day-sheet-words.ts";
import { categoryLabel } from "#app/features/admin/fleet/vehicle-rows.ts";
import { listTitle } from "#app/features/admin/lists/list-words.ts";
import { PAGE_TYPE_NAMES } from "#app/features/admin/seo/seo-row.ts";
import { OWNERSHIP_WORDS } from "#app/features/admin/units/unit-words.ts";
import { roleName } from "#app/features/admin/users/user-row.ts";
import { AUDITED_ENTITIES } from "#domain/access/audit-words.ts";
import { BOOKING_STATUSES } from "#domain/booking/states.ts";
import { CLUB_EVENT_STATUSES } from "#domain/club/club-event.ts";
import { nameOfPlace } from "#domain/delivery/listed-places.ts";
import { ENQUIRY_NAMES } from "#domain/enquiries/enquiry.ts";
import { ENQUIRY_STATUSES, enquiryStatusLabel } from "#domain/enquiries/states.ts";
import { HANDOVER_TITLES } from "#domain/forms/bookings/handover.ts";
import { ORDER_KIND_NAMES, ORDER_STATUSES, orderStatusLabel } from "#domain/orders/order.ts";
import { QUOTE_KIND_NAMES, QUOTE_STATUSES, quoteStatusLabel } from "#domain/quotes/quote.ts";
import { REVIEW_STATUSES, reviewStatusLabel } from "#domain/reviews/review.ts";
import { EXPIRY_KINDS, expiryWord } from "#domain/units/expiry.ts";

/** What narrows the log, as its buttons say it. */
export const AUDIT_WORDS = {
  by: (person: string | null): string => `di ${person ?? "una persona"}`,
  on: (object: string | null): string => `su ${object ?? "una voce"}`,
};

type Say = (value: string) => string;

/** How values that are stored as words of the program's are said, by table and field. */
export const VALUE_WORDS: Readonly<Record<string, Readonly<Record<string, Say>>>> = {
  articles: { status: among({ draft: ARTICLE_WORDS.draft, published: ARTICLE_WORDS.published }) },
  bookings: {
    status: labelled(BOOKING_STATUSES, staffLabel),
    kind: among(HANDOVER_TITLES),
    pickup_place: nameOfPlace,
    return_place: nameOfPlace,
    "drivers.document_kind": among(DOCUMENT_LABELS),
  },
  calendar_feeds: { kind: among(CALENDAR_NAMES) },
  club_events: { status: labelled(CLUB_EVENT_STATUSES, CLUB_EVENTS_WORDS.status) },
  customers: {
    kind: among(KIND_LABELS),
    document_kind: among(DOCUMENT_LABELS),
    language: languageLabel,
    purpose: among(PURPOSE_LABELS),
    source: among(SOURCE_LABELS),
  },
  day_tasks: { kind: among(TASK_NAMES) },
  enquiries: {
    status: labelled(ENQUIRY_STATUSES, enquiryStatusLabel),
    kind: among(ENQUIRY_NAMES),
    place: among(PLACE_WORDS.decided),
  },
  orders: { status: labelled(ORDER_STATUSES, orderStatusLabel), kind: among(ORDER_KIND_NAMES) },
  quotes: {
    status: labelled(QUOTE_STATUSES, quoteStatusLabel),
    kind: among(QUOTE_KIND_NAMES),
    "rental.pickupPlace": nameOfPlace,
    "rental.returnPlace": nameOfPlace,
  },
  reviews: { status: labelled(REVIEW_STATUSES, reviewStatusLabel) },
  saved_views: { list: listTitle },
  seo_overrides: { page_type: among(PAGE_TYPE_NAMES) },
  staff_invitations: { role: roleName },
  unit_expiries: { kind: labelled(EXPIRY_KINDS, expiryWord) },
  unit_holds: {
    kind: among({ booking: AUDITED_ENTITIES.bookings, maintenance: AUDITED_ENTITIES.unit_holds }),
    "booking.status": labelled(BOOKING_STATUSES, staffLabel),
  },
  units: { ownership: among(OWNERSHIP_WORDS) },
  user_roles: { role: roleName },
  vehicles: { category: categoryLabel },
};

/** By a table of words; a value that another version of the program wrote stands as it is. */
function among(words: Readonly<Record<string, string | undefined>>): Say {
  return (value) => words[value] ?? value;
}

function labelled<Value extends string>(values: readonly Value[], label: (value: Value) => string): Say {
  return among(Object.fromEntries(values.map((value) => [value, label(value)])));
}
