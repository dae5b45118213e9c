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
