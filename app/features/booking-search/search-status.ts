import { findGraceSentence } from "#domain/prices/grace-sentence.ts";
import type { CivilMoment } from "#domain/rental-period/civil-time.ts";
import { ONLINE_LIMITS, type RentalPeriod, validatePeriodLength } from "#domain/rental-period/period.ts";
import { countRentalDays } from "#domain/rental-period/rental-days.ts";
import { formatWeekdayAndDay } from "#domain/words/formats/format-date.ts";
import { formatDays } from "#domain/words/formats/format-duration.ts";
import { joinWithAnd } from "#domain/words/formats/join-list.ts";
import { say } from "#domain/words/say.ts";
import { sayReference } from "#domain/words/text-reference.ts";
import type { Words } from "#domain/words/words.ts";
import { isSearchComplete, type SearchField, type SearchValues } from "./search-values.ts";

type StatusWords = Words<"search" | "periods">;

/** Returns the status below the search: the missing fields, or how long the rental is. */
export function searchStatusText(words: StatusWords, values: SearchValues, graceMinutes: number): string {
  const { search } = words;
  if (!isSearchComplete(values))
    return say(words, search.missing, { fields: joinWithAnd(words, missingFieldLabels(words, values)) });
  const pickup = { date: values.pickupDate, time: values.pickupTime };
  const back = { date: values.returnDate, time: values.returnTime };
  const [problem] = validatePeriodLength({ pickup, return: back }, ONLINE_LIMITS);
  if (problem) return sayReference(words, problem.message);
  const periodText = say(words, search.period, {
    days: formatDays(words, countRentalDays(pickup, back, graceMinutes)),
    pickup: formatMoment(words, pickup),
    back: formatMoment(words, back),
  });
  return withGraceSentence(words, periodText, { pickup, return: back }, graceMinutes);
}

const formatMoment = (words: StatusWords, { date, time }: CivilMoment): string =>
  say(words, words.search.moment, { day: formatWeekdayAndDay(words, date), time });

/** Adds the sentence about a return within the grace period, if it is one. */
const withGraceSentence = (words: StatusWords, text: string, period: RentalPeriod, graceMinutes: number): string =>
  [text, findGraceSentence(words, { ...period, graceMinutes })].filter(Boolean).join(" ");

/** Returns how many days are charged for the chosen period; null while it is incomplete or invalid. */
export function selectedLengthText(words: StatusWords, values: SearchValues, graceMinutes: number): string | null {
  const pickup = { date: values.pickupDate, time: values.pickupTime };
  const back = { date: values.returnDate, time: values.returnTime };
  if (!pickup.date || !back.date || validatePeriodLength({ pickup, return: back }, ONLINE_LIMITS).length > 0)
    return null;
  const lengthText = say(words, words.search.dates.length, {
    days: formatDays(words, countRentalDays(pickup, back, graceMinutes)),
  });
  return withGraceSentence(words, lengthText, { pickup, return: back }, graceMinutes);
}

/** Which fields each label of `missingFields` stands for; a pair of missing fields shares one label. */
const MISSING_FIELDS: readonly {
  fields: readonly SearchField[];
  label: keyof Words<"search">["search"]["missingFields"];
}[] = [
  { fields: ["pickupCity", "returnCity"], label: "cities" },
  { fields: ["pickupCity"], label: "pickupCity" },
  { fields: ["returnCity"], label: "returnCity" },
  { fields: ["pickupDate", "returnDate"], label: "dates" },
  { fields: ["pickupDate"], label: "pickupDate" },
  { fields: ["returnDate"], label: "returnDate" },
  { fields: ["pickupTime"], label: "pickupTime" },
  { fields: ["returnTime"], label: "returnTime" },
];

/** Returns the labels of the missing fields. Some pairs of missing fields share one label. */
function missingFieldLabels({ search }: StatusWords, values: SearchValues): string[] {
  const coveredFields = new Set<SearchField>();
  return MISSING_FIELDS.flatMap(({ fields, label }) => {
    if (fields.some((field) => values[field] !== "" || coveredFields.has(field))) return [];
    for (const field of fields) coveredFields.add(field);
    return [search.missingFields[label]];
  });
}
