import { addDays, type CivilDate, toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { formatItalianShort, withItalianArticle } from "#domain/rental-period/italian-dates.ts";

/** Formats an instant in the site's time zone relative to `now`: "oggi 10:12", "ieri 18:40", "19 nov 09:05", "19 nov 2025 09:05". */
export function formatSiteMoment(instant: Date, now: Date, timeZone: string): string {
  const { date, time } = toCivilMoment(instant, timeZone);
  return `${formatRelativeDay(date, toCivilMoment(now, timeZone).date)} ${time}`;
}

/** Formats an instant relative to `now` for use inside a sentence: "alle 10:12", "ieri alle 18:40", "il 19 nov alle 09:05". */
export function formatSiteMomentInSentence(instant: Date, now: Date, timeZone: string): string {
  const { date, time } = toCivilMoment(instant, timeZone);
  const day = formatRelativeDay(date, toCivilMoment(now, timeZone).date);
  if (day === "oggi") return `alle ${time}`;
  return day === "ieri" ? `ieri alle ${time}` : `${withItalianArticle("il", day)} alle ${time}`;
}

function formatRelativeDay(date: CivilDate, today: CivilDate): string {
  if (date === today) return "oggi";
  if (date === addDays(today, -1)) return "ieri";
  const year = date.slice(0, 4);
  return year === today.slice(0, 4) ? formatItalianShort(date) : `${formatItalianShort(date)} ${year}`;
}
