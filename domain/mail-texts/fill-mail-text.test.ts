// Rule: product.md#mail-texts
import { expect, test } from "vitest";
import { renderMailText, validateMailText } from "#domain/mail-texts/fill-mail-text.ts";
import type { MailText } from "#domain/mail-texts/mail-text.ts";
import { MAIL_TEXT_KINDS, MAIL_TEXTS, mailTextFieldsOf } from "#domain/mail-texts/mail-texts.ts";

test.each(MAIL_TEXT_KINDS)("%s: the default text has only known placeholders and all required ones", (kind) => {
  for (const part of ["subject", "heading", "body"] as const)
    expect(validateMailText(kind, part, MAIL_TEXTS[kind].defaultText[part])).toBeNull();
});

test("reports an unknown placeholder and a missing required one", () => {
  expect(validateMailText("confirmed", "subject", "Ciao {cognome}")).toContain("Il campo {cognome} non esiste.");
  expect(validateMailText("confirmed", "body", "{motivo}")).toContain("Il campo {motivo} non esiste.");
  expect(validateMailText("declined", "body", "Gentile {nome},")).toBe(
    "Manca il campo {motivo}: senza, il cliente non lo saprebbe.",
  );
});

test.each(["received", "cancelled", "expired", "enquiry-received"] as const)(
  "%s has no name placeholder, because anybody may have typed its address",
  (kind) => {
    expect(mailTextFieldsOf(kind)).not.toContain("nome");
    expect(validateMailText(kind, "subject", "Ciao {nome}")).toContain("Il campo {nome} non esiste.");
  },
);

test("an empty placeholder takes the comma or space before it along", () => {
  const text: MailText = {
    subject: "{codice}",
    heading: "Ciao.",
    body: "Al telefono {orari_telefono}: qui, {orari_telefono}.",
  };
  expect(renderMailText(text, {}).opening).toEqual(["Al telefono: qui."]);
  expect(renderMailText(text, { orari_telefono: "a ogni ora" }).opening).toEqual([
    "Al telefono a ogni ora: qui, a ogni ora.",
  ]);
});

test("does not replace placeholders in inserted values, and drops empty paragraphs", () => {
  const text: MailText = {
    subject: "{codice}",
    heading: "Ciao.",
    body: "Gentile {nome},\n\n{motivo}\n\nA presto. {totale}",
  };
  expect(renderMailText(text, { codice: "VL-1", nome: "Ada {totale}" })).toEqual({
    subject: "VL-1",
    heading: "Ciao.",
    opening: ["Gentile Ada {totale},", "A presto."],
  });
});
