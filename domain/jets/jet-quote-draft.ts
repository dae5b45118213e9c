import { DEFAULT_PASSENGERS, PASSENGER_OPTIONS } from "#domain/jets/jet.ts";
import { MAX_LEGS } from "#domain/jets/max-legs.ts";
import { isTimeSlot } from "#domain/rental-period/time-slots.ts";
import type { RentalChoice } from "#domain/search/search.ts";
import { trimText } from "#domain/trim-text.ts";

/** A leg as typed; any part may be empty or malformed. */
export interface DraftLeg {
  from: string;
  to: string;
  date: string;
  /** Preferred time on the half hour; absent if not chosen. */
  time?: string;
}

/** The quote form as its URL stores it, unvalidated. `jetTripSchema` validates it. */
export interface JetQuoteDraft {
  /** The legs; there is at least one. */
  legs: DraftLeg[];
  /** "" for a one-way trip. */
  returnDate: string;
  /** Preferred time of the return, as in a leg. */
  returnTime?: string;
  passengers: number;
  /** Slug of the requested jet. */
  jet: string;
}

/** Legs in the form; the return is an additional one. */
export const MAX_DRAFT_LEGS = MAX_LEGS - 1;
const MAX_TEXT_CHARACTERS = 80;

/** The quote form parsed from a URL. */
export interface ParsedJetQuoteForm {
  draft: JetQuoteDraft;
  /** Whether dates are required. A link may name a route without a date: it gets an estimate and no errors. */
  isDated: boolean;
}

/** Parses the quote form from a URL. */
export function parseJetQuoteForm(query: URLSearchParams): ParsedJetQuoteForm {
  return { draft: parseJetQuoteDraft(query), isDated: query.has("date") };
}

/**
 * Parses the form from a URL with `from`, `to` and `date` repeated per leg. It is lenient: further legs without destination are dropped, further legs
 * without origin start at the previous landing, and invalid values become the default.
 */
export function parseJetQuoteDraft(query: URLSearchParams): JetQuoteDraft {
  const texts = (name: string) => query.getAll(name).map((text) => trimText(text).slice(0, MAX_TEXT_CHARACTERS));
  const [from, to, date, time] = [texts("from"), texts("to"), texts("date"), texts("time")];
  const legs: DraftLeg[] = [{ from: from[0] ?? "", to: to[0] ?? "", date: date[0] ?? "", ...parseTime(time[0]) }];
  for (let index = 1; index < to.length && legs.length < MAX_DRAFT_LEGS; index += 1) {
    const destination = to[index];
    if (!destination) continue;
    const start = from[index] || (legs.at(-1)?.to ?? "");
    legs.push({ from: start, to: destination, date: date[index] ?? "", ...parseTime(time[index]) });
  }
  const passengers = Number(query.get("passengers"));
  const { time: returnTime } = parseTime(texts("returnTime")[0]);
  return {
    legs,
    returnDate: texts("returnDate")[0] ?? "",
    ...(returnTime && { returnTime }),
    passengers: (PASSENGER_OPTIONS as readonly number[]).includes(passengers) ? passengers : DEFAULT_PASSENGERS,
    jet: texts("jet")[0] ?? "",
  };
}

/** Returns the time if it is on the half hour, otherwise nothing. */
const parseTime = (text: string | undefined): { time?: string } => (text && isTimeSlot(text) ? { time: text } : {});

/** Whether a destination is set, so that there is something to estimate. */
export function hasDestination({ legs }: JetQuoteDraft): boolean {
  return legs[0]?.to !== "";
}

/** Returns an empty form, optionally with a departure city. */
export function createEmptyDraft(from = "", jet = ""): JetQuoteDraft {
  return { legs: [{ from, to: "", date: "" }], returnDate: "", passengers: DEFAULT_PASSENGERS, jet };
}

/** Returns the trip of a draft for `jetTripSchema`; the return is its last leg. */
export function toTrip({ legs, returnDate, returnTime, passengers }: JetQuoteDraft) {
  const [first, last] = [legs[0], legs.at(-1)];
  if (!returnDate || !first || !last) return { legs, passengers, returnTrip: false };
  return {
    legs: [...legs, { from: last.to, to: first.from, date: returnDate, ...parseTime(returnTime) }],
    passengers,
    returnTrip: true,
  };
}

/** Returns the query string of a draft without "?". Empty values are omitted, unless they keep the parts of the legs aligned. */
export function toJetQuoteQuery({ legs, returnDate, returnTime, passengers, jet }: Partial<JetQuoteDraft>): string {
  const query = new URLSearchParams();
  const several = (legs?.length ?? 0) > 1;
  const isTimed = legs?.some(({ time }) => time) ?? false;
  for (const leg of legs ?? []) {
    query.append("from", leg.from);
    query.append("to", leg.to);
    if (leg.date || several) query.append("date", leg.date);
    if (isTimed) query.append("time", leg.time ?? "");
  }
  if (returnDate) query.set("returnDate", returnDate);
  if (returnTime) query.set("returnTime", returnTime);
  if (passengers !== undefined) query.set("passengers", String(passengers));
  if (jet) query.set("jet", jet);
  return query.toString();
}

/**
 * Returns the query string that prefills a jet's quote form with a search's dates, times and places; "" if the search has none. A different return
 * city becomes the destination.
 */
export function searchToJetQuoteQuery(search: RentalChoice & { city?: string }): string {
  const { city = "", returnCity = "", pickupDate = "", pickupTime, returnDate = "", returnTime } = search;
  const to = returnCity === city ? "" : returnCity;
  if (!(to || pickupDate || returnDate)) return "";
  const leg = { from: city, to, date: pickupDate, ...parseTime(pickupDate && pickupTime) };
  return toJetQuoteQuery({ legs: [leg], returnDate, ...(returnDate && returnTime && { returnTime }) });
}
