import { z } from "zod";
import { INVALID_VERSION_MESSAGE } from "#domain/forms/field-messages.ts";
import { optionalText, requiredText } from "#domain/forms/text-fields.ts";
import { isLanguageCode } from "#domain/languages.ts";
import { stripPictureDetails } from "#domain/pictures/picture-details.ts";
import { META_FIELDS } from "#domain/seo/heads/meta-fields.ts";

/**
 * A slug: lowercase letters, digits and single hyphens, none at the edges (product.md#brand-form). The code of a language would be read as the prefix of
 * that language's addresses (product.md#languages).
 */
export const slugField = (message: string) =>
  requiredText(message, 80)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Lo slug ha solo lettere minuscole, cifre e trattini singoli.")
    .refine((slug) => !isLanguageCode(slug), {
      message: "Questo slug è il codice di una lingua del sito: scegline un altro.",
      abort: true,
    });

/** A picture URL: one of our uploads, or https. The details in the address of an upload stand with the picture and are not stored twice. */
export const pictureUrlField = requiredText("Indica l'indirizzo dell'immagine.", 500)
  .transform(stripPictureDetails)
  .refine(isPictureUrl, "Indica un indirizzo https o un'immagine caricata.");

/** The meta fields of brands and cities. */
export const metaFields = {
  meta_title: optionalText(META_FIELDS.meta_title.max),
  meta_description: optionalText(META_FIELDS.meta_description.max),
  meta_keywords: optionalText(META_FIELDS.meta_keywords.max),
};

/** The version of the row that the editor saw, for optimistic locking (product.md#stale-versions). */
export const versionField = z.int(INVALID_VERSION_MESSAGE).min(1).max(2_147_483_647);

function isPictureUrl(text: string): boolean {
  if (/^\/(?!\/)[\w./-]+$/.test(text)) return !text.includes("..");
  return URL.canParse(text) && new URL(text).protocol === "https:";
}
