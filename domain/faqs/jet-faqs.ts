import { promisedHours } from "#domain/enquiries/promised-hours.ts";
import type { Faq } from "#domain/faqs/faq.ts";
import type { HourlyRates } from "#domain/jets/jet-fleet.ts";
import { type Cents, centsToEuros } from "#domain/money.ts";
import { formatNumber } from "#domain/numbers.ts";
import { hoursClause } from "#domain/opening-hours/describe-hours.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { ITALIAN_REPLY_PROMISE } from "#domain/words/company/italian-reply-promise.ts";
import { ITALIAN_OPENING_HOURS } from "#domain/words/hours/italian-opening-hours.ts";

/** Returns the questions of the jet hub with the company's figures (product.md#questions). `rates` is null without jets. */
export const buildJetFaqs = (site: SiteConfiguration, rates: HourlyRates | null): readonly Faq[] => [
  {
    question: "Quanto costa un'ora di volo?",
    answer: `${rates ? hourlyRates(rates) : ""}La tariffa comprende il jet, l'equipaggio e il carburante; si paga almeno un'ora per tratta.`,
  },
  {
    question: "Con quanto anticipo va chiesto un volo?",
    answer:
      "Di solito tra 48 e 72 ore prima. Quando serve si parte anche con 24 ore di preavviso: dipende dal jet libero e dagli orari dell'aeroporto.",
  },
  {
    question: "Che cosa comprende la stima, e che cosa no?",
    answer:
      "Comprende le ore di volo alla tariffa del jet e, a parte, l'imposta italiana sull'aerotaxi. Non comprende il posizionamento, quando il jet arriva vuoto da un'altra base, né i servizi di terra dell'aeroporto: si conoscono solo con la data, e sono nel preventivo.",
  },
  {
    question: "Che cos'è l'imposta sull'aerotaxi?",
    answer:
      "È un'imposta dello Stato italiano (art. 16, comma 10-bis, D.L. 201/2011), dovuta da ogni passeggero per ogni tratta che parte dall'Italia o vi arriva: 10 euro fino a 100 chilometri, 100 fino a 1.500, 200 oltre. Alla distanza fra i due aeroporti si aggiungono 95 chilometri.",
  },
  {
    question: "Quando arriva il preventivo?",
    answer: `Entro ${promisedHours(ITALIAN_REPLY_PROMISE, site)} dalla richiesta${hoursClause(ITALIAN_OPENING_HOURS, site.hours.phone, ", ")}. Fino alla tua conferma non paghi nulla e nulla ti impegna.`,
  },
  {
    question: "Trovo un'auto all'arrivo?",
    answer:
      "Sì, nelle città in cui abbiamo vetture: si sceglie insieme al volo e aspetta in aeroporto. Valgono le condizioni del noleggio: deposito tra 3.000 e 10.000 euro secondo la vettura, patente da almeno 3 anni e, per alcune auto, 25 anni compiuti.",
  },
];

function hourlyRates({ lowest, highest }: HourlyRates): string {
  if (lowest.rate === highest.rate) return `${euros(lowest.rate)} euro all'ora. `;
  return `Da ${euros(lowest.rate)} euro all'ora con un ${lowest.type} a ${euros(highest.rate)} con un ${highest.type}. `;
}

const euros = (rate: Cents) => formatNumber(centsToEuros(rate));
