import { z } from "zod";
import { minutesOf, type OpeningSpan, WEEKDAYS, type Weekday } from "#domain/opening-hours/weekly-hours.ts";
import { addDays, isCivilTime, isDateSince2000 } from "#domain/rental-period/civil-time.ts";

/** Spans that a day may have: morning, afternoon, evening and one more. */
export const MAX_SPANS_PER_DAY = 4;
/** Closed dates that a schedule may list. */
export const MAX_CLOSED_DATES = 60;

const TIME_MESSAGE = "Indica un'ora, per esempio 08:00.";

const spanSchema = z
  .object(
    {
      from: z.string(TIME_MESSAGE).refine(isCivilTime, TIME_MESSAGE),
      to: z.string(TIME_MESSAGE).refine((text) => text === "24:00" || isCivilTime(text), TIME_MESSAGE),
    },
    TIME_MESSAGE,
  )
  // Not of a time that is none: that has its own message.
  .refine(({ from, to }) => !(minutesOf(from) >= minutesOf(to)), {
    path: ["to"],
    message: "L'orario finisce prima di cominciare. Per mezzanotte scrivi 24:00.",
  });

const daySchema = z
  .array(spanSchema, "Le fasce di un giorno sono un elenco.")
  .max(MAX_SPANS_PER_DAY, `Al massimo ${MAX_SPANS_PER_DAY} fasce al giorno.`)
  .superRefine((spans, { addIssue }) => {
    const at = spans.findIndex((span, index) => spans.slice(0, index).some((other) => doOverlap(span, other)));
    if (at !== -1)
      addIssue({ code: "custom", path: [at, "from"], message: "Si sovrappone a un'altra fascia del giorno." });
  })
  .transform((spans) => spans.toSorted((one, other) => minutesOf(one.from) - minutesOf(other.from)));

const doOverlap = (one: OpeningSpan, other: OpeningSpan): boolean =>
  minutesOf(one.from) < minutesOf(other.to) && minutesOf(other.from) < minutesOf(one.to);

const CLOSED_DATE_MESSAGE = "Indica il giorno: una data, o mese e giorno per ogni anno.";
const closedDateSchema = z
  .string(CLOSED_DATE_MESSAGE)
  .trim()
  .refine((text) => isDateSince2000(text) || (/^\d{2}-\d{2}$/.test(text) && isYearlyDate(text)), CLOSED_DATE_MESSAGE);

const TIME_ZONE_MESSAGE = "Indica un fuso orario, per esempio Europe/Rome.";
/** The open parts of each day, on a clock that is known otherwise (product.md#hours-of-a-city). */
export const openingDaysSchema = z.object({
  days: z.partialRecord(z.enum(WEEKDAYS), daySchema, "Indica gli orari di ogni giorno.").transform(inWeekOrder),
  closedDates: z
    .array(closedDateSchema, "Le chiusure sono un elenco.")
    .max(MAX_CLOSED_DATES, `Al massimo ${MAX_CLOSED_DATES} giorni di chiusura.`)
    .transform((dates) => [...new Set(dates)].sort()),
});
export type StoredOpeningDays = z.output<typeof openingDaysSchema>;

const scheduledSchema = z.object({
  kind: z.literal("weekly"),
  timeZone: z.string(TIME_ZONE_MESSAGE).refine(isTimeZone, TIME_ZONE_MESSAGE),
  ...openingDaysSchema.shape,
});

/** Opening hours as the settings store them; null where the company states none (product.md#opening-hours). */
export const weeklyHoursSchema = z
  .discriminatedUnion("kind", [z.object({ kind: z.literal("always") }), scheduledSchema], "Indica gli orari.")
  .nullable();

/** Open days in the order of the week: jsonb loses the order of keys, and an empty day is a closed one. */
function inWeekOrder<Span>(days: Partial<Record<Weekday, Span[]>>): Partial<Record<Weekday, Span[]>> {
  return Object.fromEntries(WEEKDAYS.flatMap((day) => (days[day]?.length ? [[day, days[day]]] : [])));
}

/** A day of the calendar that exists in some year, "02-29" included. */
function isYearlyDate(text: string): boolean {
  const date = `2024-${text}`;
  return isDateSince2000(date) && addDays(date, 0) === date;
}

function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat("it", { timeZone: text }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
