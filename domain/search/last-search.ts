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

const LONGEST_CITY = 80;

const ACCEPTED: Readonly<Record<keyof LastSearch, (text: string) => boolean>> = {
  pickupCity: (text) => text.length <= LONGEST_CITY,
  returnCity: (text) => text.length <= LONGEST_CITY,
  pickupDate: isCivilDate,
  returnDate: isCivilDate,
  pickupTime: isTimeSlot,
  returnTime: isTimeSlot,
};

/** What a browser has kept, as far as it can still be searched for at `now`: whatever is malformed is dropped, and so are days that have passed. */
export function parseLastSearch(text: string | null, now: CivilMoment): LastSearch {
  const kept = accepted(parsed(text));
  const { pickupDate, returnDate, ...rest } = kept;
  if (!pickupDate || hasPassed(kept, now)) return rest;
  return returnDate && returnDate >= pickupDate ? { ...rest, pickupDate, returnDate } : { ...rest, pickupDate };
}

/** The text to keep: what is chosen now, and of what was kept before the rest. */
export function lastSearchText(chosen: LastSearch, before: string | null): string {
  return JSON.stringify({ ...accepted(parsed(before)), ...accepted({ ...chosen }) });
}

function hasPassed({ pickupDate = "", pickupTime = "23:59" }: LastSearch, now: CivilMoment): boolean {
  return pickupDate < now.date || (pickupDate === now.date && pickupTime < now.time);
}

function accepted(values: Record<string, unknown>): LastSearch {
  const names = Object.keys(ACCEPTED) as (keyof LastSearch)[];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = values[name];
      return typeof value === "string" && value !== "" && ACCEPTED[name](value) ? [[name, value]] : [];
    }),
  );
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
