import { expect, test } from "vitest";
import { requestedDayOf } from "./requested-day.ts";

const leg = (date: string) => ({ from: "Milano", to: "Zurigo", date });

// Rule: product.md#orders
test.each([
  [
    "jet",
    { legs: [leg("2026-11-30"), { ...leg("2026-12-02"), from: "Zurigo", to: "Milano" }], passengers: 4 },
    "2026-11-30",
  ],
  ["jet", {}, null],
  ["experience", { experience: "weekend", date: "2026-12-05" }, "2026-12-05"],
  ["experience", {}, null],
  ["contact", { subject: "Bellagio", date: "2026-12-05" }, null],
] as const)("a request of kind %s with %j is for %s", (kind, details, day) => {
  expect(requestedDayOf({ kind, details })).toBe(day);
});
