import type { ApiClubEvent, ApiClubPlace } from "#domain/api/content/club-events.ts";
import type { Unchecked } from "#domain/api/named-fields.ts";
import type { PanelEvent } from "#server/services/club-events/club-events.ts";
import type { EnquiryDetail } from "#server/services/enquiries/read-enquiries.ts";

export function toClubEvent({ event, state, waiting }: PanelEvent): Unchecked<ApiClubEvent> {
  return {
    id: event.id,
    slug: event.slug,
    title: event.title,
    description: event.description,
    place: event.place,
    held_on: event.heldOn,
    places: event.places,
    places_given: event.placesGiven,
    status: event.status,
    state,
    image: event.image,
    waiting,
    created_at: event.createdAt.toISOString(),
    updated_at: event.updatedAt.toISOString(),
    version: event.version,
  };
}

export function toClubPlace({
  event,
  places,
  decision,
}: NonNullable<EnquiryDetail["clubPlace"]>): Unchecked<ApiClubPlace> {
  const { title, place, heldOn, state, remaining } = event;
  return { title, place, held_on: heldOn, state, remaining, places, decision };
}
