import { expect, test } from "vitest";
import type { z } from "zod";
import { metaFields } from "#domain/forms/row-fields.ts";
import {
  emptyText,
  freeText,
  optionalText,
  requiredBlock,
  requiredText,
  textBlock,
  textLine,
} from "#domain/forms/text-fields.ts";
import { sayMessage } from "#domain/words/message.ts";
import { wordsOf } from "#domain/words/words-of.ts";

const errorsOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => sayMessage(wordsOf("it"), message));

test.each([
  [textLine("Scrivi.", 40), 40, "Al massimo 40 caratteri."],
  [requiredText("Scrivi.", 2500), 2500, "Al massimo 2.500 caratteri."],
  [textBlock("Scrivi.", 40_000), 40_000, "Al massimo 40.000 caratteri."],
  [optionalText(9999), 9999, "Al massimo 9.999 caratteri."],
  [metaFields.meta_description, 1000, "Al massimo 1.000 caratteri."],
  [freeText, 2000, "Al massimo 2.000 caratteri."],
])("states the limit of a text that is too long with thousands separators", (schema, longest, message) => {
  expect(errorsOf(schema, "a".repeat(longest))).toBeUndefined();
  expect(errorsOf(schema, "a".repeat(longest + 1))).toEqual([message]);
});

test("allows no line breaks in a line, allows them in a block, and control characters in neither", () => {
  expect(errorsOf(textLine("Scrivi.", 40), "una\nriga")).toEqual(["Contiene caratteri non ammessi."]);
  expect(errorsOf(textBlock("Scrivi.", 40), "due\n\trighe")).toBeUndefined();
  expect(errorsOf(textBlock("Scrivi.", 40, "Il testo no."), "\u0007")).toEqual(["Il testo no."]);
});

test("treats a text of invisible characters as missing, and trims them around words", () => {
  const required = requiredText("Scrivi il nome.", 40);
  expect(errorsOf(required, "\u200B\u2800\u3164\u00AD\uFEFF")).toEqual(["Scrivi il nome."]);
  expect(required.parse("\u200E Ada \u200D👩‍🚀\u2800")).toBe("Ada \u200D👩‍🚀");
  expect(optionalText(40).parse("\u3164\n\u200B")).toBeNull();
  expect(emptyText.parse(" \u200B")).toBeNull();
  expect(errorsOf(requiredBlock("Scrivi la nota."), "\u00AD")).toEqual(["Scrivi la nota."]);
});

test("reports a missing required text, and returns null for an optional one", () => {
  expect(errorsOf(requiredText("Scrivi il nome.", 40), "  ")).toEqual(["Scrivi il nome."]);
  expect(errorsOf(requiredBlock("Scrivi il motivo."), undefined)).toEqual(["Scrivi il motivo."]);
  expect(errorsOf(requiredText("Scrivi il nome.", 40), undefined)).toEqual(["Scrivi il nome."]);
  expect(optionalText(40).parse("  ")).toBeNull();
});
