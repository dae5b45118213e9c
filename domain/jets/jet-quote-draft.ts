import { DEFAULT_PASSENGERS, PASSENGER_OPTIONS } from "#domain/jets/jet.ts";
import { MAX_LEGS } from "#domain/jets/max-legs.ts";
import { isTimeSlot } from "#domain/rental-period/time-slots.ts";
import type { RentalChoice } from "#domain/search/search.ts";
import { trimText } from "#domain/trim-text.ts";

/** A leg as it was typed; any part may be empty or malformed. */
export interface DraftLeg {
  from: string;
  to: string;
  date: string;
  /** When it would suit best, of the half hours of the day; absent where none is chosen. */
  time?: string;
}

/** The quote form as its address holds it: shown again as it was, checked by `jetTripSchema`. */
export interface JetQuoteDraft {
  /** At least one. */
  legs: DraftLeg[];
  /** "" for a one-way trip. */
  returnDate: string;
  /** Of the way back, as a leg's `time`. */
  returnTime?: string;
  passengers: number;
  /** The slug of the jet that was looked at. */
  jet: string;
}

/** Legs the form shows; the way back is one more. */
export const MAX_DRAFT_LEGS = MAX_LEGS - 1;
/** Where the form leaves from until somebody chooses: the company's own city. */
export const DEFAULT_DEPARTURE = "Milano";
const MAX_TEXT_CHARACTERS = 80;

/** The quote form as somebody asks for it. */
export interface ParsedJetQuote {
  draft: JetQuoteDraft;
  /** Whether the days are asked for too. A link may name a route without a day: that is estimated, and nothing is wrong with it yet. */
  isDated: boolean;
}

/** Reads what is asked for from an address. */
export function parseJetQuote(query: URLSearchParams): ParsedJetQuote {
  return { draft: parseJetQuoteDraft(query), isDated: query.has("date") };
}

/**
 * Reads the form from an address, `from`, `to` and `date` once for each leg. Tolerant: further legs without a destination fall away,
 * a further leg without a start leaves from where the one before it landed, absurd values become the default.
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

/** A half hour of the day; nothing for any other text. */
const parseTime = (text: string | undefined): { time?: string } => (text && isTimeSlot(text) ? { time: text } : {});

/** True once a destination was named: then there is something to estimate. */
export function hasDestination({ legs }: JetQuoteDraft): boolean {
  return legs[0]?.to !== "";
}

/** A form nobody has touched, leaving from a city. */
export function createEmptyDraft(from = "", jet = ""): JetQuoteDraft {
  return { legs: [{ from, to: "", date: "" }], returnDate: "", passengers: DEFAULT_PASSENGERS, jet };
}

/** The trip the draft describes, the way back as its last leg; for `jetTripSchema` to check. */
export function toTrip({ legs, returnDate, returnTime, passengers }: JetQuoteDraft) {
  const [first, last] = [legs[0], legs.at(-1)];
  if (!returnDate || !first || !last) return { legs, passengers, returnTrip: false };
  return {
    legs: [...legs, { from: last.to, to: first.from, date: returnDate, ...parseTime(returnTime) }],
    passengers,
    returnTrip: true,
  };
}

/** The address of a draft, without "?"; what is empty is left out, except to keep the legs' parts together. */
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
 * The query that carries a search's dates, hours and places into a jet's quote form, so that nothing of them is typed again; "" where
 * the search says nothing of them. A return city of its own is where one flies to.
 */
export function searchToJetQuoteQuery(search: RentalChoice & { city?: string }): string {
  const { city = "", returnCity = "", pickupDate = "", pickupTime, returnDate = "", returnTime } = search;
  const to = returnCity === city ? "" : returnCity;
  if (!(to || pickupDate || returnDate)) return "";
  const leg = { from: city, to, date: pickupDate, ...parseTime(pickupDate && pickupTime) };
  return toJetQuoteQuery({ legs: [leg], returnDate, ...(returnDate && returnTime && { returnTime }) });
}
