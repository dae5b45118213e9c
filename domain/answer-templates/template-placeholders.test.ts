import { describe, expect, test } from "vitest";
import {
  fillTemplate,
  findUnknownPlaceholder,
  isRentalTemplate,
  TEMPLATE_PLACEHOLDERS,
  type TemplateSource,
} from "#domain/answer-templates/template-placeholders.ts";
import { answerTemplateSchema } from "#domain/forms/answer-templates/answer-template.ts";

const source: TemplateSource = {
  name: "Ada {firma}",
  email: "ada@example.com",
  phone: "+39 347 123 4567",
  reference: "RQ-7K3MQD",
  subject: "Jet privato",
  rows: [
    { label: "Tratta", value: "Milano – Zurigo" },
    { label: "Passeggeri", value: "4 persone" },
  ],
  rental: {
    vehicle: "Ferrari 296 GTB",
    pickup: "giovedì 10 dicembre 2026, ore 10:00, Milano",
    return: "sabato 12 dicembre 2026, ore 10:00, Milano",
    total: "€ 2.500",
  },
  author: "Giulia Ferraris",
  site: { name: "Velluto", phone: "+39 02 0000" },
};

describe("template placeholders", () => {
  test("are replaced with the request's data, and placeholders in that data are not replaced", () => {
    expect(fillTemplate("Gentile {nome}, {richiesta} {codice}\n{dettagli}\n{firma}, {casa}", source)).toBe(
      "Gentile Ada {firma}, Jet privato RQ-7K3MQD\nTratta: Milano – Zurigo\nPasseggeri: 4 persone\nGiulia Ferraris, Velluto",
    );
  });
  test.each(TEMPLATE_PLACEHOLDERS)("{%s} is known and has a value", (field) => {
    expect(findUnknownPlaceholder(`{${field}}`)).toBeNull();
    expect(fillTemplate(`{${field}}`, source)).not.toMatch(/^\{|^$/);
  });
  // Rule: product.md#answer-templates
  test("of a rental are filled in a booking, and mark a template that an enquiry does not offer", () => {
    const body = "{vettura}, {ritiro}, {riconsegna}: {totale}";
    expect(fillTemplate(body, source)).toBe(
      "Ferrari 296 GTB, giovedì 10 dicembre 2026, ore 10:00, Milano, sabato 12 dicembre 2026, ore 10:00, Milano: € 2.500",
    );
    expect(isRentalTemplate(body)).toBe(true);
    expect(isRentalTemplate("Gentile {nome}, {dettagli}")).toBe(false);
  });
  // Rule: product.md#answer-templates
  test.each(["cognome", "", "constructor", "Nome", " nome"])("{%s} is unknown, and the form reports it", (field) => {
    expect(findUnknownPlaceholder(`Gentile {${field}},`)).toBe(field);
    const checked = answerTemplateSchema.safeParse({ title: "Consegna", body: `Gentile {${field}},` });
    expect(checked.error?.issues[0]?.message).toMatch(
      `Il campo {${field}} non esiste. Puoi usare {nome}, {email}, {telefono}`,
    );
  });
});
