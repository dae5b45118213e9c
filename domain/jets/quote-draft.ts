import { DEFAULT_PASSENGERS, PASSENGER_OPTIONS } from "#domain/catalogue/jet.ts";
import { MOST_LEGS } from "#domain/forms/jet-quote.ts";

/** A leg as it was typed; any part may be empty or malformed. */
export interface DraftLeg {
  from: string;
  to: string;
  date: string;
}

/** The quote form as its address holds it: shown again as it was, checked by `jetTripSchema`. */
export interface QuoteDraft {
  /** At least one. */
  legs: DraftLeg[];
  /** "" for a one-way trip. */
  returnDate: string;
  passengers: number;
  /** The slug of the jet that was looked at. */
  jet: string;
}

/** Legs the form shows; the way back is one more. */
export const MOST_DRAFT_LEGS = MOST_LEGS - 1;
/** Where the form leaves from until somebody chooses: the company's own city. */
export const DEFAULT_DEPARTURE = "Milano";
const LONGEST_TEXT = 80;

/** The quote form as somebody asks for it. */
export interface AskedQuote {
  draft: QuoteDraft;
  /** Whether the days are asked for too. A link may name a route without a day: that is estimated, and nothing is wrong with it yet. */
  isDated: boolean;
}

/** Reads what is asked for from an address. */
export function parseQuote(query: URLSearchParams): AskedQuote {
  return { draft: parseQuoteDraft(query), isDated: query.has("date") };
}

/**
 * Reads the form from an address, `from`, `to` and `date` once for each leg. Tolerant: further legs without a destination fall away,
 * a further leg without a start leaves from where the one before it landed, absurd values become the default.
 */
export function parseQuoteDraft(query: URLSearchParams): QuoteDraft {
  const texts = (name: string) => query.getAll(name).map((text) => text.trim().slice(0, LONGEST_TEXT));
  const [from, to, date] = [texts("from"), texts("to"), texts("date")];
  const legs: DraftLeg[] = [{ from: from[0] ?? "", to: to[0] ?? "", date: date[0] ?? "" }];
  for (let index = 1; index < to.length && legs.length < MOST_DRAFT_LEGS; index += 1) {
    const destination = to[index];
    if (!destination) continue;
    legs.push({ from: from[index] || (legs.at(-1)?.to ?? ""), to: destination, date: date[index] ?? "" });
  }
  const passengers = Number(query.get("passengers"));
  return {
    legs,
    returnDate: texts("returnDate")[0] ?? "",
    passengers: (PASSENGER_OPTIONS as readonly number[]).includes(passengers) ? passengers : DEFAULT_PASSENGERS,
    jet: texts("jet")[0] ?? "",
  };
}

/** True once a destination was named: then there is something to estimate. */
export function isAsked({ legs }: QuoteDraft): boolean {
  return legs[0]?.to !== "";
}

/** A form nobody has touched, leaving from a city. */
export function emptyDraft(from = "", jet = ""): QuoteDraft {
  return { legs: [{ from, to: "", date: "" }], returnDate: "", passengers: DEFAULT_PASSENGERS, jet };
}

/** The trip the draft describes, the way back as its last leg; for `jetTripSchema` to check. */
export function tripOf({ legs, returnDate, passengers }: QuoteDraft) {
  const [first, last] = [legs[0], legs.at(-1)];
  if (!returnDate || !first || !last) return { legs, passengers, returnTrip: false };
  return { legs: [...legs, { from: last.to, to: first.from, date: returnDate }], passengers, returnTrip: true };
}

/** The address of a draft, without "?"; what is empty is left out, except to keep the legs' parts together. */
export function quoteQuery({ legs, returnDate, passengers, jet }: Partial<QuoteDraft>): string {
  const query = new URLSearchParams();
  const several = (legs?.length ?? 0) > 1;
  for (const leg of legs ?? []) {
    query.append("from", leg.from);
    query.append("to", leg.to);
    if (leg.date || several) query.append("date", leg.date);
  }
  if (returnDate) query.set("returnDate", returnDate);
  if (passengers !== undefined) query.set("passengers", String(passengers));
  if (jet) query.set("jet", jet);
  return query.toString();
}
