import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { RentalTerms } from "#domain/vehicles/vehicle.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import { joinWithAnd, joinWithOr } from "#domain/words/formats/join-list.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import { type CancellationTerms, cancellationText } from "./cancellation.ts";
import type { RentalRules } from "./rental-rules.ts";

type Site = Pick<SiteConfiguration, "delivery" | "oneWayRatePerKilometre" | "rentalRules">;
type FactWords = Words<"rentalFacts">;

/** A fact that a renter wants to know before requesting a car. */
export interface RentalFact {
  key: "payment" | "deposit" | "kasko" | "delivery" | "fuel" | "drivers" | "cancellation";
  title: string;
  text: string;
}

/** What the facts state of an offer. */
export interface OfferedFacts {
  /** The price of a further driver in words: "€ 25 al giorno"; undefined if it costs nothing. */
  furtherDriverPrice?: string | undefined;
  /** What a cancellation costs; "varies" if that depends on the dates; undefined if it is free until the pickup. */
  cancellation?: CancellationTerms | "varies" | undefined;
}

/** Returns all facts on costs and rules of a car's rental (product.md#rental-facts). The terms page uses the same sentences. */
export function buildRentalFacts(
  words: FactWords & Words<"prices">,
  terms: Pick<RentalTerms, "deposit" | "excess">,
  site: Site,
  { furtherDriverPrice, cancellation }: OfferedFacts,
): RentalFact[] {
  const { rentalRules: rules, delivery } = site;
  const { titles, delivery: deliverySentence } = words.rentalFacts;
  const fact = (key: RentalFact["key"], ...sentences: string[]): RentalFact => ({
    key,
    title: titles[key],
    text: sentences.join(" "),
  });
  return [
    fact("payment", paymentSentences(words, rules)),
    fact(
      "deposit",
      depositSentence(words, formatMoney(words, terms.deposit), rules),
      depositReturnSentence(words, rules),
    ),
    fact("kasko", excessSentence(words, formatMoney(words, terms.excess)), kaskoSentences(words, rules)),
    fact("delivery", deliverySentence, deliveryCostSentence(words, delivery), oneWaySentence(words, site)),
    fact("fuel", ownCostsAndFuelSentences(rules)),
    fact("drivers", driversSentences(words, rules, furtherDriverPrice)),
    fact("cancellation", cancellationSentences(words, cancellation)),
  ];
}

/** States until when a renter can cancel, and what it costs. */
export function cancellationSentences(
  words: FactWords & Words<"prices">,
  cancellation: OfferedFacts["cancellation"],
): string {
  const { cancellation: free, cancellationOfDates, cancellationVaries } = words.rentalFacts;
  if (cancellation === undefined) return free;
  if (cancellation === "varies") return cancellationVaries;
  const terms = cancellationText(words, cancellation);
  return say(words, cancellationOfDates, { terms: terms.charAt(0).toLowerCase() + terms.slice(1) });
}

/** States when and how to pay. */
export const paymentSentences = (words: FactWords, { payments }: Pick<RentalRules, "payments">): string =>
  say(words, words.rentalFacts.payment, { ways: joinWithOr(words, payments) });

/** States the amount of the deposit and how it is held. `amount` is "€ 10.000" or a phrase that replaces it. */
export const depositSentence = (
  words: FactWords,
  amount: string,
  { depositHeld }: Pick<RentalRules, "depositHeld">,
): string => say(words, words.rentalFacts.deposit, { amount, held: depositHeld });

/** States how long the deposit's release takes. */
export const depositReturnSentence = (
  words: FactWords,
  { depositShownWithinDays }: Pick<RentalRules, "depositShownWithinDays">,
): string => say(words, words.rentalFacts.depositReturn, { count: depositShownWithinDays });

/** States the maximum cost of a covered damage. `amount` is "€ 10.000" or a phrase that replaces it. */
export const excessSentence = (words: FactWords, amount: string): string =>
  say(words, words.rentalFacts.excess, { amount });

/** States what the insurance covers and excludes. */
export const kaskoSentences = (
  words: FactWords,
  { kaskoCovers, kaskoExcludes }: Pick<RentalRules, "kaskoCovers" | "kaskoExcludes">,
): string =>
  say(words, words.rentalFacts.kasko, {
    covers: joinWithAnd(words, kaskoCovers),
    excludes: joinWithAnd(words, kaskoExcludes),
  });

/** States the price of a delivery to an airport, station or port (product.md#delivery). */
export function deliveryCostSentence(
  words: FactWords,
  { freeRadiusKilometres, ratePerKilometre }: Pick<Site["delivery"], "freeRadiusKilometres" | "ratePerKilometre">,
): string {
  const { freeDelivery, deliveryRate } = words.rentalFacts;
  return ratePerKilometre === 0
    ? freeDelivery
    : say(words, deliveryRate, { kilometres: freeRadiusKilometres, rate: formatMoney(words, ratePerKilometre) });
}

/** States the price of a return in another city (product.md#one-way-return). */
export function oneWaySentence(
  words: FactWords,
  { oneWayRatePerKilometre }: Pick<Site, "oneWayRatePerKilometre">,
): string {
  const { freeOneWay, oneWayRate } = words.rentalFacts;
  return oneWayRatePerKilometre === 0
    ? freeOneWay
    : say(words, oneWayRate, { rate: formatMoney(words, oneWayRatePerKilometre) });
}

/** States what the renter pays in addition, and the fuel level at the return. */
export const ownCostsAndFuelSentences = ({
  ownCosts,
  fuelLevel,
}: Pick<RentalRules, "ownCosts" | "fuelLevel">): string => `${ownCosts} ${fuelLevel}`;

/** States who else may drive, and an additional driver's price: "€ 25 al giorno", or undefined if it costs nothing. */
export function driversSentences(
  words: FactWords,
  { furtherDrivers }: Pick<RentalRules, "furtherDrivers">,
  furtherDriverPrice: string | undefined,
): string {
  const { freeSecondDriver, secondDriverPrice } = words.rentalFacts;
  const price =
    furtherDriverPrice === undefined ? freeSecondDriver : say(words, secondDriverPrice, { price: furtherDriverPrice });
  return `${furtherDrivers} ${price}`;
}
