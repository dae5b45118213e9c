import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { VehicleOffer } from "#domain/prices/vehicle-offer.ts";
import { car } from "#test/page-samples.ts";
import { renderOnSite } from "#test/render-on-site.tsx";
import { RequestReceipt } from "./request-receipt.tsx";

const moment = (date: string) => ({ date, time: "10:00" });
const period = { pickup: moment("2026-12-10"), return: moment("2026-12-12") };
const next = { ...period, pickup: moment("2026-12-14"), return: moment("2026-12-16") };
const VEHICLE = {
  ...car,
  id: "1",
  slug: "maserati-levante",
  name: "Levante",
  brand: "Maserati",
  fromRate: 90_000,
  terms: {
    deposit: 500_000,
    excess: 350_000,
    includedKilometresPerDay: 250,
    extraKilometre: 350,
    minimumAge: 25,
    minimumLicenceYears: 3,
  },
};
const SELECTION = {
  pickupCity: "Roma",
  returnCity: "Roma",
  pickupDate: "2026-12-10",
  returnDate: "2026-12-12",
  pickupTime: "10:00",
  returnTime: "10:00",
  colour: "",
  options: "",
};

// Rule: product.md#waiting-list
test.each<[string, VehicleOffer, boolean]>([
  ["a taken car", { kind: "taken", period, next }, true],
  ["a closed day", { kind: "impossible", message: "Chiuso la domenica.", next }, false],
])("for %s it says whether one can wait", (_what, offer, canWait) => {
  renderOnSite(
    <RequestReceipt
      vehicle={VEHICLE}
      selection={SELECTION}
      offer={offer}
      places={{ cities: [], otherPlaces: [] }}
      today="2026-11-29"
      finish={null}
      onSelectNextPeriod={() => {}}
      form="richiesta"
    />,
  );
  expect(screen.queryByRole("link", { name: "Avvisami se si libera" }) !== null).toBe(canWait);
});
