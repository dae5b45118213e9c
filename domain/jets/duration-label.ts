import type { NumberRange } from "#domain/jets/leg-estimate.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";

/** Formats whole minutes as "50m", "2h" or "1h 25m", in German as "1 Std. 25 Min." (product.md#popular-routes). */
export function durationLabel(words: Words<"formats">, minutes: number): string {
  const { flightTime } = words.formats;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return say(words, flightTime.minutes, { minutes: rest });
  return rest === 0
    ? say(words, flightTime.hours, { hours })
    : say(words, flightTime.hoursAndMinutes, { hours, minutes: rest });
}

/** Formats a range: "50m", or "1h 40m – 2h" if fastest and slowest differ. */
export function durationSpanLabel(words: Words<"formats">, { low, high }: NumberRange): string {
  return low === high ? durationLabel(words, low) : `${durationLabel(words, low)} – ${durationLabel(words, high)}`;
}
