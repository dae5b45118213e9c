import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import { type CivilDate, toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { trimText } from "#domain/trim-text.ts";

export const CUSTOMER_KINDS = ["person", "company"] as const;

export const DOCUMENT_KINDS = ["identity_card", "passport", "residence_permit"] as const;

/** What a customer may agree to: to be told news, to have their data used for an offer of ours. What a contract needs is no consent. */
export const CONSENT_PURPOSES = ["privacy_notice", "marketing"] as const;

/** Where a consent was given. */
export const CONSENT_SOURCES = ["booking_form", "enquiry_form", "phone", "counter", "email"] as const;

/** The privacy notice that the public forms show; a new text is a new version. */
export const PRIVACY_NOTICE_VERSION = "informativa-2026-11";

/** What makes up a customer's value: rentals that are agreed, under way or over. */
export const CUSTOMER_VALUE_STATUSES: readonly BookingStatus[] = ["confirmed", "active", "completed"];

const MAX_UNMASKED_CHARACTERS = 3;

/** "Non noleggiare": since when, and its last day; null where it has no end. */
export interface RentalBan {
  bannedAt: Date | null;
  banUntil: CivilDate | null;
}

/** Whether a ban is in force at `now`; its last day is the calendar's of `timeZone`, and belongs to it (product.md#rental-ban). */
export function isBanned({ bannedAt, banUntil }: RentalBan, now: Date, timeZone: string): boolean {
  return bannedAt !== null && (banUntil === null || toCivilMoment(now, timeZone).date <= banUntil);
}

/** An address as records are found by it. */
export const toEmailKey = (email: string): string => trimText(email).toLowerCase();

/** The number of a document as logs may keep it: its last three characters, never more than half of them. */
export function maskDocumentNumber(number: string): string {
  const shown = Math.min(MAX_UNMASKED_CHARACTERS, Math.floor(number.length / 2));
  return "•".repeat(number.length - shown) + number.slice(number.length - shown);
}
