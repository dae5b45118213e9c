import { NOT_A_TEXT_MESSAGE } from "#domain/forms/field-messages.ts";
import { trimmedText } from "#domain/forms/text-fields.ts";
import { parseLogoPath } from "#domain/pictures/logo.ts";

/** The path of an uploaded logo; empty for the word mark. */
const logoField = trimmedText(NOT_A_TEXT_MESSAGE).refine(
  (path) => path === "" || parseLogoPath(path) !== null,
  "Carica il logo, o lascia vuoto.",
);

/** The settings of the company's logos (product.md#logo). The second one is for dark grounds; without it the first one stands on a light plate. */
export const logoSettings = { logo: logoField, logo_on_dark: logoField };
