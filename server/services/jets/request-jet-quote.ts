import type { Enquiry } from "#domain/enquiries/enquiry.ts";
import type { AskedQuote } from "#domain/jets/quote-draft.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { requestEnquiry } from "#server/services/enquiries/request-enquiry.ts";
import { conversationPath } from "#server/services/enquiries/shared/conversation-token.ts";
import { type AskedAgain, askAgainIfTrapped } from "#server/services/internal/robot-trap.ts";
import { readQuoteEstimate } from "#server/services/jets/internal/read-quote.ts";

export interface JetQuoteInput {
  /** The trip, as the quote form asked for it. */
  asked: AskedQuote;
  /** The fields of the second form: name, email, phone, message, and `car`, a slug, for the car at the arrival. */
  form: Record<string, string>;
}

/** Turns the quote page's two forms into a jet enquiry, answered with the address of its page; who looks like a program is asked to press once more. Refuses "invalid", each wrong field by its path; the trip's are those of its own form. */
export async function requestJetQuote(
  ctx: AppContext,
  { asked, form }: JetQuoteInput,
): Promise<(Enquiry & { page: string }) | AskedAgain> {
  const again = askAgainIfTrapped(ctx, form);
  if (again) return again;
  const quote = await readQuoteEstimate(ctx, asked);
  if (!quote.trip) throw new ServiceError("invalid", "Controlla le tratte del volo.", quote.problems);
  const { name, email, phone, message, car } = form;
  if (car && !quote.cars?.vehicles.some(({ slug }) => slug === car)) {
    throw new ServiceError("invalid", "Controlla l'auto all'arrivo.", [
      { path: "car", message: "Quest'auto non è più libera in quei giorni: scegline un'altra." },
    ]);
  }
  const enquiry = await requestEnquiry(ctx, {
    fromForm: true,
    request: {
      kind: "jet",
      name,
      email,
      phone,
      message: message || undefined,
      details: {
        ...quote.trip,
        ...(quote.jet && { jet: quote.jet.slug }),
        ...(car && quote.cars && { car: { vehicle: car, from: quote.cars.from, to: quote.cars.to } }),
      },
    },
  });
  return { ...enquiry, page: conversationPath(ctx.env.secret, enquiry.id) };
}
