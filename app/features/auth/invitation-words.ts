import { CLOSED_INVITATION } from "#domain/access/invitation.ts";
import { STAFF_PASSWORD_LENGTH } from "#domain/access/password-rules.ts";

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
