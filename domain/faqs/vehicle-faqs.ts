import { holdPromise } from "#domain/booking/request/request-hold.ts";
import { theVehicle, type Vehicle, vehicleTitle } from "#domain/catalogue/vehicle.ts";
import type { Faq } from "#domain/faqs/faq.ts";
import { hoursText } from "#domain/hours.ts";
import { formatEuro } from "#domain/money.ts";
import { depositSentence, excessSentence } from "#domain/prices/rental-facts.ts";
import { enumerated } from "#domain/seo/heads/listed.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

type Subject = Pick<Vehicle, "brand" | "name" | "location" | "dailyRate" | "terms" | "available">;

/**
 * The questions about one car (product.md#questions), answered from its own price and terms, so that they never say something else. Each names the
 * car: search engines are told no question twice.
 */
export function vehicleFaqs(
  vehicle: Subject,
  site: SiteConfiguration,
  /** The other cities to which it is brought, nearest first. */
  deliveredTo: readonly string[] = [],
): Faq[] {
  const { terms } = vehicle;
  const title = vehicleTitle(vehicle);
  const theCar = theVehicle(vehicle);
  return [
    {
      question: `Quanto costa noleggiare ${theCar} a ${vehicle.location}?`,
      answer: `${formatEuro(vehicle.dailyRate)} al giorno, con assicurazione completa e consegna in città comprese. ${vehicle.available ? "Scelte le date vedi subito il totale, prima di lasciare un solo dato." : "Per ora non è disponibile."}`,
    },
    {
      question: `A quanto ammontano deposito e franchigia del${theCar}?`,
      answer: `${depositSentence(formatEuro(terms.deposit), site.rentalRules)} ${excessSentence(formatEuro(terms.excess))}`,
    },
    {
      question: `Quanti chilometri sono inclusi con ${theCar}?`,
      answer: `${terms.includedKilometresPerDay} al giorno, sommati su tutto il noleggio. Ogni chilometro ulteriore costa ${formatEuro(terms.extraKilometre)}.`,
    },
    {
      question: `Chi può guidare ${theCar}?`,
      answer: `Chi ha compiuto ${terms.minimumAge} anni il giorno del ritiro e ha la patente da almeno ${terms.minimumLicenceYears} anni.`,
    },
    ...(vehicle.available
      ? [
          { question: `Dove consegnate ${theCar}?`, answer: deliveredWhere(vehicle.location, deliveredTo) },
          requestOf(theCar, title, site),
        ]
      : []),
  ];
}

/** What a request does, for a car that can be asked for. */
const requestOf = (theCar: string, title: string, site: SiteConfiguration): Faq => ({
  question: `Riceverò proprio ${theCar}?`,
  answer: `Sì. La richiesta riserva per te un esemplare preciso di ${title}. ${holdPromise(site)} Rispondiamo entro ${hoursText(site.replyWithinHours)} e, confermata la prenotazione, quell'esemplare è tuo per tutte le date.`,
});

/** Cities that the answer names; of more it says how many there are. */
const CITIES_NAMED = 6;

function deliveredWhere(base: string, cities: readonly string[]): string {
  const here = `A ${base}: in albergo, in ufficio o in stazione, senza supplemento. Un aeroporto fuori città può avere un supplemento, che vedi prima di chiedere.`;
  if (cities.length === 0) return here;
  const named = cities.slice(0, CITIES_NAMED);
  const more = cities.length - named.length;
  const others = more === 0 ? [] : [more === 1 ? "un'altra nostra città" : `altre ${more} nostre città`];
  return `${here} La portiamo noi, allo stesso prezzo, anche a ${enumerated([...named, ...others])}: scegli la città nella ricerca e vedi da quando può essere lì.`;
}
