import { expect, test } from "vitest";
import { placeDecisionEmail } from "#domain/club-events/place-decision-email.ts";
import { LANGUAGE_CODES } from "#domain/languages.ts";
import { wordsOf } from "#domain/words/words-of.ts";

const event = { title: "Cena del produttore", heldOn: "2027-01-16", place: "Erbusco" };

// Rule: product.md#club "Places are given"
test("writes whole sentences with the event's day for one place, two places and none", () => {
  expect(placeDecisionEmail(wordsOf("it"), "accepted", { name: "Ada", places: 1, event })).toContain(
    "Gentile Ada,\n\nti aspettiamo: il tuo posto per «Cena del produttore» di sabato 16 gennaio 2027, Erbusco è confermato.",
  );
  expect(placeDecisionEmail(wordsOf("it"), "accepted", { name: "Ada", places: 2, event })).toContain("i due posti");
  expect(placeDecisionEmail(wordsOf("it"), "declined", { name: "Ada", places: 1, event })).toContain(
    "non riusciamo a riservarti un posto",
  );
});

// Rule: product.md#languages "The letters"
test("writes the day and the event's name in each language", () => {
  const letters = LANGUAGE_CODES.map((language) =>
    placeDecisionEmail(wordsOf(language), "accepted", { name: "Ada", places: 1, event })
      .split("\n\n")
      .slice(0, 2)
      .join(" "),
  );
  expect(letters).toEqual([
    "Gentile Ada, ti aspettiamo: il tuo posto per «Cena del produttore» di sabato 16 gennaio 2027, Erbusco è confermato.",
    "Dear Ada, We look forward to seeing you: your place at ‘Cena del produttore’ on Saturday 16 January 2027, Erbusco, is confirmed.",
    "Bonjour Ada, Nous vous attendons\u00a0: votre place pour «\u00a0Cena del produttore\u00a0» du samedi 16 janvier 2027, Erbusco, est confirmée.",
    "Guten Tag Ada, wir freuen uns auf Sie: Ihr Platz bei „Cena del produttore“ am Samstag, 16. Januar 2027, Erbusco, ist bestätigt.",
    "Buenos días, Ada: Le esperamos: su plaza para «Cena del produttore» del sábado, 16 de enero de 2027, Erbusco, está confirmada.",
  ]);
});
