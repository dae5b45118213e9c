import { panelPaths } from "#domain/panel-paths.ts";
import { starsText } from "#domain/reviews/review.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { OutgoingEmail } from "#server/integrations/mailer.ts";
import type { StoredReview } from "#server/repositories/reviews/reviews.ts";
import { emailHtml } from "./email-html.ts";
import type { EmailMessage } from "./email-message.ts";
import { emailText } from "./email-text.ts";

export interface ReviewReceivedParts {
  review: StoredReview;
  site: SiteConfiguration;
  siteUrl: string;
  /** Where the staff read their mail. */
  staffAddress: string;
}

/** To the staff, when a renter has written: what, and where it is published or not. */
export function reviewReceivedEmail({ review, site, siteUrl, staffAddress }: ReviewReceivedParts): OutgoingEmail {
  const { id, vehicleName, stars, body, shownName } = review;
  const email: EmailMessage = {
    subject: `Nuova recensione: ${vehicleName}`,
    heading: "Una recensione da leggere.",
    opening: [`${shownName}, ${starsText(stars ?? 0)}, per ${vehicleName}:`, body ?? ""],
    sections: [],
    action: { label: "Leggila nel pannello", url: siteUrl + panelPaths.adminReview(id) },
    closing: ["Finché non la pubblichi non la vede nessuno."],
  };
  return { to: staffAddress, subject: email.subject, text: emailText(email, site), html: emailHtml(email, site) };
}
