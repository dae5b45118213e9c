import type { Booking } from "#domain/bookings/booking.ts";
import type { KilometreCharge } from "#domain/bookings/kilometre-charge.ts";
import type { HandoverKind } from "#domain/forms/bookings/handover.ts";
import type { MailText } from "#domain/mail-texts/mail-text.ts";
import type { Cents } from "#domain/money.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { UnitFinish } from "#domain/units/finish.ts";
import type { RentalTerms } from "#domain/vehicles/vehicle.ts";

/** The data from which the mails about a booking are written. */
export interface BookingMailParts {
  booking: Booking;
  /** The renter's private link. Only mails to the renter contain it. */
  manageUrl: string;
  /** The private link to the page where the renter reviews the rental. */
  reviewUrl: string;
  site: SiteConfiguration;
  /** The booked colours with their names in the language of the mail. */
  finish?: UnitFinish | null;
  /** The text with which an admin replaced the built-in one, in the language of the booking; null if nobody did. */
  text?: MailText | null;
  siteUrl: string;
  /** The staff's e-mail address. */
  staffAddress: string;
  /** The reason why the company declined or cancelled, in the words that the renter reads. */
  reason?: string | null;
  /** The dates that the renter asked for and staff refused, as a sentence. */
  refusedDates?: string | null;
  /** The total before a change of dates or car. */
  previousTotal?: Cents | null;
  /** The colours before a change of dates or car, if the change altered them. */
  previousColours?: string | null;
  /** The position of the leg that began with a replacement of the car. */
  leg?: number | null;
  /** The staff's message that the mail brings, with the name of its author. */
  message?: MailedMessage | null;
  /** Total and terms before the last replacement of the car; null if unknown. */
  beforeReplacement?: { total: Cents; terms: RentalTerms } | null;
  /** The recorded handovers of the unit that the renter has or had last: pickup, return or both. */
  handovers?: readonly RecordedHandover[];
  /** The driven and charged kilometres of the rental; null until its last return is recorded. */
  kilometres?: KilometreCharge | null;
}

export interface MailedMessage {
  body: string;
  author: string;
}

/** The recorded state of the car at pickup or return, as far as the mail tells the renter. */
export interface RecordedHandover {
  kind: HandoverKind;
  kilometres: number;
  fuelPercent: number;
  recordedAt: Date;
}
