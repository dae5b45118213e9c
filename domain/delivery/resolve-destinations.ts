import type { City } from "#domain/cities/city.ts";
import type { Message } from "#domain/words/message.ts";
import { PLACE_OR_ADDRESS_MESSAGE, placeInOtherCityMessage, unknownPlaceMessage } from "./delivery-problems.ts";
import { type DeliveryCity, type Destination, toDestination } from "./destination.ts";
import { findDestination } from "./find-destination.ts";
import { findListedPlace } from "./listed-places.ts";

/** Pickup and return as requested: a city or listed place by any name, a listed place in the city, or an address. */
export interface RequestedPlaces {
  pickupCity?: string | undefined;
  pickupPlace?: string | undefined;
  pickupAddress?: string | undefined;
  returnCity?: string | undefined;
  returnPlace?: string | undefined;
  returnAddress?: string | undefined;
}

export interface RentalDestinations {
  pickup: Destination;
  return: Destination;
}

/** Machine-readable code of a delivery problem; people read the message. */
export type DeliveryProblemCode = "unknown-place" | "beyond-reach" | "pickup-too-soon";

export interface DeliveryProblem {
  path: keyof RequestedPlaces | "vehicle" | "pickupDate" | "pickupTime";
  message: Message;
  code?: DeliveryProblemCode;
}

/** Resolves the requested places. The pickup defaults to the car's base, the return to the pickup. Unknown places become problems of their fields. */
export function resolveDestinations(
  requested: RequestedPlaces,
  base: DeliveryCity,
  cities: readonly City[],
): { ends: RentalDestinations; problems: [] } | { ends: null; problems: DeliveryProblem[] } {
  const problems: DeliveryProblem[] = [];
  const resolve = (kind: "pickup" | "return", fallback: Destination | null): Destination | null => {
    const { destination, problem } = resolveDestination(requested, kind, { fallback, example: base.name, cities });
    if (problem) problems.push(problem);
    return destination;
  };
  const pickup = resolve("pickup", { city: base, place: null });
  const back = resolve("return", pickup);
  return pickup && back && problems.length === 0
    ? { ends: { pickup, return: back }, problems: [] }
    : { ends: null, problems };
}

interface ResolveContext {
  fallback: Destination | null;
  /** A city to suggest instead. */
  example: string;
  cities: readonly City[];
}

function resolveDestination(
  requested: RequestedPlaces,
  kind: "pickup" | "return",
  { fallback, example, cities }: ResolveContext,
): { destination: Destination | null; problem?: DeliveryProblem } {
  const fields = { city: `${kind}City`, place: `${kind}Place`, address: `${kind}Address` } as const;
  const [city, place, address] = [requested[fields.city], requested[fields.place], requested[fields.address]];
  const unknown = (path: DeliveryProblem["path"]) =>
    ({ destination: null, problem: { path, message: unknownPlaceMessage(example), code: "unknown-place" } }) as const;
  const cityMatch = city === undefined ? fallback : findDestination(city, cities);
  if (!cityMatch && city !== undefined) return unknown(fields.city);
  if (place !== undefined) {
    const listed = findListedPlace(place);
    const destination = listed && toDestination(listed, cities);
    if (!listed || !destination) return unknown(fields.place);
    if (city !== undefined && cityMatch?.city.slug !== destination.city.slug) {
      const message = placeInOtherCityMessage(listed.name, destination.city.name);
      return { destination: null, problem: { path: fields.place, message } };
    }
    return address === undefined ? { destination } : placeAndAddress(fields.address);
  }
  return cityMatch?.place && address !== undefined ? placeAndAddress(fields.address) : { destination: cityMatch };
}

const placeAndAddress = (path: DeliveryProblem["path"]) => ({
  destination: null,
  problem: { path, message: PLACE_OR_ADDRESS_MESSAGE },
});
