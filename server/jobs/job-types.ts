import type { Cents } from "#domain/money.ts";
import type { Transaction } from "#server/db/client.ts";
import type { OutgoingEmail } from "#server/integrations/mailer.ts";
import type { AccessMailRequest } from "#server/mail/access-mail.ts";
import type { BookingMailKind } from "#server/mail/bookings/booking-mail.ts";
import type { QuoteMailKind } from "#server/mail/quote-mails.ts";

/** What can be left for later, and what each kind of work needs to know. */
export interface JobPayloads {
  /** A mail that is ready to go. */
  mail: OutgoingEmail;
  /** A mail about an account that somebody asked for. Whether there is such an account, and whether it may have one more, is found out by the job. */
  "access-mail": AccessMailRequest;
  /** A mail about a booking, written when it is sent: the private link never lies in the queue. Not sent when its event has been undone. */
  "booking-mail": {
    booking: string;
    kind: BookingMailKind;
    previousTotal?: Cents;
    previousColours?: string;
    event?: string;
  };
  /** A mail about a quote, written when it is sent for the same reason. */
  "quote-mail": { quote: string; kind: QuoteMailKind };
  /** An invitation to the panel, written when it is sent for the same reason. */
  "invitation-mail": { invitation: string };
}

export type JobName = keyof JobPayloads;

/** Work for later, not before a moment when one is given. Enqueued through the caller's transaction, so that it exists exactly when what caused it does. */
export interface JobQueue {
  enqueue<Name extends JobName>(
    tx: Transaction,
    name: Name,
    payload: JobPayloads[Name],
    notBefore?: Date,
  ): Promise<void>;
}
