import type { Ability } from "#domain/access/abilities.ts";
import { trimText } from "#domain/trim-text.ts";

/** Kinds of calendar feeds: all bookings, the owner's own tasks, the bookings of one unit (product.md#calendar-feeds). */
export const CALENDAR_FEED_KINDS = ["all", "person", "unit"] as const;
export type CalendarFeedKind = (typeof CALENDAR_FEED_KINDS)[number];

/** The ability that the feed's owner needs, checked at every read. */
export const FEED_ABILITIES: Readonly<Record<CalendarFeedKind, Ability>> = {
  all: "bookings.read",
  person: "day-sheet.read",
  unit: "unit-holds.read",
};

/** Maximum number of feeds per user. */
export const MAX_CALENDAR_FEEDS = 10;

/** The days before and after the read that a feed covers, and its maximum number of events. */
export const FEED_DAYS_BACK = 30;
export const FEED_DAYS_AHEAD = 180;
export const MAX_FEED_EVENTS = 1000;

/** Returns the first name, for places that must not show the full name. */
export const firstNameOf = (name: string): string => trimText(name).split(/\s+/)[0] ?? "";

/** Returns "Ferrari 296 GTB, unità 1 · AB123CD". */
export const unitName = ({
  vehicle,
  number,
  plate,
}: {
  vehicle: string;
  number: number;
  plate: string | null;
}): string => `${vehicle}, unità ${number}${plate ? ` · ${plate}` : ""}`;
