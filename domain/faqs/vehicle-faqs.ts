import { holdPromiseSentence } from "#domain/bookings/request/request-hold.ts";
import { promisedHours } from "#domain/enquiries/promised-hours.ts";
import type { Faq } from "#domain/faqs/faq.ts";
import { formatEuro } from "#domain/money.ts";
import { ITALIAN_PRICES } from "#domain/prices/italian-prices.ts";
import { depositSentence, excessSentence } from "#domain/prices/rental-facts.ts";
import { formatAndList } from "#domain/seo/heads/enumerate.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { type Vehicle, vehicleTitle, vehicleTitleWithArticle } from "#domain/vehicles/vehicle.ts";
import { ITALIAN_REPLY_PROMISE } from "#domain/words/company/italian-reply-promise.ts";

type Subject = Pick<Vehicle, "brand" | "name" | "location" | "dailyRate" | "terms" | "available">;

/**
 * Returns the questions about one car, answered from its own price and terms (product.md#questions). Each question names the car, because search
 * engines want each question on one page only.
 */
export function buildVehicleFaqs(
  vehicle: Subject,
  site: SiteConfiguration,
  /** The other cities to which it is delivered, nearest first. */
  deliveredTo: readonly string[] = [],
): Faq[] {
  const { terms } = vehicle;
  const title = vehicleTitle(vehicle);
  const titleWithArticle = vehicleTitleWithArticle(vehicle);
  return [
    {
      question: `Quanto costa noleggiare ${titleWithArticle} a ${vehicle.location}?`,
      answer: `${formatEuro(vehicle.dailyRate)} al giorno, con assicurazione completa e consegna in città comprese. ${vehicle.available ? "Scelte le date vedi subito il totale, prima di lasciare un solo dato." : "Per ora non è disponibile."}`,
    },
    {
      question: `A quanto ammontano deposito e franchigia del${titleWithArticle}?`,
      answer: `${depositSentence(ITALIAN_PRICES, formatEuro(terms.deposit), site.rentalRules)} ${excessSentence(ITALIAN_PRICES, formatEuro(terms.excess))}`,
    },
    {
      question: `Quanti chilometri sono inclusi con ${titleWithArticle}?`,
      answer: `${terms.includedKilometresPerDay} al giorno, sommati su tutto il noleggio. Ogni chilometro ulteriore costa ${formatEuro(terms.extraKilometre)}.`,
    },
    {
      question: `Chi può guidare ${titleWithArticle}?`,
      answer: `Chi ha compiuto ${terms.minimumAge} anni il giorno del ritiro e ha la patente da almeno ${terms.minimumLicenceYears} anni.`,
    },
    ...(vehicle.available
      ? [
          { question: `Dove consegnate ${titleWithArticle}?`, answer: deliverySentence(vehicle.location, deliveredTo) },
          requestSentence(titleWithArticle, title, site),
        ]
      : []),
  ];
}

/** Explains what a booking request does, for a car that can be requested. */
const requestSentence = (titleWithArticle: string, title: string, site: SiteConfiguration): Faq => ({
  question: `Riceverò proprio ${titleWithArticle}?`,
  answer: `Sì. La richiesta riserva per te un esemplare preciso di ${title}. ${holdPromiseSentence(site)} Rispondiamo entro ${promisedHours(ITALIAN_REPLY_PROMISE, site)} e, confermata la prenotazione, quell'esemplare è tuo per tutte le date.`,
});

/** The answer names up to this many cities and counts the rest. */
const MAX_NAMED_CITIES = 6;

function deliverySentence(base: string, cities: readonly string[]): string {
  const here = `A ${base}: in albergo, in ufficio o in stazione, senza supplemento. Un aeroporto fuori città può avere un supplemento, che vedi prima di chiedere.`;
  if (cities.length === 0) return here;
  const namedCities = cities.slice(0, MAX_NAMED_CITIES);
  const more = cities.length - namedCities.length;
  const others = more === 0 ? [] : [more === 1 ? "un'altra nostra città" : `altre ${more} nostre città`];
  return `${here} La portiamo noi, allo stesso prezzo, anche a ${formatAndList([...namedCities, ...others])}: scegli la città nella ricerca e vedi da quando può essere lì.`;
}
