import type { FeedAppointment } from "#domain/bookings/calendar-file.ts";
import { meetingPointRows, placeText } from "#domain/delivery/delivery-words.ts";
import { DAY_MS, MINUTE_MS } from "#domain/durations.ts";
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

/** The time that a feed read at `now` tells of. */
export const feedSpan = (now: Date) => ({
  from: new Date(now.getTime() - FEED_DAYS_BACK * DAY_MS),
  to: new Date(now.getTime() + FEED_DAYS_AHEAD * DAY_MS),
});

/** A booking of a feed, with its row's version and when it changed. */
export interface FeedBooking extends DaySheetBooking {
  version: number;
  updatedAt: Date;
}

interface Feed {
  kind: CalendarFeedKind;
  /** Whose it is. */
  userId: string;
  now: Date;
  panelUrlOf: (reference: string) => string;
}

/**
 * What a feed tells: pickups and returns, or the tasks of whose feed it is, the first before the others. Of a renter no more than the first
 * name, and no amounts (product.md#calendar-feeds).
 */
export function listFeedAppointments(
  bookings: readonly FeedBooking[],
  { kind, userId, now, panelUrlOf }: Feed,
): FeedAppointment[] {
  const { from, to } = feedSpan(now);
  const isIncluded = (task: DayTask) => (kind === "person" ? task.record?.assignedTo === userId : task.kind !== "wash");
  return bookings
    .flatMap((one) =>
      listTasksOfBooking(one, now)
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
 * What whoever drives has to know: when to set out or be home, where the two meet to hand the car over, by what the renter comes (at the return
 * only where that is at the same place), the way there.
 */
function notesOf({ kind, drive, place, booking: { delivery } }: DayTask): string[] {
  const { pickupPlace, returnPlace } = delivery;
  const isMeeting = kind === "handover" || (kind === "return" && placeText(pickupPlace) === placeText(returnPlace));
  return [
    ...(drive ? [driveText(kind, drive)] : []),
    ...(isMeeting ? meetingPointRows(delivery) : []).map(({ label, value }) => `${label}: ${value}`),
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
  const car = booking.plate ? `${booking.vehicle.title} (${booking.plate})` : booking.vehicle.title;
  const minEnd = new Date(task.at.getTime() + MIN_APPOINTMENT_MINUTES * MINUTE_MS);
  return {
    key: `${booking.reference}-${part}`,
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
