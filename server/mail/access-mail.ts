import { type Role, roleLabel } from "#domain/access/roles.ts";
import { formatHours } from "#domain/format-hours.ts";
import { INVITATION_DAYS } from "#domain/invitations/invitation.ts";
import { paths } from "#domain/paths.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { OutgoingEmail } from "#server/integrations/mailer.ts";
import type { EmailMessage } from "./email-message.ts";
import { renderEmail } from "./render-email.ts";

/** Account mails that anybody can request by entering an e-mail address. */
export type RequestedAccessMail = "verify-address" | "already-registered" | "reset-password";

/** An account mail. The links of two kinds contain a token. */
export type AccessMail =
  | { kind: "verify-address" | "reset-password"; token: string }
  | { kind: "already-registered" | "password-changed" };

/** A requested account mail, to an e-mail address that may have no account. */
export interface AccessMailRequest {
  kind: RequestedAccessMail;
  /** In lower case. */
  email: string;
  /** Who requested the mail; the requests of one sender are counted together. Null if limits are off (RATE_LIMITS). */
  sender: MailSender | null;
}

export interface MailSender {
  /** Keyed hash of the sender: of their known device, or of the e-mail address and their network. */
  hash: string;
  /** Whether the account's password was entered correctly on this device before. */
  known: boolean;
}

export interface AccessMailParts {
  /** The recipient; the name may be missing. */
  user: { email: string; name: string };
  site: SiteConfiguration;
  siteUrl: string;
}

/** Validity of a verification link, in hours. */
export const VERIFY_LINK_HOURS = 24;
/** Validity of a reset link, in hours. */
export const RESET_LINK_HOURS = 1;

/** Returns an account mail, ready to be sent. Its links lead to our own pages. */
export function accessEmail(mail: AccessMail, { user, site, siteUrl }: AccessMailParts): OutgoingEmail {
  const { opening, ...rest } = accessMailText(mail, site, siteUrl);
  const email: EmailMessage = {
    sections: [],
    ...rest,
    opening: [user.name && isVerifiedRecipient(mail) ? `Gentile ${user.name},` : "Buongiorno,", ...opening],
  };
  return {
    to: user.email,
    ...renderEmail(email, site, siteUrl),
  };
}

/** Whether the recipient has already verified the e-mail address by a mail. If not, somebody else may have typed the e-mail address and the name. */
const isVerifiedRecipient = ({ kind }: AccessMail) => kind === "password-changed";

const IGNORE_NOTICE = "Se non sei stato tu, ignora questa e-mail: senza di te non cambia nulla.";

function accessMailText(mail: AccessMail, site: SiteConfiguration, siteUrl: string): Omit<EmailMessage, "sections"> {
  switch (mail.kind) {
    case "verify-address":
      return {
        subject: `Verifica la tua e-mail per ${site.name}`,
        heading: "Conferma che l'indirizzo è tuo.",
        opening: ["hai creato un account con questo indirizzo. Confermalo, così possiamo assegnarti un ruolo."],
        action: { label: "Conferma l'indirizzo", url: siteUrl + paths.verifyAddress(mail.token) },
        closing: [`Il collegamento vale ${formatHours(VERIFY_LINK_HOURS)}.`, IGNORE_NOTICE],
      };
    case "already-registered":
      return {
        subject: `Hai già un account ${site.name}`,
        heading: "Un account con questo indirizzo c'è già.",
        opening: ["qualcuno, forse tu, ha provato a registrarsi con questo indirizzo. Il tuo account resta com'è."],
        action: { label: "Accedi", url: siteUrl + paths.login },
        closing: [`Se non ricordi la password, scegline una nuova: ${siteUrl}${paths.forgottenPassword}`],
      };
    case "reset-password":
      return {
        subject: `Scegli una nuova password per ${site.name}`,
        heading: "Scegli una nuova password.",
        opening: ["hai chiesto di cambiare la password del tuo account. Con quella nuova esci da tutti i dispositivi."],
        action: { label: "Scegli la password", url: siteUrl + paths.resetPassword(mail.token) },
        closing: ["Il collegamento vale un'ora e una volta sola.", IGNORE_NOTICE],
      };
    case "password-changed":
      return {
        subject: `La password del tuo account ${site.name} è cambiata`,
        heading: "La tua password è cambiata.",
        opening: ["la password del tuo account è stata cambiata adesso. Se sei stato tu, non devi fare altro."],
        action: { label: "Non sono stato io", url: siteUrl + paths.forgottenPassword },
        closing: ["Se non sei stato tu, scegli subito una nuova password e avvisa un amministratore."],
      };
  }
}

interface InvitationMailParts {
  invitation: { email: string; role: Role };
  /** The inviter's name; "" if unknown. */
  inviter: string;
  /** The one-time link. */
  url: string;
  site: SiteConfiguration;
  siteUrl: string;
}

/** Returns the invitation to the panel. It does not reveal whether the e-mail address has an account. */
export function invitationEmail({ invitation, inviter, url, site, siteUrl }: InvitationMailParts): OutgoingEmail {
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
  return {
    to: invitation.email,
    ...renderEmail(email, site, siteUrl),
  };
}
