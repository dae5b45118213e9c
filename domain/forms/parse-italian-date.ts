import { trimText } from "#domain/trim-text.ts";

/** Parses "17/05/1984", "17.5.1984" or "17051984" to "1984-05-17". Returns any other text unchanged, so that the form's validation reports it. */
export function parseItalianDate(text: string): string {
  const typed = trimText(text);
  const match = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4})$/.exec(typed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(typed);
  if (!match) return text;
  const [, day = "", month = "", year = ""] = match;
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** Formats an ISO date in Italian notation, "17/05/1984". Returns any other text unchanged. */
export function formatNumericDate(text: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(parseItalianDate(text));
  return match ? `${match[3]}/${match[2]}/${match[1]}` : text;
}
