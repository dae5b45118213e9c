import { ITALIAN_FORMATS } from "#domain/words/formats/italian-formats.ts";
import type { Words } from "#domain/words/words.ts";
import { LEGAL_IT } from "./legal.it.ts";
import { PRIVACY_IT } from "./privacy.it.ts";
import { TERMS_IT } from "./terms.it.ts";

/** The words of the legal pages for the panel. */
export const ITALIAN_LEGAL: Words<"legal" | "privacy" | "terms"> = {
  ...ITALIAN_FORMATS,
  legal: LEGAL_IT,
  privacy: PRIVACY_IT,
  terms: TERMS_IT,
};
