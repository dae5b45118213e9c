import type { City } from "#domain/places.ts";
import { PLACE_OR_ADDRESS, placeOfOtherCity, unknownPlace } from "./delivery-words.ts";
import { type DeliveryCity, type Destination, destinationOf, findDestination } from "./destination.ts";
import { findListedPlace } from "./listed-places.ts";

/** Where a rental begins and ends, as somebody asked: a city or listed place by any name, a listed place of it, or an address in it. */
export interface AskedEnds {
  pickupCity?: string | undefined;
  pickupPlace?: string | undefined;
  pickupAddress?: string | undefined;
  returnCity?: string | undefined;
  returnPlace?: string | undefined;
  returnAddress?: string | undefined;
}

export interface Ends {
  pickup: Destination;
  return: Destination;
}

/** What about delivery a request is refused for, for programs; people read the message. */
export type DeliveryProblemCode = "unknown-place" | "beyond-reach" | "pickup-too-soon";

export interface DeliveryProblem {
  path: keyof AskedEnds | "vehicle" | "pickupDate" | "pickupTime";
  message: string;
  code?: DeliveryProblemCode;
}

/**
 * The destinations that were asked for: the pickup at the car's base unless one is named, the return where the pickup is. Each text that names
 * none is a problem of its field.
 */
export function resolveEnds(
  asked: AskedEnds,
  base: DeliveryCity,
  cities: readonly City[],
): { ends: Ends; problems: [] } | { ends: null; problems: DeliveryProblem[] } {
  const problems: DeliveryProblem[] = [];
  const resolve = (end: "pickup" | "return", otherwise: Destination | null): Destination | null => {
    const { destination, problem } = resolveEnd(asked, end, { otherwise, example: base.name, cities });
    if (problem) problems.push(problem);
    return destination;
  };
  const pickup = resolve("pickup", { city: base, place: null });
  const back = resolve("return", pickup);
  return pickup && back && problems.length === 0
    ? { ends: { pickup, return: back }, problems: [] }
    : { ends: null, problems };
}

interface Circumstances {
  otherwise: Destination | null;
  /** A city that can be chosen instead. */
  example: string;
  cities: readonly City[];
}

function resolveEnd(
  asked: AskedEnds,
  end: "pickup" | "return",
  { otherwise, example, cities }: Circumstances,
): { destination: Destination | null; problem?: DeliveryProblem } {
  const fields = { city: `${end}City`, place: `${end}Place`, address: `${end}Address` } as const;
  const [city, place, address] = [asked[fields.city], asked[fields.place], asked[fields.address]];
  const unknown = (path: DeliveryProblem["path"]) =>
    ({ destination: null, problem: { path, message: unknownPlace(example), code: "unknown-place" } }) as const;
  const named = city === undefined ? otherwise : findDestination(city, cities);
  if (!named && city !== undefined) return unknown(fields.city);
  if (place !== undefined) {
    const listed = findListedPlace(place);
    const destination = listed && destinationOf(listed, cities);
    if (!listed || !destination) return unknown(fields.place);
    if (city !== undefined && named?.city.slug !== destination.city.slug) {
      const message = placeOfOtherCity(listed.name, destination.city.name);
      return { destination: null, problem: { path: fields.place, message } };
    }
    return address === undefined ? { destination } : placeAndAddress(fields.address);
  }
  return named?.place && address !== undefined ? placeAndAddress(fields.address) : { destination: named };
}

const placeAndAddress = (path: DeliveryProblem["path"]) => ({
  destination: null,
  problem: { path, message: PLACE_OR_ADDRESS },
});
