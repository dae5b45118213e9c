import { formatNumber } from "#domain/numbers.ts";

/** Sentences of the panel's shell. */
export const PANEL_SHELL_WORDS = {
  authenticatorNeeded:
    "Ti serve un'app di autenticazione sul telefono: si collega in un minuto, e da allora la password da sola non basta più a nessuno per entrare al posto tuo.",
  /** Says how many wait while no deadline is near. */
  allInTime: (waiting: number): string => {
    if (waiting === 0) return "Nessuna richiesta aspetta risposta.";
    return waiting === 1
      ? "Una richiesta aspetta risposta, ancora in tempo."
      : `${formatNumber(waiting)} richieste aspettano risposta, tutte ancora in tempo.`;
  },
  dueIn: (span: string): string => `entro ${span}`,
  lateBy: (span: string): string => `in ritardo di ${span}`,
  waitingBookings: "Prenotazioni da confermare",
  waitingEnquiries: "Richieste da rispondere",
  late: (entries: number): string => ` ${entries} in ritardo`,
};
