import { SIGN_IN_MESSAGES } from "#domain/access/sign-in-messages.ts";

/** A flash message: shown once on the page that follows an action (product.md#messages). */
export interface Notice {
  tone: "success" | "failure";
  text: string;
}

/** Every flash message by its key. The cookie carries only the key, so that nobody can inject a text of their own. */
export const NOTICES = {
  "signed-in": { tone: "success", text: SIGN_IN_MESSAGES.signedIn },
  "signed-up": { tone: "success", text: SIGN_IN_MESSAGES.signedUp },
  "signed-out": { tone: "success", text: SIGN_IN_MESSAGES.signedOut },
  "sign-out-failed": { tone: "failure", text: SIGN_IN_MESSAGES.signOutFailed },
  "password-reset": { tone: "success", text: "Password aggiornata: accedi con quella nuova." },
  "reset-sent": { tone: "success", text: "Se l'indirizzo ha un account, il collegamento è in arrivo." },
  "verification-sent": { tone: "success", text: "Se l'indirizzo attende una verifica, il collegamento è in arrivo." },
  "invitation-accepted": { tone: "success", text: "Benvenuto: il tuo account è pronto, accedi." },
  "role-received": { tone: "success", text: "Invito accettato: il ruolo è tuo." },
  "address-verified": { tone: "success", text: "Indirizzo verificato." },
} as const satisfies Record<string, Notice>;

export type NoticeKey = keyof typeof NOTICES;

export const isNoticeKey = (text: string): text is NoticeKey => Object.hasOwn(NOTICES, text);
