import type { Booking, PickupOrReturn } from "#domain/bookings/booking.ts";
import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import { drivingTime, placeText } from "#domain/delivery/delivery-words.ts";
import { findListedPlaceBySlug, nameOfPlace } from "#domain/delivery/listed-places.ts";
import type { RentalPlace } from "#domain/delivery/rental-place.ts";
import type { Transfer } from "#domain/delivery/transfer.ts";
import type { CivilDate, CivilMoment } from "#domain/rental-period/civil-time.ts";
import { formatItalianShort } from "#domain/rental-period/italian-dates.ts";
import { kilometresText } from "#domain/words/formats/format-number.ts";
import { ITALIAN_FORMATS } from "#domain/words/formats/italian-formats.ts";

/** Tasks with a car on a day: hand over to the renter, collect, prepare for the next rental (product.md#day-sheet). */
export const DAY_TASK_KINDS = ["handover", "return", "wash"] as const;

export type DayTaskKind = (typeof DAY_TASK_KINDS)[number];

export function isDayTaskKind(text: string): text is DayTaskKind {
  return (DAY_TASK_KINDS as readonly string[]).includes(text);
}

/** What staff saved about a task: assignee, completion and note. None of these fields derives from the booking. */
export interface DayTaskRecord {
  kind: DayTaskKind;
  /** The position of the rental's leg whose unit the task is about. */
  leg: number;
  assignedTo: string | null;
  note: string | null;
  doneAt: Date | null;
  doneBy: string | null;
}

/** The unit of a task. */
export interface DayTaskUnit {
  /** The position of the rental's leg with this unit; 1 before the car has left. */
  leg: number;
  /** The id of the unit; null before the car has left, and after it was deleted. */
  unitId: string | null;
  /** Brand and name of the vehicle. */
  title: string;
  number: number | null;
  plate: string | null;
}

/** The next active booking of a unit. */
export interface NextRental {
  reference: string;
  pickupAt: Date;
  status: BookingStatus;
}

/** The input for a day's tasks: a booking, the next rentals of its units, and the saved records. */
export interface DaySheetBooking {
  booking: Pick<
    Booking,
    | "id"
    | "reference"
    | "status"
    | "vehicle"
    | "unitVehicle"
    | "units"
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
  /** The next active booking of its present or last unit; null if none. */
  next: NextRental | null;
  /** The next active bookings of the units that were replaced, by leg. */
  nextOfReplaced?: ReadonlyMap<number, NextRental>;
  records: readonly DayTaskRecord[];
}

/** Where a task takes place: a listed place, an address in a city, or a city whose address is still open. */
export interface DayTaskPlace {
  city: string;
  /** Slug of the listed place. */
  slug: string | null;
  address: string | null;
}

/** The transfer of a task: from the base before a handover, back to the base after a return. */
export interface DayTaskDrive extends Transfer {
  /** City name; null if no base was stored. */
  base: string | null;
  /** Departure or arrival of the driver, in the time zone of the task's city. */
  moment: CivilMoment;
}

export interface DayTask extends CivilMoment {
  kind: DayTaskKind;
  unit: DayTaskUnit;
  /** The time zone of the task's city. */
  timeZone: string;
  place: DayTaskPlace;
  /** The transfer; null if nobody drives: at a handover or return at the base, or a wash. */
  drive: DayTaskDrive | null;
  /** When the task starts, and its deadline. */
  at: Date;
  dueAt: Date;
  /** Whether the deadline has passed and the task is not done. */
  late: boolean;
  /** Why the task counts as done: a staff user marked it, or the booking's status implies it. */
  done: "said" | "booking" | null;
  /** The status that staff can set on the booking with this task; null if none. */
  offeredStatus: Extract<BookingStatus, "active" | "completed"> | null;
  booking: DaySheetBooking["booking"];
  /** The booking for which the car is prepared. */
  next: DaySheetBooking["next"];
  record: DayTaskRecord | null;
}

/** A wash that nobody marked as done stays on today's sheet for this many days; older washes are dropped. */
export const MAX_WASH_LOOKBACK_DAYS = 2;

export interface DaySheetDate {
  day: CivilDate;
  /** Today in the company's time zone. */
  today: CivilDate;
  now: Date;
}

/** Returns the place of a pickup or return. */
export const toDayTaskPlace = ({ city }: PickupOrReturn, { slug, address }: RentalPlace): DayTaskPlace => ({
  city,
  slug,
  address,
});

/** Returns "Aeroporto di Nizza Côte d'Azur", "Promenade des Anglais 37, Nizza", "Nizza". */
export const taskPlaceText = ({ city, slug, address }: DayTaskPlace): string =>
  slug === null ? placeText({ name: city, address }) : nameOfPlace(slug);

/** Returns a maps URL that opens in the phone's maps app. A listed place uses its coordinates. Our pages load nothing from it. */
export function directionsUrl(place: DayTaskPlace): string {
  const listed = place.slug === null ? null : findListedPlaceBySlug(place.slug);
  const destination = listed ? `${listed.latitude},${listed.longitude}` : taskPlaceText(place);
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}

/** Returns "Partenza da Zurigo: 9 dic, 23:00, 868 km, 11 ore"; of a return "Rientro a Zurigo: …". */
export function driveText(kind: DayTaskKind, { base, moment, kilometres, minutes }: DayTaskDrive): string {
  const direction = kind === "handover" ? `Partenza da ${base ?? "sede"}` : `Rientro a ${base ?? "casa"}`;
  const when = `${formatItalianShort(moment.date)}, ${moment.time}`;
  return `${direction}: ${when}, ${kilometresText(ITALIAN_FORMATS, kilometres)}, ${drivingTime({ minutes })}`;
}
