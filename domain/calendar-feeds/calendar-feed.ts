import type { Ability } from "#domain/access/abilities.ts";
import { trimText } from "#domain/trim-text.ts";

/** What a calendar feed tells (product.md#calendar-feeds): every booking, one's own tasks, the bookings of one unit. */
export const CALENDAR_FEED_KINDS = ["all", "person", "unit"] as const;
export type CalendarFeedKind = (typeof CALENDAR_FEED_KINDS)[number];

/** What whose feed it is must still be able to do, at every reading. */
export const FEED_ABILITIES: Readonly<Record<CalendarFeedKind, Ability>> = {
  all: "bookings.read",
  person: "day-sheet.read",
  unit: "unit-holds.read",
};

/** How many feeds one person has at a time. */
export const MAX_CALENDAR_FEEDS = 10;

/** The days that a feed tells of, around the moment it is read, and how many appointments at most. */
export const FEED_DAYS_BACK = 30;
export const FEED_DAYS_AHEAD = 180;
export const MAX_FEED_EVENTS = 1000;

/** How a renter is called where no more than a first name is told. */
export const firstNameOf = (name: string): string => trimText(name).split(/\s+/)[0] ?? "";

/** "Ferrari 296 GTB, unità 1 · AB123CD". */
export const unitName = ({
  vehicle,
  number,
  plate,
}: {
  vehicle: string;
  number: number;
  plate: string | null;
}): string => `${vehicle}, unità ${number}${plate ? ` · ${plate}` : ""}`;
