import { formatEuro } from "#domain/money.ts";
import { paths } from "#domain/paths.ts";
import { QUOTE_KIND_NAMES } from "#domain/quotes/quote.ts";
import { quoteRows } from "#domain/quotes/quote-rows.ts";
import { formatItalianLong } from "#domain/rental-period/civil-time.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { MailMessage } from "#server/integrations/mailer.ts";
import type { QuoteOutcome, StoredQuote } from "#server/repositories/quotes/quotes.ts";
import { emailHtml } from "./email-html.ts";
import type { EmailMessage } from "./email-message.ts";
import { emailText } from "./email-text.ts";

/** To the customer: the quote itself, or that its order stands. To the staff: how it was answered. */
export type QuoteMailKind = "sent" | "ordered" | "staff-accepted" | "staff-declined";

export interface QuoteMailParts {
  quote: StoredQuote;
  outcome: QuoteOutcome;
  /** The private link. */
  url: string;
  site: SiteConfiguration;
  siteUrl: string;
  staffAddress: string;
}

/** A mail about a quote, addressed and ready to go. */
export function quoteMail(kind: QuoteMailKind, parts: QuoteMailParts): MailMessage {
  const email = EMAILS[kind](parts);
  const { quote, site, staffAddress } = parts;
  const toStaff = kind === "staff-accepted" || kind === "staff-declined";
  return {
    to: toStaff ? staffAddress : quote.email,
    replyTo: toStaff ? quote.email : staffAddress,
    subject: email.subject,
    text: emailText(email, site),
    html: emailHtml(email, site),
  };
}

const EMAILS: Record<QuoteMailKind, (parts: QuoteMailParts) => EmailMessage> = {
  sent: ({ quote, url, site }) => ({
    subject: `Il tuo preventivo ${quote.reference}: ${quote.title}`,
    heading: "Il tuo preventivo.",
    opening: [
      `Gentile ${quote.name},`,
      `ecco quello che abbiamo preparato per te. Vale fino a ${formatItalianLong(quote.validUntil)}: per accettarlo basta aprirlo.`,
    ],
    sections: [offerSection(quote)],
    action: { label: "Apri il preventivo", url },
    closing: [
      ...(quote.terms ? [quote.terms] : []),
      `Questo collegamento è solo tuo: chi lo possiede può accettare il preventivo. Per qualunque domanda: ${site.phone}, a ogni ora.`,
    ],
  }),
  ordered: ({ quote, outcome, url, site }) => ({
    subject: `Ordine ${outcome.order ?? quote.reference} confermato: ${quote.title}`,
    heading: "Grazie, è tutto confermato.",
    opening: [
      `Gentile ${quote.name},`,
      `hai accettato il preventivo ${quote.reference}. Ti chiamiamo per i dettagli; per qualunque cosa siamo al telefono a ogni ora: ${site.phone}.`,
    ],
    sections: [offerSection(quote)],
    action: { label: "Rivedi il preventivo", url },
    closing: [],
  }),
  "staff-accepted": ({ quote, outcome, siteUrl }) => ({
    subject: `Preventivo ${quote.reference} accettato: ${quote.title}`,
    heading: "Un preventivo è stato accettato.",
    opening: [`${quote.name} ha accettato. ${outcomeSentence(outcome)}`],
    sections: [customerSection(quote), offerSection(quote)],
    action: { label: "Apri il preventivo nel pannello", url: siteUrl + paths.adminQuote(quote.id) },
    closing: [],
  }),
  "staff-declined": ({ quote, siteUrl }) => ({
    subject: `Preventivo ${quote.reference} non accettato: ${quote.title}`,
    heading: "Un preventivo non è stato accettato.",
    opening: [
      quote.declineReason ? `${quote.name} scrive: ${quote.declineReason}` : `${quote.name} non ha lasciato parole.`,
    ],
    sections: [customerSection(quote), offerSection(quote)],
    action: { label: "Apri il preventivo nel pannello", url: siteUrl + paths.adminQuote(quote.id) },
    closing: [],
  }),
};

function outcomeSentence({ booking, order }: QuoteOutcome): string {
  if (booking) return `È la prenotazione ${booking.reference}, confermata.`;
  return `È l'ordine ${order ?? ""}, da organizzare.`;
}

const offerSection = (quote: StoredQuote) => ({
  title: QUOTE_KIND_NAMES[quote.kind],
  rows: [
    { label: "Oggetto", value: quote.title },
    ...quoteRows(quote),
    { label: "Totale", value: formatEuro(quote.totalCents) },
  ],
});

const customerSection = ({ name, email, phone }: StoredQuote) => ({
  title: "Il cliente",
  rows: [
    { label: "Nome", value: name },
    { label: "E-mail", value: email },
    ...(phone ? [{ label: "Telefono", value: phone }] : []),
  ],
});
