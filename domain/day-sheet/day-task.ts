import type { Booking, PickupOrReturn } from "#domain/bookings/booking.ts";
import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import { kilometresText } from "#domain/bookings/kilometre-charge.ts";
import { drivingTime, placeText } from "#domain/delivery/delivery-words.ts";
import { findListedPlaceBySlug, nameOfPlace } from "#domain/delivery/listed-places.ts";
import type { RentalPlace } from "#domain/delivery/rental-place.ts";
import type { Transfer } from "#domain/delivery/transfer.ts";
import { type CivilDate, type CivilMoment, formatItalianShort } from "#domain/rental-period/civil-time.ts";

/** What is done with a car on a day (product.md#day-sheet): it is brought to its renter, fetched back, made ready for the next. */
export const DAY_TASK_KINDS = ["handover", "return", "wash"] as const;

export type DayTaskKind = (typeof DAY_TASK_KINDS)[number];

export function isDayTaskKind(text: string): text is DayTaskKind {
  return (DAY_TASK_KINDS as readonly string[]).includes(text);
}

/** What staff have written down about a task: who does it, who has done it, a word on it. Nothing here follows from the booking. */
export interface DayTaskRecord {
  kind: DayTaskKind;
  assignedTo: string | null;
  note: string | null;
  doneAt: Date | null;
  doneBy: string | null;
}

/** What a day's tasks are told from: a booking, the next rental of its unit, and what staff have written down. */
export interface DaySheetBooking {
  booking: Pick<
    Booking,
    | "id"
    | "reference"
    | "status"
    | "vehicle"
    | "unit"
    | "plate"
    | "pickup"
    | "return"
    | "delivery"
    | "renter"
    | "note"
    | "returnedAt"
    | "expectedReturnAt"
  >;
  /** The next booking of its unit that stands; null when there is none. */
  next: { reference: string; pickupAt: Date; status: BookingStatus } | null;
  records: readonly DayTaskRecord[];
}

/** Where a task is done: at a listed place, at an address of a city, or in a city whose address is still to be agreed. */
export interface DayTaskPlace {
  city: string;
  /** Slug of the listed place. */
  slug: string | null;
  address: string | null;
}

/** The drive that belongs to a task: from the base to the renter before a handover, home after a return. */
export interface DayTaskDrive extends Transfer {
  /** City name; null for a base that nobody wrote down. */
  base: string | null;
  /** When whoever drives sets out, or is home: by the clock of the task's city. */
  moment: CivilMoment;
}

export interface DayTask extends CivilMoment {
  kind: DayTaskKind;
  place: DayTaskPlace;
  /** Null where nobody drives: the car is handed over or comes back at its base, or is washed. */
  drive: DayTaskDrive | null;
  /** When it is to begin, and by when it has to be over. */
  at: Date;
  dueAt: Date;
  /** Not done, and its time has passed. */
  late: boolean;
  /** What says that it is done: who did it has said so, or the booking itself has moved on. */
  done: "said" | "booking" | null;
  /** The state that staff may bring the booking into with it; null when there is nothing to record. */
  offeredStatus: Extract<BookingStatus, "active" | "completed"> | null;
  booking: DaySheetBooking["booking"];
  /** For whom a car is made ready. */
  next: DaySheetBooking["next"];
  record: DayTaskRecord | null;
}

/** How far back a wash that nobody has ticked still stands on today's sheet; older ones are history. */
export const MAX_WASH_LOOKBACK_DAYS = 2;

export interface DaySheetDate {
  day: CivilDate;
  /** The day it is where the company is. */
  today: CivilDate;
  now: Date;
}

/** Where the end of a rental happens. */
export const toDayTaskPlace = ({ city }: PickupOrReturn, { slug, address }: RentalPlace): DayTaskPlace => ({
  city,
  slug,
  address,
});

/** "Aeroporto di Nizza Côte d'Azur", "Promenade des Anglais 37, Nizza", "Nizza". */
export const taskPlaceText = ({ city, slug, address }: DayTaskPlace): string =>
  slug === null ? placeText({ name: city, address }) : nameOfPlace(slug);

/** Leads there in whatever map the phone has, to the very point of a listed place; nothing of it is loaded by our pages. */
export function directionsUrl(place: DayTaskPlace): string {
  const listed = place.slug === null ? null : findListedPlaceBySlug(place.slug);
  const destination = listed ? `${listed.latitude},${listed.longitude}` : taskPlaceText(place);
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}

/** "Partenza da Zurigo: 9 dic, 23:00, 868 km, 11 ore"; of a return "Rientro a Zurigo: …". */
export function driveText(kind: DayTaskKind, { base, moment, kilometres, minutes }: DayTaskDrive): string {
  const direction = kind === "handover" ? `Partenza da ${base ?? "sede"}` : `Rientro a ${base ?? "casa"}`;
  const when = `${formatItalianShort(moment.date)}, ${moment.time}`;
  return `${direction}: ${when}, ${kilometresText(kilometres)}, ${drivingTime({ minutes })}`;
}
