import type { Translated } from "#domain/words/text.ts";
import type { ENQUIRY_FORM_IT } from "./enquiry-form.it.ts";

export const ENQUIRY_FORM_ES: Translated<typeof ENQUIRY_FORM_IT> = {
  refused: "Falta algo todavía: no se ha perdido nada de lo que ha escrito.",
  name: "Nombre y apellidos",
  email: "Correo electrónico",
};
