import { type ClubEventState, toClubEventState } from "#domain/club-events/club-event-state.ts";
import type { PlaceDecision } from "#domain/club-events/place-decision-email.ts";
import type { AppContext } from "#server/context.ts";
import { findClubEventBySlug } from "#server/repositories/club-events/club-events.ts";
import { findClubPlace } from "#server/repositories/club-events/club-places.ts";
import type { StoredEnquiry } from "#server/repositories/enquiries/enquiries.ts";
import { requestedEventSlug, requestedPlaces } from "#server/services/club-events/internal/event-rows.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

/** The requested event with its current status, and the decision about the places. */
export interface EnquiryPlace {
  event: ClubEventState;
  places: number;
  decision: PlaceDecision | null;
}

/** Returns the event that an enquiry is about, with the decision; null if it is about no existing event. */
export async function readEnquiryPlace(ctx: AppContext, enquiry: StoredEnquiry): Promise<EnquiryPlace | null> {
  const slug = requestedEventSlug(enquiry);
  const event = slug === null ? null : await findClubEventBySlug(ctx.db, slug);
  if (!event) return null;
  const place = await findClubPlace(ctx.db, enquiry.id);
  return {
    event: toClubEventState(event, siteToday(ctx)),
    places: requestedPlaces(enquiry),
    decision: place?.decision ?? null,
  };
}
