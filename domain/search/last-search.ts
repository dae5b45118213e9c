import type { CivilMoment } from "#domain/rental-period/civil-time.ts";
import { isCivilDate } from "#domain/rental-period/civil-time.ts";
import { isTimeSlot } from "#domain/rental-period/time-slots.ts";

/** Where and when a visitor last looked for a car, as their browser remembers it: nothing about the person (product.md#last-search). */
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
  pickupDate: isCivilDate,
  returnDate: isCivilDate,
  pickupTime: isTimeSlot,
  returnTime: isTimeSlot,
};

/** What a browser has kept, as far as it can still be searched for at `now`: whatever is malformed is dropped, and so are days that have passed. */
export function parseLastSearch(text: string | null, now: CivilMoment): LastSearch {
  const saved = pickValid(parseJson(text));
  const { pickupDate, returnDate, ...rest } = saved;
  if (!pickupDate || hasPassed(saved, now)) return rest;
  return returnDate && returnDate >= pickupDate ? { ...rest, pickupDate, returnDate } : { ...rest, pickupDate };
}

/** The text to keep: what is chosen now, and of what was kept before the rest. */
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
