import { CATEGORIES } from "#domain/categories.ts";
import { atPlace } from "#domain/delivery/delivery-words.ts";
import { nameOfPlace } from "#domain/delivery/listed-places.ts";
import { paths } from "#domain/paths.ts";
import { mailPicturePath } from "#domain/pictures/mail-picture.ts";
import { formatItalianLong } from "#domain/rental-period/italian-dates.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { findBookedVehiclePicture } from "#domain/vehicles/booked-vehicle-picture.ts";
import { type Vehicle, vehicleTitle } from "#domain/vehicles/vehicle.ts";
import { waitedForText } from "#domain/waiting-list/waited-for.ts";
import { NEXT_IN_LINE_AFTER_MINUTES } from "#domain/waiting-list/waiting-list.ts";
import type { OutgoingEmail } from "#server/integrations/mailer.ts";
import type { WaitingEntry } from "#server/repositories/waiting-list/waiting-list.ts";
import { emailHtml } from "./email-html.ts";
import type { EmailItinerary, EmailMessage, EmailPicture } from "./email-message.ts";
import { emailText, toItineraryRows } from "./email-text.ts";

/** A mail to somebody on the waiting list: that they joined, or that a car is free (product.md#waiting-list). */
export type WaitingListMail =
  | { kind: "joined"; entry: string }
  /** `vehicle` is the free car's id. */
  | { kind: "free"; entry: string; vehicle: string };

interface WaitingMailParts {
  entry: WaitingEntry;
  /** The free car; null in the mail to somebody who joined. */
  vehicle: Vehicle | null;
  /** The private link with which the renter leaves the list. */
  leaveUrl: string;
  site: SiteConfiguration;
  siteUrl: string;
}

/** Returns a mail to somebody on the waiting list. It repeats no word of the sender, because anybody may have typed the address (product.md#mails). */
export function waitingListEmail(parts: WaitingMailParts): OutgoingEmail {
  const { entry, vehicle, leaveUrl, site, siteUrl } = parts;
  const email: EmailMessage = {
    ...(vehicle ? freeEmail(vehicle, parts) : joinedEmail(parts)),
    footLink: { label: "Esci dalla lista d'attesa", url: leaveUrl },
  };
  return {
    to: entry.email,
    subject: email.subject,
    text: emailText(email, site),
    html: emailHtml(email, site, siteUrl),
    unsubscribeUrl: leaveUrl,
  };
}

function joinedEmail({ entry }: WaitingMailParts): EmailMessage {
  const waitedFor = waitedForText(entry);
  return {
    subject: `Lista d'attesa: ${waitedFor}`,
    heading: "Sei in lista d'attesa.",
    opening: [
      "Buongiorno,",
      `ti scriviamo appena ${waitedForClause(entry)} per le tue date. L'auto non viene tenuta da parte: quando ti scriviamo, la richiede chi fa prima.`,
    ],
    sections: [{ title: waitedFor, rows: toItineraryRows(toItinerary(entry)) }],
    closing: [
      "Il tuo posto finisce con le date, con la tua prenotazione o quando esci dalla lista. Adesso non devi pagare nulla.",
      "Se non sei stato tu a iscriverti, esci con un clic. Le risposte a questa e-mail non vengono lette.",
    ],
  };
}

/** Returns "Ferrari 296 GTB si libera", "si libera una vettura della categoria Sportive, a Milano". */
const waitedForClause = ({ scope, vehicleName, category, city }: WaitingEntry): string =>
  scope === "vehicle"
    ? `${vehicleName} si libera`
    : `si libera una vettura della categoria ${CATEGORIES[category].shortLabel}, ${atPlace(city)},`;

function freeEmail(vehicle: Vehicle, { entry, siteUrl }: WaitingMailParts): EmailMessage {
  const title = vehicleTitle(vehicle);
  return {
    subject: `Si è liberata: ${title}`,
    picture: toPicture(vehicle, siteUrl),
    heading: "La tua attesa è finita.",
    opening: [
      "Buongiorno,",
      `${title} è libera per le tue date. Fra ${NEXT_IN_LINE_AFTER_MINUTES} minuti avvisiamo anche chi viene dopo di te: fino alla tua richiesta l'auto non è tenuta da parte.`,
    ],
    itinerary: toItinerary(entry),
    sections: [],
    action: { label: "Richiedi la prenotazione", url: siteUrl + paths.bookingRequest(vehicle.slug, entry) },
    closing: ["Se nel frattempo l'ha presa qualcun altro, resti in lista e ti scriviamo la prossima volta."],
  };
}

function toItinerary({ pickupDate, pickupTime, pickupCity, ...entry }: WaitingEntry): EmailItinerary {
  const stop = (label: string, date: string, time: string, place: string) => ({
    label,
    date: formatItalianLong(date),
    time: `ore ${time}`,
    place: nameOfPlace(place),
  });
  return {
    stops: [
      stop("Ritiro", pickupDate, pickupTime, pickupCity),
      stop("Riconsegna", entry.returnDate, entry.returnTime, entry.returnCity),
    ],
    notes: [],
  };
}

function toPicture(vehicle: Vehicle, siteUrl: string): EmailPicture | null {
  const figure = findBookedVehiclePicture(vehicle, null);
  const path = figure && mailPicturePath(figure.picture);
  if (!path) return null;
  return { src: siteUrl + path, alt: vehicleTitle(vehicle), caption: figure.isDrawn ? "Illustrazione" : null };
}
