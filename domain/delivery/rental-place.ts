import { NO_ROUND_TRIP, type RoundTrip } from "./transfer.ts";

/** A promised place of pickup or return. */
export interface RentalPlace {
  /** Slug of the listed place; null for an address in the city. */
  slug: string | null;
  /** The place's name, or the city's. */
  name: string;
  /** The street address as the renter typed it; null if the renter gave none. */
  address: string | null;
}

/** The delivery that a booking promises: its base, both places and the transfers. */
export interface BookingDelivery extends RoundTrip {
  /** City of the car's base at the time of booking; null for bookings made before the site offered delivery. */
  base: string | null;
  pickupPlace: RentalPlace;
  returnPlace: RentalPlace;
  /** Meeting point: "Terminal 2, uscita arrivi". */
  meetingPoint: string | null;
  /** "AZ 1234", "FR 9615". */
  flightOrTrain: string | null;
}

/** Whether the company brings the car to the renter's place, instead of a pickup at the base. */
export const isDelivered = ({ out, pickupPlace }: Pick<BookingDelivery, "out" | "pickupPlace">): boolean =>
  out.minutes > 0 || isCustomPlace(pickupPlace);

/** Whether the company collects the car from the renter's place, instead of a return at the base. */
export const isCollectedByCompany = ({ back, returnPlace }: Pick<BookingDelivery, "back" | "returnPlace">): boolean =>
  back.minutes > 0 || isCustomPlace(returnPlace);

const isCustomPlace = ({ slug, address }: RentalPlace): boolean => slug !== null || address !== null;

/** Returns the delivery of a rental at its base, also used for bookings made before the site offered delivery. */
export const createBaseDelivery = (city: string): BookingDelivery => ({
  ...NO_ROUND_TRIP,
  base: null,
  pickupPlace: { slug: null, name: city, address: null },
  returnPlace: { slug: null, name: city, address: null },
  meetingPoint: null,
  flightOrTrain: null,
});
