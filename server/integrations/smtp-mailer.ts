import { createTransport } from "nodemailer";
import { SECOND_MS } from "#domain/durations.ts";
import type { MailServer } from "#server/env.ts";
import {
  type Mailer,
  type OutgoingEmail,
  toMailHeaders,
  toMessageIdField,
  toSender,
} from "#server/integrations/mailer.ts";

interface SmtpMailerOptions extends MailServer {
  from: string;
}

/** Sends mails through an SMTP server. An attempt times out after a few seconds; the queue then retries. */
export class SmtpMailer implements Mailer {
  readonly #from: string;
  readonly #transport;

  constructor({ url, requireTls, from }: SmtpMailerOptions) {
    this.#from = from;
    this.#transport = createTransport({
      url,
      requireTLS: requireTls,
      connectionTimeout: 10 * SECOND_MS,
      greetingTimeout: 10 * SECOND_MS,
      socketTimeout: 30 * SECOND_MS,
    });
  }

  async send({ id, senderName, unsubscribeUrl, ...message }: OutgoingEmail): Promise<void> {
    await this.#transport.sendMail({
      ...message,
      from: toSender(this.#from, senderName),
      ...toMessageIdField(id, this.#from),
      headers: toMailHeaders({ unsubscribeUrl }),
    });
  }
}
