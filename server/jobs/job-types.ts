import type { Cents } from "#domain/money.ts";
import type { UnitFinish } from "#domain/units/finish.ts";
import type { Transaction } from "#server/db/client.ts";
import type { OutgoingEmail } from "#server/integrations/mailer.ts";
import type { AccessMailRequest } from "#server/mail/access-mail.ts";
import type { BookingMailKind } from "#server/mail/bookings/booking-mail.ts";
import type { QuoteMailKind } from "#server/mail/quote-mails.ts";
import type { WaitingListMail } from "#server/mail/waiting-list-mails.ts";

/** Payload of each kind of job. */
export interface JobPayloads {
  /** A mail that is ready to be sent. */
  mail: OutgoingEmail;
  /** An account mail that somebody requested. The job checks whether the account exists and is below its limit. */
  "access-mail": AccessMailRequest;
  /**
   * A mail about a booking. The job writes the mail when it runs, so that the queue never stores the private link. The job sends nothing if the event
   * of the mail was undone.
   */
  "booking-mail": {
    booking: string;
    kind: BookingMailKind;
    previousTotal?: Cents;
    previousColours?: string;
    previousFinish?: UnitFinish;
    event?: string;
    /** The position of the leg that began with a replacement. */
    leg?: number;
  };
  /** A mail about a quote. The job writes the mail when it runs, so that the queue never stores the private link. */
  "quote-mail": { quote: string; kind: QuoteMailKind };
  /** A mail to somebody on the waiting list. The job writes the mail when it runs, so that the queue never stores the private link. */
  "waiting-list-mail": WaitingListMail;
  /** An invitation to the panel. The job writes the mail when it runs, so that the queue never stores the one-time link. */
  "invitation-mail": { invitation: string };
}

export type JobName = keyof JobPayloads;

/** Enqueues jobs, optionally delayed until an instant. Pass the caller's transaction: a rollback then discards the job too. */
export interface JobQueue {
  enqueue<Name extends JobName>(
    tx: Transaction,
    name: Name,
    payload: JobPayloads[Name],
    notBefore?: Date,
  ): Promise<void>;
}
