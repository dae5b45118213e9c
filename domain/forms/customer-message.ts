import { z } from "zod";
import { MESSAGE_LENGTH } from "#domain/enquiries/conversation.ts";

/** What the sender of a request writes on its page. */
export const customerMessageSchema = z.object({
  body: z
    .string("Scrivi il messaggio.")
    .trim()
    .min(1, "Scrivi il messaggio.")
    .max(MESSAGE_LENGTH, `Al massimo ${MESSAGE_LENGTH.toLocaleString("it-IT", { useGrouping: "always" })} caratteri.`)
    .refine((text) => !/(?![\n\r\t])\p{Cc}/u.test(text), "Il messaggio contiene caratteri non ammessi."),
  /** Given out with the form, so that the same message sent twice is one. */
  key: z.string("Ricarica la pagina e riprova.").regex(/^[\w-]{1,100}$/, "Ricarica la pagina e riprova."),
});
