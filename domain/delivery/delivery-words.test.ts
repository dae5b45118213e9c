import { describe, expect, test } from "vitest";
import { wordsOf } from "#domain/words/words-of.ts";
import { driverSentences } from "./delivery-rows.ts";
import { overlapWords, placeText } from "./delivery-words.ts";
import { createBaseDelivery } from "./rental-place.ts";

describe("placeText", () => {
  test.each([
    [null, "Nizza", "Nizza"],
    ["Promenade des Anglais 37", "Nizza", "Promenade des Anglais 37, Nizza"],
    ["Promenade des Anglais 37, Nizza", "Nizza", "Promenade des Anglais 37, Nizza"],
    ["Corso Francia 10, 10138 torino", "Torino", "Corso Francia 10, 10138 torino"],
    // A street name that ends with the city's name is not the city.
    ["Via Roma", "Roma", "Via Roma, Roma"],
    ["Via Roma 1", "Roma", "Via Roma 1, Roma"],
  ])("formats the place %s in %s", (address, name, text) => {
    expect(placeText({ name, address })).toBe(text);
  });
});

// Rule: product.md#booking-request
test("a car picked up at its base and returned elsewhere is collected but not delivered", () => {
  const booking = { ...createBaseDelivery("Zurigo"), back: { kilometres: 525, minutes: 420 } };
  expect(driverSentences(wordsOf("it"), "pickup", booking)).toEqual([]);
  expect(driverSentences(wordsOf("it"), "return", booking)).toEqual(["Veniamo noi a riprenderla."]);
});

test.each([
  ["«Freni»", "Freni", "sull'unità 2 si sovrappongono VL-7K3MQD di Ada Prova e il blocco «Freni»"],
  ["without a note", null, "sull'unità 2 si sovrappongono VL-7K3MQD di Ada Prova e il blocco"],
])("names a block %s as the panel does", (_which, block, words) => {
  expect(overlapWords(2, { reference: "VL-7K3MQD", renter: "Ada Prova" }, { block })).toBe(words);
});
