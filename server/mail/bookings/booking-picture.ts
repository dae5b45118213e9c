import type { Booking } from "#domain/bookings/booking.ts";
import { mailPicturePath } from "#domain/pictures/mail-picture.ts";
import { findBookedVehiclePicture } from "#domain/vehicles/booked-vehicle-picture.ts";
import type { EmailPicture } from "#server/mail/email-message.ts";

/** Returns the picture of the car of the booking's unit; null if we have no picture of it or the car was deleted from the catalogue. */
export function toBookingPicture({ unitVehicle: vehicle, finish }: Booking, siteUrl: string): EmailPicture | null {
  const figure = vehicle.catalogueVehicle && findBookedVehiclePicture(vehicle.catalogueVehicle, finish);
  const url = figure && mailPicturePath(figure.picture);
  if (!url) return null;
  const { paint, isDrawn } = figure;
  return {
    src: siteUrl + url,
    alt: paint ? `${vehicle.title}, colore ${paint.toLowerCase()}` : vehicle.title,
    caption: isDrawn ? "Illustrazione" : null,
  };
}
