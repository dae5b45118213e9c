import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import { type CivilDate, toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { trimText } from "#domain/trim-text.ts";

export const CUSTOMER_KINDS = ["person", "company"] as const;

export const DOCUMENT_KINDS = ["identity_card", "passport", "residence_permit"] as const;

/** Purposes that a customer may consent to. Data needed for a contract requires no consent. */
export const CONSENT_PURPOSES = ["privacy_notice", "marketing"] as const;

/** Where the consent was given. */
export const CONSENT_SOURCES = ["booking_form", "enquiry_form", "phone", "counter", "email"] as const;

/** Version of the privacy notice that the public forms show. Change it with the text. */
export const PRIVACY_NOTICE_VERSION = "informativa-2026-11";

/** Bookings that count towards a customer's value. */
export const CUSTOMER_VALUE_STATUSES: readonly BookingStatus[] = ["confirmed", "active", "completed"];

const MAX_UNMASKED_CHARACTERS = 3;

/** A rental ban ("Non noleggiare"): its start and its last day. The last day is null for a ban without end. */
export interface RentalBan {
  bannedAt: Date | null;
  banUntil: CivilDate | null;
}

/** Whether a ban is in force at `now`. The last day is in `timeZone` and included (product.md#rental-ban). */
export function isBanned({ bannedAt, banUntil }: RentalBan, now: Date, timeZone: string): boolean {
  return bannedAt !== null && (banUntil === null || toCivilMoment(now, timeZone).date <= banUntil);
}

/** Returns the e-mail address in the form used for lookups. */
export const toEmailKey = (email: string): string => trimText(email).toLowerCase();

/** Masks a document number for logs: shows its last three characters, at most half of it. */
export function maskDocumentNumber(number: string): string {
  const shown = Math.min(MAX_UNMASKED_CHARACTERS, Math.floor(number.length / 2));
  return "•".repeat(number.length - shown) + number.slice(number.length - shown);
}
