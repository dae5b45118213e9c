import type { CompanyConfiguration } from "#domain/site-configuration.ts";

/** A mail with recipient, text and HTML, ready to be sent. */
export interface OutgoingEmail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /**
   * An id that stays the same for all attempts to send a mail. If the server's response to an attempt is lost, the mail may have arrived; the mailbox
   * then recognises the next attempt as a duplicate.
   */
  id?: string;
  /** The address at which the recipient unsubscribes; mail programs show it as a button of their own. */
  unsubscribeUrl?: string | undefined;
  /** The name that the mail is sent by (`chooseSenderName`); without one, that of `MAIL_FROM`. */
  senderName?: string | null;
}

/** Returns the name that mails are sent by (product.md#mails): that of the settings, else that of `MAIL_FROM` (null), else the company's. */
export function chooseSenderName(
  from: string,
  { mailSenderName, name }: Pick<CompanyConfiguration, "mailSenderName" | "name">,
): string | null {
  return mailSenderName ?? (/[^<\s][^<]*</.test(from) ? null : name);
}

/** The sender of a mail: the address of `MAIL_FROM`, by the mail's own name where it has one. */
export function toSender(
  from: string,
  senderName: string | null | undefined,
): string | { name: string; address: string } {
  if (!senderName) return from;
  return { name: senderName, address: (/<([^<>]+)>/.exec(from)?.[1] ?? from).trim() };
}

/** Returns the Message-ID (RFC 5322, 3.6.4) for a mail's id, in the sender's domain; an empty object if the mail has no id. */
export function toMessageIdField(id: string | undefined, from: string): { messageId?: string } {
  const domain = /@([^\s>]+)/.exec(from)?.[1];
  return id && domain ? { messageId: `<${id}@${domain}>` } : {};
}

/**
 * Returns the headers of a mail. They mark every mail as automatic, so that mailboxes send no absence note back (RFC 3834). A mail that can be
 * unsubscribed from names the address for it, to which the mail program posts one click (RFC 8058).
 */
export function toMailHeaders({ unsubscribeUrl }: Pick<OutgoingEmail, "unsubscribeUrl">): Record<string, string> {
  return {
    "Auto-Submitted": "auto-generated",
    ...(unsubscribeUrl && {
      "List-Unsubscribe": `<${unsubscribeUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }),
  };
}

/** Sends mails; a rejection means that the queue should retry. */
export interface Mailer {
  send(message: OutgoingEmail): Promise<void>;
  /** Deletes stored copies of mails from before an instant. Undefined for a mailer that stores no copies. */
  deleteCopies?(before: Date): Promise<void>;
}
