import { nameOfPlace } from "#domain/delivery/listed-places.ts";
import { companyValues, type MailValues, renderMailText } from "#domain/mail-texts/fill-mail-text.ts";
import type { MailText } from "#domain/mail-texts/mail-text.ts";
import { hoursClause } from "#domain/opening-hours/describe-hours.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { quoteGraceSentence, toQuoteRows } from "#domain/quotes/quote-rows.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { formatLongDate } from "#domain/words/formats/format-date.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { OutgoingEmail } from "#server/integrations/mailer.ts";
import type { QuoteOutcome, StoredQuote } from "#server/repositories/quotes/quotes.ts";
import type { EmailMessage, EmailRow, EmailSection } from "./email-message.ts";
import { renderEmail } from "./render-email.ts";

/**
 * The kinds of mails about a quote. To the customer: the quote (`sent`), or the confirmed order (`ordered`). To staff: that the customer has accepted
 * or declined.
 */
export type QuoteMailKind = "sent" | "ordered" | "staff-accepted" | "staff-declined";

export interface QuoteMailParts {
  quote: StoredQuote;
  outcome: QuoteOutcome;
  /** The tax that the total contains, in the language of the mail; empty where bills do not show it (product.md#vat). */
  vat: readonly EmailRow[];
  /** The private link to the quote. */
  url: string;
  site: SiteConfiguration;
  siteUrl: string;
  staffAddress: string;
  /** The text with which an admin replaced the built-in one, in the language of the quote; null if nobody did. */
  text: MailText | null;
}

/** Returns a mail about a quote, ready to be sent. */
export function quoteEmail(kind: QuoteMailKind, parts: QuoteMailParts): OutgoingEmail {
  const email = QUOTE_EMAILS[kind](parts);
  const { quote, site, siteUrl, staffAddress } = parts;
  const toStaff = isStaffQuoteMail(kind);
  return {
    to: toStaff ? staffAddress : quote.email,
    // Set a reply address only in mails to staff. A customer's reply goes to the company's general sender address, so no staff e-mail address is
    // revealed.
    ...(toStaff && { replyTo: quote.email }),
    ...renderEmail(email, site, siteUrl, toStaff ? "it" : quote.language),
  };
}

/** Whether the mail goes to staff, in Italian. */
export const isStaffQuoteMail = (kind: QuoteMailKind): boolean =>
  kind === "staff-accepted" || kind === "staff-declined";

const QUOTE_EMAILS: Record<QuoteMailKind, (parts: QuoteMailParts) => EmailMessage> = {
  sent: ({ quote, vat, url, site, text }) => {
    const words = wordsOf(quote.language);
    const { openQuote, quoteIsYours } = words.enquiryMails;
    const phone = `${site.phone}${hoursClause(words, site.hours.phone, ", ")}`;
    return {
      ...renderMailText(text ?? words.requestMailTexts["quote-sent"], {
        ...quoteValues(words, quote, site),
        valido_fino: formatLongDate(words, quote.validUntil),
      }),
      sections: [offerSection(words, { quote, vat })],
      action: { label: openQuote, url },
      closing: [...(quote.terms ? [quote.terms] : []), say(words, quoteIsYours, { phone })],
    };
  },
  ordered: ({ quote, outcome, vat, url, site, text }) => {
    const words = wordsOf(quote.language);
    return {
      ...renderMailText(text ?? words.requestMailTexts["quote-ordered"], {
        ...quoteValues(words, quote, site),
        ordine: outcome.order ?? quote.reference,
      }),
      sections: [offerSection(words, { quote, vat })],
      action: { label: words.enquiryMails.reviewQuote, url },
      closing: [],
    };
  },
  "staff-accepted": ({ quote, outcome, vat, siteUrl }) => ({
    subject: `Preventivo ${quote.reference} accettato: ${quote.title}`,
    heading: "Un preventivo è stato accettato.",
    opening: [`${quote.name} ha accettato. ${outcomeSentence(outcome)}`],
    sections: [customerSection(quote), offerSection(wordsOf("it"), { quote, vat })],
    action: { label: "Apri il preventivo nel pannello", url: siteUrl + panelPaths.adminQuote(quote.id) },
    closing: [],
  }),
  "staff-declined": ({ quote, vat, siteUrl }) => ({
    subject: `Preventivo ${quote.reference} non accettato: ${quote.title}`,
    heading: "Un preventivo non è stato accettato.",
    opening: [
      quote.declineReason ? `${quote.name} scrive: ${quote.declineReason}` : `${quote.name} non ha lasciato parole.`,
    ],
    sections: [customerSection(quote), offerSection(wordsOf("it"), { quote, vat })],
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

const quoteValues = (words: Words, quote: StoredQuote, site: SiteConfiguration): MailValues => ({
  nome: quote.name,
  codice: quote.reference,
  oggetto: quote.title,
  totale: formatMoney(words, quote.totalCents),
  ...companyValues(words, site),
});

const offerSection = (words: Words, { quote, vat }: Pick<QuoteMailParts, "quote" | "vat">): EmailSection => ({
  title: words.enquiryMails.quoteKinds[quote.kind],
  rows: [
    { label: words.enquiryMails.quoteTitle, value: quote.title },
    ...toQuoteRows(words, { ...quote, nameOf: (place) => placeNameIn(words.language, nameOfPlace(place)) }),
    { label: words.enquiryMails.total, value: formatMoney(words, quote.totalCents), kind: "total" },
    ...vat,
  ],
  note: quoteGraceSentence(words, quote),
});

const customerSection = ({ name, email, phone }: StoredQuote) => ({
  title: "Il cliente",
  rows: [
    { label: "Nome", value: name },
    { label: "E-mail", value: email },
    ...(phone ? [{ label: "Telefono", value: phone }] : []),
  ],
});
