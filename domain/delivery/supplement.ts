import type { Cents } from "#domain/money.ts";
import type { DeliveryConfiguration } from "./delivery-configuration.ts";
import { type Destination, destinationName, kilometresFromCity } from "./destination.ts";

/** What bringing a car to a place far from its city costs, or fetching it there. */
export interface DeliverySupplement {
  kind: "delivery" | "collection";
  /** "Aeroporto di Milano Malpensa". */
  place: string;
  /** Beyond the free radius, whole ones. */
  kilometres: number;
  amount: Cents;
}

type Rates = Pick<DeliveryConfiguration, "freeRadiusKilometres" | "ratePerKilometre">;

/**
 * The supplements of a rental, one for each end that lies beyond the free radius of its city, by the kilometre from the edge of it; none anywhere
 * else, however far the base is (product.md#delivery).
 *
 * Malpensa lies 41 km from Milano: 11 beyond the 30, 22 euro at 2 euro each; as much again when the car is fetched there.
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

/** All of them together. */
export const sumSupplements = (supplements: readonly DeliverySupplement[]): Cents =>
  supplements.reduce((sum, { amount }) => sum + amount, 0);
