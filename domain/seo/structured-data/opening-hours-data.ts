import type { DayOfWeek, OpeningHoursSpecification } from "schema-dts";
import { type ScheduledHours, WEEKDAYS, type Weekday, type WeeklyHours } from "#domain/opening-hours/weekly-hours.ts";
import { type CivilDate, isDateSince2000 } from "#domain/rental-period/civil-time.ts";

type HoursData = Exclude<OpeningHoursSpecification, string>;

/** Returns when somebody answers, for search engines: one row for all days with the same span; none where no hours are stated. */
export function openingHoursData(hours: WeeklyHours | null): HoursData[] {
  if (!hours) return [];
  if (hours.kind === "always") return [toRow(WEEKDAYS, { from: "00:00", to: "24:00" })];
  const daysBySpan = new Map<string, Weekday[]>();
  for (const day of WEEKDAYS)
    for (const { from, to } of hours.days[day] ?? []) {
      const days = daysBySpan.get(`${from}-${to}`) ?? [];
      daysBySpan.set(`${from}-${to}`, [...days, day]);
    }
  return [...daysBySpan].map(([span, days]) => {
    const [from = "", to = ""] = span.split("-");
    return toRow(days, { from, to });
  });
}

/** Returns the closed days from `today` on. A day of every year is named by its next date, because schema.org has no yearly days. */
export const closedDatesData = (hours: WeeklyHours | null, today: CivilDate): HoursData[] =>
  hours?.kind === "weekly" ? listClosedDates(hours, today).map(toClosedDay) : [];

function listClosedDates({ closedDates }: ScheduledHours, today: CivilDate): CivilDate[] {
  const year = Number(today.slice(0, 4));
  const dates = closedDates.flatMap((date) => {
    if (date.length === "yyyy-MM-dd".length) return date >= today ? [date] : [];
    // 29 February has no date in most years.
    const next = [year, year + 1].map((one) => `${one}-${date}`).find((one) => one >= today && isDateSince2000(one));
    return next ?? [];
  });
  return [...new Set(dates)].sort();
}

const toClosedDay = (date: string): HoursData => ({
  "@type": "OpeningHoursSpecification",
  opens: "00:00",
  closes: "00:00",
  validFrom: date,
  validThrough: date,
});

const toRow = (days: readonly Weekday[], { from, to }: { from: string; to: string }): HoursData => ({
  "@type": "OpeningHoursSpecification",
  dayOfWeek: days.map(toDayOfWeek),
  opens: from,
  // Search engines read 24:00 as the day's beginning.
  closes: to === "24:00" ? "23:59" : to,
});

const DAYS_OF_WEEK: Readonly<Record<Weekday, DayOfWeek>> = {
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
  sunday: "Sunday",
};
const toDayOfWeek = (day: Weekday): DayOfWeek => DAYS_OF_WEEK[day];
