import { z } from "zod";
import { OPTIONAL_LANGUAGES } from "#domain/languages.ts";

const LANGUAGES_MESSAGE = "Scegli le lingue fra quelle proposte.";

/** The languages of the public site besides Italian (product.md#languages), in the order of `OPTIONAL_LANGUAGES`. */
export const languageSettings = {
  languages: z
    .array(z.enum(OPTIONAL_LANGUAGES, LANGUAGES_MESSAGE), LANGUAGES_MESSAGE)
    .transform((chosen) => OPTIONAL_LANGUAGES.filter((language) => chosen.includes(language))),
};
