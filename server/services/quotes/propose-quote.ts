import type { EnquiryLine } from "#domain/enquiries/enquiry-rows.ts";
import { quoteProposalSchema } from "#domain/forms/quotes/quote.ts";
import { passengersLabel } from "#domain/jets/jet-labels.ts";
import type { TripEstimate } from "#domain/jets/trip-estimate.ts";
import { type Language, languageOnSite } from "#domain/languages.ts";
import type { QuoteKind, QuoteLine } from "#domain/quotes/quote.ts";
import { addDays } from "#domain/rental-period/civil-time.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { findCustomer } from "#server/repositories/customers/customers.ts";
import { findStoredEnquiry, type StoredEnquiry } from "#server/repositories/enquiries/enquiries.ts";
import { listExperiences } from "#server/repositories/experiences/experiences.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { readEnquiryFacts } from "#server/services/enquiries/shared/enquiry-facts.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { siteToday } from "#server/services/internal/site-today.ts";
import { parseInput } from "#server/services/parse-input.ts";
import { findRecipientLanguage, isBannedRecipient } from "#server/services/quotes/internal/quote-detail.ts";
import { NO_SUCH_ENQUIRY, noSuchCustomer } from "#server/services/words/booking-words.ts";

/** How many days a quote is valid by default. */
const DEFAULT_VALID_DAYS = 7;

/** A prefilled quote. */
export interface QuoteProposal {
  kind: QuoteKind;
  title: string;
  name: string;
  email: string;
  phone: string;
  lines: QuoteLine[];
  validUntil: string;
  terms: string;
  language: Language;
  customerId: string | null;
  enquiryId: string | null;
  /** Whether the recipient is banned from renting. */
  banned: boolean;
}

/** Returns a quote that is prefilled from an enquiry or a customer's record. If neither is given, it is empty. Throws "not-found". */
export async function proposeQuote(
  ctx: AppContext,
  { staff, query }: { staff: Staff; query: unknown },
): Promise<QuoteProposal> {
  requireAbility(staff, "quotes.manage");
  const { enquiry, customer } = parseInput(quoteProposalSchema, query);
  const empty: QuoteProposal = {
    kind: "car",
    title: "",
    name: "",
    email: "",
    phone: "",
    lines: [],
    validUntil: addDays(siteToday(ctx), DEFAULT_VALID_DAYS),
    terms: "",
    language: "it",
    customerId: null,
    enquiryId: null,
    banned: false,
  };
  const proposedFields = enquiry
    ? await proposeFromEnquiry(ctx, enquiry)
    : customer
      ? await proposeFromCustomer(ctx, customer)
      : {};
  const proposal = { ...empty, ...proposedFields };
  return {
    ...proposal,
    language: await findRecipientLanguage(ctx.db, proposal),
    banned: await isBannedRecipient(ctx, ctx.db, proposal),
  };
}

async function proposeFromCustomer(ctx: AppContext, id: string): Promise<Partial<QuoteProposal>> {
  const row = await findCustomer(ctx.db, id);
  if (!row || row.erasedAt) throw noSuchCustomer();
  return { name: row.name, email: row.email ?? "", phone: row.phone ?? "", customerId: row.mergedInto ?? row.id };
}

async function proposeFromEnquiry(ctx: AppContext, id: string): Promise<Partial<QuoteProposal>> {
  const row = await findStoredEnquiry(ctx.db, { id });
  if (!row) throw new ServiceError("not-found", NO_SUCH_ENQUIRY);
  const { name, email, phone, customerId } = row;
  const language = await findRecipientLanguage(ctx.db, { customerId, enquiryId: id });
  const words = wordsOf(languageOnSite(ctx.site.languages, language));
  const { rows, estimate } = await readEnquiryFacts(ctx, row, words);
  const sender = { name, email, phone, customerId, enquiryId: id };
  if (row.kind === "jet") return { ...sender, kind: "jet", ...proposeFlight(words, rows, estimate) };
  return row.kind === "experience"
    ? { ...sender, kind: "experience", ...(await proposeExperience(ctx, row, rows, words)) }
    : sender;
}

/** Returns the lines of a quote for a flight: the lowest price of its estimate, and the tax. Staff then adjust them. */
function proposeFlight(
  words: Words,
  rows: readonly EnquiryLine[],
  estimate: TripEstimate | null,
): Pick<QuoteProposal, "title" | "lines"> {
  const texts = words.staffLetters.quote;
  const legs = rows.filter(({ label }) => label.startsWith(words.enquiryRows.leg)).map(({ value }) => value);
  const [cheapest] = (estimate?.prices ?? []).toSorted((a, b) => a.price.low - b.price.low);
  const lines: QuoteLine[] = [];
  if (estimate && cheapest) {
    const { aircraft } = estimate;
    const flight = { jet: cheapest.type, route: legs.join("; ") };
    const text = aircraft > 1 ? say(words, texts.flights, { aircraft, ...flight }) : say(words, texts.flight, flight);
    lines.push({ text: text.slice(0, 200), quantity: 1, amount: cheapest.price.low });
  }
  if (estimate && estimate.tax > 0) {
    const text = say(words, texts.flightTax, { passengers: passengersLabel(words, estimate.passengers) });
    lines.push({ text, quantity: 1, amount: estimate.tax });
  }
  return {
    title: say(words, texts.flightTitle, { route: legs[0] ?? "" })
      .trim()
      .slice(0, 160),
    lines,
  };
}

async function proposeExperience(
  ctx: AppContext,
  { details }: StoredEnquiry,
  rows: readonly EnquiryLine[],
  words: Words,
) {
  const { experience: slug } = details;
  const [experience] =
    typeof slug === "string" ? await listExperiences(ctx.db, { slug, hidden: true }, "price", words.language) : [];
  const title = experience?.name ?? rows[0]?.value ?? words.staffLetters.quote.experience;
  return { title, lines: experience ? [{ text: experience.name, quantity: 1, amount: experience.price }] : [] };
}
