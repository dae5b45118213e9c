import { formatHours } from "#domain/format-hours.ts";
import type { WeeklyHours } from "#domain/opening-hours/weekly-hours.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

// Kept apart from reply-promise.ts, which computes with hours: public islands need only these words.

/** The promised reply time and the hours in which somebody answers, from the site configuration. */
export type ReplyPromise = Pick<SiteConfiguration, "replyWithinHours" | "hours">;

/** The promise counts the telephone's hours; a company that states none is held to every hour (product.md#reply-promise). */
export const answeringHours = ({ hours }: Pick<SiteConfiguration, "hours">): WeeklyHours =>
  hours.phone ?? { kind: "always" };

/** "2 ore"; "2 ore lavorative" where somebody answers only at certain hours: the promise before it is known when a request will be sent. */
export function promisedHours(promise: ReplyPromise, format: (hours: number) => string = formatHours): string {
  const text = format(promise.replyWithinHours);
  if (answeringHours(promise).kind === "always") return text;
  return `${text} ${promise.replyWithinHours === 1 ? "lavorativa" : "lavorative"}`;
}
