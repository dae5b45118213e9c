import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/durations.ts";
import type { CivilDate, CivilMoment, CivilTime } from "./civil-time.ts";

/** Length of a slot. Pickups and returns are at slots, and transfers take whole slots (product.md#time-slots). */
export const SLOT_MS = HOUR_MS / 2;
export const SLOT_MINUTES = SLOT_MS / MINUTE_MS;

/** The 48 half-hour slots from 00:00 to 23:30, the only selectable times (product.md#time-slots). */
export const TIME_SLOTS: readonly CivilTime[] = Array.from({ length: DAY_MS / SLOT_MS }, (_, index) => {
  const minutes = index * SLOT_MINUTES;
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
});

/** The default time of a form (product.md#time-slots). */
export const DEFAULT_TIME: CivilTime = "10:00";

/** The last slot of a day. */
export const LAST_SLOT: CivilTime = "23:30";

/** Whether the text is one of the 48 slots (product.md#time-slots). */
export function isTimeSlot(text: string): boolean {
  return TIME_SLOTS.includes(text);
}

/** Returns the slots of a day that are in the past (product.md#time-slots). */
export function listPastSlots(date: CivilDate | "", now: CivilMoment): readonly CivilTime[] {
  return date === now.date ? TIME_SLOTS.filter((slot) => slot < now.time) : [];
}

/** Returns today's next slot, or null after the last slot. */
export function findNextSlot(now: CivilMoment): CivilTime | null {
  return TIME_SLOTS.find((slot) => slot >= now.time) ?? null;
}
