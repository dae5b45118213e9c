import { screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { offerVehicle, wordOffer } from "#domain/prices/vehicle-offer.ts";
import { minimumRule } from "#domain/rates/rate-rules.fixture.ts";
import { NO_RATES } from "#domain/rates/rates-of-vehicle.ts";
import type { RentalSelection } from "#domain/search/rental-selection.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { TEST_CITIES } from "#test/factories/cities.ts";
import { car } from "#test/page-samples.ts";
import { renderOnSite } from "#test/render-on-site.tsx";
import { OfferDetails } from "./offer-details.tsx";

const city = TEST_CITIES.find(({ name }) => name === car.location) as (typeof TEST_CITIES)[number];

// Rule: product.md#rental-days
// Rule: product.md#vat "Bills of rentals that begin in Italy"
test.each([
  ["11:00", true],
  ["10:00", false],
])("the price box says whether a return at %s is within the grace period: %s", (returnTime, isShown) => {
  const selection: RentalSelection = {
    pickupCity: car.location,
    pickupDate: "2026-12-10",
    pickupTime: "10:00",
    returnDate: "2026-12-13",
    returnTime,
    returnCity: car.location,
    colour: "",
    options: "",
  };
  const offer = offerVehicle({
    ...selection,
    vehicle: car,
    pickupCity: city,
    returnCity: city,
    holds: [],
    now: { date: "2026-11-21", time: "09:00" },
    graceMinutes: 60,
    oneWayRatePerKilometre: 0,
    rates: NO_RATES,
    vatRateOf: () => 2200,
  });
  renderOnSite(
    <OfferDetails
      vehicle={car}
      selection={selection}
      places={{ cities: [], otherPlaces: [] }}
      offer={wordOffer(wordsOf("it"), offer, true)}
    />,
    { wrapper: MemoryRouter },
  );
  expect(screen.getByText(/× 3 giorni/)).toBeDefined();
  expect(screen.getByText("di cui IVA 22 %")).toBeDefined();
  expect(screen.queryByText(/^La riconsegna delle 11:00 è compresa/) !== null).toBe(isShown);
});

// Rule: product.md#rates "Minimum length."
test("a rental below its minimum length leads to the free one that is long enough, by its days", () => {
  const selection = { pickupDate: "2026-12-10", pickupTime: "10:00", returnDate: "2026-12-13", returnTime: "10:00" };
  const rental = { ...selection, pickupCity: car.location, returnCity: car.location, colour: "", options: "" };
  const offer = offerVehicle({
    ...rental,
    vehicle: car,
    pickupCity: city,
    returnCity: city,
    holds: [],
    now: { date: "2026-11-21", time: "09:00" },
    graceMinutes: 0,
    oneWayRatePerKilometre: 0,
    rates: { ...NO_RATES, minimumRules: [minimumRule(5)] },
    vatRateOf: () => null,
  });
  renderOnSite(
    <OfferDetails
      vehicle={car}
      selection={rental}
      places={{ cities: [], otherPlaces: [] }}
      offer={wordOffer(wordsOf("it"), offer, true)}
    />,
    { wrapper: MemoryRouter },
  );
  const link = screen.getByRole("link", { name: "Libera dal 10 dic al 15 dic" });
  expect(link.getAttribute("href")).toContain("returnDate=2026-12-15");
});
