import type { CivilMoment } from "#domain/rental-period/civil-time.ts";
import { isDateSince2000 } from "#domain/rental-period/civil-time.ts";
import { isTimeSlot } from "#domain/rental-period/time-slots.ts";

/** The visitor's last search as saved in the browser: places, dates and times, nothing about the person (product.md#last-search). */
export interface LastSearch {
  pickupCity?: string;
  returnCity?: string;
  pickupDate?: string;
  returnDate?: string;
  pickupTime?: string;
  returnTime?: string;
}

const MAX_CITY_CHARACTERS = 80;

const VALIDATORS: Readonly<Record<keyof LastSearch, (text: string) => boolean>> = {
  pickupCity: (text) => text.length <= MAX_CITY_CHARACTERS,
  returnCity: (text) => text.length <= MAX_CITY_CHARACTERS,
  pickupDate: isDateSince2000,
  returnDate: isDateSince2000,
  pickupTime: isTimeSlot,
  returnTime: isTimeSlot,
};

/** Parses the saved search. Malformed values and past dates are dropped. */
export function parseLastSearch(text: string | null, now: CivilMoment): LastSearch {
  const saved = pickValid(parseJson(text));
  const { pickupDate, returnDate, ...rest } = saved;
  if (!pickupDate || hasPassed(saved, now)) return rest;
  return returnDate && returnDate >= pickupDate ? { ...rest, pickupDate, returnDate } : { ...rest, pickupDate };
}

/** Serialises the current values merged into the saved ones. */
export function serialiseLastSearch(chosen: LastSearch, before: string | null): string {
  return JSON.stringify({ ...pickValid(parseJson(before)), ...pickValid({ ...chosen }) });
}

function hasPassed({ pickupDate = "", pickupTime = "23:59" }: LastSearch, now: CivilMoment): boolean {
  return pickupDate < now.date || (pickupDate === now.date && pickupTime < now.time);
}

function pickValid(values: Record<string, unknown>): LastSearch {
  const names = Object.keys(VALIDATORS) as (keyof LastSearch)[];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = values[name];
      return typeof value === "string" && value !== "" && VALIDATORS[name](value) ? [[name, value]] : [];
    }),
  );
}

function parseJson(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
