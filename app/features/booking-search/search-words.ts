import { formatCount } from "#domain/numbers.ts";
import { findGraceSentence } from "#domain/prices/grace-sentence.ts";
import { ITALIAN_PRICES } from "#domain/prices/italian-prices.ts";
import type { CivilMoment } from "#domain/rental-period/civil-time.ts";
import { formatItalianDay } from "#domain/rental-period/italian-dates.ts";
import { ONLINE_LIMITS, type RentalPeriod, validatePeriodLength } from "#domain/rental-period/period.ts";
import { countRentalDays } from "#domain/rental-period/rental-days.ts";
import { ITALIAN_PERIODS, sayPeriodProblem } from "#domain/rental-period/say-period-problem.ts";
import { formatDays } from "#domain/words/formats/format-duration.ts";
import { ITALIAN_FORMATS } from "#domain/words/formats/italian-formats.ts";
import { isSearchComplete, type SearchField, type SearchValues } from "./search-values.ts";

/** Texts of the search form. */
export const SEARCH_WORDS = {
  cities: "Le città",
  otherPlaces: "Anche qui",
  choose: "Scegli",
  /** Labels of the empty options, where a place is optional. */
  noPlace: { pickupCity: "Tutte le città", returnCity: "La stessa" },
  searching: "Cerco…",
  form: "Ricerca",
  formIn: ({ city }: { city: string }) => `Cerca un'auto a ${city}`,
  formOf: ({ category }: { category: string }) => `Cerca nella categoria ${category}`,
  missing: ({ fields }: { fields: string }) => `Per cercare scegli ${fields}.`,
  period: ({ days, pickup, back }: { days: string; pickup: string; back: string }) =>
    `${days}, da ${pickup} a ${back}.`,
  moment: ({ date, time }: CivilMoment) => `${formatItalianDay(date)} alle ${time}`,
  dates: {
    title: "Date del noleggio",
    pickup: "Ritiro",
    return: "Riconsegna",
    none: "Da scegliere",
    choosePickup: "Scegli il giorno del ritiro.",
    chooseReturn: "Ora scegli il giorno della riconsegna.",
    length: ({ days }: { days: string }) => `${days}, contati a periodi di 24 ore dal ritiro.`,
    done: "Conferma le date",
    close: "Chiudi",
  },
  places: {
    search: "Cerca una città, un aeroporto, una stazione",
    noMatches: ({ typed }: { typed: string }) =>
      `Nessun luogo si chiama «${typed}». Chiamaci: forse arriviamo anche lì.`,
    matchCount: ({ count }: { count: number }) => formatCount(count, "luogo", "luoghi"),
    close: "Chiudi",
  },
} as const;

/** Returns the status below the search: the missing fields, or how long the rental is. */
export function searchStatusText(values: SearchValues, graceMinutes: number): string {
  if (!isSearchComplete(values)) return SEARCH_WORDS.missing({ fields: joinWithAnd(missingFieldLabels(values)) });
  const pickup = { date: values.pickupDate, time: values.pickupTime };
  const back = { date: values.returnDate, time: values.returnTime };
  const [problem] = validatePeriodLength({ pickup, return: back }, ONLINE_LIMITS);
  if (problem) return sayPeriodProblem(ITALIAN_PERIODS, problem.message);
  const periodText = SEARCH_WORDS.period({
    days: formatDays(ITALIAN_FORMATS, countRentalDays(pickup, back, graceMinutes)),
    pickup: SEARCH_WORDS.moment(pickup),
    back: SEARCH_WORDS.moment(back),
  });
  return withGraceSentence(periodText, { pickup, return: back }, graceMinutes);
}

/** Adds the sentence about a return within the grace period, if it is one. */
const withGraceSentence = (text: string, period: RentalPeriod, graceMinutes: number): string =>
  [text, findGraceSentence(ITALIAN_PRICES, { ...period, graceMinutes })].filter(Boolean).join(" ");

/** Returns how many days are charged for the chosen period; null while it is incomplete or invalid. */
export function selectedLengthText(values: SearchValues, graceMinutes: number): string | null {
  const pickup = { date: values.pickupDate, time: values.pickupTime };
  const back = { date: values.returnDate, time: values.returnTime };
  if (!pickup.date || !back.date || validatePeriodLength({ pickup, return: back }, ONLINE_LIMITS).length > 0)
    return null;
  const lengthText = SEARCH_WORDS.dates.length({
    days: formatDays(ITALIAN_FORMATS, countRentalDays(pickup, back, graceMinutes)),
  });
  return withGraceSentence(lengthText, { pickup, return: back }, graceMinutes);
}

const MISSING_FIELD_LABELS: readonly { fields: readonly SearchField[]; words: string }[] = [
  { fields: ["pickupCity", "returnCity"], words: "la città" },
  { fields: ["pickupCity"], words: "la città di ritiro" },
  { fields: ["returnCity"], words: "la città di riconsegna" },
  { fields: ["pickupDate", "returnDate"], words: "le date" },
  { fields: ["pickupDate"], words: "la data di ritiro" },
  { fields: ["returnDate"], words: "la data di riconsegna" },
  { fields: ["pickupTime"], words: "l'ora di ritiro" },
  { fields: ["returnTime"], words: "l'ora di riconsegna" },
];

/** Returns the labels of the missing fields. Some pairs of missing fields share one label. */
function missingFieldLabels(values: SearchValues): string[] {
  const coveredFields = new Set<SearchField>();
  return MISSING_FIELD_LABELS.flatMap(({ fields, words }) => {
    if (fields.some((field) => values[field] !== "" || coveredFields.has(field))) return [];
    for (const field of fields) coveredFields.add(field);
    return [words];
  });
}

/** Returns "a, b e c". Not `Intl.ListFormat`: on phones its first use takes longer than the rest of the form's hydration. */
const joinWithAnd = (labels: string[]) => labels.join(", ").replace(/, (?=[^,]*$)/, " e ");
