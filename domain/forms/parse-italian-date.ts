import { trimText } from "#domain/trim-text.ts";

/** A day as people type it, "17/05/1984", "17.5.1984" or "17051984", as "1984-05-17"; anything else as it was, for the form's own check. */
export function parseItalianDate(text: string): string {
  const typed = trimText(text);
  const match = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4})$/.exec(typed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(typed);
  if (!match) return text;
  const [, day = "", month = "", year = ""] = match;
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** The same day as Italians write it, "17/05/1984"; anything else as it was. */
export function formatNumericDate(text: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(parseItalianDate(text));
  return match ? `${match[3]}/${match[2]}/${match[1]}` : text;
}
