import { holdPromiseSentence } from "#domain/bookings/request/request-hold.ts";
import { promisedHours } from "#domain/enquiries/promised-hours.ts";
import type { LegalPage, LegalParagraph } from "#domain/legal/legal-texts.ts";
import type { Offers } from "#domain/offers/offers.ts";
import { oneWaySentence, ownCostsAndFuelSentences } from "#domain/prices/rental-facts.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { formatHalfHoursWithin } from "#domain/words/formats/format-duration.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";

type LegalWords = Words<"legal" | "privacy" | "terms">;
type TermsWords = Words<"terms" | "rentalFacts" | "replyPromise" | "requestHolds">;

/** Link targets in the replaceable paragraphs. */
export type LegalLink = "cars" | "contacts" | "privacy" | "favourites" | "authority";

type LegalParagraphTexts = { readonly [Page in LegalPage]: Readonly<Record<LegalParagraph<Page>, string>> };

/**
 * Returns the generated text of the replaceable paragraphs (product.md#legal-texts), with their links as tags. It contains no figures, and names only
 * what the company offers.
 */
export const legalParagraphs = (
  words: LegalWords,
  { offers }: Pick<SiteConfiguration, "offers">,
): LegalParagraphTexts => {
  const { terms, privacy } = words;
  return {
    terms: { ...terms.paragraphs, pictures: offers.jets ? terms.picturesWithJets : terms.paragraphs.pictures },
    privacy: {
      ...privacy.paragraphs,
      recipients: say(words, privacy.paragraphs.recipients, { partners: partnerSentence(words, offers) }),
    },
  };
};

/** Returns a text without the tags of its links. */
export const plainText = (text: string): string => text.replaceAll(/<\/?\w+>/g, "");

/** Empty if the company offers nothing that others carry out. */
function partnerSentence({ privacy: { partners } }: Words<"privacy">, { jets, experiences }: Offers): string {
  if (jets) return experiences ? partners.both : partners.jets;
  return experiences ? partners.experiences : "";
}

/** Returns the company's name and address, with its VAT number if it has one: "Velluto S.r.l., Via Manzoni 1, 20121 Milano, Italia. P. IVA …." */
export function dataControllerText(
  words: Words<"legal">,
  { legalName, address, vatNumber }: SiteConfiguration,
): string {
  const { street, postalCode, city, country } = address;
  const nameAndAddress = say(words, words.legal.address, { name: legalName, street, postalCode, city, country });
  return vatNumber === "" ? nameAndAddress : `${nameAndAddress} ${say(words, words.legal.vatNumber, { vatNumber })}`;
}

/** "Jet, esperienze, Community VIP": what the company offers beside cars, and further entries; empty if there is none. */
export function listServices(
  { legal }: Words<"legal">,
  offers: Offers,
  { club, others = [] }: ServiceListOptions,
): string {
  const { services } = legal;
  const names = [
    ...(offers.jets ? [services.jets] : []),
    ...(offers.experiences ? [services.experiences] : []),
    ...(offers.club ? [services[club]] : []),
    ...others,
  ];
  return names.join(", ");
}

interface ServiceListOptions {
  club: "club" | "clubInShort";
  others?: readonly string[];
}

/** What the forms ask for beside name, e-mail and telephone, and what for. */
export function formData(words: Words<"privacy">, offers: Offers): { asked: string; use: string } {
  const { details: names, askedDetails, askedSubject, useForQuote, useForReply } = words.privacy.data;
  const canQuote = offers.jets || offers.experiences;
  const details = [
    ...(offers.jets ? [names.legs] : []),
    ...(canQuote ? [names.date] : []),
    ...(offers.club ? [names.event] : []),
  ];
  return {
    asked: details.length > 0 ? say(words, askedDetails, { details: details.join(", ") }) : askedSubject,
    use: canQuote ? useForQuote : useForReply,
  };
}

/** How a booking comes about. */
export const bookingText = (words: TermsWords, site: SiteConfiguration): string =>
  say(words, words.terms.booking, { hold: holdPromiseSentence(words, site), hours: promisedHours(words, site) });

/** How the days of a rental are counted. */
export const daysText = (words: Words<"terms">, { graceMinutes }: Pick<SiteConfiguration, "graceMinutes">): string =>
  graceMinutes === 0
    ? words.terms.days
    : say(words, words.terms.daysWithGrace, { grace: formatHalfHoursWithin(words, graceMinutes) });

/** What the total includes. */
export const rentalTotalText = (words: TermsWords, site: SiteConfiguration): string =>
  say(words, words.terms.total, {
    oneWay: oneWaySentence(words, site),
    ownCosts: ownCostsAndFuelSentences(site.rentalRules),
  });

/** What a quote promises; null if the company quotes neither flights nor experiences. */
export function quoteText(words: TermsWords, site: SiteConfiguration): string | null {
  const { jets, experiences } = site.offers;
  if (!jets && !experiences) return null;
  return say(words, jets ? words.terms.quoteForFlights : words.terms.quote, { hours: promisedHours(words, site) });
}
