import { mailPicturePath } from "#domain/pictures/mail-picture.ts";
import { colourInSentence } from "#domain/units/finish-words.ts";
import { findBookedVehiclePicture } from "#domain/vehicles/booked-vehicle-picture.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import type { EmailPicture } from "#server/mail/email-message.ts";
import type { BookingMailParts } from "./booking-mail-parts.ts";

/** Returns the picture of the car of the booking's unit; null if we have no picture of it or the car was deleted from the catalogue. */
export function toBookingPicture(
  words: Words,
  { booking, finish: translated, siteUrl }: Pick<BookingMailParts, "booking" | "finish" | "siteUrl">,
): EmailPicture | null {
  const { unitVehicle: vehicle, finish } = booking;
  const figure = vehicle.catalogueVehicle && findBookedVehiclePicture(vehicle.catalogueVehicle, finish);
  const url = figure && mailPicturePath(figure.picture);
  if (!url) return null;
  const { mailParts } = words;
  // The paint of a drawing that stands for an unknown colour has its Italian name.
  const drawnPaint = words.language === "it" ? figure.paint : null;
  const shown = figure.paint === finish?.paint?.name ? (translated?.paint?.name ?? figure.paint) : drawnPaint;
  return {
    src: siteUrl + url,
    alt: shown
      ? say(words, mailParts.pictureAlt, { vehicle: vehicle.title, paint: colourInSentence(words, shown) })
      : vehicle.title,
    caption: figure.isDrawn ? mailParts.illustration : null,
  };
}
