import { type AnswerParts, answerLetter } from "#domain/enquiries/answer-letter.ts";
import type { MailMessage } from "#server/integrations/mailer.ts";
import { letterHtml } from "#server/mail/letter-html.ts";
import { letterText } from "#server/mail/letter-text.ts";

/** The mail that takes an answer to whoever asked; what they write back reaches the staff's own address. */
export function answerMail(parts: AnswerParts & { to: string; staffAddress: string }): MailMessage {
  const letter = answerLetter(parts);
  return {
    to: parts.to,
    replyTo: parts.staffAddress,
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter),
  };
}
