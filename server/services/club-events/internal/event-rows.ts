import { type EnquiryLine, toEnquiryRows } from "#domain/enquiries/enquiry-rows.ts";
import { enquirySchema } from "#domain/forms/enquiries/enquiry.ts";
import type { Language } from "#domain/languages.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { Queryable } from "#server/db/client.ts";
import { placeOfEventIn, type StoredClubEvent } from "#server/repositories/club-events/club-events.ts";
import { readTranslate } from "#server/repositories/content-texts/shown-translations.ts";
import type { StoredEnquiry } from "#server/repositories/enquiries/enquiries.ts";

/** Returns title and place of an event in a language; what is not translated stays as it is. */
export async function readEventIn(
  db: Queryable,
  language: Language,
  event: Pick<StoredClubEvent, "id" | "title" | "place">,
): Promise<{ title: string; place: string }> {
  const { id, title } = event;
  const translate = await readTranslate(db, language, "club_events", [id]);
  return { title: translate(id, "title", title) ?? title, place: placeOfEventIn(language, translate, event) };
}

/**
 * Returns the lines of a club request for its mails, in its language. Returns no lines for a request that an older version of the form accepted and the current one
 * would not.
 */
export function eventRows(enquiry: StoredEnquiry, eventTitle: string): EnquiryLine[] {
  const { kind, name, email, phone, details } = enquiry;
  const request = enquirySchema.safeParse({ kind, name, email, phone, details });
  return request.success ? toEnquiryRows(wordsOf(enquiry.language), request.data, { event: eventTitle }) : [];
}

/** Returns the slug of the event for which an enquiry requests places; null if it requests none. */
export function requestedEventSlug({ kind, details }: StoredEnquiry): string | null {
  return kind === "club" && typeof details.event === "string" ? details.event : null;
}

/** Returns how many places a request is for. */
export const requestedPlaces = ({ details }: StoredEnquiry): number => (details.places === 2 ? 2 : 1);
