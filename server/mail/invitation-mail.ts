import { INVITATION_DAYS } from "#domain/access/invitation.ts";
import { type Role, roleLabel } from "#domain/access/roles.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { OutgoingEmail } from "#server/integrations/mailer.ts";
import { emailHtml } from "./email-html.ts";
import type { EmailMessage } from "./email-message.ts";
import { emailText } from "./email-text.ts";

export interface InvitationMailParts {
  invitation: { email: string; role: Role };
  /** Who invites; "" where no name is known. */
  inviter: string;
  /** The one-time link. */
  url: string;
  site: SiteConfiguration;
}

/** The mail that invites somebody to the panel. It says nothing of whether the address has an account. */
export function invitationEmail({ invitation, inviter, url, site }: InvitationMailParts): OutgoingEmail {
  const role = roleLabel(invitation.role);
  const email: EmailMessage = {
    subject: `Il tuo invito nel pannello di ${site.name}`,
    heading: "Ti aspettiamo nel pannello.",
    opening: [
      "Buongiorno,",
      inviter
        ? `${inviter} ti invita a lavorare nel pannello di ${site.name} come «${role}».`
        : `sei invitato a lavorare nel pannello di ${site.name} come «${role}».`,
      "Apri l'invito e scegli nome e password; se hai già un account con questo indirizzo, ti basta accedere.",
    ],
    sections: [],
    action: { label: "Apri l'invito", url },
    closing: [
      `Il collegamento è solo tuo, vale ${INVITATION_DAYS} giorni e una volta sola.`,
      "Se non aspettavi questo invito, ignora questa e-mail: senza di te non cambia nulla.",
    ],
  };
  return { to: invitation.email, subject: email.subject, text: emailText(email, site), html: emailHtml(email, site) };
}
