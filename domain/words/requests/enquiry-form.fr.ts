import type { Translated } from "#domain/words/text.ts";
import type { ENQUIRY_FORM_IT } from "./enquiry-form.it.ts";

export const ENQUIRY_FORM_FR: Translated<typeof ENQUIRY_FORM_IT> = {
  refused: "Il manque encore quelque chose\u00a0: rien de ce que vous avez écrit n'est perdu.",
  name: "Prénom et nom",
  email: "E-mail",
};
