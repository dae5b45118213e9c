import { type AnswerParts, answerEmail } from "#domain/enquiries/answer-email.ts";
import type { MailMessage } from "#server/integrations/mailer.ts";
import { emailHtml } from "./email-html.ts";
import { emailText } from "./email-text.ts";

/** The mail that takes an answer to whoever asked; what they write back reaches the staff's own address. */
export function answerMail(parts: AnswerParts & { to: string; staffAddress: string }): MailMessage {
  const email = answerEmail(parts);
  return {
    to: parts.to,
    replyTo: parts.staffAddress,
    subject: email.subject,
    text: emailText(email, parts.site),
    html: emailHtml(email, parts.site),
  };
}
