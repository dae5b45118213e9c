import type { FeedAppointment } from "#domain/bookings/calendar-file.ts";
import { meetingPointRows } from "#domain/delivery/delivery-rows.ts";
import { placeText } from "#domain/delivery/delivery-words.ts";
import { DAY_MS, MINUTE_MS } from "#domain/durations.ts";
import { ITALIAN_PRICES } from "#domain/prices/italian-prices.ts";
import {
  type DaySheetBooking,
  type DayTask,
  type DayTaskKind,
  directionsUrl,
  driveText,
  taskPlaceText,
} from "../day-sheet/day-task.ts";
import { listTasksOfBooking } from "../day-sheet/day-tasks.ts";
import {
  type CalendarFeedKind,
  FEED_DAYS_AHEAD,
  FEED_DAYS_BACK,
  firstNameOf,
  MAX_FEED_EVENTS,
} from "./calendar-feed.ts";

const MIN_APPOINTMENT_MINUTES = 30;

/** Returns the period that a feed read at `now` covers. */
export const feedSpan = (now: Date) => ({
  from: new Date(now.getTime() - FEED_DAYS_BACK * DAY_MS),
  to: new Date(now.getTime() + FEED_DAYS_AHEAD * DAY_MS),
});

/** A booking of a feed with its version and last change. */
export interface FeedBooking extends DaySheetBooking {
  version: number;
  updatedAt: Date;
}

interface Feed {
  kind: CalendarFeedKind;
  /** The owner of the feed. */
  userId: string;
  /** The unit of a feed for one unit; null for all units. */
  unitId: string | null;
  now: Date;
  panelUrlOf: (reference: string) => string;
}

/**
 * Returns the events of a feed in chronological order: pickups and returns, or the owner's tasks. They contain only the renter's first name and no
 * amounts (product.md#calendar-feeds).
 */
export function listFeedAppointments(
  bookings: readonly FeedBooking[],
  { kind, userId, unitId, now, panelUrlOf }: Feed,
): FeedAppointment[] {
  const { from, to } = feedSpan(now);
  const isIncluded = (task: DayTask) => (kind === "person" ? task.record?.assignedTo === userId : task.kind !== "wash");
  return bookings
    .flatMap((one) =>
      listTasksOfBooking(one, now)
        // Before its car has left, a booking has one unit, by which the feed's bookings were selected.
        .filter(({ unit }) => unitId === null || unit.unitId === null || unit.unitId === unitId)
        .filter((task) => isIncluded(task) && task.at >= from && task.at <= to)
        .map((task) => toAppointment(task, one, panelUrlOf)),
    )
    .sort((one, other) => one.at.getTime() - other.at.getTime() || one.key.localeCompare(other.key))
    .slice(0, MAX_FEED_EVENTS);
}

const WORDS: Readonly<Record<DayTaskKind, { part: string; title: (car: string, renter: string) => string }>> = {
  handover: { part: "consegna", title: (car, renter) => `Consegna ${car}, ${renter}` },
  return: { part: "rientro", title: (car, renter) => `Rientro ${car}, ${renter}` },
  wash: { part: "lavaggio", title: (car) => `Lavaggio ${car}` },
};

/**
 * Returns the notes for the driver: departure or arrival time, meeting point, flight or train, directions. The return shows flight or train only if
 * it is at the same place.
 */
function notesOf({ kind, drive, place, booking: { delivery } }: DayTask): string[] {
  const { pickupPlace, returnPlace } = delivery;
  const isMeeting = kind === "handover" || (kind === "return" && placeText(pickupPlace) === placeText(returnPlace));
  return [
    ...(drive ? [driveText(kind, drive)] : []),
    ...(isMeeting ? meetingPointRows(ITALIAN_PRICES, delivery) : []).map(({ label, value }) => `${label}: ${value}`),
    `Indicazioni: ${directionsUrl(place)}`,
  ];
}

function toAppointment(
  task: DayTask,
  { version, updatedAt }: FeedBooking,
  panelUrlOf: Feed["panelUrlOf"],
): FeedAppointment {
  const { booking, place } = task;
  const { part, title } = WORDS[task.kind];
  const { leg, plate, title: vehicleTitle } = task.unit;
  const car = plate ? `${vehicleTitle} (${plate})` : vehicleTitle;
  const minEnd = new Date(task.at.getTime() + MIN_APPOINTMENT_MINUTES * MINUTE_MS);
  return {
    key: leg === 1 ? `${booking.reference}-${part}` : `${booking.reference}-${part}-${leg}`,
    title: title(car, firstNameOf(booking.renter.name)),
    place: taskPlaceText(place),
    at: task.at,
    endsAt: task.dueAt > minEnd ? task.dueAt : minEnd,
    version,
    changedAt: updatedAt,
    reference: booking.reference,
    notes: task.kind === "wash" ? [] : notesOf(task),
    panelUrl: panelUrlOf(booking.reference),
  };
}
