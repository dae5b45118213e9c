import type { Language } from "#domain/languages.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { OutgoingEmail } from "#server/integrations/mailer.ts";
import { emailHtml } from "./email-html.ts";
import type { EmailMessage } from "./email-message.ts";
import { emailText } from "./email-text.ts";

/** Renders a mail as plain text and as HTML, in the given language. */
export function renderEmail(
  email: EmailMessage,
  site: SiteConfiguration,
  siteUrl: string,
  language: Language = "it",
): Pick<OutgoingEmail, "subject" | "text" | "html"> {
  return {
    subject: email.subject,
    text: emailText(email, site, wordsOf(language)),
    html: emailHtml(email, site, siteUrl, language),
  };
}
