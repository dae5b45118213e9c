import type { CivilDate } from "#domain/rental-period/civil-time.ts";

/** The day-picker works with local `Date`s; only their calendar day means anything here. */
export function toLocalDay(date: CivilDate): Date {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return new Date(year, month - 1, day);
}

export function toCivilDate(day: Date): CivilDate {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
