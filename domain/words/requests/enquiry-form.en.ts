import type { Translated } from "#domain/words/text.ts";
import type { ENQUIRY_FORM_IT } from "./enquiry-form.it.ts";

export const ENQUIRY_FORM_EN: Translated<typeof ENQUIRY_FORM_IT> = {
  refused: "Something is still missing: nothing you wrote has been lost.",
  name: "First and last name",
  email: "E-mail",
};
