import { holdPromise } from "#domain/booking/request/hold-promise.ts";
import { theVehicle, type Vehicle, vehicleTitle } from "#domain/catalogue/vehicle.ts";
import type { Faq } from "#domain/faqs/faq.ts";
import { formatEuro } from "#domain/money.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

type Subject = Pick<Vehicle, "brand" | "name" | "location" | "dailyRate" | "terms" | "available">;

/** The questions about one car (product.md#questions), answered from its own price and terms, so that they never say something else. */
export function vehicleFaqs(vehicle: Subject, site: SiteConfiguration): Faq[] {
  const { terms } = vehicle;
  const title = vehicleTitle(vehicle);
  return [
    {
      question: `Quanto costa noleggiare ${theVehicle(vehicle)} a ${vehicle.location}?`,
      answer: `${formatEuro(vehicle.dailyRate)} al giorno, con assicurazione completa e consegna in città comprese. ${vehicle.available ? "Scelte le date vedi subito il totale, prima di lasciare un solo dato." : "Per ora non è disponibile."}`,
    },
    {
      question: "Quanto sono il deposito e la franchigia?",
      answer: `Il deposito cauzionale è di ${formatEuro(terms.deposit)}, bloccato sulla carta al ritiro e liberato alla riconsegna. In caso di danno paghi al massimo ${formatEuro(terms.excess)}.`,
    },
    {
      question: "Quanti chilometri sono inclusi?",
      answer: `${terms.includedKilometresPerDay} al giorno, sommati su tutto il noleggio. Ogni chilometro ulteriore costa ${formatEuro(terms.extraKilometre)}.`,
    },
    {
      question: "Chi può guidarla?",
      answer: `Chi ha compiuto ${terms.minimumAge} anni il giorno del ritiro e ha la patente da almeno ${terms.minimumLicenceYears} anni.`,
    },
    ...(vehicle.available ? [requestOf(title, site)] : []),
  ];
}

/** What a request does, for a car that can be asked for. */
const requestOf = (title: string, site: SiteConfiguration): Faq => ({
  question: "Riceverò proprio questa vettura?",
  answer: `Sì. La richiesta riserva per te un esemplare preciso di ${title}. ${holdPromise(site)} Rispondiamo entro ${site.replyWithinHours} ore e, confermata la prenotazione, quell'esemplare è tuo per tutte le date.`,
});
