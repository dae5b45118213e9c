import type { Cents } from "#domain/money.ts";
import type { DeliveryConfiguration } from "./delivery-configuration.ts";
import { type Destination, destinationName, kilometresFromCity } from "./destination.ts";

/** The price for delivery to, or collection from, a place far from its city. */
export interface DeliverySupplement {
  kind: "delivery" | "collection";
  /** "Aeroporto di Milano Malpensa". */
  place: string;
  /** Whole kilometres beyond the free radius. */
  kilometres: number;
  amount: Cents;
}

type Rates = Pick<DeliveryConfiguration, "freeRadiusKilometres" | "ratePerKilometre">;

/**
 * Returns a rental's supplements: one for pickup and return each if it lies beyond its city's free radius, charged per kilometre beyond it. The
 * distance to the base does not matter (product.md#delivery).
 * Malpensa is 41 km from Milano, so 11 beyond the 30: 22 euro at 2 euro each, and again for a return there.
 */
export function computeSupplements(
  destinations: { pickup: Destination; return: Destination },
  rates: Rates,
): DeliverySupplement[] {
  return [
    ...supplementFor("delivery", destinations.pickup, rates),
    ...supplementFor("collection", destinations.return, rates),
  ];
}

function supplementFor(kind: DeliverySupplement["kind"], destination: Destination, rates: Rates): DeliverySupplement[] {
  const kilometres = kilometresFromCity(destination) - rates.freeRadiusKilometres;
  const amount = kilometres * rates.ratePerKilometre;
  return kilometres > 0 && amount > 0 ? [{ kind, place: destinationName(destination), kilometres, amount }] : [];
}

/** Returns the sum of the supplements. */
export const sumSupplements = (supplements: readonly DeliverySupplement[]): Cents =>
  supplements.reduce((sum, { amount }) => sum + amount, 0);
