import { MAIL_FAILED_MESSAGE, PASSWORD_RESET_FAILED_MESSAGE } from "#domain/access/access-messages.ts";
import { MIN_STAFF_PASSWORD_CHARACTERS } from "#domain/access/password-rules.ts";
import { SIGN_IN_MESSAGES } from "#domain/access/sign-in-messages.ts";
import { INVALID_INVITATION_MESSAGE } from "#domain/invitations/invitation.ts";

/** The message of each sign-in form when the request fails without a reason that users can read, or without a response (product.md#messages). */
export const AUTH_FAILURE_MESSAGES = {
  signIn: SIGN_IN_MESSAGES.signInFailed,
  signUp: SIGN_IN_MESSAGES.signUpFailed,
  signOut: SIGN_IN_MESSAGES.signOutFailed,
  requestReset: MAIL_FAILED_MESSAGE,
  resetPassword: PASSWORD_RESET_FAILED_MESSAGE,
  verifyAddress: "Non è stato possibile verificare l'indirizzo. Riprova.",
  acceptInvitation: "Non è stato possibile accettare l'invito. Riprova.",
} as const;

/** Texts of the invitation page. */
export const INVITATION_PAGE_WORDS = {
  title: "Il tuo invito",
  invited: (email: string, role: string) => `L'invito è per ${email}, con il ruolo «${role}».`,
  closed: INVALID_INVITATION_MESSAGE,
  create: { submitLabel: "Crea il mio account", pendingLabel: "Creazione in corso..." },
  passwordHint: `Almeno ${MIN_STAFF_PASSWORD_CHARACTERS} caratteri.`,
  accept: { submitLabel: "Accetta l'invito", pendingLabel: "Un momento..." },
  signIn: "Questo indirizzo ha già un account: accedi, e il ruolo ti aspetta qui.",
  signInButton: "Accedi per accettare",
  forgotten: "Password dimenticata?",
  otherUser: (email: string) => `Adesso sei entrato come ${email}. Esci, poi apri di nuovo l'invito dalla tua e-mail.`,
  signOut: { submitLabel: "Esci", pendingLabel: "Un momento..." },
  toLogin: "Vai all'accesso",
};

/** Texts around every sign-in form. */
export const AUTH_WORDS = {
  /** At the foot of the page, with the company's main cities. */
  staffOnly: ({ cities }: { cities: readonly string[] }) =>
    ["Riservato al personale.", cities.length > 0 && `${cities.join(", ")}.`].filter(Boolean).join(" "),
} as const;
