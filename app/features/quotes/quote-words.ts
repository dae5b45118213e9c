import { bookingHeadline, bookingLead } from "#app/features/bookings/booking-words.ts";
import type { SentenceParts } from "#app/ui/words/sentence-from-parts.tsx";
import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import { hoursClause } from "#domain/opening-hours/describe-hours.ts";
import type { OrderStatus } from "#domain/orders/order.ts";
import type { CustomerQuote } from "#domain/pages/private-pages.ts";
import { type QuoteStatus, quoteStatusLabel } from "#domain/quotes/quote.ts";
import { formatItalianLong } from "#domain/rental-period/italian-dates.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { ITALIAN_OPENING_HOURS } from "#domain/words/hours/italian-opening-hours.ts";

const ACCEPTED_HEADLINE = "Grazie, è tutto confermato.";
const HELD_HEADLINE = "La tua auto è tenuta per te.";

/** Returns the headline of a quote's page, by status. */
export function quoteHeadline({ status, title, orderStatus, booking }: CustomerQuote): string {
  if (status === "accepted" && orderStatus) return ORDER_HEADLINES[orderStatus];
  if (booking && isUnconfirmed(booking.status))
    return booking.status === "requested" ? HELD_HEADLINE : bookingHeadline(booking.status, title);
  const headlines: Record<QuoteStatus, string> = {
    draft: title,
    sent: title,
    accepted: ACCEPTED_HEADLINE,
    declined: "Sarà per un'altra volta.",
    expired: "Il preventivo è scaduto.",
    withdrawn: "Il preventivo è stato ritirato.",
  };
  return headlines[status];
}

const ORDER_HEADLINES: Readonly<Record<OrderStatus, string>> = {
  open: ACCEPTED_HEADLINE,
  confirmed: "È tutto organizzato.",
  done: "Grazie di aver viaggiato con noi.",
  cancelled: "Il tuo ordine è annullato.",
};

/** The status of an order, worded for the customer. Staff give the reason of a cancellation by telephone. */
const orderLead = (order: string, { phone, hours }: SiteConfiguration): Readonly<Record<OrderStatus, string>> => ({
  open: `È il tuo ordine ${order}. Ti chiamiamo per i dettagli, e da qui in poi pensiamo a tutto noi.`,
  confirmed: `Il tuo ordine ${order} è confermato in ogni dettaglio. Per qualunque cosa siamo al telefono${hoursClause(ITALIAN_OPENING_HOURS, hours.phone)}: ${phone}.`,
  done: `Il tuo ordine ${order} è concluso. Se c'è ancora qualcosa che possiamo fare per te, siamo al telefono: ${phone}.`,
  cancelled: `L'ordine ${order} non è più in programma. Se non lo sapevi, o vuoi un'altra data, chiamaci: ${phone}${hoursClause(ITALIAN_OPENING_HOURS, hours.phone, ", ")}.`,
});

/** Whether the booking of an accepted quote is not confirmed: its page then says what it says of any request (product.md#rental-ban). */
const isUnconfirmed = (status: BookingStatus): boolean =>
  status === "requested" || status === "declined" || status === "expired";

/** Returns the text below the headline. */
export function quoteLead(quote: CustomerQuote, site: SiteConfiguration): string {
  const { status, name, validUntil, closed, order, orderStatus, booking, bookingToken } = quote;
  if (status === "sent") {
    return `Gentile ${name}, ecco quello che abbiamo preparato per te. Il preventivo vale fino a ${formatItalianLong(validUntil)}.`;
  }
  if (status !== "accepted") return closed ?? "";
  if (order) return orderLead(order, site)[orderStatus ?? "open"];
  if (booking && isUnconfirmed(booking.status)) return bookingLead(booking, null, site);
  return bookingToken
    ? "L'auto è tua per le date scelte. Nella pagina della prenotazione trovi ogni dettaglio."
    : "Hai accettato il preventivo: ti chiamiamo per i dettagli.";
}

/** Returns the status beside the reference; once the quote is an order, the order's. */
export function quoteStateLabel({ closed, status, orderStatus }: CustomerQuote): string {
  if (closed === null) return "Preventivo";
  return orderStatus ? ORDER_STATE_LABELS[orderStatus] : quoteStatusLabel(status);
}

const ORDER_STATE_LABELS: Readonly<Record<OrderStatus, string>> = {
  open: "Ordine in preparazione",
  confirmed: "Ordine confermato",
  done: "Ordine concluso",
  cancelled: "Ordine annullato",
};

/** The button that accepts. */
export const acceptLabel = ({ total }: { total: string }): string => `Accetta per ${total}`;

/** Text below the button that accepts. */
export const ACCEPTANCE_NOTE: SentenceParts<"terms" | "privacy"> = [
  "Nessun pagamento adesso: ti chiamiamo noi. Accettando accetti anche i ",
  { element: "terms", text: "termini" },
  " e l'",
  { element: "privacy", text: "informativa sulla privacy" },
  ".",
];

/** The hint at the driver's date of birth. */
export const minimumAgeHint = ({ years }: { years: number }): string => `Almeno ${years} anni il giorno del ritiro.`;
export const minimumLicenceHint = ({ years }: { years: number }): string => `Da almeno ${years} anni.`;
