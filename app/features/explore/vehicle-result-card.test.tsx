import { screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { VehicleResultCard } from "#app/features/explore/vehicle-result-card.tsx";
import type { VehicleDelivery, VehicleResult } from "#domain/catalogue/explore.ts";
import { parseSearch } from "#domain/search/search.ts";
import { car } from "#test/page-samples.ts";
import { renderOnSite } from "#test/render-on-site.tsx";

const DELIVERY: VehicleDelivery = {
  base: "Milano",
  place: "Aeroporto di Milano Malpensa",
  kilometres: 51,
  minutes: 60,
  supplements: [{ kind: "delivery", place: "Aeroporto di Milano Malpensa", kilometres: 11, amount: 2200 }],
};

function show(delivery: VehicleResult["delivery"]) {
  const card = (
    <VehicleResultCard result={{ vehicle: car, quote: null, delivery }} criteria={parseSearch(new URLSearchParams())} />
  );
  renderOnSite(card, { wrapper: MemoryRouter });
}

test("a delivery that costs is a line of its own, and is not called included", () => {
  show(DELIVERY);
  expect(screen.getByText("Supplemento di consegna").nextElementSibling?.textContent).toBe("€\u00a022");
  expect(screen.queryByText("Assicurazione e consegna")).toBeNull();
});

test("one that costs nothing is included", () => {
  show({ ...DELIVERY, supplements: [] });
  expect(screen.getByText("Assicurazione e consegna").nextElementSibling?.textContent).toBe("Incluse");
});
