import { expect, test } from "vitest";
import { messages } from "#domain/messages.it.ts";
import { refusalSentence } from "./booking-words.ts";

test("who finds the car taken learns where their own request is confirmed", () => {
  expect(refusalSentence(messages.booking.taken)).toBe(
    "Non più disponibile per queste date. Se l'hai già chiesta, la conferma è nella tua e-mail.",
  );
  expect(refusalSentence("Controlla i campi.")).toBe("Controlla i campi.");
});
