import { formatNumber } from "#domain/numbers.ts";

/** Texts of a booking's conversation. */
export const BOOKING_MESSAGE_WORDS = {
  title: "Conversazione",
  none: "Nessun messaggio.",
  field: "Messaggio al cliente",
  send: "Invia il messaggio",
  sendAnyway: "Invia comunque",
  sent: (email: string | null) =>
    email === null ? "Messaggio sulla pagina del cliente" : `Messaggio inviato a ${email}`,
  failed: "Errore nell'invio del messaggio",
  goesTo: (email: string | null) =>
    email === null
      ? "Il cliente non ha un'e-mail: il messaggio resta sulla sua pagina, avvisalo tu."
      : `Va sulla pagina della prenotazione e per e-mail a ${email}.`,
  whatsapp: "Apri in WhatsApp",
  whatsappHint: "WhatsApp si apre con questo testo. Quello che invii da lì non resta qui.",
  chooseTemplate: "Usa un modello",
  templatesFailed: "I modelli non si leggono: riprova tra poco.",
  expired: "La pagina del cliente non si apre più: scrivigli o chiamalo tu.",
  unreadTitle: (count: number) =>
    count === 1 ? "Nuovo messaggio del cliente" : `${formatNumber(count)} nuovi messaggi del cliente`,
  answerBelow: "Rispondi più sotto, in «Conversazione».",
  changedMeanwhile: (change: string) =>
    `${change} Leggi che cosa è cambiato prima di inviare: il tuo testo è ancora qui.`,
} as const;
