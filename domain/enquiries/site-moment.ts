import { addDays, type CivilDate, civilNow, formatItalianShort } from "#domain/rental-period/civil-time.ts";
import { withArticle } from "#domain/rental-period/day-article.ts";

/** "oggi 10:12", "ieri 18:40", "19 nov 09:05", "19 nov 2025 09:05": an instant by the clock of the site's zone, as seen at `now`. */
export function siteMoment(instant: Date, now: Date, timeZone: string): string {
  const { date, time } = civilNow(instant, timeZone);
  return `${dayWord(date, civilNow(now, timeZone).date)} ${time}`;
}

/** "alle 10:12", "ieri alle 18:40", "il 19 nov alle 09:05": the same inside a sentence. */
export function spokenSiteMoment(instant: Date, now: Date, timeZone: string): string {
  const { date, time } = civilNow(instant, timeZone);
  const day = dayWord(date, civilNow(now, timeZone).date);
  if (day === "oggi") return `alle ${time}`;
  return day === "ieri" ? `ieri alle ${time}` : `${withArticle("il", day)} alle ${time}`;
}

function dayWord(date: CivilDate, today: CivilDate): string {
  if (date === today) return "oggi";
  if (date === addDays(today, -1)) return "ieri";
  const year = date.slice(0, 4);
  return year === today.slice(0, 4) ? formatItalianShort(date) : `${formatItalianShort(date)} ${year}`;
}
