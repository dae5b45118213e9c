import type { ApiBanDecision } from "#domain/api/ban-decisions/ban-decisions.ts";

/** Texts of the decisions about banned customers (product.md#rental-ban). */
export const BAN_DECISION_WORDS = {
  listTitle: "Aspettano la tua decisione",
  noticeTitle: "Cliente «Non noleggiare»",
  reasonTitle: "Cliente «Non noleggiare»",
  reason: "Motivo",
  reasonHint: "Lo leggono soltanto gli amministratori.",
  proceed: "Procedi",
  allow: "Permetti",
  refuse: "Non permettere",
  allowTitle: "Permettere?",
  refuseTitle: "Non permettere?",
  allowConsequence: "Da ora lo staff può farlo, finché «Non noleggiare» non cambia.",
  refuseConsequence: "Chi ci riprova legge che un amministratore ha deciso di no, finché «Non noleggiare» non cambia.",
  allowed: "Decisione salvata: ora si può fare",
  refused: "Decisione salvata: non si può fare",
  failed: "Errore nel salvataggio della decisione",
  waiting: "Aspetta la decisione di un amministratore.",
  merge: ({ customer }: { customer: string }) => `Apri la scheda di ${customer}`,
  booking: ({ reference }: { reference: string }) => `Apri la prenotazione ${reference}`,
} as const;

/** Returns what somebody asks to do for a banned customer. */
export function banRequestSentence({
  action,
  asked_by,
  asked_by_name,
  customer_name: customer,
  other_customer_name,
}: ApiBanDecision): string {
  // An admin who decides about an own action asks nobody.
  const asks = asked_by === "admin" ? "Si chiede" : `${asked_by_name ?? "Lo staff"} chiede`;
  const sentences: Record<ApiBanDecision["action"], string> = {
    confirm:
      asked_by === "customer"
        ? `${customer} ha accettato un preventivo: la prenotazione aspetta la conferma.`
        : `${asks} di confermare la prenotazione di ${customer}.`,
    renter: `${asks} di cambiare i dati del cliente di una prenotazione che riguarda ${customer}.`,
    drivers: `${asks} di aggiungere ${customer} fra i conducenti.`,
    merge: `${asks} di unire le schede di ${customer} e di ${other_customer_name ?? "un altro cliente"}.`,
    reopen: `${asks} di riaprire la prenotazione di ${customer}.`,
  };
  return sentences[action];
}

/** Returns what was decided; the admin's name only for readers who may know it. */
export function banDecisionSentence({ allowed, decided_by_name }: ApiBanDecision): string {
  const admin = decided_by_name ?? "Un amministratore";
  return allowed ? `${admin} lo permette.` : `${admin} ha deciso di no.`;
}
