import { expect, test } from "vitest";
import { overlapWords } from "#domain/delivery/base-move-words.ts";

test.each([
  ["«Freni»", "Freni", "sull'unità 2 si sovrappongono VL-7K3MQD di Ada Prova e il blocco «Freni»"],
  ["without a note", null, "sull'unità 2 si sovrappongono VL-7K3MQD di Ada Prova e il blocco"],
])("a block %s is called as the panel calls it", (_which, block, words) => {
  expect(overlapWords(2, { reference: "VL-7K3MQD", renter: "Ada Prova" }, { block })).toBe(words);
});
