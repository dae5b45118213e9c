import type { KindOfMail, MailField } from "./mail-text.ts";

const QUOTE = ["nome", "codice", "oggetto", "totale", "casa", "telefono_casa"] as const satisfies MailField[];

/** The mails about a quote that go to the customer (product.md#mail-texts). */
export const QUOTE_TEXTS = {
  "quote-sent": {
    name: "Preventivo",
    fields: [...QUOTE, "valido_fino"],
    required: ["valido_fino"],
    companyWords: {
      subject: "Il tuo preventivo {codice}: {oggetto}",
      heading: "Il tuo preventivo.",
      body: "Gentile {nome},\n\necco quello che abbiamo preparato per te. Vale fino a {valido_fino}: per accettarlo basta aprirlo.",
    },
  },
  "quote-ordered": {
    name: "Preventivo accettato: ordine",
    fields: [...QUOTE, "ordine"],
    required: [],
    companyWords: {
      subject: "Ordine {ordine} confermato: {oggetto}",
      heading: "Grazie, è tutto confermato.",
      body: "Gentile {nome},\n\nhai accettato il preventivo {codice}. Ti chiamiamo per i dettagli; per qualunque cosa siamo al telefono a ogni ora: {telefono_casa}.",
    },
  },
} as const satisfies Record<string, KindOfMail>;
