import type { BookingActor, BookingStatus } from "#domain/booking/states.ts";
import { HOUR_MS } from "#domain/durations.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

/** One transition of a booking; staff are "staff", since the demo is written before there are any. */
export interface BookingEventPlan {
  status: BookingStatus;
  actor: BookingActor;
  at: Date;
}

interface Story {
  status: BookingStatus;
  requestedAt: Date;
  /** Milliseconds until staff answered. */
  answeredAfter: number;
  pickupAt: Date;
  returnAt: Date;
}

const HANDOVER = HOUR_MS / 6;

/** The transitions that lead to a state, in the order of the table of transitions (product.md#demo-data), and when the last of them happened. */
export function bookingHistory(
  story: Story,
  { holdHours }: Pick<SiteConfiguration, "holdHours">,
): { events: BookingEventPlan[]; endedAt: Date } {
  const { requestedAt, answeredAfter, pickupAt, returnAt } = story;
  const answeredAt = later(requestedAt, answeredAfter);
  const requested: BookingEventPlan = { status: "requested", actor: "renter", at: requestedAt };
  const confirmed: BookingEventPlan = { status: "confirmed", actor: "staff", at: answeredAt };
  const active: BookingEventPlan = { status: "active", actor: "staff", at: later(pickupAt, HANDOVER) };
  const completed: BookingEventPlan = { status: "completed", actor: "staff", at: later(returnAt, HANDOVER) };
  const stories: Readonly<Record<BookingStatus, BookingEventPlan[]>> = {
    requested: [requested],
    confirmed: [requested, confirmed],
    active: [requested, confirmed, active],
    completed: [requested, confirmed, active, completed],
    declined: [requested, { status: "declined", actor: "staff", at: answeredAt }],
    cancelled: [requested, confirmed, { status: "cancelled", actor: "renter", at: later(answeredAt, 30 * HOUR_MS) }],
    no_show: [requested, confirmed, { status: "no_show", actor: "staff", at: later(pickupAt, 2 * HOUR_MS) }],
    expired: [requested, { status: "expired", actor: "system", at: later(requestedAt, holdHours * HOUR_MS) }],
  };
  const events = stories[story.status];
  return { events, endedAt: events.at(-1)?.at ?? requestedAt };
}

function later(instant: Date, milliseconds: number): Date {
  return new Date(instant.getTime() + milliseconds);
}
