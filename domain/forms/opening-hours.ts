import { z } from "zod";
import { minutesOf, WEEKDAYS } from "#domain/opening-hours/weekly-hours.ts";
import { addDays, isCivilDate, isCivilTime } from "#domain/rental-period/civil-time.ts";

/** Spans that a day may have: morning, afternoon, evening and one more. */
export const MAX_SPANS_PER_DAY = 4;
/** Closed dates that a schedule may list. */
export const MAX_CLOSED_DATES = 60;

const TIME_MESSAGE = "Indica un'ora, per esempio 08:00.";

const spanSchema = z
  .object({
    from: z.string(TIME_MESSAGE).refine(isCivilTime, TIME_MESSAGE),
    to: z.string(TIME_MESSAGE).refine((text) => text === "24:00" || isCivilTime(text), TIME_MESSAGE),
  })
  .refine(({ from, to }) => minutesOf(from) < minutesOf(to), {
    path: ["to"],
    message: "L'orario finisce prima di cominciare. Per mezzanotte scrivi 24:00.",
  });

const daySchema = z
  .array(spanSchema)
  .max(MAX_SPANS_PER_DAY, `Al massimo ${MAX_SPANS_PER_DAY} fasce al giorno.`)
  .transform((spans) => spans.toSorted((one, other) => minutesOf(one.from) - minutesOf(other.from)))
  .refine(
    (spans) => spans.every(({ from }, at) => at === 0 || minutesOf(spans[at - 1]?.to ?? "00:00") <= minutesOf(from)),
    "Due fasce si sovrappongono.",
  );

const closedDateSchema = z
  .string()
  .trim()
  .refine(
    (text) => isCivilDate(text) || (/^\d{2}-\d{2}$/.test(text) && isYearlyDate(text)),
    "Indica un giorno come 2026-12-24, o come 12-25 per ogni anno.",
  );

const scheduledSchema = z.object({
  kind: z.literal("weekly"),
  timeZone: z.string().refine(isTimeZone, "Indica un fuso orario, per esempio Europe/Rome."),
  days: z.partialRecord(z.enum(WEEKDAYS), daySchema),
  closedDates: z
    .array(closedDateSchema)
    .max(MAX_CLOSED_DATES, `Al massimo ${MAX_CLOSED_DATES} giorni di chiusura.`)
    .transform((dates) => [...new Set(dates)].sort()),
});

/** Opening hours as the settings store them; null where the company states none (product.md#opening-hours). */
export const weeklyHoursSchema = z
  .discriminatedUnion("kind", [z.object({ kind: z.literal("always") }), scheduledSchema], "Indica gli orari.")
  .nullable();

/** A day of the calendar that exists in some year, "02-29" included. */
function isYearlyDate(text: string): boolean {
  const date = `2024-${text}`;
  return isCivilDate(date) && addDays(date, 0) === date;
}

function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat("it", { timeZone: text }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
