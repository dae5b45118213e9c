import { type EnquiryLine, toEnquiryRows } from "#domain/enquiries/enquiry-rows.ts";
import { enquirySchema } from "#domain/forms/enquiries/enquiry.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { StoredClubEvent } from "#server/repositories/club-events/club-events.ts";
import type { StoredEnquiry } from "#server/repositories/enquiries/enquiries.ts";

/**
 * Returns the lines of a club request for its mails. Returns no lines for a request that an older version of the form accepted and the current one
 * would not.
 */
export function eventRows(enquiry: StoredEnquiry, event: StoredClubEvent): EnquiryLine[] {
  const { kind, name, email, phone, details } = enquiry;
  const request = enquirySchema.safeParse({ kind, name, email, phone, details });
  return request.success ? toEnquiryRows(wordsOf("it"), request.data, { event: event.title }) : [];
}

/** Returns the slug of the event for which an enquiry requests places; null if it requests none. */
export function requestedEventSlug({ kind, details }: StoredEnquiry): string | null {
  return kind === "club" && typeof details.event === "string" ? details.event : null;
}

/** Returns how many places a request is for. */
export const requestedPlaces = ({ details }: StoredEnquiry): number => (details.places === 2 ? 2 : 1);
