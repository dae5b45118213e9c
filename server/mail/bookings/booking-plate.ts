import type { Booking } from "#domain/booking/booking.ts";
import { carPlate } from "#domain/catalogue/car-plate.ts";
import { mailPictureAddress } from "#domain/mail-picture.ts";
import type { EmailPlate } from "#server/mail/email-message.ts";

/** The booked car above a mail; null where it has no picture of ours, or has left the catalogue. */
export function bookingPlate({ vehicle, finish }: Booking, siteUrl: string): EmailPlate | null {
  const plate = vehicle.listed && carPlate(vehicle.listed, finish);
  const address = plate && mailPictureAddress(plate.picture);
  if (!address) return null;
  const { paint } = plate;
  return {
    src: siteUrl + address,
    alt: paint ? `${vehicle.title}, colore ${paint.toLowerCase()}` : vehicle.title,
    caption: paint && "Illustrazione",
  };
}
