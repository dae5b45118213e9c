import { addDays, type CivilDate, isDateSince2000 } from "#domain/rental-period/civil-time.ts";
import { formatItalianMonth } from "#domain/rental-period/italian-dates.ts";

/** First and last day of a period, both included. */
export interface PeriodDays {
  from: CivilDate;
  to: CivilDate;
}

export interface PeriodOption {
  /** The value in the URL: `period=last-month`, `period=2026-10`. */
  value: string;
  label: string;
}

/** The periods around today that filter lists; weeks start on Monday. */
export const PERIODS: readonly PeriodOption[] = [
  { value: "today", label: "Oggi" },
  { value: "week", label: "Questa settimana" },
  { value: "month", label: "Questo mese" },
  { value: "last-month", label: "Mese scorso" },
  { value: "year", label: "Quest'anno" },
];

/** Periods that start today, for lists of future items. */
export const UPCOMING_PERIODS: readonly PeriodOption[] = [
  { value: "7", label: "Prossimi 7 giorni" },
  { value: "14", label: "Prossimi 14 giorni" },
  { value: "30", label: "Prossimi 30 giorni" },
];

/** The value for a custom range of two days. */
export const CUSTOM_PERIOD = "custom";

/** Number of past months that are offered. */
const MONTHS_BACK = 12;

/** Returns the past months, the latest first. */
export function listPastMonths(today: CivilDate): PeriodOption[] {
  let month = monthOf(today);
  return Array.from({ length: MONTHS_BACK }, () => {
    month = previousMonth(month);
    return { value: month, label: `${formatItalianMonth(month)} ${month.slice(0, 4)}` };
  });
}

/** Parses `period`, or `from` and `to`, from a URL. Returns null if the URL has no period; a missing end stays open. */
export function parsePeriodDays(
  { period, from, to }: Record<"period" | "from" | "to", string>,
  today: CivilDate,
): Partial<PeriodDays> | null {
  const preset = period && period !== CUSTOM_PERIOD ? daysOfPeriod(period, today) : null;
  if (preset) return preset;
  const days = [from, to].map((day) => (isDateSince2000(day) ? day : undefined));
  // Two days in reverse order are swapped.
  const [first, last] = days[0] && days[1] && days[0] > days[1] ? [days[1], days[0]] : days;
  if (!first && !last) return null;
  return { ...(first ? { from: first } : {}), ...(last ? { to: last } : {}) };
}

function daysOfPeriod(period: string, today: CivilDate): PeriodDays | null {
  if (/^(7|14|30)$/.test(period)) return { from: today, to: addDays(today, Number(period) - 1) };
  if (/^\d{4}-\d{2}$/.test(period) && isDateSince2000(`${period}-01`)) return monthDays(period);
  switch (period) {
    case "today":
      return { from: today, to: today };
    case "week":
      return { from: addDays(today, -daysSinceMonday(today)), to: addDays(today, 6 - daysSinceMonday(today)) };
    case "month":
      return monthDays(monthOf(today));
    case "last-month":
      return monthDays(previousMonth(monthOf(today)));
    case "year":
      return { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` };
    default:
      return null;
  }
}

const monthOf = (day: CivilDate): string => day.slice(0, 7);
const previousMonth = (month: string): string => monthOf(addDays(`${month}-01`, -1));

function monthDays(month: string): PeriodDays {
  const from = `${month}-01`;
  // Adding 31 days to the first of a month always lands in the next month.
  const next = monthOf(addDays(from, 31));
  return { from, to: addDays(`${next}-01`, -1) };
}

const daysSinceMonday = (day: CivilDate): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
