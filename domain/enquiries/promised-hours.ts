import type { WeeklyHours } from "#domain/opening-hours/weekly-hours.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";

// Kept apart from reply-promise.ts, which computes with hours: public islands need only these words.

/** The promised reply time and the hours in which somebody answers, from the site configuration. */
export type ReplyPromise = Pick<SiteConfiguration, "replyWithinHours" | "hours">;

/** The promise counts the telephone's hours; a company that states none is held to every hour (product.md#reply-promise). */
export const answeringHours = ({ hours }: Pick<SiteConfiguration, "hours">): WeeklyHours =>
  hours.phone ?? { kind: "always" };

/** How the hours are written: "1 ora", "un'ora" in a sentence, "due ore" in words. */
type HoursForm = "digits" | "in-sentence" | "in-words";

/** "2 ore"; "2 ore lavorative" where somebody answers only at certain hours: the promise before it is known when a request will be sent. */
export function promisedHours(words: Words<"replyPromise">, promise: ReplyPromise, form: HoursForm = "digits"): string {
  const count = promise.replyWithinHours;
  const texts = words.replyPromise;
  const isAlways = answeringHours(promise).kind === "always";
  const inWords = (isAlways ? texts.hoursInWords : texts.workingHoursInWords)[count - 1];
  if (form === "in-words" && inWords !== undefined) return inWords;
  if (form === "in-sentence")
    return say(words, isAlways ? texts.hoursInSentence : texts.workingHoursInSentence, { count });
  return say(words, isAlways ? texts.hours : texts.workingHours, { count });
}
