/** One mail, ready to go. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
}

/** What every mail of ours says to other machines: nobody wrote it, so no absence note answers it (RFC 3834). */
export const MAIL_HEADERS = { "Auto-Submitted": "auto-generated" } as const;

/** Sends mails; a rejection means "try again later". */
export interface Mailer {
  send(message: MailMessage): Promise<void>;
}
