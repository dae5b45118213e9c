/** A mail with recipient, text and HTML, ready to be sent. */
export interface OutgoingEmail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** The same for every attempt to send a mail: if the response was lost it may have arrived, and mailboxes detect the duplicate by it. */
  id?: string;
  /** The name that the mail is sent by (product.md#mails); without one, that of `MAIL_FROM`. */
  senderName?: string | null;
}

/** The sender of a mail: the address of `MAIL_FROM`, by the mail's own name where it has one. */
export function toSender(
  from: string,
  senderName: string | null | undefined,
): string | { name: string; address: string } {
  if (!senderName) return from;
  return { name: senderName, address: (/<([^<>]+)>/.exec(from)?.[1] ?? from).trim() };
}

/** Returns the Message-ID (RFC 5322, 3.6.4) of a mail that has an id, in the sender's domain. */
export function toMessageIdField(id: string | undefined, from: string): { messageId?: string } {
  const domain = /@([^\s>]+)/.exec(from)?.[1];
  return id && domain ? { messageId: `<${id}@${domain}>` } : {};
}

/** Headers of all our mails; marks them as automatic, so that no absence note answers them (RFC 3834). */
export const MAIL_HEADERS = { "Auto-Submitted": "auto-generated" } as const;

/** Sends mails; a rejection means that the queue should retry. */
export interface Mailer {
  send(message: OutgoingEmail): Promise<void>;
  /** Deletes stored copies of mails from before an instant; absent if the mailer stores none. */
  deleteCopies?(before: Date): Promise<void>;
}
