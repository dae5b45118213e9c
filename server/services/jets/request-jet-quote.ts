import type { Enquiry } from "#domain/enquiries/enquiry.ts";
import type { ParsedJetQuoteForm } from "#domain/jets/jet-quote-draft.ts";
import type { Language } from "#domain/languages.ts";
import { textReference } from "#domain/words/text-reference.ts";
import type { Words } from "#domain/words/words.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { requestEnquiry } from "#server/services/enquiries/request-enquiry.ts";
import { conversationPath } from "#server/services/enquiries/shared/conversation-token.ts";
import { askToResubmitIfTrapped, type ResubmitRequest } from "#server/services/internal/robot-trap.ts";
import { readQuoteEstimate } from "#server/services/jets/internal/read-quote-estimate.ts";

export interface JetQuoteInput {
  /** The trip from the quote form. */
  quoteQuery: ParsedJetQuoteForm;
  /** The fields of the second form: name, email, phone, message, and `car`, the slug of the arrival car. */
  form: Record<string, string>;
  /** The language of the page. */
  language: Language;
}

/**
 * Stores the two forms of the quote page as one jet enquiry and returns the path of the enquiry's page. Asks a likely robot to submit again. Throws
 * "invalid" with a message per wrong field; the paths of the trip's fields are those of the trip's form.
 */
export async function requestJetQuote(
  ctx: AppContext,
  { quoteQuery, form, language }: JetQuoteInput,
  words: Words,
): Promise<(Enquiry & { page: string }) | ResubmitRequest> {
  const resubmitRequest = askToResubmitIfTrapped(ctx, form);
  if (resubmitRequest) return resubmitRequest;
  const quote = await readQuoteEstimate(ctx, quoteQuery, words);
  if (!quote.trip) throw new ServiceError("invalid", textReference("tripProblems", "checkLegs"), quote.problems);
  const { name, email, phone, message, car } = form;
  if (car && !quote.cars?.vehicles.some(({ slug }) => slug === car)) {
    throw new ServiceError("invalid", textReference("tripProblems", "checkCar"), [
      { path: "car", message: textReference("tripProblems", "carTaken") },
    ]);
  }
  const enquiry = await requestEnquiry(ctx, {
    fromForm: true,
    body: {
      kind: "jet",
      name,
      email,
      phone,
      message: message || undefined,
      language,
      details: {
        ...quote.trip,
        ...(quote.jet && { jet: quote.jet.slug }),
        ...(car && quote.cars && { car: { vehicle: car, from: quote.cars.from, to: quote.cars.to } }),
      },
    },
  });
  return { ...enquiry, page: conversationPath(ctx.env.secret, { id: enquiry.id, language }) };
}
