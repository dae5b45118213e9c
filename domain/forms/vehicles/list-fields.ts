import { z } from "zod";
import { NOT_A_TEXT_LIST_MESSAGE, NOT_A_TEXT_MESSAGE } from "#domain/forms/field-messages.ts";
import { pictureUrlField } from "#domain/forms/row-fields.ts";
import { requiredText } from "#domain/forms/text-fields.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { isBlank, trimText } from "#domain/trim-text.ts";

const MAX_PICTURES = 30;
const MAX_HIGHLIGHTS = 20;
const highlight = requiredText("Scrivi qualcosa.", 60);
const altText = requiredText("Scrivi che cosa si vede.", 250);

/** Rows as a form sends them, including blank ones. Each row is validated, so that an error refers to its own row. */
export const textRowsField = (row: z.ZodType<string, string>, maxRows: number, missing: string) =>
  z
    .array(z.string(NOT_A_TEXT_MESSAGE), missing)
    .max(maxRows, `Al massimo ${maxRows}.`)
    .superRefine((texts, ctx) => {
      for (const [at, text] of texts.entries()) {
        const parsed = isBlank(text) ? null : row.safeParse(text);
        for (const { message } of parsed?.error?.issues.slice(0, 1) ?? [])
          ctx.addIssue({ code: "custom", path: [at], message });
      }
    });

/** Drops blank rows and duplicates. */
export const cleanTexts = (texts: readonly string[]) => [...new Set(texts.map(trimText).filter(Boolean))];

/** A car's picture URLs in order, at least one not blank (product.md#fleet-form). */
export const imageRowsField = textRowsField(pictureUrlField, MAX_PICTURES, panelMessages.fleet.problems.image)
  .refine((texts) => !texts.every(isBlank), panelMessages.fleet.problems.image)
  .transform(cleanTexts);

/** A car's highlights; the list may be empty. */
export const highlightRowsField = textRowsField(highlight, MAX_HIGHLIGHTS, NOT_A_TEXT_LIST_MESSAGE).transform(
  cleanTexts,
);

/** Alternative texts by picture URL; blank texts are dropped. */
export const altTextsField = z
  .record(z.string().max(500), z.string(NOT_A_TEXT_MESSAGE), "Deve essere un testo per ogni indirizzo.")
  .superRefine((texts, ctx) => {
    for (const [address, text] of Object.entries(texts)) {
      const parsed = isBlank(text) ? null : altText.safeParse(text);
      for (const { message } of parsed?.error?.issues.slice(0, 1) ?? [])
        ctx.addIssue({ code: "custom", path: [address], message });
    }
  })
  .transform((texts) =>
    Object.fromEntries(Object.entries(texts).flatMap(([at, text]) => (isBlank(text) ? [] : [[at, trimText(text)]]))),
  );

/** Returns the alternative texts of the car's current pictures, in picture order. */
export function pickAltTexts(
  images: readonly string[],
  alts: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    images.flatMap((address) => (Object.hasOwn(alts, address) ? [[address, alts[address] ?? ""]] : [])),
  );
}
