import { type ClubEventState, clubEventState } from "#domain/club/club-calendar.ts";
import type { PlaceDecision } from "#domain/club/place-email.ts";
import type { AppContext } from "#server/context.ts";
import { findClubEventBySlug } from "#server/repositories/content/club-events.ts";
import { findPlace } from "#server/repositories/content/club-places.ts";
import type { StoredEnquiry } from "#server/repositories/enquiries/enquiries.ts";
import { eventNamed, placesAsked } from "#server/services/club-events/internal/event-rows.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

/** The event that a request names, as it stands today, and what was decided. */
export interface EnquiryPlace {
  event: ClubEventState;
  places: number;
  decision: PlaceDecision | null;
}

/** Null for a request that names no event there is. */
export async function readEnquiryPlace(ctx: AppContext, enquiry: StoredEnquiry): Promise<EnquiryPlace | null> {
  const slug = eventNamed(enquiry);
  const event = slug === null ? null : await findClubEventBySlug(ctx.db, slug);
  if (!event) return null;
  const place = await findPlace(ctx.db, enquiry.id);
  return {
    event: clubEventState(event, siteToday(ctx)),
    places: placesAsked(enquiry),
    decision: place?.decision ?? null,
  };
}
