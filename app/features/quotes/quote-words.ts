import type { CustomerQuote } from "#domain/pages/quote-page.ts";
import type { QuoteStatus } from "#domain/quotes/quote.ts";
import { formatItalianLong } from "#domain/rental-period/civil-time.ts";

/** The headline of a quote's page, by its state. */
export function quoteHeadline({ status, title }: CustomerQuote): string {
  const headlines: Record<QuoteStatus, string> = {
    draft: title,
    sent: title,
    accepted: "Grazie, è tutto confermato.",
    declined: "Sarà per un'altra volta.",
    expired: "Il preventivo è scaduto.",
    withdrawn: "Il preventivo è stato ritirato.",
  };
  return headlines[status];
}

/** What stands under the headline. */
export function quoteLead({ status, name, validUntil, closed, order, bookingToken }: CustomerQuote): string {
  if (status === "sent") {
    return `Gentile ${name}, ecco quello che abbiamo preparato per te. Il preventivo vale fino a ${formatItalianLong(validUntil)}.`;
  }
  if (status !== "accepted") return closed ?? "";
  if (order) return `È il tuo ordine ${order}. Ti chiamiamo per i dettagli, e da qui in poi pensiamo a tutto noi.`;
  return bookingToken
    ? "L'auto è tua per le date scelte. Nella pagina della prenotazione trovi ogni dettaglio."
    : "Hai accettato il preventivo: ti chiamiamo per i dettagli.";
}
