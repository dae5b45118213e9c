import { CLOSED_INVITATION } from "#domain/access/invitation.ts";
import { STAFF_PASSWORD_LENGTH } from "#domain/access/password-rules.ts";
import { messages } from "#domain/messages.it.ts";

/** What each form of the sign-in pages says when it fails without a reason for people, or gets no answer (product.md#messages). */
export const AUTH_FAILURES = {
  signIn: messages.auth.signInFailed,
  signUp: messages.auth.signUpFailed,
  signOut: messages.auth.signOutFailed,
  requestReset: "Non è stato possibile inviare l'e-mail. Riprova.",
  resetPassword: "Non è stato possibile cambiare la password. Riprova.",
  verifyAddress: "Non è stato possibile verificare l'indirizzo. Riprova.",
  acceptInvitation: "Non è stato possibile accettare l'invito. Riprova.",
} as const;

/** What the page behind an invitation says. */
export const INVITATION_PAGE_WORDS = {
  title: "Il tuo invito",
  invited: (email: string, role: string) => `L'invito è per ${email}, con il ruolo «${role}».`,
  closed: CLOSED_INVITATION,
  create: { submit: "Crea il mio account", pending: "Creazione in corso..." },
  passwordHint: `Almeno ${STAFF_PASSWORD_LENGTH} caratteri.`,
  accept: { submit: "Accetta l'invito", pending: "Un momento..." },
  signIn: "Questo indirizzo ha già un account: accedi, e il ruolo ti aspetta qui.",
  signInButton: "Accedi per accettare",
  forgotten: "Password dimenticata?",
  otherUser: (email: string) => `Adesso sei entrato come ${email}. Esci, poi apri di nuovo l'invito dalla tua e-mail.`,
  signOut: { submit: "Esci", pending: "Un momento..." },
  toLogin: "Vai all'accesso",
};
