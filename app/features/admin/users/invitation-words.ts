import { INVITATION_DAYS } from "#domain/invitations/invitation.ts";

/** Texts about staff invitations. */
export const INVITATION_WORDS = {
  button: "Invita una persona",
  title: "Invita una persona",
  hint: `Riceve un'e-mail con un collegamento che vale ${INVITATION_DAYS} giorni e una volta sola. Chi ha già un account accetta dopo l'accesso.`,
  submit: "Manda l'invito",
  sent: (email: string) => `Invito inviato a ${email}`,
  sentAgain: (email: string) => `Invito inviato di nuovo a ${email}: il collegamento di prima non vale più`,
  sendFailed: "Errore nell'invio dell'invito",
  revoked: (email: string) => `Invito di ${email} revocato`,
  revokeTitle: (email: string) => `Revocare l'invito di ${email}?`,
  revokeText: "Il collegamento che ha ricevuto non vale più. Puoi invitare di nuovo quando vuoi.",
  revokeFailed: "Errore nella revoca dell'invito",
  list: "Inviti",
};
