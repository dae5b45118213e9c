import { z } from "zod";
import { eurosField } from "#domain/forms/number-fields.ts";
import { eurosToCents } from "#domain/money.ts";
import {
  minutesOf,
  type OpeningDays,
  type OpeningSpan,
  WEEKDAYS,
  type Weekday,
} from "#domain/opening-hours/weekly-hours.ts";
import { addDays, isCivilTime, isDateSince2000 } from "#domain/rental-period/civil-time.ts";

/** Spans that a day may have: morning, afternoon, evening and one more. */
export const MAX_SPANS_PER_DAY = 4;
/** Closed dates that a schedule may list. */
export const MAX_CLOSED_DATES = 60;

const TIME_MESSAGE = "Indica un'ora, per esempio 08:00.";

const spanTimes = {
  from: z.string(TIME_MESSAGE).refine(isCivilTime, TIME_MESSAGE),
  to: z.string(TIME_MESSAGE).refine((text) => text === "24:00" || isCivilTime(text), TIME_MESSAGE),
};

// Not of a time that is none: that has its own message.
const endsAfterStart = ({ from, to }: SpanTimes) => !(minutesOf(from) >= minutesOf(to));
const END_PROBLEM = {
  path: ["to"],
  message: "L'orario finisce prima di cominciare. Per mezzanotte scrivi 24:00.",
};

type SpanTimes = Pick<OpeningSpan, "from" | "to">;

const spanSchema = z.object(spanTimes, TIME_MESSAGE).refine(endsAfterStart, END_PROBLEM);

const daySchemaOf = <Span extends SpanTimes>(span: z.ZodType<Span, SpanTimes>) =>
  z
    .array(span, "Le fasce di un giorno sono un elenco.")
    .max(MAX_SPANS_PER_DAY, `Al massimo ${MAX_SPANS_PER_DAY} fasce al giorno.`)
    .superRefine((spans, { addIssue }) => {
      const at = spans.findIndex((one, index) => spans.slice(0, index).some((other) => doOverlap(one, other)));
      if (at !== -1)
        addIssue({ code: "custom", path: [at, "from"], message: "Si sovrappone a un'altra fascia del giorno." });
    })
    .transform((spans) => spans.toSorted((one, other) => minutesOf(one.from) - minutesOf(other.from)));

const doOverlap = (one: SpanTimes, other: SpanTimes): boolean =>
  minutesOf(one.from) < minutesOf(other.to) && minutesOf(other.from) < minutesOf(one.to);

const CLOSED_DATE_MESSAGE = "Indica il giorno: una data, o mese e giorno per ogni anno.";
const closedDateSchema = z
  .string(CLOSED_DATE_MESSAGE)
  .trim()
  .refine((text) => isDateSince2000(text) || (/^\d{2}-\d{2}$/.test(text) && isYearlyDate(text)), CLOSED_DATE_MESSAGE);

const TIME_ZONE_MESSAGE = "Indica un fuso orario, per esempio Europe/Rome.";
const openingDaysSchemaOf = <Span extends SpanTimes>(span: z.ZodType<Span, SpanTimes>) =>
  z.object({
    days: z
      .partialRecord(z.enum(WEEKDAYS), daySchemaOf(span), "Indica gli orari di ogni giorno.")
      .transform((days) => inWeekOrder(days)),
    closedDates: z
      .array(closedDateSchema, "Le chiusure sono un elenco.")
      .max(MAX_CLOSED_DATES, `Al massimo ${MAX_CLOSED_DATES} giorni di chiusura.`)
      .transform((dates) => [...new Set(dates)].sort()),
  });

/** The open parts of each day, on a clock that is known otherwise. */
const openingDaysSchema = openingDaysSchemaOf(spanSchema);

/** The most that a pickup or return may cost because of its time. */
const MAX_SPAN_FEE_EUROS = 1000;

/** A span for whose pickups and returns a city may charge: `fee` in euros; missing or 0 for none. */
const paidSpanSchema = z
  .object({ ...spanTimes, fee: eurosField(0, MAX_SPAN_FEE_EUROS).nullish() }, TIME_MESSAGE)
  .refine(endsAfterStart, END_PROBLEM)
  .refine(({ from, to, fee }) => !fee || from !== "" || to !== "", {
    path: ["fee"],
    message: "Una fascia chiusa non ha supplemento: indica da che ora a che ora, oppure togli l'importo.",
    // Also of times that are none.
    when: ({ value }) => typeof value === "object" && value !== null,
  })
  .transform(({ fee, ...times }): SpanTimes & { fee?: number } => (fee ? { ...times, fee } : times));

/** The hours of a city for pickups and returns, with the spans for which it charges (product.md#hours-of-a-city). */
export const cityDaysSchema = openingDaysSchemaOf<z.output<typeof paidSpanSchema>>(paidSpanSchema);
export type StoredCityDays = z.output<typeof cityDaysSchema>;

/** Returns the hours of a city with fees in cents. */
export const toOpeningDays = ({ days, closedDates }: StoredCityDays): OpeningDays => ({
  days: Object.fromEntries(
    Object.entries(days).map(([day, spans]) => [
      day,
      spans.map(({ from, to, fee }) => ({ from, to, ...(fee && { feeCents: eurosToCents(fee) ?? 0 }) })),
    ]),
  ),
  closedDates,
});

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
