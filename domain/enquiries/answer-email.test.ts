import { expect, test } from "vitest";
import { LANGUAGE_CODES } from "#domain/languages.ts";
import { ITALIAN_ANSWER } from "#domain/words/mail-texts/italian-answer.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { TEST_SITE } from "#test/site.ts";
import { answerEmail } from "./answer-email.ts";
import { defaultAnswerText } from "./default-answers.ts";
import { ENQUIRY_KINDS } from "./enquiry.ts";

const parts = {
  kind: "jet",
  reference: "RQ-7K3MQD",
  rows: [{ label: "Tratta", value: "Milano – Zurigo, lunedì 30 novembre 2026" }],
  message: "Un cane a bordo.",
  body: "Gentile Ada,\r\n\r\nil volo è possibile:\nalle 7:30.\n\n\n  \nA presto.",
  author: "Giulia Ferraris",
  site: TEST_SITE,
  name: "Ada Lovelace",
  text: null,
} as const;

test("keeps the paragraphs and lines of the answer, signs it and repeats the request", () => {
  expect(answerEmail(ITALIAN_ANSWER, parts)).toEqual({
    subject: "Risposta alla tua richiesta RQ-7K3MQD: il tuo volo",
    heading: "La nostra risposta.",
    opening: ["Gentile Ada,", "il volo è possibile:\nalle 7:30.", "A presto.", "Giulia Ferraris\nVelluto"],
    sections: [
      {
        title: "La tua richiesta: Jet privato",
        rows: [
          { label: "Codice", value: "RQ-7K3MQD" },
          { label: "Tratta", value: "Milano – Zurigo, lunedì 30 novembre 2026" },
          { label: "Messaggio", value: "Un cane a bordo." },
        ],
      },
    ],
    closing: [
      "Per rispondere apri la pagina della tua richiesta: lì trovi tutta la conversazione. Le risposte a questa e-mail non vengono lette.",
    ],
  });
});

// Rule: product.md#mail-texts
test("wraps the answer in an admin's text and does not fill placeholders typed into the answer", () => {
  const text = {
    subject: "{codice}",
    heading: "Eccoci, {nome}.",
    body: "Buongiorno {nome},\n\n{risposta}\n\nLa {casa}",
  };
  const { subject, heading, opening } = answerEmail(ITALIAN_ANSWER, { ...parts, body: "Uno {casa}.\n\nDue.", text });
  expect([subject, heading]).toEqual(["RQ-7K3MQD", "Eccoci, Ada Lovelace."]);
  expect(opening).toEqual(["Buongiorno Ada Lovelace,", "Uno {casa}.", "Due.", "La Velluto"]);
});

test("omits the message if there is none, and signs with the company for an author without a name", () => {
  const email = answerEmail(ITALIAN_ANSWER, { ...parts, message: null, author: "" });
  expect(email.sections[0]?.rows.map(({ label }) => label)).toEqual(["Codice", "Tratta"]);
  expect(email.opening.at(-1)).toBe("Velluto");
});

test.each(ENQUIRY_KINDS)("the draft for %s greets by name and leaves room for the answer, in each language", (kind) => {
  for (const language of LANGUAGE_CODES)
    expect(defaultAnswerText(wordsOf(language), kind, "Ada Lovelace")).toMatch(
      /^[^\n]+ Ada Lovelace[,:]\n\n[^\n]+\n\n\n\n[^\n]+$/,
    );
});
