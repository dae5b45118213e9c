import { type EnquiryLine, toEnquiryRows } from "#domain/enquiries/enquiry-rows.ts";
import { enquirySchema } from "#domain/forms/enquiries/enquiry.ts";
import type { StoredClubEvent } from "#server/repositories/club-events/club-events.ts";
import type { StoredEnquiry } from "#server/repositories/enquiries/enquiries.ts";

/** What a club request asks for, line by line, as its mails repeat it; nothing when an older form let it in. */
export function eventRows(enquiry: StoredEnquiry, event: StoredClubEvent): EnquiryLine[] {
  const { kind, name, email, phone, details } = enquiry;
  const request = enquirySchema.safeParse({ kind, name, email, phone, details });
  return request.success ? toEnquiryRows(request.data, { event: event.title }) : [];
}

/** The event that a request names; null for one that names none. */
export function requestedEventSlug({ kind, details }: StoredEnquiry): string | null {
  return kind === "club" && typeof details.event === "string" ? details.event : null;
}

/** How many places a request asks for. */
export const requestedPlaces = ({ details }: StoredEnquiry): number => (details.places === 2 ? 2 : 1);
