import { expect, test } from "vitest";
import { placeDecisionEmail } from "#domain/club-events/place-decision-email.ts";

const event = { title: "Cena del produttore", heldOn: "2027-01-16", place: "Erbusco" };

// Rule: product.md#club "Places are given"
test("writes whole sentences with the event's day for one place, two places and none", () => {
  expect(placeDecisionEmail("accepted", { name: "Ada", places: 1, event })).toContain(
    "Gentile Ada,\n\nti aspettiamo: il tuo posto per «Cena del produttore» di sabato 16 gennaio 2027, Erbusco è confermato.",
  );
  expect(placeDecisionEmail("accepted", { name: "Ada", places: 2, event })).toContain("i due posti");
  expect(placeDecisionEmail("declined", { name: "Ada", places: 1, event })).toContain(
    "non riusciamo a riservarti un posto",
  );
});
