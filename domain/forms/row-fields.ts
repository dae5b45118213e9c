import { z } from "zod";

/** A text that may be missing: trimmed; empty becomes null (empty meta fields are saved as null). */
export const optionalText = (longest: number) =>
  z
    .string("Deve essere un testo.")
    .trim()
    .max(longest, `Al massimo ${longest.toLocaleString("it-IT")} caratteri.`)
    .refine((text) => !/(?![\n\r\t])\p{Cc}/u.test(text), "Contiene caratteri non ammessi.")
    .transform((text) => text || null)
    .nullable();

/** A required text of one line. */
export const requiredText = (message: string, longest: number) =>
  z
    .string(message)
    .trim()
    .min(1, message)
    .max(longest, `Al massimo ${longest} caratteri.`)
    .refine((text) => !/\p{Cc}/u.test(text), "Contiene caratteri non ammessi.");

/** A slug: lowercase letters, digits and single hyphens, none at the edges (product.md#brand-form). */
export const slugText = (message: string) =>
  requiredText(message, 80).regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    "Lo slug ha solo lettere minuscole, cifre e trattini singoli.",
  );

/** The address of a picture: an uploaded one of ours, or https. */
export const pictureAddress = requiredText("Indica l'indirizzo dell'immagine.", 500).refine(
  isPictureAddress,
  "Indica un indirizzo https o un'immagine caricata.",
);

/** The three meta fields that brands, cities and cars share (product.md#titles-and-descriptions). Lengths past 60 and 160 only warn. */
export const metaFields = {
  meta_title: optionalText(300),
  meta_description: optionalText(1000),
  meta_keywords: optionalText(1000),
};

/** The version of the row that the editor saw, for optimistic locking (product.md#stale-versions). */
export const versionField = z.int("La versione è un numero intero.").min(1).max(2_147_483_647);

function isPictureAddress(text: string): boolean {
  if (/^\/(?!\/)[\w./-]+$/.test(text)) return !text.includes("..");
  return URL.canParse(text) && new URL(text).protocol === "https:";
}
