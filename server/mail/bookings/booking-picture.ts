import { mailPicturePath } from "#domain/pictures/mail-picture.ts";
import type { UnitFinish } from "#domain/units/finish.ts";
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
  const shown = words.language === "it" ? figure.paint : translatedPaint(figure.paint, finish, translated);
  return {
    src: siteUrl + url,
    alt: shown
      ? say(words, mailParts.pictureAlt, { vehicle: vehicle.title, paint: colourInSentence(words, shown) })
      : vehicle.title,
    caption: figure.isDrawn ? mailParts.illustration : null,
  };
}

/** Returns the name of the shown paint in the language of the mail; null for a drawing that stands for an unknown colour. */
const translatedPaint = (
  shown: string | null,
  finish: UnitFinish | null,
  translated: UnitFinish | null | undefined,
): string | null => (shown === finish?.paint?.name ? (translated?.paint?.name ?? shown) : null);
