import type { AvailabilityCalendar } from "#domain/availability/availability-calendar.ts";
import type { Booking, BookingStatusEvent } from "#domain/bookings/booking.ts";
import type { ChangeScope } from "#domain/bookings/booking-change.ts";
import type { BookingUnit } from "#domain/bookings/booking-unit.ts";
import type { DateRequestState } from "#domain/bookings/date-requests.ts";
import type { VehicleProfile } from "#domain/catalogue/page-profiles.ts";
import type { VehicleDelivery } from "#domain/catalogue/search-results.ts";
import type { PlaceGroup } from "#domain/delivery/place-groups.ts";
import type { Experience } from "#domain/experiences/experience.ts";
import type { ExtraChoices } from "#domain/extras/extra-choices.ts";
import type { Faq } from "#domain/faqs/faq.ts";
import type { ConversationMessage } from "#domain/messages/conversation.ts";
import type { Cents } from "#domain/money.ts";
import type { VehicleOffer } from "#domain/prices/vehicle-offer.ts";
import type { CalendarRates } from "#domain/rates/calendar-rates-reader.ts";
import type { VehicleReviews } from "#domain/reviews/review.ts";
import type { RentalSelection } from "#domain/search/rental-selection.ts";
import type { SearchPlaces } from "#domain/search/search-places.ts";
import type { CataloguePageHead, PageHead } from "#domain/seo/heads/page-head.ts";
import type { Finish } from "#domain/units/finish.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";

/** The data of a price box: the selection, its offer, the availability calendar, and the return places. */
export interface OfferData {
  selection: RentalSelection;
  offer: VehicleOffer;
  calendar: AvailabilityCalendar;
  /** Delivery to the selected place. Null for a pickup at the base or beyond the reach. */
  delivery: VehicleDelivery | null;
  /** The selectable pickup and return places. */
  places: SearchPlaces;
  /** The car's paints and interiors, and which of them are free for the dates (product.md#colours). */
  finishes: readonly Finish[];
  freeFinishes: readonly Finish[];
  /** What the renter can add to the rental: protections, extras; missing if there is nothing. */
  extras?: readonly ExtraChoices[] | undefined;
  /** The price of a further driver in words: "€ 25 al giorno"; missing if it costs nothing. */
  furtherDriverPrice?: string | undefined;
  /** Whether the cancellation of some rentals of the car costs something (product.md#cancellation-terms). */
  hasCancellationFees?: true | undefined;
}

export interface VehiclePageData extends OfferData {
  vehicle: VehicleProfile;
  /** What the days of the calendar cost; missing if each costs the base rate and has no minimum length. */
  calendarRates?: CalendarRates | undefined;
  similar: readonly Vehicle[];
  /** Whether the similar cars are in the nearest cities, because this city has none. */
  similarElsewhere: boolean;
  /** An experience that can be requested with the car; null if there is none. */
  experience: (Pick<Experience, "slug" | "name" | "price" | "priceUnit"> & { image: string | null }) | null;
  /** Reviews of the car by renters. */
  reviews: VehicleReviews;
  faqs: readonly Faq[];
  head: CataloguePageHead;
}

export interface BookingFormData extends OfferData {
  vehicle: VehicleProfile;
  /** Why the typed promotion code is not in the offer; undefined if it is, or if none was typed. */
  promotionProblem?: string | undefined;
  /** Sent with the form, so that a repeated submit makes one booking. */
  idempotencyKey: string;
  /** Signed time of rendering, for bot detection (product.md#open-requests). */
  formStamp: string;
  head: PageHead;
}

/** The latest date request of a booking, in words, and what became of it. */
export interface RenterDateRequest {
  text: string;
  state: Exclude<DateRequestState, "superseded">;
  /** The sentence with which staff refused; null if there is none. */
  answer: string | null;
}

/** A unit of a rental as its renter sees it: without number, and without staff's note about its replacement. */
export type RenterUnit = Pick<BookingUnit, "id" | "title" | "plate" | "startedAt" | "endedAt">;

/** A booking as its private link shows it. The unit's number and staff's expected return are not included. */
export interface RenterBooking {
  booking: Omit<
    Booking,
    "units" | "unit" | "plate" | "expectedReturnAt" | "hasPickupRecord" | "linkVersion" | "pickupCountry"
  > & {
    units: readonly RenterUnit[];
  };
  /** Actors other than the renter are "staff" or "system", without name or id. */
  history: readonly BookingStatusEvent[];
  /** The conversation with staff, oldest first. */
  messages: readonly ConversationMessage[];
  canCancel: boolean;
  /** What cancelling costs now, in cents, and until when it is free; null if it never costs anything. */
  cancellationCost: Cents;
  freeCancellationUntil: Date | null;
  /** What the renter may ask to change: all dates, only the return of a car that is out, or nothing. */
  dateRequestScope: ChangeScope;
  /** The conditions that the last replacement of the car changed, while the rental runs; null without one, or if unknown. */
  changedTerms: readonly { label: string; value: string }[] | null;
  /** Whether the pickup is in the future. */
  isPickupAhead: boolean;
  /** The latest date request, unless the booking has changed to other dates since. */
  dateRequest: RenterDateRequest | null;
  /** The places at which a car that is out may be returned, in groups; empty otherwise. */
  returnPlaces: readonly PlaceGroup[];
  /**
   * The token from the mail's link, which proves that the renter got the mail. Null if it is wrong, or if the request is already opened or no longer
   * open.
   */
  openingProof: string | null;
  manageUrl: string;
}
