import { type ClubEventState, toClubEventState } from "#domain/club-events/club-event-state.ts";
import { type PlaceDecision, placeDecisionEmail } from "#domain/club-events/place-decision-email.ts";
import { languageOnSite } from "#domain/languages.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { AppContext } from "#server/context.ts";
import { findClubEventBySlug } from "#server/repositories/club-events/club-events.ts";
import { findClubPlace } from "#server/repositories/club-events/club-places.ts";
import type { StoredEnquiry } from "#server/repositories/enquiries/enquiries.ts";
import { readEventIn, requestedEventSlug, requestedPlaces } from "#server/services/club-events/internal/event-rows.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

/** The requested event with its current status, and the decision about the places. */
export interface EnquiryPlace {
  event: ClubEventState;
  places: number;
  decision: PlaceDecision | null;
  /** The text with which the mail of each decision starts, in the language of the customer's mails. */
  drafts: Readonly<Record<PlaceDecision, string>>;
}

/** Returns the event that an enquiry is about, with the decision; null if it is about no existing event. */
export async function readEnquiryPlace(ctx: AppContext, enquiry: StoredEnquiry): Promise<EnquiryPlace | null> {
  const slug = requestedEventSlug(enquiry);
  const event = slug === null ? null : await findClubEventBySlug(ctx.db, slug);
  if (!event) return null;
  const place = await findClubPlace(ctx.db, enquiry.id);
  const places = requestedPlaces(enquiry);
  const language = languageOnSite(ctx.site.languages, enquiry.language);
  const facts = { name: enquiry.name, places, event: { ...event, ...(await readEventIn(ctx.db, language, event)) } };
  const words = wordsOf(language);
  return {
    event: toClubEventState(event, siteToday(ctx)),
    places,
    decision: place?.decision ?? null,
    drafts: {
      accepted: placeDecisionEmail(words, "accepted", facts),
      declined: placeDecisionEmail(words, "declined", facts),
    },
  };
}
