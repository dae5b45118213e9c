import { formatEuro } from "#domain/money.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { RentalTerms } from "#domain/vehicles/vehicle.ts";
import type { RentalRules } from "./rental-rules.ts";

type Site = Pick<SiteConfiguration, "delivery" | "oneWayRatePerKilometre" | "rentalRules">;

/** A fact that a renter wants to know before requesting a car. */
export interface RentalFact {
  key: "payment" | "deposit" | "kasko" | "delivery" | "fuel" | "drivers" | "cancellation";
  title: string;
  text: string;
}

/** Returns all facts on costs and rules of a car's rental (product.md#rental-facts). The terms page uses the same sentences. */
export function buildRentalFacts(terms: Pick<RentalTerms, "deposit" | "excess">, site: Site): RentalFact[] {
  const { rentalRules: rules, delivery } = site;
  return [
    { key: "payment", title: "Quando e come si paga", text: paymentSentences(rules) },
    {
      key: "deposit",
      title: "Il deposito",
      text: `${depositSentence(formatEuro(terms.deposit), rules)} ${depositReturnSentence(rules)}`,
    },
    {
      key: "kasko",
      title: "Che cosa copre la kasko",
      text: `${excessSentence(formatEuro(terms.excess))} ${kaskoSentences(rules)}`,
    },
    {
      key: "delivery",
      title: "Chi porta l'auto",
      text: `${DELIVERY_SENTENCE} ${deliveryCostSentence(delivery)} ${oneWaySentence(site)}`,
    },
    { key: "fuel", title: "Carburante e pedaggi", text: ownCostsAndFuelSentences(rules) },
    { key: "drivers", title: "Chi altro può guidare", text: driversSentences(rules) },
    { key: "cancellation", title: "Se cambi idea", text: CANCELLATION_SENTENCE },
  ];
}

/** States when and how to pay. */
export const paymentSentences = ({ payments }: RentalRules): string =>
  `Sul sito non si paga e non serve una carta per richiedere. Il noleggio si paga al ritiro, ${joinWords(payments, "o")}, alla cifra che hai visto nella richiesta.`;

/** States the amount of the deposit and how it is held. `amount` is "€ 10.000" or a phrase that replaces it. */
export const depositSentence = (amount: string, { depositHeld }: Pick<RentalRules, "depositHeld">): string =>
  `Il deposito cauzionale, ${amount}, è ${depositHeld}: una garanzia, non un addebito.`;

/** States how long the deposit's release takes. */
export const depositReturnSentence = ({ depositShownWithinDays: days }: RentalRules): string =>
  `A seconda della banca, torna disponibile ${days === 1 ? "entro un giorno" : `entro ${days} giorni`}.`;

/** States the maximum cost of a covered damage. `amount` is "€ 10.000" or a phrase that replaces it. */
export const excessSentence = (amount: string): string =>
  `La kasko completa è nel prezzo: per un danno coperto paghi al massimo la franchigia, ${amount}.`;

/** States what the insurance covers and excludes. */
export const kaskoSentences = ({ kaskoCovers, kaskoExcludes }: RentalRules): string =>
  `Copre ${joinWords(kaskoCovers, "e")}. Non copre ${joinWords(kaskoExcludes, "e")}.`;

const DELIVERY_SENTENCE =
  "La porta una persona della casa e viene a riprenderla lei. In città la consegna è gratuita, a qualsiasi indirizzo.";

/** States the price of a delivery to an airport, station or port (product.md#delivery). */
export function deliveryCostSentence({
  freeRadiusKilometres,
  ratePerKilometre,
}: Pick<Site["delivery"], "freeRadiusKilometres" | "ratePerKilometre">): string {
  const places = "aeroporti, stazioni e porti";
  if (ratePerKilometre === 0) return `È gratuita anche per ${places} che trovi nell'elenco.`;
  return `È gratuita anche per ${places} entro ${freeRadiusKilometres} km; oltre, ogni chilometro costa ${formatEuro(ratePerKilometre)} e compare nel totale.`;
}

/** States the price of a return in another city (product.md#one-way-return). */
export const oneWaySentence = ({ oneWayRatePerKilometre: rate }: Pick<Site, "oneWayRatePerKilometre">): string =>
  rate === 0
    ? "La riconsegna in un'altra delle nostre città non ha supplemento."
    : `La riconsegna in un'altra delle nostre città costa ${formatEuro(rate)} per chilometro fra le due.`;

/** States what the renter pays in addition, and the fuel level at the return. */
export const ownCostsAndFuelSentences = ({ ownCosts, fuelLevel }: RentalRules): string => `${ownCosts} ${fuelLevel}`;

/** States who else may drive, and an additional driver's price per day. */
export const driversSentences = ({ furtherDrivers, furtherDriverDailyRate: rate }: RentalRules): string =>
  `${furtherDrivers} Un secondo conducente ${rate === 0 ? "non ha supplemento" : `costa ${formatEuro(rate)} al giorno`}.`;

export const CANCELLATION_SENTENCE =
  "Puoi annullare una richiesta o una prenotazione confermata, senza spese, fino al momento del ritiro, dal collegamento privato che trovi nella nostra e-mail.";

/** Returns "furto, incendio e cristalli". */
function joinWords(words: readonly string[], conjunction: "e" | "o"): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} ${conjunction} ${words.at(-1)}`;
}
