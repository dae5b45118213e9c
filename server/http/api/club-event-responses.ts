import type { ApiClubEvent, ApiClubPlace } from "#domain/api/club-events/club-events.ts";
import type { UncheckedAnswer } from "#domain/api/undeclared-fields.ts";
import type { ListedClubEvent } from "#server/services/club-events/club-events.ts";
import type { EnquiryDetail } from "#server/services/enquiries/read-enquiries.ts";

export function toClubEventRow({ event, state, waiting }: ListedClubEvent): UncheckedAnswer<ApiClubEvent> {
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
  drafts,
}: NonNullable<EnquiryDetail["clubPlace"]>): UncheckedAnswer<ApiClubPlace> {
  const { title, place, heldOn, state, remaining } = event;
  return { title, place, held_on: heldOn, state, remaining, places, decision, drafts };
}
