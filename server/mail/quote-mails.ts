import { companyValues, type MailValues, renderMailText } from "#domain/mail-texts/fill-mail-text.ts";
import type { MailText } from "#domain/mail-texts/mail-text.ts";
import { MAIL_TEXTS } from "#domain/mail-texts/mail-texts.ts";
import { formatEuro } from "#domain/money.ts";
import { hoursClause } from "#domain/opening-hours/describe-hours.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { QUOTE_KIND_NAMES } from "#domain/quotes/quote.ts";
import { quoteGraceSentence, toQuoteRows } from "#domain/quotes/quote-rows.ts";
import { formatItalianLong } from "#domain/rental-period/italian-dates.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { ITALIAN_OPENING_HOURS } from "#domain/words/hours/italian-opening-hours.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { OutgoingEmail } from "#server/integrations/mailer.ts";
import type { QuoteOutcome, StoredQuote } from "#server/repositories/quotes/quotes.ts";
import { emailHtml } from "./email-html.ts";
import type { EmailMessage, EmailSection } from "./email-message.ts";
import { emailText } from "./email-text.ts";

/**
 * The kinds of mails about a quote. To the customer: the quote (`sent`), or the confirmed order (`ordered`). To staff: that the customer has accepted
 * or declined.
 */
export type QuoteMailKind = "sent" | "ordered" | "staff-accepted" | "staff-declined";

export interface QuoteMailParts {
  quote: StoredQuote;
  outcome: QuoteOutcome;
  /** The private link to the quote. */
  url: string;
  site: SiteConfiguration;
  siteUrl: string;
  staffAddress: string;
  /** The text with which an admin replaced the built-in one; null if nobody did. */
  text: MailText | null;
}

/** Returns a mail about a quote, ready to be sent. */
export function quoteEmail(kind: QuoteMailKind, parts: QuoteMailParts): OutgoingEmail {
  const email = QUOTE_EMAILS[kind](parts);
  const { quote, site, siteUrl, staffAddress } = parts;
  const toStaff = kind === "staff-accepted" || kind === "staff-declined";
  return {
    to: toStaff ? staffAddress : quote.email,
    // Set a reply address only in mails to staff. A customer's reply goes to the company's general sender address, so no staff e-mail address is
    // revealed.
    ...(toStaff && { replyTo: quote.email }),
    subject: email.subject,
    text: emailText(email, site),
    html: emailHtml(email, site, siteUrl),
  };
}

const QUOTE_EMAILS: Record<QuoteMailKind, (parts: QuoteMailParts) => EmailMessage> = {
  sent: ({ quote, url, site, text }) => ({
    ...renderMailText(text ?? MAIL_TEXTS["quote-sent"].defaultText, {
      ...quoteValues(quote, site),
      valido_fino: formatItalianLong(quote.validUntil),
    }),
    sections: [offerSection(quote)],
    action: { label: "Apri il preventivo", url },
    closing: [
      ...(quote.terms ? [quote.terms] : []),
      `Questo collegamento è solo tuo: chi lo possiede può accettare il preventivo. Per qualunque domanda: ${site.phone}${hoursClause(ITALIAN_OPENING_HOURS, site.hours.phone, ", ")}.`,
    ],
  }),
  ordered: ({ quote, outcome, url, site, text }) => ({
    ...renderMailText(text ?? MAIL_TEXTS["quote-ordered"].defaultText, {
      ...quoteValues(quote, site),
      ordine: outcome.order ?? quote.reference,
    }),
    sections: [offerSection(quote)],
    action: { label: "Rivedi il preventivo", url },
    closing: [],
  }),
  "staff-accepted": ({ quote, outcome, siteUrl }) => ({
    subject: `Preventivo ${quote.reference} accettato: ${quote.title}`,
    heading: "Un preventivo è stato accettato.",
    opening: [`${quote.name} ha accettato. ${outcomeSentence(outcome)}`],
    sections: [customerSection(quote), offerSection(quote)],
    action: { label: "Apri il preventivo nel pannello", url: siteUrl + panelPaths.adminQuote(quote.id) },
    closing: [],
  }),
  "staff-declined": ({ quote, siteUrl }) => ({
    subject: `Preventivo ${quote.reference} non accettato: ${quote.title}`,
    heading: "Un preventivo non è stato accettato.",
    opening: [
      quote.declineReason ? `${quote.name} scrive: ${quote.declineReason}` : `${quote.name} non ha lasciato parole.`,
    ],
    sections: [customerSection(quote), offerSection(quote)],
    action: { label: "Apri il preventivo nel pannello", url: siteUrl + panelPaths.adminQuote(quote.id) },
    closing: [],
  }),
};

function outcomeSentence({ booking, order }: QuoteOutcome): string {
  if (booking?.status === "requested")
    return `È la richiesta ${booking.reference}: prima di confermarla serve la decisione di un amministratore.`;
  if (booking) return `È la prenotazione ${booking.reference}, confermata.`;
  return `È l'ordine ${order ?? ""}, da organizzare.`;
}

const quoteValues = (quote: StoredQuote, site: SiteConfiguration): MailValues => ({
  nome: quote.name,
  codice: quote.reference,
  oggetto: quote.title,
  totale: formatEuro(quote.totalCents),
  ...companyValues(wordsOf("it"), site),
});

const offerSection = (quote: StoredQuote): EmailSection => ({
  title: QUOTE_KIND_NAMES[quote.kind],
  rows: [
    { label: "Oggetto", value: quote.title },
    ...toQuoteRows(wordsOf("it"), quote),
    { label: "Totale", value: formatEuro(quote.totalCents), kind: "total" },
  ],
  note: quoteGraceSentence(wordsOf("it"), quote),
});

const customerSection = ({ name, email, phone }: StoredQuote) => ({
  title: "Il cliente",
  rows: [
    { label: "Nome", value: name },
    { label: "E-mail", value: email },
    ...(phone ? [{ label: "Telefono", value: phone }] : []),
  ],
});
