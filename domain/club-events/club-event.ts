import type { CivilDate } from "#domain/rental-period/civil-time.ts";

/** The status that staff set. "full" and "past" are derived from places and day. */
export const CLUB_EVENT_STATUSES = ["planned", "open", "cancelled"] as const;
export type ClubEventStatus = (typeof CLUB_EVENT_STATUSES)[number];

/** An event of the members' club (product.md#club). */
export interface ClubEvent {
  id: string;
  slug: string;
  title: string;
  description: string;
  place: string;
  heldOn: CivilDate;
  /** Maximum number of participants. */
  places: number;
  /** Places taken by accepted requests. */
  placesGiven: number;
  status: ClubEventStatus;
  /** Picture URL; null for an event without a picture. */
  image: string | null;
}

/** Maximum places per event: it limits the mails sent when an event is cancelled. */
export const MAX_EVENT_PLACES = 500;
/** Maximum stored events: the panel shows them in one list. */
export const MAX_CLUB_EVENTS = 300;
