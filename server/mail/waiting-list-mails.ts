import { nameOfPlace } from "#domain/delivery/listed-places.ts";
import { pathsIn } from "#domain/paths.ts";
import { mailPicturePath } from "#domain/pictures/mail-picture.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { findBookedVehiclePicture } from "#domain/vehicles/booked-vehicle-picture.ts";
import { type CatalogueVehicle, vehicleTitle } from "#domain/vehicles/vehicle.ts";
import { NEXT_IN_LINE_AFTER_MINUTES } from "#domain/waiting-list/waiting-list.ts";
import { formatLongDate } from "#domain/words/formats/format-date.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { sayAtPlace } from "#domain/words/places/say-at-place.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { OutgoingEmail } from "#server/integrations/mailer.ts";
import type { WaitingEntry } from "#server/repositories/waiting-list/waiting-list.ts";
import type { EmailItinerary, EmailMessage, EmailPicture } from "./email-message.ts";
import { toItineraryRows } from "./email-text.ts";
import { renderEmail } from "./render-email.ts";

/** A mail to somebody on the waiting list: that they joined, or that a car is free (product.md#waiting-list). */
export type WaitingListMail =
  | { kind: "joined"; entry: string }
  /** `vehicle` is the free car's id. */
  | { kind: "free"; entry: string; vehicle: string };

interface WaitingMailParts {
  entry: WaitingEntry;
  /** The free car; null in the mail to somebody who joined. */
  vehicle: CatalogueVehicle | null;
  /** The private link with which the renter leaves the list. */
  leaveUrl: string;
  site: SiteConfiguration;
  siteUrl: string;
}

/**
 * Returns a mail to somebody on the waiting list, in the language of the entry. It repeats no word of the sender, because anybody may have typed the
 * address (product.md#mails).
 */
export function waitingListEmail(parts: WaitingMailParts): OutgoingEmail {
  const { entry, vehicle, leaveUrl, site, siteUrl } = parts;
  const words = wordsOf(entry.language);
  const email: EmailMessage = {
    ...(vehicle ? freeEmail(words, vehicle, parts) : joinedEmail(words, parts)),
    footLink: { label: words.waitingMails.leave, url: leaveUrl },
  };
  return {
    to: entry.email,
    ...renderEmail(email, site, siteUrl, entry.language),
    unsubscribeUrl: leaveUrl,
  };
}

function joinedEmail(words: Words, { entry }: WaitingMailParts): EmailMessage {
  const { joinedSubject, joinedHeading, joinedEnds, joinedNotYou } = words.waitingMails;
  const waitedFor = sayWaitedFor(words, entry);
  return {
    subject: say(words, joinedSubject, { waitedFor }),
    heading: joinedHeading,
    opening: [words.mailParts.greeting, sayWaiting(words, entry)],
    sections: [{ title: waitedFor, rows: toItineraryRows(toItinerary(words, entry)) }],
    closing: [joinedEnds, joinedNotYou],
  };
}

/** Returns what an entry waits for: "Ferrari 296 GTB", or "Sportive a Milano". */
const sayWaitedFor = (words: Words, { scope, vehicleName, category, city }: WaitingEntry): string =>
  scope === "vehicle"
    ? vehicleName
    : say(words, words.waitingMails.categoryIn, {
        category: words.categories.names[category],
        place: sayAtPlace(words, placeNameIn(words.language, city)),
      });

function sayWaiting(words: Words, { scope, vehicleName, category, city }: WaitingEntry): string {
  const { joinedVehicle, joinedCategory } = words.waitingMails;
  if (scope === "vehicle") return say(words, joinedVehicle, { vehicle: vehicleName });
  const place = sayAtPlace(words, placeNameIn(words.language, city));
  return say(words, joinedCategory, { category: words.categories.names[category], place });
}

function freeEmail(words: Words, vehicle: CatalogueVehicle, { entry, siteUrl }: WaitingMailParts): EmailMessage {
  const title = vehicleTitle(vehicle);
  const { freeSubject, freeHeading, free, request, freeTaken } = words.waitingMails;
  return {
    subject: say(words, freeSubject, { vehicle: title }),
    picture: toPicture(words, vehicle, siteUrl),
    heading: freeHeading,
    opening: [words.mailParts.greeting, say(words, free, { vehicle: title, minutes: NEXT_IN_LINE_AFTER_MINUTES })],
    itinerary: toItinerary(words, entry),
    sections: [],
    action: { label: request, url: siteUrl + pathsIn(words.language).bookingRequest(vehicle.slug, entry) },
    closing: [freeTaken],
  };
}

function toItinerary(words: Words, { pickupDate, pickupTime, pickupCity, ...entry }: WaitingEntry): EmailItinerary {
  const { mailParts } = words;
  const stop = (label: string, date: string, time: string, place: string) => ({
    label,
    date: formatLongDate(words, date),
    time: say(words, mailParts.time, { time }),
    place: placeNameIn(words.language, nameOfPlace(place)),
  });
  return {
    stops: [
      stop(mailParts.pickup, pickupDate, pickupTime, pickupCity),
      stop(mailParts.return, entry.returnDate, entry.returnTime, entry.returnCity),
    ],
    notes: [],
  };
}

function toPicture(words: Words, vehicle: CatalogueVehicle, siteUrl: string): EmailPicture | null {
  const figure = findBookedVehiclePicture(vehicle, null);
  const path = figure && mailPicturePath(figure.picture);
  if (!path) return null;
  return {
    src: siteUrl + path,
    alt: vehicleTitle(vehicle),
    caption: figure.isDrawn ? words.mailParts.illustration : null,
  };
}
