import type { AvailabilityCalendar } from "#domain/availability/availability-calendar.ts";
import type { Booking, BookingEvent } from "#domain/bookings/booking.ts";
import type { VehicleProfile } from "#domain/catalogue/page-profiles.ts";
import type { VehicleDelivery } from "#domain/catalogue/search-results.ts";
import type { Experience } from "#domain/experiences/experience.ts";
import type { Faq } from "#domain/faqs/faq.ts";
import type { VehicleOffer } from "#domain/prices/vehicle-offer.ts";
import type { VehicleReviews } from "#domain/reviews/review.ts";
import type { RentalSelection } from "#domain/search/rental-selection.ts";
import type { SearchPlaces } from "#domain/search/search-places.ts";
import type { CataloguePageHead, PageHead } from "#domain/seo/heads/page-head.ts";
import type { Finish } from "#domain/units/finish.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";

/** What a price box needs: the selection, the answer to it, the days ahead, and where the car may be given back. */
export interface OfferData {
  selection: RentalSelection;
  offer: VehicleOffer;
  calendar: AvailabilityCalendar;
  /** How the car comes to where it is wanted; null when it is taken at its base, or not brought that far. */
  delivery: VehicleDelivery | null;
  /** Where the car may be wanted and given back. */
  places: SearchPlaces;
  /** In which paints and interiors the car comes, and in which of them it is free for the dates (product.md#colours). */
  finishes: readonly Finish[];
  freeFinishes: readonly Finish[];
}

export interface VehiclePageData extends OfferData {
  vehicle: VehicleProfile;
  similar: readonly Vehicle[];
  /** The city has no other of its kind: they stand in the cities nearest to it. */
  similarElsewhere: boolean;
  /** A weekend that can be asked for together with the car; null when the company has none. */
  experience: (Pick<Experience, "slug" | "name" | "price" | "priceUnit"> & { image: string | null }) | null;
  /** What renters said of it. */
  reviews: VehicleReviews;
  faqs: readonly Faq[];
  head: CataloguePageHead;
}

export interface BookingFormData extends OfferData {
  vehicle: VehicleProfile;
  /** Sent with the form, so that sending it twice makes one booking. */
  idempotencyKey: string;
  /** When the form was made, sealed (product.md#open-requests). */
  formStamp: string;
  head: PageHead;
}

/** Other dates that the renter has asked for, in words. */
export interface RequestedDates {
  note: string;
  at: Date;
}

/** A booking as its private link shows it: which unit it is and when staff expect it back stay in the panel. */
export interface RenterBooking {
  booking: Omit<Booking, "unit" | "plate" | "expectedReturnAt" | "hasPickupRecord" | "linkVersion">;
  /** Whoever is not the renter is "staff" or "system", without a name or id. */
  history: readonly BookingEvent[];
  canCancel: boolean;
  canRequestDates: boolean;
  /** The pickup has not come yet. */
  isPickupAhead: boolean;
  /** The other dates asked for last, while nobody has changed the booking since. */
  requestedDates: RequestedDates | null;
  /** What confirms that the mail has reached a person, while that would hold the car for longer; null otherwise. */
  openingProof: string | null;
  manageUrl: string;
}
