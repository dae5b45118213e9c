// Rule: product.md#extras
import { describe, expect, test } from "vitest";
import { wordsOf } from "#domain/words/words-of.ts";
import { chooseExtras, type Extra, type ExtraRental, listOfferedExtras, orderExtras } from "./extra.ts";

const NOW = new Date("2026-12-01T09:00:00Z");
const extra = (changes: Partial<Extra> = {}): Extra => ({
  code: "child-seat",
  names: { it: "Seggiolino", en: "Child seat" },
  descriptions: null,
  unit: "day",
  price: 1500,
  maxQuantity: 2,
  maxChargedDays: 5,
  categories: [],
  vehicleIds: [],
  cityIds: [],
  leadHours: 0,
  ...changes,
});
const rental: ExtraRental = {
  vehicle: { id: "car-1", category: "suv" },
  cityId: "milano",
  pickupAt: new Date("2026-12-02T09:00:00Z"),
  now: NOW,
};

describe("an extra is offered", () => {
  test.each<[string, Partial<Extra>, Partial<ExtraRental>, boolean]>([
    ["everywhere", {}, {}, true],
    ["for its categories", { categories: ["suv", "van"] }, {}, true],
    ["not for other categories", { categories: ["van"] }, {}, false],
    ["for its cars", { vehicleIds: ["car-1"] }, {}, true],
    ["not for other cars", { vehicleIds: ["car-2"] }, {}, false],
    ["in its cities", { cityIds: ["milano"] }, {}, true],
    ["not in other cities", { cityIds: ["roma"] }, {}, false],
    ["not in an unknown city", { cityIds: ["roma"] }, { cityId: undefined }, false],
    ["until its lead time", { leadHours: 24 }, {}, true],
    ["not later", { leadHours: 25 }, {}, false],
    ["as long as no dates are chosen", { leadHours: 25 }, { pickupAt: null }, true],
  ])("%s", (_name, changes, facts, isOffered) => {
    expect(listOfferedExtras([extra(changes)], { ...rental, ...facts })).toHaveLength(isOffered ? 1 : 0);
  });
});

test("an address chooses what is offered, up to the maximum", () => {
  const offered = [extra(), extra({ code: "ski-rack" }), extra({ code: "champagne" })];
  const chosen = chooseExtras(offered, { "ski-rack": 1, "child-seat": 2, champagne: 3, sledge: 1 });
  expect(chosen.map(({ code, count }) => [code, count])).toEqual([
    ["child-seat", 2],
    ["ski-rack", 1],
  ]);
});

// Rule: product.md#extras "Order."
test.each<[string, Partial<Extra>, number, [string, string, string]]>([
  [
    "unknown",
    { code: "sledge" },
    1,
    ["extras.0.code", "Questo extra non c'è più: togli la scelta.", "This extra no longer exists: please remove it."],
  ],
  [
    "not offered here",
    { categories: ["van"] },
    1,
    [
      "extras.0.code",
      "«Seggiolino» non è disponibile con quest'auto in questo luogo: togli la scelta.",
      "“Child seat” is not available with this car in this place: please remove it.",
    ],
  ],
  [
    "too late",
    { leadHours: 48 },
    1,
    [
      "extras.0.code",
      "«Seggiolino» va ordinato almeno 48 ore prima del ritiro: togli la scelta o cambia data.",
      "“Child seat” must be ordered at least 48 hours before pickup: please remove it or choose another date.",
    ],
  ],
  ["too many", {}, 3, ["extras.0.quantity", "«Seggiolino»: al massimo 2.", "“Child seat”: 2 at most."]],
])("an extra that is %s is refused at its field", (_name, changes, quantity, expected) => {
  const { chosen, problems } = orderExtras([extra(changes)], [{ code: "child-seat", quantity }], rental);
  expect(chosen).toEqual([]);
  expect(problems.map(({ path, message }) => [path, message(wordsOf("it")), message(wordsOf("en"))])).toEqual([
    expected,
  ]);
});
