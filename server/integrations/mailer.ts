/** One mail with its addressee, text and HTML, ready to be sent. */
export interface OutgoingEmail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** The same for every try of one mail: a try whose answer was lost may have arrived, and a mailbox knows the second by it. */
  id?: string;
}

/** The Message-ID (RFC 5322, 3.6.4) of a mail that has an id, at the sender's domain. */
export function toMessageIdField(id: string | undefined, from: string): { messageId?: string } {
  const domain = /@([^\s>]+)/.exec(from)?.[1];
  return id && domain ? { messageId: `<${id}@${domain}>` } : {};
}

/** What every mail of ours says to other machines: nobody wrote it, so no absence note answers it (RFC 3834). */
export const MAIL_HEADERS = { "Auto-Submitted": "auto-generated" } as const;

/** Sends mails; a rejection means "try again later". */
export interface Mailer {
  send(message: OutgoingEmail): Promise<void>;
  /** Removes what it has kept of mails from before an instant; absent where nothing is kept. */
  deleteCopies?(before: Date): Promise<void>;
}
