import { promisedHours, type ReplyPromise } from "#domain/enquiries/promised-hours.ts";
import type { JetTypeSlug } from "#domain/jets/jet.ts";
import { ITALIAN_REPLY_PROMISE } from "#domain/words/company/italian-reply-promise.ts";

/** One line on what each type is good for (product.md#jet-pages). */
export const JET_TYPE_LINES: Readonly<Record<JetTypeSlug, string>> = {
  "light-jet": "Per tratte fino a tre ore, anche su piste corte dove gli altri non scendono.",
  "midsize-jet": "Una cabina in cui si sta in piedi, e il bagaglio di una settimana.",
  "heavy-jet": "Due ambienti, cucina calda e un assistente di volo. L'Europa intera senza scalo.",
  "ultra-long-range": "Un oceano per volta, con un letto vero e la cucina completa.",
};

/** Returns the four benefits of the hub (product.md#jet-pages). */
export const jetBenefits = (promise: ReplyPromise) => [
  { title: "Quindici minuti", text: "Dal parcheggio al posto a bordo, passando dal terminal privato." },
  {
    title: `Risposta in ${promisedHours(ITALIAN_REPLY_PROMISE, promise, "in-words")}`,
    text: "Un prezzo per il volo intero, con l'imposta scritta a parte.",
  },
  { title: "Due piloti, sempre", text: "Su ogni tratta e su ogni jet, anche il più piccolo." },
  { title: "L'auto sotto la scaletta", text: "Si chiede insieme al volo e aspetta dove si atterra." },
];
