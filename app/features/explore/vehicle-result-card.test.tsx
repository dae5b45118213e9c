import { screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { VehicleResultCard } from "#app/features/explore/vehicle-result-card.tsx";
import type { VehicleDelivery, VehicleResult } from "#domain/catalogue/search-results.ts";
import type { DeliverySupplement } from "#domain/delivery/supplement.ts";
import { createLine, daysLine, oneWayLines, sumLines, supplementLine } from "#domain/prices/price-line.ts";
import { parseSearch } from "#domain/search/search.ts";
import { car } from "#test/page-samples.ts";
import { renderOnSite } from "#test/render-on-site.tsx";

const SUPPLEMENT: DeliverySupplement = {
  kind: "delivery",
  place: "Aeroporto di Milano Malpensa",
  kilometres: 11,
  amount: 2200,
};
const DELIVERY: VehicleDelivery = {
  base: "Milano",
  place: "Aeroporto di Milano Malpensa",
  kilometres: 51,
  minutes: 60,
  supplements: [SUPPLEMENT],
};

// Rule: product.md#rates "Too short."
test("a car for a longer rental says its minimum length, and leads to that rental", () => {
  const days = daysLine({ firstDay: "2026-12-10", quantity: 4, unitPrice: 120_000, rule: null });
  const discount = createLine(
    "length-discount",
    { names: { it: "Quattro" }, days: 4, percent: 10 },
    { unitPrice: -48_000, ruleId: "rule" },
  );
  const result = {
    vehicle: car,
    quote: { days: 4, lines: [days, discount], total: 432_000 },
    delivery: null,
    longer: { minimumDays: 4, returnDate: "2026-12-14" },
  };
  const criteria = parseSearch(new URLSearchParams("pickupDate=2026-12-10&returnDate=2026-12-12"));
  renderOnSite(<VehicleResultCard result={result} criteria={criteria} />, { wrapper: MemoryRouter });
  expect(screen.getByText("da 4 giorni")).toBeDefined();
  expect(screen.getByText(/^Totale, /).textContent).toBe("Totale, €\u00a01.200 × 4 giorni, meno €\u00a0480 di sconto");
  for (const link of screen.getAllByRole("link")) expect(link.getAttribute("href")).toContain("returnDate=2026-12-14");
});

function show(delivery: VehicleResult["delivery"], quote: VehicleResult["quote"] = null, vehicle = car) {
  const card = (
    <VehicleResultCard result={{ vehicle, quote, delivery }} criteria={parseSearch(new URLSearchParams())} />
  );
  renderOnSite(card, { wrapper: MemoryRouter });
}

test("a delivery with a supplement is a line of its own and is not called included", () => {
  show(DELIVERY);
  expect(screen.getByText("Supplemento di consegna").nextElementSibling?.textContent).toBe("€\u00a022");
  expect(screen.queryByText("Assicurazione e consegna")).toBeNull();
});

// Rule: product.md#featured-cars
test("it names no transmission that staff have not stated", () => {
  show(null, null, { ...car, specs: { ...car.specs, transmission: "" } });
  expect(screen.getByText(/posti, /).textContent).not.toContain("cambio");
});

test("a free delivery is called included", () => {
  show({ ...DELIVERY, supplements: [] });
  expect(screen.getByText("Assicurazione e consegna").nextElementSibling?.textContent).toBe("Incluse");
});

// Rule: product.md#delivered-cars
test.each([
  { supplements: [], oneWay: 0, parts: "€\u00a01.200 × 4 giorni" },
  { supplements: [SUPPLEMENT], oneWay: 0, parts: "€\u00a01.200 × 4 giorni + €\u00a022 consegna" },
  {
    supplements: [SUPPLEMENT, { ...SUPPLEMENT, kind: "collection" as const }],
    oneWay: 10_000,
    parts: "€\u00a01.200 × 4 giorni + €\u00a0100 riconsegna in altra città + €\u00a022 consegna + €\u00a022 riconsegna",
  },
])("the total lists its parts: $parts", ({ supplements, oneWay, parts }) => {
  const days = daysLine({ firstDay: "2026-12-10", quantity: 4, unitPrice: 120_000, rule: null });
  const lines = [days, ...oneWayLines(oneWay), ...supplements.map(supplementLine)];
  show(DELIVERY, { days: 4, lines, total: sumLines(lines) });
  expect(screen.getByText(/^Totale, /).textContent).toBe(`Totale, ${parts}`);
});
