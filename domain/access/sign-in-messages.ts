/** The fixed texts of the pages for sign-in and sign-up, which exist in Italian only (product.md#visible-texts). Do not change their wording. */
export const SIGN_IN_MESSAGES = {
  signInPending: "Accesso in corso...",
  signUp: "Registrati",
  signUpPending: "Registrazione in corso...",
  signedIn: "Accesso effettuato con successo",
  signInFailed: "Errore durante l'accesso",
  signedUp: "Registrazione completata! Verifica la tua email.",
  signUpFailed: "Errore durante la registrazione",
  signedOut: "Disconnesso con successo",
  signOutFailed: "Errore durante la disconnessione",
} as const;
