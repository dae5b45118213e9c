import type { CivilDate } from "#domain/rental-period/civil-time.ts";

/** What staff say of an event; that it is full or past follows from its places and its day. */
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
  /** How many people may come at most. */
  places: number;
  /** How many of them accepted requests have been given. */
  placesGiven: number;
  status: ClubEventStatus;
  /** A picture's address; null for one that shows words alone. */
  image: string | null;
}

/** The most an event may have, so that the mails of a cancelled one stay few. */
export const MAX_EVENT_PLACES = 500;
/** The most events the club stores: the panel shows them in one list. */
export const MAX_CLUB_EVENTS = 300;
