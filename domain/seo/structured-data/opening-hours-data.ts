import type { DayOfWeek, OpeningHoursSpecification } from "schema-dts";
import { type ScheduledHours, WEEKDAYS, type Weekday, type WeeklyHours } from "#domain/opening-hours/weekly-hours.ts";

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

/** Returns the closed days that have a year: schema.org has no day of every year. */
export const closedDatesData = (hours: WeeklyHours | null): HoursData[] =>
  hours?.kind === "weekly" ? listDated(hours).map(toClosedDay) : [];

const listDated = ({ closedDates }: ScheduledHours) =>
  closedDates.filter((date) => date.length === "yyyy-MM-dd".length);

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
