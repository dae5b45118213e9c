import { expect, test } from "vitest";
import { wordsOf } from "#domain/words/words-of.ts";
import { toEnquiryRows } from "./enquiry-rows.ts";

test("places and the subject of a request are in the reader's language", () => {
  const german = wordsOf("de");
  const flight = {
    legs: [{ from: "Milano", to: "Londra", date: "2026-12-10" }],
    passengers: 2,
  };
  expect(toEnquiryRows(german, { kind: "jet", details: flight }, {})[0]).toEqual({
    label: "Strecke",
    value: "Mailand – London, Donnerstag, 10. Dezember 2026",
  });
  expect(toEnquiryRows(german, { kind: "contact", details: { subject: "Una prenotazione" } }, {})).toEqual([
    { label: "Betreff", value: "Eine Buchung" },
  ]);
  expect(toEnquiryRows(german, { kind: "contact", details: { subject: "Noleggio a lungo termine" } }, {})).toEqual([
    { label: "Betreff", value: "Noleggio a lungo termine" },
  ]);
});
