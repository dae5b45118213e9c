import type { KindOfMail, MailField } from "./mail-text.ts";

const COMPANY = ["casa", "telefono_casa"] as const satisfies MailField[];
/** No name: these mails go to an address that anybody may have typed. `saluto` has one once the address has shown to be the renter's. */
const RENTAL = ["vettura", "codice", "ritiro", "riconsegna", "totale", ...COMPANY] as const satisfies MailField[];

/** The mails that a request causes before staff have had a word in it, and the one that takes their answer (product.md#mail-texts). */
export const REQUEST_TEXTS = {
  received: {
    name: "Richiesta ricevuta",
    fields: [...RENTAL, "ore_risposta", "blocco"],
    required: ["blocco"],
    companyWords: {
      subject: "La tua richiesta {codice}: {vettura}",
      heading: "La tua richiesta è nelle nostre mani.",
      body: "Buongiorno,\n\n{blocco} Ti rispondiamo entro {ore_risposta}; adesso non devi pagare nulla.",
    },
  },
  cancelled: {
    name: "Prenotazione annullata dal cliente",
    fields: ["saluto", ...RENTAL],
    required: [],
    companyWords: {
      subject: "Prenotazione {codice} annullata",
      heading: "La prenotazione è annullata.",
      body: "{saluto}\n\ncome hai chiesto, abbiamo annullato la prenotazione di {vettura}. Non devi nulla.",
    },
  },
  expired: {
    name: "Richiesta scaduta",
    fields: ["saluto", ...RENTAL, "scadenza", "di_nuovo"],
    required: ["scadenza"],
    companyWords: {
      subject: "La richiesta {codice} è scaduta",
      heading: "La tua richiesta è scaduta.",
      body: "{saluto}\n\nnon siamo riusciti a confermare in tempo la tua richiesta per {vettura}. {scadenza} Ce ne scusiamo. Non devi nulla.\n\n{di_nuovo}",
    },
  },
  "enquiry-received": {
    name: "Ricevuta di una richiesta (voli, club, esperienze, contatti)",
    fields: ["codice", "argomento", "ore_risposta", ...COMPANY],
    required: [],
    companyWords: {
      subject: "La tua richiesta {codice}: {argomento}",
      heading: "La tua richiesta è nelle nostre mani.",
      body: "Buongiorno,\n\nti rispondiamo entro {ore_risposta}. Quello che hai scritto è sulla tua pagina; se vuoi aggiungere qualcosa, scrivi lì o chiamaci indicando il codice.",
    },
  },
  "enquiry-answered": {
    name: "Risposta a una richiesta (voli, club, esperienze, contatti)",
    fields: ["nome", "codice", "argomento", "firma", ...COMPANY],
    required: ["risposta"],
    companyWords: {
      subject: "Risposta alla tua richiesta {codice}: {argomento}",
      heading: "La nostra risposta.",
      body: "{risposta}\n\n{firma}\n{casa}",
    },
  },
} as const satisfies Record<string, KindOfMail>;
