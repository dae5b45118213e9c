import type { Booking } from "#domain/bookings/booking.ts";
import type { HandoverKind } from "#domain/forms/bookings/handover.ts";
import type { MailText } from "#domain/mail-texts/mail-text.ts";
import type { Cents } from "#domain/money.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

/** What the mails about a booking are written from. */
export interface BookingMailParts {
  booking: Booking;
  /** The renter's private link: never in a mail to anybody else. */
  manageUrl: string;
  /** The private link of the rental's review. */
  reviewUrl: string;
  site: SiteConfiguration;
  /** The words an admin wrote over the company's own. */
  text?: MailText | null;
  siteUrl: string;
  /** Where the staff read their mail. */
  staffAddress: string;
  /** Why the company declined or cancelled, in the words the renter reads. */
  reason?: string | null;
  /** The total before a change of dates or car. */
  previousTotal?: Cents | null;
  /** What the car looked like before a change, where it does no longer. */
  previousColours?: string | null;
  /** What the counters said at each end, as far as it is recorded. */
  handovers?: readonly RecordedHandover[];
}

/** The state of the car at one end, as the renter is told. */
export interface RecordedHandover {
  kind: HandoverKind;
  kilometres: number;
  fuelPercent: number;
}
