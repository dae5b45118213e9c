import { ANSWER_LINK, type AnswerParts, answerEmail } from "#domain/enquiries/answer-email.ts";
import type { OutgoingEmail } from "#server/integrations/mailer.ts";
import { emailHtml } from "./email-html.ts";
import type { EmailMessage } from "./email-message.ts";
import { emailText } from "./email-text.ts";

/** The mail that takes an answer to whoever asked; they write back on the page of the request, and nobody's own address goes out with it. */
export function enquiryAnswerEmail(parts: AnswerParts & { to: string; page: string }): OutgoingEmail {
  const email: EmailMessage = { ...answerEmail(parts), action: { label: ANSWER_LINK, url: parts.page } };
  return {
    to: parts.to,
    subject: email.subject,
    text: emailText(email, parts.site),
    html: emailHtml(email, parts.site),
  };
}
