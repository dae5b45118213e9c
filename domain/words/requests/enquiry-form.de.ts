import type { Translated } from "#domain/words/text.ts";
import type { ENQUIRY_FORM_IT } from "./enquiry-form.it.ts";

export const ENQUIRY_FORM_DE: Translated<typeof ENQUIRY_FORM_IT> = {
  refused: "Es fehlt noch etwas. Ihre Eingaben sind erhalten geblieben.",
  name: "Vor- und Nachname",
  email: "E-Mail",
};
