import type { Booking } from "#domain/bookings/booking.ts";
import type { HandoverKind } from "#domain/forms/bookings/handover.ts";
import type { MailText } from "#domain/mail-texts/mail-text.ts";
import type { Cents } from "#domain/money.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

/** Input of the mails about a booking. */
export interface BookingMailParts {
  booking: Booking;
  /** The renter's private link; never in a mail to anybody else. */
  manageUrl: string;
  /** The private link for reviewing the rental. */
  reviewUrl: string;
  site: SiteConfiguration;
  /** The text an admin wrote over the built-in one. */
  text?: MailText | null;
  siteUrl: string;
  /** The staff's e-mail address. */
  staffAddress: string;
  /** The reason why the company declined or cancelled, as the renter reads it. */
  reason?: string | null;
  /** The total before a change of dates or car. */
  previousTotal?: Cents | null;
  /** The previous colours, if a change altered them. */
  previousColours?: string | null;
  /** The recorded handovers: pickup, return or both. */
  handovers?: readonly RecordedHandover[];
}

/** The recorded state of the car at pickup or return, as the renter is told. */
export interface RecordedHandover {
  kind: HandoverKind;
  kilometres: number;
  fuelPercent: number;
}
