import { SECOND_FACTOR_WORDS } from "#domain/access/access-messages.ts";
import { SIGN_IN_MESSAGES } from "#domain/access/sign-in-messages.ts";

/** Texts of reauthentication and of the recent-password check. */
export const SESSION_WORDS = {
  title: "Accedi di nuovo",
  explanation:
    "La sessione è scaduta, oppure quello che stai per fare chiede la tua password ancora una volta. Quello che hai scritto è ancora qui, e riprende da dove si è fermato.",
  submit: "Accedi",
  pending: SIGN_IN_MESSAGES.signInPending,
  failed: SIGN_IN_MESSAGES.signInFailed,
  signedIn: SIGN_IN_MESSAGES.signedIn,
  forgotten: "Password dimenticata?",
  ...SECOND_FACTOR_WORDS,
  otherUserTitle: "Nel frattempo ha effettuato l'accesso un'altra persona",
  otherUser: (email: string) =>
    `Questa pagina era aperta da ${email}. Ricaricala per continuare con l'altro accesso: le bozze di ${email} restano in questo browser.`,
  reload: "Ricarica la pagina",
  signOut: "Esci ed elimina le bozze",
  signOutWarning: "Uscendo si eliminano da questo browser anche le tue bozze, quelle che non hai ancora inviato.",
  stale: "Il server non risponde: ciò che vedi può non essere aggiornato. Quello che scrivi resta qui.",
} as const;
