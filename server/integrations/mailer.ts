/** One mail, ready to go. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
}

/** Sends mails; a rejection means "try again later". */
export interface Mailer {
  send(message: MailMessage): Promise<void>;
}
