import type { Cents } from "#domain/money.ts";
import type { DeliverySupplement } from "./supplement.ts";
import { NO_ROUND_TRIP, type RoundTrip } from "./transfer.ts";

/** Where a car is handed over or comes back, as it was promised. */
export interface RentalPlace {
  /** Of the listed place; null for an address of the city. */
  slug: string | null;
  /** The place's name, or the city's. */
  name: string;
  /** In the renter's own words; null where none was given. */
  address: string | null;
}

/** What a booking promises of where its car comes from and goes to. */
export interface BookingDelivery extends RoundTrip {
  /** City name of the car's base when it was booked; null for what was booked before anything was delivered. */
  base: string | null;
  pickupPlace: RentalPlace;
  returnPlace: RentalPlace;
  /** Where the two meet: "Terminal 2, uscita arrivi". */
  meetingPoint: string | null;
  /** "AZ 1234", "FR 9615". */
  flightOrTrain: string | null;
}

/** Whether the car is brought to a place of the renter's, rather than taken at its base. */
export const isDelivered = ({ out, pickupPlace }: Pick<BookingDelivery, "out" | "pickupPlace">): boolean =>
  out.minutes > 0 || isCustomPlace(pickupPlace);

/** Whether the car is fetched where its renter leaves it, rather than brought back to its base. */
export const isFetched = ({ back, returnPlace }: Pick<BookingDelivery, "back" | "returnPlace">): boolean =>
  back.minutes > 0 || isCustomPlace(returnPlace);

const isCustomPlace = ({ slug, address }: RentalPlace): boolean => slug !== null || address !== null;

/** A rental at its base, as every one was before cars were delivered. */
export const createBaseDelivery = (city: string): BookingDelivery => ({
  ...NO_ROUND_TRIP,
  base: null,
  pickupPlace: { slug: null, name: city, address: null },
  returnPlace: { slug: null, name: city, address: null },
  meetingPoint: null,
  flightOrTrain: null,
});

/** What is kept of a supplement with the booking; its place is the booking's. */
export interface StoredSupplement {
  kilometres: number;
  amount: Cents;
}

/** The supplements of a booking from what was kept of them. */
export function restoreSupplements(
  { pickupPlace, returnPlace }: Pick<BookingDelivery, "pickupPlace" | "returnPlace">,
  stored: Record<DeliverySupplement["kind"], StoredSupplement>,
): DeliverySupplement[] {
  const places = { delivery: pickupPlace.name, collection: returnPlace.name };
  return (["delivery", "collection"] as const).flatMap((kind) =>
    stored[kind].amount > 0 ? [{ kind, place: places[kind], ...stored[kind] }] : [],
  );
}
